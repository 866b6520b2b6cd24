import Foundation
import ReliefGeometry

/// The layout of a `Grid`.
///
/// Columns share the width as the views of a stack do: the least flexible first, each being offered an even share
/// of what is left. Rows share the height in the same way. Cells over several columns, and views that are no row,
/// widen the columns under them evenly where they need more.
public struct GridLayout: GuidePassingLayout {
  /// How cells are aligned.
  public var alignment: Alignment
  /// The distance between columns; nil for what the views like.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows; nil for what the views like.
  public var verticalSpacing: CGFloat?

  /// Rows of views.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }

  /// The size of all rows and columns.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let table = GridTable(self, subviews, proposal)
    return CGSize(width: table.columns.total, height: table.rows.total)
  }

  /// Puts the views into their cells.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let table = GridTable(self, subviews, proposal)
    for cell in table.cells {
      let area = table.area(of: cell).offsetBy(dx: bounds.minX, dy: bounds.minY)
      let offer = ProposedViewSize(area.size)
      if let anchor = cell.view.node.traits[GridAnchorTrait.self] {
        cell.view.place(at: anchor.point(in: area), anchor: anchor, proposal: offer)
      } else {
        let alignment = Alignment(
          horizontal: table.columnGuides[cell.column] ?? alignment.horizontal,
          vertical: cell.rowGuide ?? alignment.vertical)
        let own = cell.view.dimensions(in: offer)
        let outer = ViewDimensions(area.size)
        let line = table.baseline(of: cell, alignment.vertical)
        cell.view.place(
          at: CGPoint(
            x: area.minX + outer[alignment.horizontal] - own[alignment.horizontal],
            y: area.minY + (line ?? outer[alignment.vertical]) - own[alignment.vertical]), proposal: offer)
      }
    }
  }
}

/// The lengths of columns or rows, and the distances between them.
struct GridLengths {
  var lengths: [CGFloat]
  var gaps: [CGFloat]

  var total: CGFloat { lengths.reduce(0, +) + gaps.reduce(0, +) }

  /// The length of some of them, with the distances between.
  func length(_ range: Range<Int>) -> CGFloat {
    lengths[range].reduce(0, +)
      + gaps[range.lowerBound..<max(range.lowerBound, range.upperBound - 1)].reduce(0, +)
  }

  func start(_ index: Int) -> CGFloat {
    lengths[..<index].reduce(0, +) + gaps[..<index].reduce(0, +)
  }
}

/// The cells of a grid for a proposal.
struct GridTable {
  struct Cell {
    let view: LayoutSubview
    let row: Int
    let column: Int
    let span: Int
    let rowGuide: VerticalAlignment?

    var columns: Range<Int> { column..<(column + span) }
    func sizes(_ axis: Axis) -> Bool { view.node.traits[GridUnsizedTrait.self]?.has(axis) != true }
  }

  private(set) var cells: [Cell] = []
  private(set) var columns = GridLengths(lengths: [], gaps: [])
  private(set) var rows = GridLengths(lengths: [], gaps: [])
  /// How columns are aligned that say so.
  private(set) var columnGuides: [Int: HorizontalAlignment] = [:]
  private let alignment: Alignment

  init(_ layout: GridLayout, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize) {
    alignment = layout.alignment
    arrange(subviews)
    columns.gaps = gaps(layout.horizontalSpacing, .horizontal, columns.lengths.count)
    rows.gaps = gaps(layout.verticalSpacing, .vertical, rows.lengths.count)
    columns.lengths = share(proposal.width, columns) { column, offer in
      width(column, ProposedViewSize(width: offer, height: nil))
    }
    spread(proposal.width)
    rows.lengths = share(proposal.height, rows) { row, offer in height(row, offer) }
  }

  func area(of cell: Cell) -> CGRect {
    CGRect(
      x: columns.start(cell.column), y: rows.start(cell.row), width: columns.length(cell.columns),
      height: rows.lengths[cell.row])
  }

  /// Where the baseline that a row's cells share lies, from the row's top; nil for guides of the row's frame.
  func baseline(of cell: Cell, _ guide: VerticalAlignment) -> CGFloat? {
    guard guide.key.isBaseline else { return nil }
    var extent = Extent()
    for other in cells where other.row == cell.row && other.sizes(.vertical) {
      extent.include(other.view.dimensions(in: offer(other, rows.lengths[cell.row])), guide.key)
    }
    return -extent.low
  }

