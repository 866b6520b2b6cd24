/// An element of an XML file with what is inside of it.
struct XMLNode {
  /// The name without its namespace's prefix.
  var name: String
  /// The attributes; those with a prefix keep it.
  var attributes: [String: String] = [:]
  /// The elements inside.
  var children: [XMLNode] = []
  /// The text directly inside, pieces put together.
  var text = ""
  /// The line of the start tag, from 1.
  var line: Int

  init(name: String, line: Int) { (self.name, self.line) = (name, line) }
}

/// Reads XML as far as drawings need it: elements, attributes, text, the predefined entities.
///
/// Document types are passed over, and their entities are not known: nothing is expanded, nothing is fetched.
struct XMLTree {
  /// How deep elements may be nested.
  static let deepest = 200
  /// How many elements there may be.
  static let mostNodes = 200_000

  private let bytes: [UInt8]
  private var at = 0
  private var line = 1

  /// The outermost element of a file.
  static func root(_ bytes: [UInt8]) throws(AssetError) -> XMLNode {
    var tree = XMLTree(bytes: bytes)
    return try tree.read()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func error(_ reason: String) -> AssetError {
    .damaged(kind: "SVG file", reason: "Line \(line): \(reason)")
  }

  private mutating func read() throws(AssetError) -> XMLNode {
    var open: [XMLNode] = []
    var count = 0
    while at < bytes.count {
      guard bytes[at] == UInt8(ascii: "<") else {
        let text = upTo("<")
        if !open.isEmpty { open[open.count - 1].text += XMLTree.unescaped(text) }
        continue
      }
      if skip("<!--") { try pass("-->", "a comment"); continue }
      if skip("<![CDATA[") {
        let start = at
        try pass("]]>", "a CDATA section")
        let text = String(decoding: bytes[start..<(at - 3)], as: UTF8.self)
        if !open.isEmpty { open[open.count - 1].text += text }
        continue
      }
      if skip("<?") { try pass("?>", "an instruction"); continue }
      if skip("<!") { try passDocumentType(); continue }
      if skip("</") {
        let name = upTo(">")
        guard skip(">"), let node = open.popLast() else { throw error("An end tag has no start tag.") }
        let plain = XMLTree.local(name.trimmingSpaces)
        guard plain == node.name else { throw error("</\(plain)> ends <\(node.name)>.") }
        if open.isEmpty { return node }
        open[open.count - 1].children.append(node)
        continue
      }
      at += 1
      let (node, isClosed) = try startTag()
      count += 1
      guard count <= XMLTree.mostNodes else { throw error("It has too many elements.") }
      if isClosed {
        if open.isEmpty { return node }
        open[open.count - 1].children.append(node)
      } else {
        guard open.count < XMLTree.deepest else { throw error("Elements are nested too deeply.") }
        open.append(node)
      }
    }
    throw error(open.last.map { "<\($0.name)> is not ended." } ?? "It has no element.")
  }

  private mutating func startTag() throws(AssetError) -> (XMLNode, isClosed: Bool) {
    let start = line
    let name = word()
    guard !name.isEmpty else { throw error("A tag has no name.") }
    var node = XMLNode(name: XMLTree.local(name), line: start)
    while true {
      skipSpace()
      if skip("/>") { return (node, true) }
      if skip(">") { return (node, false) }
      let key = word()
      guard !key.isEmpty else { throw error("<\(node.name)> is not well formed.") }
      skipSpace()
      guard skip("=") else { throw error("The attribute \(key) has no value.") }
      skipSpace()
      guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else {
        throw error("The value of \(key) is not in quotes.")
      }
      let quote = String(UnicodeScalar(bytes[at]))
      at += 1
      let value = upTo(quote)
      guard skip(quote) else { throw error("The value of \(key) does not end.") }
      node.attributes[key] = XMLTree.unescaped(value)
    }
  }

  private mutating func passDocumentType() throws(AssetError) {
    var depth = 0
    while at < bytes.count {
      let byte = bytes[at]
      advance()
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      if byte == UInt8(ascii: ">"), depth <= 0 { return }
    }
    throw error("The document type does not end.")
  }

  private mutating func pass(_ end: String, _ what: String) throws(AssetError) {
    while at < bytes.count {
      if skip(end) { return }
      advance()
    }
    throw error("\(what.prefix(1).uppercased() + what.dropFirst()) does not end.")
  }

  private mutating func advance() {
    if bytes[at] == 0x0A { line += 1 }
    at += 1
  }

  private mutating func skip(_ word: String) -> Bool {
    guard bytes[at...].starts(with: word.utf8) else { return false }
    at += word.utf8.count
    return true
  }

  private mutating func skipSpace() {
    while at < bytes.count, bytes[at] <= 0x20 { advance() }
  }

  private mutating func upTo(_ end: String) -> String {
    guard let stop = end.utf8.first else { return "" }
    let start = at
    while at < bytes.count, bytes[at] != stop { advance() }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private mutating func word() -> String {
    let start = at
    while at < bytes.count, bytes[at] > 0x20, !"=/><\"'".utf8.contains(bytes[at]) { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private static func local(_ name: String) -> String {
    name.split(separator: ":").last.map(String.init) ?? name
  }

  /// Text with the predefined entities and character numbers replaced; others stay as they are.
  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    let parts = text.split(separator: "&", omittingEmptySubsequences: false)
    var result = String(parts.first ?? "")
    for part in parts.dropFirst() {
      guard let end = part.firstIndex(of: ";") else {
        result += "&" + part
        continue
      }
      let name = part[..<end]
      let rest = part[part.index(after: end)...]
      if let character = named[String(name)] {
        result += character + rest
      } else if name.hasPrefix("#"), let scalar = scalar(name.dropFirst()) {
        result += String(Character(scalar)) + rest
      } else {
        result += "&" + part
      }
    }
    return result
  }

  private static let named = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

  private static func scalar(_ digits: Substring) -> Unicode.Scalar? {
    let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
    return UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init)
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmingSpaces: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
