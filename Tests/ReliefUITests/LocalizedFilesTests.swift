import Foundation
import ReliefAssets
import Testing

@testable import ReliefUI

/// Strings of files, as texts of views and calls of code show them.
@MainActor @Suite struct LocalizedFilesTests {
  /// The tables of files in a folder.
  private func tables(_ files: [String: Data]) throws -> StringTables {
    let folder = NSTemporaryDirectory() + "relief-localized-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, data) in files {
      let url = URL(fileURLWithPath: folder + "/" + name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    let tables = StringTables(folder: folder)
    #expect(tables.faults == [])
    return tables
  }

  private func inGerman<Value>(_ files: [String: Data], _ body: () throws -> Value) throws -> Value {
    let context = RenderContext(locale: Locale(identifier: "de_DE"), strings: try tables(files))
    return try RenderContext.$current.withValue(context, operation: body)
  }

  private func shown(_ text: Text, large: Bool = false) -> String {
    var environment = EnvironmentValues.ofProcess()
    environment.horizontalSizeClass = large ? .regular : .compact
    environment.screenWidthClass = environment.horizontalSizeClass
    environment.verticalSizeClass = .regular
    return text.plainText(environment)
  }

  /// What a translator writes: comments of both kinds, quotes, positions, percent signs.
  private static let strings = #"""
    /* Says "hello"; the
       name is first = last. */
    "%@ has %lld" = "%2$lld für %1$@"; // "not" = "read";
    "say \"hi\"" = "sag \"hallo\"\n\tund \\ gehe";
    "%lld%% of %@" = "%2$@ zu %1$lld%%";
    "100%" = "hundert %";
    """#

  @Test(
    "Files of strings are read in each encoding of Unicode, with or without a mark",
    arguments: [
      "utf8", "utf8 mark", "utf16", "utf16 big", "utf16 little", "utf16 big bare", "utf16 little bare",
      "utf32",
    ])
  func encodings(_ name: String) throws {
    func data(_ mark: [UInt8], _ encoding: String.Encoding) -> Data {
      Data(mark) + (Self.strings.data(using: encoding) ?? Data())
    }
    let data =
      switch name {
      case "utf8 mark": data([0xEF, 0xBB, 0xBF], .utf8)
      case "utf16": data([], .utf16)
      case "utf16 big": data([0xFE, 0xFF], .utf16BigEndian)
      case "utf16 little": data([0xFF, 0xFE], .utf16LittleEndian)
      case "utf16 big bare": data([], .utf16BigEndian)
      case "utf16 little bare": data([], .utf16LittleEndian)
      case "utf32": data([0xFF, 0xFE, 0, 0], .utf32LittleEndian)
      default: data([], .utf8)
      }
    try inGerman(["de.lproj/Localizable.strings": data]) {
      #expect(shown(Text("\("Ann") has \(1200)")) == "1.200 für Ann")
      #expect(shown(Text("say \"hi\"")) == "sag \"hallo\"\n\tund \\ gehe")
      #expect(shown(Text("\(50)% of \("it")")) == "it zu 50%")
      #expect(shown(Text("100%")) == "hundert %")
      #expect(String(localized: "\("Ann") has \(2)") == "2 für Ann")
    }
  }

  @Test("Each way to ask for a string takes its table, and its own value where no table has the key")
  func tableNames() throws {
    let files = [
      "de.lproj/Localizable.strings": Data(#""Play" = "Spielen"; "title" = "Titel %lld";"#.utf8),
      "de.lproj/Player.strings": Data(
        #""Play" = "Abspielen"; "by %@" = "von %@"; "title" = "Lied %lld";"#.utf8),
    ]
    try inGerman(files) {
      #expect(shown(Text("Play")) == "Spielen")
      #expect(shown(Text("Play", tableName: "Player", comment: "a button")) == "Abspielen")
      #expect(shown(Text("by \("Ann")", tableName: "Player")) == "von Ann")
      #expect(shown(Text("by \("Ann")")) == "by Ann")
      #expect(String(localized: "Play", table: "Player", comment: "a button") == "Abspielen")
      #expect(String(localized: "Play", table: "Player", locale: Locale(identifier: "en")) == "Play")
      #expect(String(localized: "title", defaultValue: "Title \(7)", table: "Player") == "Lied 7")
      #expect(String(localized: "title", defaultValue: "Title \(7)") == "Titel 7")
      #expect(String(localized: "none", defaultValue: "Title \(7)", table: "Player") == "Title 7")
      let resource = LocalizedStringResource("by \("Ann")", table: "Player", comment: "who sings")
      #expect(String(localized: resource) == "von Ann" && shown(Text(resource)) == "von Ann")
      #expect(resource.table == "Player" && resource.key == "by %@")
      let own = LocalizedStringResource("title", defaultValue: "Title \(3)", table: "Player")
      #expect(String(localized: own) == "Lied 3" && own.key == "title")
      let english = LocalizedStringResource("Play", table: "Player", locale: Locale(identifier: "en"))
      #expect(String(localized: english) == "Play")
      // NSLocalizedString, as the tool puts it into the user's module.
      #expect(_AppStrings.string("Play", table: "Player", value: "") == "Abspielen")
      #expect(_AppStrings.string("Play", table: nil, value: "other") == "Spielen")
      #expect(_AppStrings.string("none", table: "Player", value: "other") == "other")
      #expect(_AppStrings.string("none", table: "Player", value: "") == "none")
    }
  }

  private static func rule(_ name: String, _ forms: String) -> String {
    """
    <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>\(forms)</dict>
    """
  }

  @Test("A string with two numbers has forms of both, in the order of the language")
  func twoVariables() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>%lld files in %lld folders</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>In %2$#@folders@: %1$#@files@ &amp; mehr</string>
      \(Self.rule("files", "<key>one</key><string>eine Datei</string><key>other</key><string>%lld Dateien</string>"))
      \(Self.rule("folders", "<key>one</key><string>einem Ordner</string><key>other</key><string>%lld Ordnern</string>"))
      </dict></dict></plist>
      """
    try inGerman(["de.lproj/Localizable.stringsdict": Data(list.utf8)]) {
      #expect(shown(Text("\(1) files in \(3) folders")) == "In 3 Ordnern: eine Datei & mehr")
      #expect(shown(Text("\(1000) files in \(1) folders")) == "In einem Ordner: 1.000 Dateien & mehr")
      let format = _AppStrings.string("%lld files in %lld folders", table: nil, value: nil)
      #expect(_AppStrings.formatted(format, locale: nil, [2, 1]) == "In einem Ordner: 2 Dateien & mehr")
      #expect(
        _AppStrings.formatted("%@ – " + format, locale: nil, ["x", 2, 1]).hasPrefix("x – In einem Ordner: 2"))
    }
  }

  @Test("A catalogue's strings are shown in each state but new, by device and number, with substitutions")
  func catalog() throws {
    func unit(_ value: String, _ state: String = "translated") -> String {
      "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(value)\"}}"
    }
    func plural(_ forms: [(String, String)]) -> String {
      let pairs = forms.map { "\"\($0.0)\": " + unit($0.1) }
      return "\"variations\": {\"plural\": {" + pairs.joined(separator: ", ") + "}}"
    }
    func entry(_ key: String, _ german: String, _ more: String = "") -> String {
      "\"\(key)\": {" + more + "\"localizations\": {\"de\": " + german + "}}"
    }
    let devices =
      "{\"variations\": {\"device\": {\"ipad\": \(unit("Drücken")), \"other\": \(unit("Tippen"))}}}"
    let done = plural([("one", "eins"), ("other", "%arg")])
    let all = plural([("one", "%arg Lied"), ("other", "%arg Liedern")])
    let both =
      "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"%1$@: %#@done@ von %#@all@\"}, "
      + "\"substitutions\": {\"done\": {\"argNum\": 2, \"formatSpecifier\": \"lld\", \(done)}, "
      + "\"all\": {\"argNum\": 3, \"formatSpecifier\": \"lld\", \(all)}}}"
    let songs = plural([("zero", "Kein Lied"), ("one", "Ein Lied"), ("other", "%lld Lieder")])
    let entries = [
      entry("Old", unit("Alt"), "\"extractionState\": \"stale\", "),
      entry("By hand", unit("Von Hand", "needs_review"), "\"extractionState\": \"manual\", "),
      entry("Fresh", unit("", "new")), "\"Plain\": {}", "\"Relief\": {\"shouldTranslate\": false}",
      entry("Tap", devices), entry("%lld songs", "{\(songs)}"), entry("%@ has %lld of %lld", both),
    ]
    let text =
      "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {"
      + entries.joined(separator: ",\n") + "}}"
    try inGerman(["Localizable.xcstrings": Data(text.utf8)]) {
      #expect(
        ["Old", "By hand", "Fresh", "Plain", "Relief"].map { shown(Text(LocalizedStringKey($0))) }
          == ["Alt", "Von Hand", "Fresh", "Plain", "Relief"])
      #expect(shown(Text("Tap")) == "Tippen" && shown(Text("Tap"), large: true) == "Drücken")
      #expect([0, 1, 2000].map { shown(Text("\($0) songs")) } == ["Kein Lied", "Ein Lied", "2.000 Lieder"])
      #expect(shown(Text("\("Ann") has \(1) of \(12)")) == "Ann: eins von 12 Liedern")
      #expect(shown(Text("\("Ann") has \(2) of \(1)")) == "Ann: 2 von 1 Lied")
      #expect(String(localized: "\("Ann") has \(2) of \(1)") == "Ann: 2 von 1 Lied")
    }
  }

  @Test(
    "A format whose places are of other kinds than the values writes them, and leaves out what is not there")
  func unfitting() {
    let cases: [(String, [any CVarArg], String)] = [
      ("%@ songs", [5], "5 songs"), ("%d of %d", [1], "1 of "), ("%.1f km", [2], "2.0 km"),
      ("%d km", [2.5], "2 km"), ("%s", ["x"], "x"), ("%3$@ %1$@", ["x"], " x"),
      ("%2$@ %1$lld", [7, "x"], "x 7"),
      ("%5.2f%%", [2.5], " 2.50%"), ("%99$d", [1], ""), ("%0$d", [1], ""),
    ]
    for (format, values, text) in cases {
      #expect(_AppStrings.formatted(format, locale: Locale(identifier: "en_US"), values) == text, "\(format)")
    }
  }
}
