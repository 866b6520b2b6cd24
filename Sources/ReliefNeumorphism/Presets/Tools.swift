import SwiftUI

extension Theme {
  /// costachung's Neumorphic: fixed colours, an offset of 6 points and SwiftUI's radius 3.
  ///
  /// Source: its `Sources/Neumorphic`. Its own modifiers chain their shadows: see `softOuterShadow` and
  /// `softInnerShadow`; with this theme each is cast by the element alone.
  public static let costachung: Theme = {
    let form = ShadowForm(blur: .sigma(3))
    return Theme(
      light: Ground(
        base: RGB(red: 0.925, green: 0.941, blue: 0.953),
        law: .fixed(highlight: .white, shade: RGB(red: 0.820, green: 0.851, blue: 0.902))),
      dark: Ground(
        base: RGB(red: 0.188, green: 0.192, blue: 0.208),
        law: .fixed(
          highlight: RGB(red: 0.243, green: 0.247, blue: 0.275), shade: RGB(white: 0.137))),
      elevation: Elevation(6), highlight: form, shade: form,
      text: .fixed(RGB(red: 0.482, green: 0.502, blue: 0.549)), isDithered: false)
  }()

  /// Hacking with Swift's tutorial: black at 0.2 moved by 10 points, white at 0.7 moved by 5, both with radius 10.
  public static let twostraws: Theme = {
    let ground = Ground(
      base: RGB(red: 225.0 / 255, green: 225.0 / 255, blue: 235.0 / 255),
      law: .fixed(highlight: RGB(white: 1, opacity: 0.7), shade: RGB(white: 0, opacity: 0.2)))
    return Theme(
      light: ground, dark: ground, elevation: Elevation(10),
      highlight: ShadowForm(reach: 0.5, blur: .sigma(10)), shade: ShadowForm(blur: .sigma(10)),
      cornerRadius: 25, isDithered: false)
  }()

  /// The Figma plugin: L(c, ±intensity / 100) at an opacity of 0.9, moved by the elevation; the dark one is blurred 1.25
  /// times as far.
  ///
  /// - Parameters:
  ///   - elevation: 1...100 points; below 0 the same pressed in.
  ///   - intensity: 0...100.
  ///   - blur: of the light shadow, as Figma gives it; twice the elevation where it is nil.
  public static func figmaPlugin(
    color: RGB = RGB(0xE0E0E0), elevation: CGFloat = 10, intensity: Double = 15, blur: CGFloat? = nil,
    surface: Surface = .flat, light: Corner = .topLeft
  ) -> Theme {
    let blur = blur ?? 2 * abs(elevation)
    let ground = Ground(base: color, law: .scaled(intensity / 100, opacity: 0.9))
    return Theme(
      light: ground, dark: ground, source: light.source, elevation: Elevation(elevation),
      highlight: ShadowForm(blur: .cssBlur(blur)), shade: ShadowForm(blur: .cssBlur(1.25 * blur)),
      surface: surface, curve: .scaled(up: 0.05, down: 0.05), cornerStyle: .circular, isDithered: false)
  }

  /// Flutter's clay_containers: so many levels up and down, for shadows and shading; one number for offset and blur.
  public static func clay(
    color: RGB = RGB(0xF2F2F2), depth: Double = 20, spread: CGFloat = 6, surface: Surface = .flat
  ) -> Theme {
    let ground = Ground(base: color, law: .offset(depth))
    // Flutter's box shadows: sigma = 0.57735 radius + 0.5.
    let form = ShadowForm(blur: .sigma(0.57735 * abs(spread) + 0.5))
    return Theme(
      light: ground, dark: ground, elevation: Elevation(spread), highlight: form, shade: form,
      surface: surface,
      curve: .offset(depth), cornerStyle: .circular, isDithered: false)
  }

  /// HSL tutorials: the hue and saturation of a colour at a lighter and a darker lightness, 0...1.
  public static func tints(of color: RGB, highlight: Double, shade: Double) -> Theme {
    var theme = Theme(base: color, law: .tints(highlight: highlight, shade: shade))
    theme.dark = theme.light
    return theme
  }
}
