import ReliefGeometry

/// Which winding numbers are inside.
enum FillRule: Hashable, Sendable {
  case nonZero
  case evenOdd

  func isInside(_ winding: Int) -> Bool {
    switch self {
    case .nonZero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }
}

/// Turns outlines into exact area coverage.
///
/// Each row of pixels is cut into slabs at every corner and every crossing of edges; within a slab edges keep their
/// order, so walking them from the left tells by the winding number which of them bound the inside. These deposit
/// the signed area to their right; a running sum along the row is the coverage (after Raph Levien's font-rs).
/// Outlines known to wind once need no slabs: all their edges are deposited.
struct CoverageBuilder {
  /// An edge going down: y0 < y1.
  private struct Edge {
    var x0: Double, y0: Double, x1: Double, y1: Double
    var slope: Double
    var winding: Int

    func x(at y: Double) -> Double {
      y <= y0 ? x0 : y >= y1 ? x1 : x0 + (y - y0) * slope
    }
  }

  private let rule: FillRule
  private let windsOnce: Bool
  private var region: PixelRect
  private var edges: [Edge] = []
  private var mask = SpanMask()
  /// Changes of coverage by column, relative to the region's left side; all 0 between rows.
  private var deltas: [Double] = []
  /// The columns that hold changes, as disjoint or overlapping ranges, in order of deposit.
  private var touched: [(start: Int, end: Int)] = []
  private var active: [Int] = []
  private var slabEdges: [(edge: Int, top: Double, bottom: Double)] = []
  private var cuts: [Double] = []

  /// The coverage of `path` in the pixels of `region`. `windsOnce`: no point of it has a winding number other than
  /// 0 and one more, the same everywhere.
  static func coverage(
    of path: FlatPath, rule: FillRule = .nonZero, windsOnce: Bool = false, in region: PixelRect
  ) -> SpanMask {
    var builder = CoverageBuilder(rule: rule, windsOnce: windsOnce, region: region)
    builder.collectEdges(path)
    return builder.run()
  }

  private init(rule: FillRule, windsOnce: Bool, region: PixelRect) {
    self.rule = rule
    self.windsOnce = windsOnce
    self.region = region
  }

  /// Takes the edges that touch the region's rows, and narrows the region to them.
  private mutating func collectEdges(_ path: FlatPath) {
    var (left, right) = (Double.infinity, -Double.infinity)
    var (top, bottom) = (Double.infinity, -Double.infinity)
    let (rowTop, rowBottom) = (Double(region.y0), Double(region.y1))
    var start = 0
    edges.reserveCapacity(path.points.count)
    for end in path.ends {
      defer { start = end }
      guard end - start > 2 else { continue }
      var a = path.points[end - 1]
      for index in start..<end {
        let b = path.points[index]
        defer { a = b }
        guard a.y != b.y else { continue }
        let isDown = a.y < b.y
        var edge = Edge(
          x0: isDown ? a.x : b.x, y0: isDown ? a.y : b.y, x1: isDown ? b.x : a.x, y1: isDown ? b.y : a.y,
          slope: 0, winding: isDown ? 1 : -1)
        guard edge.y1 > rowTop, edge.y0 < rowBottom else { continue }
        edge.slope = (edge.x1 - edge.x0) / (edge.y1 - edge.y0)
        if edge.y0 < rowTop { (edge.x0, edge.y0) = (edge.x0 + (rowTop - edge.y0) * edge.slope, rowTop) }
        if edge.y1 > rowBottom {
          (edge.x1, edge.y1) = (edge.x1 - (edge.y1 - rowBottom) * edge.slope, rowBottom)
        }
        guard edge.y1 > edge.y0 else { continue }
        edges.append(edge)
        left = min(left, edge.x0, edge.x1)
        right = max(right, edge.x0, edge.x1)
        top = min(top, edge.y0)
        bottom = max(bottom, edge.y1)
      }
    }
    guard left < right else {
      region = .empty
      return
    }
    func pixel(_ v: Double) -> Int { Int(min(max(v, -1e9), 1e9)) }
    region = region.intersection(
      PixelRect(
        x0: pixel(left.rounded(.down)), y0: pixel(top.rounded(.down)),
        x1: pixel(right.rounded(.up)), y1: pixel(bottom.rounded(.up))))
  }

