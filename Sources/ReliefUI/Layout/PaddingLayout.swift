import Foundation

/// A view with room around it.
struct PaddingLayout: GuidePassingLayout {
  let insets: EdgeInsets

  /// The distance where none is given, in points. Source: OpenSwiftUI, Layout/Modifier/DefaultPadding.swift.
  static let standard: CGFloat = 16

  /// The view's wishes on edges without room.
  ///
  /// Padded views keep 8 points from each other: measured on a picture of two padded switches with text (iOS 15).
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    var spacing = subviews.first?.spacing ?? ViewSpacing()
    if insets.top != 0 { spacing.edges[.top] = nil }
    if insets.leading != 0 { spacing.edges[.leading] = nil }
    if insets.bottom != 0 { spacing.edges[.bottom] = nil }
    if insets.trailing != 0 { spacing.edges[.trailing] = nil }
    return spacing
  }

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
    modifier(UnaryLayoutModifier(layout: PaddingLayout(insets: insets.finite), name: "padding"))
  }
}
