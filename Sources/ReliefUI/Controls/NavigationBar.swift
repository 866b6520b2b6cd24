import Foundation
import ReliefDrawing
import ReliefGeometry

/// The bar above a page.
///
/// Sizes: 44 points, and 52 more for a large title, as UINavigationBar's, by common knowledge.
struct NavigationBar: View {
  let content: BarContent
  /// The title of the page that one came from; nil for the first page.
  let back: Text?
  /// Whether the title stands below the bar's items.
  let isLarge: Bool
  nonisolated static let height: CGFloat = 44
  nonisolated static let titleHeight: CGFloat = 52
  static let searchGap: CGFloat = 16
  @Environment(\.isBelowTabs) private var isBelowTabs

  private func items(_ places: [ToolbarItemPlacement]) -> [ViewNode] {
    content.items.filter { places.contains($0.placement) }.flatMap(\.nodes)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ZStack {
        HStack(spacing: 16) {
          if let back { BackButton(title: back) }
          NodesView(nodes: items([.navigationBarLeading, .topBarLeading, .cancellationAction, .navigation]))
          if isBelowTabs, !isLarge, items([.principal]).isEmpty { inlineTitle }
          Spacer(minLength: 0)
          NodesView(
            nodes: items([
              .automatic, .navigationBarTrailing, .topBarTrailing, .primaryAction, .confirmationAction,
              .destructiveAction,
            ]))
        }
        HStack(spacing: 8) {
          NodesView(nodes: items([.principal]))
          if !isBelowTabs, !isLarge, items([.principal]).isEmpty { inlineTitle }
        }
      }
      .environment(\.dynamicTypeSize, .ofBars)
      .padding(.horizontal, 16).frame(height: Self.height)
      if isLarge {
        content.title?.font(.largeTitle).bold().lineLimit(1).padding(.horizontal, 16)
          .frame(minHeight: Self.titleHeight)
      }
      if let search = content.search {
        SearchBar(text: search).padding(.horizontal, 16).padding(.bottom, Self.searchGap)
      }
    }
    .background { if content.looks.navigation.visibility == .visible { ground } }
  }

  private var inlineTitle: some View { content.title?.font(.headline).lineLimit(1) }
  private var ground: some View { BarGround(look: content.looks.navigation, edge: .top) }
}

/// Whether the large title of a page has become the small one in the bar, kept from pass to pass.
final class TitleState {
  private(set) var isSmall = false
  /// How often it changed.
  private var changes = 0

  /// The number under which a place keeps it.
  static let slot = 92

  /// Follows what is scrolled on the page, once it is laid out: the title is small as soon as the way is as long as the
  /// large one is high, as UIKit's is, and large again when the beginning is gone back to. On a shorter way the large
  /// title stays. [choice: UIKit's goes with the content]
  ///
  /// - Returns: whether it changed.
  func follow(_ scroll: ScrollState?) -> Bool {
    let (way, most) = scroll?.wayDown ?? (0, 0)
    // With the small title there is more room: content that now fits would be scrolled again with the large one.
    let isLeft = isSmall ? way <= 0 && (most > 0 || scroll == nil) : way >= NavigationBar.titleHeight
    guard isLeft, changes < ScrollState.mostMoves else { return false }
    (isSmall, changes) = (!isSmall, changes + 1)
    return true
  }
}

/// A page with bars above or below it that it cannot go under.
final class BarContainer: LayoutContainer {
  private let barCount: Int
  private let ground: ResolvedColor
  private let edge: VerticalEdge

  /// Whether the bar has a ground as soon as something is scrolled below it.
  private let coversWhatIsScrolled: Bool

  init(barCount: Int, ground: ResolvedColor, edge: VerticalEdge, coversWhatIsScrolled: Bool = false) {
    (self.barCount, self.ground, self.edge) = (barCount, ground, edge)
    self.coversWhatIsScrolled = coversWhatIsScrolled
  }

  private var area: CGRect?

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
    let bars = barHeight(proposal.width, node)
    let offered = ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - bars) })
    let page = node.children.last?.sizeThatFits(offered) ?? .zero
    func length(_ proposed: CGFloat?, _ own: CGFloat) -> CGFloat {
      proposed.flatMap { $0.isFinite ? $0 : nil } ?? own
    }
    return CGSize(
      width: length(proposal.width, page.width), height: length(proposal.height, page.height + bars))
  }

  func spacing(_ node: ViewNode) -> ViewSpacing { ViewSpacing() }
  func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions, _ node: ViewNode) -> CGFloat? {
    nil
  }

  private func barHeight(_ width: CGFloat?, _ node: ViewNode) -> CGFloat {
    node.children.prefix(barCount).reduce(0) {
      $0 + $1.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }
  }

  func place(
    in bounds: CGRect, proposal: ProposedViewSize, _ node: ViewNode, _ placement: inout Placement
  ) {
    let bars = barHeight(bounds.width, node)
    var y = edge == .top ? bounds.minY : bounds.maxY - bars
    for bar in node.children.prefix(barCount) {
      let offered = ProposedViewSize(width: bounds.width, height: nil)
      bar.place(at: CGPoint(x: bounds.minX, y: y), proposal: offered)
      y += bar.frame.height
    }
    let page = CGRect(
      x: bounds.minX, y: edge == .top ? bounds.minY + bars : bounds.minY, width: bounds.width,
      height: max(0, bounds.height - bars))
    node.children.last?.place(
      at: CGPoint(x: page.midX, y: page.midY), anchor: .center, proposal: ProposedViewSize(page.size))
    if placement.toGlobal.isTranslation {
      let outer = placement.safeArea.outer
      area = outer.offsetBy(dx: -placement.toGlobal.tx, dy: -placement.toGlobal.ty)
      let global = page.offsetBy(dx: placement.toGlobal.tx, dy: placement.toGlobal.ty)
      var inner = placement.safeArea.inner
      let (top, bottom) = (max(inner.minY, global.minY), min(inner.maxY, global.maxY))
      if top <= bottom { inner = CGRect(x: inner.minX, y: top, width: inner.width, height: bottom - top) }
      placement.safeArea.inner = inner
    }
    placement.container = page.size
  }

  func draw(_ node: ViewNode, in frame: CGRect, _ context: inout DrawingContext) {
    if ground.opacity > 0 {
      // The ground reaches to the edges of the screen.
      let ground = area?.offsetBy(dx: frame.minX, dy: frame.minY).union(frame) ?? frame
      context.items.append(.fill(Path(context.snapped(ground)), .color(self.ground)))
    }
    node.children.last?.draw(from: frame.origin, &context)
    // [choice: the ground of the page, where UIKit has a material that lets a little of the content through]
    if coversWhatIsScrolled, barCount > 0, let page = node.children.last,
      let scroll = page.scroll(at: page), scroll.wayDown.way > 0
    {
      let whole = area?.offsetBy(dx: frame.minX, dy: frame.minY).union(frame) ?? frame
      let bar = CGRect(
        x: whole.minX, y: whole.minY, width: whole.width,
        height: max(0, frame.minY + page.frame.minY - whole.minY))
      context.items.append(.fill(Path(context.snapped(bar)), .color(ground)))
    }
    for bar in node.children.prefix(barCount) { bar.draw(from: frame.origin, &context) }
  }
}
