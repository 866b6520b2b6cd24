import Foundation

/// A source file with words of Foundation's names that ask Relief: the app's strings, files and formats.
///
/// In a module, its own words hide those of the same form that it imports. Only the words that sources use are made.
package enum FoundationWords {
  /// The file; nil where sources use none of the words.
  package static func source(for sources: SourceSet) -> (name: String, text: String)? {
    let parts = words.filter { word in
      sources.files.contains { file in word.signs.contains { file.text.contains($0) } }
    }
    guard !parts.isEmpty else { return nil }
    let text = "import Foundation\nimport SwiftUI\n\n" + parts.map(\.text).joined(separator: "\n\n") + "\n"
    return ("FoundationWords.swift", text)
  }

  private struct Word {
    /// What the text of a source has when it uses the words.
    var signs: [String]
    var text: String
  }

  private static let words: [Word] = [
    Word(
      // Where a package's target has its resources; catalogues and files are found by their names alone.
      signs: [".module"],
      text: "extension Foundation.Bundle { static var module: Foundation.Bundle { .main } }"),
    Word(
      signs: ["NSLocalizedString"],
      text: """
        func NSLocalizedString(
          _ key: String, tableName: String? = nil, bundle: Foundation.Bundle = Foundation.Bundle.main,
          value: String = "", comment: String
        ) -> String { SwiftUI._AppStrings.string(key, table: tableName, value: value) }
        """),
    Word(
      signs: ["localizedString(forKey"],
      text: """
        extension Foundation.Bundle {
          func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
            SwiftUI._AppStrings.string(key, table: tableName, value: value)
          }
        }
        """),
    Word(
      signs: ["localizedStringWithFormat"],
      text: """
        extension Swift.String {
          static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
            SwiftUI._AppStrings.formatted(format, locale: SwiftUI._AppStrings.locale, arguments)
          }
        }
        """),
    Word(
      signs: ["String(format:", "String.init(format:", ".init(format:"],
      text: """
        extension Swift.String {
          init(format: __shared String, _ arguments: any CVarArg...) {
            self = SwiftUI._AppStrings.formatted(format, locale: nil, arguments)
          }
        }
        """),
    Word(
      signs: ["forResource", "Resource:"],
      text: """
        extension Foundation.Bundle {
          func url(forResource name: String?, withExtension ext: String?) -> URL? {
            SwiftUI._AppFiles.url(name, ext) ?? url(forResource: name, withExtension: ext, subdirectory: nil)
          }
          func path(forResource name: String?, ofType ext: String?) -> String? {
            SwiftUI._AppFiles.url(name, ext)?.path ?? path(forResource: name, ofType: ext, inDirectory: nil)
          }
        }
        """),
    Word(
      signs: ["DateFormatter()", "DateFormatter ="],
      text: """
        final class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
          override init() {
            super.init()
            locale = SwiftUI._AppStrings.locale
          }
          required init?(coder: NSCoder) { nil }
        }
        """),
    Word(
      signs: ["NumberFormatter()", "NumberFormatter ="],
      text: """
        final class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
          override init() {
            super.init()
            locale = SwiftUI._AppStrings.locale
          }
          required init?(coder: NSCoder) { nil }
        }
        """),
    Word(
      signs: [
        "Locale.current", "Locale.autoupdatingCurrent", "locale: .current", "locale = .current", "(.current",
      ],
      text: """
        extension Foundation.Locale {
          static var current: Foundation.Locale { SwiftUI._AppStrings.locale }
          static var autoupdatingCurrent: Foundation.Locale { SwiftUI._AppStrings.locale }
        }
        """),
    Word(
      signs: ["Calendar.current", "Calendar.autoupdatingCurrent", ": Calendar = .current"],
      text: """
        extension Foundation.Calendar {
          static var current: Foundation.Calendar { SwiftUI._AppStrings.calendar }
          static var autoupdatingCurrent: Foundation.Calendar { SwiftUI._AppStrings.calendar }
        }
        """),
    Word(
      signs: [".localizedString(from"],
      text: """
        extension Foundation.DateFormatter {
          static func localizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
            let formatter = Foundation.DateFormatter()
            formatter.locale = SwiftUI._AppStrings.locale
            (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
            return formatter.string(from: date)
          }
        }
        """),
    // These are SwiftUI's here, but files that import Foundation alone use them.
    Word(
      signs: ["RelativeDateTimeFormatter"],
      text: "typealias RelativeDateTimeFormatter = SwiftUI.RelativeDateTimeFormatter"),
    Word(signs: ["ListFormatter"], text: "typealias ListFormatter = SwiftUI.ListFormatter"),
    Word(
      signs: ["ByteCountFormatter"],
      text: """
        final class ByteCountFormatter: Foundation.ByteCountFormatter, @unchecked Sendable {
          override func string(fromByteCount byteCount: Int64) -> String {
            SwiftUI._AppStrings.bytes(byteCount, by: self) ?? super.string(fromByteCount: byteCount)
          }
          override class func string(
            fromByteCount byteCount: Int64, countStyle: Foundation.ByteCountFormatter.CountStyle
          ) -> String {
            let formatter = ByteCountFormatter()
            formatter.countStyle = countStyle
            return formatter.string(fromByteCount: byteCount)
          }
        }
        """),
    Word(
      signs: [".formatted("],
      text: """
        extension Foundation.Date {
          func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Date {
            SwiftUI._AppStrings.localized(format).format(self)
          }
          func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
            formatted(FormatStyle(date: date, time: time))
          }
          func formatted() -> String { formatted(FormatStyle(date: .numeric, time: .shortened)) }
        }
        extension Swift.BinaryInteger {
          func formatted<S>(_ format: S) -> S.FormatOutput where Self == S.FormatInput, S: Foundation.FormatStyle {
            SwiftUI._AppStrings.localized(format).format(self)
          }
          func formatted() -> String { IntegerFormatStyle(locale: SwiftUI._AppStrings.locale).format(self) }
        }
        extension Swift.BinaryFloatingPoint {
          func formatted<S>(_ format: S) -> S.FormatOutput where Self == S.FormatInput, S: Foundation.FormatStyle {
            SwiftUI._AppStrings.localized(format).format(self)
          }
          func formatted() -> String {
            FloatingPointFormatStyle(locale: SwiftUI._AppStrings.locale).format(self)
          }
        }
        extension Foundation.Decimal {
          func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Decimal {
            SwiftUI._AppStrings.localized(format).format(self)
          }
        }
        extension Foundation.Decimal {
          func formatted() -> String { formatted(FormatStyle(locale: SwiftUI._AppStrings.locale)) }
        }
        extension Swift.Range where Bound == Date {
          func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
          where S.FormatInput == Range<Date> { SwiftUI._AppStrings.localized(style).format(self) }
          func formatted(
            date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle
          ) -> String {
            formatted(Date.IntervalFormatStyle(date: date, time: time))
          }
          func formatted() -> String { formatted(Date.IntervalFormatStyle()) }
        }
        extension Swift.Sequence where Element == String {
          func formatted() -> String {
            let style: ListFormatStyle<StringStyle, Self> = .list(type: .and)
            return formatted(style)
          }
        }
        extension Swift.Duration {
          func formatted<S: Foundation.FormatStyle>(_ v: S) -> S.FormatOutput where S.FormatInput == Swift.Duration {
            SwiftUI._AppStrings.localized(v).format(self)
          }
        }
        extension Swift.Sequence {
          func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
            SwiftUI._AppStrings.localized(style).format(self)
          }
        }
        """),
  ]
}
