import Foundation

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// It deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It stops something.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that does something when it is tapped.
nonisolated public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  @Environment(\.buttonStyle) private var style

  init(role: ButtonRole?, action: @escaping @MainActor () -> Void, label: Label) {
    (self.role, self.action, self.label) = (role, action, label)
  }

  /// A button with a label of its own.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label())
  }

  /// A button with a role and a label of its own.
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: action, label: label())
  }

  /// The button in the style around it.
  @MainActor public var body: some View {
    AnyView(style.body(role, action, AnyView(label)))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button of a configuration, in the style around the one that is being made.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action, label: configuration.label)
  }
}

extension Button where Label == Text {
  /// A button with a title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }

  /// A button with a role and a title.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleKey))
  }

  /// A button with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(title))
  }

  /// A button with a role and a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(title))
  }
}

/// What a style makes a button of.
public struct ButtonStyleConfiguration {
  /// The label.
  nonisolated public struct Label: View, PrimitiveView {
    let view: AnyView
    @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] {
      // A style of the user's paints its labels itself, in rows too.
      view.nodes(context.setting(\.keepsLabelsInOneColor, true))
    }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether a finger is on it.
  public let isPressed: Bool
}

/// How buttons look.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What the look is made of.
  typealias Configuration = ButtonStyleConfiguration
  /// The look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style makes a button of, touch included.
public struct PrimitiveButtonStyleConfiguration {
  /// The label.
  nonisolated public struct Label: View, PrimitiveView {
    let view: AnyView
    @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] { view.nodes(context) }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor public func trigger() { action() }
}

/// How buttons look and when they act.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What the look is made of.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// Shows a view for the state of touch at its place, and acts when it is tapped.
struct PressableView<Content: View>: View, PrimitiveView {
  let action: @MainActor () -> Void
  let content: (Bool) -> Content

  @MainActor func makeNodes(_ context: GraphContext) -> [ViewNode] {
    let isPressed = context.host.pressed === context.identity || context.environment.showsPressed
    let isEnabled = context.environment.isEnabled
    return content(isPressed && isEnabled).nodes(context.child(.content)).map { child in
      let node = ViewNode(.effect(PassingEffect()), name: "Button", children: [child])
      var attributes = NodeAttributes()
      if isEnabled { (attributes.onTap, attributes.pressable) = (action, context.identity) }
      attributes.isControl = true
      node.attributes = attributes
      return node
    }
  }
}

/// A button style, type hidden.
struct AnyButtonStyle {
  let body: @MainActor (ButtonRole?, @escaping @MainActor () -> Void, AnyView) -> any View

  @MainActor init<S: ButtonStyle>(_ style: S) {
    body = { role, action, label in
      PressableView(action: action) { isPressed in
        StyledButton(
          style: style,
          configuration: ButtonStyleConfiguration(role: role, label: .init(view: label), isPressed: isPressed)
        )
      }
    }
  }

  @MainActor init<S: PrimitiveButtonStyle>(_ style: S) {
    body = { role, action, label in
      PrimitivelyStyledButton(
        style: style,
        configuration: PrimitiveButtonStyleConfiguration(
          role: role, label: .init(view: label), action: action))
    }
  }

  fileprivate init(standard: ()) {
    body = { role, action, label in
      PrimitivelyStyledButton(
        style: DefaultButtonStyle(),
        configuration: PrimitiveButtonStyleConfiguration(
          role: role, label: .init(view: label), action: action))
    }
  }
}

/// A style may have dynamic properties of its own, so it is linked like a view.
struct StyledButton<S: ButtonStyle>: View, PrimitiveView {
  let style: S
  let configuration: ButtonStyleConfiguration

  @MainActor func makeNodes(_ context: GraphContext) -> [ViewNode] {
    let inside = context.entering(S.self)
    var style = style
    PropertyLinker.link(&style, inside)
    return style.makeBody(configuration: configuration).nodes(inside.child(.body))
  }
}

struct PrimitivelyStyledButton<S: PrimitiveButtonStyle>: View, PrimitiveView {
  let style: S
  let configuration: PrimitiveButtonStyleConfiguration

  @MainActor func makeNodes(_ context: GraphContext) -> [ViewNode] {
    // Inside the style, buttons have the style that is around it.
    let inside = context.entering(S.self)
    var style = style
    PropertyLinker.link(&style, inside)
    return style.makeBody(configuration: configuration).nodes(
      inside.child(.body).setting(\.buttonStyle, AnyButtonStyle(standard: ())))
  }
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle { AnyButtonStyle(standard: ()) }
  }
  private enum ShowsPressedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  /// Whether all buttons are shown pressed.
  package var showsPressed: Bool {
    get { self[ShowsPressedKey.self] }
    set { self[ShowsPressedKey.self] = newValue }
  }
}

extension View {
  /// How buttons inside look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }

  /// How buttons inside look and when they act.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }
}
