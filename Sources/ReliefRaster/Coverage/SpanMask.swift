/// How much of each pixel a shape covers, as runs of pixels a row: long runs are one number, edges one a pixel.
///
/// Rows that look the same share their edge pixels, so a tall rectangle costs a few bytes a row.
struct SpanMask: Sendable {
  /// Neighbouring pixels of one row.
  struct Run: Hashable, Sendable {
    var x0: Int32
    var x1: Int32
    /// Where the run's pixels begin in `coverage`; negative where all have the same `value`.
    var offset: Int32
    var value: Float

    var isFull: Bool { offset < 0 && value >= 1 }
  }

  /// The pixels outside of which nothing is covered.
  var bounds: PixelRect = .empty
  /// For each row of `bounds` the index of its first run, and one more.
  var rowStarts: [Int32] = [0]
  var runs: [Run] = []
  var coverage: [Float] = []

  var isEmpty: Bool { bounds.isEmpty }

  /// The runs of a row, as indices; empty outside the bounds.
  func runRange(y: Int) -> Range<Int> {
    guard y >= bounds.y0, y < bounds.y1 else { return 0..<0 }
    return Int(rowStarts[y - bounds.y0])..<Int(rowStarts[y - bounds.y0 + 1])
  }

  /// Writes the coverage of the columns `range` of a run into `out` from `place` on.
  func copy(_ run: Run, _ range: Range<Int>, into out: inout [Float], at place: Int) {
    var span = out.mutableSpan
    if run.offset < 0 {
      PixelKernels.set(run.value, in: &span, place..<(place + range.count))
    } else {
      FilterKernels.copy(
        coverage.span, at: Int(run.offset) + range.lowerBound - Int(run.x0), count: range.count, into: &span,
        at: place)
    }
  }

  /// Whether two rows have the same runs, by their shared storage.
  func sameRuns(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    guard a.count == b.count else { return false }
    for k in 0..<a.count where runs[a.lowerBound + k] != runs[b.lowerBound + k] { return false }
    return true
  }

  /// The sum of all coverage, in pixels.
  var area: Double {
    runs.reduce(0) { sum, run in
      if run.offset < 0 { return sum + Double(run.value) * Double(run.x1 - run.x0) }
      let start = Int(run.offset)
      return sum + coverage[start..<(start + Int(run.x1 - run.x0))].reduce(0) { $0 + Double($1) }
    }
  }

  /// The mask moved by whole pixels.
  func offset(_ dx: Int, _ dy: Int) -> SpanMask {
    var moved = self
    moved.bounds = bounds.offset(dx, dy)
    for i in moved.runs.indices {
      moved.runs[i].x0 += Int32(dx)
      moved.runs[i].x1 += Int32(dx)
    }
    return moved
  }

  /// The coverage of one row over `bounds` as plain numbers.
  func row(_ y: Int) -> [Float] {
    var out = [Float](repeating: 0, count: bounds.width)
    for index in runRange(y: y) {
      let run = runs[index]
      for x in Int(run.x0)..<Int(run.x1) {
        let value = run.offset < 0 ? run.value : coverage[Int(run.offset) + x - Int(run.x0)]
        out[x - bounds.x0] = value
      }
    }
    return out
  }
}
