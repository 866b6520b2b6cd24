import Relief
import ReliefTestSupport
import Testing

@Suite("Reading JSON")
struct JSONReaderTests {
  /// The value written again, without places, to compare by eye.
  private func plain(_ value: JSONValue) -> String {
    switch value.kind {
    case .null: "null"
    case .boolean(let flag): "\(flag)"
    case .number(let number): JSONValue.text(number)
    case .string(let string): JSONText.quoted(string)
    case .array(let items): "[" + items.map(plain).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { JSONText.quoted($0.key) + ":" + plain($0.value) }.joined(separator: ",") + "}"
    }
  }

  @Test(
    "Well-formed texts give their values, keys in the order of the text",
    arguments: [
      ("null", "null"), (" true\n", "true"), ("-0", "-0"), ("[]", "[]"), ("{ }", "{}"),
      ("[1, 2.5,\t-3e2, 1E+2, 0.125]", "[1,2.5,-300,100,0.125]"),
      (#"{"b": {"c": []}, "a": "x"}"#, #"{"b":{"c":[]},"a":"x"}"#),
      (#""\u00e9\n\"\\\/\ud83d\ude00""#, "\"é\\n\\\"\\\\/😀\""),
      ("\u{FEFF}[0]", "[0]"), ("123456789012345678", "1.2345678901234568e+17"), ("5e-324", "5e-324"),
    ])
  func values(text: String, expected: String) throws {
    #expect(plain(try JSONReader.value(of: Array(text.utf8))) == expected)
  }

  @Test(
    "Faults name the reason, the place and the path",
    arguments: [
      ("", "the text is empty; expected an object", "$", 1, 1),
      ("[1,]", "a comma before \"]\" is not allowed", "$[1]", 1, 4),
      ("{\"a\": 1,}", "a comma before \"}\" is not allowed", "$", 1, 9),
      ("{\"a\": [1,\n  tru]}", "expected a value, found \"t\"", "$.a[1]", 2, 3),
      ("{\"a\": 1 \"b\": 2}", "expected \",\" or \"}\", found \"\"\"", "$", 1, 9),
      ("{\"a\" 1}", "expected \":\" after the key, found \"1\"", "$.a", 1, 6),
      ("{a: 1}", "expected a key in quotation marks, found \"a\"", "$", 1, 2),
      ("{\"a\": 1, \"a\": 2}", "the key stands here twice", "$.a", 1, 10),
      ("[01]", "a number must not start with 0", "$[0]", 1, 2),
      ("[1.]", "expected a digit, found \"]\"", "$[0]", 1, 4),
      ("[-]", "expected a digit, found \"]\"", "$[0]", 1, 3),
      ("[1e999]", "1e999 is too large a number", "$[0]", 1, 2),
      ("[NaN]", "expected a value, found \"N\"", "$[0]", 1, 2),
      ("[\"é\", \"a", "a string without a closing quotation mark", "$[1]", 1, 7),
      ("[\"a\nb\"]", "a control character in a string; write it as an escape", "$[0]", 1, 4),
      ("[\"\\x\"]", "an unknown escape in a string", "$[0]", 1, 3),
      ("[\"\\ud800\"]", "half of a surrogate pair", "$[0]", 1, 3),
      ("[\"\\ud800\\u0041\"]", "half of a surrogate pair", "$[0]", 1, 3),
      ("[\"\\u12g4\"]", "\\u needs four hexadecimal digits", "$[0]", 1, 3),
      ("[1] 2", "more text after the end of the value", "$", 1, 5),
      ("// x", "expected a value, found \"/\" (JSON has no comments)", "$", 1, 1),
      ("{\"a b\": [}", "expected a value, found \"}\"", "$[\"a b\"][0]", 1, 10),
    ] as [(String, String, String, Int, Int)])
  func faults(text: String, reason: String, path: String, line: Int, column: Int) {
    let bytes = Array(text.utf8)
    #expect {
      try JSONReader.value(of: bytes)
    } throws: { error in
      guard let fault = error as? JSONFault else { return false }
      let place = JSONReader.place(of: fault.offset, in: bytes)
      #expect(fault.reason == reason && fault.path == path, "\(fault)")
      return place.line == line && place.column == column
    }
  }

  @Test("Text that is not UTF-8 is a fault")
  func encoding() {
    #expect(throws: JSONFault.self) { try JSONReader.value(of: [0x22, 0xFF, 0x22]) }
  }

  @Test("Nesting has a limit, and a text just within it is read")
  func depth() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    _ = try JSONReader.value(of: nested(JSONReader.depthLimit))
    #expect(throws: JSONFault.self) { try JSONReader.value(of: nested(JSONReader.depthLimit + 1)) }
    #expect(throws: JSONFault.self) { try JSONReader.value(of: nested(1_000_000)) }
  }

  @Test("Cutting or changing a text anywhere gives a value or a fault, never a crash")
  func damage() {
    let text = Array(#"{"a": [1, -2.5e3, "x\u00e9\n", {"b": null, "c": [true, false]}], "d": ""}"#.utf8)
    var random = SeededGenerator(seed: 3)
    var read = 0
    for cut in 0...text.count {
      if (try? JSONReader.value(of: Array(text.prefix(cut)))) != nil { read += 1 }
    }
    #expect(read == 1)
    for _ in 0..<5_000 {
      var damaged = text
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        damaged[Int.random(in: 0..<damaged.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      _ = try? JSONReader.value(of: damaged)
    }
  }
}
