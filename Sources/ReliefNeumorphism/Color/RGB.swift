import SwiftUI

/// A colour as numbers: encoded sRGB and an opacity, each 0...1.
public struct RGB: Hashable, Sendable {
  /// Red in encoded sRGB.
  public var red: Double
  /// Green in encoded sRGB.
  public var green: Double
  /// Blue in encoded sRGB.
  public var blue: Double
  /// The opacity, 0...1.
  public var opacity: Double

  /// A colour from encoded sRGB.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  /// A colour from 8-bit components, 0xRRGGBB.
  public init(_ hex: UInt32, opacity: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255,
      opacity: opacity)
  }

  /// A grey, 0 black and 1 white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// White.
  public static let white = RGB(white: 1)
  /// Black.
  public static let black = RGB(white: 0)

  /// The colour for SwiftUI.
  public var color: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity) }

  /// Red, green and blue in whole levels, 0...255.
  public var levels: [Int] { [red, green, blue].map { RGB.level($0 * 255) } }

  /// The colour on whole levels of 255.
  public var rounded: RGB { map { Double(RGB.level($0 * 255)) / 255 } }

  /// The colour with another opacity.
  public func opacity(_ opacity: Double) -> RGB {
    var copy = self
    copy.opacity = opacity
    return copy
  }

  /// The opaque colour that one sees where this one lies on a ground, mixed in encoded sRGB.
  public func over(_ ground: RGB) -> RGB { ground.mixed(with: opacity(1), opacity) }

  /// A colour between two, mixed in encoded sRGB.
  public func mixed(with other: RGB, _ fraction: Double) -> RGB {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    return RGB(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      opacity: mix(opacity, other.opacity))
  }

  /// The colour with a function applied to red, green and blue.
  func map(_ change: (Double) -> Double) -> RGB {
    RGB(red: change(red), green: change(green), blue: change(blue), opacity: opacity)
  }

  /// A whole level from a number of them, halves up as JavaScript's `Math.round`, within 0...255.
  static func level(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(min(max(value, 0), 255).advanced(by: 0.5).rounded(.down))
  }
}

extension RGB: CustomStringConvertible {
  /// Hexadecimal levels as CSS has them: `#e0e0e0`, with the opacity where it is not 1.
  public var description: String {
    func digits(_ level: Int) -> String { (level < 16 ? "0" : "") + String(level, radix: 16) }
    let alpha = opacity >= 1 ? "" : digits(RGB.level(opacity * 255))
    return "#" + levels.map(digits).joined() + alpha
  }
}
