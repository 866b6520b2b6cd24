import Foundation
import ReliefGeometry

/// Columns of a table.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable
  /// The columns, their types hidden.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column, its type hidden.
public struct _TableColumn<Value> {
  let title: Text
  var width: CGFloat?
  /// By which it can be sorted.
  var key: AnyKeyPath?
  let cell: @MainActor (Value) -> AnyView
}

/// A column with a title.
@MainActor @preconcurrency
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>:
  TableColumnContent
{
  /// The column.
  public let _columns: [_TableColumn<RowValue>]

  /// The column in a width in points.
  public func width(_ width: CGFloat? = nil) -> TableColumn { changed(width) }
  /// The column between widths in points.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    changed(ideal ?? min)
  }

  private func changed(_ width: CGFloat?) -> TableColumn {
    TableColumn(
      columns: _columns.map {
        var column = $0
        column.width = width
        return column
      })
  }

  private init(columns: [_TableColumn<RowValue>]) { _columns = columns }
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column of views.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(columns: [_TableColumn(title: Text(titleKey)) { AnyView(content($0)) }])
  }
  /// A column of views that can be sorted by a property; it stands as it is.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    var column = _TableColumn<RowValue>(title: Text(titleKey)) { AnyView(content($0)) }
    column.key = value
    self.init(columns: [column])
  }
  /// A column of a property.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(titleKey, value: value) { Text(verbatim: $0[keyPath: value]) }
  }
}

/// Makes columns of several.
@resultBuilder public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// A column.
  @MainActor public static func buildExpression<C: TableColumnContent>(_ content: C) -> C
  where C.TableRowValue == RowValue { content }
  /// The first column.
  @MainActor public static func buildPartialBlock<C: TableColumnContent>(first: C) -> _TableColumns<RowValue>
  where C.TableRowValue == RowValue { _TableColumns(_columns: first._columns) }
  /// Columns and one more.
  @MainActor public static func buildPartialBlock<C: TableColumnContent>(
    accumulated: _TableColumns<RowValue>, next: C
  ) -> _TableColumns<RowValue> where C.TableRowValue == RowValue {
    _TableColumns(_columns: accumulated._columns + next._columns)
  }
}

/// Several columns.
@MainActor @preconcurrency public struct _TableColumns<Value: Identifiable>: TableColumnContent {
  /// The columns.
  public let _columns: [_TableColumn<Value>]
}

/// Sizes of tables. [choice: near what iPadOS draws]
private enum TableLook {
  static let row: CGFloat = 44
  static let header: CGFloat = 32
  static let inset: CGFloat = 20
  static let gap: CGFloat = 12
}

/// Rows in columns with titles; where there is little room, only the first column is shown, as a list.
nonisolated public struct Table<Value: Identifiable>: View {
  private let data: [Value]
  private let columns: [_TableColumn<Value>]
  private var chosen: Set<Value.ID> = []
  /// By what rows are sorted, and whether from the greatest to the least.
  private var sorting: (key: AnyKeyPath, isReversed: Bool)?
  @Environment(\.horizontalSizeClass) private var sizeClass

  /// A table of elements.
  @MainActor public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value {
    (self.data, self.columns) = (Array(data), columns()._columns)
  }
  /// A table of elements of which one can be chosen.
  @MainActor public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value {
    self.init(data, columns: columns)
    chosen = Set([selection.wrappedValue].compactMap(\.self))
  }
  /// A table of elements of which several can be chosen.
  @_disfavoredOverload @MainActor public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value {
    self.init(data, columns: columns)
    chosen = selection.wrappedValue
  }
  /// A table of elements that can be sorted; they stand as they are.
  @MainActor public init<Data: RandomAccessCollection, Columns: TableColumnContent, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value, Sort.Compared == Value {
    self.init(data, columns: columns)
    sorting = (sortOrder.wrappedValue.first as? KeyPathComparator<Value>).map {
      ($0.keyPath, $0.order == .reverse)
    }
  }
  /// A table of elements of which one can be chosen, and that can be sorted; they stand as they are.
  @MainActor public init<Data: RandomAccessCollection, Columns: TableColumnContent, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value, Sort.Compared == Value {
    self.init(data, sortOrder: sortOrder, columns: columns)
    chosen = Set([selection.wrappedValue].compactMap(\.self))
  }
  /// A table of elements of which several can be chosen, and that can be sorted; they stand as they are.
  @_disfavoredOverload
  @MainActor public init<Data: RandomAccessCollection, Columns: TableColumnContent, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value, Sort.Compared == Value {
    self.init(data, sortOrder: sortOrder, columns: columns)
    chosen = selection.wrappedValue
  }

  /// The rows.
  @MainActor public var body: some View {
    if sizeClass == .regular {
      VStack(spacing: 0) {
        line(header).frame(height: TableLook.header)
        Divider()
        ScrollView {
          VStack(spacing: 0) {
            ForEach(data) { value in
              line { $0.cell(value) }.frame(minHeight: TableLook.row)
                .background { if chosen.contains(value.id) { RowSelection.ground } }
              Divider().padding(.leading, TableLook.inset)
            }
          }
        }
      }
    } else {
      List(data) { value in
        if let first = columns.first { first.cell(value) }
      }
      .listStyle(.plain)
    }
  }

  /// The title of a column, with a hook at the one that rows are sorted by.
  @MainActor private func header(_ column: _TableColumn<Value>) -> some View {
    HStack(spacing: 4) {
      column.title.font(.subheadline).bold().lineLimit(1)
      if let sorting, column.key == sorting.key {
        ChevronShape(edge: sorting.isReversed ? .bottom : .top)
          .stroke(.secondary, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
          .frame(width: 8, height: 4)
      }
    }
  }

  /// A cell of each column, side by side.
  @MainActor private func line<Cell: View>(_ cell: @escaping (_TableColumn<Value>) -> Cell) -> some View {
    HStack(spacing: TableLook.gap) {
      ForEach(0..<columns.count, id: \.self) { index in
        let column = columns[index]
        if let width = column.width {
          cell(column).frame(width: width, alignment: .leading)
        } else {
          cell(column).frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
    .padding(.horizontal, TableLook.inset)
  }
}
