import SwiftUI

extension Theme {
  /// An element of the theme as CSS.
  ///
  /// - Parameters:
  ///   - elevation: nil for the theme's.
  ///   - size: of the element, where the depth depends on it.
  public func css(
    _ scheme: ColorScheme = .light, elevation: Elevation? = nil, surface: Surface? = nil,
    size: CGSize = CGSize(width: 300, height: 300)
  ) -> CSSBox {
    css(Palette(self, scheme), elevation: elevation, surface: surface, size: size)
  }

  /// An element in the colours of a palette, perhaps filled, perhaps without its light shadow, as `SoftSurface` draws it.
  func css(
    _ palette: Palette, elevation: Elevation? = nil, surface: Surface? = nil, fill: RGB? = nil,
    castsHighlight: Bool = true, size: CGSize = CGSize(width: 300, height: 300)
  ) -> CSSBox {
    let face = fill ?? palette.surface
    let stops = curve.stops(surface ?? self.surface, on: face)
    let depth = (elevation ?? self.elevation).depth(in: size)
    let shadows = shadows(
      depth: depth, surface: surface, palette: palette, fill: fill, castsHighlight: castsHighlight)
    func list(_ shadows: [SoftShadow], isInset: Bool) -> [CSSBox.Shadow] {
      shadows.map {
        CSSBox.Shadow(
          isInset: isInset, x: Double($0.x), y: Double($0.y), blur: 2 * Double($0.sigma),
          spread: Double($0.spread), color: $0.color)
      }
    }
    // The first is on top; of the inner ones that is the last.
    let all = list(shadows.outer, isInset: false) + list(shadows.inner.reversed(), isInset: true)
    return CSSBox(
      background: stops.count > 1 ? gradient(stops, in: size) : .color(face),
      radius: cornerRadius.isFinite
        ? .pixels(Array(repeating: Double(cornerRadius), count: 4))
        : size.width == size.height
          ? .part(0.5) : .pixels(Array(repeating: Double(min(size.width, size.height) / 2), count: 4)),
      shadows: all)
  }

  /// Shading as CSS has it: its line reaches from corner to corner, which moves the places of another length's ends.
  private func gradient(
    _ stops: [(color: RGB, location: Double)], in size: CGSize
  ) -> CSSBox.Background {
    var (degrees, part) = (180.0, 1.0)
    if let slope {
      degrees = slope.degrees
    } else if source.x != 0 || source.y != 0 {
      // From the light's side to the other one, in points.
      let (x, y) = (-source.x * size.width, -source.y * size.height)
      let length = (x * x + y * y).squareRoot()
      let line = (size.width * abs(x) + size.height * abs(y)) / max(length, 1e-9)
      degrees = atan2(x, -y) * 180 / .pi
      if degrees < 0 { degrees += 360 }
      degrees = (degrees * 1e6).rounded() / 1e6
      part = line > 0 ? length / line : 1
      if abs(part - 1) < 1e-9 { part = 1 }
    }
    let isWhole = part == 1 && stops.count == 2 && stops[0].location == 0 && stops[1].location == 1
    return .gradient(
      degrees: degrees,
      // No place where it is that of evenly spread colours.
      stops: stops.map {
        .init(color: $0.color, location: isWhole ? nil : 0.5 + ($0.location - 0.5) * part)
      })
  }

  /// The theme of a box with one light and one dark shadow, outside or inside.
  ///
  /// The box must say a background and two shadows in opposite directions (or both straight below it). The theme's CSS
  /// is that of the box again; where the box says no radius, it says 0.
  public init(_ box: CSSBox) throws(ExchangeError) {
    guard box.shadows.count == 2, box.shadows[0].isInset == box.shadows[1].isInset else {
      throw ExchangeError(
        "\(box.shadows.count) shadows: expected two, both outside or both inset, one light and one dark")
    }
    let isFirstDark = box.shadows[0].color.perceived <= box.shadows[1].color.perceived
    let (dark, light) =
      isFirstDark ? (box.shadows[0], box.shadows[1]) : (box.shadows[1], box.shadows[0])
    let depth = max(abs(dark.x), abs(dark.y))
    let reach = depth > 0 ? max(abs(light.x), abs(light.y)) / depth : 1
    guard abs(light.x + reach * dark.x) < 5e-5, abs(light.y + reach * dark.y) < 5e-5 else {
      throw ExchangeError("the shadows are not moved in opposite directions, as those of one light are")
    }
    let (base, surface, curve, slope) = try Theme.face(box, dark.color, light.color)
    let ground = Ground(base: base, law: .fixed(highlight: light.color, shade: dark.color))
    // A light from above casts by its blur alone.
    let points = max(depth > 0 ? depth : dark.blur / 2, 0.1)
    self.init(
      light: ground, dark: ground,
      source: depth > 0 ? LightSource(x: 0 - dark.x / points, y: 0 - dark.y / points) : .above,
      elevation: Elevation(CGFloat(dark.isInset ? -points : points)),
      highlight: ShadowForm(
        reach: CGFloat(reach), blur: .cssBlur(CGFloat(light.blur)), spread: CGFloat(light.spread)),
      shade: ShadowForm(blur: .cssBlur(CGFloat(dark.blur)), spread: CGFloat(dark.spread)),
      surface: surface, curve: curve, slope: slope, cornerRadius: try Theme.radius(box),
      cornerStyle: .circular, isDithered: false, isHighlightOnTop: !isFirstDark)
  }

  private static func face(
    _ box: CSSBox, _ dark: RGB, _ light: RGB
  ) throws(ExchangeError) -> (base: RGB, Surface, SurfaceCurve, Angle?) {
    switch box.background {
    case .color(let color): return (color, .flat, .perceptual(0.03), nil)
    case .gradient(let degrees, let stops):
      guard stops.count == 2, stops[0].location ?? 0 == 0, stops[1].location ?? 1 == 1 else {
        throw ExchangeError("a background of \(stops.count) colours: expected two, from end to end")
      }
      let (start, end) = (stops[0].color, stops[1].color)
      return (
        start.mixed(with: end, 0.5).rounded, start.lightness < end.lightness ? .concave : .convex,
        .fixed(start: start, end: end), .degrees(degrees)
      )
    case nil:
      throw ExchangeError("no background: expected the colour of the element, as in background: #e0e0e0")
    }
  }

  private static func radius(_ box: CSSBox) throws(ExchangeError) -> CGFloat {
    switch box.radius {
    case .part(let part):
      guard part >= 0.5 else { throw ExchangeError("border-radius in %: expected 50% or a length in px") }
      return .infinity
    case .pixels(let radii):
      guard let first = radii.first, radii.allSatisfy({ $0 == first }) else {
        throw ExchangeError("corners of several radii: expected one")
      }
      return CGFloat(first)
    case nil: return 0
    }
  }
}

extension RGB {
  /// The perceived lightness on a middle grey.
  var perceived: Double { over(RGB(white: 0.5)).lightness }
}
