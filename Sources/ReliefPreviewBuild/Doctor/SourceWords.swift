import Foundation

/// The words of a source file with what stands around them; strings and comments are passed over, but for what is
/// interpolated into strings.
struct SourceWords: Sequence, IteratorProtocol {
  /// A word.
  struct Word: Hashable, Sendable {
    var text: String
    /// The line, from 1.
    var line: Int
    /// The character before it, blanks not counted.
    var before: UInt8
    /// The character behind it, blanks not counted.
    var after: UInt8
    /// How many braces are open.
    var depth: Int
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var before: UInt8 = 0
  /// How many braces are open.
  private(set) var depth = 0
  /// How deep the brackets are in each interpolation that is open, and the quotes that close its string.
  private var interpolations: [(depth: Int, quotes: Int, hashes: Int)] = []

  init(_ source: String) { bytes = Array(source.utf8) }

  mutating func next() -> Word? {
    while index < bytes.count {
      let c = bytes[index]
      switch c {
      case Self.newline:
        line += 1
        index += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): openString(hashes: 0)
      case UInt8(ascii: "#") where hashesBeforeQuote != nil: openString(hashes: hashesBeforeQuote ?? 1)
      case UInt8(ascii: "("):
        if !interpolations.isEmpty { interpolations[interpolations.count - 1].depth += 1 }
        mark(c)
      case UInt8(ascii: ")"):
        if let open = interpolations.last, open.depth == 1 {
          interpolations.removeLast()
          index += 1
          string(quotes: open.quotes, hashes: open.hashes)
        } else {
          if !interpolations.isEmpty { interpolations[interpolations.count - 1].depth -= 1 }
          mark(c)
        }
      case _ where Self.isStart(c): return word()
      default: mark(c)
      }
    }
    return nil
  }

  private static let newline = UInt8(ascii: "\n")
  private static func isStart(_ c: UInt8) -> Bool {
    (c >= 97 && c <= 122) || (c >= 65 && c <= 90) || c == UInt8(ascii: "_") || c >= 128
  }
  private static func isPart(_ c: UInt8) -> Bool { isStart(c) || (c >= 48 && c <= 57) }

  private func at(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

  private mutating func mark(_ c: UInt8) {
    if c == UInt8(ascii: "{") { depth += 1 } else if c == UInt8(ascii: "}") { depth -= 1 }
    before = c
    index += 1
  }

  private mutating func skipLine() { while index < bytes.count, bytes[index] != Self.newline { index += 1 } }

  private mutating func skipComment() {
    var depth = 0
    while index < bytes.count {
      if bytes[index] == Self.newline { line += 1 }
      if bytes[index] == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
  }

  /// How many number signs stand before a quote here; nil where there is none.
  private var hashesBeforeQuote: Int? {
    var count = 0
    while at(count) == UInt8(ascii: "#") { count += 1 }
    return at(count) == UInt8(ascii: "\"") ? count : nil
  }

  private mutating func openString(hashes: Int) {
    index += hashes
    let isLong = at(1) == UInt8(ascii: "\"") && at(2) == UInt8(ascii: "\"")
    index += isLong ? 3 : 1
    string(quotes: isLong ? 3 : 1, hashes: hashes)
  }

  /// Passes over a string up to its end or an interpolation.
  private mutating func string(quotes: Int, hashes: Int) {
    while index < bytes.count {
      let c = bytes[index]
      if c == Self.newline {
        // A short string does not go over lines: the source is not whole.
        if quotes == 1 { return }
        line += 1
        index += 1
      } else if c == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ at(1 + $0) == UInt8(ascii: "#") }) {
        if at(1 + hashes) == UInt8(ascii: "(") {
          index += 2 + hashes
          before = UInt8(ascii: "(")
          interpolations.append((1, quotes, hashes))
          return
        }
        index += 2 + hashes
      } else if c == UInt8(ascii: "\""), (0..<quotes).allSatisfy({ at($0) == c }),
        (0..<hashes).allSatisfy({ at(quotes + $0) == UInt8(ascii: "#") })
      {
        index += quotes + hashes
        before = UInt8(ascii: "\"")
        return
      } else {
        index += 1
      }
    }
  }

  private mutating func word() -> Word {
    let start = index
    while index < bytes.count, Self.isPart(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    var look = index
    while look < bytes.count, bytes[look] == UInt8(ascii: " ") { look += 1 }
    defer { before = UInt8(ascii: "a") }
    return Word(
      text: text, line: line, before: before, after: look < bytes.count ? bytes[look] : 0, depth: depth)
  }
}
