import Foundation

/// Numbers of the system's button styles, each a choice unless it says a source.
enum ButtonLookChoices {
  /// How opaque a pressed label is. Source: tutorials that imitate the default look (facts, colours).
  static let pressedOpacity = 0.2
  /// How opaque a label is that cannot be used. [choice]
  static let disabledOpacity = 0.3
  /// How opaque the ground of a bordered button is. [choice]
  static let borderedOpacity = 0.15
  /// How much room a bordered button has around its label. [choice]
  static func borderedInsets(_ size: ControlSize) -> EdgeInsets {
    switch size {
    case .mini, .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
  /// The font of a bordered button's label; nil for that around. [choice]
  static func borderedFont(_ size: ControlSize) -> Font? {
    size == .mini || size == .small ? .subheadline : nil
  }
  /// The radius of a bordered button's corners. [choice]
  static let borderedRadius: CGFloat = 8
}

/// The style of buttons where none is set: a label in the accent colour.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}
  /// The look of a button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButton(configuration: configuration, usesAccent: true)
  }
}

/// A label in the accent colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}
  /// The look of a button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButton(configuration: configuration, usesAccent: true)
  }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}
  /// The look of a button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButton(configuration: configuration, usesAccent: false)
  }
}

/// A label on a tinted ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}
  /// The look of a button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false)
  }
}

/// A white label on the accent colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}
  /// The look of a button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: true)
  }
}

private struct BorderlessButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let usesAccent: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    PressableView(action: configuration.action) { isPressed in
      configuration.label
        .modifier(AccentedLabel(role: configuration.role, isOn: usesAccent))
        .opacity(
          isPressed
            ? ButtonLookChoices.pressedOpacity : isEnabled ? 1 : ButtonLookChoices.disabledOpacity)
    }
  }
}

private struct BorderedButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.osVersion) private var osVersion
  @Environment(\.controlSize) private var size

  var body: some View {
    PressableView(action: configuration.action) { isPressed in
      configuration.label
        .modifier(
          AccentedLabel(
            role: configuration.role, isOn: true, isBordered: true, color: isProminent ? .white : nil)
        )
        .modifier(SmallerFont(font: ButtonLookChoices.borderedFont(size)))
        .padding(ButtonLookChoices.borderedInsets(size))
        .background {
          borderShape.shape(osVersion: osVersion)
            .fill(AnyShapeStyle(accent).opacity(isProminent ? 1 : ButtonLookChoices.borderedOpacity))
        }
        .opacity(isPressed ? 0.75 : isEnabled ? 1 : ButtonLookChoices.disabledOpacity)
    }
  }

  private var accent: any ShapeStyle { configuration.role == .destructive ? Color.red : TintShapeStyle() }
}

/// Text in another font, where one is given.
struct SmallerFont: PrimitiveModifier {
  let font: Font?

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    var inside = context
    if let font { inside.environment.font = font }
    return content(inside)
  }
}

/// A label in the colour of its button's role, unless code gave buttons another: `Button("x") {}.foregroundColor(.red)`.
private struct AccentedLabel: PrimitiveModifier {
  let role: ButtonRole?
  let isOn: Bool
  var isBordered = false
  var color: Color?

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    var inside = context
    // A colour that is set around a label without a ground is that of its title.
    let isColored = !context.environment.foregroundLevels.isEmpty
    inside.environment.keepsLabelsInOneColor = isOn && (isBordered || !isColored)
    guard isOn, !isColored else { return content(inside) }
    inside.environment.setForeground([color ?? (role == .destructive ? .red : .accentColor)])
    return content(inside)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style where none is set.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the accent colour.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label on a tinted ground.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on the accent colour.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
