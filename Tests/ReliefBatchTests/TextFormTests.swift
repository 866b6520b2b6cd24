import Foundation
import Relief
import ReliefFiles
import Testing

@testable import ReliefBatch

@Suite("Tables, templates, names, parts")
struct TextFormTests {
  // Source: FIPS 180-4, examples of NIST; the last one is `printf '%01000d' 0 | sha256sum`'s length class.
  @Test(
    "SHA-256 gives the digests of its standard's examples",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func sha(_ text: String, _ digest: String) {
    #expect(SHA256.text(of: Array(text.utf8)) == digest)
    var pieces = SHA256()
    for byte in text.utf8 { pieces.add([byte]) }
    #expect(pieces.text() == digest)
  }

  @Test("SHA-256 of a million letters, in pieces of every length up to a block")
  func longSHA() {
    var digest = SHA256()
    var (left, length) = (1_000_000, 1)
    while left > 0 {
      digest.add([UInt8](repeating: 97, count: min(length, left)))
      left -= length
      length = length % 130 + 1
    }
    #expect(digest.text() == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test("Comments become spaces, so that places stay; strings are left alone")
  func comments() {
    let text = "{ // a \"b\"\n\"k\": /* c\nd */ \"http://x/*y*/\" }"
    let blanked = String(decoding: JSONComments.blanked(Array(text.utf8)), as: UTF8.self)
    #expect(blanked == "{         \n\"k\":     \n     \"http://x/*y*/\" }")
    #expect(JSONComments.blanked(Array("1 /* open".utf8)) == Array("1 /* open".utf8))
  }

  @Test(
    "Cells may hold commas, quotation marks and lines; line ends, byte order marks and semicolons are taken")
  func csv() throws {
    let text = "\u{FEFF}a, b ,c\r\n1,\"x, \"\"y\"\"\nz\",3\r\n\r\n4,5\n6,7,8,9\n"
    let table = try BatchTable(Array(text.utf8), file: "t.csv")
    #expect(table.columns == ["a", "b", "c"])
    #expect(table.rows.map(\.line) == [2, 5, 6])
    #expect(table.rows[0].cells == [.text("1"), .text("x, \"y\"\nz"), .text("3")])
    #expect(table.rows[1].cells == [.text("4"), .text("5")] && table.rows[1].fault == nil)
    #expect(table.rows[2].fault?.contains("4 cells, and there are 3 columns") == true)
    #expect(
      try BatchTable(Array("a;b\n1,5;2".utf8), file: "t.csv").rows[0].cells == [.text("1,5"), .text("2")])
    #expect(try BatchTable(Array("a\tb\n1,5\t2".utf8), file: "t.tsv").columns == ["a", "b"])
  }

  @Test("Rows of JSON keep their types; what a row lacks is nil")
  func json() throws {
    let text = "[ // rows\n{\"a\": 1, \"b\": \"2\"},\n{\"b\": null, \"c\": true}]"
    let table = try BatchTable(Array(text.utf8), file: "t.json")
    #expect(table.columns == ["a", "b", "c"] && table.rows.map(\.line) == [2, 3])
    #expect(table.rows[0].cells == [.value(.number(1)), .value(.string("2"))])
    #expect(table.rows[1].cells == [nil, nil, .value(.boolean(true))])
  }

  @Test(
    "A table that cannot be used says where and why",
    arguments: [
      ("t.csv", "", "t.csv: the table is empty"), ("t.csv", "a,,b\n", "t.csv:1: column 2 has no name"),
      ("t.csv", "a,a\n", "t.csv:1: two columns are called \"a\""),
      ("t.csv", "a\n\"x\n", "t.csv:2: a cell whose quotation mark is never closed"),
      ("t.csv", "a\n\"x\"y\n", "t.csv:2: text behind a closing quotation mark"),
      ("t.json", "{}", "t.json:1:1: $: found an object, expected a list of rows"),
      ("t.json", "[1]", "t.json:1:2: $[0]: found 1, expected a row"), ("t.json", "[", "t.json:1:2"),
    ])
  func hostileTables(_ file: String, _ text: String, _ message: String) {
    let error = #expect(throws: BatchError.self) { try BatchTable(Array(text.utf8), file: file) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test("A cell that is not UTF-8 is refused")
  func badBytes() {
    #expect(throws: BatchError.self) { try BatchTable([97, 10, 0xFF, 0xFE, 10], file: "t.csv") }
  }

  private func filled(_ template: String, _ csv: String, _ defaults: [String: String] = [:]) throws
    -> [String]
  {
    let filled = try FilledTemplate(
      SceneTemplate(Array(template.utf8), name: "b.json"), BatchTable(Array(csv.utf8), file: "t.csv"),
      defaults: defaults.sorted { $0.key < $1.key }.map { ($0.key, .text($0.value)) })
    return try filled.table.rows.indices.map { filled.template.text(try filled.values($0)) }
  }

  @Test("A parameter alone takes the cell's type, text stays text, and escapes are escaped")
  func filling() throws {
    let template = #"{"w": "${n}", "text": "${n}", "t": "a ${n} $${n} $ {", "path": "${n}", "l": ["${b}"]}"#
    #expect(
      try filled(template, "n,b\n7,true\n\"say \"\"hi\"\" ${b} \\\",no\n") == [
        #"{"w": 7, "text": "7", "t": "a 7 ${n} $ {", "path": "7", "l": [true]}"#,
        #"{"w": "say \"hi\" ${b} \\", "text": "say \"hi\" ${b} \\", "t": "a say \"hi\" ${b} \\ ${n} $ {", "#
          + #""path": "say \"hi\" ${b} \\", "l": ["no"]}"#,
      ])
    #expect(
      try filled(#"["${a}"]"#, "a\n-1.5e3\n0x10\nnan\n1.\n+1\n") == [
        "[-1500]", #"["0x10"]"#, #"["nan"]"#, #"["1."]"#, #"["+1"]"#,
      ])
  }

