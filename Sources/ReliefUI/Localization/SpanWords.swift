import Foundation

/// Writes how long something takes in a language: `2 hr, 5 min`, `1 year, 2 months`.
///
/// Units up to days are Foundation's; it has none beyond weeks, so years and months are ICU's.
struct SpanWords {
  let locale: Locale

  private enum Unit: Int, CaseIterable {
    case year, month, day, hour, minute, second

    /// Seconds: a year is that of the Gregorian calendar on average, a month the twelfth part of it.
    var length: Int { [31_556_952, 2_629_746, 86_400, 3600, 60, 1][rawValue] }

    /// What ICU calls a unit that Foundation has no words for.
    var name: String? { self == .year ? "year" : self == .month ? "month" : nil }
  }

  /// Seconds in words, in at most so many of their largest units; a unit of which there is none ends them.
  func text(_ seconds: TimeInterval, parts: Int) -> String {
    var left = Int(min(max(seconds.isFinite ? seconds : 0, 0), 1e11))
    var counts: [(unit: Unit, count: Int)] = []
    for unit in Unit.allCases where counts.count < parts {
      let count = left / unit.length
      if count > 0 { counts.append((unit, count)) }
      if count == 0, !counts.isEmpty { break }
      left -= count * unit.length
    }
    guard let first = counts.first else { return short([(.second, 0)], .abbreviated) }
    guard first.unit.rawValue <= Unit.month.rawValue else { return short(counts, .abbreviated) }
    let words = counts.map { unit, count -> String in
      guard let name = unit.name else { return short([(unit, count)], .wide) }
      return ICUNumbers.written(Double(count), "unit/\(name) unit-width-full-name", locale)?.text
        ?? "\(count) \(name)"
    }
    return ICUNumbers.list(words, locale)
  }

  /// What Foundation writes for units up to days.
  private func short(
    _ counts: [(unit: Unit, count: Int)], _ width: Duration.UnitsFormatStyle.UnitWidth
  ) -> String {
    var units: Set<Duration.UnitsFormatStyle.Unit> = []
    for (unit, _) in counts {
      units.insert([.days, .days, .days, .hours, .minutes, .seconds][unit.rawValue])
    }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: units, width: width, zeroValueUnits: .show(length: 1))
    let seconds = counts.reduce(0) { $0 + $1.count * $1.unit.length }
    return style.locale(locale).format(.seconds(seconds))
  }
}
