import Foundation
import ReliefTestSupport
import Testing

@testable import ReliefAssets

/// Files of strings that are broken or made to do harm: each is told with its line, and none ends the program.
@Suite struct HostileStringsTests {
  private func faults(_ data: Data, _ kind: String) -> [String] {
    do throws(StringsSyntaxError) {
      let found: [StringsSyntaxError] =
        switch kind {
        case "xcstrings": try StringCatalog(data).faults
        case "stringsdict": try StringsDictionary.strings(data).faults
        default: try StringsFile.strings(data).isEmpty ? [] : []
        }
      return found.map { "\($0.line): \($0.message)" }
    } catch {
      return ["\(error.line): \(error.message)"]
    }
  }

  private func faults(_ text: String, _ kind: String) -> [String] { faults(Data(text.utf8), kind) }

  private static let start = "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n"
  private static let noList = "it is no property list of plural forms"

  @Test(
    "What is empty, cut off or of another kind is told with the line where it goes wrong",
    arguments: [
      ("", "xcstrings", "1: it is no string catalogue: its JSON is broken"),
      ("{\n\"strings\": {\n", "xcstrings", "3: it is no string catalogue: its JSON is broken"),
      ("[]", "xcstrings", "1: it is no string catalogue: it has no \"strings\""),
      ("{\"strings\": 7}", "xcstrings", "1: it is no string catalogue: it has no \"strings\""),
      ("", "stringsdict", "1: \(noList)"), ("nothing", "stringsdict", "1: \(noList)"),
      (start + "<dict>\n<key>a</key>\n", "stringsdict", "5: \(noList): <dict> is not ended."),
      (start + "<array/></plist>", "stringsdict", "3: \(noList)"),
      ("bplist00", "stringsdict", "1: \(noList): its binary form is broken"),
      (
        start + "<dict><key>a</key>\n<integer>1</integer></dict></plist>", "stringsdict",
        "3: \"a\" has no forms"
      ),
      ("\"a\" = \"b\";\n\"c\" =", "strings", "2: a string is missing"),
      ("\"a\" = \"b\";\n;", "strings", "2: a key is missing"),
      ("\"a\" \"b\";", "strings", "1: a semicolon is missing after \"a\""),
      ("bplist00", "strings", "1: it is no property list of strings: its binary form is broken"),
      (start + "<dict>", "strings", "3: it is no property list of strings: <dict> is not ended."),
    ])
  func broken(text: String, kind: String, message: String) {
    #expect(faults(text, kind) == [message])
  }

  @Test(
    "An empty file of strings has none, and one in no encoding of Unicode is told with the line of the letter"
  )
  func encodings() throws {
    #expect(try StringsFile.strings(Data()).isEmpty)
    #expect(try StringsFile.strings(Data(" // nothing\n".utf8)).isEmpty)
    let latin = Data("\"a\" = \"b\";\n\"c\" = \"caf".utf8) + Data([0xE9]) + Data("\";\n".utf8)
    #expect(faults(latin, "strings") == ["2: it is neither UTF-8 nor UTF-16"])
    #expect(faults(Data([0xFF, 0xFE, 0x22]), "strings").count == 1)
  }

