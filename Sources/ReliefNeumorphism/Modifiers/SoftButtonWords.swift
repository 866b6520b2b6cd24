import SwiftUI

/// What costachung's soft buttons do under a finger.
public enum SoftButtonPressedEffect: Hashable, Sendable {
  /// Nothing.
  case none
  /// The shadows go.
  case flat
  /// The shadows fall into the button.
  case hard
}

extension View {
  /// Buttons inside as costachung's Neumorphic has them: both shadows, 3 % smaller under a finger.
  public func softButtonStyle<S: Shape>(
    _ content: S, padding: CGFloat = 16, mainColor: Color = Color.Neumorphic.main,
    textColor: Color = Color.Neumorphic.secondary, darkShadowColor: Color = Color.Neumorphic.darkShadow,
    lightShadowColor: Color = Color.Neumorphic.lightShadow, pressedEffect: SoftButtonPressedEffect = .hard
  ) -> some View {
    buttonStyle(
      PressedStyle { isPressed, configuration in
        let isIn = isPressed && pressedEffect == .hard
        let isFlat = isPressed && pressedEffect == .flat
        configuration.label.foregroundStyle(textColor).padding(padding)
          .background {
            if isIn {
              content.softInnerShadow(
                mainColor, darkShadow: darkShadowColor, lightShadow: lightShadowColor, spread: 0.15, radius: 3
              )
            } else {
              content.fill(mainColor).softOuterShadow(
                darkShadow: isFlat ? .clear : darkShadowColor, lightShadow: isFlat ? .clear : lightShadowColor
              )
            }
          }
          .scaleEffect(isPressed ? 0.97 : 1)
      })
  }
}
