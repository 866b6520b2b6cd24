import Foundation

/// Content in a frame with a title.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Content with a label of its own.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }

  /// Content with a label of its own.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label, content())
  }

  /// The frame in the style around it.
  @MainActor public var body: some View {
    AnyView(style.body(GroupBoxStyleConfiguration(label: .init(label), content: .init(content))))
  }
}

extension GroupBox where Label == EmptyView {
  /// Content without a title.
  public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content) }
}

extension GroupBox where Label == Text {
  /// Content with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }
  /// Content with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

/// What a style makes a frame of.
public struct GroupBoxStyleConfiguration {
  /// The label.
  public typealias Label = _ControlPart
  /// The content.
  public typealias Content = _ControlPart
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// How frames with titles look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What the look is made of.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The look of a frame.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A title over content, on grey with round corners. [choice: its sizes]
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The style.
  nonisolated public init() {}
  /// The look of a frame.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(ControlLook.group, in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A title over content, on grey with round corners.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: AnyControlStyle<GroupBoxStyleConfiguration> {
      AnyControlStyle(standard: { DefaultGroupBoxStyle().makeBody(configuration: $0) })
    }
  }

  var groupBoxStyle: AnyControlStyle<GroupBoxStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// How frames with titles inside look.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(\.groupBoxStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
