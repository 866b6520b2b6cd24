import Foundation

/// Finds in which forms a source calls something: `frame(width:height:)`, `Button{}label:{}`.
struct CallForms {
  private let text: [Character]

  init(_ source: String) { text = Array(source) }

  /// The forms of all calls of a name; `VStack(){}` stands as `VStack{}` too.
  func all(of name: String) -> Set<String> {
    var found: Set<String> = []
    let wanted = Array(name)
    var index = 0
    while let start = next(wanted, from: index) {
      index = start + wanted.count
      guard start == 0 || !isWord(text[start - 1]) else { continue }
      guard let form = form(name, after: index) else { continue }
      found.insert(form)
      found.insert(form.replacingOccurrences(of: "(){", with: "{"))
    }
    return found
  }

  private func next(_ wanted: [Character], from index: Int) -> Int? {
    guard !wanted.isEmpty else { return nil }
    var i = index
    while i + wanted.count <= text.count {
      if text[i] == wanted[0], text[i..<(i + wanted.count)].elementsEqual(wanted) { return i }
      i += 1
    }
    return nil
  }

  private func isWord(_ c: Character) -> Bool { c.isLetter || c.isNumber || c == "_" }

  private func skippingSpace(_ index: Int) -> Int {
    var i = index
    while i < text.count, text[i].isWhitespace { i += 1 }
    return i
  }

  /// The call whose name ends at an index; nil when none begins there.
  private func form(_ name: String, after index: Int) -> String? {
    var i = index
    var form = name
    if i < text.count, text[i] == "<" {
      guard let end = text[i...].firstIndex(of: ">"), end - i < 60 else { return nil }
      i = end + 1
    }
    guard i < text.count else { return nil }
    if text[i] == "(" {
      guard let end = end(of: i) else { return nil }
      form += "(" + arguments(i + 1, end).map { "\($0):" }.joined() + ")"
      i = end + 1
    } else {
      guard text[i] == "{" || (text[i] == " " && i + 1 < text.count && text[i + 1] == "{") else { return nil }
    }
    var start = skippingSpace(i)
    while start < text.count, text[start] == "{", let end = end(of: start) {
      form += "{}"
      let label = skippingSpace(end + 1)
      guard let colon = text[label...].firstIndex(where: { !isWord($0) }), colon > label, text[colon] == ":",
        skippingSpace(colon + 1) < text.count, text[skippingSpace(colon + 1)] == "{"
      else { break }
      form += String(text[label...colon])
      start = skippingSpace(colon + 1)
    }
    return form
  }

  /// Where the bracket at an index is closed; brackets in strings do not count.
  private func end(of index: Int) -> Int? {
    var (i, depth) = (index, 0)
    while i < text.count {
      switch text[i] {
      case "\"":
        i += 1
        while i < text.count, text[i] != "\"" { i += text[i] == "\\" ? 2 : 1 }
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return i }
      default: break
      }
      i += 1
    }
    return nil
  }

  /// The labels of the arguments between two indices; `_` where there is none.
  private func arguments(_ start: Int, _ end: Int) -> [String] {
    var labels: [String] = []
    var (i, first) = (start, skippingSpace(start))
    while first < end {
      let word = text[first..<end].prefix { isWord($0) }
      let colon = skippingSpace(first + word.count)
      labels.append(!word.isEmpty && colon < end && text[colon] == ":" ? String(word) : "_")
      i = first
      while i < end, text[i] != "," {
        if text[i] == "\"" {
          i += 1
          while i < end, text[i] != "\"" { i += text[i] == "\\" ? 2 : 1 }
          i += 1
        } else if "([{".contains(text[i]), let close = self.end(of: i) {
          i = close + 1
        } else {
          i += 1
        }
      }
      first = skippingSpace(i + 1)
    }
    return labels
  }
}
