import Foundation

@testable import ReliefUI

/// A bar as wide as a number, so that a test can read the number from a frame.
struct Bar: View {
  let width: Int
  init(_ width: Int) { self.width = width }
  var body: some View { Color.red.frame(width: CGFloat(width), height: 10) }
}

extension ViewHost {
  /// The widths of all bars that are shown, in their order.
  @MainActor func bars() throws -> [Int] {
    try layoutDescription().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("Color (") }
      .compactMap { Double($0.split(separator: ",")[2].trimmingCharacters(in: .whitespaces)).map { Int($0) } }
  }
}

/// What happened, in its order.
@MainActor final class Log {
  var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }
}

/// A context of its own, so that warnings of other tests do not show; fonts are shared.
func freshContext() -> RenderContext { RenderContext(fonts: sharedContext.fonts) }
