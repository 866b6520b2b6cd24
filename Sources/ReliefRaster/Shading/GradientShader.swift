import Foundation
import ReliefDrawing
import ReliefGeometry

/// Colours of a gradient at pixel centres.
///
/// The ramp is cut into pieces that are linear in premultiplied sRGB: one between two stops, or 64 where it is mixed in
/// Oklab (then at most 0.05 of 255 off).
struct GradientShader: Sendable {
  private let places: [Float]
  private let colors: [SIMD4<Float>]
  private let geometry: GradientPaint.Geometry
  /// From pixels to the geometry's plane.
  private let inverse: CGAffineTransform

  init(_ gradient: GradientPaint, _ transform: CGAffineTransform) {
    geometry = gradient.geometry
    inverse = gradient.transform.concatenating(transform).inverted()
    var places: [Float] = []
    var colors: [SIMD4<Float>] = []
    let stops = gradient.ramp.stops
    for (index, stop) in stops.enumerated() {
      places.append(Float(stop.location))
      colors.append(stop.color.premultiplied)
      guard gradient.ramp.space == .oklab, index + 1 < stops.count else { continue }
      let next = stops[index + 1]
      guard next.location > stop.location else { continue }
      for k in 1..<64 {
        let f = Double(k) / 64
        places.append(Float(stop.location + (next.location - stop.location) * f))
        colors.append(ColorRamp.mix(stop.color, next.color, f, .oklab).premultiplied)
      }
    }
    (self.places, self.colors) = (places, colors)
  }

  /// The premultiplied colour at a place of the ramp; at a hard edge the later one.
  func color(at t: Float) -> SIMD4<Float> {
    guard let first = colors.first, let last = colors.last else { return .zero }
    if !(t >= places[0]) { return first }
    if t >= places[places.count - 1] { return last }
    var (low, high) = (0, places.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if places[middle] <= t { low = middle } else { high = middle }
    }
    let f = (t - places[low]) / (places[high] - places[low])
    return colors[low] + (colors[high] - colors[low]) * f
  }

  /// The one colour of a row, where the gradient does not change along it.
  func rowColor(y: Int) -> SIMD4<Float>? {
    guard case .linear(let start, let end) = geometry, inverse.isScaleAndTranslation, start.x == end.x else {
      return nil
    }
    return color(at: place(x: 0, y: y))
  }

  /// Where the centre of a pixel lies on the ramp.
  func place(x: Int, y: Int) -> Float {
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
