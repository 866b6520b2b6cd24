import Foundation
import ReliefDrawing

/// A control that is on or off.
nonisolated public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label
  @Environment(\.toggleStyle) private var style

  /// A control with a label of its own.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }

  /// The control in the style around it.
  @MainActor public var body: some View {
    AnyView(style.body(ToggleStyleConfiguration(label: .init(label), isOn: isOn)))
  }
}

extension Toggle where Label == Text {
  /// A control with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  /// A control with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ReliefUI.Label<Text, Image> {
  /// A control with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ReliefUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The control of a configuration.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// What a style makes a control of that is on or off.
public struct ToggleStyleConfiguration {
  /// The label.
  public typealias Label = _ControlPart
  /// The label.
  public let label: Label
  /// Whether the control is on.
  @Binding public var isOn: Bool
  /// Whether the control stands for several that differ.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// How controls look that are on or off.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What the look is made of.
  typealias Configuration = ToggleStyleConfiguration
  /// The look of a control.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A label and a switch at the other side.
///
/// Source of the sizes: measured on a picture before iOS 26, to half a point. In layout the switch is two points
/// narrower than it is drawn: it sticks out at its trailing side.
public struct SwitchToggleStyle: ToggleStyle {
  private static let size = CGSize(width: 51, height: 31)
  private static let laidOutWidth: CGFloat = 49
  private let tint: Color?

  /// The style.
  nonisolated public init() { tint = nil }
  /// The style with a colour for what is on.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// The look of a control.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchBody(configuration: configuration, tint: tint)
  }

  private struct SwitchBody: View {
    let configuration: Configuration
    let tint: Color?
    @Environment(\.labelsHidden) private var isLabelHidden
    @Environment(\.isInRow) private var isInRow
    @Environment(\.tintStyle) private var around
    @Environment(\.controlScale) private var scale
    @Environment(\.controlFont) private var font

    var body: some View {
      if isLabelHidden {
        knobbed
      } else {
        HStack(spacing: 8) {
          configuration.label.modifier(SmallerFont(font: font))
          Spacer(minLength: 0)
          knobbed
        }
      }
    }

    private var knobbed: some View {
      TapArea({ configuration.isOn.toggle() }) {
        Capsule(style: .circular).fill(fill)
          .frame(width: size.width * scale, height: size.height * scale)
          .overlay {
            // The knob's shadow falls on the track only; the track itself is not cut, as its edge would become thinner.
            Knob(kind: .toggle).padding(2 * scale)
              .frame(
                width: size.width * scale, height: size.height * scale,
                alignment: configuration.isOn ? .trailing : .leading
              )
              .clipShape(Capsule(style: .circular))
          }
          .frame(width: laidOutWidth * scale, alignment: .leading)
      }
      .modifier(EffectModifier(name: "") { _ in PixelPlaced() })
      // A row with a switch is no higher than one with text. Measured.
      .padding(.vertical, isInRow ? -5 : 0)
      .modifier(DisabledLook())
    }

    private var fill: AnyShapeStyle {
      configuration.isOn
        ? tint.map { AnyShapeStyle($0) } ?? around ?? AnyShapeStyle(.green)
        : AnyShapeStyle(ControlLook.track)
    }
  }
}

/// A button that stays tinted while the control is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// The style.
  nonisolated public init() {}
  /// The look of a control.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonBody(configuration: configuration)
  }

  private struct ButtonBody: View {
    let configuration: Configuration
    @Environment(\.controlSize) private var size

    var body: some View {
      TapArea({ configuration.isOn.toggle() }) {
        configuration.label.foregroundStyle(.tint)
          .modifier(SmallerFont(font: ButtonLookChoices.borderedFont(size)))
          .padding(ButtonLookChoices.borderedInsets(size))
          .background {
            if configuration.isOn {
              RoundedRectangle(cornerRadius: ButtonLookChoices.borderedRadius)
                .fill(TintShapeStyle().opacity(ButtonLookChoices.borderedOpacity))
            }
          }
      }
      .modifier(DisabledLook())
    }
  }
}

/// A switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// The style.
  nonisolated public init() {}
  /// The look of a control.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label and a switch at the other side.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays tinted while the control is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension EnvironmentValues {
  private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: AnyControlStyle<ToggleStyleConfiguration> {
      AnyControlStyle(standard: { DefaultToggleStyle().makeBody(configuration: $0) })
    }
  }

  var toggleStyle: AnyControlStyle<ToggleStyleConfiguration> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// How controls inside look that are on or off.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(\.toggleStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
