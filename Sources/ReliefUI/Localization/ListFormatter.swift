import Foundation

/// Writes things as a list in a language: `a, b, and c`. Foundation on Linux has none.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language; that of the user unless it is said.
  open var locale: Locale! = _AppStrings.locale
  /// Writes the things; those that it cannot write are described.
  open var itemFormatter: Formatter?

  /// The things as a list.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(locale ?? _AppStrings.locale))
  }

  /// An array of things as a list.
  override open func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }

  /// Strings as a list in the user's language.
  public class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? strings.joined(separator: ", ")
  }
}
