import Foundation

/// What a style makes a form of.
public struct FormStyleConfiguration {
  /// The rows.
  public typealias Content = _ControlPart
  /// The rows.
  public let content: Content
}

/// How forms look.
@MainActor @preconcurrency public protocol FormStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What the look is made of.
  typealias Configuration = FormStyleConfiguration
  /// The look of a form.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// Groups with round corners.
public struct GroupedFormStyle: FormStyle {
  /// The style.
  nonisolated public init() {}
  /// The look of a form.
  public func makeBody(configuration: Configuration) -> some View {
    PlainForm(content: configuration.content)
  }
}
/// The way that the system thinks fit: groups.
public struct AutomaticFormStyle: FormStyle {
  /// The style.
  nonisolated public init() {}
  /// The look of a form.
  public func makeBody(configuration: Configuration) -> some View {
    PlainForm(content: configuration.content)
  }
}
/// Columns; on a phone they are rows in groups.
public struct ColumnsFormStyle: FormStyle {
  /// The style.
  nonisolated public init() {}
  /// The look of a form.
  public func makeBody(configuration: Configuration) -> some View {
    PlainForm(content: configuration.content)
  }
}

/// A form in groups.
private struct PlainForm: View, PrimitiveView {
  let content: _ControlPart
  @MainActor func makeNodes(_ context: GraphContext) -> [ViewNode] {
    ListMaker(kind: .insetGrouped, name: "Form").nodes(content, context)
  }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Groups with round corners.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == AutomaticFormStyle {
  /// The way that the system thinks fit.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Columns; on a phone they are rows in groups.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
  private enum FormStyleKey: EnvironmentKey {
    static var defaultValue: AnyControlStyle<FormStyleConfiguration> {
      AnyControlStyle(standard: { PlainForm(content: $0.content) })
    }
  }

  var formStyle: AnyControlStyle<FormStyleConfiguration> {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// How forms inside look.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(\.formStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
