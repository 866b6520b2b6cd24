import Foundation
import Testing

@testable import ReliefUI

@MainActor @Suite struct SpanWordsTests {
  private static let day = 86_400.0

  private func text(_ seconds: Double, _ style: Text.DateStyle, _ locale: String) -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    let date = environment.renderContext.date.addingTimeInterval(seconds)
    // Foundation parts numbers from units by spaces that do not break.
    return Text(date, style: style).plainText(environment).replacing("\u{a0}", with: " ")
      .replacing("\u{202f}", with: " ")
  }

  // Source: Unicode CLDR 46 in ICU 76.1, duration units, short up to days, at full length for months and years.
  @Test(
    "How long it is from now is said in the language of the environment, in two units",
    arguments: [
      ("en_US", "2 hr, 5 min", "1 year, 2 months", "1 month, 3 days"),
      ("de_DE", "2 Std., 5 Min.", "1 Jahr und 2 Monate", "1 Monat und 3 Tage"),
      ("fr_FR", "2 h et 5 min", "1 an et 2 mois", "1 mois et 3 jours"),
      ("es_ES", "2 h y 5 min", "1 año y 2 meses", "1 mes y 3 días"),
      ("pl_PL", "2 godz. i 5 min", "1 rok i 2 miesiące", "1 miesiąc i 3 dni"),
      ("ja_JP", "2時間 5分", "1年 2か月", "1か月 3日"),
      ("ar_EG", "٢ س ٥ د", "سنة وشهران", "شهر و٣ أيام"),
    ])
  func relative(_ locale: String, _ hours: String, _ years: String, _ months: String) {
    #expect(text(7500, .relative, locale) == hours)
    #expect(text(-7500.9, .relative, locale) == hours)
    let (month, year) = (2_629_746.0, 31_556_952.0)
    #expect(text(year + 2 * month, .relative, locale) == years)
    #expect(text(month + 3 * Self.day, .relative, locale) == months)
  }

  @Test("A unit of which there is none ends the words, and nothing is rounded up")
  func ends() {
    #expect(text(0, .relative, "en_US") == "0 sec")
    #expect(text(59.9, .relative, "en_US") == "59 sec")
    #expect(text(3601, .relative, "en_US") == "1 hr")
    #expect(text(4 * Self.day - 1, .relative, "en_US") == "3 days, 23 hr")
    #expect(text(.infinity, .relative, "en_US") == "0 sec")
    #expect(text(-3 * Self.day, .offset, "de_DE") == "-3 Tg.")
    #expect(text(90 * Self.day, .offset, "en_US") == "+2 months")
  }

  @Test("Clocks have the digits and points of the language")
  func clocks() {
    #expect(text(65, .timer, "en_US") == "1:05")
    #expect(text(-3723, .timer, "en_US") == "1:02:03")
    #expect(text(3723, .timer, "ar_EG") == "١:٠٢:٠٣")
    #expect(text(3723, .timer, "da_DK") == "1.02.03")
  }
}
