import Foundation

/// A control that opens a menu; in a still picture the menu is closed.
nonisolated public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.menuStyle) private var style

  /// A menu with a label of its own.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }

  /// A menu with a label of its own and something that a tap does instead of opening it.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) { (self.content, self.label) = (content(), label()) }

  /// The label in the style around it.
  @MainActor public var body: some View {
    AnyView(style.body(MenuStyleConfiguration(label: .init(label), content: .init(content))))
  }
}

extension Menu where Label == Text {
  /// A menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// A menu with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu of a configuration, as it looks where no style is set.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// What a style makes a menu of.
public struct MenuStyleConfiguration {
  /// The label.
  public typealias Label = _ControlPart
  /// What the menu lists.
  public typealias Content = _ControlPart
  let label: Label
  let content: Content
}

/// How menus look while they are closed.
@MainActor @preconcurrency public protocol MenuStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What the look is made of.
  typealias Configuration = MenuStyleConfiguration
  /// The look of a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The label in the accent colour.
public struct DefaultMenuStyle: MenuStyle {
  /// The style.
  nonisolated public init() {}
  /// The look of a menu.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: {}) { configuration.label }
  }
}

/// The label in the accent colour.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// The style.
  nonisolated public init() {}
  /// The look of a menu.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: {}) { configuration.label }
  }
}

/// The label as a button.
public struct ButtonMenuStyle: MenuStyle {
  /// The style.
  nonisolated public init() {}
  /// The look of a menu.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: {}) { configuration.label }
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The label in the accent colour.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The label in the accent colour.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// The label as a button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension EnvironmentValues {
  private enum MenuStyleKey: EnvironmentKey {
    static var defaultValue: AnyControlStyle<MenuStyleConfiguration> {
      AnyControlStyle(standard: { DefaultMenuStyle().makeBody(configuration: $0) })
    }
  }

  var menuStyle: AnyControlStyle<MenuStyleConfiguration> {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// How menus inside look while they are closed.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(MenuStyleModifier(style: style))
  }
}

/// Inside a style, menus look as where none is set, so that a style can be made of another.
private struct MenuStyleModifier<S: MenuStyle>: PrimitiveModifier {
  let style: S

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    let standard = context.environment.menuStyle
    let set = AnyControlStyle<MenuStyleConfiguration>(style) { style, configuration in
      style.makeBody(configuration: configuration).environment(\.menuStyle, standard)
    }
    return content(context.setting(\.menuStyle, set))
  }
}
