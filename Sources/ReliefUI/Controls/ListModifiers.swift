import Foundation

/// How far the sections of a list are apart.
public struct ListSectionSpacing: Sendable {
  let points: CGFloat?
  /// As usual.
  public static let `default` = ListSectionSpacing(points: nil)
  /// Closer. [choice: half of the usual distance]
  public static let compact = ListSectionSpacing(points: ListLook.sectionGap / 2)
  /// So many points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

/// How much a header stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More.
  case increased
}

/// What lists have between their rows and groups.
struct ListGaps: Hashable {
  var section: CGFloat?
  var row: CGFloat = 0
}

extension EnvironmentValues {
  private enum GapsKey: EnvironmentKey { static var defaultValue: ListGaps { ListGaps() } }
  private enum HeaderKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

  var listGaps: ListGaps {
    get { self[GapsKey.self] }
    set { self[GapsKey.self] = newValue }
  }

  /// How much headers inside stand out.
  public var headerProminence: Prominence {
    get { self[HeaderKey.self] }
    set { self[HeaderKey.self] = newValue }
  }
}

extension View {
  /// How far the sections of lists inside are apart, in points.
  @_disfavoredOverload public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listGaps.section, spacing)
  }
  /// How far the sections of lists inside are apart.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listGaps.section, spacing.points)
  }
  /// How far the rows of lists inside are apart, in points; nil for none.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listGaps.row, spacing.flatMap { $0.isFinite ? max(0, $0) : nil } ?? 0)
  }
  /// The colour of the line below the row; nil for the usual one.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(RowModifier { if edges.contains(.bottom) { $0.separatorTint = color } })
  }
  /// Whether there is a line below the last row of the section; lists in groups have none.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(RowModifier { if edges.contains(.bottom) { $0.hidesSectionSeparator = visibility == .hidden } })
  }
  /// The colour of the line below the last row of the section; nil for the usual one. Lists in groups have none.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(RowModifier { if edges.contains(.bottom) { $0.sectionSeparatorTint = color } })
  }
  /// The accent colour of the row's icons.
  public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }
  /// How much headers inside stand out.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
