import Foundation

/// Room that grows along the axis of the stack around it, or along both.
nonisolated public struct Spacer: View, PrimitiveView {
  /// The least length in points; nil for the distance that views keep.
  public var minLength: CGFloat?

  /// Room of at least a length.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    let least = minLength.flatMap { $0.isFinite ? $0 : nil } ?? ViewSpacing.standard
    let node = ViewNode(
      .leaf(SpacerLeaf(least: max(0, least), axis: context.environment.stackAxis)), name: "Spacer")
    // A spacer takes what all others leave. Source: OpenSwiftUI, Layout/Separator/Spacer.swift.
    node.traits[PriorityTrait.self] = -.infinity
    return [node]
  }
}

private struct SpacerLeaf: Leaf, Untouchable {
  let least: CGFloat
  let axis: Axis?

  var spacing: ViewSpacing { .zero }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    func length(_ along: Axis) -> CGFloat {
      axis == nil || axis == along ? max(least, proposal[along] ?? least) : 0
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  func draw(in frame: CGRect, _ context: inout DrawingContext) {}
}
