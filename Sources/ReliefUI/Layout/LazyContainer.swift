import Foundation
import ReliefGeometry

/// Lines of views along an axis, of which those that are not seen are not made.
///
/// A lazy stack is one track wide, a lazy grid several; a view with a `LazySpanTrait` has a line of its own. Lines
/// that were not made count as long as those that were are in the mean.
final class LazyContainer: LayoutContainer {
  /// The tracks across, for a length; the length of a single one is nil where nothing is offered.
  enum Tracks {
    case single
    case items([GridItem])
  }

  /// At most so many rows are made to learn the length of a container that does not scroll; a choice.
  static let mostMeasured = 1_000

  private let axis: Axis
  private let tracks: Tracks
  private let alignment: Alignment
  private let gap: CGFloat?
  private let pins: PinnedScrollableViews
  private let scroll: ScrollState?
  private let rows: LazyRows
  private let room: ContainerRoom?
  private let direction: LayoutDirection

  init(
    axis: Axis, tracks: Tracks, alignment: Alignment, gap: CGFloat?, pins: PinnedScrollableViews,
    rows: LazyRows,
    environment: EnvironmentValues
  ) {
    (self.axis, self.tracks, self.alignment) = (axis, tracks, alignment)
    self.gap = gap.flatMap { $0.isFinite ? $0 : nil }
    (self.rows, self.pins, scroll) = (rows, pins, environment.enclosingScroll)
    let room = environment.containerRoom
    self.room = room?.scrollAxes.has(axis) == true ? room : nil
    direction = environment.layoutDirection
  }

  private struct Cell {
    let node: ViewNode
    let track: GridTrack
    let proposal: ProposedViewSize
  }

  private struct Line {
    var cells: [Cell] = []
    var rows: [Int] = []
    /// The place along the axis.
    var start: CGFloat = 0
    var length: CGFloat = 0
    /// How many rows there are up to the end of this line.
    var rowsSoFar = 0

    var end: CGFloat { start + length }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
    let lines: [Line]
    if let room {
      // What is scrolled over counts with its own length; the rest is estimated.
      let end = room.size[axis] + room.ahead[axis]
      lines = makeLines(proposal, until: end, rows: end.isFinite ? nil : Self.mostMeasured)
    } else {
      lines = makeLines(proposal, until: .infinity, rows: Self.mostMeasured)
    }
    var size = CGSize.zero
    if let last = lines.last, last.rowsSoFar > 0 {
      let gap = lines.count > 1 ? lines[lines.count - 1].start - lines[lines.count - 2].end : self.gap ?? 8
      let each = (last.end + gap) / CGFloat(last.rowsSoFar)
      size[axis] = last.end + each * CGFloat(rows.count - last.rowsSoFar)
    }
    let across = proposal[axis.other]
    switch tracks {
    case .single:
      let widest = lines.flatMap(\.cells).map { $0.node.sizeThatFits($0.proposal)[axis.other] }.max()
      size[axis.other] = across ?? widest ?? 0
    case .items(let items):
      let placed = GridTrack.tracks(items, in: across)
      let total = placed.last.map { $0.start + $0.length } ?? 0
      // Narrower tracks stand in the room that is offered, as the alignment says.
      size[axis.other] = max(total, across.flatMap { $0.isFinite ? $0 : nil } ?? total)
    }
    return size
  }

  func spacing(_ node: ViewNode) -> ViewSpacing { ViewSpacing() }

  func guides(_ node: ViewNode) -> ExplicitGuides { [] }

  func forget() { rows.made.forEach { $0.forgetSizes() } }

  func place(
    in bounds: CGRect, proposal: ProposedViewSize, _ node: ViewNode, _ placement: inout Placement
  ) {
    var proposal = proposal
    proposal[axis.other] = bounds.size[axis.other]
    let visible = placement.visible.flatMap { seen in
      placement.toGlobal.inverse.map { seen.applying($0) }
    }
    var (first, last) = (-CGFloat.infinity, CGFloat.infinity)
    if let visible {
      (first, last) = (visible.origin[axis], visible.origin[axis] + visible.size[axis])
      // Along a mirrored axis lines begin at the other end.
      if axis == .horizontal, direction == .rightToLeft {
        (first, last) = (bounds.width - last, bounds.width - first)
      }
    }
    var lines = makeLines(proposal, until: last, rows: visible == nil ? Self.mostMeasured : nil)
    if !pins.isEmpty { pin(&lines, in: bounds.size, placement) }
    lines = lines.filter { $0.end > first && $0.start < last || $0.length == 0 }
    node.adopt(lines.flatMap(\.cells).map(\.node))
    let inset = inset(bounds.size[axis.other])
    for line in lines {
      for row in line.rows { rows.show(row) }
      for cell in line.cells { place(cell, of: line, in: bounds, inset: inset) }
    }
  }

