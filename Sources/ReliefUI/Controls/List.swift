import Foundation
import ReliefDrawing
import ReliefGeometry

/// Rows below each other, in groups.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  private let content: Content
  /// The rows that are chosen.
  private var chosen: Set<AnyHashable> = []

  /// Rows of which one can be chosen.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    if let value = selection?.wrappedValue { chosen = [value] }
  }

  /// Rows of which several can be chosen.
  @_disfavoredOverload
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    chosen = Set((selection?.wrappedValue ?? []).map { AnyHashable($0) })
  }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    ListMaker(kind: context.environment.listStyle, name: "List", chosen: chosen).nodes(content, context)
  }
}

extension List where SelectionValue == Never {
  /// Rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// A row for each element, told apart by one of their properties.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> { content = ForEach(data, id: id, content: rowContent) }

  /// A row for each number of a range.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> { content = ForEach(data, content: rowContent) }
}

extension List {
  /// A row for each element, of which one can be chosen.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
    if let value = selection?.wrappedValue { chosen = [value] }
  }
}

/// Controls in groups.
nonisolated public struct Form<Content: View>: View, PrimitiveView {
  private let content: Content

  /// Controls in groups.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
    let style = context.environment.formStyle
    return AnyView(style.body(FormStyleConfiguration(content: .init(content)))).nodes(context)
  }
}

/// The ways in which lists look.
enum ListKind: Hashable, Sendable {
  case plain, grouped, insetGrouped, inset
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }
}

/// Sizes of lists.
///
/// Sources: inset 20, rows 44, the room around headers and footers and the colours of an inset grouped list are
/// measured on a picture of iOS 15; the rest is a choice near what UIKit draws.
enum ListLook {
  static let sideInset: CGFloat = 20
  static let rowInsets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
  static let rowHeight: CGFloat = 44
  static let cornerRadius: CGFloat = 10
  static let sectionGap: CGFloat = 35
  static let headerGap: CGFloat = 7
  /// Above the headers of the first section and of others, besides the gap of the header itself.
  static let firstHeaderGap: CGFloat = 26
  static let nextHeaderGap: CGFloat = 16
  /// The ground of every second row where rows alternate: AppKit's, by common knowledge.
  static let secondRow = Color(.pair(SystemColor(0xF4F5F5, 0x292929)))
}

/// Whether every second row has a ground of its own.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String
  /// As the system thinks fit: they have not.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// They have.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// They have not.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

/// Makes the nodes of a list.
struct ListMaker {
  let kind: ListKind
  let name: String
  var chosen: Set<AnyHashable> = []

  @MainActor func nodes(_ content: some View, _ context: GraphContext) -> [ViewNode] {
    var inside = context.child(.content).setting(\.stackAxis, .vertical)
    inside.environment.isInRow = true
    let scroll = context.identity.slot(ScrollState.slot) { ScrollState() }
    scroll.follow(ScrollAnchors(), axes: .vertical, isMirrored: false)
    inside.environment.enclosingScroll = scroll
    let isTinted = context.environment.isInSidebar
    inside.environment.rowSelection =
      chosen.isEmpty ? nil : RowSelection(tags: chosen, isTinted: isTinted)
    let made = content.nodes(inside)
    var entries: [ListContainer.Entry] = []
    var children: [ViewNode] = []
    for (index, node) in made.enumerated() {
      let place = node.traits[SectionTrait.self]
      var entry = ListContainer.Entry(
        child: children.count, section: place.map { ObjectIdentifier($0.section) }, role: place?.role ?? .row)
      let look = node.traits[RowTrait.self] ?? RowLook()
      entry.insets = look.insets
      entry.hidesSeparator = look.hidesSeparator
      entry.hidesSectionSeparator = look.hidesSectionSeparator
      if !chosen.isEmpty, let tag = node.traits[TagTrait.self] ?? node.traits[ImplicitTagTrait.self] {
        entry.isChosen = chosen.contains(tag)
      }
      entry.separator = look.separatorTint?.resolved(in: context.environment).quantizedOpacity
      entry.sectionSeparator = look.sectionSeparatorTint?.resolved(in: context.environment).quantizedOpacity
      children.append(node)
      if entry.role == .row, let background = look.background {
        let nodes = background.nodes(context.child(.aside(2 * index + 1)))
        if let first = nodes.first {
          entry.background = children.count
          children.append(first)
        }
      }
      entries.append(entry)
    }
    let environment = context.environment
    let colors = ListContainer.Colors(
      ground: environment.hidesListGround
        ? .clear
        : (kind.isGrouped ? ControlLook.groupedGround : ControlLook.ground).resolved(in: environment),
      row: (kind.isGrouped ? ControlLook.row : Color.clear).resolved(in: environment),
      separator: ControlLook.separator.resolved(in: environment).quantizedOpacity,
      chosen: (isTinted ? Color.accentColor : RowSelection.ground).resolved(in: environment),
      second: environment.alternatesRows ? ListLook.secondRow.resolved(in: environment) : nil)
    let container = ListContainer(
      entries, kind: kind, scroll: scroll, colors: colors, pixel: environment.pixelLength,
      isMirrored: environment.layoutDirection == .rightToLeft, gaps: environment.listGaps,
      leastRow: environment.defaultMinListRowHeight)
    let list = ViewNode(.layout(container), name: name, children: children)
    return [list]
  }
}

