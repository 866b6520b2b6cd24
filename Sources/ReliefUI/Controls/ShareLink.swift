import Foundation

/// How something is shown while it is shared; it never is while a picture is made.
public struct SharePreview<Image, Icon> {
  /// A title.
  public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
  /// A title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}
  /// A title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
  /// A title and a picture.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {}
}

/// A button that shares something; nothing is shared while a picture is made.
nonisolated public struct ShareLink<Label: View>: View {
  private let label: Label

  /// A button with a label of its own.
  public init<T>(
    item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// A button with a label of its own.
  public init<T, I, J>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// The button.
  @MainActor public var body: some View { Button(action: {}) { label } }
}

extension ShareLink where Label == ReliefUI.Label<Text, Image> {
  /// A button with the usual label.
  public init<T>(item: T, subject: Text? = nil, message: Text? = nil) {
    label = ReliefUI.Label {
      Text(system: "Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }

  /// A button with a title.
  public init<T>(_ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil) {
    label = ReliefUI.Label(titleKey, systemImage: "square.and.arrow.up")
  }

  /// A button with the usual label.
  public init<T, I, J>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>
  ) { self.init(item: item) }
}
