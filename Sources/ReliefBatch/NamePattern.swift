import Relief
import ReliefDrawing

/// How pictures are named: `{file}/{preview}-{scheme}@{scale}x`.
///
/// A field in braces becomes what it stands for, made fit for the name of a file; `{{` stands for a brace. `.png` is
/// added where it is missing.
package struct NamePattern: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case fixed(String)
    case field(String)
  }

  /// The pattern as it was written.
  package let text: String
  private let parts: [Part]

  /// The fields in order.
  package var fields: [String] {
    parts.compactMap { if case .field(let name) = $0 { name } else { nil } }
  }

  /// A pattern; it must lead to a place below the output folder.
  package init(_ text: String) throws(BatchError) {
    self.text = text
    var parts: [Part] = []
    var (fixed, rest) = ("", text[...])
    while let brace = rest.first {
      if rest.hasPrefix("{{") || rest.hasPrefix("}}") {
        fixed.append(brace)
        rest = rest.dropFirst(2)
      } else if brace == "{" {
        guard let close = rest.firstIndex(of: "}") else {
          throw .pattern(text, reason: "a brace is never closed; {{ stands for a brace itself")
        }
        if !fixed.isEmpty { parts.append(.fixed(fixed)) }
        fixed = ""
        parts.append(.field(String(rest[rest.index(after: rest.startIndex)..<close])))
        rest = rest[rest.index(after: close)...]
      } else {
        fixed.append(brace)
        rest = rest.dropFirst()
      }
    }
    if !fixed.isEmpty { parts.append(.fixed(fixed)) }
    self.parts = parts
    let steps = text.split(separator: "/", omittingEmptySubsequences: false)
    if text.isEmpty || text.hasPrefix("/") || steps.contains("..") || steps.last == "" {
      throw .pattern(text, reason: "a name below the output folder is needed, such as {file}-{row}")
    }
    if text.unicodeScalars.contains(where: { $0.value < 32 }) {
      throw .pattern(text, reason: "it has control characters")
    }
  }

  private init(text: String, parts: [Part]) { (self.text, self.parts) = (text, parts) }

  /// The pattern of what variants of a picture share: without some fields, and without what joins them to the rest.
  package func without(_ fields: Set<String>) -> NamePattern {
    var kept: [Part] = []
    var dropsX = false
    for part in parts {
      switch part {
      case .fixed(let text):
        let rest = dropsX && text.hasPrefix("x") ? String(text.dropFirst()) : text
        if !rest.isEmpty { kept.append(.fixed(rest)) }
        dropsX = false
      case .field(let name) where fields.contains(name):
        if case .fixed(let text)? = kept.last, let mark = text.last, "-_@. ".contains(mark) {
          kept.removeLast()
          if text.count > 1 { kept.append(.fixed(String(text.dropLast()))) }
        }
        dropsX = name == "scale"
      case .field: kept.append(part)
      }
    }
    return NamePattern(text: text, parts: kept)
  }

  /// The name for what fields stand for.
  package func name(_ values: (String) -> String?) throws(BatchError) -> String {
    var name = try stem(values)
    if !name.hasSuffix(".png") { name += ".png" }
    for step in name.split(separator: "/", omittingEmptySubsequences: false)
    where step.utf8.count > 255 || step.isEmpty || step == "." || step == ".." {
      throw .pattern(
        text, reason: step.isEmpty ? "a part of the name is empty" : "\"\(step.prefix(60))\" cannot be a name"
      )
    }
    return name
  }

  /// The same without an ending, not checked.
  package func stem(_ values: (String) -> String?) throws(BatchError) -> String {
    var name = ""
    for part in parts {
      switch part {
      case .fixed(let text): name += text
      case .field(let field):
        guard let value = values(field) else { throw .pattern(text, reason: "there is no {\(field)} here") }
        name += Self.safe(value)
      }
    }
    return name
  }

  /// A value that can be part of a file's name on any system, at most 150 bytes long.
  static func safe(_ value: String) -> String {
    let isPlain = value.utf8.allSatisfy { byte in
      byte > 32 && byte < 127 && byte != UInt8(ascii: "/") && !"\\:*?\"<>|.".utf8.contains(byte)
    }
    if isPlain, value.utf8.count <= 150, !value.isEmpty { return value }
    var text = ""
    for scalar in value.unicodeScalars {
      let isBad =
        scalar.value < 32 || scalar.value == 127 || "/\\:*?\"<>|".unicodeScalars.contains(scalar)
      let next = isBad ? "-" : Character(scalar)
      if text.utf8.count + String(next).utf8.count > 150 { break }
      text.append(next)
    }
    while text.first == " " { text.removeFirst() }
    while text.last == " " || text.last == "." { text.removeLast() }
    return text.isEmpty || text.hasPrefix(".") ? "_" + text : text
  }
}
