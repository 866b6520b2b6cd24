import Foundation

/// The names that a source file declares and uses, as far as its text says.
struct SourceNames: Sendable {
  /// A name and a line where it is used.
  struct Use: Hashable, Sendable {
    var name: String
    var line: Int
  }

  /// Types and protocols that the file declares.
  private(set) var declaredTypes: Set<String> = []
  /// Functions, properties and cases that the file declares.
  private(set) var declaredMembers: Set<String> = []
  /// Modules that the file imports.
  private(set) var imports: [Use] = []
  /// Words that begin with a capital letter and are not behind a point.
  private(set) var types: [Use] = []
  /// Words behind a point.
  private(set) var members: [Use] = []

  private static let declaring: Set = ["struct", "class", "enum", "protocol", "typealias", "actor", "func"]

  init(_ source: String) {
    var previous = ""
    var isGeneric = false
    var isDeclared = false
    for word in SourceWords(source) {
      let text = word.text
      // `struct Box<Content, Label: View>`: its parameters are names of its own.
      let opens = word.before == UInt8(ascii: "<")
      let goesOn = word.before == UInt8(ascii: ",") && word.after == UInt8(ascii: ":")
      if text.first?.isUppercase == true, opens && (isDeclared || word.after == UInt8(ascii: ":")) || goesOn {
        declaredTypes.insert(text)
      }
      isDeclared = Self.declaring.contains(previous)
      switch previous {
      case "struct", "class", "enum", "protocol", "typealias", "associatedtype", "actor", "macro":
        // `class func` and `class var` declare no type.
        if !["func", "var", "let", "subscript"].contains(text) { declaredTypes.insert(text) }
      case "func", "var", "let", "case": declaredMembers.insert(text)
      case "import": imports.append(Use(name: text, line: word.line))
      default: note(word)
      }
      // `case a, b` declares both.
      if previous == "case" || (word.before == UInt8(ascii: ",") && isGeneric) {
        declaredMembers.insert(text)
      }
      isGeneric = previous == "case" || (isGeneric && word.before == UInt8(ascii: ","))
      // A word of declaration that stands behind a point, or with a colon, is a name.
      let isName = word.before == UInt8(ascii: ".") || word.after == UInt8(ascii: ":")
      // `import struct Module.Name` and `@available` of a kind go on to the next word.
      let isKind = previous == "import" && ["struct", "class", "enum", "func", "protocol"].contains(text)
      if isKind {
        imports.removeLast()
        previous = "import"
      } else {
        previous = isName ? "" : text
      }
    }
  }

  private mutating func note(_ word: SourceWords.Word) {
    if word.before == UInt8(ascii: ".") {
      members.append(Use(name: word.text, line: word.line))
    } else if let first = word.text.utf8.first, first >= 65, first <= 90, word.after != UInt8(ascii: ":") {
      // A name alone in angle brackets or a list of parameters may be generic: one letter is no API.
      if word.text.utf8.count > 1 { types.append(Use(name: word.text, line: word.line)) }
    }
  }
}
