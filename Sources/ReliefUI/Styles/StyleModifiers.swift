import Foundation
import ReliefDrawing

/// A style with its opacity multiplied.
public struct OpacityStyle<Base: ShapeStyle>: PaintingStyle {
  let base: Base
  let opacity: Double

  package func painting(in environment: EnvironmentValues, level: Int) -> StylePainting {
    var painting = base.painting(in: environment, level: level)
    painting.opacity *= opacity
    return painting
  }
}

/// A style that is combined with what lies below in a mode.
public struct BlendModeStyle<Base: ShapeStyle>: PaintingStyle {
  let base: Base
  let mode: BlendMode

  package func painting(in environment: EnvironmentValues, level: Int) -> StylePainting {
    var painting = base.painting(in: environment, level: level)
    painting.blendMode = mode
    return painting
  }
}

/// A shadow of a style.
public struct ShadowStyle: Hashable, Sendable {
  let color: Color
  let radius: CGFloat, x: CGFloat, y: CGFloat
  let isInner: Bool

  /// A shadow under what is painted; the radius is the standard deviation of the blur in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false) }

  /// A shadow that falls into what is painted.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true) }

  func shadow(_ environment: EnvironmentValues) -> Shadow {
    Shadow(
      color: color.resolved(in: environment).quantizedOpacity, sigma: max(0, radius),
      offset: CGSize(width: x, height: y))
  }
}

/// A style with a shadow.
public struct ShadowedStyle<Base: ShapeStyle>: PaintingStyle {
  let base: Base
  let shadow: ShadowStyle

  package func painting(in environment: EnvironmentValues, level: Int) -> StylePainting {
    var painting = base.painting(in: environment, level: level)
    let shadow = shadow.shadow(environment)
    if self.shadow.isInner { painting.innerShadows.append(shadow) } else { painting.shadows.append(shadow) }
    return painting
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> OpacityStyle<Self> {
    OpacityStyle(base: self, opacity: opacity)
  }
  /// The style, combined with what lies below in a mode.
  public func blendMode(_ mode: BlendMode) -> BlendModeStyle<Self> {
    BlendModeStyle(base: self, mode: mode)
  }
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> ShadowedStyle<Self> {
    ShadowedStyle(base: self, shadow: style)
  }
}

extension ShapeStyle where Self == ShadowedStyle<ForegroundStyle> {
  /// The style of the content around, with a shadow.
  public static func shadow(_ style: ShadowStyle) -> ShadowedStyle<ForegroundStyle> {
    ShadowedStyle(base: ForegroundStyle(), shadow: style)
  }
}
