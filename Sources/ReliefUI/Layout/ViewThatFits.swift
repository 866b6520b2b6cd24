import Foundation

/// The first of several views that fits into the room that is offered; the last one when none does.
nonisolated public struct ViewThatFits<Content: View>: View, PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Several views, the one that is liked best first.
  ///
  /// - Parameter axes: the axes along which a view must fit, at its ideal length.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    let inside = context.child(.content).stacking(nil)
    let rows = LazyRows(content.lazyRuns(inside), inside)
    return [ViewNode(.layout(FittingContainer(axes: axes, rows: rows)), name: "ViewThatFits")]
  }
}

/// Makes views until one fits.
private final class FittingContainer: LayoutContainer {
  private let axes: Axis.Set
  private let rows: LazyRows

  init(axes: Axis.Set, rows: LazyRows) { (self.axes, self.rows) = (axes, rows) }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
    choice(proposal)?.node.sizeThatFits(proposal) ?? .zero
  }

  func spacing(_ node: ViewNode) -> ViewSpacing { choice(.unspecified)?.node.spacing ?? ViewSpacing() }

  func guides(_ node: ViewNode) -> ExplicitGuides { [.any, .baselines] }

  func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions, _ node: ViewNode) -> CGFloat? {
    guard let chosen = choice(dimensions.proposal)?.node else { return nil }
    return chosen.explicitAlignment(key, chosen.dimensions(dimensions.proposal))
  }

  func place(
    in bounds: CGRect, proposal: ProposedViewSize, _ node: ViewNode, _ placement: inout Placement
  ) {
    guard let choice = choice(proposal) else { return node.adopt([]) }
    node.adopt([choice.node])
    choice.node.place(at: bounds.origin, proposal: proposal)
    rows.show(choice.row)
  }

  func forget() { rows.made.forEach { $0.forgetSizes() } }

  private func choice(_ proposal: ProposedViewSize) -> (node: ViewNode, row: Int)? {
    var asked = proposal
    for axis in Axis.allCases where axes.has(axis) { asked[axis] = nil }
    var last: (node: ViewNode, row: Int)?
    for row in 0..<rows.count {
      for node in rows[row] {
        let ideal = node.sizeThatFits(asked)
        let fits = Axis.allCases.allSatisfy { !axes.has($0) || ideal[$0] <= (proposal[$0] ?? .infinity) }
        if fits { return (node, row) }
        last = (node, row)
      }
    }
    return last
  }
}
