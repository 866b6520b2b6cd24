import ReliefDrawing

/// Filters a plane of nodes along its rows and its columns; beyond its edges all is 0.
enum NodeFilter {
  /// Rows a piece of work.
  private static let bandRows = 32

  /// The plane with each row filtered.
  static func rows(_ nodes: [Float], columns: Int, taps: [Float]) -> [Float] {
    rows(count: nodes.count / max(columns, 1), columns: columns, taps: taps, threads: 1) { row, line, start in
      FilterKernels.copy(nodes.span, at: row * columns, count: columns, into: &line, at: start)
    }
  }

  /// A plane of filtered rows, each of which `fill` adds to zeros from a place on.
  static func rows(
    count: Int, columns: Int, taps: [Float], threads: Int,
    _ fill: @Sendable (Int, inout MutableSpan<Float>, Int) -> Void
  ) -> [Float] {
    Parallel.fill(count: count * columns, part: columns * bandRows, threads: threads) { band, out in
      var padded = [Float](repeating: 0, count: columns + 2 * taps.count)
      for row in 0..<(out.count / columns) {
        var line = padded.mutableSpan
        for i in 0..<line.count { line[i] = 0 }
        fill(band * bandRows + row, &line, taps.count)
        FilterKernels.horizontal(padded.span, taps: taps.span, count: columns, into: &out, at: row * columns)
      }
    }
  }

  /// The rows `range` of the plane with each column filtered, limited to 0...`most`.
  ///
  /// A convex sum of numbers within limits keeps them: what is read from the nodes needs no check.
  static func columns(
    _ nodes: [Float], columns: Int, rows range: Range<Int>, taps: [Float], most: Float
  ) -> [Float] {
    Parallel.fill(count: range.count * columns, part: range.count * columns, threads: 1) { _, out in
      for row in range {
        FilterKernels.vertical(
          nodes.span, center: row * columns, stride: columns, limit: 0...(nodes.count - columns),
          taps: taps.span, count: columns, into: &out, at: (row - range.lowerBound) * columns)
      }
      FilterKernels.clamp(&out, to: most)
    }
  }
}
