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
    for y in 0..<height {
      for source in rows.range(y) {
        let slot = source & 3
        if held[slot] != source {
          Self.resample(bitmap, row: source, columns, into: &lines[slot])
          held[slot] = source
        }
        let weight = rows.weight(y, source)
        for x in 0..<width { out[y * width + x] += weight * lines[slot][x] }
      }
    }
    pixels = out
  }

  private static func resample(
    _ bitmap: Bitmap, row: Int, _ columns: AxisFilter, into line: inout [SIMD4<Float>]
  ) {
    for x in 0..<columns.count {
      var sum = SIMD4<Float>.zero
      for source in columns.range(x) { sum += columns.weight(x, source) * color(bitmap, source, row) }
      line[x] = sum
    }
  }

  /// A pixel of a bitmap, premultiplied.
  static func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> SIMD4<Float> {
    let p = bitmap[x, y]
    let a = Float(p.opacity) / 255
    return SIMD4(Float(p.red) / 255 * a, Float(p.green) / 255 * a, Float(p.blue) / 255 * a, a)
  }
}
