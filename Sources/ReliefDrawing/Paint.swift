import Foundation
import ReliefGeometry

/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(ResolvedColor)
  /// A gradient.
  case gradient(GradientPaint)

  /// Whether the paint hides what lies below it everywhere.
  package var isOpaque: Bool {
    switch self {
    case .color(let color): color.opacity >= 1
    case .gradient(let gradient): gradient.ramp.isOpaque
    }
  }
}

/// A gradient placed in the coordinates of the shape that it fills, in points.
public struct GradientPaint: Hashable, Sendable {
  /// How places on the ramp follow from places in the plane.
  public enum Geometry: Hashable, Sendable {
    /// 0 at `start`, 1 at `end`, constant across.
    case linear(start: CGPoint, end: CGPoint)
    /// 0 at `startRadius` from `center`, 1 at `endRadius`.
    case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// 0 at the angle `start` about `center`, 1 at `end`; clockwise from the positive x axis.
    case angular(center: CGPoint, start: Angle, end: Angle)
  }

  /// What lies beyond the ends of the ramp.
  public enum Spread: Hashable, Sendable {
    /// The colours of its ends.
    case ends
    /// The ramp again, from its beginning.
    case repeated
    /// The ramp back and forth.
    case mirrored
  }

  /// The colours.
  public var ramp: ColorRamp
  /// The geometry.
  public var geometry: Geometry
  /// Maps the geometry's plane to the shape's; a scaled radial gradient is an elliptical one.
  public var transform: CGAffineTransform
  /// What lies beyond the ends: places below 0 and above 1.
  public var spread: Spread

  /// A gradient.
  public init(
    _ ramp: ColorRamp, _ geometry: Geometry, transform: CGAffineTransform = .identity, spread: Spread = .ends
  ) {
    self.ramp = ramp
    self.geometry = geometry
    self.transform = transform
    self.spread = spread
  }
}
