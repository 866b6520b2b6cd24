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
    Palette.known(neumorphicTheme, colorScheme, isContrastIncreased: colorSchemeContrast == .increased)
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

  /// The theme's ground under the view, and its letters.
  ///
  /// It is as large as the view, and goes on to the edges of the screen where the view reaches a safe area. See
  /// `neumorphicScreen()` for a view that is to fill the screen.
  public func neumorphicGround() -> some View { modifier(GroundModifier()) }

  /// The view in the middle of a screen that is all of the theme's ground.
  public func neumorphicScreen() -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).neumorphicGround()
  }

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
