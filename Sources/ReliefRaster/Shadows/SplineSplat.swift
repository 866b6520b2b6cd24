/// Rows of pixels, one after another from the top, splatted into the nodes of cubic B-splines.
///
/// Only a few rows are held at a time, so that they stay in the nearest cache; the nodes are the result.
struct SplineSplat {
  private let spacingX: Int
  private let spacingY: Int
  private let wide: Int
  private let weightsX: [SIMD4<Float>]
  private let weightsY: [SIMD4<Float>]
  /// The rows that a step needs: eight for cells of two rows, four otherwise.
  private let held: Int
  private var source: [Float]
  /// The four rows of nodes about the current cell, in turn; one row where cells have two rows. Each has three cells
  /// before and behind that stay 0.
  private var sums: [Float]
  private let margin: Int
  private let stride: Int
  private var count = 0
  /// Rows that were added; those after them are empty.
  private var filled = 0
  private var nodes: [Float]

  /// Nodes a row: the cells of the pixels and three more; with a spacing of 1 the pixels themselves.
  let columns: Int
  /// Rows of nodes.
  let rows: Int

  /// A splat of `width` by `height` pixels with spacings of 2 or multiples of 4, or both of 1.
  init(width: Int, height: Int, spacingX: Int, spacingY: Int) {
    (self.spacingX, self.spacingY) = (spacingX, spacingY)
    let isCoarse = spacingX > 1
    let cells = (width + spacingX - 1) / spacingX
    columns = cells + (isCoarse ? 3 : 0)
    rows = (height + spacingY - 1) / spacingY + (isCoarse ? 3 : 0)
    wide = cells * spacingX
    held = spacingY == 2 ? 8 : 4
    (margin, stride) = (3 * spacingX, wide + 6 * spacingX)
    weightsX = isCoarse ? BlurDesign.splineWeights(spacingX).map { $0 / Float(spacingX) } : []
    weightsY = isCoarse ? BlurDesign.splineWeights(spacingY).map { $0 / Float(spacingY) } : []
    nodes = [Float](repeating: 0, count: columns * rows)
    source = isCoarse ? [Float](repeating: 0, count: held * wide) : []
    sums = isCoarse ? [Float](repeating: 0, count: (spacingY == 2 ? 1 : 4) * stride) : []
  }

  /// Adds the next row, which `write` puts from a place on: as many numbers as a row has pixels.
  mutating func add(_ write: (inout MutableSpan<Float>, Int) -> Void) {
    if spacingX == 1 {
      let place = count * columns
      Self.write(write, into: &nodes, at: place)
      count += 1
      return
    }
    let place = count % held * wide
    Self.write(write, into: &source, at: place)
    count += 1
    filled = count
    step()
  }

  /// The nodes, after the last row.
  mutating func finish() -> [Float] {
    while spacingX > 1, count < rows * spacingY {
      if count < filled + held {
        PixelKernels.set(0, in: &source, (count % held * wide)..<(count % held * wide + wide))
      }
      count += 1
      step()
    }
    return nodes
  }

  private mutating func step() {
    if spacingY == 2 {
      if count % 2 == 0 {
        // The oldest of the last eight rows is the next to be overwritten.
        Self.gather(source, first: count % 8, wide, weightsY, into: &sums, at: margin)
        emit(count / 2 - 1, from: margin)
      }
      return
    }
    guard count % 4 == 0 else { return }
    let (cell, phase) = ((count - 1) / spacingY, (count - 4) % spacingY)
    for node in 0..<4 where count - 4 < filled {
      let w = SIMD4(
        weightsY[phase][node], weightsY[phase + 1][node], weightsY[phase + 2][node],
        weightsY[phase + 3][node])
      let place = (cell + node) % 4 * stride + margin
      Self.accumulate(source, wide, w, into: &sums, at: place)
    }
    guard count % spacingY == 0 else { return }
    let done = cell % 4 * stride + margin
    emit(cell, from: done)
    PixelKernels.set(0, in: &sums, done..<(done + wide))
  }

  /// A row of nodes out of a row of sums.
  private mutating func emit(_ row: Int, from place: Int) {
    if spacingX == 2 {
      Self.gatherByTwo(sums, at: place, columns, weightsX, into: &nodes, at: row * columns)
    } else {
      Self.splat(sums, place..<(place + wide), weightsX, into: &nodes, at: row * columns)
    }
  }

  // Arrays lend their elements to the kernels here, one of them to be changed.

  private static func write(
    _ write: (inout MutableSpan<Float>, Int) -> Void, into rows: inout [Float], at place: Int
  ) {
    var span = rows.mutableSpan
    write(&span, place)
  }

  private static func accumulate(
    _ rows: [Float], _ wide: Int, _ w: SIMD4<Float>, into sums: inout [Float], at place: Int
  ) {
    var out = sums.mutableSpan
    FilterKernels.accumulate(rows.span, stride: wide, count: wide, w, into: &out, at: place)
  }

  private static func gather(
    _ rows: [Float], first: Int, _ wide: Int, _ weights: [SIMD4<Float>], into sums: inout [Float],
    at place: Int
  ) {
    var out = sums.mutableSpan
    FilterKernels.gatherRows(
      rows.span, first: first, stride: wide, count: wide, weights.span, into: &out, at: place)
  }

  private static func gatherByTwo(
    _ sums: [Float], at place: Int, _ columns: Int, _ weights: [SIMD4<Float>], into nodes: inout [Float],
    at start: Int
  ) {
    var out = nodes.mutableSpan
    FilterKernels.gatherByTwo(sums.span, at: place, count: columns, weights.span, into: &out, at: start)
  }

  private static func splat(
    _ sums: [Float], _ range: Range<Int>, _ weights: [SIMD4<Float>], into nodes: inout [Float], at start: Int
  ) {
    var out = nodes.mutableSpan
    FilterKernels.splat(sums.span.extracting(range), weights.span, into: &out, at: start)
  }
}
