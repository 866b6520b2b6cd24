import Foundation

/// Views in front of each other.
nonisolated public struct ZStack<Content: View>: View, PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// Views in front of each other, the last one foremost.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    LayoutView(layout: ZStackLayout(alignment: alignment), content: content, name: "ZStack")
      .makeNodes(context)
  }
}

/// The layout of a `ZStack`: each view gets the whole proposal.
public struct ZStackLayout: GuidePassingLayout {
  /// The guides that the views share.
  public var alignment: Alignment

  /// Views in front of each other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The size of all views, aligned.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let (across, down) = extents(subviews.map { $0.dimensions(in: proposal) })
    return CGSize(width: across.length, height: down.length)
  }

  /// Aligns the views.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let dimensions = subviews.map { $0.dimensions(in: proposal) }
    let (across, down) = extents(dimensions)
    for (subview, dimensions) in zip(subviews, dimensions) {
      subview.place(
        at: CGPoint(
          x: bounds.minX - across.low - dimensions[alignment.horizontal],
          y: bounds.minY - down.low - dimensions[alignment.vertical]), proposal: proposal)
    }
  }

  private func extents(_ dimensions: [ViewDimensions]) -> (across: Extent, down: Extent) {
    var (across, down) = (Extent(), Extent())
    for each in dimensions {
      across.include(each, alignment.horizontal.key)
      down.include(each, alignment.vertical.key)
    }
    return (across, down)
  }
}