  private mutating func run() -> SpanMask {
    guard !region.isEmpty else { return SpanMask() }
    mask.bounds = region
    mask.rowStarts.reserveCapacity(region.height + 1)
    mask.runs.reserveCapacity(region.height * 3)
    deltas = [Double](repeating: 0, count: region.width + 2)
    edges.sort { $0.y0 < $1.y0 }
    var next = 0
    var previousIsUpright = false
    for y in region.y0..<region.y1 {
      let (top, bottom) = (Double(y), Double(y + 1))
      var isUpright = true
      var changed = false
      active.removeAll { index in
        let isOver = edges[index].y1 <= top
        if isOver { changed = true }
        return isOver
      }
      while next < edges.count, edges[next].y0 < bottom {
        active.append(next)
        changed = true
        next += 1
      }
      for index in active where edges[index].slope != 0 || edges[index].y0 > top || edges[index].y1 < bottom {
        isUpright = false
        break
      }
      if isUpright, previousIsUpright, !changed {
        repeatRow()
      } else {
        if windsOnce { depositAll(top, bottom) } else { depositSlabs(top, bottom) }
        emitRow()
      }
      previousIsUpright = isUpright
    }
    return mask
  }

  /// Copies the runs of the row before; their edge pixels are shared.
  private mutating func repeatRow() {
    let rows = mask.rowStarts.count
    let start = rows > 1 ? Int(mask.rowStarts[rows - 2]) : 0
    for index in start..<Int(mask.rowStarts[rows - 1]) { mask.runs.append(mask.runs[index]) }
    mask.rowStarts.append(Int32(mask.runs.count))
  }

  private mutating func depositAll(_ top: Double, _ bottom: Double) {
    for index in active {
      let edge = edges[index]
      let y0 = max(edge.y0, top)
      let y1 = min(edge.y1, bottom)
      deposit(edge.x(at: y0), edge.x(at: y1), height: y1 - y0, sign: Double(edge.winding))
    }
  }

  private mutating func depositSlabs(_ top: Double, _ bottom: Double) {
    cuts.removeAll(keepingCapacity: true)
    cuts.append(top)
    cuts.append(bottom)
    for index in active {
      if edges[index].y0 > top { cuts.append(edges[index].y0) }
      if edges[index].y1 < bottom { cuts.append(edges[index].y1) }
    }
    cuts.sort()
    for k in 1..<cuts.count where cuts[k] > cuts[k - 1] { depositSlab(cuts[k - 1], cuts[k]) }
  }

  /// Deposits the bounding edges between two heights that no corner lies between; crossings cut it further.
  private mutating func depositSlab(_ slabTop: Double, _ slabBottom: Double) {
    var top = slabTop
    var rounds = 0
    while top < slabBottom {
      var bottom = slabBottom
      gather(top, bottom)
      // Edges that neighbour in the middle and swap sides cross: cut there until none does, then go on below.
      while rounds < 4096, let crossing = firstCrossing(top, bottom) {
        rounds += 1
        bottom = crossing
        gather(top, bottom)
      }
      var winding = 0
      for item in slabEdges {
        let before = rule.isInside(winding)
        winding += edges[item.edge].winding
        let after = rule.isInside(winding)
        if before != after { deposit(item.top, item.bottom, height: bottom - top, sign: after ? 1 : -1) }
      }
      top = bottom
    }
  }

  /// The edges that span a slab, ordered by where they are in its middle.
  private mutating func gather(_ top: Double, _ bottom: Double) {
    slabEdges.removeAll(keepingCapacity: true)
    for index in active where edges[index].y0 <= top && edges[index].y1 >= bottom {
      let item = (edge: index, top: edges[index].x(at: top), bottom: edges[index].x(at: bottom))
      // Insertion sort: there are few, and mostly in order.
      var place = slabEdges.count
      slabEdges.append(item)
      while place > 0 {
        let other = slabEdges[place - 1]
        if other.top + other.bottom <= item.top + item.bottom { break }
        slabEdges[place] = other
        place -= 1
      }
      slabEdges[place] = item
    }
  }

  private func firstCrossing(_ top: Double, _ bottom: Double) -> Double? {
    var first = bottom
    guard slabEdges.count > 1 else { return nil }
    for k in 1..<slabEdges.count {
      let (a, b) = (slabEdges[k - 1], slabEdges[k])
      let (above, below) = (b.top - a.top, b.bottom - a.bottom)
      guard above * below < 0 else { continue }
      let y = top + (bottom - top) * above / (above - below)
      if y > top, y < first { first = y }
    }
    return first < bottom ? first : nil
  }

