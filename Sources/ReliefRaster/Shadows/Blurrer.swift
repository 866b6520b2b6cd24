/// A blurred mask as cubic B-spline coefficients on a coarse grid, or as plain pixels where the grid is 1 pixel.
struct BlurredMask: Sendable {
  /// The pixels in which the mask can be read; 0 outside.
  let bounds: PixelRect
  let spacingX: Int
  let spacingY: Int
  /// Nodes a row.
  let columns: Int
  let values: [Float]
  private let weightsY: [SIMD4<Float>]
  /// Where the pixels of a cell lie in it, 0...1.
  private let phases: [Float]

  init(bounds: PixelRect, spacingX: Int, spacingY: Int, columns: Int, values: [Float]) {
    self.bounds = bounds
    (self.spacingX, self.spacingY) = (spacingX, spacingY)
    self.columns = columns
    self.values = values
    weightsY = spacingY > 1 ? BlurDesign.splineWeights(spacingY) : []
    phases = (0..<spacingX).map { (Float($0) + 0.5) / Float(spacingX) }
  }

  /// Writes the mask's row into `out` from index 0 on, whose first element is pixel `x0`; all in the bounds.
  ///
  /// `line` is scratch.
  func read(y: Int, x0: Int, count: Int, line: inout [Float], into out: inout [Float]) {
    if line.count < columns { line = [Float](repeating: 0, count: columns) }
    combine(y: y, into: &line, at: 0)
    expand(line, at: 0, x0: x0, count: count, into: &out, at: 0)
  }

  /// Writes the row's `columns` nodes into `line` from `start` on.
  func combine(y: Int, into line: inout [Float], at start: Int) {
    let row = y - bounds.y0
    var out = line.mutableSpan
    if spacingY > 1 {
      FilterKernels.combine(
        values.span, at: row / spacingY * columns, count: columns, weightsY[row % spacingY], into: &out,
        at: start)
    } else {
      FilterKernels.copy(values.span, at: row * columns, count: columns, into: &out, at: start)
    }
  }

  /// Writes `count` pixels from `x0` on into `out` from `place` on, from the nodes in `line` from `start` on.
  func expand(
    _ line: [Float], at start: Int, x0: Int, count: Int, into out: inout [Float], at place: Int
  ) {
    let first = x0 - bounds.x0
    var span = out.mutableSpan
    if spacingX == 1 {
      FilterKernels.copy(line.span, at: start + first, count: count, into: &span, at: place)
      return
    }
    var cell = first / spacingX
    var phase = first - cell * spacingX
    var done = 0
    while done < count {
      let length = min(spacingX - phase, count - done)
      FilterKernels.cubic(
        line.span, at: start + cell, phases.span, from: phase, count: length, into: &span, at: place + done)
      done += length
      cell += 1
      phase = 0
    }
  }
}

/// Makes a blurred mask out of rows of pixels or runs.
struct Blurrer {
  private let designX: BlurDesign
  private let designY: BlurDesign
  private let bounds: PixelRect
  private let columns: Int
  private let rows: Int
  private var nodes: [Float]
  private let weightsX: [SIMD4<Float>]
  private let weightsY: [SIMD4<Float>]
  private let stepsX: [SIMD4<Float>]
  private var line: [Float]

