import ReliefGeometry

/// A colour as numbers: encoded sRGB components and an opacity, all nominally 0...1, not premultiplied.
///
/// Components outside 0...1 (wide-gamut colours) are kept until they are drawn, and clipped there.
public struct ResolvedColor: Hashable, Sendable {
  /// The encoded sRGB components.
  public var red: Double, green: Double, blue: Double
  /// The opacity, 0...1.
  public var opacity: Double

  /// A colour from encoded sRGB components.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// A grey.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour from 8-bit components, 0xRRGGBB.
  public init(rgb: UInt32, opacity: Double = 1) {
    self.init(
      red: Double(rgb >> 16 & 255) / 255, green: Double(rgb >> 8 & 255) / 255, blue: Double(rgb & 255) / 255,
      opacity: opacity)
  }

  /// Black.
  public static let black = ResolvedColor(white: 0)
  /// White.
  public static let white = ResolvedColor(white: 1)
  /// Transparent black.
  public static let clear = ResolvedColor(white: 0, opacity: 0)

  /// The colour with its opacity multiplied.
  public func opacity(_ factor: Double) -> ResolvedColor {
    ResolvedColor(red: red, green: green, blue: blue, opacity: opacity * factor)
  }

  /// Whether every number is finite.
  package var isFinite: Bool {
    red.isFinite && green.isFinite && blue.isFinite && opacity.isFinite
  }
}

/// The transfer function of sRGB (IEC 61966-2-1), extended to negative values by symmetry.
package enum SRGB {
  /// Linear light from an encoded component.
  package static func linear(_ v: Double) -> Double {
    let a = abs(v)
    let l = a <= 0.04045 ? a / 12.92 : Elementary.pow((a + 0.055) / 1.055, 2.4)
    return v < 0 ? -l : l
  }

  /// An encoded component from linear light.
  package static func encoded(_ v: Double) -> Double {
    let a = abs(v)
    let e = a <= 0.0031308 ? a * 12.92 : 1.055 * Elementary.pow(a, 1 / 2.4) - 0.055
    return v < 0 ? -e : e
  }
}