  /// Moves headers and footers to the edges of the scroll view while their sections are seen, in front of all others.
  private func pin(_ lines: inout [Line], in size: CGSize, _ placement: Placement) {
    guard let edges = scroll?.frame, let back = placement.toGlobal.inverse else { return }
    let seen = edges.applying(back)
    var (first, last) = (seen.origin[axis], seen.origin[axis] + seen.size[axis])
    if axis == .horizontal, direction == .rightToLeft {
      (first, last) = (size.width - last, size.width - first)
    }
    let all = lines
    var pinned: [Line] = []
    for index in lines.indices {
      guard let place = lines[index].cells.first?.node.traits[SectionTrait.self] else { continue }
      let section = all.filter { $0.cells.first?.node.traits[SectionTrait.self]?.section === place.section }
      guard let start = section.first?.start, let end = section.last?.end else { continue }
      var line = lines[index]
      if place.role == .header, pins.contains(.sectionHeaders) {
        line.start = max(line.start, min(first, end - line.length))
      } else if place.role == .footer, pins.contains(.sectionFooters) {
        line.start = min(line.start, max(last - line.length, start))
      }
      guard line.start != lines[index].start else { continue }
      pinned.append(line)
      lines[index].cells = []
    }
    lines = lines.filter { !$0.cells.isEmpty } + pinned
  }

  /// The frame of a row by the identity of a view in it, as far as it can be told before the row is placed.
  func frame(of id: AnyHashable, in size: CGSize, proposal: ProposedViewSize) -> CGRect? {
    guard let row = rows.row(of: id, most: Self.mostMeasured) else { return nil }
    var proposal = proposal
    proposal[axis.other] = size[axis.other]
    let lines = makeLines(proposal, until: .infinity, rows: row + 1)
    guard let line = lines.last(where: { $0.rows.contains(row) }) else { return nil }
    var frame = CGRect(origin: .zero, size: size)
    frame.origin[axis] = line.start
    frame.size[axis] = line.length
    if axis == .horizontal, direction == .rightToLeft { frame.origin.x = size.width - frame.maxX }
    return frame
  }

  private func place(_ cell: Cell, of line: Line, in bounds: CGRect, inset: CGFloat) {
    var area = CGRect.zero
    area.origin[axis] = bounds.origin[axis] + line.start
    area.origin[axis.other] = bounds.origin[axis.other] + inset + cell.track.start
    area.size[axis] = line.length
    area.size[axis.other] = cell.track.length
    let own = cell.node.dimensions(cell.proposal)
    let outer = ViewDimensions(area.size)
    let alignment = cell.track.alignment ?? alignment
    var frame = CGRect(
      x: area.minX + outer[alignment.horizontal] - own[alignment.horizontal],
      y: area.minY + outer[alignment.vertical] - own[alignment.vertical], width: own.width, height: own.height
    )
    if direction == .rightToLeft { frame.origin.x = bounds.maxX - (frame.minX - bounds.minX) - frame.width }
    cell.node.place(in: frame, proposal: cell.proposal)
  }

  /// How far the tracks are moved in room that is wider than they are.
  private func inset(_ across: CGFloat) -> CGFloat {
    guard case .items(let items) = tracks else { return 0 }
    let last = GridTrack.tracks(items, in: across).last
    let free = max(0, across - (last.map { $0.start + $0.length } ?? 0))
    let key = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
    // The guide of a view of the free room's size is where the tracks' own guide is moved to.
    return key.id.defaultValue(in: ViewDimensions(CGSize(width: free, height: free)))
  }

  /// Lines until a place along the axis, or until so many rows are made.
  private func makeLines(_ proposal: ProposedViewSize, until end: CGFloat, rows most: Int? = nil) -> [Line] {
    let across = proposal[axis.other]
    let tracks: [GridTrack] =
      switch tracks {
      case .single: [GridTrack(start: 0, length: across ?? 0)]
      case .items(let items): GridTrack.tracks(items, in: across)
      }
    let whole = GridTrack(start: 0, length: tracks.last.map { $0.start + $0.length } ?? 0)
    guard !tracks.isEmpty else { return [] }
    var asked = ProposedViewSize.unspecified
    var lines: [Line] = []
    var line = Line()
    func close() {
      if !line.cells.isEmpty {
        if let before = lines.last {
          line.start = before.end + distance(before, line)
        }
        line.length = line.cells.map { $0.node.sizeThatFits($0.proposal)[axis] }.max() ?? 0
        lines.append(line)
      }
      line = Line()
    }
    for row in 0..<min(rows.count, most ?? .max) {
      if let last = lines.last, last.end >= end { break }
      for node in rows[row] {
        let spans = node.traits[LazySpanTrait.self] == true
        if spans { close() }
        let track = spans ? whole : tracks[line.cells.count]
        asked[axis.other] = across == nil && isSingle ? nil : track.length
        line.cells.append(Cell(node: node, track: track, proposal: asked))
        if line.rows.last != row { line.rows.append(row) }
        line.rowsSoFar = row + 1
        if spans || line.cells.count == tracks.count { close() }
      }
    }
    close()
    return lines
  }

  private var isSingle: Bool { if case .single = tracks { true } else { false } }

  private func distance(_ before: Line, _ after: Line) -> CGFloat {
    if let gap { return gap }
    guard isSingle, let above = before.cells.first?.node, let below = after.cells.first?.node else {
      return ViewSpacing.standard
    }
    return above.spacing.distance(to: below.spacing, along: axis)
  }
}

/// A view that has a line of its own in a lazy grid, such as the header of a section.
package enum LazySpanTrait: ViewTrait { package typealias Value = Bool }

/// Views that stay at the edge of a scroll view while their section is seen.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Views from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
