/// Blends masks over one colour, and rounds to bytes once (ties to even).
enum PixelKernels {
  /// An opaque pixel from components 0...1; adding 2^23 leaves the nearest whole number in the lowest bits.
  static func pixel(_ r: Float, _ g: Float, _ b: Float, _ offset: Float = 0) -> UInt32 {
    let red = level(r * 255 + offset)
    let green = level(g * 255 + offset)
    let blue = level(b * 255 + offset)
    return (red | green &<< 8 | blue &<< 16 | 0xFF00_0000).littleEndian
  }

  private static func level(_ value: Float) -> UInt32 {
    let low = value > 0 ? value : 0
    let clamped = low < 255 ? low : 255
    return (clamped + 8_388_608).bitPattern & 255
  }

  static func fill(_ color: SIMD4<Float>, into pixels: inout MutableSpan<UInt32>, _ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= pixels.count)
    let value = pixel(color.x, color.y, color.z)
    for i in range { pixels[i] = value }
  }

  /// One premultiplied colour through a mask, over an opaque colour.
  static func blend(
    _ ground: SIMD4<Float>, _ color: SIMD4<Float>, _ masks: Span<Float>, at from: Int,
    into pixels: inout MutableSpan<UInt32>, _ range: Range<Int>
  ) {
    let count = range.count
    let start = range.lowerBound
    precondition(start >= 0 && range.upperBound <= pixels.count && from >= 0 && from + count <= masks.count)
    // Over one opaque colour each component is a straight line in the mask.
    let (r0, g0, b0) = (ground.x, ground.y, ground.z)
    let d = color - ground * color.w
    let (r1, g1, b1) = (d.x, d.y, d.z)
    for i in 0..<count {
      let m = masks[from &+ i]
      pixels[start &+ i] = pixel(r0 + m * r1, g0 + m * g1, b0 + m * b1)
    }
  }

  /// Two premultiplied colours through masks, the first below, over an opaque colour.
  static func blend(
    _ ground: SIMD4<Float>, _ first: SIMD4<Float>, at firstMask: Int, _ second: SIMD4<Float>,
    at secondMask: Int,
    _ masks: Span<Float>, into pixels: inout MutableSpan<UInt32>, _ range: Range<Int>
  ) {
    let count = range.count
    let start = range.lowerBound
    precondition(start >= 0 && range.upperBound <= pixels.count && firstMask >= 0 && secondMask >= 0)
    precondition(firstMask + count <= masks.count && secondMask + count <= masks.count)
    let (r0, g0, b0) = (ground.x, ground.y, ground.z)
    let d = first - ground * first.w
    let (r1, g1, b1) = (d.x, d.y, d.z)
    let (r2, g2, b2, a2) = (second.x, second.y, second.z, second.w)
    for i in 0..<count {
      let m = masks[firstMask &+ i]
      let n = masks[secondMask &+ i]
      let r = r0 + m * r1
      let g = g0 + m * g1
      let b = b0 + m * b1
      pixels[start &+ i] = pixel(r + n * (r2 - a2 * r), g + n * (g2 - a2 * g), b + n * (b2 - a2 * b))
    }
  }

  static func set(_ value: Float, in plane: inout [Float], _ range: Range<Int>) {
    var out = plane.mutableSpan
    for i in range { out[i] = value }
  }

  /// One component of a premultiplied colour through a mask.
  static func blend(
    _ value: Float, _ alpha: Float, _ masks: Span<Float>, at from: Int, into plane: inout [Float],
    _ range: Range<Int>
  ) {
    var out = plane.mutableSpan
    precondition(range.lowerBound >= 0 && range.upperBound <= out.count && from >= 0)
    precondition(from + range.count <= masks.count)
    for i in 0..<range.count {
      let below = out[range.lowerBound &+ i]
      out[range.lowerBound &+ i] = below + masks[from &+ i] * (value - alpha * below)
    }
  }
}
