import Foundation

/// A string catalogue (`.xcstrings`), as Xcode 15 and later write it.
///
/// Source: catalogues that Xcode wrote; Apple publishes no description of the format.
struct StringCatalog {
  /// The language in which the app is written.
  private(set) var source = "en"
  private(set) var languages: [String: [String: TranslatedString]] = [:]

  /// Strings that lack something, where they begin.
  private(set) var faults: [StringsSyntaxError] = []

  /// Reads a catalogue.
  init(_ data: Data) throws(StringsSyntaxError) {
    let read: Any
    do { read = try JSONSerialization.jsonObject(with: data) } catch {
      throw StringsSyntaxError.json(error, in: data, "it is no string catalogue: its JSON is broken")
    }
    guard let root = read as? [String: Any], let strings = root["strings"] as? [String: Any] else {
      throw StringsSyntaxError(line: 1, message: "it is no string catalogue: it has no \"strings\"")
    }
    if let language = root["sourceLanguage"] as? String { source = language }
    // A language in which no key of the catalogue is needed is none; the source always is one.
    languages[source] = [:]
    for (key, value) in strings.sorted(by: { $0.key < $1.key }) {
      guard let entry = value as? [String: Any],
        let localizations = entry["localizations"] as? [String: Any]
      else { continue }
      for (language, value) in localizations {
        guard let localization = value as? [String: Any], let string = Self.string(localization) else {
          continue
        }
        languages[language, default: [:]][key] = string
        let parts = [string] + string.devices.sorted { $0.key < $1.key }.map(\.value)
        var found: [String] = []
        if parts.contains(where: { $0.variables.values.contains { $0.forms[.other] == nil } }) {
          found.append("has no form \"other\" for numbers")
        }
        for name in parts.flatMap(\.missingVariables) where !found.contains("has no substitution \"\(name)\"")
        {
          found.append("has no substitution \"\(name)\"")
        }
        if let name = parts.lazy.compactMap(\.circle).first {
          found.append("has a substitution \"\(name)\" that names \"\(name)\" again")
        }
        let line = found.isEmpty ? 1 : StringsSyntaxError.line(of: "\"\(key)\"", in: data)
        faults += found.map { StringsSyntaxError(line: line, message: "\"\(key)\" \($0) in \"\(language)\"") }
      }
    }
    faults.sort { ($0.line, $0.message) < ($1.line, $1.message) }
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
        argument: (substitution["argNum"] as? Int).flatMap { (1...999).contains($0) ? $0 : nil },
        specifier: "%" + (substitution["formatSpecifier"] as? String ?? "lld"), forms: forms(plural))
    }
    return string
  }

  /// A string with forms for devices or numbers; the forms for numbers are a variable of the catalogue's own.
  private static func varied(_ variations: [String: Any]) -> TranslatedString? {
    if let devices = variations["device"] as? [String: Any] {
      var forms = devices.compactMapValues { ($0 as? [String: Any]).flatMap { string($0) } }
      // What is no phone and has no string of its own takes that of the rest.
      guard var string = forms["iphone"] ?? forms["other"] else { return nil }
      if let other = forms["other"] {
        for name in ["ipad", "mac"] where forms[name] == nil { forms[name] = other }
      }
      string.devices = forms
      return string
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
      guard let form = plural[category.rawValue] as? [String: Any] else { continue }
      let devices = (form["variations"] as? [String: Any])?["device"] as? [String: Any]
      // A form with forms for devices is that for phones.
      let phone = devices.flatMap { $0["iphone"] ?? $0["other"] } as? [String: Any]
      forms[category] = text(phone ?? form)
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
