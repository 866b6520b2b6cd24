import Foundation

/// The public names that source files declare, by their text: what the table of supported names is made of.
package struct PublicNames: Sendable {
  /// Types, protocols and macros.
  package private(set) var types: Set<String> = []
  /// Functions, properties and cases, with the types whose extensions or bodies they stand in.
  package private(set) var members: [String: Set<String>] = [:]

  package init() {}

  /// Adds the names of a file, formatted as Relief's are: a declaration begins on a line of its own.
  package mutating func add(_ source: String) {
    var owner = ""
    var isPublicEnum = false
    var isPublicProtocol = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("//") { continue }
      let words = Self.words(text)
      let isPublic = words.contains("public") || words.contains("open")
      let indent = line.count - text.count
      if let kind = words.firstIndex(where: { Self.kinds.contains($0) }), kind + 1 < words.count,
        !["func", "var", "let"].contains(words[kind + 1])
      {
        let name = words[kind + 1]
        if isPublic, !name.hasPrefix("_") { types.insert(name) }
        if isPublic || words[kind] == "extension" {
          if indent == 0 { owner = name }
          isPublicEnum = isPublic && words[kind] == "enum"
          isPublicProtocol = isPublic && words[kind] == "protocol"
        } else if indent == 0 {
          (owner, isPublicEnum, isPublicProtocol) = ("", false, false)
        }
        continue
      }
      if line == "}" { (isPublicEnum, isPublicProtocol) = (false, false) }
      for (index, word) in words.enumerated()
      where ["func", "var", "let"].contains(word) && index + 1 < words.count
        && (isPublic || isPublicProtocol)
      {
        add(member: words[index + 1], owner)
        break
      }
      if words.first == "case", isPublicEnum {
        for part in text.dropFirst(5).split(separator: ",") {
          if let name = Self.words(part).first { add(member: name, owner) }
        }
      }
    }
  }

  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "associatedtype", "macro", "extension",
  ]

  private mutating func add(member name: String, _ owner: String) {
    if !name.hasPrefix("_") { members[name, default: []].insert(owner) }
  }

  /// The words of a declaration up to what begins its parameters.
  private static func words(_ text: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    for c in text {
      if c.isLetter || c.isNumber || c == "_" || c == "@" || c == "`" {
        if c != "`" { word.append(c) }
      } else {
        if !word.isEmpty { words.append(word) }
        word = ""
        // Attributes' brackets and access of setters go on; parameters, bodies and values end it.
        if "{=:<".contains(c) { break }
        if c == "(", words.contains("func") || words.contains("case") { break }
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
