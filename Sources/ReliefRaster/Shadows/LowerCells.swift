/// What lower shadows add to the content that casts with them, a row of cells at a time.
///
/// The mean of b (1 - c) over a cell is taken as b at its centre times the mean of 1 - c.
struct LowerCells {
  /// The cells' size in pixels.
  let width: Int
  let height: Int
  /// The first cell's corner, and the cells.
  let bounds: PixelRect
  let columns: Int
  let rows: Int
  /// The row's cells; valid in `open` after `fill`.
  private(set) var values: [Float]
  /// The cells that may not be 0: ordered, disjoint, each begins and ends at a multiple of `group`.
  private(set) var open: [Range<Int>] = []
  private let group: Int
  private let shadows: [LowerShadow]
  /// Where the cells' centres lie in the masks; empty where cells are the masks' own pixels.
  private let places: [[CellPlace]]
  private let content: SpanMask
  private var line: [Float] = []
  private var pixels: [Float] = []
  private var steps: [Float]

  /// Cells of `width` by `height` pixels that fill `bounds`, used by groups of some.
  init(
    _ shadows: [LowerShadow], outside content: SpanMask, in bounds: PixelRect, width: Int, height: Int,
    group: Int
  ) {
    (self.width, self.height, self.group) = (width, height, group)
    (self.bounds, self.shadows, self.content) = (bounds, shadows, content)
    let columns = bounds.width / width
    (self.columns, rows) = (columns, bounds.height / height)
    values = [Float](repeating: 0, count: columns)
    steps = [Float](repeating: 0, count: columns + 2)
    places = shadows.map { shadow in
      if width == 1, shadow.x == shadow.x.rounded() { return [] }
      return (0..<columns).map { column in
        let x = Double(bounds.x0 + column * width) + Double(width) / 2 - shadow.x
        return CellPlace(
          x - Double(shadow.mask.bounds.x0), spacing: shadow.mask.spacingX, shadow.mask.columns)
      }
    }
  }

  /// Computes a row; false where all of it is 0.
  mutating func fill(_ row: Int) -> Bool {
    let y = Double(bounds.y0 + row * height) + Double(height) / 2
    findOpen(row, y)
    guard let first = open.first?.lowerBound, let last = open.last?.upperBound else { return false }
    for range in open { PixelKernels.set(1, in: &values, range) }
    for (index, shadow) in shadows.enumerated()
    where shadow.mask.combine(at: y - shadow.y, into: &line) {
      for range in open { darken(range, index) }
    }
    fillSteps(row)
    var cover: Float = 0
    let share = 1 / Float(width * height)
    for i in 0..<first { cover += steps[i] }
    for i in first..<last {
      cover += steps[i]
      values[i] = (1 - values[i]) * max(1 - cover * share, 0)
    }
    return true
  }

  /// Sets `open` to the cells that a shadow reaches and the content does not fill.
  private mutating func findOpen(_ row: Int, _ y: Double) {
    open.removeAll(keepingCapacity: true)
    for shadow in shadows {
      let inMask = (y - shadow.y).rounded(.down)
      guard inMask >= Double(shadow.mask.bounds.y0), inMask < Double(shadow.mask.bounds.y1) else { continue }
      let left = shadow.mask.bounds.x0 + Int(shadow.x.rounded(.down)) - bounds.x0
      for index in shadow.mask.runIndices(y: Int(inMask)) {
        let run = shadow.mask.run(index)
        let (a, b) = (
          left + run.lowerBound * shadow.mask.spacingX, left + run.upperBound * shadow.mask.spacingX + 1
        )
        insert(max(a, 0) / width, min((b + width - 1) / width, columns))
      }
    }
    // Rows of cells higher than a pixel are few: there the content's inside is not left out.
    guard height == 1 else { return }
    for index in content.runRange(y: bounds.y0 + row) where content.runs[index].isFull {
      let run = content.runs[index]
      // Whole groups of whole cells.
      let size = width * group
      remove(
        max((Int(run.x0) - bounds.x0 + size - 1) / size, 0) * group, (Int(run.x1) - bounds.x0) / size * group)
    }
  }

