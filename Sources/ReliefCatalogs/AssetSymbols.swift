import Foundation
import ReliefFiles

/// The Swift source that Xcode makes for the names in a catalogue: `Color.dropShadow`, `Image(.stepUp)`.
package enum AssetSymbols {
  /// The source; empty for a catalogue without colours and pictures.
  ///
  /// Names become words in camel case, the first one small; "Color", "Image" and "Asset" at the end are dropped when
  /// something is left. A colour whose word is one of `Color` or `ShapeStyle` already gets no member there, as with
  /// Xcode; the resource itself exists. Source: files that Xcode generated in public repositories.
  package static func swift(for catalog: CatalogIndex) -> String {
    let colors = symbols(catalog.symbolColors.sorted(), dropping: "Color")
    let images = symbols(catalog.symbolImages.sorted(), dropping: "Image")
    guard !colors.isEmpty || !images.isEmpty else { return "" }
    var source = "import SwiftUI\n"
    func add(_ symbols: [Symbol], to type: String, _ line: (Symbol) -> String) {
      guard !symbols.isEmpty else { return }
      source += "\n\(type) {\n" + symbols.map { "  \(line($0))\n" }.joined() + "}\n"
    }
    add(colors, to: "extension SwiftUI.ColorResource") {
      "static let \($0.word) = SwiftUI.ColorResource(name: \($0.literal), bundle: .main)"
    }
    // Groups that give their names a space of their own would need a type each; their names are found by text only.
    let members = colors.filter { !taken.contains($0.plain) }
    // Xcode writes these for Color as well. Declared once they serve both, and the type checker has one way, not two.
    add(members, to: "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color") {
      "static var \($0.word): SwiftUI.Color { .init(SwiftUI.ColorResource.\($0.word)) }"
    }
    add(members.filter { !takenByUIColor.contains($0.plain) }, to: "extension SwiftUI.UIColor") {
      "static var \($0.word): SwiftUI.UIColor { .init(SwiftUI.Color(SwiftUI.ColorResource.\($0.word))) }"
    }
    add(images, to: "extension SwiftUI.ImageResource") {
      "static let \($0.word) = SwiftUI.ImageResource(name: \($0.literal), bundle: .main)"
    }
    add(images, to: "extension SwiftUI.UIImage") {
      "static var \($0.word): SwiftUI.UIImage { .init(resource: SwiftUI.ImageResource.\($0.word)) }"
    }
    return source
  }

  /// What Xcode would warn of, a sentence for each name without a symbol: two that give one word, and colours whose word
  /// is SwiftUI's. Xcode's own AccentColor is asked for by no symbol.
  package static func collisions(in catalog: CatalogIndex) -> [String] {
    collisions(catalog.symbolColors.sorted(), type: "Color", taken: taken)
      + collisions(catalog.symbolImages.sorted(), type: "Image", taken: [])
  }

  private static func collisions(_ names: [String], type: String, taken: Set<String>) -> [String] {
    let kind = type.lowercased()
    let symbols = all(names, dropping: type)
    let groups = Dictionary(grouping: symbols, by: \.plain)
    return symbols.compactMap { symbol in
      let others = (groups[symbol.plain] ?? []).filter { $0.name != symbol.name }
      if !others.isEmpty {
        let list = others.map(\.literal).joined(separator: ", ")
        return
          "the \(kind) asset \(symbol.literal) gets no symbol: it is that of \(list) as well; rename one, or write "
          + "\(type)(\(symbol.literal))"
      }
      guard taken.contains(symbol.plain), symbol.name != "AccentColor" else { return nil }
      return
        "the \(kind) asset \(symbol.literal) gets no \(type).\(symbol.word): SwiftUI has that name; rename it, or "
        + "write \(type)(\(symbol.literal)) or \(type)(.\(symbol.word))"
    }
  }

  private struct Symbol {
    let name: String
    let plain: String

    /// The word, in backticks where it is Swift's own.
    var word: String { AssetSymbols.reserved.contains(plain) ? "`\(plain)`" : plain }

    var literal: String {
      let escaped = name.unicodeScalars.map { scalar -> String in
        scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : scalar.value < 32 ? " " : String(scalar)
      }
      return "\"\(escaped.joined())\""
    }
  }

  /// The symbols of names; of two that give the same word, neither is made.
  private static func symbols(_ names: [String], dropping suffix: String) -> [Symbol] {
    let symbols = all(names, dropping: suffix)
    let counts = Dictionary(symbols.map { ($0.plain, 1) }, uniquingKeysWith: +)
    return symbols.filter { counts[$0.plain] == 1 }
  }

  /// The words of names, each that has one.
  private static func all(_ names: [String], dropping suffix: String) -> [Symbol] {
    names.filter { !$0.contains("/") }.compactMap { name in
      word(name, dropping: suffix).map { Symbol(name: name, plain: $0) }
    }
  }

  /// The symbols of some catalogues as a file; a comment where there are none, since a build step wants a file.
  package static func file(for catalogs: [String]) -> String {
    let source = swift(for: CatalogIndex(paths: catalogs))
    return source.isEmpty ? "// The catalogues have no names that could be symbols.\n" : source
  }

  /// Writes `file(for:)`; one that is as it should be is left alone, or all that depends on it would be built again.
  package static func write(_ catalogs: [String], to path: String) throws(FileError) {
    let source = Array(file(for: catalogs).utf8)
    if (try? AtomicFile.read(path)) != source { try AtomicFile.write(source, to: path) }
  }

  /// The word for a name; nil when nothing of it can stand in one.
  package static func word(_ name: String, dropping suffix: String) -> String? {
    let parts = name.split { !($0.isLetter || $0.isNumber) && $0 != "_" }.map(String.init)
    guard var word = parts.first.map(lowered) else { return nil }
    for part in parts.dropFirst() {
      // Digits on both sides of a gap would run together.
      let isGlued = word.last?.isNumber == true && part.first?.isNumber == true
      let joins = parts.count > 1 && word == word.uppercased() && part.first?.isNumber == true
      word += (isGlued || joins ? "_" : "") + part.prefix(1).uppercased() + part.dropFirst()
    }
    if word.hasSuffix(suffix), word.count > suffix.count { word = String(word.dropLast(suffix.count)) }
    return word.first?.isNumber == true ? "_" + word : word
  }

  /// A word with its first letter small; words all in capitals stay.
  private static func lowered(_ word: String) -> String {
    if word.count > 1, word == word.uppercased(), word.contains(where: \.isLetter) { return word }
    return word.prefix(1).lowercased() + word.dropFirst()
  }

  /// Names that `Color` and `ShapeStyle` have: Xcode says that they conflict.
  private static let taken: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "gray", "white", "black", "clear", "primary", "secondary", "accent", "accentColor", "tertiary",
    "quaternary", "quinary", "tint", "foreground", "selection", "separator", "placeholder", "link", "fill",
    "windowBackground", "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial",
    "ultraThickMaterial", "bar",
  ]

  /// Further names that `UIColor` has.
  private static let takenByUIColor: Set<String> = [
    "label", "secondaryLabel", "tertiaryLabel", "darkGray", "lightGray", "magenta", "systemBackground",
    "darkText", "lightText", "opaqueSeparator", "placeholderText", "tintColor",
  ]

  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
