import Foundation

/// A view with room around it.
struct PaddingLayout: MirroredLayout {
  let insets: EdgeInsets

  /// The distance where none is given, in points. Source: OpenSwiftUI, Layout/Modifier/DefaultPadding.swift.
  static let standard: CGFloat = 16

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    return CGSize(
      width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top), proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }
}

extension View {
  /// Room on some edges; 16 points unless told.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padded(EdgeInsets(length ?? PaddingLayout.standard, edges))
  }

  /// The same room on all edges, in points.
  public func padding(_ length: CGFloat) -> some View { padded(EdgeInsets(length, .all)) }

  /// Room on each edge.
  public func padding(_ insets: EdgeInsets) -> some View { padded(insets) }

  func padded(_ insets: EdgeInsets) -> some View {
    func clean(_ v: CGFloat) -> CGFloat { v.isFinite ? v : 0 }
    let finite = EdgeInsets(
      top: clean(insets.top), leading: clean(insets.leading), bottom: clean(insets.bottom),
      trailing: clean(insets.trailing))
    return modifier(UnaryLayoutModifier(layout: PaddingLayout(insets: finite), name: "padding"))
  }
}
