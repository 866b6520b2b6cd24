import Foundation

/// A layout whose type is hidden; views keep their state when it becomes another one.
public struct AnyLayout: Layout {
  /// What the hidden layout keeps.
  public struct Cache {
    fileprivate var type: any Layout.Type
    fileprivate var value: Any
  }

  private let layout: any Layout

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

  /// Calls a closure with the hidden layout and what it keeps.
  private func opening<T>(
    _ cache: inout Cache, _ subviews: Subviews, _ body: (any OpenedLayout) -> T
  ) -> T {
    func open<L: Layout>(_ layout: L) -> T {
      let kept = cache.type == L.self ? cache.value as? L.Cache : nil
      let opened = Opened(layout: layout, cache: kept ?? layout.makeCache(subviews: subviews))
      defer { cache = Cache(type: L.self, value: opened.cache) }
      return body(opened)
    }
    return open(layout)
  }

  /// What the hidden layout keeps.
  public func makeCache(subviews: Subviews) -> Cache {
    func open<L: Layout>(_ layout: L) -> Cache {
      Cache(type: L.self, value: layout.makeCache(subviews: subviews))
    }
    return open(layout)
  }

  /// The distances that the hidden layout likes to keep.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    opening(&cache, subviews) { $0.spacing(subviews) }
  }

  /// The size of the hidden layout.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    opening(&cache, subviews) { $0.sizeThatFits(proposal, subviews) }
  }

  /// Places the views as the hidden layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    opening(&cache, subviews) { $0.place(in: bounds, proposal, subviews) }
  }

  /// Where a guide across lies, if the hidden layout says so.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    opening(&cache, subviews) { $0.alignment(of: guide, in: bounds, proposal, subviews) }
  }

  /// Where a guide down lies, if the hidden layout says so.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    opening(&cache, subviews) { $0.alignment(of: guide, in: bounds, proposal, subviews) }
  }

  /// Lays out the views of a closure.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(
      layout: self, content: content(), name: "AnyLayout",
      axis: type(of: layout).layoutProperties.stackOrientation)
  }
}

/// A layout with what it keeps.
private protocol OpenedLayout {
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize
  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
  func alignment(
    of guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat?
  func alignment(
    of guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat?
}

private final class Opened<L: Layout>: OpenedLayout {
  let layout: L
  var cache: L.Cache

  init(layout: L, cache: L.Cache) { (self.layout, self.cache) = (layout, cache) }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    layout.spacing(subviews: subviews, cache: &cache)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func alignment(
    of guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func alignment(
    of guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
