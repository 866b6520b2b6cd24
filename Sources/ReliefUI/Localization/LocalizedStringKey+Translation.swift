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
    /// The variables whose forms are being written: a form that names one of them again ends there.
    private var open: [String] = []
    private static let deepest = 8
    /// How many variables may be written yet: forms that each name many others soon are more than any text.
    private var left = 1000

    init(_ string: TranslatedString, _ language: String, _ arguments: [Argument]) {
      (self.string, self.language, self.arguments) = (string, language, arguments)
    }

    mutating func pieces() -> [Piece] { pieces(string.format, own: nil) }

    /// - Parameter own: the number of the variable whose form it is.
    private mutating func pieces(_ format: String, own: Argument?) -> [Piece] {
      var ownIsFree = own != nil
      var result: [Piece] = []
      for piece in TranslatedString.pieces(format) {
        switch piece {
        case .text(let text): result.append(.literal(text))
        case .argument(let position, let specifier):
          if let own, specifier == "%arg" || (position == nil && ownIsFree) {
            ownIsFree = false
            result.append(.value(specifier == "%arg" ? own : own.written(specifier)))
          } else if let argument = take(position) {
            result.append(.value(argument.written(specifier)))
          }
        case .variable(let position, let name):
          result += variable(name, position)
        }
      }
      return result
    }

    private mutating func variable(_ name: String, _ position: Int?) -> [Piece] {
      guard let variable = string.variables[name] else { return [.literal("%#@\(name)@")] }
      guard left > 0, open.count < Self.deepest, !open.contains(name) else { return [] }
      left -= 1
      open.append(name)
      defer { open.removeLast() }
      // A form that is a whole string has all values in it; the first number says which form it is.
      if name == StringTables.wholeVariable {
        return pieces(form(of: variable, for: arguments.first { $0.number != nil }), own: nil)
      }
      guard let argument = take(position ?? variable.argument) else { return [] }
      return pieces(form(of: variable, for: argument), own: argument.written(variable.specifier))
    }

    /// The form for a number as it is written: "1.0" may have another one than "1".
    private func form(of variable: TranslatedString.Variable, for argument: Argument?) -> String {
      guard let argument, let number = argument.number else {
        return variable.form(0, language: language)
      }
      let seen = NumberFormat(argument.specifier(for: variable.writing)).seen(number)
      return variable.form(seen.value, decimals: seen.decimals, language: language)
    }

    private mutating func take(_ position: Int?) -> Argument? {
      let index = position.map { $0 - 1 } ?? next
      if position == nil { next += 1 }
      return arguments.indices.contains(index) ? arguments[index] : nil
    }
  }
}

extension LocalizedStringKey.Argument {
  /// The format by which the value is written where a table has another one: that of the table where it has flags or
  /// decimals, or writes numbers another way.
  fileprivate func specifier(for specifier: String) -> String {
    if specifier == "%@" || specifier == "%arg" { return self.specifier }
    let flags = specifier.dropFirst().prefix { "0123456789.+-# ".contains($0) }
    func way(_ specifier: String) -> Character? { specifier.last.map { "diu".contains($0) ? "d" : $0 } }
    return !flags.isEmpty || way(specifier) != way(self.specifier) ? specifier : self.specifier
  }

  /// The value as a format of a table writes it.
  func written(_ specifier: String) -> LocalizedStringKey.Argument {
    let specifier = self.specifier(for: specifier)
    guard let number, specifier != self.specifier else { return self }
    var copy = self
    let isInteger = isInteger
    copy.specifier = specifier
    copy.text = Text(parts: [
      .late(
        LateString("\(number)", specifier) {
          isInteger
            ? Int64(min(max(number, -9.2e18), 9.2e18))._formatted(specifier, $0.locale)
            : number._formatted(specifier, $0.locale)
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
