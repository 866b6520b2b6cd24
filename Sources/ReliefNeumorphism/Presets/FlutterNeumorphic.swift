import SwiftUI

extension Theme {
  /// Flutter-Neumorphic's theme from its own parameters.
  ///
  /// Source: version 3.1.1, `lib/src/decoration`. The blur's sigma is the depth, which is at most half the shorter side.
  /// Outside, the opacity of #FFFFFF and #8A000000 is multiplied by the intensity and taken twice, since layer and shape
  /// use the same paint; inside, #99FFFFFF and #73000000 are used once.
  ///
  /// - Parameters:
  ///   - depth: -20...20, below 0 embossed.
  ///   - intensity: 0...1.
  ///   - surfaceIntensity: 0...1, how strongly hollow and bulging surfaces are shaded.
  public static func flutterNeumorphic(
    base: RGB = RGB(0xDDE6E8), darkBase: RGB = RGB(0x2D2F2F), depth: CGFloat = 4, intensity: Double = 0.7,
    surfaceIntensity: Double = 0.25, light: LightSource = .topLeft, surface: Surface = .flat
  ) -> Theme {
    func ground(_ base: RGB, _ accent: RGB) -> Ground {
      Ground(
        base: base,
        law: .alpha(
          highlight: .white, shade: RGB(white: 0, opacity: 138.0 / 255), intensity: intensity, isSquared: true
        ),
        sunkenLaw: .alpha(
          highlight: RGB(white: 1, opacity: 0.6), shade: RGB(white: 0, opacity: 115.0 / 255),
          intensity: intensity, isSquared: false),
        accent: accent)
    }
    return Theme(
      light: ground(base, RGB(0x2196F3)), dark: ground(darkBase, RGB(0x4CAF50)), source: light,
      elevation: Elevation(depth, isLimited: true), surface: surface, curve: .overlay(surfaceIntensity),
      text: .luma(dark: .black, light: RGB(white: 1, opacity: 179.0 / 255)), cornerRadius: 8,
      cornerStyle: .circular, isDithered: false)
  }
}

/// Flutter-Neumorphic's embossed look of a shape, for any direction of the light.
///
/// Each shadow fills the shape and is erased by the shape, enlarged by 2 (1 - |l|) d on each axis where the light l is
/// not in a corner, blurred with sigma d and moved by l d. From a corner, this is the theme's own pressed look.
nonisolated public struct FlutterEmboss<S: Shape>: View {
  private let shape: S
  @Environment(\.neumorphicTheme) private var theme
  @Environment(\.neumorphicPalette) private var palette

  /// The look of a shape.
  public init(_ shape: S) { self.shape = shape }

  /// The shape.
  @MainActor public var body: some View {
    GeometryReader { proxy in
      let depth = abs(theme.elevation.depth(in: proxy.size))
      ZStack {
        shape.fill(palette.surface.color)
        shadow(palette.sunkenHighlight, theme.source, depth)
        shadow(palette.sunkenShade, theme.source.opposite, depth)
      }
    }
  }

  @MainActor private func shadow(_ color: RGB, _ light: LightSource, _ depth: CGFloat) -> some View {
    let (x, y) = (2 * (1 - abs(CGFloat(light.x))) * depth, 2 * (1 - abs(CGFloat(light.y))) * depth)
    return ErasedShadow(
      shape: shape, hole: shape, color: color, sigma: depth,
      growth: EdgeInsets(top: y, leading: x, bottom: y, trailing: x),
      offset: CGSize(width: CGFloat(light.x) * depth, height: CGFloat(light.y) * depth))
  }
}
