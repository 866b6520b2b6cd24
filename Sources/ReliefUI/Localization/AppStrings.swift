import Foundation
import ReliefAssets

/// The app's strings, numbers and dates where code asks Foundation for them: the tool puts words of Foundation's names
/// into the user's module that ask here.
public enum _AppStrings {
  /// Stands between the name of a variable and where it comes from.
  private static let mark: Character = "\u{2063}"

  /// The string of a table; where none has it, the value, or the key.
  ///
  /// Variables of plural forms keep where they come from in their names, so that `formatted` finds them again.
  public static func string(_ key: String, table: String?, value: String?) -> String {
    let context = RenderContext.current
    let table = table ?? "Localizable"
    guard let found = context.strings.string(key, table: table, locale: context.locale.identifier) else {
      return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
    if found.string.variables.isEmpty { return found.string.format }
    return "%#@\(mark)\(table)\(mark)\(key)@"
  }

  /// A format with its values, plural forms included.
  public static func formatted(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
    let pieces = TranslatedString.pieces(format)
    guard format.contains(mark) || !fits(pieces, arguments) else {
      return String(format: format, locale: locale, arguments: arguments)
    }
    let context = RenderContext.current
    let environment = EnvironmentValues.ofProcess(locale)
    let values = arguments.map(argument)
    var next = 0
    return pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let string): text += string
      case .argument(let position, let specifier):
        let index = position.map { $0 - 1 } ?? next
        if position == nil { next += 1 }
        if values.indices.contains(index) {
          text += values[index].written(specifier).text.plainText(environment)
        }
      case .variable(_, let name):
        let parts = name.split(separator: mark, maxSplits: 1).map(String.init)
        guard parts.count == 2,
          let found = context.strings.string(
            parts[1], table: parts[0], locale: environment.locale.identifier)
        else { return }
        var expansion = LocalizedStringKey.Expansion(
          found.string, found.language, Array(values.dropFirst(next)))
        for piece in expansion.pieces() {
          switch piece {
          case .literal(let string): text += string
          case .value(let value): text += value.text.plainText(environment)
          }
        }
      }
    }
  }

  /// Whether each value is of the kind that its place in a format asks for: C takes what comes, and ends the program
  /// where a translation says `%@` for a number.
  private static func fits(_ pieces: [TranslatedString.Piece], _ arguments: [any CVarArg]) -> Bool {
    var next = 0
    for case .argument(let position, let specifier) in pieces {
      let index = position.map { $0 - 1 } ?? next
      if position == nil { next += 1 }
      guard arguments.indices.contains(index) else { return false }
      let number = arguments[index] as? any _FormatSpecifiable
      switch specifier.last {
      case "@": if number != nil { return false }
      case "f", "F", "e", "E", "g", "G", "a", "A":
        guard number is any BinaryFloatingPoint else { return false }
      case "d", "i", "u", "x", "X", "o", "c": guard number is any BinaryInteger else { return false }
      default: return false
      }
    }
    return true
  }

  private static func argument(_ value: any CVarArg) -> LocalizedStringKey.Argument {
    func made<T: _FormatSpecifiable>(_ number: T) -> LocalizedStringKey.Argument {
      let specifier = T._standardSpecifier
      let text = Text(parts: [
        .late(LateString("\(number)", specifier) { number._formatted(specifier, $0.locale) })
      ])
      return .init(text: text, specifier: specifier, number: number._number, isInteger: T._isInteger)
    }
    if let number = value as? any (_FormatSpecifiable) { return made(number) }
    return .init(text: Text(verbatim: "\(value)"))
  }

  /// A format in the user's locale, unless it has one of its own.
  public static func localized<F: FormatStyle>(_ format: F) -> F {
    let own = Mirror(reflecting: format).children.first { $0.label == "locale" || $0.label == "_locale" }
    if let locale = own?.value as? Locale, locale.identifier != Locale.current.identifier { return format }
    return format.locale(RenderContext.current.locale)
  }

  /// The user's language and region.
  public static var locale: Locale { RenderContext.current.locale }

  /// The calendar of the user's region, in the time zone of pictures.
  public static var calendar: Calendar {
    var calendar = Calendar(identifier: locale.calendar.identifier)
    (calendar.locale, calendar.timeZone) = (locale, .gmt)
    return calendar
  }
}

/// The files of the app, where code asks for them by name.
public enum _AppFiles {
  /// Where a file of a name lies; nil where the app has none.
  public static func url(_ name: String?, _ type: String?) -> URL? {
    RenderContext.current.files.path(name, type).map { URL(fileURLWithPath: $0) }
  }
}

extension _AppStrings {
  /// A number of bytes by a formatter of Foundation's, in the user's language; nil where it asks for what the formats
  /// of Foundation cannot leave out.
  public static func bytes(_ count: Int64, by formatter: Foundation.ByteCountFormatter) -> String? {
    guard formatter.includesUnit, formatter.includesCount else { return nil }
    let style: ByteCountFormatStyle.Style =
      switch formatter.countStyle {
      case .file: .file
      case .memory: .memory
      case .decimal: .decimal
      case .binary: .binary
      @unknown default: .file
      }
    let units = ByteCountFormatStyle.Units(rawValue: formatter.allowedUnits.rawValue)
    return ByteCountFormatStyle(
      style: style, allowedUnits: units.isEmpty ? .all : units,
      spellsOutZero: formatter.allowsNonnumericFormatting,
      includesActualByteCount: formatter.includesActualByteCount, locale: locale
    ).format(count)
  }
}
