import Foundation
import ReliefDrawing
import ReliefText

@testable import ReliefUI

/// Fonts are shared by all tests: opening them anew for each would take most of the time.
let sharedContext = RenderContext()

/// A host for a view in a test.
@MainActor func host(
  _ view: some View, in size: ProposedViewSize = .unspecified, scale: CGFloat = 1,
  _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> ViewHost {
  var environment = EnvironmentValues()
  environment.displayScale = scale
  environment.renderContext = sharedContext
  change(&environment)
  let whole: CGSize? =
    if let width = size.width, let height = size.height { CGSize(width: width, height: height) } else { nil }
  return ViewHost(view, screen: .init(proposal: size, size: whole), environment: environment)
}

/// The tree of a view with its frames.
@MainActor func frames(
  _ view: some View, in size: ProposedViewSize = .unspecified, scale: CGFloat = 1
) throws -> String {
  try host(view, in: size, scale: scale).layoutDescription()
}

/// The frame of the first view of a name.
@MainActor func frame(
  of name: String, _ view: some View, in size: ProposedViewSize = .unspecified, scale: CGFloat = 1,
  at index: Int = 0
) throws -> CGRect {
  let lines = try frames(view, in: size, scale: scale).split(separator: "\n")
    .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix(name + " (") }
  let numbers = lines[index].dropFirst(name.count + 2).dropLast().split(separator: ",").compactMap {
    Double($0.trimmingCharacters(in: .whitespaces))
  }
  return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
}
