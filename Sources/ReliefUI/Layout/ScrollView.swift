import Foundation
import ReliefDrawing
import ReliefGeometry

/// A view that shows a part of content that can be longer, cut to its frame: the beginning, unless told otherwise.
nonisolated public struct ScrollView<Content: View>: View, PrimitiveView {
  /// The content.
  public var content: Content
  /// The axes along which the content can be longer.
  public var axes: Axis.Set
  /// Whether indicators are shown while one scrolls, which a picture never shows.
  public var showsIndicators: Bool

  /// Content that can be longer along some axes.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.showsIndicators) = (axes, showsIndicators)
    self.content = content()
  }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    let environment = context.environment
    let room = ContainerRoom(environment.containerRoom?.size ?? ContainerRoom.standardSize, scrollAxes: axes)
    var inside = context.child(.content).setting(\.containerRoom, room).stacking(.vertical)
    inside.environment.scrollMargins = EdgeInsets()
    inside.environment.scrollAnchors = ScrollAnchors()
    let scroll = context.identity.slot(ScrollState.slot) { ScrollState() }
    scroll.follow(
      environment.scrollAnchors, axes: axes, isMirrored: environment.layoutDirection == .rightToLeft)
    room.ahead = CGSize(width: scroll.ahead(.horizontal), height: scroll.ahead(.vertical))
    inside.environment.enclosingScroll = scroll
    if scroll.seeksView { context.host.namesViews = true }
    let nodes = content.nodes(inside)
    let child =
      nodes.count == 1
      ? nodes[0] : ViewNode(layout: VStackLayout().stack, name: "VStack", inside, children: nodes)
    let container = ScrollContainer(axes: axes, room: room, scroll, environment)
    let scrolled = ViewNode(.layout(container), name: "", children: [child])
    var space = NodeAttributes()
    space.spaceName = ScrollSpace()
    scrolled.attributes = space
    if scroll.seeksView {
      let host = context.host
      host.actions.append { if scroll.seek(in: child) { host.invalidate("ScrollView") } }
    }
    return [
      ViewNode(
        .effect(ScrollClip(container: container, clips: environment.scrollClips)), name: "ScrollView",
        children: [scrolled])
    ]
  }
}

/// Lays out content that can be longer than its frame.
private final class ScrollContainer: ScrollingContainer {
  private let axes: Axis.Set
  private let room: ContainerRoom
  private let margins: EdgeInsets
  private let isMirrored: Bool
  let scroll: ScrollState
  /// How far the content is seen beyond the frame: to the edges of the screen, under its bars.
  private(set) var reach = EdgeInsets()
  private(set) var contentInsets = EdgeInsets()

  init(axes: Axis.Set, room: ContainerRoom, _ scroll: ScrollState, _ environment: EnvironmentValues) {
    (self.axes, self.room, self.scroll) = (axes, room, scroll)
    margins = environment.scrollMargins.finite
    isMirrored = environment.layoutDirection == .rightToLeft
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
    guard let child = node.children.first else { return .zero }
    var known = room.size
    for axis in Axis.allCases {
      // The least and the largest length are asked about, never given.
      if let length = proposal[axis], length > 0, length.isFinite { known[axis] = length }
    }
    resize(known, child)
    let content = child.sizeThatFits(inner(proposal))
    var size = CGSize(
      width: content.width + margins.horizontal, height: content.height + margins.vertical)
    for axis in Axis.allCases where axes.has(axis) { size[axis] = proposal[axis] ?? size[axis] }
    return size
  }

  func spacing(_ node: ViewNode) -> ViewSpacing { ViewSpacing() }

  func guides(_ node: ViewNode) -> ExplicitGuides { [] }

  func place(
    in bounds: CGRect, proposal: ProposedViewSize, _ node: ViewNode, _ placement: inout Placement
  ) {
    guard let child = node.children.first else { return }
    resize(bounds.size, child)
    let inner = inner(ProposedViewSize(bounds.size))
    let size = child.sizeThatFits(inner)
    let (left, right) =
      isMirrored ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
    let area = CGRect(
      x: left, y: margins.top, width: bounds.width - left - right, height: bounds.height - margins.vertical)
    child.place(
      at: CGPoint(
        x: scroll.origin(.horizontal, content: size, in: area, of: node),
        y: scroll.origin(.vertical, content: size, in: area, of: node)), proposal: inner)

    placement.container = bounds.size
    reach = EdgeInsets()
    if placement.toGlobal.isTranslation {
      let frame = bounds.applying(placement.toGlobal)
      var edges: Edge.Set = []
      if axes.has(.vertical) { edges.formUnion(.vertical) }
      if axes.has(.horizontal) { edges.formUnion(.horizontal) }
      reach = placement.safeArea.reach(of: frame, on: edges)
    }
    contentInsets = EdgeInsets(
      top: reach.top + margins.top, leading: reach.leading + left, bottom: reach.bottom + margins.bottom,
      trailing: reach.trailing + right)
    let seen = bounds.grown(by: reach).applying(placement.toGlobal)
    placement.visible = seen.common(with: placement.visible)
    placement.safeArea = placement.safeArea.withoutEnds(along: axes)
  }

  private func resize(_ size: CGSize, _ child: ViewNode) {
    if room.resize(size) { child.forgetSizes() }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.has(.horizontal) ? nil : proposal.width.map { max(0, $0 - margins.horizontal) },
      height: axes.has(.vertical) ? nil : proposal.height.map { max(0, $0 - margins.vertical) })
  }
}

/// Cuts a scroll view's content to its frame.
private struct ScrollClip: Effect {
  let container: ScrollContainer
  let clips: Bool

  func draw(_ node: ViewNode, in frame: CGRect, _ context: inout DrawingContext) {
    guard clips else { return node.drawChildren(in: frame, &context) }
    let seen = context.snapped(frame.grown(by: container.reach))
    context.layer(.clip(Path(seen), FillStyle())) { node.drawChildren(in: frame, &$0) }
  }

  func contains(_ point: CGPoint, _ size: CGSize) -> Bool {
    !clips || CGRect(origin: .zero, size: size).grown(by: container.reach).contains(point)
  }
}

extension CGRect {
  /// The part that both have, which may be empty; Foundation's own function stops the program at odd numbers.
  func common(with other: CGRect?) -> CGRect {
    guard isFinite else { return other ?? .zero }
    guard let other, other.isFinite else { return self }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return CGRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// The rectangle with its edges moved out.
  func grown(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top, width: width + insets.horizontal,
      height: height + insets.vertical)
  }
}

extension SafeArea {
  /// The area for content that scrolls along axes: nothing of it touches a bar there.
  func withoutEnds(along axes: Axis.Set) -> SafeArea {
    /// Farther away than any view, in points.
    let far: CGFloat = 1e9
    func endless(_ rect: CGRect) -> CGRect {
      var rect = rect
      if axes.has(.horizontal) { (rect.origin.x, rect.size.width) = (-far, 3 * far) }
      if axes.has(.vertical) { (rect.origin.y, rect.size.height) = (-far, 3 * far) }
      return rect
    }
    return SafeArea(inner: endless(inner), outer: endless(outer))
  }
}
