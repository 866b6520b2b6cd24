import Foundation

/// Views below each other, of which those that are not seen are not made.
nonisolated public struct LazyVStack<Content: View>: View, PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Views below each other, as wide as the room that is offered.
  ///
  /// - Parameter pinnedViews: what stays in sight while its section is scrolled by.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing) = (alignment, spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    [
      .lazy(
        content, name: "LazyVStack", axis: .vertical, tracks: .single,
        alignment: Alignment(horizontal: alignment, vertical: .center), gap: spacing, pins: pinnedViews,
        context)
    ]
  }
}

/// Views side by side, of which those that are not seen are not made.
nonisolated public struct LazyHStack<Content: View>: View, PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Views side by side, as high as the room that is offered.
  ///
  /// - Parameter pinnedViews: what stays in sight while its section is scrolled by.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing) = (alignment, spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    [
      .lazy(
        content, name: "LazyHStack", axis: .horizontal, tracks: .single,
        alignment: Alignment(horizontal: .center, vertical: alignment), gap: spacing, pins: pinnedViews,
        context)
    ]
  }
}

/// Views in columns, row by row, of which those that are not seen are not made.
nonisolated public struct LazyVGrid<Content: View>: View, PrimitiveView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Views in columns.
  ///
  /// - Parameters:
  ///   - alignment: where columns stand that are narrower than the room.
  ///   - spacing: the distance between rows; nil for 8 points.
  ///   - pinnedViews: what stays in sight while its section is scrolled by.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment, self.spacing) = (columns, alignment, spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    [
      .lazy(
        content, name: "LazyVGrid", axis: .vertical, tracks: .items(columns),
        alignment: Alignment(horizontal: alignment, vertical: .center), gap: spacing, pins: pinnedViews,
        context)
    ]
  }
}

/// Views in rows, column by column, of which those that are not seen are not made.
nonisolated public struct LazyHGrid<Content: View>: View, PrimitiveView {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Views in rows.
  ///
  /// - Parameters:
  ///   - alignment: where rows stand that are lower than the room.
  ///   - spacing: the distance between columns; nil for 8 points.
  ///   - pinnedViews: what stays in sight while its section is scrolled by.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment, self.spacing) = (rows, alignment, spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    [
      .lazy(
        content, name: "LazyHGrid", axis: .horizontal, tracks: .items(rows),
        alignment: Alignment(horizontal: .center, vertical: alignment), gap: spacing, pins: pinnedViews,
        context)
    ]
  }
}

extension ViewNode {
  /// A container that makes only those of its views that are seen.
  @MainActor fileprivate static func lazy(
    _ content: some View, name: String, axis: Axis, tracks: LazyContainer.Tracks, alignment: Alignment,
    gap: CGFloat?, pins: PinnedScrollableViews, _ context: GraphContext
  ) -> ViewNode {
    let inside = context.child(.content).stacking(axis)
    let container = LazyContainer(
      axis: axis, tracks: tracks, alignment: alignment, gap: gap, pins: pins,
      rows: LazyRows(content.lazyRuns(inside), inside), environment: context.environment)
    return ViewNode(.layout(container), name: name)
  }
}
