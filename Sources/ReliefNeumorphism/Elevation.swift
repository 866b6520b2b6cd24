import SwiftUI

/// How far a surface stands out of the ground; below 0 it is pressed into it.
public struct Elevation: Hashable, Sendable {
  /// What a depth is measured in.
  public enum Unit: String, Hashable, Sendable {
    /// Points.
    case points
    /// Parts of the shorter side.
    case side
  }

  /// The depth; > 0 raised, < 0 pressed.
  public var depth: CGFloat
  /// What the depth is measured in.
  public var unit: Unit
  /// Whether the depth is at most half the shorter side, as Flutter-Neumorphic has it.
  public var isLimited: Bool

  /// A depth in points; > 0 raised, < 0 pressed.
  public init(_ depth: CGFloat, unit: Unit = .points, isLimited: Bool = false) {
    (self.depth, self.unit, self.isLimited) = (depth.isFinite ? depth : 0, unit, isLimited)
  }

  /// In the ground's plane.
  public static let flat = Elevation(0)
  /// Out of the ground, in points.
  public static func raised(_ depth: CGFloat) -> Elevation { Elevation(abs(depth)) }
  /// Into the ground, in points.
  public static func pressed(_ depth: CGFloat) -> Elevation { Elevation(-abs(depth)) }

  /// The depth in points of a surface of a size.
  public func depth(in size: CGSize) -> CGFloat {
    let side = max(0, min(size.width, size.height))
    let points: CGFloat =
      switch unit {
      case .points: depth
      case .side: depth * side
      }
    return isLimited ? max(-side / 2, min(side / 2, points)) : points
  }

  /// Whether the depth depends on the surface's size.
  var needsSize: Bool { unit == .side || isLimited }

  /// The elevation with its depth multiplied.
  public func scaled(by factor: CGFloat) -> Elevation {
    Elevation(depth * factor, unit: unit, isLimited: isLimited)
  }
}
