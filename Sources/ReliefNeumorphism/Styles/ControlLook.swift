import SwiftUI

/// What the style of a control goes by: the theme, its colours here, and the state of the control.
struct ControlLook {
  let theme: Theme
  let palette: Palette
  let isPressed: Bool
  let isEnabled: Bool
  let isFocused: Bool
  let isOn: Bool
  let isBordered: Bool

  /// The elevation of a raised part: a finger and being on press it in, and one that cannot be used hardly stands out.
  var raised: Elevation {
    let rest = theme.elevation
    if !isEnabled { return rest.scaled(by: isOn ? -0.3 : 0.3) }
    if isPressed { return rest.scaled(by: -0.6) }
    return isOn ? rest.scaled(by: -0.75) : rest
  }

  /// The elevation of a part that stands out while it is on, too, such as a knob.
  ///
  /// Where lines are drawn, its shadows would lie on the line of the groove that it moves in: it casts none.
  var knob: Elevation {
    if isBordered { return .flat }
    let rest = theme.elevation.scaled(by: 0.5)
    return isEnabled ? rest.scaled(by: isPressed ? 0.4 : 1) : rest.scaled(by: 0.5)
  }

  /// The elevation of what is raised out of a groove.
  var disc: Elevation { isBordered && raised.depth > 0 ? .flat : raised }

  /// The colour of knobs: lighter than dark elements, where a shadow alone would not show them.
  var knobFill: RGB? {
    let lightness = palette.surface.lightness
    return lightness < 0.6 ? palette.surface.at(lightness: lightness + 0.13).rounded : nil
  }

  /// The elevation of grooves and wells.
  var well: Elevation { theme.elevation.scaled(by: isEnabled ? (isPressed ? -0.8 : -0.5) : -0.25) }

  /// The colour of letters.
  var text: Color { ink.color }

  /// The colour of letters.
  var ink: RGB {
    if !isEnabled { return palette.text.mixed(with: palette.surface, 0.55) }
    return isOn ? readableAccent : palette.text
  }

  /// The colour of labels beside what is on or off.
  var labelInk: RGB { isEnabled ? palette.text : ink }

  /// Symbols before letters.
  var symbolInk: RGB { isEnabled ? readableAccent : palette.secondary }

  /// Letters of one of several choices.
  func choiceInk(isChosen: Bool) -> RGB {
    if !isEnabled { return ink }
    guard isChosen else { return palette.secondary }
    return isOn ? palette.onAccent : readableAccent
  }

  /// Letters on the accent.
  var onFill: RGB {
    isEnabled ? palette.onAccent : TextLaw.contrast(3).color(on: fill).opacity(0.6)
  }

  /// The colour of what is filled.
  var fill: RGB {
    isEnabled ? palette.accent : palette.accent.mixed(with: palette.surface, 0.6)
  }

  /// The accent, moved until it can be read on elements.
  var readableAccent: RGB {
    Contrast.moved(
      palette.accent, to: 4.5, against: palette.surface, lighter: palette.surface.lightness < 0.6)
  }
}

/// A view that goes by the look of controls here.
struct LookReader<Content: View>: View {
  var isPressed = false
  var isOn = false
  @ViewBuilder let content: @MainActor (ControlLook) -> Content
  @Environment(\.neumorphicTheme) private var theme
  @Environment(\.neumorphicPalette) private var palette
  @Environment(\.shownControlState) private var state
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    content(
      ControlLook(
        theme: theme, palette: palette, isPressed: isPressed || state == .pressed,
        isEnabled: isEnabled && state != .disabled, isFocused: isFocused || state == .focused,
        isOn: isOn || state == .selected, isBordered: contrast == .increased))
  }
}

/// A button whose look is a function of whether a finger is on it.
struct PressedStyle<Content: View>: ButtonStyle {
  @ViewBuilder let content: @MainActor (Bool, Configuration) -> Content

  func makeBody(configuration: Configuration) -> some View { content(configuration.isPressed, configuration) }
}

extension View {
  /// A ring around a control that keys go to.
  func focusRing<S: Shape>(_ look: ControlLook, _ shape: S) -> some View {
    overlay {
      if look.isFocused { shape.stroke(look.readableAccent.color, lineWidth: 2).padding(-3) }
    }
  }
}
