import ReliefDrawing

/// A bitmap's pixels as premultiplied colours, 0...1.
struct PremultipliedPicture: Sendable {
  let width: Int
  let height: Int
  private let pixels: [SIMD4<Float>]

  init(width: Int, height: Int, pixels: [SIMD4<Float>]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  subscript(x: Int, y: Int) -> SIMD4<Float> { pixels[y * width + x] }

  /// A bitmap, resampled by filters along both axes.
  init(_ bitmap: Bitmap, _ columns: AxisFilter, _ rows: AxisFilter) {
    (width, height) = (columns.count, rows.count)
    var out = [SIMD4<Float>](repeating: .zero, count: width * height)
    // Neighbouring rows of the result share at most four source rows.
    var lines = [[SIMD4<Float>]](repeating: [SIMD4<Float>](repeating: .zero, count: width), count: 4)
    var held = [Int](repeating: -1, count: 4)
    var colors = [SIMD4<Float>](repeating: .zero, count: bitmap.width)
    for y in 0..<height {
      for source in rows.range(y) {
        let slot = source & 3
        if held[slot] != source {
          Self.premultiply(bitmap, row: source, 0..<bitmap.width, into: &colors)
          for x in 0..<columns.count {
            var sum = SIMD4<Float>.zero
            for u in columns.range(x) { sum += columns.weight(x, u) * colors[u] }
            lines[slot][x] = sum
          }
          held[slot] = source
        }
        let weight = rows.weight(y, source)
        for x in 0..<width { out[y * width + x] += weight * lines[slot][x] }
      }
    }
    pixels = out
  }

  /// Writes the colours of a bitmap's row, premultiplied, to the places of their columns.
  static func premultiply(
    _ bitmap: Bitmap, row: Int, _ columns: Range<Int>, into colors: inout [SIMD4<Float>]
  ) {
    let bytes = bitmap.pixels.span
    var out = colors.mutableSpan
    let start = row * bitmap.width * 4
    precondition(columns.lowerBound >= 0 && columns.upperBound <= out.count)
    precondition(start >= 0 && start + columns.upperBound * 4 <= bytes.count)
    for x in columns {
      let at = start &+ x &* 4
      let a = Float(bytes[at &+ 3]) / 255
      let color = SIMD4(Float(bytes[at]), Float(bytes[at &+ 1]), Float(bytes[at &+ 2]), 255) / 255
      out[x] = color * a
    }
  }
}
