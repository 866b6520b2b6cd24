/// A row of premultiplied colours, a plane of numbers (0...1) for each component.
struct RowPlanes: Sendable {
  var red: [Float]
  var green: [Float]
  var blue: [Float]
  var opacity: [Float]

  /// A transparent row.
  init(width: Int) {
    red = [Float](repeating: 0, count: width)
    (green, blue, opacity) = (red, red, red)
  }

  /// Makes pixels transparent again.
  mutating func clear(_ range: Range<Int>) { set(.zero, range) }

  /// Gives pixels a premultiplied colour.
  mutating func set(_ color: SIMD4<Float>, _ range: Range<Int>) {
    PixelKernels.set(color.x, in: &red, range)
    PixelKernels.set(color.y, in: &green, range)
    PixelKernels.set(color.z, in: &blue, range)
    PixelKernels.set(color.w, in: &opacity, range)
  }

  /// Lends all four planes at once: red, green, blue, opacity.
  mutating func withPlanes(
    _ body: (
      inout MutableSpan<Float>, inout MutableSpan<Float>, inout MutableSpan<Float>, inout MutableSpan<Float>
    ) -> Void
  ) {
    Self.lend(&red, &green, &blue, &opacity, body)
  }

  private static func lend(
    _ red: inout [Float], _ green: inout [Float], _ blue: inout [Float], _ opacity: inout [Float],
    _ body: (
      inout MutableSpan<Float>, inout MutableSpan<Float>, inout MutableSpan<Float>, inout MutableSpan<Float>
    ) -> Void
  ) {
    var red = red.mutableSpan
    var green = green.mutableSpan
    var blue = blue.mutableSpan
    var opacity = opacity.mutableSpan
    body(&red, &green, &blue, &opacity)
  }

  /// Gives pixels the premultiplied colours that `color` says, by their number in the range.
  mutating func write(_ range: Range<Int>, _ color: (Int) -> SIMD4<Float>) {
    withPlanes { red, green, blue, opacity in
      for index in 0..<range.count {
        let value = color(index)
        let x = range.lowerBound &+ index
        red[x] = value.x
        green[x] = value.y
        blue[x] = value.z
        opacity[x] = value.w
      }
    }
  }
}
