import Foundation
import ReliefDrawing
import ReliefGeometry

/// The style of the content around: `foregroundStyle`, or the primary colour.
public struct ForegroundStyle: PaintingStyle {
  /// The style of the content around.
  public init() {}

  package func painting(in environment: EnvironmentValues, level: Int) -> StylePainting {
    HierarchicalShapeStyle(level: level).painting(in: environment, level: 0)
  }
}

/// The ground that content stands on: white or black by scheme.
public struct BackgroundStyle: PaintingStyle {
  /// The ground that content stands on.
  public init() {}

  package func painting(in environment: EnvironmentValues, level: Int) -> StylePainting {
    if let style = environment.backgroundStyle { return style.painting(in: environment, level: level) }
    return StylePainting(SystemPalette.background(level: level, environment))
  }
}

/// The accent colour of the content around.
public struct TintShapeStyle: PaintingStyle {
  /// The accent colour of the content around.
  public init() {}

  package func painting(in environment: EnvironmentValues, level: Int) -> StylePainting {
    var painting =
      environment.tintStyle?.painting(in: environment, level: 0)
      ?? StylePainting(SystemPalette.accent(environment))
    painting.opacity *= HierarchicalShapeStyle.opacity(level)
    return painting
  }
}

/// A step of the style of the content around: its colour, ever fainter.
public struct HierarchicalShapeStyle: PaintingStyle {
  let level: Int

  package func painting(in environment: EnvironmentValues, level outer: Int) -> StylePainting {
    let level = level + outer
    let styles = environment.foregroundLevels
    if level < styles.count { return styles[level].style.painting(in: styles[level].environment, level: 0) }
    if let last = styles.last {
      // A step below the last style that was given: the same, fainter.
      var painting = last.style.painting(in: last.environment, level: 0)
      painting.opacity *= Self.opacity(level - styles.count + 1)
      return painting
    }
    return StylePainting(SystemPalette.label(level: level, environment))
  }

  /// How opaque a step of a hierarchy is drawn. [choice: the steps of the label colours, 0.6, 0.3, 0.18]
  static func opacity(_ level: Int) -> Double {
    let steps = [1, 0.6, 0.3, 0.18, 0.12]
    return steps[min(max(level, 0), steps.count - 1)]
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first step of the style around.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// The second step of the style around.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// The third step of the style around.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// The fourth step of the style around.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  /// The fifth step of the style around.
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of the content around.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The ground that content stands on.
  @_disfavoredOverload public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The accent colour of the content around.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// A style and the environment that it was given in.
struct ForegroundLevel {
  var style: any ShapeStyle
  var environment: EnvironmentValues
}

extension EnvironmentValues {
  private enum ForegroundKey: EnvironmentKey {
    static var defaultValue: [ForegroundLevel] { [] }
  }
  private enum BackgroundKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }
  private enum TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  /// The styles that content is filled with, by step; empty for the label colours.
  var foregroundLevels: [ForegroundLevel] {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The ground that content stands on; nil for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }

  /// What `tint` and `accentColor` set; nil for the app's accent colour.
  var tintStyle: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

extension EnvironmentValues {
  mutating func setForeground(_ styles: [any ShapeStyle]) {
    // What a style refers to is what was around before.
    let outer = self
    foregroundLevels = styles.map { ForegroundLevel(style: $0, environment: outer) }
  }
}

extension View {
  /// What text, shapes and symbols inside are filled with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.setForeground([style]) })
  }

  /// What text, shapes and symbols inside are filled with, and the second step.
  public func foregroundStyle<A: ShapeStyle, B: ShapeStyle>(_ primary: A, _ secondary: B) -> some View {
    modifier(EnvironmentModifier { $0.setForeground([primary, secondary]) })
  }

  /// What text, shapes and symbols inside are filled with, and the second and third step.
  public func foregroundStyle<A: ShapeStyle, B: ShapeStyle, C: ShapeStyle>(
    _ primary: A, _ secondary: B, _ tertiary: C
  ) -> some View {
    modifier(EnvironmentModifier { $0.setForeground([primary, secondary, tertiary]) })
  }

  /// The colour of text, shapes and symbols inside; nil for that of the system.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(EnvironmentModifier { $0.setForeground(color.map { [$0] } ?? []) })
  }

  /// The accent colour of controls inside.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(EnvironmentModifier { $0.tintStyle = tint.map { AnyShapeStyle($0) } })
  }

  /// The accent colour of controls inside.
  public func tint(_ tint: Color?) -> some View {
    modifier(EnvironmentModifier { $0.tintStyle = tint.map { AnyShapeStyle($0) } })
  }

  /// The accent colour of controls inside; nil for the app's.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// The ground that content inside stands on.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.backgroundStyle = AnyShapeStyle(style) })
  }
}
