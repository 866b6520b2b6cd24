/// A finished mask that takes part in casting the next one.
struct LowerShadow {
  let mask: BlurredMask
  /// Where the mask's plane lies in that of what casts.
  let x: Double
  let y: Double
  let opacity: Float

  /// The pixels that it touches.
  var bounds: PixelRect {
    let (wholeX, wholeY) = (x.rounded(.down), y.rounded(.down))
    return PixelRect(
      x0: mask.bounds.x0 + Int(wholeX), y0: mask.bounds.y0 + Int(wholeY),
      x1: mask.bounds.x1 + Int(wholeX) + (x > wholeX ? 1 : 0),
      y1: mask.bounds.y1 + Int(wholeY) + (y > wholeY ? 1 : 0))
  }
}

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
  /// The row's cells; valid after `fill`.
  private(set) var values: [Float]
  private let shadows: [LowerShadow]
  private let places: [[CellPlace]]
  private let content: SpanMask
  private var line: [Float] = []
  private var steps: [Float]

  /// Cells of `width` by `height` pixels that fill `bounds`.
  init(_ shadows: [LowerShadow], outside content: SpanMask, in bounds: PixelRect, width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    (self.bounds, self.shadows, self.content) = (bounds, shadows, content)
    let columns = bounds.width / width
    (self.columns, rows) = (columns, bounds.height / height)
    values = [Float](repeating: 0, count: columns)
    steps = [Float](repeating: 0, count: columns + 2)
    places = shadows.map { shadow in
      (0..<columns).map { column in
        let x = Double(bounds.x0 + column * width) + Double(width) / 2 - shadow.x
        return CellPlace(
          x - Double(shadow.mask.bounds.x0), spacing: shadow.mask.spacingX, shadow.mask.columns)
      }
    }
  }

  /// Computes a row; false where all of it is 0.
  mutating func fill(_ row: Int) -> Bool {
    let y = Double(bounds.y0 + row * height) + Double(height) / 2
    var isClear = true
    for (index, shadow) in shadows.enumerated()
    where shadow.mask.combine(at: y - shadow.y, into: &line) {
      if isClear {
        for i in 0..<columns { values[i] = 1 }
        isClear = false
      }
      Self.darken(&values, line, places[index], shadow.opacity)
    }
    if isClear { return false }
    fillSteps(row)
    var cover: Float = 0
    let share = 1 / Float(width * height)
    for i in 0..<columns {
      cover += steps[i]
      values[i] = (1 - values[i]) * max(1 - cover * share, 0)
    }
    return true
  }

  /// Multiplies with what a shadow lets through.
  private static func darken(
    _ values: inout [Float], _ line: [Float], _ places: [CellPlace], _ opacity: Float
  ) {
    var out = values.mutableSpan
    let nodes = line.span
    let places = places.span
    for i in 0..<out.count {
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

/// Which four nodes a cell's centre lies between, and their weights.
struct CellPlace {
  /// The first node; negative outside the mask.
  var node: Int
  var w0: Float, w1: Float, w2: Float, w3: Float

  /// The place `x` pixels from the first pixel's left edge, in a mask of `columns` nodes.
  init(_ x: Double, spacing: Int, _ columns: Int) {
    let cell = (x / Double(spacing)).rounded(.down)
    if spacing == 1 {
      // A pixel is read as it is.
      node = cell >= 0 && cell < Double(columns) ? Int(cell) : -1
      (w0, w1, w2, w3) = (1, 0, 0, 0)
      return
    }
    let w = BlurDesign.splineWeights(at: x / Double(spacing) - cell)
    (w0, w1, w2, w3) = (w.x, w.y, w.z, w.w)
    node = cell >= 0 && cell + 3 < Double(columns) ? Int(cell) : -1
  }
}
