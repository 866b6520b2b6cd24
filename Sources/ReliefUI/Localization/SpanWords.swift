import Foundation
import ReliefAssets

/// Writes how long something takes in a language: `2 hr, 5 min`, `1 year, 2 months`.
///
/// Units up to days are Foundation's; it has none beyond weeks, so years and months are from a table.
struct SpanWords {
  let locale: Locale

  private enum Unit: Int, CaseIterable {
    case year, month, day, hour, minute, second

    /// Seconds: a year is that of the Gregorian calendar on average, a month the twelfth part of it.
    var length: Int { [31_556_952, 2_629_746, 86_400, 3600, 60, 1][rawValue] }
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
    let language = locale.language.languageCode?.identifier ?? "en"
    guard let names = Self.table[language] ?? Self.table["en"] else { return "" }
    let words = counts.map { unit, count in
      guard unit.rawValue <= Unit.month.rawValue else { return short([(unit, count)], .wide) }
      let forms = names.forms[unit.rawValue]
      let form = forms[PluralRules.category(Double(count), language: language)] ?? forms[.other] ?? "#"
      let number = count.formatted(.number.locale(locale))
      return form.replacingOccurrences(of: "#", with: number)
    }
    return words.joined(separator: names.separator)
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

  private struct Names {
    let separator: String
    /// The forms for years and months; `#` stands for the number.
    let forms: [[PluralCategory: String]]
  }

  private static let table: [String: Names] = {
    var table: [String: Names] = [:]
    for line in source.split(separator: "\n") {
      let cells = line.components(separatedBy: "|")
      guard cells.count == 4 else { continue }
      let forms = cells[2...3].map { cell in
        var forms: [PluralCategory: String] = [:]
        for pair in cell.components(separatedBy: ";") {
          let parts = pair.components(separatedBy: "=")
          if parts.count == 2, let category = PluralCategory(rawValue: parts[0]) {
            forms[category] = parts[1]
          }
        }
        return forms
      }
      table[cells[0]] = Names(separator: cells[1], forms: forms)
    }
    return table
  }()

  /// A language, what stands between two units, the forms of years and of months.
  ///
  /// Source: Unicode CLDR 41, `duration-year` and `duration-month` at full length, lists of units.
  private static let source = """
    en|, |one=# year;other=# years|one=# month;other=# months
    de|, |one=# Jahr;other=# Jahre|one=# Monat;other=# Monate
    fr| et |one=# an;other=# ans|other=# mois
    es| y |one=# año;other=# años|one=# mes;other=# meses
    it| e |one=# anno;other=# anni|one=# mese;other=# mesi
    pt| e |one=# ano;other=# anos|one=# mês;other=# meses
    nl|, |other=# jaar|one=# maand;other=# maanden
    sv|, |other=# år|one=# månad;other=# månader
    da| og |other=# år|one=# måned;other=# måneder
    nb|, |other=# år|one=# måned;other=# måneder
    fi|, |one=# vuosi;other=# vuotta|one=# kuukausi;other=# kuukautta
    pl| i |one=# rok;few=# lata;many=# lat;other=# roku|one=# miesiąc;few=# miesiące;many=# miesięcy;other=# miesiąca
    cs|, |one=# rok;few=# roky;many=# roku;other=# let|one=# měsíc;few=# měsíce;many=# měsíce;other=# měsíců
    ru| |one=# год;few=# года;many=# лет;other=# года|one=# месяц;few=# месяца;many=# месяцев;other=# месяца
    uk| і |one=# рік;few=# роки;many=# років;other=# року|one=# місяць;few=# місяці;many=# місяців;other=# місяця
    tr| |other=# yıl|other=# ay
    ar| و|one=سنة;two=سنتان;few=# سنوات;many=# سنة;other=# سنة|one=شهر;two=شهران;few=# أشهر;many=# شهرًا;other=# شهر
    he|, |one=שנה;two=שנתיים;other=# שנים|one=חודש;two=חודשיים;other=# חודשים
    ja| |other=# 年|other=# か月
    zh||other=#年|other=#个月
    ko| |other=#년|other=#개월
    """
}
