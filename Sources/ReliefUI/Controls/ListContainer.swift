import Foundation
import ReliefDrawing
import ReliefGeometry

/// Lays out and draws rows in groups; what does not fit in its height is cut off.
final class ListContainer: ScrollingContainer {
  /// A row, header or footer.
  struct Entry {
    /// The number of its node.
    let child: Int
    let section: ObjectIdentifier?
    let role: SectionPlace.Role
    var insets: EdgeInsets?
    var hidesSeparator = false
    /// The colour of its line; nil for the list's.
    var separator: ResolvedColor?
    /// The same for the line at the end of its section.
    var hidesSectionSeparator = false
    var sectionSeparator: ResolvedColor?
    /// The number of the node behind it.
    var background: Int?
    /// Its place in the list.
    var frame = CGRect.zero
    /// Whether it is chosen.
    var isChosen = false
    /// Whether it stays at the top while its rows go by.
    var isPinned = false
    /// Whether it is every second row of its group.
    var isSecond = false
    /// Whether it is the first and last row of its group.
    var isFirst = false, isLast = false
  }

  struct Colors {
    var ground: ResolvedColor, row: ResolvedColor, separator: ResolvedColor
    /// The ground of chosen rows.
    var chosen: ResolvedColor
    /// The ground of every second row; nil where all have the same.
    var second: ResolvedColor?
  }

  private var entries: [Entry]
  private let kind: ListKind
  let scroll: ScrollState
  private(set) var contentInsets = EdgeInsets()
  private let colors: Colors
  private let pixel: CGFloat
  private let isMirrored: Bool
  private let gaps: ListGaps
  private let leastRow: CGFloat

  init(
    _ entries: [Entry], kind: ListKind, scroll: ScrollState, colors: Colors, pixel: CGFloat, isMirrored: Bool,
    gaps: ListGaps,
    leastRow: CGFloat
  ) {
    (self.entries, self.kind, self.colors, self.pixel) = (entries, kind, colors, pixel)
    self.scroll = scroll
    (self.isMirrored, self.gaps, self.leastRow) = (isMirrored, gaps, leastRow)
    for index in entries.indices where entries[index].role == .row {
      let before = index > 0 ? entries[index - 1] : nil
      let after = index + 1 < entries.count ? entries[index + 1] : nil
      let section = entries[index].section
      self.entries[index].isFirst = before.map { $0.role != .row || $0.section != section } ?? true
      if !self.entries[index].isFirst { self.entries[index].isSecond = !self.entries[index - 1].isSecond }
      self.entries[index].isLast = after.map { $0.role != .row || $0.section != section } ?? true
    }
  }

  /// What the ground covers: it reaches to the edges of the screen where the list touches what bars leave free.
  private var groundFrame = CGRect.zero

