import Foundation
import ReliefDrawing
import ReliefGeometry

/// Which columns of several are shown.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  private let name: String
  /// As the system thinks fit: the side bar where the screen is wider than high.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last one.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// One of several columns.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// The first.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The middle one.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// Columns that lead to each other: side by side where there is room, else one of them.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, PrimitiveView
{
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  private let visibility: NavigationSplitViewVisibility
  private let compactColumn: NavigationSplitViewColumn

  private init(
    _ sidebar: Sidebar, _ content: Content?, _ detail: Detail, _ visibility: NavigationSplitViewVisibility,
    _ compactColumn: NavigationSplitViewColumn
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
    (self.visibility, self.compactColumn) = (visibility, compactColumn)
  }

  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView { self.init(sidebar(), nil, detail(), .automatic, .sidebar) }

  /// Two columns, and which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar(), nil, detail(), columnVisibility.wrappedValue, .sidebar)
  }

  /// Two columns, and which is shown where there is room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar(), nil, detail(), .automatic, preferredCompactColumn.wrappedValue)
  }

  /// Two columns, which are shown, and which where there is room for one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      sidebar(), nil, detail(), columnVisibility.wrappedValue, preferredCompactColumn.wrappedValue)
  }

  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), .automatic, .sidebar) }

  /// Three columns, and which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), columnVisibility.wrappedValue, .sidebar) }

  /// Three columns, which are shown, and which where there is room for one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar(), content(), detail(), columnVisibility.wrappedValue, preferredCompactColumn.wrappedValue)
  }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    let name = "NavigationSplitView"
    guard context.environment.horizontalSizeClass == .regular else { return compact(name, context) }
    let room = context.environment.containerRoom?.size ?? .zero
    let isWide = room.width > room.height
    let showsSidebar =
      visibility == .all || (visibility == .doubleColumn && content == nil)
      || (visibility == .automatic && isWide)
    let showsContent = content != nil && visibility != .detailOnly
    func page(_ view: some View, _ number: Int, isSidebar: Bool) -> [ViewNode] {
      var inside = context.child(.aside(number))
      inside.environment.isInSidebar = isSidebar
      return NavigationMaker(name: "column").nodes(view, inside)
    }
    var columns: [[ViewNode]] = []
    if showsSidebar { columns.append(page(sidebar, 10, isSidebar: true)) }
    if showsContent, let content { columns.append(page(content, 20, isSidebar: false)) }
    columns.append(page(detail, 30, isSidebar: false))
    let nodes = columns.flatMap { column -> [ViewNode] in
      column.first.map { [ViewNode(.layout(ColumnContainer()), name: "column", children: [$0])] } ?? []
    }
    let container = ColumnsContainer(
      widths: nodes.dropLast().map(\.columnWidth),
      line: ControlLook.separator.resolved(in: context.environment).quantizedOpacity,
      pixel: context.environment.pixelLength,
      isMirrored: context.environment.layoutDirection == .rightToLeft)
    return [ViewNode(.layout(container), name: name, children: nodes)]
  }

  /// The one column that is shown, with the way back to the one before.
  @MainActor private func compact(_ name: String, _ context: GraphContext) -> [ViewNode] {
    func shown(_ view: some View, after before: some View) -> [ViewNode] {
      let first = before.nodes(context.child(.aside(10)))
      var inside = context.child(.content)
      inside.environment.backTitle =
        first.lazy.compactMap({ $0.barContent(entersPages: true)?.title }).first ?? Text(system: "Back")
      return NavigationMaker(name: name).nodes(view, inside)
    }
    switch compactColumn {
    case .detail:
      if let content { return shown(detail, after: content) }
      return shown(detail, after: sidebar)
    case .content: if let content { return shown(content, after: sidebar) }
    default: break
    }
    return NavigationMaker(name: name).nodes(sidebar, context.child(.content))
  }
}

/// How wide a column is, in points.
struct ColumnWidth {
  var least: CGFloat?
  var ideal: CGFloat
  var most: CGFloat?
}

/// How wide the column around is.
enum ColumnWidthTrait: ViewTrait { typealias Value = ColumnWidth }

extension ViewNode {
  /// What the outermost view in the node, itself included, says of the width of its column.
  fileprivate var columnWidth: ColumnWidth? {
    traits[ColumnWidthTrait.self] ?? children.lazy.compactMap(\.columnWidth).first
  }
}

/// Columns side by side, a line between them; the last one takes the rest.
private final class ColumnsContainer: LayoutContainer {
  /// The width of columns that say nothing. [choice: that of a side bar on an iPad]
  private static let standard: CGFloat = 320
  private let widths: [ColumnWidth?]
  private let line: ResolvedColor
  private let pixel: CGFloat
  private let isMirrored: Bool

