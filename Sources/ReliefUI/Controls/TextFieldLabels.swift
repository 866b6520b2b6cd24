import Foundation

extension TextField {
  /// A field with a hint and a label of its own; where there is no hint, a label that is text is it.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text.wrappedValue, prompt: prompt ?? (label() as? Text) ?? Text(verbatim: ""))
  }

  /// A field with a hint and a label of its own that grows along an axis.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(
      text: text.wrappedValue, prompt: prompt ?? (label() as? Text) ?? Text(verbatim: ""), axis: axis)
  }

  /// A field for a value by a format, with a label of its own.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      text: format.format(value.wrappedValue), prompt: prompt ?? (label() as? Text) ?? Text(verbatim: ""))
  }
}

extension TextField where Label == Text {
  /// A field with a title and a hint that grows along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text.wrappedValue, prompt: prompt ?? Text(titleKey), axis: axis)
  }

  /// A field for a value by a format that may be missing.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: value.wrappedValue.map { format.format($0) } ?? "", prompt: prompt ?? Text(titleKey))
  }
}
