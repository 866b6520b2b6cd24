import Foundation
import ReliefDrawing
import ReliefGeometry

/// A line one pixel thick across the stack around it; a horizontal one outside of stacks.
nonisolated public struct Divider: View, PrimitiveView {
  /// A line.
  public init() {}

  /// The colour of separators.
  ///
  /// Source: measured on a picture of iOS 26.2 (light); UIColor.separator (dark).
  static let color = SystemColor(0x3C3C43, 0x545458, opacity: (0.29, 0.6))

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    let environment = context.environment
    let leaf = DividerLeaf(
      isVertical: environment.stackAxis == .horizontal, thickness: environment.pixelLength,
      color: Divider.color.resolved(environment).quantizedOpacity)
    return [ViewNode(.leaf(leaf), name: "Divider")]
  }
}

private struct DividerLeaf: Leaf {
  let isVertical: Bool
  let thickness: CGFloat
  let color: ResolvedColor

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions()
    return isVertical
      ? CGSize(width: thickness, height: offered.height) : CGSize(width: offered.width, height: thickness)
  }

  func draw(in frame: CGRect, _ context: inout DrawingContext) {
    // Both edges of a line at half a pixel would snap away from each other.
    var line = context.snapped(frame)
    if isVertical { line.size.width = frame.width } else { line.size.height = frame.height }
    context.items.append(.fill(Path(line), .color(color)))
  }
}
