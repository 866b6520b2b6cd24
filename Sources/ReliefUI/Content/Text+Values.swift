import Foundation

/// A string that is made when the environment is known.
struct LateString: Equatable {
  /// What tells it from others: its value and format. Describing a format takes longer than all else of a text, and
  /// texts are seldom compared.
  private let value: () -> String, format: () -> String
  let make: (EnvironmentValues) -> String

  init(
    _ value: @autoclosure @escaping () -> String, _ format: @autoclosure @escaping () -> String,
    _ make: @escaping (EnvironmentValues) -> String
  ) {
    (self.value, self.format, self.make) = (value, format, make)
  }

  static func == (a: LateString, b: LateString) -> Bool { a.value() == b.value() && a.format() == b.format() }
}

extension Text {
  /// A string of the source: Markdown in it counts, and values have the locale's form.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    var key = key
    key.table = tableName
    self.init(parts: [.key(key)])
  }

  /// A string with attributes.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    self.init(parts: [.attributed(attributedContent)])
  }

  /// A value by a formatter.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// A value by a formatter, such as a number in an `NSNumber`.
  public init<Subject: AnyObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// A date by a formatter.
  public init(_ subject: Date, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// A value by a format; a format without a locale has that of the environment.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(parts: [
      .late(LateString("\(input)", "\(format)") { format.locale($0.locale).format(input) })
    ])
  }
}

extension Text {
  /// A decimal number by a format: sums of such numbers are understood without more being said.
  public init<F: FormatStyle>(_ input: Decimal, format: F)
  where F.FormatInput == Decimal, F.FormatOutput == String {
    self.init(parts: [
      .late(LateString("\(input)", "\(format)") { format.locale($0.locale).format(input) })
    ])
  }
}

/// How a date is written.
public struct TextDateStyle: Sendable, Equatable {
  enum Kind: Sendable { case time, date, relative, offset, timer }
  let kind: Kind

  /// Hours and minutes.
  public static let time = TextDateStyle(kind: .time)
  /// Day, month and year.
  public static let date = TextDateStyle(kind: .date)
  /// How long it is from now, in words.
  public static let relative = TextDateStyle(kind: .relative)
  /// How long it is from now, with a sign.
  public static let offset = TextDateStyle(kind: .offset)
  /// Minutes and seconds from now.
  public static let timer = TextDateStyle(kind: .timer)
}

extension Text {
  /// How a date is written.
  public typealias DateStyle = TextDateStyle

  /// A date.
  public init(_ date: Date, style: DateStyle) {
    self.init(parts: [.late(LateString("\(date)", "\(style)") { TextDates($0).text(date, style) })])
  }

  /// Two dates with a dash between them.
  public init(_ dates: ClosedRange<Date>) {
    self.init(parts: [
      .late(
        LateString("\(dates)", "range") {
          let writer = TextDates($0)
          return "\(writer.text(dates.lowerBound, .time)) – \(writer.text(dates.upperBound, .time))"
        })
    ])
  }

  /// The start and the end of an interval with a dash between them.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// How much of an interval is left, as minutes and seconds.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(parts: [
      .late(
        LateString("\(timerInterval)", "timer \(countsDown) \(showsHours) \(String(describing: pauseTime))") {
          let now = min(
            max(pauseTime ?? TextDates($0).now, timerInterval.lowerBound), timerInterval.upperBound)
          let seconds =
            countsDown
            ? timerInterval.upperBound.timeIntervalSince(now)
            : now.timeIntervalSince(timerInterval.lowerBound)
          return TextDates($0).clock(seconds, showsHours: showsHours)
        })
    ])
  }
}

/// Writes dates in an environment; now is the date of the picture.
struct TextDates {
  let locale: Locale
  let timeZone: TimeZone
  let now: Date

  init(_ environment: EnvironmentValues) {
    (locale, timeZone) = (environment.locale, environment.timeZone)
    now = environment.renderContext.date
  }

  func text(_ date: Date, _ style: TextDateStyle) -> String {
    let seconds = date.timeIntervalSince(now)
    switch style.kind {
    // By its fields, not by its length: hours have two digits then where CLDR's short times have them.
    case .time:
      return date.formatted(Date.FormatStyle(locale: locale, timeZone: timeZone).hour().minute())
    case .date: return formatted(date, .long, .omitted)
    case .relative: return SpanWords(locale: locale).text(abs(seconds), parts: 2)
    case .offset:
      return (seconds < 0 ? "-" : "+") + SpanWords(locale: locale).text(abs(seconds), parts: 1)
    case .timer: return clock(abs(seconds), showsHours: true)
    }
  }

  /// A date in a short form, as `Jan 2, 2001`.
  func shortDate(_ date: Date) -> String { formatted(date, .abbreviated, .omitted) }

  private func formatted(
    _ date: Date, _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
  ) -> String {
    date.formatted(Date.FormatStyle(date: day, time: time, locale: locale, timeZone: timeZone))
  }

  /// Seconds as `1:02:03`; the hours fall into the minutes where they are not shown.
  func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let whole = Int(min(max(seconds.isFinite ? seconds : 0, 0), 1e9))
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && whole >= 3600 ? .hourMinuteSecond : .minuteSecond
    return Duration.TimeFormatStyle(pattern: pattern).locale(locale).format(.seconds(whole))
  }
}
