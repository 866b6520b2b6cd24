import SwiftUI

/// Buttons of the soft look in any shape.
///
///     Button("Get Started") {}.buttonStyle(.soft(in: Capsule()))
public struct SoftButtonStyle<S: Shape>: ButtonStyle {
  /// How a button stands in the light.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Pushed out of the ground; a finger presses it in.
    case raised
    /// An outline as if stamped; a finger turns it into a groove.
    case embossed
    /// A rim around a hollow face; a finger turns both around.
    case bevelled
    /// In the accent's colour.
    case filled
  }

  private let shape: S
  private let kind: Kind
  private let padding: EdgeInsets

  /// The style in a shape.
  nonisolated public init(
    _ shape: S, kind: Kind = .raised,
    padding: EdgeInsets = EdgeInsets(top: 13, leading: 22, bottom: 13, trailing: 22)
  ) { (self.shape, self.kind, self.padding) = (shape, kind, padding) }

  /// The look of a button.
  public func makeBody(configuration: Configuration) -> some View {
    LookReader(isPressed: configuration.isPressed) { look in
      configuration.label.font(.headline).lineLimit(1)
        .foregroundStyle(kind == .filled ? look.onFill.color : look.text)
        .padding(padding)
        .background { face(look) }
        .focusRing(look, shape)
    }
  }

  @ViewBuilder @MainActor private func face(_ look: ControlLook) -> some View {
    switch kind {
    case .raised: SoftSurface(shape, look.raised)
    case .filled:
      SoftSurface(shape, look.raised, surface: look.isPressed ? .concave : .convex, fill: look.fill)
    case .embossed: EmbossedOutline(shape: shape, look: look)
    case .bevelled:
      let isDown = look.isDown
      ZStack {
        SoftSurface(shape, look.raised.scaled(by: isDown ? -0.5 : 0.7), surface: isDown ? .concave : .convex)
        SoftSurface(
          shape, look.well.scaled(by: isDown ? 1.2 : 0.6), surface: isDown ? .convex : .concave
        ).padding(4)
      }
    }
  }
}

/// An outline with both shadows close to it.
private struct EmbossedOutline<S: Shape>: View {
  let shape: S
  let look: ControlLook

  var body: some View {
    let (shadows, isDown) = (look.stamp, look.isDown)
    return shape.fill(look.palette.surface.color)
      .overlay { shape.stroke(look.palette.surface.color.casting(shadows), lineWidth: isDown ? 4 : 3) }
      .overlay {
        if look.isOn || look.isBordered {
          shape.stroke((look.isOn ? look.readableAccent : look.palette.border).color, lineWidth: 1)
        }
      }
  }
}

extension ControlLook {
  /// Whether a stamped or bevelled control is turned around.
  var isDown: Bool { isPressed || isOn }

  /// The shadows close to a stamped outline.
  var stamp: Theme.Shadows {
    let form = ShadowForm(blur: .timesDepth(0.6))
    var theme = theme
    (theme.highlight, theme.shade) = (form, form)
    if isDown { theme.source = theme.source.opposite }
    return theme.shadows(depth: isEnabled ? 2 : 1, surface: .flat, palette: palette)
  }
}

extension ButtonStyle where Self == SoftButtonStyle<Capsule> {
  /// Raised capsules.
  public static var soft: SoftButtonStyle<Capsule> { SoftButtonStyle(Capsule()) }
}

extension ButtonStyle {
  /// Soft buttons in a shape.
  public static func soft<S: Shape>(in shape: S, kind: SoftButtonStyle<S>.Kind = .raised) -> Self
  where Self == SoftButtonStyle<S> { SoftButtonStyle(shape, kind: kind) }
}