  /// A blur whose input lies in `input`; the result can be read there and around, as far as the blur reaches.
  init(input: PixelRect, sigmaX: Double, sigmaY: Double) {
    let isCoarse = min(sigmaX, sigmaY) >= BlurDesign.coarseFrom
    designX = isCoarse ? .coarse(sigma: sigmaX) : .direct(sigma: sigmaX)
    designY = isCoarse ? .coarse(sigma: sigmaY) : .direct(sigma: sigmaY)
    let grown = input.grown(designX.reach, designY.reach)
    let (hx, hy) = (designX.spacing, designY.spacing)
    let (cellsX, cellsY) = ((grown.width + hx - 1) / hx, (grown.height + hy - 1) / hy)
    bounds = PixelRect(
      x0: grown.x0, y0: grown.y0, x1: grown.x0 + cellsX * hx, y1: grown.y0 + cellsY * hy)
    columns = hx > 1 ? cellsX + 3 : cellsX
    rows = hy > 1 ? cellsY + 3 : cellsY
    nodes = [Float](repeating: 0, count: columns * rows)
    weightsX = hx > 1 ? BlurDesign.splineWeights(hx).map { $0 / Float(hx) } : []
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

  /// How far the blur of one pixel reaches, in pixels.
  static func reach(sigmaX: Double, sigmaY: Double) -> (x: Int, y: Int) {
    let isCoarse = min(sigmaX, sigmaY) >= BlurDesign.coarseFrom
    func reach(_ sigma: Double) -> Int {
      isCoarse ? BlurDesign.coarse(sigma: sigma).reach : BlurDesign.direct(sigma: sigma).reach
    }
    return (reach(sigmaX), reach(sigmaY))
  }

  /// Adds all rows of a mask, times a factor.
  mutating func add(_ mask: SpanMask, factor: Float = 1) {
    var previous = 0..<0
    for y in mask.bounds.y0..<mask.bounds.y1 {
      let runs = mask.runRange(y: y)
      if runs.isEmpty { continue }
      if previous.isEmpty || !mask.sameRuns(previous, runs) { splat(mask, runs, factor) }
      previous = runs
      spread(y)
    }
  }

  /// Adds a row of pixels from `x0` on.
  mutating func add(_ row: [Float], y: Int, x0: Int, count: Int) {
    for i in line.indices { line[i] = 0 }
    let h = designX.spacing
    let first = x0 - bounds.x0
    if h == 1 {
      for i in 0..<count { line[first + i] = row[i] }
    } else {
      var cell = first / h
      var phase = first - cell * h
      for i in 0..<count {
        let value = row[i]
        if value != 0 {
          let w = weightsX[phase] * value
          line[cell] += w.x
          line[cell + 1] += w.y
          line[cell + 2] += w.z
          line[cell + 3] += w.w
        }
        phase += 1
        if phase == h { (cell, phase) = (cell + 1, 0) }
      }
    }
    spread(y)
  }

  private mutating func splat(_ mask: SpanMask, _ runs: Range<Int>, _ factor: Float) {
    for i in line.indices { line[i] = 0 }
    if designX.spacing == 1 {
      for index in runs {
        let run = mask.runs[index]
        for x in Int(run.x0)..<Int(run.x1) {
          let value = run.offset < 0 ? run.value : mask.coverage[Int(run.offset) + x - Int(run.x0)]
          line[x - bounds.x0] = value * factor
        }
      }
      return
    }
    for index in runs {
      let run = mask.runs[index]
      var value: Float = 0
      if run.offset < 0 {
        value = run.value * factor
        step(Int(run.x0), value)
      } else {
        for x in Int(run.x0)..<Int(run.x1) {
          let next = mask.coverage[Int(run.offset) + x - Int(run.x0)] * factor
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
    let w = h > 1 ? weightsY[row % h] : SIMD4(1, 0, 0, 0)
    for k in 0..<(h > 1 ? 4 : 1) {
      Self.accumulate(line, w[k], into: &nodes, at: (row / h + k) * columns, count: columns)
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
    let tapsX = designX.taps
    var filtered = [Float](repeating: 0, count: nodes.count)
    do {
      let input = nodes.span
      var all = filtered.mutableSpan
      for row in 0..<rows {
        let range = (row * columns)..<((row + 1) * columns)
        FilterKernels.horizontal(input.extracting(range), taps: tapsX.span, into: &all, at: range.lowerBound)
      }
    }
    var values = [Float](repeating: 0, count: nodes.count)
    do {
      let input = filtered.span
      var all = values.mutableSpan
      for row in 0..<rows {
        for k in 0..<designY.taps.count {
          let tap = designY.taps[k]
          if row + k < rows {
            let start = (row + k) * columns
            FilterKernels.accumulate(
              input.extracting(start..<(start + columns)), tap, into: &all, at: row * columns)
          }
          if k > 0, row >= k {
            let start = (row - k) * columns
            FilterKernels.accumulate(
              input.extracting(start..<(start + columns)), tap, into: &all, at: row * columns)
          }
        }
      }
    }
    return BlurredMask(
      bounds: bounds, spacingX: designX.spacing, spacingY: designY.spacing, columns: columns, values: values)
  }
}
