import Foundation

/// Views in a row along an axis.
///
/// Source of the algorithm: OpenSwiftUI, Layout/Stack/StackLayout.swift. Spacings are subtracted first; views are
/// asked in the order of their priority, the least flexible ones first, each being offered an even share of what
/// is left; lower priorities are kept their least lengths.
struct StackLayout: GuidePassingLayout, Sendable {
  let axis: Axis
  let alignment: AlignmentKey
  /// The distance between views; nil, and what is no distance, for what they like.
  let gap: CGFloat?

  init(axis: Axis, alignment: AlignmentKey, gap: CGFloat?) {
    (self.axis, self.alignment) = (axis, alignment)
    self.gap = gap.flatMap { $0.isFinite ? $0 : nil }
  }

  struct Cache {
    var gaps: [CGFloat]
    var known: [(proposal: ProposedViewSize, proposals: [ProposedViewSize])] = []
  }

  func makeCache(subviews: Subviews) -> Cache {
    let gaps = zip(subviews, subviews.dropFirst()).map { before, after in
      gap ?? before.spacing.distance(to: after.spacing, along: axis)
    }
    return Cache(gaps: gaps)
  }

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    let (start, end): (Edge, Edge) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var spacing = ViewSpacing()
    for (index, subview) in subviews.enumerated() {
      var edges: Edge.Set = axis == .horizontal ? .vertical : .horizontal
      if index == 0 { edges.insert(Edge.Set(start)) }
      if index == subviews.count - 1 { edges.insert(Edge.Set(end)) }
      spacing.formUnion(subview.spacing, edges: edges)
    }
    return spacing
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let proposals = proposals(for: proposal, subviews, &cache)
    var size = CGSize.zero
    size[axis] = cache.gaps.reduce(0, +)
    var extent = Extent()
    for (subview, proposal) in zip(subviews, proposals) {
      let dimensions = subview.dimensions(in: proposal)
      size[axis] += dimensions.size[axis]
      extent.include(dimensions, alignment)
    }
    size[axis.other] = extent.length
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var proposal = proposal
    if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
    let proposals = proposals(for: proposal, subviews, &cache)
    let dimensions = zip(subviews, proposals).map { $0.dimensions(in: $1) }
    var extent = Extent()
    for each in dimensions { extent.include(each, alignment) }
    var position = bounds.origin[axis]
    for (index, subview) in subviews.enumerated() {
      var corner = CGPoint.zero
      corner[axis] = position
      corner[axis.other] = bounds.origin[axis.other] - extent.low - dimensions[index].value(alignment)
      subview.place(at: corner, proposal: proposals[index])
      position += dimensions[index].size[axis] + (index < cache.gaps.count ? cache.gaps[index] : 0)
    }
  }

  /// What each view is offered.
  private func proposals(
    for proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> [ProposedViewSize] {
    if let known = cache.known.first(where: { $0.proposal == proposal }) { return known.proposals }
    let made = fitted(divide(proposal, subviews, cache.gaps.reduce(0, +)), proposal, subviews)
    cache.known.append((proposal, made))
    return made
  }

  /// Views that their guides push out at the far side across are offered only what is left there.
  private func fitted(
    _ proposals: [ProposedViewSize], _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> [ProposedViewSize] {
    guard let across = proposal[axis.other], across.isFinite else { return proposals }
    let guides: ExplicitGuides = alignment.isBaseline ? [.any, .baselines] : .any
    guard subviews.contains(where: { !$0.node.guides.isDisjoint(with: guides) }) else { return proposals }
    let dimensions = zip(subviews, proposals).map { $0.dimensions(in: $1) }
    var extent = Extent()
    for each in dimensions { extent.include(each, alignment) }
    var proposals = proposals
    for (index, each) in dimensions.enumerated() {
      let start = -extent.low - each.value(alignment)
      if start > 0, start + each.size[axis.other] > across {
        proposals[index][axis.other] = max(0, across - start)
      }
    }
    return proposals
  }

  private func divide(_ proposal: ProposedViewSize, _ subviews: Subviews, _ gaps: CGFloat)
    -> [ProposedViewSize]
  {
    var proposals = [ProposedViewSize](repeating: proposal, count: subviews.count)
    guard let offered = proposal[axis], offered.isFinite else { return proposals }
    var left = max(0, offered - gaps)
    let nodes = subviews.nodes
    func length(_ index: Int, _ offer: CGFloat) -> CGFloat {
      var asked = proposal
      asked[axis] = offer
      return nodes[nodes.startIndex + index].sizeThatFits(asked)[axis]
    }
    if nodes.count == 1 {
      proposals[0][axis] = left
      return proposals
    }
    var lengths: [(least: CGFloat, flexibility: CGFloat)] = []
    lengths.reserveCapacity(nodes.count)
    for index in 0..<nodes.count {
      let least = length(index, 0)
      lengths.append((least, length(index, .infinity) - least))
    }
    var order = Array(0..<nodes.count)
    let priorities = priorities(nodes)
    order.sort { a, b in
      if let priorities, priorities[a] != priorities[b] { return priorities[a] > priorities[b] }
      return (lengths[a].flexibility, a) < (lengths[b].flexibility, b)
    }
    var start = 0
    while start < order.count {
      let priority = priorities?[order[start]]
      let end = order[start...].firstIndex { priorities?[$0] != priority } ?? order.count
      var room = left
      for index in order[end...] { room -= lengths[index].least }
      for place in start..<end {
        let index = order[place]
        var offer = max(0, room / CGFloat(end - place))
        var taken = lengths[index].least
        if lengths[index].flexibility == 0, !nodes[nodes.startIndex + index].guides.contains(.any) {
          // A view whose length is always the same need not be laid out anew for each offer.
          offer = .infinity
        } else {
          taken = length(index, offer)
        }
        proposals[index][axis] = offer
        room -= taken
        left -= taken
      }
      start = end
    }
    return proposals
  }

  /// The priorities of the views; nil when they are all the same.
  private func priorities(_ nodes: ArraySlice<ViewNode>) -> [Double]? {
    guard nodes.contains(where: { $0.traits[PriorityTrait.self] != nil }) else { return nil }
    return nodes.map { node in
      let priority = node.traits[PriorityTrait.self] ?? 0
      return priority.isNaN ? 0 : priority
    }
  }
}

/// How far views reach on both sides of a guide that they share.
struct Extent {
  private(set) var low: CGFloat = 0
  private var high: CGFloat = 0
  private var isEmpty = true

  mutating func include(_ dimensions: ViewDimensions, _ key: AlignmentKey) {
    let (guide, length) = (dimensions.value(key), dimensions.size[key.axis])
    // What has no end has no middle either: it reaches out on the far side.
    let isEndless = !length.isFinite || !guide.isFinite
    let (start, end): (CGFloat, CGFloat) = isEndless ? (0, .infinity) : (-guide, length - guide)
    (low, high) = isEmpty ? (start, end) : (min(low, start), max(high, end))
    isEmpty = false
  }

  var length: CGFloat { high - low }
}

/// Views side by side.
nonisolated public struct HStack<Content: View>: View, PrimitiveView {
  private let layout: HStackLayout
  private let content: Content

  /// Views side by side; nil keeps the distances that they like.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    LayoutView(layout: layout.stack, content: content, name: "HStack", axis: .horizontal).makeNodes(context)
  }
}

