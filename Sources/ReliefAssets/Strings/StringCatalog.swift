import Foundation

/// A string catalogue (`.xcstrings`), as Xcode 15 and later write it.
///
/// Source: catalogues that Xcode wrote; Apple publishes no description of the format.
struct StringCatalog {
  /// The language in which the app is written.
  private(set) var source = "en"
  private(set) var languages: [String: [String: TranslatedString]] = [:]

  /// Reads a catalogue; nil when it is none.
  init?(_ data: Data) {
    guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = root["strings"] as? [String: Any]
    else { return nil }
    if let language = root["sourceLanguage"] as? String { source = language }
    // A language in which no key of the catalogue is needed is none; the source always is one.
    languages[source] = [:]
    for (key, value) in strings {
      guard let entry = value as? [String: Any],
        let localizations = entry["localizations"] as? [String: Any]
      else { continue }
      for (language, value) in localizations {
        guard let localization = value as? [String: Any], let string = Self.string(localization) else {
          continue
        }
        languages[language, default: [:]][key] = string
      }
    }
  }

  private static func string(_ localization: [String: Any]) -> TranslatedString? {
    var string: TranslatedString?
    if let text = text(localization) {
      string = TranslatedString(text)
    } else if let variations = localization["variations"] as? [String: Any] {
      string = varied(variations)
    }
    guard var string else { return nil }
    for (name, value) in localization["substitutions"] as? [String: Any] ?? [:] {
      guard let substitution = value as? [String: Any],
        let variations = substitution["variations"] as? [String: Any],
        let plural = variations["plural"] as? [String: Any]
      else { continue }
      string.variables[name] = .init(
        argument: substitution["argNum"] as? Int,
        specifier: "%" + (substitution["formatSpecifier"] as? String ?? "lld"), forms: forms(plural))
    }
    return string
  }

  /// A string with forms for devices or numbers; the forms for numbers are a variable of the catalogue's own.
  private static func varied(_ variations: [String: Any]) -> TranslatedString? {
    if let devices = variations["device"] as? [String: Any] {
      for name in ["iphone", "other"] {
        if let form = devices[name] as? [String: Any] { return string(form) }
      }
      return nil
    }
    guard let plural = variations["plural"] as? [String: Any] else { return nil }
    return TranslatedString(
      "%#@\(whole)@", variables: [whole: .init(argument: nil, specifier: "%lld", forms: forms(plural))])
  }

  /// The name of the variable that is a whole string.
  static let whole = "_whole"

  private static func forms(_ plural: [String: Any]) -> [PluralCategory: String] {
    var forms: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases {
      if let form = plural[category.rawValue] as? [String: Any] { forms[category] = text(form) }
    }
    return forms
  }

  private static func text(_ unit: [String: Any]) -> String? {
    guard let unit = unit["stringUnit"] as? [String: Any], unit["state"] as? String != "new" else {
      return nil
    }
    return unit["value"] as? String
  }
}
