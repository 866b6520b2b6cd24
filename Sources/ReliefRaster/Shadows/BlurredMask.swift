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

  /// Writes the nodes at `y`, which may lie between pixels, into `line`; false where there are none.
  ///
  /// Behind the nodes, three numbers of the line can be read, too.
  func combine(at y: Double, into line: inout [Float]) -> Bool {
    let place = (y - Double(bounds.y0)) / Double(spacingY)
    guard place >= 0, place < Double(bounds.height / spacingY) else { return false }
    if line.count < columns + 3 { line = [Float](repeating: 0, count: columns + 3) }
    let cell = Int(place)
    var out = line.mutableSpan
    if spacingY > 1 {
      FilterKernels.combine(
        values.span, at: cell * columns, count: columns, BlurDesign.splineWeights(at: place - Double(cell)),
        into: &out, at: 0)
    } else {
      FilterKernels.copy(values.span, at: cell * columns, count: columns, into: &out, at: 0)
    }
    return true
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
