import SwiftUI

/// In which state a control is shown.
public enum ControlState: String, Hashable, Sendable, CaseIterable {
  /// As it is when nobody touches it.
  case rest
  /// With a finger on it.
  case pressed
  /// It cannot be used.
  case disabled
  /// Keys go to it.
  case focused
  /// Chosen, or on.
  case selected
}

private struct ThemeKey: EnvironmentKey { static var defaultValue: Theme { .standard } }
private struct StateKey: EnvironmentKey { static var defaultValue: ControlState? { nil } }

extension EnvironmentValues {
  /// The soft look of the views inside.
  public var neumorphicTheme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  /// The state in which controls are shown; nil for their own. Style books set it.
  public var shownControlState: ControlState? {
    get { self[StateKey.self] }
    set { self[StateKey.self] = newValue }
  }

  /// The colours of the soft look here.
  public var neumorphicPalette: Palette {
    Palette(neumorphicTheme, colorScheme, isContrastIncreased: colorSchemeContrast == .increased)
  }
}

extension View {
  /// The soft look of the views inside.
  public func neumorphicTheme(_ theme: Theme) -> some View {
    environment(\.neumorphicTheme, theme).ditheredShadows(theme.isDithered)
  }

  /// Shows controls inside in a state, whatever they are in.
  public func shownControlState(_ state: ControlState?) -> some View {
    environment(\.shownControlState, state)
  }

  /// The theme's ground under the view, to the edges of the screen, and its letters.
  public func neumorphicGround() -> some View { modifier(GroundModifier()) }

  /// Room around the view for the shadows of an elevation, so that none is cut.
  public func shadowOutset(_ elevation: Elevation? = nil) -> some View {
    modifier(OutsetModifier(elevation: elevation))
  }
}

private struct GroundModifier: ViewModifier {
  @Environment(\.neumorphicPalette) private var palette

  func body(content: Content) -> some View {
    content.foregroundStyle(palette.text.color)
      .background { palette.base.color.ignoresSafeArea() }.pictureGround(palette.base)
  }
}

private struct OutsetModifier: ViewModifier {
  let elevation: Elevation?
  @Environment(\.neumorphicTheme) private var theme

  func body(content: Content) -> some View { content.padding(theme.shadowOutset(elevation)) }
}
