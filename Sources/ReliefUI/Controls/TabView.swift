import Foundation
import ReliefDrawing
import ReliefGeometry

/// Pages of which one is shown, chosen by a bar of tabs or by turning.
///
/// A page is made when it is shown first, as in SwiftUI; from then on it keeps its state.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Pages with the tag of the one that is shown.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    let isAbove = context.environment.hasTabsAbove
    var inside = context.child(.content).setting(\.stackAxis, nil)
    inside.environment.isBelowTabs = isAbove
    let pages = content.nodes(inside.listing(.openingBodies))
    guard !pages.isEmpty else { return [] }
    let tags = pages.map { $0.traits[TagTrait.self] ?? $0.traits[ImplicitTagTrait.self] }
    let wanted = selection.map { AnyHashable($0.wrappedValue) }
    let shown = wanted.flatMap { wanted in tags.firstIndex { $0 == wanted } } ?? 0
    let choose: @MainActor (Int) -> Void = { index in
      if let value = tags[index]?.base as? SelectionValue { selection?.wrappedValue = value }
    }
    let visited = context.identity.slot(0) { VisitedPages() }
    let page = visited.made(pages, tags, shown: shown)
    switch context.environment.tabViewStyle {
    case .page(let dots):
      let showsDots = dots && pages.count > 1
      let marks =
        showsDots ? PageDots(count: pages.count, shown: shown).nodes(context.child(.aside(0))) : []
      let node = ViewNode(layout: PageLayout(), name: "TabView", context, children: [page] + marks)
      return [node]
    case .bar:
      let items = pages.indices.map { pages[$0].traits[TabItemTrait.self]?.make($0 == shown) ?? [] }
      let badges = pages.map { $0.traits[BadgeTrait.self] ?? nil }
      let content = page.barContent(entersPages: true)
      let looks = content?.looks ?? BarLooks()
      let place = context.child(.aside(0)).inScheme(
        looks.tabs.visibility == .hidden ? nil : looks.tabs.scheme)
      let bar: [ViewNode]
      if looks.hidesTabs {
        bar = []
      } else if isAbove {
        bar = TabCapsule(items: items, badges: badges, shown: shown, choose: choose).nodes(place)
      } else {
        bar = TabBar(items: items, badges: badges, shown: shown, look: looks.tabs, choose: choose).nodes(
          place)
      }
      // Tabs above stand in the row of the page's own bar, where it has one.
      let container: any LayoutContainer =
        isAbove && content != nil
        ? SharedRowContainer()
        : BarContainer(barCount: bar.count, ground: .clear, edge: isAbove ? .top : .bottom)
      return [ViewNode(.layout(container), name: "TabView", children: bar + [page])]
    }
  }
}

/// The pages that were shown so far: their state stays, while pages that nobody saw are not made.
@MainActor private final class VisitedPages {
  private var tags: Set<AnyHashable> = []

  /// The shown page, made with those that were shown before.
  func made(_ pages: [ViewNode], _ known: [AnyHashable?], shown: Int) -> ViewNode {
    func tag(_ index: Int) -> AnyHashable { known[index] ?? AnyHashable(index) }
    tags.insert(tag(shown))
    var page = pages[shown]
    for index in pages.indices where tags.contains(tag(index)) {
      let made = pages[index].madeOne
      if index == shown { page = made }
    }
    return page
  }
}

extension TabView where SelectionValue == Int {
  /// Pages of which the first is shown.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// Takes all the room for a page; dots lie on its lower edge.
private struct PageLayout: Layout {
  /// How far the dots are from the edge. [choice]
  private static let dotsInset: CGFloat = 12

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let own = subviews.first?.sizeThatFits(proposal) ?? .zero
    func length(_ offered: CGFloat?, _ own: CGFloat) -> CGFloat {
      offered.flatMap { $0.isFinite ? $0 : nil } ?? own
    }
    return CGSize(width: length(proposal.width, own.width), height: length(proposal.height, own.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (index, subview) in subviews.enumerated() {
      let isPage = index == 0
      subview.place(
        at: CGPoint(x: bounds.midX, y: isPage ? bounds.midY : bounds.maxY - Self.dotsInset),
        anchor: isPage ? .center : .bottom,
        proposal: isPage ? ProposedViewSize(bounds.size) : .unspecified)
    }
  }
}

/// A page with tabs in the row of its own bar.
private final class SharedRowContainer: LayoutContainer {
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
    node.children.last?.sizeThatFits(proposal) ?? .zero
  }
  func place(
    in bounds: CGRect, proposal: ProposedViewSize, _ node: ViewNode, _ placement: inout Placement
  ) {
    node.children.last?.place(in: bounds, proposal: ProposedViewSize(bounds.size))
    for bar in node.children.dropLast() {
      let row = NavigationBar.height
      bar.place(
        at: CGPoint(x: bounds.midX, y: bounds.minY + row / 2), anchor: .center,
        proposal: ProposedViewSize(width: bounds.width, height: row))
    }
  }
  func draw(_ node: ViewNode, in frame: CGRect, _ context: inout DrawingContext) {
    for child in node.children.reversed() { child.draw(from: frame.origin, &context) }
  }
}
