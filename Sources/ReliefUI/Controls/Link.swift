import Foundation

/// A control that leads to a place on the web.
nonisolated public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label

  /// A control with a label of its own.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }

  /// The control, as a button looks; a still picture does not leave itself.
  @MainActor public var body: some View { Button(action: {}) { label } }
}

extension Link where Label == Text {
  /// A control with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// A control with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
