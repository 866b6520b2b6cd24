import Foundation

/// The wheels of a date: in the order of the locale, the date's own row in the middle.
struct DateWheels: View {
  let date: Date
  let components: DatePickerComponents
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.renderDate) private var today

  /// How wide the wheel of a part is where there is room, in points. [choice: as UIDatePicker's, which are 320 together]
  private func width(_ part: DateWheelWords.Part) -> CGFloat {
    switch part {
    case .weekday: 140
    case .month: 140
    case .year: 80
    case .day: 60
    case .hour, .minute, .half: 52
    }
  }

  var body: some View {
    let words = DateWheelWords(locale: locale, timeZone: timeZone, today: today)
    let parts = words.parts(components)
    WheelGround {
      Spacer(minLength: 0).layoutPriority(-1)
      ForEach(parts, id: \.self) { part in
        WheelColumn { row in
          if let text = words.text(part, WheelLook.offsets[row], from: date) {
            Text(verbatim: text).font(.system(size: WheelLook.fontSize)).lineLimit(1)
          }
        }
        .frame(minWidth: 0, idealWidth: width(part), maxWidth: width(part))
      }
      Spacer(minLength: 0).layoutPriority(-1)
    }
  }
}

/// What stands on the wheels of dates.
struct DateWheelWords {
  let locale: Locale
  let timeZone: TimeZone
  let today: Date

  enum Part: Hashable { case day, month, year, weekday, hour, minute, half }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (locale, timeZone)
    return calendar
  }

  /// The fields of a form of dates, in the order of the locale.
  private func order(_ template: String) -> String {
    let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    var seen = ""
    var isQuoted = false
    for letter in pattern {
      if letter == "'" { isQuoted.toggle() }
      if !isQuoted, letter.isLetter, !seen.contains(letter) { seen.append(letter) }
    }
    return seen
  }

  func parts(_ components: DatePickerComponents) -> [Part] {
    var parts: [Part] = []
    if components == .date || !components.contains(.hourAndMinute) {
      for letter in order("yMMMMd") {
        switch letter {
        case "y": parts.append(.year)
        case "M", "L": parts.append(.month)
        case "d": parts.append(.day)
        default: break
        }
      }
    } else {
      if components.contains(.date) { parts.append(.weekday) }
      parts += [.hour, .minute]
      if isHalved { parts.append(.half) }
    }
    return parts
  }

  /// Whether hours are counted in halves of a day.
  private var isHalved: Bool { order("jm").contains { $0 == "a" || $0 == "b" || $0 == "B" } }

  /// What a row of a wheel shows; nil for none.
  func text(_ part: Part, _ offset: Int, from date: Date) -> String? {
    let calendar = calendar
    func moved(_ component: Calendar.Component) -> Date? {
      calendar.date(byAdding: component, value: offset, to: date)
    }
    func style() -> Date.FormatStyle { Date.FormatStyle(locale: locale, timeZone: timeZone) }
    switch part {
    case .year: return moved(.year)?.formatted(style().year())
    case .month:
      let names = calendar.standaloneMonthSymbols
      return names[(calendar.component(.month, from: date) - 1 + offset + 2 * names.count) % names.count]
    case .day:
      guard let days = calendar.range(of: .day, in: .month, for: date) else { return nil }
      let day = (calendar.component(.day, from: date) - 1 + offset + 2 * days.count) % days.count + 1
      return number(day, digits: 1)
    case .weekday:
      guard let day = moved(.day) else { return nil }
      if calendar.isDate(day, inSameDayAs: today) { return SystemWords.word("Today", locale) }
      return day.formatted(style().weekday(.abbreviated).month(.abbreviated).day())
    case .hour:
      let hours = isHalved ? 12 : 24
      var hour = (calendar.component(.hour, from: date) + offset + 2 * hours) % hours
      if isHalved, hour == 0 { hour = 12 }
      return number(hour, digits: isHalved ? 1 : 2)
    case .minute:
      let minute = (calendar.component(.minute, from: date) + offset + 120) % 60
      return number(minute, digits: 2)
    case .half:
      let half = (calendar.component(.hour, from: date) < 12 ? 0 : 1) + offset
      return half == 0 ? calendar.amSymbol : half == 1 ? calendar.pmSymbol : nil
    }
  }

  private func number(_ value: Int, digits: Int) -> String {
    value.formatted(.number.grouping(.never).precision(.integerLength(digits...)).locale(locale))
  }
}
