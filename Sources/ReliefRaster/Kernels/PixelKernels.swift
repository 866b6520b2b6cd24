/// Blends masks over one colour, and rounds to bytes once (ties to even).
enum PixelKernels {
  /// An opaque pixel from components 0...1.
  static func pixel(_ r: Float, _ g: Float, _ b: Float, _ offset: Float = 0) -> UInt32 {
    let red = level(r * 255 + offset)
    let green = level(g * 255 + offset)
    let blue = level(b * 255 + offset)
    return (red | green &<< 8 | blue &<< 16 | 0xFF00_0000).littleEndian
  }

  /// The nearest whole number in 0...255: adding 2^23 leaves it in the lowest bits.
  static func level(_ value: Float) -> UInt32 {
    let low = value > 0 ? value : 0
    let clamped = low < 255 ? low : 255
    return (clamped + 8_388_608).bitPattern & 255
  }

  /// A premultiplied colour through a mask, of which the number for the first pixel is at `mask`.
  struct Layer {
    /// Red, green and blue 0...255, opacity 0...1.
    var color: SIMD4<Float>
    var mask: Int
  }

  /// An opaque pixel from components that are within 0...255, but for a rounding error.
  private static func rounded(_ r: Float, _ g: Float, _ b: Float) -> UInt32 {
    // Adding 2^23 leaves the nearest whole number in the lowest bits; shifts drop the exponent, and the sum turns
    // red's, 0x4B, into the opacity 0xFF.
    let red = (r + 8_388_608).bitPattern &+ 0xB400_0000
    let green = (g + 8_388_608).bitPattern &<< 8
    let blue = (b + 8_388_608).bitPattern &<< 16
    return (red | green | blue).littleEndian
  }

