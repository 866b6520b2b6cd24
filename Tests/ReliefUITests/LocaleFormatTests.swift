import Foundation
import Testing

@testable import ReliefUI

@MainActor @Suite struct LocaleFormatTests {
  /// 9 January 2007, 9:41 in Greenwich.
  private static let date = Date(timeIntervalSince1970: 1_168_335_660)

  /// A text's letters in a locale; spaces are alike, and marks that only turn the direction are left out.
  private func text(_ text: Text, _ locale: String) -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.timeZone = .gmt
    return Self.plain(text.plainText(environment))
  }

  private static func plain(_ text: String) -> String {
    let marks: Set<Unicode.Scalar> = ["\u{200E}", "\u{200F}", "\u{061C}", "\u{2068}", "\u{2069}"]
    let spaces: Set<Unicode.Scalar> = ["\u{A0}", "\u{202F}", "\u{2009}"]
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !marks.contains(scalar) {
      scalars.append(spaces.contains(scalar) ? " " : scalar)
    }
    return String(scalars)
  }

  // Source: Unicode CLDR as babel 2.19 and ICU 76.1 (number skeletons, `udatpg`) write it, asked without Relief.
  @Test(
    "Numbers, lists and dates of texts have the digits, signs and words of the environment's locale",
    arguments: [
      "en_US|€1,234.50|25.6%|1,234,567.891|a, b, and c|a or b|1.2 MB|January 9, 2007|9:41 AM|Jan 9"
        + "|Tuesday, January 9|Jan 9 – 12, 2007",
      "de_DE|1.234,50 €|25,6 %|1.234.567,891|a, b und c|a oder b|1,2 MB|9. Januar 2007|09:41|9. Jan."
        + "|Dienstag, 9. Januar|9.–12. Jan. 2007",
      "fr_FR|1 234,50 €|25,6 %|1 234 567,891|a, b et c|a ou b|1,2 Mo|9 janvier 2007|09:41|9 janv."
        + "|mardi 9 janvier|9–12 janv. 2007",
      "ar_EG|١٬٢٣٤٫٥٠ €|٢٥٫٦٪|١٬٢٣٤٬٥٦٧٫٨٩١|a وb وc|a أو b|١٫٢ م.ب|٩ يناير، ٢٠٠٧|٩:٤١ ص|٩ يناير"
        + "|الثلاثاء، ٩ يناير|٩–١٢ يناير ٢٠٠٧",
      "ja_JP|€1,234.50|25.6%|1,234,567.891|a、b、c|aまたはb|1.2 MB|2007年1月9日|9:41|1月9日"
        + "|1月9日 火曜日|2007年1月9日～12日",
      "hi_IN|€1,234.50|25.6%|12,34,567.891|a, b और c|a या b|1.2 MB|9 जनवरी 2007|पू 9:41|9 जन॰"
        + "|मंगलवार, 9 जनवरी|9–12 जन॰ 2007",
    ])
  func formats(_ line: String) {
    let cells = line.split(separator: "|").map(String.init)
    let style = Date.FormatStyle(timeZone: .gmt)
    let interval = Date.IntervalFormatStyle(date: .abbreviated, time: .omitted, timeZone: .gmt)
    let texts: [Text] = [
      Text(1234.5, format: .currency(code: "EUR")), Text(0.256, format: .percent),
      Text(1_234_567.891, format: .number), Text(["a", "b", "c"], format: .list(type: .and)),
      Text(["a", "b"], format: .list(type: .or)), Text(Int64(1_200_000), format: .byteCount(style: .file)),
      Text(Self.date, style: .date), Text(Self.date, style: .time),
      Text(Self.date, format: style.month(.abbreviated).day()),
      Text(Self.date, format: style.weekday(.wide).month(.wide).day()),
      Text(Self.date..<Self.date.addingTimeInterval(3 * 86_400), format: interval),
    ]
    #expect(cells.count == texts.count + 1)
    for (text, cell) in zip(texts, cells.dropFirst()) { #expect(self.text(text, cells[0]) == cell) }
  }

  // Source: ICU 76.1, `ureldatefmt_format` and `ureldatefmt_formatNumeric`.
  @Test(
    "How far dates are apart is said in words of the language",
    arguments: [
      "en_US|2 hours ago|in 3 days|tomorrow|5 min. ago", "de_DE|vor 2 Stunden|in 3 Tagen|morgen|vor 5 Min.",
      "fr_FR|il y a 2 heures|dans 3 jours|demain|il y a 5 min",
      "ar_EG|قبل ساعتين|خلال ٣ أيام|غدًا|قبل ٥ دقائق", "ja_JP|2 時間前|3 日後|明日|5 分前",
      "hi_IN|2 घंटे पहले|3 दिन में|आने वाला कल|5 मि॰ पहले",
    ])
  func relative(_ line: String) {
    let cells = line.split(separator: "|").map(String.init)
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: cells[0])
    // Nothing is rounded up: two hours and 59 minutes are two hours.
    let hours = formatter.localizedString(
      for: Self.date.addingTimeInterval(-10_740), relativeTo: Self.date)
    #expect(Self.plain(hours) == cells[1])
    #expect(Self.plain(formatter.localizedString(fromTimeInterval: 3 * 86_400 + 1)) == cells[2])
    formatter.dateTimeStyle = .named
    #expect(Self.plain(formatter.localizedString(from: DateComponents(day: 1))) == cells[3])
    formatter.unitsStyle = .short
    #expect(Self.plain(formatter.localizedString(fromTimeInterval: -300)) == cells[4])
  }

  @Test("Units that are not there, and numbers that are none, are no seconds")
  func oddRelative() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.localizedString(fromTimeInterval: .nan) == "in 0 seconds")
    #expect(formatter.localizedString(fromTimeInterval: .infinity) == "in 0 seconds")
    #expect(formatter.localizedString(from: DateComponents()) == "in 0 seconds")
    #expect(formatter.string(for: "no date") == nil)
  }

  // Source: ICU 76.1, number skeletons such as `unit/kilometer usage/default unit-width-short`.
  @Test(
    "Measurements are in units that the region uses, with their names or signs in the language",
    arguments: [
      "en_US|3.1 mi|71°F|21.5 degrees Celsius|2.5kg|88.0 km/h|1 meter",
      "de_DE|5 km|22 °C|21,5 Grad Celsius|2,5 kg|88,0 km/h|1 Meter",
      "fr_FR|5 km|22 °C|21,5 degrés Celsius|2,5 kg|88,0 km/h|1 mètre",
      "ar_EG|٥ كم|٢٢°م|٢١٫٥ درجة مئوية|٢٫٥ كغ|٨٨٫٠ كم/س|متر",
      "ja_JP|5 km|22°C|摂氏21.5度|2.5kg|88.0 km/h|1メートル",
      "hi_IN|5 कि॰मी॰|22℃|21.5 डिग्री सेल्सियस|2.5 कि॰ग्रा॰|88.0 कि॰मी॰/घं॰|1 मीटर",
    ])
  func measurements(_ line: String) {
    let cells = line.split(separator: "|").map(String.init)
    let warm = Measurement(value: 21.5, unit: UnitTemperature.celsius)
    let texts: [Text] = [
      Text(Measurement(value: 5, unit: UnitLength.kilometers), format: .measurement(width: .abbreviated)),
      Text(warm, format: .measurement(width: .abbreviated)),
      Text(warm, format: .measurement(width: .wide, usage: .asProvided)),
      Text(
        Measurement(value: 2.5, unit: UnitMass.kilograms),
        format: .measurement(width: .narrow, usage: .asProvided)),
      Text(
        Measurement(value: 88, unit: UnitSpeed.kilometersPerHour),
        format: .measurement(
          width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(1)))),
      Text(
        Measurement(value: 1, unit: UnitLength.meters), format: .measurement(width: .wide, usage: .asProvided)
      ),
    ]
    for (text, cell) in zip(texts, cells.dropFirst()) { #expect(self.text(text, cells[0]) == cell) }
  }

  @Test(
    "A way to write numbers goes for the unit of the region; hidden scales and unknown units have their signs"
  )
  func measuredNumbers() {
    func written<U: Dimension>(_ value: Measurement<U>, _ style: Measurement<U>.FormatStyle) -> String {
      Self.plain(style.locale(Locale(identifier: "en_US")).format(value))
    }
    let warm = Measurement(value: 21.5, unit: UnitTemperature.celsius)
    let one = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
    #expect(written(warm, .init(width: .abbreviated, numberFormatStyle: one)) == "70.7°F")
    #expect(written(warm, .init(width: .narrow, hidesScaleName: true, numberFormatStyle: one)) == "70.7°")
    #expect(written(warm, .init(width: .narrow, hidesScaleName: true)) == "71°")
    #expect(written(warm, .init(width: .narrow, usage: .asProvided, hidesScaleName: true)) == "21.5°")
    let far = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(
      written(far, .init(width: .wide, numberFormatStyle: one.sign(strategy: .always()))) == "+3.1 miles")
    #expect(
      written(Measurement(value: 2, unit: UnitLength.meters), .init(width: .wide, usage: .personHeight))
        == "6 feet, 6.7 inches")
    let own = UnitLength(symbol: "parrot", converter: UnitConverterLinear(coefficient: 0.3))
    #expect(written(Measurement(value: 2.125, unit: own), .init(width: .abbreviated)) == "2.12 parrot")
    #expect(
      written(Measurement(value: .nan, unit: UnitLength.meters), .init(width: .abbreviated)).hasPrefix("NaN"))
  }

  @Test("Things are listed, and bytes counted, in the user's language")
  func lists() {
    RenderContext.$current.withValue(RenderContext(locale: Locale(identifier: "fr_FR"))) {
      #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b et c")
      let formatter = ListFormatter()
      formatter.locale = Locale(identifier: "de_DE")
      formatter.itemFormatter = RelativeDateTimeFormatter()
      #expect(formatter.string(from: [1, "x"]) == "1 und x")
      let bytes = ByteCountFormatter()
      #expect(_AppStrings.bytes(1_200_000, by: bytes).map(Self.plain) == "1,2 Mo")
      bytes.countStyle = .binary
      bytes.allowedUnits = .useKB
      #expect(
        _AppStrings.bytes(2048, by: bytes).map(Self.plain) == "2 Ko"
          || _AppStrings.bytes(2048, by: bytes).map(Self.plain) == "2 ko")
      bytes.includesUnit = false
      #expect(_AppStrings.bytes(2048, by: bytes) == nil)
    }
  }
}
