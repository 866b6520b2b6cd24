import SwiftUI

/// How the colour of letters follows from what they stand on.
public enum TextLaw: Hashable, Sendable {
  /// One of two colours by the ground's luma, (299 r + 587 g + 114 b) / 1000, from 128 up the dark one:
  /// neumorphism.io's, with #001f3f and #f6f5f7.
  case luma(dark: RGB, light: RGB)
  /// A colour of the ground's hue with at least this contrast (WCAG 2.2), or else black or white.
  case contrast(Double)
  /// One colour.
  case fixed(RGB)

  /// The colour of letters on a ground.
  public func color(on ground: RGB) -> RGB {
    switch self {
    case .fixed(let color): return color
    case .luma(let dark, let light):
      let levels = ground.levels
      return levels[0] * 299 + levels[1] * 587 + levels[2] * 114 >= 128_000 ? dark : light
    case .contrast(let ratio): return TextLaw.color(on: ground, ratio: ratio)
    }
  }

  /// The colour nearest to the usual one that has the contrast.
  ///
  /// The usual one lies 0.58 below a ground lighter than 0.6, and 0.6 above a darker one, in perceived lightness.
  private static func color(on ground: RGB, ratio: Double) -> RGB {
    let lightness = ground.lightness
    let isLight = lightness > 0.6
    let usual = isLight ? lightness - 0.58 : lightness + 0.6
    for step in 0...50 {
      let wanted = usual + Double(step) * (isLight ? -0.02 : 0.02)
      let color = ground.at(lightness: wanted).rounded
      if Contrast.ratio(color, ground) >= ratio { return color }
    }
    return Contrast.ratio(.black, ground) >= Contrast.ratio(.white, ground) ? .black : .white
  }
}