  @Test("Missing columns are named with their place; missing and empty cells take the default")
  func missing() throws {
    let error = #expect(throws: BatchError.self) { try filled(#"{"a": "${radius}"}"#, "radus\n1\n") }
    #expect(
      error?.description
        == "t.csv: there is no column \"radius\", which b.json:1:7 asks for; did you mean \"radus\"?")
    #expect(try filled(#"["${a}", "${b}"]"#, "a,b\n1\n,2\n", ["a": "8", "b": "9"]) == ["[1, 9]", "[8, 2]"])
    let short = #expect(throws: BatchError.self) { try filled(#"["${a}", "${b}"]"#, "a,b\n1\n") }
    #expect(short?.description.contains("t.csv:2: nothing stands in the column \"b\"") == true)
  }

  @Test("Surplus columns are named, unless the name uses them")
  func surplus() throws {
    let filled = try FilledTemplate(
      SceneTemplate(Array(#"{"a": "${a}"}"#.utf8), name: "b.json"),
      BatchTable(Array("a,note,id\n1,2,3\n".utf8), file: "t.csv"), defaults: [])
    #expect(
      filled.warnings(used: ["id"], defaults: [("x", .text("1"))]) == [
        "t.csv: the column \"note\" is used neither by b.json nor by the name",
        "b.json: there is no parameter \"x\", which \"defaults\" names",
      ])
  }

  @Test("Names are made of fields, fit for any disk; the name without variants is what they share")
  func names() throws {
    let pattern = try NamePattern("{file}/{preview}-{scheme}@{scale}x")
    let values = ["file": "Card", "preview": "a/b: \"c\"", "scheme": "dark", "scale": "2"]
    #expect(try pattern.name { values[$0] } == "Card/a-b- -c--dark@2x.png")
    #expect(try pattern.without(["scheme", "scale"]).stem { values[$0] } == "Card/a-b- -c-")
    #expect(try NamePattern("{{x}}.png").name { _ in nil } == "{x}.png")
    #expect(try NamePattern("{a}").name { _ in "..hidden" } == "_..hidden.png")
    #expect(try NamePattern("{a}").name { _ in "" } == "_.png")
    #expect(try NamePattern("{a}").name { _ in String(repeating: "é", count: 400) }.utf8.count == 154)
  }

  @Test(
    "Patterns that lead elsewhere or are not closed are refused",
    arguments: ["", "/x", "../x", "a/../b", "a/", "{file", "a\u{1}b"])
  func hostilePatterns(_ text: String) {
    #expect(throws: BatchError.self) { try NamePattern(text) }
  }

  @Test("Axes make every combination, the last one fastest")
  func matrix() throws {
    let matrix = try VariantMatrix("color-scheme,dynamic-type=large+xxxLarge,scale=1+2")
    #expect(
      matrix.cases().map(\.name) == [
        "light-large-1x", "light-large-2x", "light-xxxLarge-1x", "light-xxxLarge-2x", "dark-large-1x",
        "dark-large-2x", "dark-xxxLarge-1x", "dark-xxxLarge-2x",
      ])
    #expect(matrix.cases()[7].variant.isDark == true && matrix.cases()[7].variant.scale == 2)
    #expect(matrix.ofScenes.cases().count == 4)
    #expect(try VariantMatrix("dynamic-type").cases().count == 12)
  }

  @Test(
    "Wrong axes and choices get a hint",
    arguments: [
      ("colour-scheme", "did you mean color-scheme?"), ("color-scheme=drak", "did you mean dark?"),
      ("scale=0", "a scale is a number"), ("device", "name the devices"), ("device=iPhone 99", "no device"),
      ("locale", "name the locales"), ("contrast,contrast", "there twice"), ("scale=", "needs choices"),
      ("", "there is no axis"),
    ])
  func hostileMatrices(_ text: String, _ message: String) {
    let error = #expect(throws: BatchError.self) { try VariantMatrix(text) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test("Parts are equally large, do not overlap, and are the whole together", arguments: [1, 2, 3, 7, 40])
  func shards(_ count: Int) throws {
    let names = (0..<101).map { "Button-\($0).png" }
    var owners = [Int](repeating: 0, count: names.count)
    for index in 1...count {
      let picks = try Shard("\(index)/\(count)").picks(names)
      for (place, isPicked) in picks.enumerated() where isPicked { owners[place] += 1 }
      #expect(abs(picks.count { $0 } - names.count / count) <= 1)
    }
    #expect(owners.allSatisfy { $0 == 1 })
  }

  @Test("Parts come from Slurm's arrays, GitLab's parallel jobs, and variables of one's own")
  func environments() throws {
    #expect(try Shard.named(in: [:]) == nil)
    let slurm = ["SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_COUNT": "4"]
    let stepped = slurm.merging(["SLURM_ARRAY_TASK_MIN": "3", "SLURM_ARRAY_TASK_STEP": "2"]) { $1 }
    #expect(try Shard.named(in: stepped) == Shard("3/4"))
    #expect(throws: BatchError.self) { try Shard.named(in: slurm) }
    let gitLab = ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "5"]
    #expect(try Shard.named(in: gitLab) == Shard("2/5"))
    #expect(try Shard.named(in: ["I": "0", "N": "2"], variables: "I+1/N") == Shard("1/2"))
    #expect(throws: BatchError.self) { try Shard.named(in: ["I": "0"], variables: "I/N") }
    #expect(throws: BatchError.self) { try Shard.named(in: ["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "5"]) }
  }

  @Test(
    "Wrong parts are refused", arguments: ["", "1", "0/2", "3/2", "a/b", "1/0", "-1/2", "1/2/3", "1/9999999"])
  func hostileShards(_ text: String) { #expect(throws: BatchError.self) { try Shard(text) } }

  @Test(
    "A manifest that is not one says where and what would be right",
    arguments: [
      ("", "the text is empty"), ("[]", "expected a manifest"), ("{}", "\"items\" is missing"),
      (#"{"items": {}}"#, "a list of items"),
      (#"{"items": [{}]}"#, "one of \"scene\", \"template\" and \"swift\""),
      (#"{"items": [{"scene": "a", "swift": "b"}]}"#, "one of \"scene\""),
      (#"{"items": [{"template": "a"}]}"#, "\"rows\" is missing"),
      (#"{"items": [{"scene": "a", "rows": "b"}]}"#, "\"rows\" goes with \"template\" only"),
      (#"{"items": [], "naem": "x"}"#, "did you mean \"name\"?"),
      (#"{"items": [], "name": "../x"}"#, "a name below the output folder"),
      (#"{"items": [], "variants": ["dark"]}"#, "there is no axis \"dark\""),
      (#"{"items": [], "outputs": ["galery"]}"#, "\"gallery\"?"), (#"{"items": [] /* "#, "expected"),
      (#"{"items": [{"scene": ""}]}"#, "a path"),
      (#"{"items": [{"scene": "a", "scale": 1e9}]}"#, "0.01 to 100"),
      (#"{"items": [{"scene": "a", "device": "Nokia"}]}"#, "a device"),
      (String(repeating: "[", count: 5000), "nested deeper"),
    ])
  func hostileManifests(_ text: String, _ message: String) {
    let error = #expect(throws: BatchError.self) {
      try BatchManifest(Array(text.utf8), file: "m.json", directory: "")
    }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    #expect(error?.description.hasPrefix("m.json:") == true)
  }
}
