import Foundation
import Testing

@testable import ReliefAssets

@Suite struct StringTableTests {
  // Source: the samples of Unicode CLDR 45, "Language Plural Rules", cardinal numbers.
  @Test(
    "Numbers take the form of their language",
    arguments: [
      ("en", [1: "one", 0: "other", 2: "other", 11: "other"]),
      ("de", [1: "one", 0: "other", 21: "other"]),
      ("fr", [0: "one", 1: "one", 2: "other", 1_000_000: "many"]),
      (
        "ar",
        [
          0: "zero", 1: "one", 2: "two", 3: "few", 10: "few", 11: "many", 99: "many", 100: "other",
          103: "few", 111: "many",
        ]
      ),
      (
        "ru",
        [1: "one", 21: "one", 11: "many", 2: "few", 4: "few", 12: "many", 22: "few", 5: "many", 0: "many"]
      ),
      ("pl", [1: "one", 21: "many", 2: "few", 12: "many", 22: "few", 5: "many", 0: "many"]),
      ("ja", [0: "other", 1: "other", 2: "other"]), ("cs", [1: "one", 3: "few", 5: "other"]),
      ("he", [1: "one", 2: "two", 3: "other"]), ("cy", [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"]),
      ("lv", [0: "zero", 1: "one", 21: "one", 11: "zero", 2: "other"]),
    ])
  func plurals(language: String, forms: [Int: String]) {
    for (number, form) in forms {
      #expect(
        PluralRules.category(Double(number), language: language).rawValue == form, "\(language) \(number)")
    }
  }

  @Test("Decimals count, and numbers that are none take the form of the rest")
  func decimals() {
    #expect(PluralRules.category(1, decimals: 1, language: "en") == .other)
    #expect(PluralRules.category(1.5, decimals: 1, language: "ru") == .other)
    #expect(PluralRules.category(1.5, decimals: 1, language: "cs") == .many)
    #expect(PluralRules.category(.nan, language: "ru") == .many)
    #expect(PluralRules.category(.infinity, language: "en") == .other)
    #expect(PluralRules.category(-1, language: "de") == .one)
  }

  @Test("A file of strings has comments, escapes and words without quotes, in UTF-8 or UTF-16")
  func strings() throws {
    let text = """
      /* a comment */
      "a" = "1"; // another
      word = "say \\"x\\"\\n\\U00e9";
      "alone";
      """
    let expected = ["a": "1", "word": "say \"x\"\né", "alone": "alone"]
    #expect(try StringsFile.strings(Data(text.utf8)) == expected)
    let wide = try #require(text.data(using: .utf16))
    #expect(try StringsFile.strings(wide) == expected)
  }

  @Test(
    "A fault in a file of strings is told with its line",
    arguments: [
      ("\"a\" = \"b\"", 1, "a semicolon is missing after \"a\""), ("\n\"a", 2, "a key has no end"),
      ("\n\n/* x", 3, "a comment has no end"), ("\"a\" = ;", 1, "a string is missing"),
    ])
  func faults(text: String, line: Int, message: String) {
    #expect(throws: StringsSyntaxError(line: line, message: message)) {
      try StringsFile.strings(Data(text.utf8))
    }
  }

