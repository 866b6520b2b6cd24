import Foundation

/// Sizes of what stands in the place of content that is not there. [choice: near what iOS 17 draws]
private enum UnavailableLook {
  static let symbol: CGFloat = 48
  static let gap: CGFloat = 12
  static let actionsGap: CGFloat = 16
  static let margin: CGFloat = 32
}

/// What is shown where there is nothing to show: a symbol, a title, words and buttons in the middle.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// A view of its parts.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }

  /// The parts below each other.
  @MainActor public var body: some View {
    VStack(spacing: UnavailableLook.actionsGap) {
      VStack(spacing: UnavailableLook.gap) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      actions.font(.subheadline)
    }
    .multilineTextAlignment(.center)
    .padding(UnavailableLook.margin)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large grey symbol above a bold title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: UnavailableLook.gap) {
      configuration.icon.font(.system(size: UnavailableLook.symbol)).foregroundStyle(.secondary)
      configuration.title.font(.title2).bold()
    }
  }
}

extension ContentUnavailableView
where Label == ReliefUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title with a symbol and words.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      ReliefUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }
  /// A title with a symbol and words.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      ReliefUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }
  /// A title with a picture and words.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      ReliefUI.Label(title, image: name)
    } description: {
      description
    }
  }
}

/// What a search that finds nothing shows.
nonisolated public struct SearchUnavailableContent {
  /// The title with its symbol.
  nonisolated public struct Label: View {
    let text: String
    /// The title with its symbol.
    @MainActor public var body: some View {
      if text.isEmpty {
        ReliefUI.Label("No Results", systemImage: "magnifyingglass")
      } else {
        ReliefUI.Label("No Results for “\(text)”", systemImage: "magnifyingglass")
      }
    }
  }
  /// What one may do.
  nonisolated public struct Description: View {
    /// The words.
    @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
  }
  /// No buttons.
  nonisolated public struct Actions: View {
    /// Nothing.
    @MainActor public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// What a search that finds nothing shows.
  public static var search: ContentUnavailableView { search(text: "") }
  /// What a search for a text that finds nothing shows.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