  /// Adds a range, out to whole groups, to the open ones.
  private mutating func insert(_ start: Int, _ end: Int) {
    guard start < end else { return }
    var range = (start / group * group)..<min((end + group - 1) / group * group, columns)
    for other in open where other.lowerBound <= range.upperBound && range.lowerBound <= other.upperBound {
      range = min(range.lowerBound, other.lowerBound)..<max(range.upperBound, other.upperBound)
    }
    let whole = range
    open.removeAll { whole.contains($0.lowerBound) }
    open.insert(whole, at: open.firstIndex { $0.lowerBound > whole.lowerBound } ?? open.count)
  }

  private mutating func remove(_ start: Int, _ end: Int) {
    guard start < end else { return }
    for index in open.indices.reversed() {
      let range = open[index]
      guard range.lowerBound < end, start < range.upperBound else { continue }
      let before = range.lowerBound..<max(range.lowerBound, start)
      let behind = min(end, range.upperBound)..<range.upperBound
      open.replaceSubrange(index...index, with: [before, behind].filter { !$0.isEmpty })
    }
  }

  /// Multiplies with what a shadow, whose nodes are in the line, lets through.
  private mutating func darken(_ range: Range<Int>, _ index: Int) {
    let shadow = shadows[index]
    guard places[index].isEmpty else {
      Self.darken(&values, range, line, places[index], shadow.opacity)
      return
    }
    let (mask, spacing) = (shadow.mask, shadow.mask.spacingX)
    // The mask's pixel at cell 0.
    let left = bounds.x0 - Int(shadow.x) - mask.bounds.x0
    let (from, to) = (max(range.lowerBound + left, 0), min(range.upperBound + left, mask.bounds.width))
    guard from < to else { return }
    let cells = (from / spacing)..<((to - 1) / spacing + 1)
    let count = cells.count * spacing
    if pixels.count < count { pixels = [Float](repeating: 0, count: count) }
    mask.expand(line, cells: cells, into: &pixels, at: 0)
    FilterKernels.passThrough(
      pixels, at: from - cells.lowerBound * spacing, count: to - from, shadow.opacity, into: &values,
      at: from - left)
  }

  /// Multiplies with what a shadow lets through at the cells' centres.
  private static func darken(
    _ values: inout [Float], _ range: Range<Int>, _ line: [Float], _ places: [CellPlace], _ opacity: Float
  ) {
    var out = values.mutableSpan
    let nodes = line.span
    let places = places.span
    for i in range {
      let place = places[i]
      let n = place.node
      guard n >= 0 else { continue }
      let upper = place.w0 * nodes[n] + place.w1 * nodes[n &+ 1]
      let lower = place.w2 * nodes[n &+ 2] + place.w3 * nodes[n &+ 3]
      out[i] *= 1 - opacity * (upper + lower)
    }
  }

  /// Sets `steps` to the changes of the content's area from cell to cell.
  private mutating func fillSteps(_ row: Int) {
    for i in steps.indices { steps[i] = 0 }
    let top = bounds.y0 + row * height
    for y in top..<(top + height) {
      for index in content.runRange(y: y) {
        let run = content.runs[index]
        let (x0, x1) = (max(Int(run.x0), bounds.x0), min(Int(run.x1), bounds.x1))
        guard x0 < x1 else { continue }
        var value: Float = 0
        if run.offset < 0 {
          value = run.value
          step(x0, value)
        } else {
          for x in x0..<x1 {
            let next = content.coverage[Int(run.offset) + x - Int(run.x0)]
            if next != value { step(x, next - value) }
            value = next
          }
        }
        step(x1, -value)
      }
    }
  }

  private mutating func step(_ x: Int, _ value: Float) {
    let cell = (x - bounds.x0) / width
    let inside = x - bounds.x0 - cell * width
    steps[cell] += value * Float(width - inside)
    steps[cell + 1] += value * Float(inside)
  }
}
