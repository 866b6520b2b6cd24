import Foundation
import SwiftUI
import Testing

/// The catalogue of colours and pictures that the views name: the background F0F0F3 or 26282E, a drop shadow AEAEC0,
/// a drop highlight FFFFFF, a picture "step-up".
let catalog = root + "/Fixtures/Previews/Fitness/Assets.xcassets"

/// The folder of the package.
let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path

/// A view on a screen of a size, or as large as it is.
@MainActor func screen(
  _ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil, scale: CGFloat = 1,
  dark: Bool = false, safeArea: EdgeInsets = EdgeInsets()
) -> ViewHost {
  var size: CGSize?
  if let width, let height { size = CGSize(width: width, height: height) }
  return ViewHost(view, size: size, scale: scale, safeArea: safeArea, assets: [catalog]) {
    $0.colorScheme = dark ? .dark : .light
  }
}

/// Whether a line is as a pattern says, in which a star stands for anything.
func fits(_ line: Substring, _ pattern: String) -> Bool {
  var rest = line
  let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
  guard rest.hasPrefix(parts[0]) else { return false }
  rest = rest.dropFirst(parts[0].count)
  for part in parts.dropFirst().dropLast() {
    guard let range = rest.range(of: part) else { return false }
    rest = rest[range.upperBound...]
  }
  return parts.count == 1 ? rest.isEmpty : rest.hasSuffix(parts[parts.count - 1])
}

/// Expects lines of the display list and of the layout, in that order, among others.
@MainActor func check(
  _ host: ViewHost, draws: [String] = [], lays: [String] = [], not: [String] = [], at: SourceLocation
) {
  do {
    let drawn = try host.drawingDescription()
    let laid = try host.layoutDescription()
    for (wanted, text) in [(draws, drawn), (lays, laid)] {
      var lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }[...]
      for pattern in wanted {
        guard let index = lines.firstIndex(where: { fits($0, pattern) }) else {
          Issue.record("\(pattern)\nis not (there) in\n\(text)", sourceLocation: at)
          break
        }
        lines = lines[(index + 1)...]
      }
    }
    for pattern in not where (drawn + "\n" + laid).contains(pattern) {
      Issue.record("\(pattern)\nis in\n\(drawn)", sourceLocation: at)
    }
  } catch { Issue.record("\(error)", sourceLocation: at) }
}

/// Expects what a view draws in a size: lines of the display list, in that order, among others.
@MainActor func draws(
  _ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil, _ lines: String...,
  not: String = "", dark: Bool = false, at: SourceLocation = #_sourceLocation
) {
  check(
    screen(view, width, height, dark: dark), draws: lines, not: not.isEmpty ? [] : [not], at: at)
}

/// Expects where views lie: lines of the layout, in that order, among others.
@MainActor func lays(
  _ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil, _ lines: String...,
  scale: CGFloat = 1, safeArea: EdgeInsets = EdgeInsets(), at: SourceLocation = #_sourceLocation
) {
  check(screen(view, width, height, scale: scale, safeArea: safeArea), lays: lines, at: at)
}

/// Expects that a word leaves the picture of a view as it is.
@MainActor func same(
  _ view: some View, as other: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil,
  at: SourceLocation = #_sourceLocation
) {
  do {
    let drawn = try screen(view, width, height).drawingDescription()
    let plain = try screen(other, width, height).drawingDescription()
    #expect(!plain.isEmpty && drawn == plain, sourceLocation: at)
  } catch { Issue.record("\(error)", sourceLocation: at) }
}

/// The size that a view takes when it is free.
@MainActor func ideal(_ view: some View, scale: CGFloat = 1) -> CGSize {
  (try? screen(view, scale: scale).size()) ?? .zero
}

/// The colour of a pixel as six digits.
@MainActor func pixel(_ view: some View, _ width: CGFloat, _ height: CGFloat, _ x: Int, _ y: Int) -> String {
  let renderer = ImageRenderer(content: view.frame(width: width, height: height))
  guard let found = try? renderer.bitmap()[x, y] else { return "none" }
  return [found.red, found.green, found.blue].map { String(UInt32($0) + 256, radix: 16).suffix(2) }.joined()
}

/// A box with which places are seen.
struct Box: View {
  var color = Color.red
  var width: CGFloat = 20
  var height: CGFloat = 10
  var body: some View { color.frame(width: width, height: height) }
}

extension Color {
  static let element = Color("background")
  static let background = Color("background")
  static let dropShadow = Color("drop-shadow")
  static let dropHighlight = Color("drop-highlight")
  static let gradientTop = Color("gradient-top")
  static let gradientBottom = Color("gradient-bottom")
  static let ratings = Color("ratings")
  static let color = Color(red: 0.2, green: 0.4, blue: 0.6)
  static var random: Color { [.red, .green][1] }
}
