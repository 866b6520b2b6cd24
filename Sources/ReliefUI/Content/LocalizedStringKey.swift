import Foundation
import ReliefDrawing
import Synchronization

/// A string in the source that is shown to people: it may hold values, and inline Markdown.
///
/// Its translation is looked up in the tables of the app, in the language of the environment's locale; where there is
/// none, the key itself is shown. Numbers are as the locale writes them.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// A piece of the string.
  enum Piece: Equatable {
    case literal(String)
    case value(Argument)
  }

  /// A value in the string.
  struct Argument: Equatable {
    var text: Text
    /// How it stands in a table's key.
    var specifier = "%@"
    /// The value, if it is a number.
    var number: Double?
    /// Whether the number is a whole one.
    var isInteger = false
  }

  var pieces: [Piece]
  /// The table that is asked first; nil for the app's main one.
  var table: String?

  /// A key from a string; its Markdown counts.
  public init(_ value: String) { pieces = [.literal(value)] }

  /// A key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// A key from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  /// Gathers the pieces of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    /// Room for the pieces.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    /// Adds a string as it is; Markdown in it does not count.
    public mutating func appendInterpolation(_ string: String) { append(Text(verbatim: string)) }

    /// Adds a string as it is.
    @_disfavoredOverload public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
      append(Text(verbatim: String(string)))
    }

    /// Adds a number, written as the locale writes it.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendInterpolation(value, specifier: T._standardSpecifier)
    }

    /// Adds a number by a format of C, such as `%.1f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      let text = Text(parts: [
        .late(LateString("\(value)", specifier) { value._formatted(specifier, $0.locale) })
      ])
      pieces.append(
        .value(
          Argument(text: text, specifier: specifier, number: value._number, isInteger: T._isInteger)))
    }

    /// Adds a value by a formatter.
    public mutating func appendInterpolation<Subject: AnyObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Adds a value by a formatter.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Adds a value by a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(Text(input, format: format))
    }

    /// Adds a text with its looks.
    public mutating func appendInterpolation(_ text: Text) { append(text) }

    /// Adds a string with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(Text(attributedString))
    }

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(Text(date, style: style))
    }

    /// Adds two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates)) }

    /// Adds a string by its own key.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(Text(resource)) }

    private mutating func append(_ text: Text) { pieces.append(.value(Argument(text: text))) }
  }
}

/// The locales that write small whole numbers in plain digits: those need no formatter, which takes a microsecond.
private enum PlainDigits {
  private static let known = Mutex<[String: Bool]>([:])

  /// Whether a locale writes whole numbers of up to three digits as programs do.
  static func areWritten(in locale: Locale) -> Bool {
    let name = locale.identifier
    if let known = known.withLock({ $0[name] }) { return known }
    let style = IntegerFormatStyle<Int>(locale: locale)
    let arePlain = [123, 456, 789, 0].allSatisfy { $0.formatted(style) == String($0) }
    known.withLock { $0[name] = arePlain }
    return arePlain
  }
}

/// A value that has a place in a format of C.
public protocol _FormatSpecifiable: Equatable {
  /// The format where none is given.
  static var _standardSpecifier: String { get }
  /// Whether values are whole numbers.
  static var _isInteger: Bool { get }
  /// The value as a number.
  var _number: Double { get }
  /// The value by a format, in a locale.
  func _formatted(_ specifier: String, _ locale: Locale) -> String
}

extension _FormatSpecifiable where Self: BinaryInteger {
  /// True.
  public static var _isInteger: Bool { true }
  /// The number.
  public var _number: Double { Double(self) }
  /// A whole number.
  public static var _standardSpecifier: String { isSigned ? "%lld" : "%llu" }
  /// The number by a format; without one, in the groups of the locale.
  public func _formatted(_ specifier: String, _ locale: Locale) -> String {
    guard specifier == Self._standardSpecifier else {
      return NumberFormat(specifier).text(integer: Int64(clamping: self), locale)
    }
    if (0..<1000).contains(self), PlainDigits.areWritten(in: locale) { return String(self) }
    return formatted(IntegerFormatStyle<Self>(locale: locale))
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// False.
  public static var _isInteger: Bool { false }
  /// The number.
  public var _number: Double { Double(self) }
  /// Six decimals, as C writes numbers.
  public static var _standardSpecifier: String { "%lf" }
  /// The number by a format.
  public func _formatted(_ specifier: String, _ locale: Locale) -> String {
    NumberFormat(specifier).text(float: Double(self), locale)
  }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

/// A format of C for one number, with text around it.
///
/// What C leaves undefined is made good here: a format for another kind of number than the one that is given takes
/// it all the same, and one that is no format is shown as it is.
struct NumberFormat {
  private let before: String, flags: String, kind: Character?, after: String

  init(_ specifier: String) {
    guard let percent = specifier.firstIndex(of: "%") else {
      (before, flags, kind, after) = (specifier, "", nil, "")
      return
    }
    before = String(specifier[..<percent])
    let rest = specifier[specifier.index(after: percent)...]
    let flags = rest.prefix { "0123456789.+-# ".contains($0) }
    let tail = rest.dropFirst(flags.count).drop { "hlqLzjt".contains($0) }
    // A width or precision of more than three digits is nothing that a picture can show.
    let isShort = flags.split { !$0.isNumber }.allSatisfy { $0.count <= 3 }
    self.flags = isShort ? String(flags) : ""
    kind = tail.first
    after = String(tail.dropFirst()).replacingOccurrences(of: "%%", with: "%")
  }

  /// A number as people see it written, and how many digits they see behind the point.
  func seen(_ value: Double) -> (value: Double, decimals: Int) {
    let precision = flags.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first
      .map { Int($0) ?? 0 }
    switch kind {
    case "f", "F": return (value, precision ?? 6)
    case "g", "G":
      // Six digits at most, without zeros at the end.
      let digits = String(format: "%.\(max(1, precision ?? 6))g", value)
      guard !digits.contains("e") else { return (value, 0) }
      return (value, digits.split(separator: ".").dropFirst().first?.count ?? 0)
    case "e", "E": return (value, 0)
    case _: return (value.rounded(.towardZero), 0)
    }
  }

  func text(integer value: Int64, _ locale: Locale) -> String {
    switch kind {
    case "f", "e", "g", "E", "G", "F": text(float: Double(value), locale)
    case let kind? where "xXodiu".contains(kind):
      before + String(format: "%\(flags)ll\(kind)", locale: locale, value) + after
    case nil: before
    case _?: before + "\(value)" + after
    }
  }

  func text(float value: Double, _ locale: Locale) -> String {
    switch kind {
    case let kind? where "fegEGF".contains(kind):
      before + String(format: "%\(flags)\(kind)", locale: locale, value) + after
    case let kind? where "xXodiu".contains(kind):
      text(integer: Int64(value.isNaN ? 0 : min(max(value, -9e18), 9e18)), locale)
    case nil: before
    case _?: before + "\(value)" + after
    }
  }
}
