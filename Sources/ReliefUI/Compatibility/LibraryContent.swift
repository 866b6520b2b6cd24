import Foundation

/// What a source adds to the library of Xcode's editor; nothing shows it in a picture.
public protocol LibraryContentProvider {
  /// What modifiers are added to.
  associatedtype ModifierBase = Any
  /// Views for the library.
  @MainActor @LibraryContentBuilder var views: [LibraryItem] { get }
  /// Modifiers for the library.
  @MainActor @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  /// No views.
  @MainActor public var views: [LibraryItem] { [] }
  /// No modifiers.
  @MainActor public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// Something in the library of Xcode's editor.
public struct LibraryItem {
  /// In which part of the library something stands.
  public struct Category: Hashable, Sendable {
    private let name: String
    /// Where Xcode thinks fit.
    public static let `default` = Category(name: "default")
    /// Among effects.
    public static let effect = Category(name: "effect")
    /// Among layouts.
    public static let layout = Category(name: "layout")
    /// Among controls.
    public static let control = Category(name: "control")
    /// Among the rest.
    public static let other = Category(name: "other")
  }

  /// What the library calls it.
  let title: String?

  /// A view or modifier with its place in the library; it is not made.
  public init<SnippetType>(
    _ snippet: @autoclosure () -> SnippetType, visible: Bool = true, title: String? = nil,
    category: Category = .default, matchingSignature: String? = nil
  ) { self.title = title }
}

/// Gathers what a source adds to the library.
@resultBuilder public enum LibraryContentBuilder {
  /// One item.
  public static func buildExpression(_ item: LibraryItem) -> [LibraryItem] { [item] }
  /// A view or modifier without more.
  @_disfavoredOverload public static func buildExpression<Snippet>(
    _ snippet: @autoclosure () -> Snippet
  ) -> [LibraryItem] { [LibraryItem(snippet())] }
  /// All items.
  public static func buildBlock(_ items: [LibraryItem]...) -> [LibraryItem] { items.flatMap { $0 } }
}
