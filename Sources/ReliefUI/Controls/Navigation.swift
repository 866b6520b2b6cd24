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

/// A control that leads to another page.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  /// The value that it leads to, by which a list knows whether it is chosen.
  private var value: AnyHashable?
  private var destination: AnyView?
  private var isActive: Binding<Bool>?
  @State private var key = LinkKey()
  @Environment(\.isInRow) private var isInRow
  @Environment(\.isInSidebar) private var isInSidebar
  @Environment(\.navigation) private var navigation

  init(label: Label, value: AnyHashable? = nil, destination: AnyView? = nil, isActive: Binding<Bool>? = nil) {
    (self.label, self.value, self.destination, self.isActive) = (label, value, destination, isActive)
  }

  /// A control with a label of its own.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: AnyView(destination()))
  }
  /// A control with a label of its own.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: AnyView(destination))
  }
  /// A control with a label of its own, whose page is shown while a binding says so.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: AnyView(destination), isActive: isActive)
  }
  /// A control with a label of its own, whose page is shown while a binding has its value.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding<Bool>(
      get: { selection.wrappedValue == tag },
      set: { isOn in
        if isOn {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
    self.init(label: label(), destination: AnyView(destination), isActive: isActive)
  }

  /// The label; in a row, with a hook at the other side.
  @MainActor public var body: some View {
    Group {
      if isInRow {
        HStack(spacing: 8) {
          label
          Spacer(minLength: 0)
          // What a link of a side bar leads to is beside it.
          if !isInSidebar { Chevron() }
        }
        .modifier(TagModifier(tag: value))
        .modifier(TapModifier(action: tap))
      } else {
        Button(action: { self.go() }) { label }
      }
    }
    .modifier(registration)
  }

  @MainActor private var tap: (@MainActor () -> Void)? {
    if navigation == nil { return nil }
    return { go() }
  }

  @MainActor private var registration: NavigationModifier {
    NavigationModifier { state in register(state) }
  }

  @MainActor private func register(_ state: NavigationState) {
    key.destination = destination
    guard let isActive, isActive.wrappedValue, let destination else { return }
    state.present(
      NavigationState.Page(identity: AnyHashable(ObjectIdentifier(key)), view: destination) {
        isActive.wrappedValue = false
      })
  }

  @MainActor private func go() {
    if let isActive {
      isActive.wrappedValue = true
    } else if let value {
      navigation?.push(.value(value))
    } else if destination != nil {
      navigation?.push(.link(key))
    }
  }
}

extension NavigationLink where Destination == Never {
  /// A control with a label of its own for a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: value.map { AnyHashable($0) })
  }
  /// A control with a title for a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(label: Text(titleKey), value: value.map { AnyHashable($0) })
  }
  /// A control with a title for a value.
  @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text {
    self.init(label: Text(title), value: value.map { AnyHashable($0) })
  }
}

extension NavigationLink where Label == Text {
  /// A control with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey), destination: AnyView(destination()))
  }
  /// A control with a title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), destination: AnyView(destination))
  }
  /// A control with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(title), destination: AnyView(destination()))
  }
  /// A control with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), destination: AnyView(destination))
  }
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
    let top =
      hasBar
      ? NavigationBar(content: bar, back: back).nodes(
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

/// The bar above a page.
///
/// Sizes: 44 points, and 52 more for a large title, as UINavigationBar's, by common knowledge.
struct NavigationBar: View {
  let content: BarContent
  /// The title of the page that one came from; nil for the first page.
  let back: Text?
  nonisolated static let height: CGFloat = 44
  static let titleHeight: CGFloat = 52
  static let searchGap: CGFloat = 16
  @Environment(\.isBelowTabs) private var isBelowTabs

  private func items(_ places: [ToolbarItemPlacement]) -> [ViewNode] {
    content.items.filter { places.contains($0.placement) }.flatMap(\.nodes)
  }

  var body: some View {
    let isLarge = content.title != nil && content.mode != .inline
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
    if coversWhatIsScrolled, barCount > 0, let page = node.children.last, page.isScrolled(at: page) {
      let whole = area?.offsetBy(dx: frame.minX, dy: frame.minY).union(frame) ?? frame
      let bar = CGRect(
        x: whole.minX, y: whole.minY, width: whole.width,
        height: max(0, frame.minY + page.frame.minY - whole.minY))
      context.items.append(.fill(Path(context.snapped(bar)), .color(ground)))
    }
    for bar in node.children.prefix(barCount) { bar.draw(from: frame.origin, &context) }
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
