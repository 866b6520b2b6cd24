import Foundation

/// The translations of an app: tables of strings by language.
///
/// Reads `.strings` and `.stringsdict` in `.lproj` folders, and string catalogues (`.xcstrings`).
package struct StringTables: Sendable {
  /// Strings by key, by table, by language.
  package private(set) var languages: [String: [String: [String: TranslatedString]]] = [:]
  /// The language in which the app is written.
  package private(set) var source = "en"
  /// What cannot be read, and why.
  package private(set) var faults: [String] = []

  package init() {}

  /// All tables in a folder and the folders below it.
  package init(folder: String) {
    var files: [String] = []
    let all = FileManager.default.enumerator(atPath: folder)
    while let name = all?.nextObject() as? String {
      let last = name.split(separator: "/").last.map(String.init) ?? name
      if last.hasPrefix(".") || last.hasSuffix(".xcassets") || last.hasSuffix(".xcodeproj") {
        all?.skipDescendants()
      } else if [".strings", ".stringsdict", ".xcstrings"].contains(where: { last.hasSuffix($0) }) {
        files.append(folder + "/" + name)
      }
    }
    // A plural form wins over a plain string of the same key, whatever their files are called.
    for path in files.sorted(by: { ($0.hasSuffix("dict") ? 1 : 0, $0) < ($1.hasSuffix("dict") ? 1 : 0, $1) })
    {
      read(path)
    }
  }

  /// Whether there is nothing to look up.
  package var isEmpty: Bool { languages.isEmpty }

  /// A string and the language that it was found in; nil where neither the language nor the app's own has it.
  package func string(
    _ key: String, table: String = "Localizable", locale: String, device: String = "iphone"
  ) -> (string: TranslatedString, language: String)? {
    let chosen = language(for: locale)
    for language in [chosen, source, "Base"] {
      if let found = languages[language]?[table]?[key] {
        return (found.on(device), language == "Base" ? Self.code(source) : Self.code(language))
      }
    }
    return nil
  }

  /// The language that serves a locale: the closest one that there is, else the app's own.
  package func language(for locale: String) -> String {
    var parts = locale.split { $0 == "_" || $0 == "-" || $0 == "@" }.map(String.init)
    while !parts.isEmpty {
      for name in [parts.joined(separator: "-"), parts.joined(separator: "_")] where languages[name] != nil {
        return name
      }
      parts.removeLast()
    }
    let code = Self.codeOfLanguage(locale)
    return languages.keys.sorted().first { Self.codeOfLanguage($0) == code && $0 != "Base" } ?? source
  }

  /// The code by which plural forms are chosen: that of the language, but for Portugal's, whose rule is its own.
  private static func code(_ language: String) -> String {
    if language == "pt-PT" || language == "pt_PT" { return "pt-PT" }
    return language.split { $0 == "_" || $0 == "-" || $0 == "@" }.first.map { $0.lowercased() } ?? language
  }

  private static func codeOfLanguage(_ language: String) -> String {
    language.split { $0 == "_" || $0 == "-" || $0 == "@" }.first.map { $0.lowercased() } ?? language
  }

  /// Adds strings, for tables that are made in code.
  package mutating func add(
    _ strings: [String: TranslatedString], language: String, table: String = "Localizable"
  ) {
    languages[language, default: [:]][table, default: [:]].merge(strings) { $1 }
  }

  private mutating func read(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path) else {
      faults.append("\(path): it cannot be read")
      return
    }
    let url = URL(fileURLWithPath: path)
    let table = url.deletingPathExtension().lastPathComponent
    let folder = url.deletingLastPathComponent()
    let language =
      folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : "Base"
    switch url.pathExtension {
    case "strings":
      do throws(StringsSyntaxError) {
        let strings = try StringsFile.strings(data)
        add(strings.mapValues { TranslatedString($0) }, language: language, table: table)
      } catch {
        faults.append("\(path):\(error.line): \(error.message)")
      }
    case "stringsdict":
      do throws(StringsSyntaxError) {
        let found = try StringsDictionary.strings(data)
        faults += found.faults.map { "\(path):\($0.line): \($0.message)" }
        add(found.strings, language: language, table: table)
      } catch {
        faults.append("\(path):\(error.line): \(error.message)")
      }
    default:
      let catalog: StringCatalog
      do throws(StringsSyntaxError) { catalog = try StringCatalog(data) } catch {
        faults.append("\(path):\(error.line): \(error.message)")
        return
      }
      faults += catalog.faults.map { "\(path):\($0.line): \($0.message)" }
      source = catalog.source
      for (language, strings) in catalog.languages { add(strings, language: language, table: table) }
    }
  }
}

extension StringTables {
  /// The name of the variable that stands for a whole string of a catalogue.
  package static var wholeVariable: String { StringCatalog.whole }
}
