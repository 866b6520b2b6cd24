import Foundation
import ReliefDrawing
import ReliefGeometry

/// What a field of text shows while nobody types.
struct FieldContent: View {
  let text: String
  let prompt: Text
  var isSecret = false
  /// Whether the field grows with its text.
  var grows = false
  @Environment(\.lineLimit) private var lineLimit

  var body: some View {
    HStack(spacing: 0) {
      if text.isEmpty {
        prompt.foregroundStyle(ControlLook.hint)
      } else {
        // A dot for each character.
        Text(verbatim: isSecret ? String(repeating: "•", count: min(text.count, 1000)) : text)
      }
      Spacer(minLength: 0)
    }
    .lineLimit(grows ? lineLimit : 1)
    .fixedSize(horizontal: false, vertical: grows)
    .modifier(DisabledLook())
  }
}

/// A field of text, at rest.
nonisolated public struct TextField<Label: View>: View {
  let text: String
  let prompt: Text
  private let axis: Axis
  @Environment(\.textFieldStyle) private var style

  init(text: String, prompt: Text, axis: Axis = .horizontal) {
    (self.text, self.prompt, self.axis) = (text, prompt, axis)
  }

  /// The field in the style around it.
  @MainActor public var body: some View {
    AnyView(style.body(TextField<_TextFieldStyleLabel>(text: text, prompt: prompt, axis: axis)))
  }

  /// The field without what a style draws around it.
  @MainActor var plain: some View { FieldContent(text: text, prompt: prompt, grows: axis == .vertical) }
}

extension TextField where Label == Text {
  /// A field with a title, which is shown as a hint.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text.wrappedValue, prompt: Text(titleKey))
  }
  /// A field with a title and a hint.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text.wrappedValue, prompt: prompt ?? Text(titleKey))
  }
  /// A field with a title that grows along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text.wrappedValue, prompt: Text(titleKey), axis: axis)
  }
  /// A field with a title, and what is done while one types and at the end; a still picture does neither.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) { self.init(text: text.wrappedValue, prompt: Text(titleKey)) }
  /// A field with a title, which is shown as a hint.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text.wrappedValue, prompt: Text(title))
  }
  /// A field with a title and a hint.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text.wrappedValue, prompt: prompt ?? Text(title))
  }
  /// A field with a title, and what is done while one types and at the end; a still picture does neither.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) { self.init(text: text.wrappedValue, prompt: Text(title)) }
  /// A field for a value by a formatter.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    let string = formatter.string(for: value.wrappedValue) ?? "\(value.wrappedValue)"
    self.init(text: string, prompt: Text(titleKey))
  }
  /// A field for a value by a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: format.format(value.wrappedValue), prompt: prompt ?? Text(titleKey))
  }
}

/// A field whose text is not shown, at rest.
nonisolated public struct SecureField<Label: View>: View {
  private let text: String
  private let prompt: Text
  @Environment(\.textFieldStyle) private var style

  /// The field in the style around it.
  @MainActor public var body: some View {
    let hidden = String(repeating: "•", count: min(text.count, 1000))
    AnyView(style.body(TextField<_TextFieldStyleLabel>(text: hidden, prompt: prompt)))
  }
}

extension SecureField where Label == Text {
  /// A field with a title, which is shown as a hint.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    (self.text, prompt) = (text.wrappedValue, Text(titleKey))
  }
  /// A field with a title, and what is done at the end.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    (self.text, prompt) = (text.wrappedValue, Text(titleKey))
  }
  /// A field with a title and a hint.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    (self.text, self.prompt) = (text.wrappedValue, prompt ?? Text(titleKey))
  }
  /// A field with a title, which is shown as a hint.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    (self.text, prompt) = (text.wrappedValue, Text(title))
  }
}

/// A field for long text, at rest.
nonisolated public struct TextEditor: View {
  private let text: String
  /// How far text is from the edges: as UITextView's insets, by common knowledge.
  private static let insets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)

  /// A field.
  public init(text: Binding<String>) { self.text = text.wrappedValue }

  /// The text at the upper corner of all the room there is.
  @MainActor public var body: some View {
    Color.clear.overlay(alignment: .topLeading) {
      Text(verbatim: text).fixedSize(horizontal: false, vertical: true).padding(Self.insets)
    }
    .clipped()
  }
}

/// The label of a field in a style.
nonisolated public struct _TextFieldStyleLabel: View, PrimitiveView {
  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] { [] }
}

/// How fields of text look.
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// The type of the look.
  associatedtype _Body: View
  /// The label of the field.
  typealias _Label = _TextFieldStyleLabel
  /// The look of a field.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The style.
  nonisolated public init() {}
  /// The look of a field.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration.plain }
}

/// The text alone, or what the place of the field asks for.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The style.
  nonisolated public init() {}
  /// The look of a field.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration.plain }
}

/// The text in a rounded frame.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The frame: 34 points high at body size, as UITextField's, by common knowledge; insets and radius are choices.
  private static let (inset, height, radius): (CGFloat, CGFloat, CGFloat) = (7, 34, 6)
  /// The style.
  nonisolated public init() {}
  /// The look of a field.
  public func _body(configuration: TextField<Self._Label>) -> some View {
    FramedField(content: configuration.plain)
  }

  private struct FramedField<Content: View>: View {
    let content: Content
    @Environment(\.controlScale) private var scale
    @Environment(\.controlFont) private var font

    var body: some View {
      content.modifier(SmallerFont(font: font)).padding(.horizontal, inset * scale)
        .frame(minHeight: height * scale)
        .background {
          RoundedRectangle(cornerRadius: radius * scale).fill(ControlLook.ground)
            .strokeBorder(ControlLook.separator, lineWidth: 0.5)
        }
    }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The text alone, or what the place of the field asks for.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a rounded frame.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension EnvironmentValues {
  private enum TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: AnyControlStyle<TextField<_TextFieldStyleLabel>> {
      AnyControlStyle(standard: { DefaultTextFieldStyle()._body(configuration: $0) })
    }
  }

  var textFieldStyle: AnyControlStyle<TextField<_TextFieldStyleLabel>> {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// How fields of text inside look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    // A style draws around the field that it is given: inside, fields are plain.
    environment(
      \.textFieldStyle,
      AnyControlStyle(style) { style, field in
        style._body(configuration: field).environment(
          \.textFieldStyle, AnyControlStyle(standard: { $0.plain }))
      })
  }
}
