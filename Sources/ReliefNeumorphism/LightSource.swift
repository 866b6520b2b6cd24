import SwiftUI

/// Where the light comes from.
///
/// A point (x, y) that the light comes from, y down: (-1, -1) is the upper left. A shadow is moved away from it by the
/// depth times these numbers, the highlight towards it. (0, 0) is a light from above.
public struct LightSource: Hashable, Sendable {
  /// -1 from the left, 1 from the right.
  public var x: Double
  /// -1 from the top, 1 from the bottom.
  public var y: Double

  /// A light from a point.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// A light at an angle, clockwise from the top, and a height over the ground.
  ///
  /// The shadow of a post is as long as the post's height times the cotangent of the light's height; at 45 degrees it is
  /// that of `topLeft` and its kin. Heights below 10 degrees are taken for 10.
  public init(angle: Angle, height: Angle = .degrees(45)) {
    let (sine, cosine) = Roots.sincos(degrees: angle.degrees)
    let raised = Roots.sincos(degrees: min(max(height.degrees, 10), 90))
    let length = 2.0.squareRoot() * raised.cos / raised.sin
    // Sums of roots leave rests such as 1.0000000000000002, which would show in exports.
    func clean(_ v: Double) -> Double { abs(v - v.rounded()) < 1e-12 ? v.rounded() + 0 : v }
    (x, y) = (clean(sine * length), clean(-cosine * length))
  }

  /// From the upper left, as most tools have it.
  public static let topLeft = LightSource(x: -1, y: -1)
  /// From the upper right.
  public static let topRight = LightSource(x: 1, y: -1)
  /// From the lower left.
  public static let bottomLeft = LightSource(x: -1, y: 1)
  /// From the lower right.
  public static let bottomRight = LightSource(x: 1, y: 1)
  /// From the top.
  public static let top = LightSource(x: 0, y: -1)
  /// From the left.
  public static let left = LightSource(x: -1, y: 0)
  /// From the right.
  public static let right = LightSource(x: 1, y: 0)
  /// From the bottom.
  public static let bottom = LightSource(x: 0, y: 1)
  /// From above: shadows lie all around.
  public static let above = LightSource(x: 0, y: 0)

  /// The light turned by 180 degrees.
  public var opposite: LightSource { LightSource(x: 0 - x, y: 0 - y) }
}