  private mutating func arrange(_ subviews: LayoutSubviews) {
    var mark: GridRowMark?
    var (row, column, widest) = (-1, 0, 1)
    var whole: [(LayoutSubview, Int)] = []
    for view in subviews {
      let own = view.node.traits[GridRowTrait.self]
      if own == nil || own !== mark { (row, column, mark) = (row + 1, 0, own) }
      if own == nil {
        whole.append((view, row))
        continue
      }
      let span = min(view.node.traits[GridSpanTrait.self] ?? 1, 1_000)
      if let guide = view.node.traits[GridColumnTrait.self] { columnGuides[column] = guide }
      cells.append(Cell(view: view, row: row, column: column, span: span, rowGuide: own?.alignment))
      column += span
      widest = max(widest, column)
    }
    cells += whole.map { Cell(view: $0.0, row: $0.1, column: 0, span: widest, rowGuide: nil) }
    columns.lengths = [CGFloat](repeating: 0, count: widest)
    rows.lengths = [CGFloat](repeating: 0, count: row + 1)
  }

  /// The distances between columns or rows: the largest that two neighbours like.
  private func gaps(_ fixed: CGFloat?, _ axis: Axis, _ count: Int) -> [CGFloat] {
    guard count > 1 else { return [] }
    if let fixed, fixed.isFinite { return [CGFloat](repeating: fixed, count: count - 1) }
    return (0..<count - 1).map { index in
      let isAcross = axis == .horizontal
      let before = cells.filter { (isAcross ? $0.column + $0.span - 1 : $0.row) == index }
      let after = cells.filter { (isAcross ? $0.column : $0.row) == index + 1 }
      var largest: CGFloat?
      for first in before {
        for second in after where isAcross ? first.row == second.row : first.column == second.column {
          let distance = first.view.spacing.distance(to: second.view.spacing, along: axis)
          largest = max(largest ?? distance, distance)
        }
      }
      return largest ?? ViewSpacing.standard
    }
  }

  /// Lengths as a stack shares a length among its views; nil asks for the ideal ones.
  private func share(
    _ offered: CGFloat?, _ parts: GridLengths, _ length: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    let all = parts.lengths.indices
    guard let offered, offered.isFinite else { return all.map { length($0, offered) } }
    var room = offered - parts.gaps.reduce(0, +)
    let flexibility = all.map { length($0, .infinity) - length($0, 0) }
    var result = parts.lengths
    for (done, index) in all.sorted(by: { (flexibility[$0], $0) < (flexibility[$1], $1) }).enumerated() {
      result[index] = length(index, max(0, room / CGFloat(all.count - done)))
      room -= result[index]
    }
    return result
  }

  private func width(_ column: Int, _ proposal: ProposedViewSize) -> CGFloat {
    cells.filter { $0.column == column && $0.span == 1 && $0.sizes(.horizontal) }
      .map { $0.view.sizeThatFits(proposal).width }.max() ?? 0
  }

  private func height(_ row: Int, _ offered: CGFloat?) -> CGFloat {
    var extent = Extent()
    var tallest: CGFloat = 0
    for cell in cells where cell.row == row && cell.sizes(.vertical) {
      let guide = (cell.rowGuide ?? alignment.vertical).key
      let dimensions = cell.view.dimensions(in: offer(cell, offered))
      tallest = max(tallest, dimensions.height)
      if guide.isBaseline, cell.span < columns.lengths.count || columns.lengths.count == 1 {
        extent.include(dimensions, guide)
      }
    }
    return max(tallest, extent.length)
  }

  private func offer(_ cell: Cell, _ height: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: columns.length(cell.columns), height: height)
  }

  /// Widens columns under cells that need more.
  private mutating func spread(_ offered: CGFloat?) {
    for cell in cells where cell.span > 1 && cell.sizes(.horizontal) {
      let now = columns.length(cell.columns)
      var asked = offered
      if let all = offered { asked = max(now, all - (columns.total - now)) }
      let missing = cell.view.sizeThatFits(ProposedViewSize(width: asked, height: nil)).width - now
      guard missing > 0, missing.isFinite else { continue }
      for column in cell.columns { columns.lengths[column] += missing / CGFloat(cell.span) }
    }
  }
}
