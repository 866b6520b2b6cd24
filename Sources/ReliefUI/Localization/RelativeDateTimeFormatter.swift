import Foundation

/// Writes how far a date is from another, in the largest unit: `2 hours ago`, `tomorrow`.
///
/// Foundation on Linux has none; its formats for dates have the words. Numbers are cut, not rounded: 119 minutes are
/// one hour.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether there may be words instead of numbers.
  public enum DateTimeStyle: Int, Sendable {
    /// `1 day ago`.
    case numeric
    /// `yesterday`.
    case named
  }

  /// How long the units are.
  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`.
    case full
    /// `two months ago`.
    case spellOut
    /// `2 mo. ago`.
    case short
    /// `2mo ago`.
    case abbreviated
  }

  /// Whether there may be words instead of numbers.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How long the units are.
  open var unitsStyle = UnitsStyle.full
  /// Where the words stand, which says whether they begin with a capital letter.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar that says how long months are.
  open var calendar: Calendar! = _AppStrings.calendar
  /// The language; that of the user unless it is said.
  open var locale: Locale! = _AppStrings.locale

  private static let units: [Calendar.Component] = [
    .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
  ]

  /// How far a number of units is from now; the largest unit that is not zero counts.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let calendar = calendar ?? _AppStrings.calendar
    let given = Self.units.compactMap { unit in
      dateComponents.value(for: unit).flatMap { $0 == NSNotFound ? nil : (unit, $0) }
    }
    let first = given.first { $0.1 != 0 } ?? given.last ?? (.second, 0)
    let date = calendar.date(byAdding: first.0, value: first.1, to: start) ?? start
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: [Self.field(first.0)],
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale ?? _AppStrings.locale, calendar: calendar, capitalizationContext: context)
    return style.format(start)
  }

  /// How far a moment is from now, in seconds; the past is below zero.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let seconds = timeInterval.isFinite ? min(max(timeInterval, -1e11), 1e11) : 0
    return localizedString(for: start.addingTimeInterval(seconds), relativeTo: start)
  }

  /// How far a date is from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar = calendar ?? _AppStrings.calendar
    return localizedString(
      from: calendar.dateComponents(Set(Self.units), from: referenceDate, to: date))
  }

  /// How far a date is from now.
  override open func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private static func field(_ unit: Calendar.Component) -> Date.RelativeFormatStyle.Field {
    switch unit {
    case .year: .year
    case .month: .month
    case .weekOfMonth: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    default: .second
    }
  }

  private var units: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var context: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    default: .unknown
    }
  }
}