/// Views below each other.
nonisolated public struct VStack<Content: View>: View, PrimitiveView {
  private let layout: VStackLayout
  private let content: Content

  /// Views below each other; nil keeps the distances that they like.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    LayoutView(layout: layout.stack, content: content, name: "VStack", axis: .vertical).makeNodes(context)
  }
}

/// The layout of an `HStack`.
public struct HStackLayout {
  /// The guide that the views share.
  public var alignment: VerticalAlignment
  /// The distance between views; nil for what they like.
  public var spacing: CGFloat?

  /// Views side by side.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  var stack: StackLayout { StackLayout(axis: .horizontal, alignment: alignment.key, gap: spacing) }
}

/// The layout of a `VStack`.
public struct VStackLayout {
  /// The guide that the views share.
  public var alignment: HorizontalAlignment
  /// The distance between views; nil for what they like.
  public var spacing: CGFloat?

  /// Views below each other.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  var stack: StackLayout { StackLayout(axis: .vertical, alignment: alignment.key, gap: spacing) }
}

/// A public layout that is a stack.
public protocol _StackLayout: Layout where Cache == _StackLayoutCache {
  /// The stack.
  var _stack: _Stack { get }
}

/// A stack, for the layouts that are one.
public struct _Stack: Sendable {
  let layout: StackLayout
}

/// What a stack keeps.
public struct _StackLayoutCache {
  var cache: StackLayout.Cache
}

extension HStackLayout: _StackLayout, GuidePassingLayout {
  /// The stack.
  public var _stack: _Stack { _Stack(layout: stack) }
  /// The axis is horizontal.
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }
}

extension VStackLayout: _StackLayout, GuidePassingLayout {
  /// The stack.
  public var _stack: _Stack { _Stack(layout: stack) }
  /// The axis is vertical.
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }
}

extension _StackLayout {
  /// Measures the distances between views.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache {
    _StackLayoutCache(cache: _stack.layout.makeCache(subviews: subviews))
  }
  /// What the outer views like.
  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    _stack.layout.spacing(subviews: subviews, cache: &cache.cache)
  }
  /// The size of all views in a row.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    _stack.layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.cache)
  }
  /// Puts the views in a row.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) {
    _stack.layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.cache)
  }
}
