import Foundation

/// A cubic Bézier curve.
package struct CubicCurve {
  package var start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint

  package init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  /// A quadratic curve as the cubic that is the same curve.
  package init(quadratic start: CGPoint, _ control: CGPoint, _ end: CGPoint) {
    func mix(_ p: CGPoint) -> CGPoint {
      CGPoint(x: p.x + (control.x - p.x) * (2.0 / 3), y: p.y + (control.y - p.y) * (2.0 / 3))
    }
    self.init(start, mix(start), mix(end), end)
  }

  /// The same curve the other way.
  package var reversed: CubicCurve { CubicCurve(end, control2, control1, start) }

  /// The path step that draws this curve from its start.
  package var element: Path.Element { .curve(to: end, control1: control1, control2: control2) }

  /// The curve after a transform.
  package func applying(_ t: CGAffineTransform) -> CubicCurve {
    CubicCurve(start.applying(t), control1.applying(t), control2.applying(t), end.applying(t))
  }

  /// The point at `t` in 0...1.
  package func point(at t: CGFloat) -> CGPoint {
    CGPoint(
      x: Self.value(start.x, control1.x, control2.x, end.x, at: t),
      y: Self.value(start.y, control1.y, control2.y, end.y, at: t))
  }

  /// The parts before and behind `t` (de Casteljau).
  package func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    let (a, b, c) = (mix(start, control1), mix(control1, control2), mix(control2, end))
    let (d, e) = (mix(a, b), mix(b, c))
    let middle = mix(d, e)
    return (CubicCurve(start, a, d, middle), CubicCurve(middle, e, c, end))
  }

  /// The part between two parameters, `a < b`.
  package func part(from a: CGFloat, to b: CGFloat) -> CubicCurve {
    let tail = a > 0 ? split(at: a).1 : self
    return b < 1 ? tail.split(at: (b - a) / (1 - a)).0 : tail
  }

  /// One coordinate of a cubic at `t`.
  package static func value(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, at t: CGFloat
  ) -> CGFloat {
    let s = 1 - t
    return s * s * (s * a + 3 * t * b) + t * t * (3 * s * c + t * d)
  }
}

extension CubicCurve {
  /// Parameters strictly between 0 and 1, rising, between which x and y rise or fall and the curve turns one
  /// way.
  ///
  /// They are the roots of x', y' and of the curvature, so between two of them the direction stays in a
  /// quadrant.
  var turns: Parameters {
    var found = Parameters()
    let (p, q, r, s) = (Vector(start), Vector(control1), Vector(control2), Vector(end))
    // The derivative is 3 (a + 2 b t + c t^2).
    let a = q - p
    let b = r - 2 * q + p
    let c = s - 3 * r + 3 * q - p
    found.addRoots(c.x, 2 * b.x, a.x)
    found.addRoots(c.y, 2 * b.y, a.y)
    found.addRoots(b.cross(c), a.cross(c), a.cross(b))
    return found
  }

  /// Parameters at which x (or y) has an extreme, strictly between 0 and 1.
  var extremes: Parameters {
    var found = Parameters()
    found.addRoots(
      end.x - 3 * control2.x + 3 * control1.x - start.x, 2 * (control2.x - 2 * control1.x + start.x),
      control1.x - start.x)
    found.addRoots(
      end.y - 3 * control2.y + 3 * control1.y - start.y, 2 * (control2.y - 2 * control1.y + start.y),
      control1.y - start.y)
    return found
  }

  /// Up to eight rising parameters, at least 1e-7 apart and away from 0 and 1.
  struct Parameters {
    private var values = SIMD8<Double>()
    private(set) var count = 0

    subscript(index: Int) -> CGFloat { CGFloat(values[index]) }

    /// Adds the real roots of a t^2 + b t + c, by the form that does not cancel.
    mutating func addRoots(_ a: Double, _ b: Double, _ c: Double) {
      let root = b * b - 4 * a * c
      guard root >= 0 else { return }
      let q = -0.5 * (b + (b < 0 ? -root.squareRoot() : root.squareRoot()))
      insert(q / a)
      insert(c / q)
    }

    private mutating func insert(_ t: Double) {
      guard t > 1e-7, t < 1 - 1e-7 else { return }
      var index = count
      while index > 0, values[index - 1] > t { index -= 1 }
      if index > 0, t - values[index - 1] < 1e-7 { return }
      if index < count, values[index] - t < 1e-7 { return }
      var i = count
      while i > index {
        values[i] = values[i - 1]
        i -= 1
      }
      values[index] = t
      count += 1
    }
  }
}
