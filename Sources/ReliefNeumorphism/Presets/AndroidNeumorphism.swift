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
/// the corner between them alone, blurred in a bitmap of the element's size, and cut to the shape.
nonisolated public struct AndroidPressed: View {
  private let isBasin: Bool
  private let density: CGFloat
  @Environment(\.neumorphicTheme) private var theme
  @Environment(\.neumorphicPalette) private var palette

  /// The pressed look, or a basin, on a device with so many pixels a point.
  public init(isBasin: Bool = false, density: CGFloat = 1) {
    (self.isBasin, self.density) = (isBasin, density > 0 && density.isFinite ? density : 1)
  }

  /// The rounded rectangle of the theme.
  @MainActor public var body: some View {
    let depth = abs(theme.elevation.depth)
    let outer = isBasin ? theme.shadows(depth: depth, surface: .flat, palette: palette).outer : []
    ZStack {
      theme.shape.fill(palette.surface.color.casting(Theme.Shadows(outer: outer)))
      rim(palette.highlight, theme.source.opposite, depth)
      rim(palette.shade, theme.source, depth)
    }
  }

  /// A rim along the sides that are near a light.
  @MainActor private func rim(_ color: RGB, _ light: LightSource, _ depth: CGFloat) -> some View {
    ErasedShadow(
      shape: theme.shape,
      hole: AroundRim(
        width: depth, radius: min(theme.cornerRadius, 100_000), pixel: 1 / density, isRight: light.x > 0,
        isBottom: light.y > 0),
      color: color, sigma: theme.shade.blur.sigma(depth: depth), growth: EdgeInsets(), offset: .zero)
  }
}

/// What a rim in an upper left corner, or another one, leaves free: the inside, and what lies outside its round corner.
///
/// The rim's middle line has the radius. The blur repeats the bitmap's first and last pixels outwards; so does this
/// shape, with the mean of those pixels.
private struct AroundRim: Shape {
  let width: CGFloat
  let radius: CGFloat
  let pixel: CGFloat
  let isRight: Bool
  let isBottom: Bool
  /// How far open sides lie away, in points: beyond any blur.
  private static let away: CGFloat = 200

  func path(in rect: CGRect) -> Path {
    let middle = min(radius, min(rect.width, rect.height) / 2)
    let (inner, outer, far) = (max(middle - width / 2, 0), middle + width / 2, Self.away)
    // The mean of the circle's height over the first pixel, sqrt(2 r x) integrated.
    let step = middle > 0 ? max(outer - 2 / 3 * (2 * outer * pixel).squareRoot(), 0) : 0
    var path = Path(
      roundedRect: CGRect(x: width, y: width, width: rect.width + far, height: rect.height + far),
      cornerRadii: RectangleCornerRadii(topLeading: inner), style: .circular)
    if middle > 0 {
      path.move(to: CGPoint(x: -far, y: -far))
      path.addLine(to: CGPoint(x: step, y: -far))
      path.addLine(to: CGPoint(x: step, y: 0))
      path.addLine(to: CGPoint(x: outer, y: 0))
      path.addArc(
        center: CGPoint(x: outer, y: outer), radius: outer, startAngle: .degrees(-90),
        endAngle: .degrees(-180),
        clockwise: true)
      path.addLine(to: CGPoint(x: 0, y: step))
      path.addLine(to: CGPoint(x: -far, y: step))
      path.closeSubpath()
    }
    let turn = CGAffineTransform(
      a: isRight ? -1 : 1, b: 0, c: 0, d: isBottom ? -1 : 1, tx: isRight ? rect.width : 0,
      ty: isBottom ? rect.height : 0)
    return path.applying(turn).offsetBy(dx: rect.minX, dy: rect.minY)
  }
}