  /// Adds the area to the right of a line that goes from x `a` to x `b` over `height` of a row.
  private mutating func deposit(_ a: Double, _ b: Double, height: Double, sign: Double) {
    let origin = Double(region.x0)
    let width = Double(region.width)
    var x0 = min(a, b) - origin
    var x1 = max(a, b) - origin
    var h = height
    if x1 <= 0 {
      add(0, sign * h, 0)
      touched.append((0, 1))
      return
    }
    if x0 >= width { return }
    // Parts beyond the sides: to the left all is to the right of them, to the right nothing is.
    if x0 < 0 {
      let part = h * -x0 / (x1 - x0)
      add(0, sign * part, 0)
      touched.append((0, 1))
      h -= part
      x0 = 0
    }
    if x1 > width {
      h *= (width - x0) / (x1 - x0)
      x1 = width
    }
    let first = min(Int(x0), region.width - 1)
    let last = min(Int(x1), region.width - 1)
    if first == last {
      add(first, sign * h, (x0 + x1) / 2 - Double(first))
    } else {
      let perPixel = h / (x1 - x0)
      let head = (Double(first + 1) - x0) * perPixel
      add(first, sign * head, (x0 - Double(first) + 1) / 2)
      for column in (first + 1)..<last { add(column, sign * perPixel, 0.5) }
      let tail = (x1 - Double(last)) * perPixel
      add(last, sign * tail, (x1 - Double(last)) / 2)
    }
    touched.append((first, last + 1))
  }

  /// Spreads a height whose mean place within a column is `center` (0...1) over that column and the next.
  private mutating func add(_ column: Int, _ height: Double, _ center: Double) {
    deltas[column] += height * (1 - center)
    deltas[column + 1] += height * center
  }

  /// Turns the deposits of a row into runs, and clears them.
  private mutating func emitRow() {
    sortTouched()
    var sum = 0.0
    var end = 0
    var index = 0
    while index < touched.count {
      let start = touched[index].start
      var stop = touched[index].end + 1
      index += 1
      while index < touched.count, touched[index].start <= stop {
        stop = max(stop, touched[index].end + 1)
        index += 1
      }
      emitConstant(from: end, to: start, coverage(sum))
      stop = min(stop, region.width)
      emitPixels(from: start, to: stop, &sum)
      end = stop
    }
    emitConstant(from: end, to: region.width, coverage(sum))
    deltas[region.width] = 0
    deltas[region.width + 1] = 0
    touched.removeAll(keepingCapacity: true)
    mask.rowStarts.append(Int32(mask.runs.count))
  }

  private mutating func sortTouched() {
    guard touched.count > 1 else { return }
    if touched.count > 32 {
      touched.sort { $0.start < $1.start }
      return
    }
    for k in 1..<touched.count {
      let item = touched[k]
      var place = k
      while place > 0, touched[place - 1].start > item.start {
        touched[place] = touched[place - 1]
        place -= 1
      }
      touched[place] = item
    }
  }

  private func coverage(_ sum: Double) -> Float {
    let value = min(abs(sum), 1)
    // Sums of areas that should be 0 or 1 miss them by a few 1e-15.
    return value < 1e-9 ? 0 : value > 1 - 1e-9 ? 1 : Float(value)
  }

  private mutating func emitConstant(from start: Int, to end: Int, _ value: Float) {
    guard end > start, value > 0 else { return }
    if let last = mask.runs.last, mask.runs.count > Int(mask.rowStarts[mask.rowStarts.count - 1]),
      last.offset < 0,
      last.value == value, Int(last.x1) == region.x0 + start
    {
      mask.runs[mask.runs.count - 1].x1 = Int32(region.x0 + end)
      return
    }
    mask.runs.append(
      SpanMask.Run(x0: Int32(region.x0 + start), x1: Int32(region.x0 + end), offset: -1, value: value))
  }

  /// Emits the pixels of a touched range: whole ones as a run, the others one by one.
  private mutating func emitPixels(from start: Int, to stop: Int, _ sum: inout Double) {
    var runStart = start
    let offset = mask.coverage.count
    for column in start..<stop {
      sum += deltas[column]
      deltas[column] = 0
      let value = coverage(sum)
      if value == 0, mask.coverage.count == offset {
        runStart = column + 1
      } else {
        mask.coverage.append(value)
      }
    }
    while mask.coverage.count > offset, mask.coverage[mask.coverage.count - 1] == 0 {
      mask.coverage.removeLast()
    }
    let count = mask.coverage.count - offset
    guard count > 0 else { return }
    // Whole pixels at both ends join their neighbours' runs, so that opaque runs are as long as they can be.
    var (whole, wholeAtEnd) = (0, 0)
    while whole < count, mask.coverage[offset + whole] == 1 { whole += 1 }
    while wholeAtEnd < count - whole, mask.coverage[offset + count - 1 - wholeAtEnd] == 1 { wholeAtEnd += 1 }
    emitConstant(from: runStart, to: runStart + whole, 1)
    if count > whole + wholeAtEnd {
      mask.runs.append(
        SpanMask.Run(
          x0: Int32(region.x0 + runStart + whole), x1: Int32(region.x0 + runStart + count - wholeAtEnd),
          offset: Int32(offset + whole), value: 0))
    }
    emitConstant(from: runStart + count - wholeAtEnd, to: runStart + count, 1)
  }
}
