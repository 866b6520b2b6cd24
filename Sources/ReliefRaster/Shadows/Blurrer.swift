/// Makes a blurred mask out of rows of runs.
struct Blurrer {
  private let designX: BlurDesign
  private let designY: BlurDesign
  private let bounds: PixelRect
  private let columns: Int
  private let rows: Int
  private var nodes: [Float]
  private let weightsY: [SIMD4<Float>]
  private let stepsX: [SIMD4<Float>]
  private var line: [Float]

  /// A blur whose result can be read in `grown`, where all its input lies, too.
  init(output grown: PixelRect, _ design: (x: BlurDesign, y: BlurDesign)) {
    (designX, designY) = design
    let (hx, hy) = (designX.spacing, designY.spacing)
    let (cellsX, cellsY) = ((grown.width + hx - 1) / hx, (grown.height + hy - 1) / hy)
    bounds = PixelRect(
      x0: grown.x0, y0: grown.y0, x1: grown.x0 + cellsX * hx, y1: grown.y0 + cellsY * hy)
    columns = hx > 1 ? cellsX + 3 : cellsX
    rows = hy > 1 ? cellsY + 3 : cellsY
    nodes = [Float](repeating: 0, count: columns * rows)
    let weightsX = hx > 1 ? BlurDesign.splineWeights(hx).map { $0 / Float(hx) } : []
    weightsY = hy > 1 ? BlurDesign.splineWeights(hy).map { $0 / Float(hy) } : []
    // What a step that begins at a pixel of a cell adds to the four nodes about it.
    var steps = [SIMD4<Float>](repeating: .zero, count: hx)
    if hx > 1 {
      let whole = weightsX.reduce(.zero, +)
      let before = SIMD4<Float>(0, whole.x, whole.x + whole.y, whole.x + whole.y + whole.z)
      var sum = SIMD4<Float>.zero
      for p in stride(from: hx - 1, through: 0, by: -1) {
        sum += weightsX[p]
        steps[p] = sum + before
      }
    }
    stepsX = steps
    line = [Float](repeating: 0, count: columns + 2)
  }

  /// Adds all rows of a mask.
  mutating func add(_ mask: SpanMask) {
    var previous = 0..<0
    for y in mask.bounds.y0..<mask.bounds.y1 {
      let runs = mask.runRange(y: y)
      if runs.isEmpty { continue }
      if previous.isEmpty || !mask.sameRuns(previous, runs) { splat(mask, runs) }
      previous = runs
      spread(y)
    }
  }

  /// Adds what lower shadows cast besides the content.
  mutating func add(_ lower: [LowerShadow], outside content: SpanMask) {
    guard !lower.isEmpty else { return }
    let width = Self.cell(designX.spacing, lower.reduce(designX.spacing) { min($0, $1.mask.spacingX) })
    let height = Self.cell(designY.spacing, lower.reduce(designY.spacing) { min($0, $1.mask.spacingY) })
    let touched = lower.reduce(PixelRect.empty) { $0.union($1.bounds) }.intersection(bounds)
    guard !touched.isEmpty else { return }
    // Whole cells of the blur's own grid, so that they lie alike in each.
    let (hx, hy) = (designX.spacing, designY.spacing)
    let (firstX, firstY) = ((touched.x0 - bounds.x0) / hx, (touched.y0 - bounds.y0) / hy)
    let area = PixelRect(
      x0: bounds.x0 + firstX * hx, y0: bounds.y0 + firstY * hy,
      x1: bounds.x0 + (touched.x1 - bounds.x0 + hx - 1) / hx * hx,
      y1: bounds.y0 + (touched.y1 - bounds.y0 + hy - 1) / hy * hy)
    let (perX, perY) = (hx / width, hy / height)
    var cells = LowerCells(lower, outside: content, in: area, width: width, height: height, group: perX)
    let splatX = hx > 1 ? BlurDesign.splineWeights(perX).map { $0 / Float(perX) } : [SIMD4(1, 0, 0, 0)]
    let splatY = hy > 1 ? BlurDesign.splineWeights(perY).map { $0 / Float(perY) } : [SIMD4(1, 0, 0, 0)]
    for row in 0..<cells.rows where cells.fill(row) {
      for i in line.indices { line[i] = 0 }
      var nodes = line.mutableSpan
      for range in cells.open {
        FilterKernels.splat(
          cells.values.span.extracting(range), splatX.span, into: &nodes,
          at: firstX + range.lowerBound / perX)
      }
      spread(firstY + row / perY, splatY[row % perY], hy > 1 ? 4 : 1)
    }
  }

  /// The largest size of a cell that divides a node's and is at most a quarter of the finest node's.
  private static func cell(_ spacing: Int, _ finest: Int) -> Int {
    var size = max(finest / 4, 1)
    while spacing % size != 0 { size -= 1 }
    return size
  }

  private mutating func splat(_ mask: SpanMask, _ runs: Range<Int>) {
    for i in line.indices { line[i] = 0 }
    if designX.spacing == 1 {
      for index in runs {
        let run = mask.runs[index]
        for x in Int(run.x0)..<Int(run.x1) {
          let value = run.offset < 0 ? run.value : mask.coverage[Int(run.offset) + x - Int(run.x0)]
          line[x - bounds.x0] = value
        }
      }
      return
    }
    for index in runs {
      let run = mask.runs[index]
      var value: Float = 0
      if run.offset < 0 {
        value = run.value
        step(Int(run.x0), value)
      } else {
        for x in Int(run.x0)..<Int(run.x1) {
          let next = mask.coverage[Int(run.offset) + x - Int(run.x0)]
          if next != value { step(x, next - value) }
          value = next
        }
      }
      step(Int(run.x1), -value)
    }
    var sum: Float = 0
    for i in 0..<columns {
      sum += line[i]
      line[i] = sum
    }
  }

  /// Adds a change by `value` from pixel `x` on, as differences between nodes.
  private mutating func step(_ x: Int, _ value: Float) {
    let cell = (x - bounds.x0) / designX.spacing
    let s = stepsX[x - bounds.x0 - cell * designX.spacing] * value
    line[cell] += s.x
    line[cell + 1] += s.y - s.x
    line[cell + 2] += s.z - s.y
    line[cell + 3] += s.w - s.z
    line[cell + 4] += value - s.w
  }

  private mutating func spread(_ y: Int) {
    let h = designY.spacing
    let row = y - bounds.y0
    spread(row / h, h > 1 ? weightsY[row % h] : SIMD4(1, 0, 0, 0), h > 1 ? 4 : 1)
  }

  /// Adds the line to the first `count` of four rows of nodes.
  private mutating func spread(_ first: Int, _ weights: SIMD4<Float>, _ count: Int) {
    for k in 0..<count {
      Self.accumulate(line, weights[k], into: &nodes, at: (first + k) * columns, count: columns)
    }
  }

  private static func accumulate(
    _ line: [Float], _ factor: Float, into nodes: inout [Float], at start: Int, count: Int
  ) {
    var all = nodes.mutableSpan
    FilterKernels.accumulate(line.span.extracting(0..<count), factor, into: &all, at: start)
  }

  /// Filters the nodes.
  func finish() -> BlurredMask {
    let filtered = NodeFilter.rows(nodes, columns: columns, taps: designX.taps)
    let values = NodeFilter.columns(
      filtered, columns: columns, rows: 0..<rows, taps: designY.taps, most: 1)
    return BlurredMask(
      bounds: bounds, spacingX: designX.spacing, spacingY: designY.spacing, columns: columns, values: values)
  }
}
