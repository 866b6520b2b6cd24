import Foundation

/// Bézier curves as arrays of control points.
package enum BezierCurves {
  /// One coordinate of a cubic at `t`.
  package static func cubic(_ p: [CGFloat], _ t: CGFloat) -> CGFloat {
    let s = 1 - t
    return s * s * (s * p[0] + 3 * t * p[1]) + t * t * (3 * s * p[2] + t * p[3])
  }

  /// The part of a cubic from `t` to its end.
  package static func cubicTail(_ p: [(CGFloat, CGFloat)], from t: CGFloat) -> [(CGFloat, CGFloat)] {
    func mix(_ a: (CGFloat, CGFloat), _ b: (CGFloat, CGFloat)) -> (CGFloat, CGFloat) {
      (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t)
    }
    if t <= 0 { return p }
    let (a, b, c) = (mix(p[0], p[1]), mix(p[1], p[2]), mix(p[2], p[3]))
    let (d, e) = (mix(a, b), mix(b, c))
    return [mix(d, e), e, c, p[3]]
  }

  /// How far the control point of a quarter-circle cubic lies from its end, in radii.
  ///
  /// Four such cubics are at most 0.027 % of the radius away from the circle.
  package static let quarterCircle: CGFloat = 0.552_284_749_830_793_4
}