  init(widths: [ColumnWidth?], line: ResolvedColor, pixel: CGFloat, isMirrored: Bool) {
    (self.widths, self.line, self.pixel, self.isMirrored) = (widths, line, pixel, isMirrored)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 2 * Self.standard, height: 2 * Self.standard))
  }

  func place(
    in bounds: CGRect, proposal: ProposedViewSize, _ node: ViewNode, _ placement: inout Placement
  ) {
    // The first column begins at the edge of the screen's free part.
    var x: CGFloat = 0
    for (index, child) in node.children.enumerated() {
      let isLast = index == node.children.count - 1
      let rest = max(0, bounds.width - x)
      let own = index < widths.count ? widths[index] : nil
      let width = isLast ? rest : min(rest, own?.ideal ?? Self.standard)
      let left = isMirrored ? bounds.maxX - x - width : bounds.minX + x
      child.place(
        in: CGRect(x: left, y: bounds.minY, width: width, height: bounds.height),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }

  func draw(_ node: ViewNode, in frame: CGRect, _ context: inout DrawingContext) {
    node.drawChildren(in: frame, &context)
    for child in node.children.dropLast() {
      let x = frame.minX + (isMirrored ? child.frame.minX : child.frame.maxX - pixel)
      // The line goes over what bars cover as well: no screen is higher than this beyond its free part.
      let rect = CGRect(x: x, y: frame.minY - 100, width: pixel, height: frame.height + 200)
      context.items.append(.fill(Path(context.snapped(rect)), .color(line)))
    }
  }
}

/// A column: nothing in it reaches over its sides but to the edge of the screen.
private final class ColumnContainer: LayoutContainer {
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
    node.children.first?.sizeThatFits(proposal) ?? .zero
  }

  func place(
    in bounds: CGRect, proposal: ProposedViewSize, _ node: ViewNode, _ placement: inout Placement
  ) {
    node.children.first?.place(in: bounds, proposal: ProposedViewSize(bounds.size))
    placement.container = bounds.size
    guard placement.toGlobal.isTranslation else { return }
    let column = bounds.offsetBy(dx: placement.toGlobal.tx, dy: placement.toGlobal.ty)
    var (inner, outer) = (placement.safeArea.inner, placement.safeArea.outer)
    let minX = column.minX > inner.minX + 0.5 ? column.minX : outer.minX
    let maxX = column.maxX < inner.maxX - 0.5 ? column.maxX : outer.maxX
    outer = CGRect(x: minX, y: outer.minY, width: max(0, maxX - minX), height: outer.height)
    let (left, right) = (max(inner.minX, column.minX), min(inner.maxX, column.maxX))
    inner = CGRect(x: left, y: inner.minY, width: max(0, right - left), height: inner.height)
    placement.safeArea = SafeArea(inner: inner, outer: outer)
  }
}

/// How columns share the room; all ways draw them side by side.
public protocol NavigationSplitViewStyle: Sendable {}
/// The way that the system thinks fit.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  public init() {}
}
/// The detail makes room for the others.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  public init() {}
}
/// The detail keeps its room.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style.
  public init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The way that the system thinks fit.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail makes room for the others.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its room.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension EnvironmentValues {
  private enum BackKey: EnvironmentKey { static var defaultValue: Text? { nil } }
  private enum SidebarKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// The title of the page that one came from.
  var backTitle: Text? {
    get { self[BackKey.self] }
    set { self[BackKey.self] = newValue }
  }

  /// Whether the view stands in a side bar beside other columns.
  var isInSidebar: Bool {
    get { self[SidebarKey.self] }
    set { self[SidebarKey.self] = newValue }
  }
}

extension View {
  /// The same view; columns are side by side.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
  /// How wide the column around is, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(
      TraitModifier(trait: ColumnWidthTrait.self, value: ColumnWidth(least: width, ideal: width, most: width))
    )
  }
  /// How wide the column around is, in points.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(
      TraitModifier(trait: ColumnWidthTrait.self, value: ColumnWidth(least: min, ideal: ideal, most: max)))
  }
}

/// The way back to the page before: a hook and its title. [choice: near what UIKit draws]
struct BackButton: View {
  let title: Text
  @Environment(\.backAction) private var action

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "chevron.backward").font(.system(size: 18, weight: .medium))
      title.lineLimit(1)
    }
    .foregroundStyle(.tint)
    .modifier(TapModifier(action: action))
  }
}

/// The bar below a page: 49 points high, as UIToolbar's, by common knowledge.
struct BottomBar: View {
  let nodes: [ViewNode]
  let look: BarLook

  var body: some View {
    HStack(spacing: 16) { NodesView(nodes: nodes) }
      .padding(.horizontal, 16).frame(maxWidth: .infinity).frame(height: 49)
      .background { BarGround(look: look, edge: .bottom) }
  }
}
