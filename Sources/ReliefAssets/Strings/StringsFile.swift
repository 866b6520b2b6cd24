import Foundation

/// Why a file of strings cannot be read.
struct StringsSyntaxError: Error, Equatable {
  var line: Int
  var message: String

  /// What is wrong with JSON, where Foundation says that it met something it could not read.
  static func json(_ error: any Error, in data: Data, _ message: String) -> StringsSyntaxError {
    let text = "\((error as NSError).userInfo)"
    func number(after word: String) -> Int? {
      text.range(of: word).flatMap { Int(text[$0.upperBound...].prefix { $0.isNumber }) }
    }
    // What ends too early is wrong at its end.
    let end = text.contains("end of file") ? 1 + data.count { $0 == 10 } : nil
    let line =
      number(after: "line ") ?? end
      ?? number(after: "character ").map { 1 + data.prefix(max(0, $0)).count { $0 == 10 } }
    return StringsSyntaxError(line: line ?? 1, message: message)
  }

  /// What is wrong with a property list in XML.
  static func xml(_ error: AssetError, _ message: String) -> StringsSyntaxError {
    if case .damaged(_, let reason) = error, reason.hasPrefix("Line "),
      let colon = reason.firstIndex(of: ":"),
      let line = Int(reason[..<colon].dropFirst(5))
    {
      return StringsSyntaxError(line: line, message: "\(message): \(reason[colon...].dropFirst(2))")
    }
    return StringsSyntaxError(line: 1, message: message)
  }

  /// The line on which some text stands first; the first one where it does not.
  static func line(of text: String, in data: Data) -> Int {
    guard let place = data.range(of: Data(text.utf8)) else { return 1 }
    return 1 + data[..<place.lowerBound].count { $0 == 10 }
  }
}

/// A `.strings` file: pairs of keys and strings.
///
/// Source: Apple, "Internationalization and Localization Guide", "Strings Files"; escapes as in Apple's old property
/// lists. UTF-8, or UTF-16 with a mark; a property list in XML is read as well.
enum StringsFile {
  static func strings(_ data: Data) throws(StringsSyntaxError) -> [String: String] {
    let isBinary = data.starts(with: Data("bplist".utf8))
    let text = isBinary ? "" : try text(data)
    if isBinary || text.first(where: { !$0.isWhitespace }) == "<" {
      return try PropertyList.read(data, "it is no property list of strings").entries.compactMapValues(
        \.string)
    }
    var scanner = Scanner(text)
    var result: [String: String] = [:]
    while try scanner.skip() {
      let key = try scanner.token("a key")
      _ = try scanner.skip()
      // A key alone stands for itself.
      if scanner.take("=") {
        _ = try scanner.skip()
        result[key] = try scanner.token("a string")
        _ = try scanner.skip()
      } else {
        result[key] = key
      }
      guard scanner.take(";") else { throw scanner.error("a semicolon is missing after \"\(key)\"") }
    }
    return result
  }

  /// The text of a file: UTF-16 or UTF-32 with a mark, UTF-16 without one where every other byte is zero, else UTF-8.
  static func text(_ data: Data) throws(StringsSyntaxError) -> String {
    let start = Array(data.prefix(4))
    let marks: [([UInt8], String.Encoding)] = [
      ([0xFF, 0xFE, 0, 0], .utf32), ([0, 0, 0xFE, 0xFF], .utf32), ([0xFF, 0xFE], .utf16),
      ([0xFE, 0xFF], .utf16),
    ]
    var encoding = marks.first { start.starts(with: $0.0) }?.1
    if encoding == nil, start.count >= 2, (start[0] == 0) != (start[1] == 0) {
      encoding = start[0] == 0 ? .utf16BigEndian : .utf16LittleEndian
    }
    let unit = encoding == nil ? 1 : encoding == .utf32 ? 4 : 2
    guard data.count % unit == 0, var text = String(data: data, encoding: encoding ?? .utf8) else {
      let lines = data.split(separator: 10, omittingEmptySubsequences: false)
      let line = encoding == nil ? lines.firstIndex { String(data: $0, encoding: .utf8) == nil } : nil
      throw StringsSyntaxError(line: 1 + (line ?? 0), message: "it is neither UTF-8 nor UTF-16")
    }
    if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
    return text
  }

  private struct Scanner {
    private let characters: [Unicode.Scalar]
    private var index = 0
    private var line = 1

    init(_ text: String) { characters = Array(text.unicodeScalars) }

    func error(_ message: String) -> StringsSyntaxError { StringsSyntaxError(line: line, message: message) }

    private mutating func next() -> Unicode.Scalar? {
      guard index < characters.count else { return nil }
      defer { index += 1 }
      if characters[index] == "\n" { line += 1 }
      return characters[index]
    }

    private func sees(_ a: Unicode.Scalar, _ b: Unicode.Scalar) -> Bool {
      index + 1 < characters.count && characters[index] == a && characters[index + 1] == b
    }

    mutating func take(_ c: Unicode.Scalar) -> Bool {
      guard index < characters.count, characters[index] == c else { return false }
      index += 1
      return true
    }

    /// Passes over blanks and comments; says whether there is more.
    mutating func skip() throws(StringsSyntaxError) -> Bool {
      while index < characters.count {
        if characters[index].properties.isWhitespace {
          _ = next()
        } else if sees("/", "/") {
          while let c = next(), c != "\n" {}
        } else if sees("/", "*") {
          let start = line
          index += 2
          while index < characters.count, !sees("*", "/") { _ = next() }
          guard sees("*", "/") else {
            throw StringsSyntaxError(line: start, message: "a comment has no end")
          }
          index += 2
        } else {
          return true
        }
      }
      return false
    }

    /// A string in quotes, or a word.
    mutating func token(_ what: String) throws(StringsSyntaxError) -> String {
      guard take("\"") else {
        var word = String.UnicodeScalarView()
        while index < characters.count,
          characters[index].properties.isAlphabetic
            || "0123456789_.-/$:".unicodeScalars.contains(characters[index])
        {
          word.append(characters[index])
          index += 1
        }
        if word.isEmpty { throw error("\(what) is missing") }
        return String(word)
      }
      let start = line
      var units: [UInt16] = []
      while let c = next() {
        if c == "\"" { return String(decoding: units, as: UTF16.self) }
        units += c == "\\" ? escape() : Array(Character(c).utf16)
      }
      throw StringsSyntaxError(line: start, message: "\(what) has no end")
    }

    /// What stands behind a backslash.
    private mutating func escape() -> [UInt16] {
      guard let c = next() else { return [] }
      switch c {
      case "n": return [10]
      case "t": return [9]
      case "r": return [13]
      case "U", "u":
        var value: UInt32 = 0
        var count = 0
        while count < 4, index < characters.count,
          let digit = Character(characters[index]).hexDigitValue
        {
          value = value * 16 + UInt32(digit)
          index += 1
          count += 1
        }
        return [UInt16(truncatingIfNeeded: value)]
      default: return Array(Character(c).utf16)
      }
    }
  }
}
