import SwiftUI

/// The profile of a surface, seen from the side.
public enum Surface: String, Hashable, Sendable, CaseIterable {
  /// One plane.
  case flat
  /// Hollow: dark towards the light.
  case concave
  /// Bulging: light towards the light.
  case convex
  /// A raised rim around a sunken plane.
  case basin
}

/// How strongly hollow and bulging surfaces are shaded.
public enum SurfaceCurve: Hashable, Sendable {
  /// The colour multiplied by 1 + t per byte, one end up and the other down: neumorphism.io's, 0.07 and 0.1.
  case scaled(up: Double, down: Double)
  /// Black and white laid over the colour, 0...1: Flutter-Neumorphic's surface intensity.
  case overlay(Double)
  /// So many levels added at one end and taken away at the other: clay_containers'.
  case offset(Double)
  /// Equal steps of perceived lightness (Oklab).
  case perceptual(Double)
  /// Two colours that somebody chose, whatever the profile is.
  case fixed(start: RGB, end: RGB)

  /// Colours from the light's side to the other, with their places 0...1.
  ///
  /// A flat plane and a basin have one colour.
  public func stops(_ surface: Surface, on color: RGB) -> [(color: RGB, location: Double)] {
    let isHollow: Bool
    switch surface {
    case .flat, .basin: return [(color, 0)]
    case .concave: isHollow = true
    case .convex: isHollow = false
    }
    switch self {
    case .scaled(let up, let down):
      let ends = [ShadowLaw.scaled(color, by: -down), ShadowLaw.scaled(color, by: up)]
      return [(ends[isHollow ? 0 : 1], 0), (ends[isHollow ? 1 : 0], 1)]
    case .offset(let levels):
      let (high, low) = ShadowLaw.offset(levels).shadows(on: color)
      return [(isHollow ? low : high, 0), (isHollow ? high : low, 1)]
    case .perceptual(let step):
      let lightness = color.lightness
      let ends = [
        color.at(lightness: lightness - step).rounded, color.at(lightness: lightness + step).rounded,
      ]
      return [(ends[isHollow ? 0 : 1], 0), (ends[isHollow ? 1 : 0], 1)]
    case .fixed(let start, let end): return [(start, 0), (end, 1)]
    case .overlay(let intensity):
      return SurfaceCurve.overlay(intensity, isHollow: isHollow, on: color)
    }
  }

  /// Black at 0.54 · 3/5 of the intensity at one end, white at 3/5 · 2/5 of it from 3/4 of the way on.
  ///
  /// Components and opacity are mixed separately, so the sum is not linear: nine stops follow it within 0.1 levels.
  private static func overlay(
    _ intensity: Double, isHollow: Bool, on color: RGB
  ) -> [(color: RGB, location: Double)] {
    let dark = RGB(white: 0, opacity: 0.54 * intensity * 0.6)
    let light = RGB(white: 1, opacity: intensity * 0.6 * 0.4)
    let stops = (0...8).map { step in
      let part = Double(step) / 8
      return (color: dark.mixed(with: light, part).over(color), location: part * 0.75)
    }
    return isHollow ? stops : stops.reversed().map { ($0.color, 1 - $0.location) }
  }
}
