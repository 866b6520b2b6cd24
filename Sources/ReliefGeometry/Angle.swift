/// An angle; positive turns clockwise on screen, since y points down.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// No turn.
  public static let zero = Angle()

  /// No turn.
  public init() { radians = 0 }

  /// An angle from radians.
  public init(radians: Double) { self.radians = radians }

  /// An angle from degrees.
  public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// An angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Compares by size, without reducing full turns.
  public static func < (l: Angle, r: Angle) -> Bool { l.radians < r.radians }

  /// The sum.
  public static func + (l: Angle, r: Angle) -> Angle { Angle(radians: l.radians + r.radians) }

  /// The difference.
  public static func - (l: Angle, r: Angle) -> Angle { Angle(radians: l.radians - r.radians) }

  /// The opposite turn.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }

  /// A multiple.
  public static func * (l: Angle, r: Double) -> Angle { Angle(radians: l.radians * r) }

  /// A multiple.
  public static func * (l: Double, r: Angle) -> Angle { Angle(radians: l * r.radians) }

  /// A part.
  public static func / (l: Angle, r: Double) -> Angle { Angle(radians: l.radians / r) }

  /// Adds to the angle.
  public static func += (l: inout Angle, r: Angle) { l.radians += r.radians }

  /// Takes from the angle.
  public static func -= (l: inout Angle, r: Angle) { l.radians -= r.radians }
}
