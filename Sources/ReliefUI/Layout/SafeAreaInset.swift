import Foundation
import ReliefGeometry

/// A view with room at some edges that counts as covered for what is inside.
///
/// What ignores the safe area inside grows into that room, and beyond it where the whole touches a covered edge.
final class SafeAreaShrinking: LayoutContainer {
  /// The room at each edge; a neighbour of the view may set it before the view is placed.
  var insets: EdgeInsets
  private let direction: LayoutDirection

  init(_ insets: EdgeInsets, _ direction: LayoutDirection) {
    (self.insets, self.direction) = (insets.finite, direction)
  }

  private var physical: EdgeInsets {
    guard direction == .rightToLeft else { return insets }
    return EdgeInsets(
      top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
    let size = node.children.first?.sizeThatFits(inner(proposal)) ?? .zero
    return CGSize(
      width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
  }

  func place(
    in bounds: CGRect, proposal: ProposedViewSize, _ node: ViewNode, _ placement: inout Placement
  ) {
    let room = physical
    let area = CGRect(
      x: bounds.minX + room.leading, y: bounds.minY + room.top, width: bounds.width - room.horizontal,
      height: bounds.height - room.vertical)
    node.children.first?.place(at: area.origin, proposal: inner(proposal))
    guard placement.toGlobal.isTranslation else { return }
    let frame = bounds.applying(placement.toGlobal)
    let reach = placement.safeArea.reach(of: frame, on: .all)
    var safe = placement.safeArea
    safe.limit(area.applying(placement.toGlobal), within: frame.grown(by: reach), where: room)
    placement.safeArea = safe
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }
}

extension SafeArea {
  /// Takes other limits at the edges where there is room.
  fileprivate mutating func limit(_ safe: CGRect, within whole: CGRect, where room: EdgeInsets) {
    func limited(_ rect: CGRect, _ new: CGRect) -> CGRect {
      let left = room.leading > 0 ? new.minX : rect.minX
      let top = room.top > 0 ? new.minY : rect.minY
      let right = room.trailing > 0 ? new.maxX : rect.maxX
      let bottom = room.bottom > 0 ? new.maxY : rect.maxY
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
    (inner, outer) = (limited(inner, safe), limited(outer, whole))
  }
}

/// Lays a view and a bar at its edge out: the view gets the room that the bar leaves.
private final class SafeAreaInsetContainer: LayoutContainer {
  let edge: Edge
  let alignment: Alignment
  let gap: CGFloat?
  let shrinking: SafeAreaShrinking
  let direction: LayoutDirection

  init(
    edge: Edge, alignment: Alignment, gap: CGFloat?, _ shrinking: SafeAreaShrinking,
    _ direction: LayoutDirection
  ) {
    (self.edge, self.alignment, self.shrinking) = (edge, alignment, shrinking)
    self.gap = gap.flatMap { $0.isFinite ? $0 : nil }
    self.direction = direction
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// Tells the view how much room the bar takes.
  private func measure(_ proposal: ProposedViewSize, _ node: ViewNode) -> ProposedViewSize {
    var asked = proposal
    asked[axis] = nil
    let length = node.children[1].sizeThatFits(asked)[axis] + (gap ?? 0)
    shrinking.insets = EdgeInsets(length, Edge.Set(edge))
    return asked
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
    guard node.children.count == 2 else { return .zero }
    let before = shrinking.insets
    _ = measure(proposal, node)
    if before != shrinking.insets { node.children[0].forgetSizes() }
    return node.children[0].sizeThatFits(proposal)
  }

  func place(
    in bounds: CGRect, proposal: ProposedViewSize, _ node: ViewNode, _ placement: inout Placement
  ) {
    guard node.children.count == 2 else { return }
    _ = sizeThatFits(proposal, node)
    node.children[0].place(at: bounds.origin, proposal: proposal)
    var asked = ProposedViewSize(bounds.size)
    asked[axis] = nil
    let bar = node.children[1]
    let own = bar.dimensions(asked)
    let outer = ViewDimensions(bounds.size)
    var x = outer[alignment.horizontal] - own[alignment.horizontal]
    var y = outer[alignment.vertical] - own[alignment.vertical]
    switch edge {
    case .top: y = 0
    case .bottom: y = bounds.height - own.height
    case .leading: x = 0
    case .trailing: x = bounds.width - own.width
    }
    if direction == .rightToLeft { x = bounds.width - x - own.width }
    bar.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: asked)
  }
}

private struct SafeAreaInsetModifier<Bar: View>: PrimitiveModifier {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  let bar: Bar

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    let direction = context.environment.layoutDirection
    return content(context).enumerated().map { index, main in
      let beside = bar.nodes(context.child(.aside(index)).stacking(nil))
      let shrinking = SafeAreaShrinking(EdgeInsets(), direction)
      let inner = ViewNode(.layout(shrinking), name: "", children: [main])
      let other =
        beside.count == 1
        ? beside[0]
        : ViewNode(layout: ZStackLayout(alignment: alignment), name: "ZStack", context, children: beside)
      let node = ViewNode(
        .layout(
          SafeAreaInsetContainer(
            edge: edge, alignment: alignment, gap: spacing, shrinking, direction)),
        name: "safeAreaInset", children: [inner, other])
      node.traits = main.traits
      return node
    }
  }
}

extension View {
  /// Another view at the upper or lower edge, and the safe area of this one without it; nil spacing is none [choice].
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing, bar: content()))
  }

  /// Another view at the leading or trailing edge, and the safe area of this one without it; nil spacing is none [choice].
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, bar: content()))
  }

  /// Room on each edge that counts as covered for what is inside.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(
      ContainerModifier(name: "safeAreaPadding") { environment in
        SafeAreaShrinking(insets, environment.layoutDirection)
      })
  }

  /// Room on some edges that counts as covered for what is inside; nil for 16 points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? PaddingLayout.standard, edges))
  }

  /// The same room on all edges, which counts as covered for what is inside.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(EdgeInsets(length, .all)) }
}
