import SwiftUI

/// A label and a switch: a knob in a groove, which is filled while it is on.
public struct SoftSwitchToggleStyle: ToggleStyle {
  private static let size = CGSize(width: 58, height: 32)
  private let tint: Color?
  private let labelsHidden: Bool

  /// The style, with a colour for what is on, or the theme's accent.
  nonisolated public init(tint: Color? = nil, labelsHidden: Bool = false) {
    (self.tint, self.labelsHidden) = (tint, labelsHidden)
  }

  /// The look of a switch.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration) { look in
      HStack(spacing: 12) {
        if !labelsHidden {
          configuration.label.foregroundStyle(look.labelInk.color)
          Spacer(minLength: 0)
        }
        track(look).frame(width: Self.size.width, height: Self.size.height).focusRing(look, Capsule())
      }
    }
  }

  @MainActor private func track(_ look: ControlLook) -> some View {
    SoftSurface(Capsule(), look.well, fill: nil)
      .overlay {
        if look.isOn {
          Capsule().fill(tint ?? look.fill.color).padding(5)
        }
      }
      .overlay(alignment: look.isOn ? .trailing : .leading) {
        SoftSurface(Circle(), look.knob, surface: .convex, fill: look.knobFill).castingHighlight(!look.isOn)
          .frame(width: 24, height: 24).padding(4)
          .scaleEffect(look.isPressed ? 0.9 : 1)
      }
  }
}

/// A label behind a box with a tick.
public struct SoftCheckboxToggleStyle: ToggleStyle {
  /// The style.
  nonisolated public init() {}

  /// The look of a checkbox.
  public func makeBody(configuration: Configuration) -> some View {
    let shape = RoundedRectangle(cornerRadius: 8)
    ToggleButton(configuration: configuration) { look in
      HStack(spacing: 12) {
        SoftSurface(shape, look.raised).frame(width: 28, height: 28)
          .overlay {
            if look.isOn {
              Tick().stroke(
                (look.isEnabled ? look.readableAccent : look.fill).color,
                style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
              ).padding(8)
            }
          }
          .focusRing(look, shape)
        configuration.label.foregroundStyle(look.labelInk.color)
      }
    }
  }
}

/// A label behind a round box with a dot: one of several.
public struct SoftRadioToggleStyle: ToggleStyle {
  /// The style.
  nonisolated public init() {}

  /// The look of a radio button.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration) { look in
      HStack(spacing: 12) {
        SoftSurface(Circle(), look.raised).frame(width: 28, height: 28)
          .overlay {
            if look.isOn {
              SoftSurface(Circle(), look.knob, surface: .convex, fill: look.fill).castingHighlight(false)
                .padding(8)
            }
          }
          .focusRing(look, Circle())
        configuration.label.foregroundStyle(look.labelInk.color)
      }
    }
  }
}

/// A button that stays pressed while it is on.
public struct SoftChipToggleStyle: ToggleStyle {
  /// The style.
  nonisolated public init() {}

  /// The look of a chip.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration) { look in
      configuration.label.font(.subheadline).foregroundStyle(look.text)
        .padding(.horizontal, 16).padding(.vertical, 9)
        .background { SoftSurface(Capsule(), look.raised.scaled(by: 0.7)) }
        .focusRing(look, Capsule())
    }
  }
}

/// A control that changes between on and off when it is tapped.
private struct ToggleButton<Content: View>: View {
  let configuration: ToggleStyleConfiguration
  @ViewBuilder let content: @MainActor (ControlLook) -> Content

  var body: some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      EmptyView()
    }
    .buttonStyle(
      PressedStyle { isPressed, _ in
        LookReader(isPressed: isPressed, isOn: configuration.isOn, content: content)
      })
  }
}

/// A tick, as one line.
struct Tick: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.38, y: rect.maxY - rect.height * 0.12))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.12))
    }
  }
}

extension ToggleStyle where Self == SoftSwitchToggleStyle {
  /// A label and a soft switch.
  public static var softSwitch: SoftSwitchToggleStyle { SoftSwitchToggleStyle() }
}
extension ToggleStyle where Self == SoftCheckboxToggleStyle {
  /// A label behind a soft box with a tick.
  public static var softCheckbox: SoftCheckboxToggleStyle { SoftCheckboxToggleStyle() }
}
extension ToggleStyle where Self == SoftRadioToggleStyle {
  /// A label behind a soft round box with a dot.
  public static var softRadio: SoftRadioToggleStyle { SoftRadioToggleStyle() }
}
extension ToggleStyle where Self == SoftChipToggleStyle {
  /// A soft button that stays pressed while it is on.
  public static var softChip: SoftChipToggleStyle { SoftChipToggleStyle() }
}
