import SwiftUI

extension Theme {
  /// The corners that neumorphism.io has the light in.
  public enum Corner: String, Hashable, Sendable, CaseIterable {
    /// Its number 1.
    case topLeft
    /// Its number 2.
    case topRight
    /// Its number 3.
    case bottomRight
    /// Its number 4.
    case bottomLeft

    /// The light from the corner.
    public var source: LightSource {
      switch self {
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomRight: .bottomRight
      case .bottomLeft: .bottomLeft
      }
    }

    /// The direction of its shading, as CSS gives it.
    var slope: Angle {
      switch self {
      case .topLeft: .degrees(145)
      case .topRight: .degrees(225)
      case .bottomRight: .degrees(315)
      case .bottomLeft: .degrees(45)
      }
    }
  }

  /// The shapes that neumorphism.io has.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// Its number 0.
    case flat
    /// Its number 1.
    case pressed
    /// Its number 2.
    case concave
    /// Its number 3.
    case convex
  }

  /// neumorphism.io's theme from its own parameters.
  ///
  /// Source: its `src/Configuration.js` and `src/utils.js`. Shadows are L(c, ±intensity) with
  /// L(c, t) = round(clamp(c + c t)) per byte, moved by the distance and blurred by a CSS blur; hollow and bulging
  /// surfaces run between L(c, 0.07) and L(c, -0.1).
  ///
  /// - Parameters:
  ///   - size: the side of the element, 10...410; a radius of half of it makes a circle.
  ///   - distance: 5...50 pixels.
  ///   - intensity: 0.01...0.6.
  ///   - blur: 0...100 pixels.
  public static func neumorphismIO(
    color: RGB = RGB(0xE0E0E0), size: CGFloat = 300, radius: CGFloat = 50, distance: CGFloat = 20,
    intensity: Double = 0.15, blur: CGFloat = 60, form: Form = .flat, light: Corner = .topLeft
  ) -> Theme {
    let ground = Ground(base: color, law: .scaled(intensity))
    let shadow = ShadowForm(blur: .cssBlur(blur))
    let surface: Surface =
      switch form {
      case .flat, .pressed: .flat
      case .concave: .concave
      case .convex: .convex
      }
    return Theme(
      light: ground, dark: ground, source: light.source,
      elevation: form == .pressed ? .pressed(distance) : .raised(distance), highlight: shadow, shade: shadow,
      surface: surface, curve: .scaled(up: 0.07, down: 0.1), slope: light.slope,
      text: .luma(dark: RGB(0x001F3F), light: RGB(0xF6F5F7)),
      cornerRadius: radius >= size / 2 ? .infinity : radius, cornerStyle: .circular, isDithered: false)
  }
}
