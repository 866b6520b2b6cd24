import Foundation
import ReliefText

/// Light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// How strongly colours differ.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  /// As usual.
  case standard
  /// More.
  case increased
}

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little.
  case compact
  /// Much.
  case regular
}

private enum Keys {
  enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
  enum ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
  enum ScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 3 } }
  enum DirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
  enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
  enum TypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
  enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  enum VersionKey: EnvironmentKey { static var defaultValue: Int { 18 } }
  enum AccentKey: EnvironmentKey { static var defaultValue: Color? { nil } }
  enum HorizontalKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
  enum VerticalKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
  enum ContextKey: EnvironmentKey { static var defaultValue: RenderContext { RenderContext.current } }
  enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
}

extension EnvironmentValues {
  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[Keys.ColorSchemeKey.self] }
    set { self[Keys.ColorSchemeKey.self] = newValue }
  }

  /// How strongly colours differ.
  public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }

  /// How strongly colours differ; SwiftUI has this name for setting it in previews.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { self[Keys.ContrastKey.self] }
    set { self[Keys.ContrastKey.self] = newValue }
  }

  /// Pixels a point.
  public var displayScale: CGFloat {
    get { self[Keys.ScaleKey.self] }
    set { self[Keys.ScaleKey.self] = newValue }
  }

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// In which direction a user reads.
  public var layoutDirection: LayoutDirection {
    get { self[Keys.DirectionKey.self] }
    set { self[Keys.DirectionKey.self] = newValue }
  }

  /// The font of text; nil for the body style.
  public var font: Font? {
    get { self[Keys.FontKey.self] }
    set { self[Keys.FontKey.self] = newValue }
  }

  /// How large the user wants text.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[Keys.TypeSizeKey.self] }
    set { self[Keys.TypeSizeKey.self] = newValue }
  }

  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[Keys.EnabledKey.self] }
    set { self[Keys.EnabledKey.self] = newValue }
  }

  /// How much room there is from side to side.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[Keys.HorizontalKey.self] }
    set { self[Keys.HorizontalKey.self] = newValue }
  }

  /// How much room there is up and down.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[Keys.VerticalKey.self] }
    set { self[Keys.VerticalKey.self] = newValue }
  }

  /// The user's language and region.
  public var locale: Locale {
    get { self[Keys.LocaleKey.self] }
    set { self[Keys.LocaleKey.self] = newValue }
  }

  /// The version of iOS whose look is drawn.
  package var osVersion: Int {
    get { self[Keys.VersionKey.self] }
    set { self[Keys.VersionKey.self] = newValue }
  }

  /// The app's accent colour, that of the asset catalogue unless another was set; nil for blue.
  package var appAccent: Color? {
    get { self[Keys.AccentKey.self] ?? renderContext.assets?.accentColor }
    set { self[Keys.AccentKey.self] = newValue }
  }

  /// Fonts, pictures and warnings of the host.
  package var renderContext: RenderContext {
    get { self[Keys.ContextKey.self] }
    set { self[Keys.ContextKey.self] = newValue }
  }

  /// A colour of the asset catalogue; clear, with a warning, when there is none.
  func assetColor(_ name: String, bundle: String?) -> ReliefDrawingColor {
    renderContext.color(named: name, bundle: bundle, self)
  }
}

extension View {
  /// The font of text inside; nil for the body style.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Whether controls inside cannot be used.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }

  /// How large text inside is.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// How large text inside may be.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    modifier(
      EnvironmentModifier { environment in
        let all = DynamicTypeSize.allCases.filter { range.contains($0) }
        guard let first = all.first, let last = all.last else { return }
        environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, first), last)
      })
  }

  /// Light or dark inside.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
