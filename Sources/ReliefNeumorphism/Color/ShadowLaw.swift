import SwiftUI

/// How the light and the dark shadow follow from the colour of the ground.
public enum ShadowLaw: Hashable, Sendable {
  /// Each byte c becomes round(c + c t), t = ±intensity, cut at 0 and 255: neumorphism.io's.
  ///
  /// The cut makes pairs unequal: #f5f5f5 at 0.15 gives -37 and +10, black gives nothing (`ThemeAudit` warns).
  case scaled(Double, opacity: Double = 1)
  /// Colours whose opacity is multiplied by an intensity, twice where `isSquared`: Flutter-Neumorphic's, whose layer and
  /// shape use the same paint.
  case alpha(highlight: RGB, shade: RGB, intensity: Double, isSquared: Bool)
  /// Two colours that somebody chose.
  case fixed(highlight: RGB, shade: RGB)
  /// So many levels are added and taken away per byte: clay_containers'.
  case offset(Double)
  /// The hue and saturation of the ground at two lightnesses, 0...1: the tints of HSL tutorials.
  case tints(highlight: Double, shade: Double)
  /// HSL lightness goes up and down by two steps: tsuzukihashi's, +0.12 and -0.199.
  case tintSteps(up: Double, down: Double)
  /// Equal steps of perceived lightness (Oklab) up and down.
  ///
  /// The ground gives way where there is no room for a step: on white it is drawn a step below white, and on black as
  /// far above it that its shadow is at least at 0.12, where eight bits still tell levels apart. So both shadows can
  /// always be seen.
  case perceptual(Double)

  /// The ground as it is drawn.
  public func ground(_ base: RGB) -> RGB {
    guard case .perceptual(let step) = self else { return base }
    let lightness = base.lightness
    let room = min(max(step, 0), 0.4)
    let near = min(max(lightness, room + 0.12), 1 - room)
    return near == lightness ? base : base.at(lightness: near).rounded
  }

  /// The light and the dark shadow on a ground.
  public func shadows(on base: RGB) -> (highlight: RGB, shade: RGB) {
    switch self {
    case .scaled(let t, let opacity):
      return (
        ShadowLaw.scaled(base, by: t).opacity(opacity), ShadowLaw.scaled(base, by: -t).opacity(opacity)
      )
    case .alpha(let highlight, let shade, let intensity, let isSquared):
      func faded(_ color: RGB) -> RGB {
        let once = color.opacity * intensity
        return color.opacity(isSquared ? once * once : once)
      }
      return (faded(highlight), faded(shade))
    case .fixed(let highlight, let shade): return (highlight, shade)
    case .offset(let levels):
      func moved(_ by: Double) -> RGB { base.map { Double(RGB.level($0 * 255 + by)) / 255 } }
      return (moved(levels), moved(-levels))
    case .tints(let highlight, let shade):
      func tint(_ lightness: Double) -> RGB {
        var hsl = base.hsl
        hsl.lightness = lightness
        return RGB(hsl, opacity: base.opacity).rounded
      }
      return (tint(highlight), tint(shade))
    case .tintSteps(let up, let down):
      let lightness = base.hsl.lightness
      return ShadowLaw.tints(highlight: min(lightness + up, 1), shade: max(lightness - down, 0)).shadows(
        on: base)
    case .perceptual(let step):
      let ground = ground(base)
      let lightness = ground.lightness
      return (ground.at(lightness: lightness + step).rounded, ground.at(lightness: lightness - step).rounded)
    }
  }

  /// Each byte c becomes round(c + c t), within 0...255.
  public static func scaled(_ base: RGB, by t: Double) -> RGB {
    base.map { value in
      let byte = (value * 255).rounded()
      return Double(RGB.level(byte + byte * t)) / 255
    }
  }
}