  private var side: CGFloat { kind == .insetGrouped ? ListLook.sideInset : 0 }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: ViewNode) -> CGSize {
    // [choice: the width of a small phone where a list is offered none]
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 320
    let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
    return CGSize(width: width, height: height ?? layOut(width, node))
  }

  func spacing(_ node: ViewNode) -> ViewSpacing { ViewSpacing() }
  func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions, _ node: ViewNode) -> CGFloat? {
    nil
  }

  /// Sets the frames of all entries and says how high they are together.
  @discardableResult private func layOut(_ width: CGFloat, _ node: ViewNode) -> CGFloat {
    var y: CGFloat = 0
    for index in entries.indices {
      var entry = entries[index]
      let startsSection =
        index == 0 || entries[index - 1].section != entry.section
        || entries[index - 1].role == .footer && entry.role != .footer
      if startsSection, kind.isGrouped {
        let own = gaps.section.flatMap { $0.isFinite && index > 0 ? max(0, $0) : nil }
        let headerGap = index == 0 ? ListLook.firstHeaderGap : ListLook.nextHeaderGap
        y += entry.role == .header ? own.map { $0 / 2 } ?? headerGap : own ?? ListLook.sectionGap
      } else if entry.role == .row, index > 0, entries[index - 1].role == .row {
        y += gaps.row
      }
      let insets = self.insets(entry)
      let offered = max(0, width - 2 * side - insets.horizontal)
      let size = node.children[entry.child].sizeThatFits(ProposedViewSize(width: offered, height: nil))
      var height = size.height + insets.vertical
      if entry.role == .row { height = max(leastRow, height) }
      entry.frame = CGRect(x: side, y: y, width: max(0, width - 2 * side), height: height)
      y += height
      entries[index] = entry
    }
    return y + (kind.isGrouped && !entries.isEmpty ? ListLook.sectionGap : 0)
  }

  private func insets(_ entry: Entry) -> EdgeInsets {
    if let insets = entry.insets { return insets }
    var insets = ListLook.rowInsets
    if entry.role == .header || entry.role == .footer {
      (insets.top, insets.bottom) = (ListLook.headerGap, ListLook.headerGap)
    }
    return insets
  }

  func place(
    in bounds: CGRect, proposal: ProposedViewSize, _ node: ViewNode, _ placement: inout Placement
  ) {
    let content = CGSize(width: bounds.width, height: layOut(bounds.width, node))
    groundFrame = ground(of: bounds, placement)
    let isUpright = placement.toGlobal.isTranslation
    contentInsets =
      isUpright
      ? placement.safeArea.reach(of: bounds.applying(placement.toGlobal), on: .vertical) : EdgeInsets()
    let top = scroll.origin(
      .vertical, content: content, in: CGRect(origin: .zero, size: bounds.size), of: node)
    if top != 0 { for index in entries.indices { entries[index].frame.origin.y += top } }
    pinHeaders()
    for entry in entries {
      let insets = insets(entry)
      let offered = max(0, entry.frame.width - insets.horizontal)
      let child = node.children[entry.child]
      let proposal = ProposedViewSize(width: offered, height: nil)
      let size = child.sizeThatFits(proposal)
      let left = entry.frame.minX + (isMirrored ? insets.trailing : insets.leading)
      let x = isMirrored ? left + offered - size.width : left
      // Content stands in the middle of what its insets leave of a row that is higher.
      let room = entry.frame.height - insets.vertical
      let y = entry.frame.minY + insets.top + (room - size.height) / 2
      child.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: proposal)
      if let background = entry.background {
        node.children[background].place(
          in: entry.frame.offsetBy(dx: bounds.minX, dy: bounds.minY),
          proposal: ProposedViewSize(entry.frame.size))
      }
    }
  }

  func row(of child: Int) -> CGRect? { entries.first { $0.child == child || $0.background == child }?.frame }

  /// Keeps the header of a plain list's section at the top while its rows are seen.
  private func pinHeaders() {
    guard kind == .plain || kind == .inset else { return }
    for index in entries.indices where entries[index].role == .header && entries[index].frame.minY < 0 {
      let next = entries[(index + 1)...].first { $0.section != entries[index].section }
      let end = next?.frame.minY ?? .infinity
      let height = entries[index].frame.height
      entries[index].frame.origin.y = max(entries[index].frame.minY, min(0, end - height))
      entries[index].isPinned = true
    }
  }

  private func ground(of bounds: CGRect, _ placement: Placement) -> CGRect {
    let (move, area) = (placement.toGlobal, placement.safeArea)
    guard move.isTranslation else { return bounds }
    let frame = bounds.offsetBy(dx: move.tx, dy: move.ty)
    let (inner, outer) = (area.inner, area.outer)
    let near: CGFloat = 0.5
    let minX = abs(frame.minX - inner.minX) < near ? min(outer.minX, frame.minX) : frame.minX
    let minY = abs(frame.minY - inner.minY) < near ? min(outer.minY, frame.minY) : frame.minY
    let maxX = abs(frame.maxX - inner.maxX) < near ? max(outer.maxX, frame.maxX) : frame.maxX
    let maxY = abs(frame.maxY - inner.maxY) < near ? max(outer.maxY, frame.maxY) : frame.maxY
    return CGRect(x: minX - move.tx, y: minY - move.ty, width: maxX - minX, height: maxY - minY)
  }

  func draw(_ node: ViewNode, in frame: CGRect, _ context: inout DrawingContext) {
    if colors.ground.opacity > 0 {
      let ground = groundFrame.offsetBy(dx: frame.minX, dy: frame.minY)
      context.items.append(.fill(Path(context.snapped(ground)), .color(colors.ground)))
    }
    let (kind, colors, pixel, entries) = (kind, colors, pixel, entries)
    // Rows go on below bars, to the edge of the screen.
    var seen = frame
    seen.size.height = max(frame.height, groundFrame.maxY)
    if let first = entries.first, first.frame.minY < 0 {
      let above = max(0, -groundFrame.minY)
      (seen.origin.y, seen.size.height) = (seen.minY - above, seen.height + above)
    }
    context.layer(.clip(Path(context.snapped(seen)))) { context in
      // What is pinned lies in front of the rows that go by.
      for entry in entries.filter({ !$0.isPinned }) + entries.filter(\.isPinned) {
        let place = entry.frame.offsetBy(dx: frame.minX, dy: frame.minY)
        if place.minY > seen.maxY || place.maxY < seen.minY { continue }
        if entry.isPinned, colors.ground.opacity > 0 {
          context.items.append(.fill(Path(place), .color(colors.ground)))
        }
        if entry.role == .row {
          let outline = Self.outline(of: entry, place, kind)
          if entry.isChosen {
            context.items.append(.fill(outline, .color(colors.chosen)))
          } else if let background = entry.background {
            context.layer(.clip(outline)) { node.children[background].draw(from: frame.origin, &$0) }
          } else if case let ground = entry.isSecond ? colors.second ?? colors.row : colors.row,
            ground.opacity > 0
          {
            context.items.append(.fill(outline, .color(ground)))
          }
        }
        node.children[entry.child].draw(from: frame.origin, &context)
        let hidesLine =
          entry.hidesSeparator || (entry.isLast && (kind.isGrouped || entry.hidesSectionSeparator))
        if entry.role == .row, !hidesLine {
          let own = entry.isLast ? entry.sectionSeparator ?? entry.separator : entry.separator
          let inset = entry.insets?.leading ?? ListLook.rowInsets.leading
          let line = CGRect(
            x: place.minX + (self.isMirrored ? 0 : inset), y: place.maxY - pixel,
            width: place.width - inset, height: pixel)
          context.items.append(.fill(Path(line), .color(own ?? colors.separator)))
        }
      }
    }
  }

  /// The outline of a row: round where its group has corners.
  private static func outline(of entry: Entry, _ place: CGRect, _ kind: ListKind) -> Path {
    guard kind == .insetGrouped, entry.isFirst || entry.isLast else { return Path(place) }
    let (top, bottom) = (
      entry.isFirst ? ListLook.cornerRadius : 0, entry.isLast ? ListLook.cornerRadius : 0
    )
    return Path(
      roundedRect: place,
      cornerRadii: RectangleCornerRadii(
        topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top))
  }
}