  @Test("A format has texts, arguments with and without a number, variables and percent signs")
  func formats() {
    #expect(
      TranslatedString.pieces("a %@ b %2$lld %#@c@ %% %.1f %") == [
        .text("a "), .argument(nil, "%@"), .text(" b "), .argument(2, "%lld"), .text(" "),
        .variable(nil, "c"), .text(" % "), .argument(nil, "%.1f"), .text(" %"),
      ])
    #expect(TranslatedString.pieces("100% sure") == [.text("100% sure")])
    #expect(TranslatedString.pieces("%") == [.text("%")])
  }

  @Test("A folder gives strings, plural forms and catalogues by language; what is broken is told")
  func folder() throws {
    let folder = NSTemporaryDirectory() + "relief-strings-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(_ text: String, _ name: String) throws {
      let url = URL(fileURLWithPath: folder + "/" + name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    try write(#""Hello" = "Hallo";"#, "de.lproj/Localizable.strings")
    try write(#""Hello" = "Guten Tag";"#, "de-AT.lproj/Localizable.strings")
    try write(#""Hello" = "Hi"; "only" = "here";"#, "en.lproj/Localizable.strings")
    try write("not a list", "de.lproj/Localizable.stringsdict")
    try write(
      """
      {"sourceLanguage": "en", "strings": {"%lld songs": {"localizations": {"de": {"variations": {"plural": {
      "one": {"stringUnit": {"state": "translated", "value": "%lld Lied"}},
      "other": {"stringUnit": {"state": "translated", "value": "%lld Lieder"}}}}}}}}}
      """, "Other.xcstrings")
    let tables = StringTables(folder: folder)
    #expect(tables.faults.map { $0.hasSuffix("dict:1: it is no property list of plural forms") } == [true])
    #expect(tables.string("Hello", locale: "de_DE")?.string.format == "Hallo")
    #expect(tables.string("Hello", locale: "de_AT")?.string.format == "Guten Tag")
    // A language that is not there, and a key that it lacks, are those of the app's own language.
    #expect(tables.string("Hello", locale: "ja")?.string.format == "Hi")
    #expect(tables.string("only", locale: "de")?.string.format == "here")
    #expect(tables.string("none", locale: "de") == nil)
    let songs = try #require(tables.string("%lld songs", table: "Other", locale: "de"))
    let form = try #require(songs.string.variables[StringTables.wholeVariable])
    #expect(form.form(1, language: songs.language) == "%lld Lied")
    #expect(form.form(3, language: songs.language) == "%lld Lieder")
  }

  private func faults(_ text: String, _ name: String) -> [String] {
    do throws(StringsSyntaxError) {
      let found =
        name == "xcstrings"
        ? try StringCatalog(Data(text.utf8)).faults : try StringsDictionary.strings(Data(text.utf8)).faults
      return found.map { "\($0.line): \($0.message)" }
    } catch {
      return ["\(error.line): \(error.message)"]
    }
  }

  @Test("A broken catalogue is told with the line, and so are strings in it without a form for the rest")
  func brokenCatalog() {
    #expect(faults("{}", "xcstrings") == ["1: it is no string catalogue: it has no \"strings\""])
    let broken = """
      {
        "sourceLanguage" : "en",
        "strings" : { "a" ; {} }
      }
      """
    #expect(faults(broken, "xcstrings") == ["3: it is no string catalogue: its JSON is broken"])
    let bare = """
      {"sourceLanguage": "en",
       "strings": {
        "%lld songs": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld Lied"}}}}}}}}}
      """
    #expect(faults(bare, "xcstrings") == ["3: \"%lld songs\" has no form \"other\" for numbers in \"de\""])
  }

  private func plist(_ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \(body)
    </dict>
    </plist>
    """
  }

  private func rule(_ name: String, _ forms: String) -> String {
    """
    <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>\(forms)</dict>
    """
  }

  @Test("Several numbers of a string have forms of their own, which may hold each other")
  func nested() throws {
    let text = plist(
      """
      <key>in</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
      \(rule("files", "<key>one</key><string>%d file in %#@folders@</string><key>other</key><string>%d files in %#@folders@</string>"))
      \(rule("folders", "<key>one</key><string>%d folder</string><key>other</key><string>%d folders</string>"))
      </dict>
      <key>device</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>iphone</key><string>Tap</string><key>mac</key><string>Click</string><key>other</key><string>Press</string>
      </dict></dict>
      """)
    let (strings, faults) = try StringsDictionary.strings(Data(text.utf8))
    #expect(faults.isEmpty)
    let string = try #require(strings["in"])
    #expect(string.variables.keys.sorted() == ["files", "folders"])
    #expect(string.variables["files"]?.form(1, language: "en") == "%d file in %#@folders@")
    #expect(string.variables["folders"]?.specifier == "%d")
    let device = try #require(strings["device"])
    #expect(
      ["iphone", "ipad", "mac", "watch"].map { device.on($0).format } == ["Tap", "Press", "Click", "Tap"])
  }

  @Test("Plural forms that lack something are told with the line of their key")
  func brokenDictionary() {
    let text = plist(
      """
      <key>a</key><string>plain</string>
      <key>b</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@x@ %#@y@</string>
      \(rule("x", "<key>one</key><string>%d</string>"))
      </dict>
      <key>c</key><dict/>
      """)
    #expect(
      faults(text, "stringsdict") == [
        "4: \"a\" has no forms", "5: \"b\" has no form \"other\" of \"x\"",
        "5: \"b\" has no forms of \"y\"", "9: \"c\" has no NSStringLocalizedFormatKey",
      ])
    #expect(
      faults(plist("<key>a</key><string>b</strin>"), "stringsdict")
        == ["4: it is no property list of plural forms: </strin> ends <string>."])
  }

  @Test(
    "A catalogue has strings for devices, forms inside of them, and substitutions with formats of their own")
  func devices() throws {
    let text = """
      {"sourceLanguage": "en", "strings": {
        "go": {"localizations": {"en": {"variations": {"device": {
          "iphone": {"stringUnit": {"state": "translated", "value": "Tap"}},
          "ipad": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld tap"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld taps"}}}}},
          "other": {"stringUnit": {"state": "translated", "value": "Press"}}}}}}},
        "%lld of %lld": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%#@done@ of %#@all@"},
          "substitutions": {
            "done": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "other": {"stringUnit": {"state": "translated", "value": "%arg done"}}}}},
            "all": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg task"}},
              "other": {"variations": {"device": {
                "iphone": {"stringUnit": {"state": "translated", "value": "%arg tasks"}}}}}}}}}}}}}}
      """
    let catalog = try StringCatalog(Data(text.utf8))
    #expect(catalog.faults.isEmpty)
    let go = try #require(catalog.languages["en"]?["go"])
    #expect(go.on("iphone").format == "Tap" && go.on("mac").format == "Press")
    #expect(go.on("ipad").variables[StringCatalog.whole]?.form(2, language: "en") == "%lld taps")
    let both = try #require(catalog.languages["en"]?["%lld of %lld"])
    #expect(both.variables["all"]?.argument == 2 && both.variables["done"]?.argument == 1)
    #expect(both.variables["all"]?.form(2, language: "en") == "%arg tasks")
  }

  @Test("Portugal's Portuguese has a rule of its own")
  func portugal() throws {
    #expect(
      PluralRules.category(0, language: "pt-PT") == .other && PluralRules.category(0, language: "pt") == .one)
    var tables = StringTables()
    let songs = TranslatedString("%lld")
    tables.add(["songs": songs], language: "pt-PT")
    tables.add(["songs": songs], language: "pt-BR")
    #expect(tables.string("songs", locale: "pt_PT")?.language == "pt-PT")
    #expect(tables.string("songs", locale: "pt_BR")?.language == "pt")
  }
}
