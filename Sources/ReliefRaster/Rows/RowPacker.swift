/// Turns premultiplied rows into bytes.
enum RowPacker {
  /// Writes a row as red, green, blue, opacity, not premultiplied, each rounded once (ties to even).
  ///
  /// Dithering adds less than half a level before rounding, so that exact levels stay as they are.
  static func pack(
    _ planes: RowRenderer.Planes, y: Int, dither: Bool, into pixels: inout MutableSpan<UInt32>, at start: Int
  ) {
    let width = planes.red.count
    let red = planes.red.span
    let green = planes.green.span
    let blue = planes.blue.span
    let alpha = planes.opacity.span
    precondition(start >= 0 && start + width <= pixels.count)
    precondition(red.count == width && green.count == width && blue.count == width && alpha.count == width)
    for x in 0..<width {
      let a = alpha[x]
      let offset = dither ? DitherPattern.offset(x: x, y: y) : 0
      // Colours at the edge of an opaque picture would gain noise from a division by 0.99999.
      let opaque = a > 0.9999
      let factor = opaque ? 255 : a > 0 ? 255 / a : 0
      let opacity = opaque ? 255 : level(a * 255)
      let r = level(red[x] * factor + offset)
      let g = level(green[x] * factor + offset)
      let b = level(blue[x] * factor + offset)
      pixels[start &+ x] = opacity == 0 ? 0 : (r | g << 8 | b << 16 | opacity << 24).littleEndian
    }
  }

  /// The nearest whole number in 0...255: adding 2^23 leaves it in the lowest bits.
  static func level(_ value: Float) -> UInt32 {
    let low = value > 0 ? value : 0
    let clamped = low < 255 ? low : 255
    return (clamped + 8_388_608).bitPattern & 255
  }
}

/// An ordered 8 x 8 threshold pattern (Bayer 1973), as offsets within half a level.
enum DitherPattern {
  /// The offset of a pixel, above -0.5 and below 0.5.
  static func offset(x: Int, y: Int) -> Float {
    let (u, v) = (x & 7, (x ^ y) & 7)
    // Interleaves the bits of x xor y and x, lowest bit first, as the recursive matrix does.
    var value = 0
    for bit in 0..<3 { value = value << 2 | ((v >> bit & 1) << 1) | (u >> bit & 1) }
    return (Float(value) + 0.5) / 64 - 0.5
  }
}
