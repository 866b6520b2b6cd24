import ReliefGeometry

/// The colours of a gradient along 0...1.
///
/// Two stops at one place make a hard edge. Locations may lie outside 0...1. Stops that are out of order are sorted,
/// stably (a choice: what SwiftUI does there is not documented).
public struct ColorRamp: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: ResolvedColor
    /// The place, 0 at the start and 1 at the end of the gradient.
    public var location: Double

    /// A stop.
    public init(color: ResolvedColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// In which space colours between two stops are mixed.
  public enum Space: Hashable, Sendable {
    /// Encoded sRGB, as CSS and design tools do.
    case srgb
    /// Oklab (Ottosson 2020), as SwiftUI does since iOS 16.
    case oklab
    /// Linear light, as light is mixed.
    case linear
  }

  /// The stops, sorted by place.
  public let stops: [Stop]
  /// The space of interpolation.
  public let space: Space

  /// A ramp; without stops it is clear everywhere.
  public init(stops: [Stop], space: Space = .srgb) {
    let known = stops.filter { $0.location.isFinite && $0.color.isFinite }
    self.stops = known.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
    self.space = space
  }

  /// A ramp whose missing places are spread evenly between the known ones; the first is at 0, the last at 1.
  public init(colors: [(color: ResolvedColor, location: Double?)], space: Space = .srgb) {
    var places = colors.map(\.location)
    if let first = places.indices.first, let last = places.indices.last {
      places[first] = places[first] ?? 0
      places[last] = places[last] ?? 1
    }
    var known = 0
    for index in places.indices {
      guard let end = places[index], let start = places[known] else { continue }
      for gap in (known + 1)..<max(index, known + 1) {
        places[gap] = start + (end - start) * Double(gap - known) / Double(index - known)
      }
      known = index
    }
    self.init(
      stops: zip(colors, places).map { Stop(color: $0.color, location: $1 ?? 0) }, space: space)
  }

  /// Whether every stop is opaque.
  public var isOpaque: Bool { !stops.isEmpty && stops.allSatisfy { $0.color.opacity >= 1 } }

  /// The colour at a place; beyond the ends, that of the end. At a hard edge, the later colour.
  ///
  /// Mixes premultiplied, so that a ramp to clear keeps its hue.
  public func color(at t: Double) -> ResolvedColor {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if !(t >= first.location) { return first.color }
    if t >= last.location { return last.color }
    var upper = 0
    while stops[upper].location <= t { upper += 1 }
    let (a, b) = (stops[upper - 1], stops[upper])
    let f = (t - a.location) / (b.location - a.location)
    return ColorRamp.mix(a.color, b.color, f, space)
  }

  /// A colour between two, `f` of the way from `a` to `b`.
  public static func mix(_ a: ResolvedColor, _ b: ResolvedColor, _ f: Double, _ space: Space) -> ResolvedColor
  {
    let opacity = a.opacity + (b.opacity - a.opacity) * f
    guard opacity > 0 else { return .clear }
    func blend(_ x: Double, _ y: Double) -> Double {
      (x * a.opacity * (1 - f) + y * b.opacity * f) / opacity
    }
    switch space {
    case .srgb:
      return ResolvedColor(
        red: blend(a.red, b.red), green: blend(a.green, b.green), blue: blend(a.blue, b.blue),
        opacity: opacity)
    case .linear:
      func light(_ x: Double, _ y: Double) -> Double {
        SRGB.encoded(blend(SRGB.linear(x), SRGB.linear(y)))
      }
      return ResolvedColor(
        red: light(a.red, b.red), green: light(a.green, b.green), blue: light(a.blue, b.blue),
        opacity: opacity)
    case .oklab:
      let (p, q) = (Oklab(a), Oklab(b))
      let mixed = Oklab(lightness: blend(p.lightness, q.lightness), a: blend(p.a, q.a), b: blend(p.b, q.b))
      return mixed.color(opacity: opacity)
    }
  }
}

/// A colour in Oklab; matrices by Björn Ottosson, "A perceptual color space for image processing", 2020.
package struct Oklab: Hashable, Sendable {
  package var lightness: Double, a: Double, b: Double

  package init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  package init(_ color: ResolvedColor) {
    let (r, g, bl) = (SRGB.linear(color.red), SRGB.linear(color.green), SRGB.linear(color.blue))
    let l = Elementary.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * bl)
    let m = Elementary.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * bl)
    let s = Elementary.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * bl)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  package func color(opacity: Double) -> ResolvedColor {
    let l = lightness + 0.3963377774 * a + 0.2158037573 * b
    let m = lightness - 0.1055613458 * a - 0.0638541728 * b
    let s = lightness - 0.0894841775 * a - 1.2914855480 * b
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return ResolvedColor(
      red: SRGB.encoded(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
      green: SRGB.encoded(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
      blue: SRGB.encoded(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3), opacity: opacity)
  }
}
