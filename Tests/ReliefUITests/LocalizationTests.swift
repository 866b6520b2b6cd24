import Foundation
@testable import ReliefAssets
import Testing

@testable import ReliefUI

@MainActor @Suite struct LocalizationTests {
  private static func tables() -> StringTables {
    var tables = StringTables()
    func plural(_ forms: [PluralCategory: String]) -> TranslatedString {
      TranslatedString(
        "%#@\(StringTables.wholeVariable)@",
        variables: [StringTables.wholeVariable: .init(argument: nil, specifier: "%lld", forms: forms)])
    }
    tables.add(["Play": TranslatedString("Play")], language: "en")
    tables.add(
      [
        "Play": TranslatedString("Abspielen"),
        "%lld songs": plural([.one: "%lld Lied", .other: "%lld Lieder"]),
        "%@ by %@": TranslatedString("%2$@: %1$@"), "100%% of %@": TranslatedString("%@ zu 100%%"),
        "loop %lld": TranslatedString(
          "%#@a@",
          variables: [
            "a": .init(argument: 1, specifier: "%lld", forms: [.other: "x%#@a@"])
          ]),
        "%lld of %lld": TranslatedString(
          "%#@a@ von %#@b@",
          variables: [
            "a": .init(argument: 1, specifier: "%lld", forms: [.one: "eins", .other: "%arg"]),
            "b": .init(argument: 2, specifier: "%lld", forms: [.other: "%arg Liedern"]),
          ]),
      ], language: "de")
    tables.add(
      ["%lld songs": plural([.few: "%lld أغانٍ", .zero: "لا أغانٍ", .other: "%lld أغنية"])], language: "ar")
    return tables
  }

  private func text(_ key: LocalizedStringKey, _ locale: String) -> String {
    var environment = EnvironmentValues()
    environment.renderContext = RenderContext(strings: Self.tables())
    environment.locale = Locale(identifier: locale)
    return Text(key).plainText(environment)
  }

  @Test("A key is translated into the language of the environment, its values in their places")
  func keys() {
    #expect(text("Play", "de") == "Abspielen")
    #expect(text("Play", "fr") == "Play")
    #expect(text("unknown", "de") == "unknown")
    #expect(text("\("Song") by \("Band")", "de_AT") == "Band: Song")
    #expect(text("100% of \("it")", "de") == "it zu 100%")
    #expect(text("\(1) songs", "de") == "1 Lied")
    #expect(text("\(1234) songs", "de") == "1.234 Lieder")
    #expect(text("\(1) of \(12)", "de") == "eins von 12 Liedern")
    #expect(text("\(0) songs", "ar") == "لا أغانٍ")
    #expect(text("\(1) songs", "en") == "1 songs")
    // Forms that name themselves end.
    #expect(text("loop \(2)", "de") == "x")
  }

  @Test("A number's form is that of the number as it is written, decimals included")
  func writtenNumbers() {
    func written(_ key: LocalizedStringKey, _ format: String, _ specifier: String, _ form: String) -> String {
      let whole = StringTables.wholeVariable
      var tables = StringTables()
      let forms: [PluralCategory: String] = [.one: form + " mile", .other: form + " miles"]
      tables.add(
        [
          "%lf": TranslatedString(
            format.isEmpty ? "%#@\(whole)@" : format,
            variables: [
              format.isEmpty ? whole : "a": .init(argument: nil, specifier: specifier, forms: forms)
            ])
        ], language: "en")
      var environment = EnvironmentValues()
      environment.renderContext = RenderContext(strings: tables)
      environment.locale = Locale(identifier: "en_US")
      return Text(key).plainText(environment)
    }
    // CLDR, English: one for i = 1 and v = 0.
    #expect(written("\(1.0)", "", "%lld", "%.1f") == "1.0 miles")
    #expect(written("\(1.0)", "", "%lld", "%.0f") == "1 mile")
    #expect(written("\(1.0)", "", "%lld", "%lf") == "1.000000 miles")
    #expect(written("\(1.0)", "", "%lld", "%g") == "1 mile")
    #expect(written("\(1.4)", "%#@a@", "%.0f", "%arg") == "1 mile")
    #expect(written("\(0.96)", "%#@a@", "%.1f", "%arg") == "1.0 miles")
    #expect(written("\(1.25)", "%#@a@", "%f", "%.2f") == "1.25 miles")
  }

  @Test("Strings of code are in the user's language, whatever a view's environment is")
  func strings() {
    let context = RenderContext(locale: Locale(identifier: "de_DE"), strings: Self.tables())
    RenderContext.$current.withValue(context) {
      #expect(String(localized: "Play") == "Abspielen")
      #expect(String(localized: "\(3) songs") == "3 Lieder")
      #expect(String(localized: "Play", locale: Locale(identifier: "en")) == "Play")
      #expect(String(localized: "title", defaultValue: "Title \(1)") == "Title 1")
      let resource: LocalizedStringResource = "Play"
      #expect(String(localized: resource) == "Abspielen")
      #expect(resource.key == "Play")
      #expect(_AppStrings.string("Play", table: nil, value: nil) == "Abspielen")
      #expect(_AppStrings.string("none", table: nil, value: "other") == "other")
      let format = _AppStrings.string("%lld songs", table: nil, value: nil)
      #expect(_AppStrings.formatted(format, locale: nil, [1]) == "1 Lied")
      #expect(_AppStrings.formatted("%d/%d", locale: nil, [1, 2]) == "1/2")
    }
  }

  @Test("A text in a view is as wide as its translation")
  func view() throws {
    let context = RenderContext(fonts: sharedContext.fonts, strings: Self.tables())
    let german = host(Text("Play")) {
      $0.renderContext = context
      $0.locale = Locale(identifier: "de")
    }
    #expect(try german.size() == host(Text(verbatim: "Abspielen")).size())
  }
}
