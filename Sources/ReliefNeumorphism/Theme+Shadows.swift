import SwiftUI

extension Theme {
  /// The shadows of an element, in points: those under it and those that fall into it.
  ///
  /// The first outer shadow is nearest to the element, and the first inner one nearest to its ground, so that the dark
  /// one is on top in both, as in neumorphism.io's CSS; with `isHighlightOnTop` it is the other way around.
  public struct Shadows: Hashable, Sendable {
    /// Under the element.
    public var outer: [SoftShadow]
    /// Into the element.
    public var inner: [SoftShadow]

    /// Shadows.
    public init(outer: [SoftShadow] = [], inner: [SoftShadow] = []) {
      (self.outer, self.inner) = (outer, inner)
    }
  }

  /// The shadows of an element of a depth in points; below 0 they fall into it, and a basin has both.
  ///
  /// Depths below a tenth of a point cast none, as in Flutter-Neumorphic.
  public func shadows(depth: CGFloat, surface: Surface? = nil, palette: Palette) -> Shadows {
    let size = abs(depth)
    guard size >= 0.1 else { return Shadows() }
    let dark = shadow(shade, palette.shade, depth: size, sign: -1)
    let light = shadow(highlight, palette.highlight, depth: size, sign: 1)
    var (dent, glint) = (dark, light)
    (dent.color, glint.color) = (palette.sunkenShade, palette.sunkenHighlight)
    let outer = isHighlightOnTop ? [light, dark] : [dark, light]
    let inner = isHighlightOnTop ? [dent, glint] : [glint, dent]
    if (surface ?? self.surface) == .basin {
      // A rim needs room on both sides: what falls in is half as deep.
      return Shadows(outer: depth > 0 ? outer : [], inner: inner.map { $0.scaled(by: 0.5) })
    }
    return depth > 0 ? Shadows(outer: outer) : Shadows(inner: inner)
  }

  /// The shadows of an element that may be filled with a colour, and may cast no light shadow.
  func shadows(
    depth: CGFloat, surface: Surface?, palette: Palette, fill: RGB?, castsHighlight: Bool
  ) -> Shadows {
    var palette = palette
    if let fill {
      // What falls into a filled element is of its own colour.
      (palette.sunkenHighlight, palette.sunkenShade) = ShadowLaw.perceptual(0.09).shadows(on: fill)
    }
    var shadows = shadows(depth: depth, surface: surface, palette: palette)
    if !castsHighlight, shadows.outer.count == 2 { shadows.outer.remove(at: isHighlightOnTop ? 0 : 1) }
    return shadows
  }

  private func shadow(_ form: ShadowForm, _ color: RGB, depth: CGFloat, sign: CGFloat) -> SoftShadow {
    let distance = sign * depth * form.reach
    // Plus 0, so that no -0 is shown.
    return SoftShadow(
      color: color, sigma: form.blur.sigma(depth: depth), x: CGFloat(source.x) * distance + 0,
      y: CGFloat(source.y) * distance + 0, spread: form.spread)
  }

  /// How many sigmas a blur reaches: beyond, less than a tenth of a level is left.
  static let reach: CGFloat = 3.4

  /// How far shadows reach out of an element on each side, in points: the room to leave so that none is cut.
  public func shadowOutset(_ elevation: Elevation? = nil, in size: CGSize? = nil) -> EdgeInsets {
    let elevation = elevation ?? self.elevation
    let depth = size.map { elevation.depth(in: $0) } ?? elevation.depth
    return Theme.outset(of: shadows(depth: depth, palette: Palette(self)).outer)
  }

  /// How far shadows reach out of what casts them, in points.
  public static func outset(of shadows: [SoftShadow]) -> EdgeInsets {
    var room = EdgeInsets()
    for shadow in shadows where shadow.color.opacity > 0 {
      let reach = Theme.reach * shadow.sigma + shadow.spread
      room.top = max(room.top, reach - shadow.y)
      room.leading = max(room.leading, reach - shadow.x)
      room.bottom = max(room.bottom, reach + shadow.y)
      room.trailing = max(room.trailing, reach + shadow.x)
    }
    return room
  }

  /// Where the shading of an element of a size begins and ends, in parts of its sides.
  ///
  /// With a slope, the line is CSS's: long enough that the corners have the colours of the ends (CSS Images 3, 3.1.1).
  public func slopeEnds(in size: CGSize) -> (start: UnitPoint, end: UnitPoint) {
    guard let slope else {
      let (x, y) = (0.5 + source.x / 2, 0.5 + source.y / 2)
      if source.x == 0, source.y == 0 { return (.top, .bottom) }
      return (UnitPoint(x: x, y: y), UnitPoint(x: 1 - x, y: 1 - y))
    }
    let (sine, cosine) = Roots.sincos(degrees: slope.degrees)
    guard size.width > 0, size.height > 0 else { return (.top, .bottom) }
    let half = (abs(size.width * sine) + abs(size.height * cosine)) / 2
    let (x, y) = (sine * half / size.width, -cosine * half / size.height)
    return (UnitPoint(x: 0.5 - x, y: 0.5 - y), UnitPoint(x: 0.5 + x, y: 0.5 + y))
  }
}

extension SoftShadow {
  /// The shadow with its distance and blur multiplied.
  func scaled(by factor: CGFloat) -> SoftShadow {
    SoftShadow(color: color, sigma: sigma * factor, x: x * factor, y: y * factor, spread: spread * factor)
  }
}
