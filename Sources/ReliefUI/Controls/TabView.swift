import Foundation
import ReliefDrawing
import ReliefGeometry

/// Pages of which one is shown, chosen by a bar of tabs or by turning.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Pages with the tag of the one that is shown.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    let pages = content.nodes(context.child(.content).setting(\.stackAxis, nil))
    guard !pages.isEmpty else { return [] }
    let tags = pages.map { $0.traits[TagTrait.self] ?? $0.traits[ImplicitTagTrait.self] }
    let wanted = selection.map { AnyHashable($0.wrappedValue) }
    let shown = wanted.flatMap { wanted in tags.firstIndex { $0 == wanted } } ?? 0
    let choose: @MainActor (Int) -> Void = { index in
      if let value = tags[index]?.base as? SelectionValue { selection?.wrappedValue = value }
    }
    switch context.environment.tabViewStyle {
    case .page(let dots):
      let showsDots = dots && pages.count > 1
      let marks =
        showsDots ? PageDots(count: pages.count, shown: shown).nodes(context.child(.aside(0))) : []
      let node = ViewNode(layout: PageLayout(), name: "TabView", context, children: [pages[shown]] + marks)
      return [node]
    case .bar:
      let items = pages.enumerated().map { index, page -> [ViewNode] in
        let item = page.traits[TabItemTrait.self]
        return (index == shown ? item?.chosen : item?.other) ?? []
      }
      let badges = pages.map { $0.traits[BadgeTrait.self] ?? nil }
      let looks = pages[shown].barContent(entersPages: true)?.looks ?? BarLooks()
      let tabs = TabBar(items: items, badges: badges, shown: shown, look: looks.tabs, choose: choose)
      let bar =
        looks.hidesTabs
        ? []
        : tabs.nodes(
          context.child(.aside(0)).inScheme(looks.tabs.visibility == .hidden ? nil : looks.tabs.scheme))
      let container = BarContainer(barCount: bar.count, ground: .clear, edge: .bottom)
      return [ViewNode(.layout(container), name: "TabView", children: bar + [pages[shown]])]
    }
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

/// A dot for each page: as UIPageControl's, by common knowledge; the colour is a choice near it.
private struct PageDots: View {
  let count: Int
  let shown: Int
  private static let (dot, gap): (CGFloat, CGFloat) = (7, 9)

  var body: some View {
    HStack(spacing: Self.gap) {
      ForEach(0..<count, id: \.self) { index in
        Circle().fill(.white.opacity(index == shown ? 1 : 0.5)).frame(width: Self.dot, height: Self.dot)
      }
    }
  }
}

/// The bar below pages: 49 points high, titles of 10 points, as UITabBar's, by common knowledge.
private struct TabBar: View {
  let items: [[ViewNode]]
  let badges: [Text?]
  let shown: Int
  let look: BarLook
  let choose: @MainActor (Int) -> Void
  private static let height: CGFloat = 49

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<items.count, id: \.self) { index in
        TapArea({ choose(index) }) {
          VStack(spacing: 2) { NodesView(nodes: items[index]) }
            .overlay(alignment: .top) {
              if let badge = badges[index] { TabBadge(text: badge).offset(x: 14, y: -3) }
            }
            .frame(maxWidth: .infinity).frame(height: Self.height)
        }
      }
    }
    .background { BarGround(look: look, edge: .bottom) }
  }
}

/// A number on a tab: white on red. Sizes: as UITabBarItem's, by common knowledge.
private struct TabBadge: View {
  let text: Text

  var body: some View {
    text.font(.system(size: 13)).foregroundStyle(.white).lineLimit(1).fixedSize()
      .padding(.horizontal, 5).frame(minWidth: 18).frame(height: 18).background(.red, in: Capsule())
  }
}

/// What stands beside the view on a tab.
private enum BadgeTrait: ViewTrait { typealias Value = Text? }

/// The views of a tab, as they look when its page is shown and when it is not.
struct TabItem {
  let chosen: [ViewNode], other: [ViewNode]
}

/// The views of a tab.
enum TabItemTrait: ViewTrait { typealias Value = TabItem }

/// Makes the views of a tab.
private struct TabItemModifier<Item: View>: PrimitiveModifier {
  let item: Item

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    let nodes = content(context)
    func made(_ number: Int, _ style: any ShapeStyle) -> [ViewNode] {
      var inside = context.child(.aside(number))
      inside.environment.font = .system(size: 10, weight: .medium)
      inside.environment.setForeground([style])
      inside.environment.labelStyle = AnyControlStyle(StackedLabelStyle()) { $0.makeBody(configuration: $1) }
      return self.item.nodes(inside)
    }
    let item = TabItem(chosen: made(-3, TintShapeStyle()), other: made(-7, SystemGray()))
    for node in nodes { node.traits[TabItemTrait.self] = item }
    return nodes
  }
}

/// The grey of tabs that are not chosen.
private struct SystemGray: PaintingStyle {
  func painting(in environment: EnvironmentValues, level: Int) -> StylePainting {
    StylePainting(SystemPalette.color(.gray, environment))
  }
}

/// An icon over a title.
private struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.font(.system(size: 20))
      configuration.title
    }
  }
}

/// The ways in which pages are chosen.
enum TabViewKind: Hashable, Sendable {
  case bar
  case page(showsDots: Bool)
}

/// How pages are chosen.
public protocol TabViewStyle: Sendable {
  /// Which of Relief's ways it is.
  var _kind: _TabViewStyleKind { get }
}

/// One of the ways in which pages are chosen.
public struct _TabViewStyleKind: Sendable {
  let kind: TabViewKind
}

/// By a bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
  /// A bar.
  public var _kind: _TabViewStyleKind { .init(kind: .bar) }
}

/// By turning pages.
public struct PageTabViewStyle: TabViewStyle {
  /// When dots are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String
    /// When there are several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }

  private let mode: IndexDisplayMode
  /// The style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  /// Pages.
  public var _kind: _TabViewStyleKind { .init(kind: .page(showsDots: mode != .never)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// By a bar of tabs.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// By turning pages.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// By turning pages.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey { static var defaultValue: TabViewKind { .bar } }

  var tabViewStyle: TabViewKind {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// How pages inside are chosen.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, style._kind.kind)
  }

  /// What the tab of the page shows.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(item: label()))
  }

  /// A number beside the view; in rows it stands at the other side. Nothing is shown for 0.
  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text("\(count)")) }
  /// A text beside the view; in rows it stands at the other side.
  public func badge(_ label: Text?) -> some View {
    modifier(Badge(text: label)).modifier(TraitModifier(trait: BadgeTrait.self, value: label))
  }
  /// A text beside the view; in rows it stands at the other side.
  public func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }
}

/// A text at the other side of a row; on tabs the bar shows it, elsewhere nothing does.
private struct Badge: ViewModifier {
  let text: Text?
  @Environment(\.isInRow) private var isInRow

  func body(content: Content) -> some View {
    if isInRow, let text {
      HStack(spacing: 8) {
        content
        Spacer(minLength: 0)
        text.foregroundStyle(.secondary)
      }
    } else {
      content
    }
  }
}
