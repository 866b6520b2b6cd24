import Foundation

/// The continuous corner of Apple's systems, in units of the radius from the corner.
///
/// Source: the published reverse engineering of UIBezierPath's rounded rectangle, confirmed against pictures
/// that SwiftUI drew (coverage rms 0.0007 to 0.0027 for radii of 4 to 20 points).
package enum ContinuousCorner {
  /// The tail along the arriving edge: from the edge towards the corner.
  package static let tail = CubicCurve(
    CGPoint(x: 1.528_664_83, y: 0), CGPoint(x: 1.088_492_99, y: 0), CGPoint(x: 0.868_407_01, y: 0),
    CGPoint(x: 0.631_493_99, y: 0.074_911_00))

  /// The middle, from one tail to the other.
  package static let middle = CubicCurve(
    CGPoint(x: 0.631_493_99, y: 0.074_911_00), CGPoint(x: 0.372_823_92, y: 0.169_058_99),
    CGPoint(x: 0.169_058_99, y: 0.372_823_92), CGPoint(x: 0.074_911_00, y: 0.631_493_99))

  /// The tail of a corner on a side of the length given, with another corner's radius at its other end.
  ///
  /// Whole where it fits. Tails that cross end there: equal ones in the middle of the side, others where
  /// bisection finds it. Where a tail would reach past the other corner's (one radius is many times the
  /// other), the side is shared by the radii, and each tail is squeezed into its share: a choice, no picture
  /// of that is known.
  static func tail(radius: CGFloat, side: CGFloat, neighbour: CGFloat) -> CubicCurve {
    let far = tail.start.x
    guard radius > 0, (radius + neighbour) * far > side else { return tail }
    if neighbour == radius { return tail.part(from: parameter(atDistance: side / 2 / radius), to: 1) }
    if neighbour <= 0 { return squeezed(toStart: min(side / radius, far)) }
    if let x = crossing(radius, side, neighbour) {
      return tail.part(from: parameter(atDistance: x / radius), to: 1)
    }
    return squeezed(toStart: min(side / (radius + neighbour), far))
  }

  /// The distance from the corner at which two tails have left their side equally far; nil if they do not.
  private static func crossing(_ radius: CGFloat, _ side: CGFloat, _ neighbour: CGFloat) -> CGFloat? {
    func isDeeper(_ x: CGFloat) -> Bool {
      depth(atDistance: x / radius) * radius > depth(atDistance: (side - x) / neighbour) * neighbour
    }
    let (far, near) = (tail.start.x, tail.end.x)
    var low = max(near * radius, side - far * neighbour)
    var high = min(far * radius, side - near * neighbour)
    guard low < high, isDeeper(low), !isDeeper(high) else { return nil }
    for _ in 0..<52 {
      let x = (low + high) / 2
      if isDeeper(x) { low = x } else { high = x }
    }
    return (low + high) / 2
  }

  /// The tail shortened along the edge so that it starts at `start` radii (1 or more) from the corner.
  ///
  /// Towards the place where the middle's tangent meets the edge, so that the corner stays convex.
  private static func squeezed(toStart start: CGFloat) -> CubicCurve {
    let way = CGPoint(x: middle.start.x - middle.control1.x, y: middle.control1.y - middle.start.y)
    let hinge = middle.start.x + middle.start.y * way.x / way.y
    let factor = (start - hinge) / (tail.start.x - hinge)
    func place(_ p: CGPoint) -> CGPoint { CGPoint(x: hinge + (p.x - hinge) * factor, y: p.y) }
    return CubicCurve(place(tail.start), place(tail.control1), place(tail.control2), tail.end)
  }

  /// How far the tail has left the edge at a distance from the corner, both in radii.
  private static func depth(atDistance x: CGFloat) -> CGFloat {
    let t = parameter(atDistance: x)
    return tail.end.y * t * t * t
  }

  /// The parameter at which the tail is `x` radii from the corner, by Newton's method; distance falls with
  /// it.
  private static func parameter(atDistance x: CGFloat) -> CGFloat {
    if x >= tail.start.x { return 0 }
    if x <= tail.end.x { return 1 }
    let (a, b, c, d) = (tail.start.x, tail.control1.x, tail.control2.x, tail.end.x)
    let (k1, k2, k3) = (3 * (b - a), 3 * (a - 2 * b + c), d - a + 3 * (b - c))
    var t = (a - x) / (a - d)
    for _ in 0..<8 {
      let error = a - x + t * (k1 + t * (k2 + t * k3))
      t -= error / (k1 + t * (2 * k2 + t * 3 * k3))
    }
    return min(max(t, 0), 1)
  }
}