/// What is said about a row.
struct RowLook {
  var insets: EdgeInsets?
  var hidesSeparator = false
  var separatorTint: Color?
  /// What is said about the end of its section.
  var hidesSectionSeparator = false
  var sectionSeparatorTint: Color?
  var background: AnyView?
}

/// What is said about a row.
enum RowTrait: ViewTrait { typealias Value = RowLook }

/// Says something about a row.
struct RowModifier: PrimitiveModifier {
  let change: @MainActor (inout RowLook) -> Void

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    let nodes = content(context)
    for node in nodes {
      var look = node.traits[RowTrait.self] ?? RowLook()
      change(&look)
      node.traits[RowTrait.self] = look
    }
    return nodes
  }
}

/// How lists look.
public protocol ListStyle: Sendable {
  /// Which of Relief's ways it is.
  var _kind: _ListStyleKind { get }
}

/// One of the ways in which lists look.
public struct _ListStyleKind: Sendable {
  let kind: ListKind
  /// Whether every second row has a ground of its own.
  var alternates = false
}

/// Groups with round corners, as iOS has them.
public struct DefaultListStyle: ListStyle {
  /// The style.
  public init() {}
  /// Inset groups.
  public var _kind: _ListStyleKind { .init(kind: .insetGrouped) }
}
/// Rows from side to side.
public struct PlainListStyle: ListStyle {
  /// The style.
  public init() {}
  /// Plain rows.
  public var _kind: _ListStyleKind { .init(kind: .plain) }
}
/// Groups from side to side.
public struct GroupedListStyle: ListStyle {
  /// The style.
  public init() {}
  /// Groups.
  public var _kind: _ListStyleKind { .init(kind: .grouped) }
}
/// Groups with round corners.
public struct InsetGroupedListStyle: ListStyle {
  /// The style.
  public init() {}
  /// Inset groups.
  public var _kind: _ListStyleKind { .init(kind: .insetGrouped) }
}
/// Rows within margins.
public struct InsetListStyle: ListStyle {
  private let alternates: Bool
  /// The style.
  public init() { alternates = false }
  /// The style, and whether every second row has a ground of its own, as lists of a Mac have.
  public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  /// Inset rows.
  public var _kind: _ListStyleKind { .init(kind: .inset, alternates: alternates) }
}
/// Rows of a side bar, which look as inset groups do.
public struct SidebarListStyle: ListStyle {
  /// The style.
  public init() {}
  /// Inset groups.
  public var _kind: _ListStyleKind { .init(kind: .insetGrouped) }
}

extension ListStyle where Self == DefaultListStyle {
  /// Groups with round corners, as iOS has them.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from side to side.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Groups from side to side.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups with round corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows within margins.
  public static var inset: InsetListStyle { InsetListStyle() }
  /// Rows within margins, and whether every second one has a ground of its own.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension ListStyle where Self == SidebarListStyle {
  /// Rows of a side bar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension EnvironmentValues {
  private enum ListStyleKey: EnvironmentKey { static var defaultValue: ListKind { .insetGrouped } }
  private enum GroundKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum AlternatesKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether every second row of lists has a ground of its own.
  var alternatesRows: Bool {
    get { self[AlternatesKey.self] }
    set { self[AlternatesKey.self] = newValue }
  }

  var listStyle: ListKind {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  /// Whether lists have no ground of their own.
  var hidesListGround: Bool {
    get { self[GroundKey.self] }
    set { self[GroundKey.self] = newValue }
  }
}

extension View {
  /// How lists inside look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, style._kind.kind).alternatingRowBackgrounds(
      style._kind.alternates ? .enabled : .disabled)
  }

  /// Whether every second row of lists and tables inside has a ground of its own.
  public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
    -> some View
  { environment(\.alternatesRows, behavior == .enabled) }

  /// Whether lists inside have a ground.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesListGround, visibility == .hidden)
  }

  /// What lies behind the row; nil for what the list draws.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowModifier { $0.background = view.map { AnyView($0) } })
  }

  /// How far the row's content is from its edges.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowModifier { $0.insets = insets })
  }

  /// Whether there is a line below the row.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(RowModifier { if edges.contains(.bottom) { $0.hidesSeparator = visibility == .hidden } })
  }
}
