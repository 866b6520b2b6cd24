import SwiftUI

extension RGB {
  /// Linear light from an encoded component (IEC 61966-2-1).
  static func linear(_ v: Double) -> Double {
    v <= 0.04045 ? v / 12.92 : Roots.power((v + 0.055) / 1.055, hundredths: 240)
  }

  /// An encoded component from linear light (IEC 61966-2-1); the power is 1/2.4 = 5/12.
  static func encoded(_ v: Double) -> Double {
    v <= 0.0031308 ? v * 12.92 : 1.055 * Roots.power(Roots.root(v, 12), 5) - 0.055
  }

  /// Hue in degrees, saturation and lightness 0...1.
  public struct HSL: Hashable, Sendable {
    /// Degrees, red at 0, green at 120.
    public var hue: Double
    /// 0 grey, 1 full.
    public var saturation: Double
    /// 0 black, 1 white.
    public var lightness: Double

    /// A colour from its numbers.
    public init(hue: Double, saturation: Double, lightness: Double) {
      (self.hue, self.saturation, self.lightness) = (hue, saturation, lightness)
    }
  }

  /// The colour of HSL numbers (CSS Color 4, section 7.1).
  public init(_ hsl: HSL, opacity: Double = 1) {
    let reach = hsl.saturation * min(hsl.lightness, 1 - hsl.lightness)
    func channel(_ n: Double) -> Double {
      let turned = n + hsl.hue / 30
      let k = turned - (turned / 12).rounded(.down) * 12
      return hsl.lightness - reach * max(-1, min(k - 3, 9 - k, 1))
    }
    self.init(red: channel(0), green: channel(8), blue: channel(4), opacity: opacity)
  }

  /// The HSL numbers (CSS Color 4, section 7.2); the hue of greys is 0.
  public var hsl: HSL {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let (sum, span) = (high + low, high - low)
    guard span > 0 else { return HSL(hue: 0, saturation: 0, lightness: sum / 2) }
    let hue: Double =
      if high == red {
        (green - blue) / span + (green < blue ? 6 : 0)
      } else if high == green {
        (blue - red) / span + 2
      } else {
        (red - green) / span + 4
      }
    return HSL(hue: hue * 60, saturation: span / (1 - abs(sum - 1)), lightness: sum / 2)
  }

  /// Lightness and two opponent axes of Oklab (Björn Ottosson, "A perceptual color space for image processing", 2020).
  struct Lab: Hashable {
    var lightness: Double, a: Double, b: Double
  }

  /// The Oklab numbers.
  var lab: Lab {
    let (r, g, bl) = (RGB.linear(red), RGB.linear(green), RGB.linear(blue))
    let l = Roots.cube(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * bl)
    let m = Roots.cube(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * bl)
    let s = Roots.cube(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * bl)
    return Lab(
      lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  /// The perceived lightness, 0 black and 1 white: Oklab's.
  public var lightness: Double { lab.lightness }

  /// The colour of the same hue at another perceived lightness, 0...1.
  ///
  /// Where sRGB has no such colour, the chroma is made smaller until it has: the largest of 1/64 steps.
  public func at(lightness: Double) -> RGB {
    let lab = lab
    let wanted = min(max(lightness, 0), 1)
    for step in stride(from: 64, through: 1, by: -1) {
      let part = Double(step) / 64
      let linear = RGB.linear(of: Lab(lightness: wanted, a: lab.a * part, b: lab.b * part))
      guard linear.allSatisfy({ $0 > -0.0005 && $0 < 1.0005 }) else { continue }
      let encoded = linear.map { min(max(RGB.encoded(max($0, 0)), 0), 1) }
      return RGB(red: encoded[0], green: encoded[1], blue: encoded[2], opacity: opacity)
    }
    return RGB(white: RGB.encoded(wanted * wanted * wanted), opacity: opacity)
  }

  private static func linear(of lab: Lab) -> [Double] {
    let l = lab.lightness + 0.3963377774 * lab.a + 0.2158037573 * lab.b
    let m = lab.lightness - 0.1055613458 * lab.a - 0.0638541728 * lab.b
    let s = lab.lightness - 0.0894841775 * lab.a - 1.2914855480 * lab.b
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return [
      4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
      -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
      -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3,
    ]
  }
}
