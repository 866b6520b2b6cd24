import Foundation

/// Sizes of calendars. [choice: near what UIDatePicker draws inline]
private enum CalendarLook {
  static let day: CGFloat = 44
  static let circle: CGFloat = 40
  static let header: CGFloat = 44
  static let weekday: CGFloat = 20
}

/// The month of a date: its days below the names of weekdays, the date on a disc.
struct CalendarMonth: View {
  let date: Date
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.renderDate) private var today

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (locale, timeZone)
    calendar.firstWeekday = locale.firstDayOfWeek.number
    return calendar
  }

  /// The numbers of the days in weeks; nil where a week reaches over the month.
  private var weeks: [[Int?]] {
    let calendar = calendar
    guard let month = calendar.dateInterval(of: .month, for: date),
      let days = calendar.range(of: .day, in: .month, for: date)
    else { return [] }
    let first = calendar.component(.weekday, from: month.start)
    let lead = (first - calendar.firstWeekday + 7) % 7
    var cells: [Int?] = Array(repeating: nil, count: lead) + days.map { $0 }
    while cells.count % 7 != 0 { cells.append(nil) }
    return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
  }

  private var title: String {
    date.formatted(Date.FormatStyle(locale: locale, timeZone: timeZone).month(.wide).year())
  }

  private var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    return (0..<7).map { names[($0 + calendar.firstWeekday - 1) % 7].uppercased(with: locale) }
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 28) {
        HStack(spacing: 5) {
          Text(verbatim: title).font(.headline)
          Image(systemName: "chevron.forward").font(.footnote).bold().foregroundStyle(.tint)
        }
        Spacer(minLength: 0)
        Image(systemName: "chevron.backward").font(.title3).foregroundStyle(.tint)
        Image(systemName: "chevron.forward").font(.title3).foregroundStyle(.tint)
      }
      .frame(height: CalendarLook.header)
      HStack(spacing: 0) {
        ForEach(0..<7, id: \.self) { index in
          Text(verbatim: weekdays[index]).font(.footnote).fontWeight(.semibold).foregroundStyle(.tertiary)
            .lineLimit(1).frame(maxWidth: .infinity)
        }
      }
      .frame(height: CalendarLook.weekday)
      let weeks = weeks
      ForEach(0..<weeks.count, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { column in day(weeks[row][column]) }
        }
      }
    }
    // [choice: days keep their size, and so do their names]
    .environment(\.dynamicTypeSize, .large)
    .modifier(DisabledLook())
  }

  @ViewBuilder private func day(_ number: Int?) -> some View {
    let isChosen = number == calendar.component(.day, from: date)
    let isThisMonth = calendar.isDate(date, equalTo: today, toGranularity: .month)
    let isToday = isThisMonth && number == calendar.component(.day, from: today)
    ZStack {
      Color.clear
      if let number {
        if isChosen {
          Circle().fill(.tint).opacity(isToday ? 1 : 0.15)
            .frame(width: CalendarLook.circle, height: CalendarLook.circle)
        }
        let text = Text(number, format: .number.grouping(.never)).font(.system(size: 20))
        if isChosen {
          text.bold().foregroundStyle(isToday ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tint))
        } else {
          text.foregroundStyle(isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary))
        }
      }
    }
    .frame(maxWidth: .infinity).frame(height: CalendarLook.day)
  }
}

extension Locale.Weekday {
  /// The number that calendars give the day, 1 for Sunday.
  fileprivate var number: Int {
    switch self {
    case .sunday: 1
    case .monday: 2
    case .tuesday: 3
    case .wednesday: 4
    case .thursday: 5
    case .friday: 6
    case .saturday: 7
    @unknown default: 1
    }
  }
}

/// The ways in which dates are chosen.
enum DatePickerKind: Hashable, Sendable { case compact, calendar, wheels }

extension EnvironmentValues {
  private enum KindKey: EnvironmentKey { static var defaultValue: DatePickerKind { .compact } }

  var datePickerKind: DatePickerKind {
    get { self[KindKey.self] }
    set { self[KindKey.self] = newValue }
  }

  /// The date of the picture.
  var renderDate: Date { renderContext.date }
}
