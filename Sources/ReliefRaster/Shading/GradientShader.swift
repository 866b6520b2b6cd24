import Foundation
import ReliefDrawing
import ReliefGeometry

/// Colours of a gradient at pixel centres.
///
/// The ramp is cut into pieces that are linear in premultiplied sRGB: one between two stops, 64 where it is mixed in
/// Oklab, or 2048 where it is mixed in linear light (then at most 0.05 of 255 off).
struct GradientShader: Sendable {
  private let places: [Float]
  private let colors: [SIMD4<Float>]
  private let geometry: GradientPaint.Geometry
  private let beyond: GradientPaint.Spread
  /// From pixels to the geometry's plane.
  private let inverse: CGAffineTransform

  init(_ gradient: GradientPaint, _ transform: CGAffineTransform) {
    (geometry, beyond) = (gradient.geometry, gradient.spread)
    inverse = gradient.transform.concatenating(transform).inverted()
    var places: [Float] = []
    var colors: [SIMD4<Float>] = []
    let (stops, space) = (gradient.ramp.stops, gradient.ramp.space)
    let pieces =
      switch space {
      case .srgb: 1
      case .oklab: 64
      case .linear: 2048
      }
    for (index, stop) in stops.enumerated() {
      places.append(Float(stop.location))
      colors.append(stop.color.premultiplied)
      guard pieces > 1, index + 1 < stops.count else { continue }
      let next = stops[index + 1]
      guard next.location > stop.location else { continue }
      for k in 1..<pieces {
        let f = Double(k) / Double(pieces)
        places.append(Float(stop.location + (next.location - stop.location) * f))
        colors.append(ColorRamp.mix(stop.color, next.color, f, space).premultiplied)
      }
    }
    (self.places, self.colors) = (places, colors)
  }

  /// The premultiplied colour at a place of the ramp; at a hard edge the later one.
  func color(at t: Float) -> SIMD4<Float> {
    var piece = 0
    return Self.color(at: t, places.span, colors.span, near: &piece)
  }

  /// Writes the premultiplied colours of columns of a row into `planes` from `place` on.
  func read(y: Int, _ columns: Range<Int>, into planes: inout RowPlanes, at place: Int) {
    if case .linear(let start, let end) = geometry { spread(y, columns, start, end, &planes.red, place) }
    var piece = 0
    let (places, colors) = (places.span, colors.span)
    let isLinear = if case .linear = geometry { true } else { false }
    planes.withPlanes { red, green, blue, opacity in
      for index in 0..<columns.count {
        let x = place &+ index
        let t = isLinear ? red[x] : self.place(x: columns.lowerBound &+ index, y: y)
        let color = Self.color(at: t, places, colors, near: &piece)
        red[x] = color.x
        green[x] = color.y
        blue[x] = color.z
        opacity[x] = color.w
      }
    }
  }

  /// Writes where the pixels of a row lie on a linear ramp; the numbers are those of `place`.
  private func spread(
    _ y: Int, _ columns: Range<Int>, _ start: CGPoint, _ end: CGPoint, _ out: inout [Float], _ first: Int
  ) {
    let (vx, vy) = (end.x - start.x, end.y - start.y)
    let length = vx * vx + vy * vy
    var out = out.mutableSpan
    precondition(first >= 0 && first + columns.count <= out.count)
    let (a, b, c, d) = (inverse.a, inverse.b, inverse.c, inverse.d)
    let (tx, ty, v) = (inverse.tx, inverse.ty, CGFloat(y) + 0.5)
    for index in 0..<columns.count {
      let u = CGFloat(columns.lowerBound &+ index) + 0.5
      let (px, py) = (a * u + c * v + tx, b * u + d * v + ty)
      let t = ((px - start.x) * vx + (py - start.y) * vy) / length
      out[first &+ index] = length > 0 ? Float(t) : .infinity
    }
    if beyond == .ends { return }
    for index in first..<first + columns.count { out[index] = wrapped(out[index]) }
  }

  /// A colour of the ramp; its piece is looked for from `piece` on, which then is where it was found.
  private static func color(
    at t: Float, _ places: Span<Float>, _ colors: Span<SIMD4<Float>>, near piece: inout Int
  ) -> SIMD4<Float> {
    let count = places.count
    guard count > 0 else { return .zero }
    if !(t >= places[0]) { return colors[0] }
    if t >= places[count - 1] { return colors[count - 1] }
    // The first place lies at or before t, and the last one behind it, so both walks end.
    while places[piece] > t { piece -= 1 }
    while places[piece + 1] <= t { piece += 1 }
    let f = (t - places[piece]) / (places[piece + 1] - places[piece])
    return colors[piece] + (colors[piece + 1] - colors[piece]) * f
  }

  /// The one colour of a row, where the gradient does not change along it.
  func rowColor(y: Int) -> SIMD4<Float>? {
    guard case .linear(let start, let end) = geometry, inverse.isScaleAndTranslation, start.x == end.x else {
      return nil
    }
    return color(at: place(x: 0, y: y))
  }

  /// A place on the ramp in 0...1 for one beyond its ends, where it goes on there.
  private func wrapped(_ t: Float) -> Float {
    guard t.isFinite else { return t }
    return switch beyond {
    case .ends: t
    case .repeated: t - t.rounded(.down)
    case .mirrored: abs(t - 2 * (t / 2).rounded())
    }
  }

  /// Where the centre of a pixel lies on the ramp.
  func place(x: Int, y: Int) -> Float { wrapped(unboundedPlace(x: x, y: y)) }

  private func unboundedPlace(x: Int, y: Int) -> Float {
    let p = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
    switch geometry {
    case .linear(let start, let end):
      let (vx, vy) = (end.x - start.x, end.y - start.y)
      let length = vx * vx + vy * vy
      // A gradient without length shows its last colour, as Core Graphics draws beyond the end.
      guard length > 0 else { return .infinity }
      return Float(((p.x - start.x) * vx + (p.y - start.y) * vy) / length)
    case .radial(let center, let startRadius, let endRadius):
      let (vx, vy) = (p.x - center.x, p.y - center.y)
      let distance = (vx * vx + vy * vy).squareRoot()
      guard endRadius != startRadius else { return distance < endRadius ? 0 : .infinity }
      return Float((distance - startRadius) / (endRadius - startRadius))
    case .angular(let center, let start, let end):
      let sweep = end.radians - start.radians
      guard sweep != 0 else { return .infinity }
      let turn = 2 * Double.pi
      var angle = Elementary.atan2(p.y - center.y, p.x - center.x) - min(start.radians, end.radians)
      angle -= (angle / turn).rounded(.down) * turn
      let t = sweep > 0 ? angle / sweep : 1 + angle / sweep
      if abs(sweep) >= turn - 1e-9 { return Float(t) }
      // Outside the sweep the nearer end's colour goes on.
      let gap = turn - abs(sweep)
      let past = angle - abs(sweep)
      if past <= 0 { return Float(t) }
      return (past < gap / 2) == (sweep > 0) ? 1 : 0
    }
  }
}
