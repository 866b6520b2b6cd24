import Foundation
import ReliefDrawing

/// A layout with its cache, type hidden.
package protocol LayoutContainer: AnyObject {
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize
  func spacing(_ node: ViewNode) -> ViewSpacing
  func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions, _ node: ViewNode) -> CGFloat?
  func place(in bounds: CGRect, proposal: ProposedViewSize, _ node: ViewNode, _ placement: inout Placement)
  func draw(_ node: ViewNode, in frame: CGRect, _ context: inout DrawingContext)
  /// Which guides the container or a view inside says something about.
  func guides(_ node: ViewNode) -> ExplicitGuides
  /// Drops what was kept about sizes, after something that they depend on changed.
  func forget()
}

extension LayoutContainer {
  package func spacing(_ node: ViewNode) -> ViewSpacing { node.children.first?.spacing ?? ViewSpacing() }
  package func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions, _ node: ViewNode)
    -> CGFloat?
  {
    nil
  }
  package func draw(_ node: ViewNode, in frame: CGRect, _ context: inout DrawingContext) {
    node.drawChildren(in: frame, &context)
  }
  package func guides(_ node: ViewNode) -> ExplicitGuides {
    node.children.reduce(into: ExplicitGuides()) { $0.formUnion($1.guides) }
  }
  package func forget() {}
}

final class LayoutBox<L: Layout>: LayoutContainer {
  let layout: L
  let direction: LayoutDirection
  private var cache: L.Cache?

  init(_ layout: L, direction: LayoutDirection) { (self.layout, self.direction) = (layout, direction) }

  private func withCache<T>(_ node: ViewNode, _ body: (LayoutSubviews, inout L.Cache) -> T) -> T {
    let subviews = LayoutSubviews(node.children, layoutDirection: direction)
    if L.Cache.self == Void.self {
      var nothing = layout.makeCache(subviews: subviews)
      return body(subviews, &nothing)
    }
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    // Nobody else holds the cache while the layout changes it, so that its arrays are not copied.
    self.cache = nil
    defer { self.cache = cache }
    return body(subviews, &cache)
  }

  func guides(_ node: ViewNode) -> ExplicitGuides {
    guard L._passesGuides else { return [.any, .baselines] }
    return node.children.reduce(into: ExplicitGuides()) { $0.formUnion($1.guides) }
  }

  func forget() { cache = nil }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
    withCache(node) { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  func spacing(_ node: ViewNode) -> ViewSpacing {
    withCache(node) { layout.spacing(subviews: $0, cache: &$1) }
  }

  func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions, _ node: ViewNode) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: dimensions.size)
    return withCache(node) { subviews, cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: dimensions.proposal, subviews: subviews,
          cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: dimensions.proposal, subviews: subviews,
          cache: &cache)
      }
    }
  }

  func place(
    in bounds: CGRect, proposal: ProposedViewSize, _ node: ViewNode, _ placement: inout Placement
  ) {
    withCache(node) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1) }
    // Layouts think from left to right; their places are mirrored where one reads from the right.
    if direction == .rightToLeft {
      for child in node.children where child.isPlaced {
        var frame = child.frame
        frame.origin.x = bounds.maxX - (frame.minX - bounds.minX) - frame.width
        child.place(in: frame, proposal: child.placedProposal)
      }
    }
  }
}

/// A layout of Relief's own that says nothing about guides but what the views in it say.
protocol GuidePassingLayout: Layout {}

extension GuidePassingLayout {
  /// It does.
  public static var _passesGuides: Bool { true }
}

/// A container with a layout.
struct LayoutView<L: Layout, Content: View>: View, PrimitiveView {
  let layout: L
  let content: Content
  let name: String
  /// The axis along which spacers inside grow; nil for both.
  var axis: Axis?

  @MainActor func makeNodes(_ context: GraphContext) -> [ViewNode] {
    let inside = context.child(.content).stacking(axis)
    return [ViewNode(layout: layout, name: name, context, children: content.nodes(inside))]
  }
}

/// A modifier that puts each view into a layout with nothing beside it.
struct UnaryLayoutModifier<L: Layout>: DirectModifier {
  let layout: L
  let name: String

  @MainActor func makeNodes(_ context: GraphContext, of content: some View) -> [ViewNode] {
    content.nodes(context).replaced { child in
      let node = ViewNode(layout: layout, name: name, context, children: [child])
      node.traits = child.traits
      return node
    }
  }
}

extension [ViewNode] {
  /// Other nodes in the place of these: the array is most often nobody else's, and holds a single one.
  consuming func replaced(_ change: (ViewNode) -> ViewNode) -> [ViewNode] {
    for index in indices { self[index] = change(self[index]) }
    return self
  }
}

extension ViewNode {
  /// A node whose children a layout places.
  @MainActor convenience init(
    layout: some Layout, name: String, _ context: GraphContext, children: [ViewNode]
  ) {
    self.init(
      .layout(LayoutBox(layout, direction: context.environment.layoutDirection)), name: name,
      children: children)
  }
}
