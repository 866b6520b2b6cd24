import Foundation
import ReliefAssets

extension LocalizedStringKey {
  /// The key as it stands in tables, with formats of C for its values.
  private func tableKey(doublingPercents: Bool) -> String {
    pieces.reduce(into: "") { key, piece in
      switch piece {
      case .literal(let text):
        key += doublingPercents ? text.replacingOccurrences(of: "%", with: "%%") : text
      case .value(let argument): key += argument.specifier
      }
    }
  }

  private var arguments: [Argument] {
    pieces.compactMap { if case .value(let argument) = $0 { argument } else { nil } }
  }

  /// The string in the language of an environment; the key itself where no table has it.
  func translated(_ environment: EnvironmentValues) -> LocalizedStringKey {
    let tables = environment.renderContext.strings
    if tables.isEmpty { return self }
    var keys = [tableKey(doublingPercents: false)]
    if !arguments.isEmpty { keys.insert(tableKey(doublingPercents: true), at: 0) }
    return keys.lazy.compactMap { translated(named: $0, environment) }.first ?? self
  }

  /// The string of a table by a name, with this key's values in it; nil where no table has it.
  func translated(named name: String, _ environment: EnvironmentValues) -> LocalizedStringKey? {
    let found = environment.renderContext.strings.string(
      name, table: table ?? "Localizable", locale: environment.locale.identifier,
      device: environment.isLargeScreen ? "ipad" : "iphone")
    guard let found else { return nil }
    var copy = self
    // A string without values is taken as it is: percent signs in it are no formats.
    if arguments.isEmpty, found.string.variables.isEmpty {
      copy.pieces = [.literal(found.string.format)]
    } else {
      var expansion = Expansion(found.string, found.language, arguments)
      copy.pieces = expansion.pieces()
    }
    return copy
  }

  /// The key as it stands in tables.
  var plainKey: String { tableKey(doublingPercents: false) }

  /// The string in an environment, without looks; Markdown in it is not read.
  func plainText(_ environment: EnvironmentValues) -> String {
    translated(environment).pieces.reduce(into: "") { text, piece in
      switch piece {
      case .literal(let string): text += string
      case .value(let argument): text += argument.text.plainText(environment)
      }
    }
  }

  /// Puts values into a format of a table.
  struct Expansion {
    private let string: TranslatedString
    private let language: String
    private let arguments: [Argument]
    private var next = 0
    /// Forms may name each other; a circle ends here.
    private static let deepest = 8

    init(_ string: TranslatedString, _ language: String, _ arguments: [Argument]) {
      (self.string, self.language, self.arguments) = (string, language, arguments)
    }

    mutating func pieces() -> [Piece] { pieces(string.format, own: nil, depth: 0) }

    /// - Parameter own: the number of the variable whose form it is.
    private mutating func pieces(_ format: String, own: Argument?, depth: Int) -> [Piece] {
      guard depth < Self.deepest else { return [] }
      var ownIsFree = own != nil
      var result: [Piece] = []
      for piece in TranslatedString.pieces(format) {
        switch piece {
        case .text(let text): result.append(.literal(text))
        case .argument(let position, let specifier):
          if let own, specifier == "%arg" || (position == nil && ownIsFree) {
            ownIsFree = false
            result.append(.value(own))
          } else if let argument = take(position) {
            result.append(.value(argument.written(specifier)))
          }
        case .variable(let position, let name):
          result += variable(name, position, depth)
        }
      }
      return result
    }

    private mutating func variable(_ name: String, _ position: Int?, _ depth: Int) -> [Piece] {
      guard let variable = string.variables[name] else { return [.literal("%#@\(name)@")] }
      // A form that is a whole string has all values in it; the first number says which form it is.
      if name == StringTables.wholeVariable {
        let number = arguments.first { $0.number != nil }?.number ?? 0
        return pieces(variable.form(number, language: language), own: nil, depth: depth + 1)
      }
      guard let argument = take(position ?? variable.argument) else { return [] }
      let form = variable.form(argument.number ?? 0, language: language)
      return pieces(form, own: argument.written(variable.specifier), depth: depth + 1)
    }

    private mutating func take(_ position: Int?) -> Argument? {
      let index = position.map { $0 - 1 } ?? next
      if position == nil { next += 1 }
      return arguments.indices.contains(index) ? arguments[index] : nil
    }
  }
}

extension LocalizedStringKey.Argument {
  /// The value as a format of a table writes it: flags and decimals of the table's count.
  fileprivate func written(_ specifier: String) -> LocalizedStringKey.Argument {
    guard let number, specifier != self.specifier, specifier != "%@" else { return self }
    let flags = specifier.dropFirst().prefix { "0123456789.+-# ".contains($0) }
    let isFloat = specifier.last.map { "feEgGF".contains($0) } ?? false
    guard !flags.isEmpty || isFloat == isInteger else { return self }
    var copy = self
    let isInteger = isInteger
    copy.text = Text(parts: [
      .late(
        LateString("\(number)", specifier) {
          isInteger
            ? Int64(number)._formatted(specifier, $0.locale) : number._formatted(specifier, $0.locale)
        })
    ])
    return copy
  }
}

extension Text {
  /// The letters of the text in an environment.
  func plainText(_ environment: EnvironmentValues) -> String {
    runs(environment).map(\.run.string).joined()
  }
}
