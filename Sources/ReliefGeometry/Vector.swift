import Foundation

/// A direction and length in the plane, for arithmetic inside this target.
typealias Vector = SIMD2<Double>

extension SIMD2<Double> {
  init(_ p: CGPoint) { self.init(p.x, p.y) }

  /// The z component of the cross product: positive where `other` lies clockwise of this on screen (y down).
  func cross(_ other: Self) -> Double { x * other.y - y * other.x }

  func dot(_ other: Self) -> Double { x * other.x + y * other.y }

  var length: Double { (x * x + y * y).squareRoot() }

  /// This turned by a quarter, from x towards y.
  var quarterTurned: Self { Self(-y, x) }

  /// This turned by the angle whose sine and cosine are given, from x towards y.
  func turned(sin: Double, cos: Double) -> Self { Self(x * cos - y * sin, x * sin + y * cos) }

  /// This with length 1; nil where the length is 0 or not finite.
  var unit: Self? {
    let size = length
    return size > 0 && size.isFinite ? self / size : nil
  }

  var isFinite: Bool { x.isFinite && y.isFinite }

  var point: CGPoint { CGPoint(x: x, y: y) }
}
