import Foundation

/// A direction and length in the plane, which Foundation lacks on Linux.
public struct CGVector: Hashable, Sendable, Codable {
  /// The part along x.
  public var dx: CGFloat
  /// The part along y, down.
  public var dy: CGFloat

  /// No way at all.
  public static let zero = CGVector()

  /// No way at all.
  public init() { (dx, dy) = (0, 0) }

  /// A vector from its two parts.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