  @Test(
    "Lists and objects that are nested without end are told, not followed",
    arguments: [150, 600, 5000, 200_000])
  func nesting(_ depth: Int) {
    let dictionaries = String(repeating: "<dict><key>a</key>", count: depth)
    let isDeep = depth > 200
    let ends = String(repeating: "</dict>", count: depth)
    let list = Self.start + dictionaries + "<string>x</string>" + ends + "</plist>"
    #expect(
      faults(list, "stringsdict") == [
        isDeep
          ? "3: \(Self.noList): Elements are nested too deeply."
          : "3: \"a\" has no NSStringLocalizedFormatKey"
      ])
    let braces = String(repeating: "{a=", count: depth) + "b" + String(repeating: ";}", count: depth)
    #expect(
      [["1: \(Self.noList)"], ["1: \"a\" has no NSStringLocalizedFormatKey"]].contains(
        faults(braces, "stringsdict")))
    let brackets =
      String(repeating: "{\"strings\":", count: depth) + "1" + String(repeating: "}", count: depth)
    let noCatalog = "1: it is no string catalogue: its JSON is broken"
    #expect(faults(brackets, "xcstrings") == (depth > 500 ? [noCatalog] : []))
    let device = String(repeating: "{\"variations\":{\"device\":{\"iphone\":", count: depth)
    let closed = String(repeating: "}}}", count: depth)
    let devices = "{\"strings\":{\"k\":{\"localizations\":{\"de\":" + device + "1" + closed + "}}}}"
    #expect(faults(devices, "xcstrings") == (depth > 160 ? [noCatalog] : []))
    let quotes = String(repeating: "/* ", count: depth)
    #expect(faults(quotes, "strings") == ["1: a comment has no end"])
  }

  private func binary(_ objects: [[UInt8]], top: UInt8 = 0) -> Data {
    var data = Data("bplist00".utf8)
    var starts: [UInt8] = []
    for object in objects {
      starts.append(UInt8(data.count))
      data += Data(object)
    }
    let table = UInt8(data.count)
    data += Data(starts) + Data([0, 0, 0, 0, 0, 0, 1, 1])
    for number in [UInt8(objects.count), top, table] { data += Data([0, 0, 0, 0, 0, 0, 0, number]) }
    return data
  }

  @Test("Binary lists are read; one that holds itself, or names objects that are not there, is told")
  func binaryLists() throws {
    // A dictionary of one entry: key 1, value 2. Strings of letters, and of UTF-16.
    let good = binary([[0xD1, 1, 2], [0x51, 0x61], [0x62, 0, 0xE9, 0x30, 0x42]])
    #expect(try StringsFile.strings(good) == ["a": "éあ"])
    let message = "1: it is no property list of strings: its binary form is broken"
    for objects: [[UInt8]] in [
      [[0xD1, 1, 0], [0x51, 0x61]], [[0xD1, 1, 9], [0x51, 0x61]], [[0xD1, 1, 1], [0x5F, 0x13, 0xFF]],
      [[0xDF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], [[0x51, 0x61]],
    ] {
      #expect(faults(binary(objects), "strings") == [message])
    }
    #expect(faults(binary([[0x51, 0x61]], top: 77), "strings") == [message])
    // Shared objects, each twice in the next: 2^39 in all, read once.
    var shared: [[UInt8]] = [[0x51, 0x61], [0x51, 0x62]]
    for index in 1..<40 { shared.append([0xD2, 0, 1, UInt8(max(index, 1)), UInt8(max(index, 1))]) }
    #expect(faults(binary(shared, top: 40), "strings") == [])
  }

  private func rule(_ name: String, _ forms: String) -> String {
    "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\(forms)</dict>\n"
  }

  @Test(
    "Forms that name each other in a circle, or lack the form for the rest, are told with the line of the key"
  )
  func circles() throws {
    func form(_ text: String) -> String { "<key>other</key><string>\(text)</string>" }
    func list(_ body: String) -> String {
      Self.start + "<dict>\n<key>k</key><dict>" + body + "</dict></dict></plist>"
    }
    let format = "<key>NSStringLocalizedFormatKey</key><string>%#@a@</string>\n"
    #expect(
      faults(list(format + rule("a", form("%#@a@"))), "stringsdict") == [
        "4: \"k\" has forms of \"a\" that name \"a\" again"
      ])
    let around = rule("a", form("%#@b@")) + rule("b", form("%#@c@")) + rule("c", form("%d %#@b@"))
    #expect(
      faults(list(format + around), "stringsdict") == ["4: \"k\" has forms of \"b\" that name \"b\" again"])
    let fine = rule("a", form("%#@b@ %#@c@")) + rule("b", form("%#@c@")) + rule("c", form("%d"))
    #expect(faults(list(format + fine), "stringsdict") == [])
    let bare = rule("a", "<key>one</key><string>one</string><key>few</key><string>few</string>")
    let found = try StringsDictionary.strings(Data(list(format + bare).utf8))
    #expect(found.faults.map(\.message) == ["\"k\" has no form \"other\" of \"a\""])
    // The form for the most numbers of those that there are stands in.
    #expect(found.strings["k"]?.variables["a"]?.form(7, language: "en") == "few")
  }

  @Test(
    "Substitutions of a catalogue that name each other, are not there or count from nowhere are told or left out"
  )
  func substitutions() throws {
    func catalog(_ value: String, _ substitutions: [(String, String, String)]) -> String {
      let parts = substitutions.map { name, number, form in
        "\"\(name)\": {\"argNum\": \(number), \"variations\": {\"plural\": {\"other\": "
          + "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(form)\"}}}}}"
      }
      return
        "{\"strings\": {\n\"k\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": \"\(value)\"},"
        + "\"substitutions\": {\(parts.joined(separator: ", "))}}}}}}"
    }
    #expect(
      faults(catalog("%#@a@", [("a", "1", "x %#@b@"), ("b", "1", "%#@a@")]), "xcstrings") == [
        "2: \"k\" has a substitution \"a\" that names \"a\" again in \"de\""
      ])
    #expect(
      faults(catalog("%#@a@ %#@c@", [("a", "1", "%arg")]), "xcstrings") == [
        "2: \"k\" has no substitution \"c\" in \"de\""
      ])
    for number in ["-9223372036854775808", "0", "9223372036854775807", "1e300", "\"x\"", "null"] {
      let found = try StringCatalog(Data(catalog("%#@a@", [("a", number, "%arg")]).utf8))
      #expect(found.languages["de"]?["k"]?.variables["a"]?.argument == nil, "\(number)")
    }
    #expect(TranslatedString.pieces("%99999999999999999999$@") == [.argument(nil, "%@")])
  }

  @Test("Files that are cut at any place, or have bytes changed, are read or told, and end in time")
  func damage() throws {
    let strings = Data("/* é */ \"a\\U00e9\" = \"b \\\"c\\\"\"; // d\nkey = \"%1$@\";\n".utf8)
    let list = Data(
      (Self.start + "<dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string>"
        + rule("a", "<key>other</key><string>%d &amp; é</string>") + "</dict></dict></plist>").utf8)
    let catalog =
      Data(
        "{\"strings\": {\"k\": {\"localizations\": {\"de\": {\"variations\": {\"plural\": {\"other\": {\"stringUnit\": "
          .utf8) + Data("{\"state\": \"translated\", \"value\": \"é %lld\"}}}}}}}}}".utf8)
    let whole = binary([[0xD1, 1, 2], [0x51, 0x61], [0x62, 0, 0xE9, 0x30, 0x42]])
    let files = [(strings, "strings"), (list, "stringsdict"), (catalog, "xcstrings"), (whole, "strings")]
    var random = SeededGenerator(seed: 9)
    for (data, kind) in files {
      #expect(faults(data, kind) == [])
      var told = 0
      for count in 0..<data.count where !faults(data.prefix(count), kind).isEmpty { told += 1 }
      // Files of strings may end after a pair or a comment; of the others no beginning is whole.
      #expect(
        kind == "strings" ? told > data.count / 3 : told == data.count, "\(kind): \(told) of \(data.count)")
      var changed = 0
      for _ in 0..<300 {
        var copy = data
        for _ in 0..<3 {
          copy[Int.random(in: 0..<copy.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        if !faults(copy, kind).isEmpty { changed += 1 }
      }
      #expect(changed > 0)
    }
  }
}
