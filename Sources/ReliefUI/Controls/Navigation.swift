import Foundation
import ReliefDrawing
import ReliefGeometry

/// Pages that lead to others: the last one is shown of those that a path, taps on links and bindings lead to.
nonisolated public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  private let root: Root
  /// The way to the page that is shown, where code keeps it.
  private var path: () -> NavigationState.Path? = { nil }

  /// Pages.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }
  /// Pages with the way to the one that is shown.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    self.path = {
      .init(
        values: path.wrappedValue.values, append: { path.wrappedValue.values.append($0) },
        removeLast: { path.wrappedValue.removeLast($0) })
    }
  }
  /// Pages with the way to the one that is shown.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {
    self.root = root()
    self.path = {
      .init(
        values: path.wrappedValue.map { AnyHashable($0) },
        append: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
        removeLast: { path.wrappedValue = Data(path.wrappedValue.dropLast($0)) })
    }
  }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    NavigationMaker(name: "NavigationStack").pages(root, path: path(), context)
  }
}

/// Pages that lead to others: the last one is shown of those that taps on links and bindings lead to.
nonisolated public struct NavigationView<Content: View>: View, PrimitiveView {
  private let content: Content
  /// Pages.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    NavigationMaker(name: "NavigationView").pages(content, path: nil, context)
  }
}

/// The way to a page.
public struct NavigationPath: Hashable {
  /// What leads to each page.
  fileprivate(set) var values: [AnyHashable] = []
  /// How many pages it leads over.
  public var count: Int { values.count }
  /// No page.
  public init() {}
  /// A page for each value.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }
  /// Whether it leads nowhere.
  public var isEmpty: Bool { values.isEmpty }
  /// Adds a page.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Takes pages away.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(values.count, max(0, k))) }
}

/// How titles of pages are shown.
public struct NavigationBarItem: Sendable {
  /// How titles of pages are shown.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Large, unless told otherwise.
    case automatic
    /// In the middle of the bar.
    case inline
    /// Below the bar.
    case large
  }
}

/// What a page says to the bar above it.
struct BarContent {
  var title: Text?
  var mode = NavigationBarItem.TitleDisplayMode.automatic
  var isHidden = false
  /// Whether there is no button back.
  var hidesBack = false
  var items: [BarItem] = []
  var search: Text?
  var looks = BarLooks()
}

/// Something in a bar.
struct BarItem {
  let placement: ToolbarItemPlacement
  let nodes: [ViewNode]
}

/// What a page says to the bar above it.
enum BarTrait: ViewTrait { typealias Value = BarContent }

/// Marks a page with a bar of its own.
enum PageTrait: ViewTrait { typealias Value = Bool }

/// What the bar of a page was made of.
enum PageBarTrait: ViewTrait { typealias Value = BarContent }

extension ViewNode {
  /// What the bar of the page was made of.
  var pageBar: BarContent? { traits[PageBarTrait.self] }
}

/// Says something to the bar above.
struct BarModifier: PrimitiveModifier {
  let change: @MainActor (inout BarContent, GraphContext) -> Void

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    let nodes = content(context)
    guard let first = nodes.first else { return nodes }
    var bar = first.traits[BarTrait.self] ?? BarContent()
    change(&bar, context)
    first.traits[BarTrait.self] = bar
    return nodes
  }
}

extension ViewNode {
  /// What the outermost view in the node, itself included, says to the bar above.
  ///
  /// - Parameter entersPages: whether what is said to the bar of a page inside counts too.
  func barContent(entersPages: Bool) -> BarContent? {
    if let own = traits[BarTrait.self] { return own }
    if !entersPages, traits[PageTrait.self] != nil { return nil }
    for child in children {
      if let found = child.barContent(entersPages: entersPages) { return found }
    }
    return nil
  }
}

/// Makes a page with its bar.
struct NavigationMaker {
  let name: String
  /// How the page before shows its title.
  var inheritedMode = NavigationBarItem.TitleDisplayMode.automatic

  @MainActor func nodes(_ content: some View, _ context: GraphContext) -> [ViewNode] {
    var inside = context.child(.content).setting(\.stackAxis, nil)
    inside.environment.barLooks = BarLooks()
    let pages = content.nodes(inside)
    guard !pages.isEmpty else { return [] }
    var page =
      pages.count == 1 ? pages[0] : ViewNode(layout: ZStackLayout(), name: "ZStack", context, children: pages)
    var bar = page.barContent(entersPages: false) ?? BarContent()
    if bar.mode == .automatic { bar.mode = inheritedMode }
    let below = bar.items.filter { $0.placement.isBelow }
    if !below.isEmpty, !bar.looks.hidesBottom {
      let bottom = BottomBar(nodes: below.flatMap(\.nodes), look: bar.looks.bottom).nodes(
        context.child(.aside(1)).inScheme(bar.looks.scheme(isBelow: true)))
      let container = BarContainer(barCount: bottom.count, ground: .clear, edge: .bottom)
      page = ViewNode(.layout(container), name: "page", children: bottom + [page])
    }
    // A page that is one already has the only bar, with the way back.
    let isPage = pages.count == 1 && pages[0].traits[PageTrait.self] != nil
    let back = isPage || bar.hidesBack ? nil : context.environment.backTitle
    let hasItems = bar.items.contains { !$0.placement.isBelow && !$0.placement.isHidden }
    let hasBar = !bar.isHidden && (bar.title != nil || hasItems || bar.search != nil || back != nil)
    // A phone on its side has no room for a large title.
    let isLow = context.environment.verticalSizeClass == .compact
    let hasLargeTitle = bar.title != nil && bar.mode != .inline && !isLow
    let title = context.identity.slot(TitleState.slot) { TitleState() }
    if hasBar, hasLargeTitle {
      let (host, name) = (context.host, name)
      context.host.actions.append { [page] in
        if title.follow(page.scroll(at: page)) { host.invalidate(name) }
      }
    }
    let top =
      hasBar
      ? NavigationBar(content: bar, back: back, isLarge: hasLargeTitle && !title.isSmall).nodes(
        context.child(.aside(0)).inScheme(bar.looks.scheme(isBelow: false))) : []
    let container = BarContainer(
      barCount: top.count, ground: ControlLook.ground.resolved(in: context.environment), edge: .top,
      coversWhatIsScrolled: bar.looks.navigation.visibility != .hidden)
    let node = ViewNode(.layout(container), name: name, children: top + [page])
    node.traits[PageTrait.self] = true
    node.traits[PageBarTrait.self] = bar
    return [node]
  }
}

/// How pages that lead to others are shown; all are shown one at a time.
public protocol NavigationViewStyle: Sendable {}
/// The way that the system thinks fit.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}
/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}
/// Columns; one is shown.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}
/// Columns; one is shown.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The way that the system thinks fit.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns; one is shown.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
