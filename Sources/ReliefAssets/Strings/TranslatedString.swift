import Foundation

/// A string of a table: a format, and forms for the numbers in it.
package struct TranslatedString: Hashable, Sendable {
  /// A part of a format that depends on a number.
  package struct Variable: Hashable, Sendable {
    /// Which argument it is, from 1; nil for the one that is next.
    package var argument: Int?
    /// How the number is written where a form says `%arg`.
    package var specifier: String
    /// The forms; each may hold other variables.
    package var forms: [PluralCategory: String]

    /// The form of a number in a language. A form for zero is taken for 0 in every language, as Apple's systems do.
    ///
    /// - Parameter decimals: how many digits are written behind the point; they count in CLDR's rules.
    package func form(_ value: Double, decimals: Int = 0, language: String) -> String {
      if value == 0, let zero = forms[.zero] { return zero }
      let category = PluralRules.category(value, decimals: decimals, language: language)
      return forms[category] ?? rest
    }

    /// The form for the rest; where it is missing, that for the most numbers of those that there are.
    private var rest: String {
      [.other, .many, .few, .two, .one, .zero].lazy.compactMap { forms[$0] }.first ?? ""
    }

    /// How the number is written: as the form for the rest says, else by the variable's own way.
    package var writing: String {
      for case .argument(_, let own) in TranslatedString.pieces(rest) where own != "%@" {
        return own == "%arg" ? specifier : own
      }
      return specifier
    }
  }

  /// The format, with `%#@name@` for variables.
  package var format: String
  /// The variables by name.
  package var variables: [String: Variable]
  /// Other strings for kinds of devices by their names in catalogues, such as `ipad`.
  package var devices: [String: TranslatedString] = [:]

  package init(_ format: String, variables: [String: Variable] = [:]) {
    (self.format, self.variables) = (format, variables)
  }

  /// The string for a kind of device.
  package func on(_ device: String) -> TranslatedString { devices[device] ?? self }

  /// The names of variables that formats have and nothing explains, each once.
  var missingVariables: [String] {
    var missing: [String] = []
    for name in Self.names(format) + variables.keys.sorted().flatMap(named)
    where variables[name] == nil && !missing.contains(name) { missing.append(name) }
    return missing
  }

  /// A variable whose forms name it again, by themselves or by others; nil where none does.
  var circle: String? {
    var done: Set<String> = []
    // Names to look at, and nil where those of one are all seen.
    for start in variables.keys.sorted() where !done.contains(start) {
      var path: [String] = []
      var onPath: Set<String> = []
      var open: [String?] = [start]
      while let next = open.popLast() {
        guard let name = next else {
          if let seen = path.popLast() {
            onPath.remove(seen)
            done.insert(seen)
          }
          continue
        }
        if onPath.contains(name) { return name }
        if done.contains(name) || variables[name] == nil { continue }
        path.append(name)
        onPath.insert(name)
        open.append(nil)
        open += named(by: name).map { $0 }
      }
    }
    return nil
  }

  /// The variables that the forms of one name.
  private func named(by name: String) -> [String] {
    variables[name]?.forms.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { Self.names($0.value) } ?? []
  }

  private static func names(_ format: String) -> [String] {
    pieces(format).compactMap { if case .variable(_, let name) = $0 { name } else { nil } }
  }

  /// A piece of a format.
  package enum Piece: Hashable, Sendable {
    case text(String)
    /// An argument: its number from 1, nil for the one that is next, and how it is written, such as `%.1f`.
    case argument(Int?, String)
    /// A variable.
    case variable(Int?, String)
  }

  /// The pieces of a format of C with Apple's additions. What is no format is text.
  package static func pieces(_ format: String) -> [Piece] {
    var pieces: [Piece] = []
    var text = ""
    var rest = format[...]
    while let c = rest.popFirst() {
      guard c == "%" else {
        text.append(c)
        continue
      }
      if rest.first == "%" {
        text.append("%")
        rest = rest.dropFirst()
        continue
      }
      guard let (piece, left) = conversion(rest) else {
        text.append("%")
        continue
      }
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
      pieces.append(piece)
      rest = left
    }
    if !text.isEmpty { pieces.append(.text(text)) }
    return pieces
  }

  /// What stands behind a percent sign; nil when it is no conversion.
  private static func conversion(_ after: Substring) -> (Piece, Substring)? {
    var rest = after
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      position = Int(digits)
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" }
      guard rest.dropFirst(2 + name.count).first == "@", !name.isEmpty else { return nil }
      return (.variable(position, String(name)), rest.dropFirst(3 + name.count))
    }
    if rest.hasPrefix("arg") { return (.argument(position, "%arg"), rest.dropFirst(3)) }
    if rest.first == "@" { return (.argument(position, "%@"), rest.dropFirst()) }
    let flags = rest.prefix { "0123456789.+-# '".contains($0) }
    let size = rest.dropFirst(flags.count).prefix { "hlqLzjt".contains($0) }
    let kind = rest.dropFirst(flags.count + size.count)
    guard let letter = kind.first, "diuxXofFeEgGcsaA".contains(letter) else { return nil }
    // "100% sure" is no conversion with a blank for its flag.
    if flags.contains(" ") { return nil }
    return (.argument(position, "%\(flags)\(size)\(letter)"), kind.dropFirst())
  }
}
