import SwiftUI

extension Theme {
  /// fornewid's Neumorphism for Android from its own parameters.
  ///
  /// Source: its `NeumorphShape` classes. Shadows are moved by the elevation and blurred by a stack blur whose radius,
  /// min(25, round(10 · density)) pixels, does not depend on it.
  ///
  /// - Parameter density: pixels a point of the device.
  public static func androidNeumorphism(
    base: RGB = RGB(0xECECEC), nightBase: RGB = RGB(0x222222), elevation: CGFloat = 6, density: CGFloat = 1,
    light: Corner = .topLeft, surface: Surface = .flat
  ) -> Theme {
    let density = density > 0 && density.isFinite ? density : 1
    let pixels = BlurLaw.stackBlur(min(25, (10 * density).rounded())).sigma(depth: 0)
    let form = ShadowForm(blur: .sigma(pixels / density))
    return Theme(
      light: Ground(base: base, law: .fixed(highlight: .white, shade: RGB(0xD9D9D9))),
      dark: Ground(base: nightBase, law: .fixed(highlight: RGB(0x2C2C2C), shade: RGB(0x111111))),
      source: light.source, elevation: Elevation(elevation), highlight: form, shade: form, surface: surface,
      cornerRadius: 24, cornerStyle: .circular, isDithered: false)
  }
}

/// The pressed look of fornewid's Neumorphism, and its basin, which is raised as well.
///
/// Each shadow is a rim as wide as the elevation, along the two sides that are near the light or far from it, rounded in
/// the corner between them alone, blurred, and cut to the shape.
nonisolated public struct AndroidPressed: View {
  private let isBasin: Bool
  @Environment(\.neumorphicTheme) private var theme
  @Environment(\.neumorphicPalette) private var palette
  /// How far the open sides of a rim's hole lie away, in points: beyond any blur.
  private static let away: CGFloat = 200

  /// The pressed look, or a basin.
  public init(isBasin: Bool = false) { self.isBasin = isBasin }

  /// The rounded rectangle of the theme.
  @MainActor public var body: some View {
    let depth = abs(theme.elevation.depth)
    let outer = isBasin ? theme.shadows(depth: depth, surface: .flat, palette: palette).outer : []
    ZStack {
      theme.shape.fill(palette.surface.color.casting(Theme.Shadows(outer: outer)))
      rim(palette.highlight, theme.source, depth)
      rim(palette.shade, theme.source.opposite, depth)
    }
  }

  @MainActor private func rim(_ color: RGB, _ light: LightSource, _ depth: CGFloat) -> some View {
    // The sides where the rim is lie opposite to where the hole is moved.
    let (left, top) = (light.x < 0, light.y < 0)
    // A line of the rim's width lies along its middle: inside, corners are rounder by half of it.
    let (far, radius) = (Self.away, max(0, min(theme.cornerRadius, 100_000) - depth / 2))
    return ErasedShadow(
      shape: theme.shape,
      hole: UnevenRoundedRectangle(
        topLeadingRadius: left || top ? 0 : radius, bottomLeadingRadius: left || !top ? 0 : radius,
        bottomTrailingRadius: left && top ? radius : 0, topTrailingRadius: left && !top ? radius : 0,
        style: theme.cornerStyle),
      color: color, sigma: theme.shade.blur.sigma(depth: depth),
      growth: EdgeInsets(
        top: top ? far : -depth, leading: left ? far : -depth, bottom: top ? -depth : far,
        trailing: left ? -depth : far),
      offset: .zero)
  }
}