  private static func check(
    _ layer: Layer, _ masks: Span<Float>, _ pixels: borrowing MutableSpan<UInt32>, _ range: Range<Int>
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= pixels.count)
    precondition(layer.mask >= 0 && layer.mask + range.count <= masks.count)
  }

  static func fill(_ color: SIMD4<Float>, into pixels: inout MutableSpan<UInt32>, _ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= pixels.count)
    let value = rounded(color.x, color.y, color.z)
    for i in range { pixels[i] = value }
  }

  /// One layer over an opaque ground, 0...255.
  static func blend(
    _ ground: SIMD4<Float>, _ first: Layer, _ masks: Span<Float>, into pixels: inout MutableSpan<UInt32>,
    _ range: Range<Int>
  ) {
    check(first, masks, pixels, range)
    let start = range.lowerBound
    // Over one opaque colour each component is a straight line in the mask.
    let d = first.color - ground * first.color.w
    for i in 0..<range.count {
      let m = masks[first.mask &+ i]
      pixels[start &+ i] = rounded(ground.x + m * d.x, ground.y + m * d.y, ground.z + m * d.z)
    }
  }

  /// Two layers, the first below, over an opaque ground.
  static func blend(
    _ ground: SIMD4<Float>, _ first: Layer, _ second: Layer, _ masks: Span<Float>,
    into pixels: inout MutableSpan<UInt32>, _ range: Range<Int>
  ) {
    check(first, masks, pixels, range)
    check(second, masks, pixels, range)
    let start = range.lowerBound
    let (c, a) = (second.color, second.color.w)
    let d = first.color - ground * first.color.w
    for i in 0..<range.count {
      let m = masks[first.mask &+ i]
      let n = masks[second.mask &+ i]
      let k = 1 - a * n
      let r = (ground.x + m * d.x) * k + n * c.x
      let g = (ground.y + m * d.y) * k + n * c.y
      let b = (ground.z + m * d.z) * k + n * c.z
      pixels[start &+ i] = rounded(r, g, b)
    }
  }

  /// Three layers, the first lowest, over an opaque ground.
  static func blend(
    _ ground: SIMD4<Float>, _ first: Layer, _ second: Layer, _ third: Layer, _ masks: Span<Float>,
    into pixels: inout MutableSpan<UInt32>, _ range: Range<Int>
  ) {
    check(first, masks, pixels, range)
    check(second, masks, pixels, range)
    check(third, masks, pixels, range)
    let start = range.lowerBound
    let (c2, c3) = (second.color, third.color)
    let d = first.color - ground * first.color.w
    for i in 0..<range.count {
      let m1 = masks[first.mask &+ i]
      let m2 = masks[second.mask &+ i]
      let m3 = masks[third.mask &+ i]
      let k2 = 1 - c2.w * m2
      let k3 = 1 - c3.w * m3
      let r = ((ground.x + m1 * d.x) * k2 + m2 * c2.x) * k3 + m3 * c3.x
      let g = ((ground.y + m1 * d.y) * k2 + m2 * c2.y) * k3 + m3 * c3.y
      let b = ((ground.z + m1 * d.z) * k2 + m2 * c2.z) * k3 + m3 * c3.z
      pixels[start &+ i] = rounded(r, g, b)
    }
  }

  /// Four layers, the first lowest, over an opaque ground.
  static func blend(
    _ ground: SIMD4<Float>, _ first: Layer, _ second: Layer, _ third: Layer, _ fourth: Layer,
    _ masks: Span<Float>, into pixels: inout MutableSpan<UInt32>, _ range: Range<Int>
  ) {
    check(first, masks, pixels, range)
    check(second, masks, pixels, range)
    check(third, masks, pixels, range)
    check(fourth, masks, pixels, range)
    let start = range.lowerBound
    let (c2, c3, c4) = (second.color, third.color, fourth.color)
    let d = first.color - ground * first.color.w
    for i in 0..<range.count {
      let m1 = masks[first.mask &+ i]
      let m2 = masks[second.mask &+ i]
      let m3 = masks[third.mask &+ i]
      let m4 = masks[fourth.mask &+ i]
      let (k2, k3, k4) = (1 - c2.w * m2, 1 - c3.w * m3, 1 - c4.w * m4)
      let r = ((ground.x + m1 * d.x) * k2 + m2 * c2.x) * k3 + m3 * c3.x
      let g = ((ground.y + m1 * d.y) * k2 + m2 * c2.y) * k3 + m3 * c3.y
      let b = ((ground.z + m1 * d.z) * k2 + m2 * c2.z) * k3 + m3 * c3.z
      pixels[start &+ i] = rounded(r * k4 + m4 * c4.x, g * k4 + m4 * c4.y, b * k4 + m4 * c4.z)
    }
  }

  static func set(_ value: Float, in plane: inout [Float], _ range: Range<Int>) {
    var out = plane.mutableSpan
    set(value, in: &out, range)
  }

  static func set(_ value: Float, in plane: inout MutableSpan<Float>, _ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= plane.count)
    for i in range { plane[i] = value }
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

  /// Bytes of pixels as premultiplied planes, opacity first, whose beginnings lie `apart`; all times `factor`.
  static func premultiply(
    _ bytes: Span<UInt8>, at from: Int, count: Int, _ factor: Float, into planes: inout MutableSpan<Float>,
    at place: Int, apart: Int
  ) {
    precondition(from >= 0 && count >= 0 && from + 4 * count <= bytes.count)
    precondition(place >= 0 && apart >= count && place + 3 * apart + count <= planes.count)
    for i in 0..<count {
      let p = from &+ 4 &* i
      // A product of three is within a millionth of the quotient; levels come out as they went in.
      let a = Float(bytes[p &+ 3]) * (factor / 255)
      let unit = a * (1 / 255)
      planes[place &+ i] = a
      planes[place &+ apart &+ i] = Float(bytes[p]) * unit
      planes[place &+ 2 &* apart &+ i] = Float(bytes[p &+ 1]) * unit
      planes[place &+ 3 &* apart &+ i] = Float(bytes[p &+ 2]) * unit
    }
  }

  /// The first `count` numbers of a plane to another place.
  static func copy(_ source: Span<Float>, _ count: Int, into out: inout MutableSpan<Float>, at place: Int) {
    precondition(count >= 0 && count <= source.count && place >= 0 && place + count <= out.count)
    for i in 0..<count { out[place &+ i] = source[i] }
  }

  /// One component of premultiplied colours over a plane; the numbers for the first pixel are at `color`, `opacity`.
  static func over(
    _ source: Span<Float>, color: Int, opacity: Int, into plane: inout MutableSpan<Float>, _ range: Range<Int>
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= plane.count && color >= 0 && opacity >= 0)
    precondition(max(color, opacity) + range.count <= source.count)
    for i in 0..<range.count {
      let below = plane[range.lowerBound &+ i]
      plane[range.lowerBound &+ i] = below + (source[color &+ i] - source[opacity &+ i] * below)
    }
  }

  /// Premultiplied colours, 0...1, over an opaque ground, 0...255, where the planes of opacities, reds, greens and blues
  /// lie `apart`.
  static func over(
    _ ground: SIMD4<Float>, _ planes: Span<Float>, at place: Int, apart: Int,
    into pixels: inout MutableSpan<UInt32>, _ range: Range<Int>
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= pixels.count)
    precondition(place >= 0 && apart >= 0 && place + 3 * apart + range.count <= planes.count)
    for i in 0..<range.count {
      let k = 1 - planes[place &+ i]
      let r = ground.x * k + planes[place &+ apart &+ i] * 255
      let g = ground.y * k + planes[place &+ 2 &* apart &+ i] * 255
      let b = ground.z * k + planes[place &+ 3 &* apart &+ i] * 255
      pixels[range.lowerBound &+ i] = rounded(r, g, b)
    }
  }
}
