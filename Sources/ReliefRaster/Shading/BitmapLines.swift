import ReliefDrawing

/// Reads an upright bitmap row by row, keeping the last rows that it filtered along the row.
///
/// Neighbouring rows of a picture share rows of the bitmap: four where it grows by cubics, one where it shrinks.
struct BitmapLines {
  private var lines = [RowPlanes](repeating: RowPlanes(width: 0), count: 4)
  /// Which row of the bitmap, and which columns of the picture, each line is.
  private var held = [(row: Int, columns: Range<Int>)](repeating: (-1, 0..<0), count: 4)
  private var colors: [SIMD4<Float>] = []

  /// Writes the columns of a row of the picture into `planes` from `place` on.
  mutating func read(
    _ sampler: BitmapSampler, y: Int, _ columns: Range<Int>, into planes: inout RowPlanes, at place: Int
  ) {
    let range = place..<(place + columns.count)
    guard let upright = sampler.upright else {
      planes.write(range) { sampler.color(x: columns.lowerBound + $0, y: y) }
      return
    }
    let index = y - upright.y0
    let own = (columns.lowerBound - upright.x0)..<(columns.upperBound - upright.x0)
    let rows = upright.rows.range(index)
    if rows.isEmpty { planes.clear(range) }
    for source in rows {
      let slot = source & 3
      if held[slot] != (source, own) {
        sampler.premultiply(row: source, for: own, into: &colors)
        if lines[slot].red.count < own.count { lines[slot] = RowPlanes(width: own.count) }
        upright.columns.apply(to: colors, own, into: &lines[slot])
        held[slot] = (source, own)
      }
      let (weight, isFirst) = (upright.rows.weight(index, source), source == rows.lowerBound)
      let line = lines[slot]
      PlaneKernels.add(line.red.span, weight: weight, isFirst: isFirst, at: 0, into: &planes.red, range)
      PlaneKernels.add(line.green.span, weight: weight, isFirst: isFirst, at: 0, into: &planes.green, range)
      PlaneKernels.add(line.blue.span, weight: weight, isFirst: isFirst, at: 0, into: &planes.blue, range)
      PlaneKernels.add(
        line.opacity.span, weight: weight, isFirst: isFirst, at: 0, into: &planes.opacity, range)
    }
    // A cubic may leave the range of colours.
    PlaneKernels.clampToOne(&planes.opacity, range)
    let opacity = planes.opacity
    let limit = opacity.span
    PlaneKernels.clamp(limit, in: &planes.red, range)
    PlaneKernels.clamp(limit, in: &planes.green, range)
    PlaneKernels.clamp(limit, in: &planes.blue, range)
  }
}
