import Foundation

/// Swift source as far as it must be understood here: where strings, comments and brackets begin and end.
enum SourceText {
  /// Where some text first stands outside of strings, comments and brackets; brackets themselves can be found.
  static func find(_ wanted: String, in source: String) -> String.Index? {
    var found: String.Index?
    scan(source) { index, depth in
      if depth == 0 || wanted.hasPrefix("@"), source[index...].hasPrefix(wanted) {
        found = index
        return false
      }
      return true
    }
    return found
  }

  /// The statements of a closure's body: lines, joined while brackets are open or an operator leads on.
  static func statements(_ body: String) -> [String] {
    var statements: [String] = []
    var start = body.startIndex
    scan(body) { index, depth in
      if depth == 0, body[index].isNewline || body[index] == ";" {
        statements.append(String(body[start..<index]))
        start = body.index(after: index)
      }
      return true
    }
    statements.append(String(body[start...]))
    return statements.reduce(into: []) { joined, line in
      let text = line.trimmingCharacters(in: .whitespacesAndNewlines)
      if let last = joined.last, text.hasPrefix(".") {
        joined[joined.count - 1] = last + "\n" + line
      } else if !text.isEmpty {
        joined.append(line)
      }
    }
  }

  /// Goes through the source outside of strings and comments; `visit` gets a place and how many brackets are open
  /// around it, and says whether to go on.
  private static func scan(_ source: String, _ visit: (String.Index, Int) -> Bool) {
    var index = source.startIndex
    var depth = 0
    while index < source.endIndex {
      let rest = source[index...]
      if rest.hasPrefix("//") {
        index = rest.firstIndex(where: \.isNewline) ?? source.endIndex
        continue
      }
      if rest.hasPrefix("/*") {
        index = rest.range(of: "*/")?.upperBound ?? source.endIndex
        continue
      }
      if rest.hasPrefix("\"") {
        let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        index = endOfString(rest.dropFirst(quote.count), quote)
        continue
      }
      let character = source[index]
      if ")]}".contains(character) { depth -= 1 }
      if !visit(index, depth) { return }
      if "([{".contains(character) { depth += 1 }
      index = source.index(after: index)
    }
  }

  private static func endOfString(_ text: Substring, _ quote: String) -> String.Index {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].hasPrefix(quote) { return text.index(index, offsetBy: quote.count) }
      if text[index] == "\\" { index = text.index(after: index) }
      if index < text.endIndex { index = text.index(after: index) }
    }
    return text.endIndex
  }
}
