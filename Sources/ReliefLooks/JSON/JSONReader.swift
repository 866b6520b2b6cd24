/// Reads JSON strictly by RFC 8259, and keeps the place of every value.
///
/// Stricter than most: a key that stands twice in one object, text that is not UTF-8, numbers beyond `Double` and
/// nesting deeper than `depthLimit` are faults. A byte order mark at the start is skipped.
package struct JSONReader {
  /// How deep lists and objects may be nested.
  package static let depthLimit = 100

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  private var path: [Step] = []

  private enum Step {
    case key(String)
    case item(Int)
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that a text holds.
  package static func value(of bytes: [UInt8]) throws(JSONFault) -> JSONValue {
    var reader = JSONReader(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
    reader.skipSpace()
    guard reader.index < bytes.count else { throw reader.fault("the text is empty; expected an object") }
    let value = try reader.value()
    reader.skipSpace()
    guard reader.index == bytes.count else { throw reader.fault("more text after the end of the value") }
    return value
  }

  /// The line and the column of a byte, both from 1; columns count characters (Unicode scalars).
  package static func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    var (line, column) = (1, 1)
    for byte in bytes.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, column)
  }

  private func fault(_ reason: String, at offset: Int? = nil) -> JSONFault {
    let place = path.reduce(into: "$") { text, step in
      switch step {
      case .key(let key): text += JSONPath.suffix(key)
      case .item(let index): text += "[\(index)]"
      }
    }
    return JSONFault(reason: reason, offset: offset ?? index, path: place)
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }

  private var found: String {
    guard let byte else { return "the end of the text" }
    if byte == UInt8(ascii: "/") { return "\"/\" (JSON has no comments)" }
    if byte == UInt8(ascii: "'") { return "\"'\" (JSON's quotation mark is \")" }
    return byte > 0x20 && byte < 0x7F ? "\"\(Character(UnicodeScalar(byte)))\"" : "an unexpected character"
  }

  private mutating func value() throws(JSONFault) -> JSONValue {
    let start = index
    switch byte {
    case UInt8(ascii: "{"): return JSONValue(kind: .object(try object()), offset: start)
    case UInt8(ascii: "["): return JSONValue(kind: .array(try array()), offset: start)
    case UInt8(ascii: "\""): return JSONValue(kind: .string(try string()), offset: start)
    case UInt8(ascii: "t"): return JSONValue(kind: try word("true", .boolean(true)), offset: start)
    case UInt8(ascii: "f"): return JSONValue(kind: try word("false", .boolean(false)), offset: start)
    case UInt8(ascii: "n"): return JSONValue(kind: try word("null", .null), offset: start)
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      return JSONValue(kind: .number(try number()), offset: start)
    default: throw fault("expected a value, found \(found)")
    }
  }

  private mutating func word(_ word: String, _ kind: JSONValue.Kind) throws(JSONFault) -> JSONValue.Kind {
    guard bytes[index...].starts(with: word.utf8) else { throw fault("expected a value, found \(found)") }
    index += word.utf8.count
    return kind
  }

  private mutating func enter() throws(JSONFault) {
    guard depth < JSONReader.depthLimit else {
      throw fault("nested deeper than \(JSONReader.depthLimit) lists and objects; flatten the layers")
    }
    depth += 1
    index += 1
  }

  private mutating func array() throws(JSONFault) -> [JSONValue] {
    try enter()
    var items: [JSONValue] = []
    skipSpace()
    if byte != UInt8(ascii: "]") {
      while true {
        path.append(.item(items.count))
        skipSpace()
        if byte == UInt8(ascii: "]") { throw fault("a comma before \"]\" is not allowed") }
        items.append(try value())
        path.removeLast()
        skipSpace()
        if byte == UInt8(ascii: "]") { break }
        guard byte == UInt8(ascii: ",") else { throw fault("expected \",\" or \"]\", found \(found)") }
        index += 1
      }
    }
    index += 1
    depth -= 1
    return items
  }

  private mutating func object() throws(JSONFault) -> [JSONMember] {
    try enter()
    var members: [JSONMember] = []
    var seen: Set<String> = []
    skipSpace()
    if byte != UInt8(ascii: "}") {
      while true {
        skipSpace()
        if byte == UInt8(ascii: "}") { throw fault("a comma before \"}\" is not allowed") }
        guard byte == UInt8(ascii: "\"") else {
          throw fault("expected a key in quotation marks, found \(found)")
        }
        let keyOffset = index
        let key = try string()
        path.append(.key(key))
        guard seen.insert(key).inserted else { throw fault("the key stands here twice", at: keyOffset) }
        skipSpace()
        guard byte == UInt8(ascii: ":") else { throw fault("expected \":\" after the key, found \(found)") }
        index += 1
        skipSpace()
        members.append(JSONMember(key: key, keyOffset: keyOffset, value: try value()))
        path.removeLast()
        skipSpace()
        if byte == UInt8(ascii: "}") { break }
        guard byte == UInt8(ascii: ",") else { throw fault("expected \",\" or \"}\", found \(found)") }
        index += 1
      }
    }
    index += 1
    depth -= 1
    return members
  }

  private mutating func digits() throws(JSONFault) {
    let start = index
    while let byte, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { index += 1 }
    if index == start { throw fault("expected a digit, found \(found)") }
  }

  private mutating func number() throws(JSONFault) -> Double {
    let start = index
    if byte == UInt8(ascii: "-") { index += 1 }
    let first = index
    try digits()
    if bytes[first] == UInt8(ascii: "0"), index - first > 1 {
      throw fault("a number must not start with 0", at: start)
    }
    if byte == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      index += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw fault("\(text.prefix(40)) is too large a number", at: start)
    }
    return number
  }

  private mutating func string() throws(JSONFault) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while true {
      guard let byte else { throw fault("a string without a closing quotation mark", at: start) }
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw fault("a string that is not UTF-8", at: start)
        }
        return string
      case UInt8(ascii: "\\"): text += try escape()
      case 0..<0x20: throw fault("a control character in a string; write it as an escape", at: index - 1)
      default: text.append(byte)
      }
    }
  }

  private mutating func escape() throws(JSONFault) -> [UInt8] {
    let start = index - 1
    guard let byte else { throw fault("a string without a closing quotation mark", at: start) }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      var code = try hexadecimal(from: start)
      if code >> 10 == 0x36, bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
        index += 2
        let low = try hexadecimal(from: start)
        guard low >> 10 == 0x37 else { throw fault("half of a surrogate pair", at: start) }
        code = 0x10000 + (code & 0x3FF) << 10 + low & 0x3FF
      }
      guard let scalar = UnicodeScalar(code) else { throw fault("half of a surrogate pair", at: start) }
      return Array(String(Character(scalar)).utf8)
    default: throw fault("an unknown escape in a string", at: start)
    }
  }

  private mutating func hexadecimal(from start: Int) throws(JSONFault) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(UnicodeScalar(byte)).hexDigitValue, byte < 0x80 else {
        throw fault("\\u needs four hexadecimal digits", at: start)
      }
      code = code << 4 | UInt32(digit)
      index += 1
    }
    return code
  }
}
