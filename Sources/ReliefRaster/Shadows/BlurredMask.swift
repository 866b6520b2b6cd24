/// A blurred mask as cubic B-spline coefficients on a coarse grid, or as plain pixels where the grid is 1 pixel.
///
/// All numbers are 0...1, and so is what is read: a convex sum of them.
final class BlurredMask: Sendable {
  /// The pixels in which the mask can be read; 0 outside.
  let bounds: PixelRect
  let spacingX: Int
  let spacingY: Int
  /// Nodes a row.
  let columns: Int
  let values: [Float]
  private let weightsY: [SIMD4<Float>]
  /// Where the pixels of a cell lie in it, 0...1, by fours.
  private let phases: [SIMD4<Float>]
  /// The cells of each row of cells in which the mask is not next to nothing, and where those of a row begin.
  private let cellRuns: [Range<Int>]
  private let rowStarts: [Int]

  /// Below this, a fortieth of a level, a mask counts as nothing.
  private static let nothing: Float = 1e-4

  init(bounds: PixelRect, spacingX: Int, spacingY: Int, columns: Int, values: [Float]) {
    self.bounds = bounds
    (self.spacingX, self.spacingY) = (spacingX, spacingY)
    self.columns = columns
    self.values = values
    weightsY = spacingY > 1 ? BlurDesign.splineWeights(spacingY) : []
    phases = BlurDesign.phases(spacingX)
    (cellRuns, rowStarts) = Self.findRuns(
      bounds.height / spacingY, spacingX, supportX: spacingX > 1 ? 3 : 0, supportY: spacingY > 1 ? 3 : 0,
      columns, values)
  }

  private static func findRuns(
    _ rows: Int, _ spacing: Int, supportX: Int, supportY: Int, _ columns: Int, _ values: [Float]
  ) -> ([Range<Int>], [Int]) {
    var (runs, starts): ([Range<Int>], [Int]) = ([], [0])
    // Short gaps are not worth a cut.
    let shortest = 24 / spacing + supportX + 1
    var line = [Float](repeating: 0, count: columns)
    for row in 0..<max(rows, 0) {
      FilterKernels.maximum(of: values, at: row * columns, rows: supportY + 1, into: &line)
      var node = 0
      while node < columns {
        while node < columns, line[node] < nothing { node += 1 }
        guard node < columns else { break }
        let first = node
        var last = node
        while node < columns, node - last < shortest {
          if line[node] >= nothing { last = node }
          node += 1
        }
        let cells = max(first - supportX, 0)..<min(last + 1, columns - supportX)
        if !cells.isEmpty { runs.append(cells) }
      }
      starts.append(runs.count)
    }
    return (runs, starts)
  }

  /// How many runs of cells there are in a row of pixels.
  func runIndices(y: Int) -> Range<Int> {
    let row = (y - bounds.y0) / spacingY
    return rowStarts[row]..<rowStarts[row + 1]
  }

  /// Cells in which the mask is not next to nothing.
  func run(_ index: Int) -> Range<Int> { cellRuns[index] }

  /// Writes the mask's row into `out` from `place` on, whose first element is pixel `x0`; all in the bounds.
  ///
  /// `line` is scratch.
  func read(y: Int, x0: Int, count: Int, line: inout [Float], into out: inout [Float], at place: Int = 0) {
    guard count > 0 else { return }
    let first = (x0 - bounds.x0) / spacingX
    let cells = (x0 + count - 1 - bounds.x0) / spacingX + 1 - first
    combine(y: y, cells: first..<(first + cells), into: &line)
    let whole = cells * spacingX
    let before = x0 - bounds.x0 - first * spacingX
    if whole == count {
      expand(line, cells: first..<(first + cells), into: &out, at: place)
      return
    }
    var wide = [Float](repeating: 0, count: whole)
    expand(line, cells: first..<(first + cells), into: &wide, at: 0)
    var span = out.mutableSpan
    FilterKernels.copy(wide.span, at: before, count: count, into: &span, at: place)
  }

  /// Writes the nodes of a row that its `cells` lie amid into their places in `line`.
  func combine(y: Int, cells: Range<Int>, into line: inout [Float]) {
    if line.count < columns { line = [Float](repeating: 0, count: columns) }
    let row = y - bounds.y0
    let values = values
    var out = line.mutableSpan
    let count = cells.count + (spacingX > 1 ? 3 : 0)
    if spacingY > 1 {
      FilterKernels.combine(
        values.span, at: row / spacingY * columns + cells.lowerBound, stride: columns, count: count,
        weightsY[row % spacingY], into: &out, at: cells.lowerBound)
    } else {
      FilterKernels.copy(
        values.span, at: row * columns + cells.lowerBound, count: count, into: &out, at: cells.lowerBound)
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
    let values = values
    var out = line.mutableSpan
    if spacingY > 1 {
      FilterKernels.combine(
        values.span, at: cell * columns, stride: columns, count: columns,
        BlurDesign.splineWeights(at: place - Double(cell)),
        into: &out, at: 0)
    } else {
      FilterKernels.copy(values.span, at: cell * columns, count: columns, into: &out, at: 0)
    }
    return true
  }

  /// Writes all pixels of `cells` into `out` from `place` on, from the row's nodes.
  func expand(_ line: [Float], cells: Range<Int>, into out: inout [Float], at place: Int) {
    let phases = phases
    var span = out.mutableSpan
    FilterKernels.evaluate(
      line.span, at: cells.lowerBound, count: cells.count, spacing: spacingX, phases.span, into: &span,
      at: place)
  }
}
