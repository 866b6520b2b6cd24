import Foundation

/// A source file without the branches of `#if` that are not compiled: they are blank, and lines keep their numbers.
///
/// What cannot be told, such as `hasFeature(...)`, counts as compiled in all its branches.
struct TakenBranches: Sendable {
  let conditions: SourceConditions
  /// Modules that can be imported besides Relief's and the toolchain's.
  var modules: Set<String> = []

  /// A branch that is open: whether what is around it is compiled, whether a branch before was, and whether it is.
  private struct Branch {
    var isAroundTaken: Bool
    var isDone = false
    var isTaken = false
  }

  /// The source with blanks for what is not compiled, and for the conditions.
  func text(of source: String) -> String {
    guard source.contains("#if") else { return source }
    var result = ""
    result.reserveCapacity(source.utf8.count)
    var branches: [Branch] = []
    var scanner = SourceScanner(source)
    var start = scanner.rest.startIndex
    while let piece = scanner.next() {
      let text = source[start..<scanner.rest.startIndex]
      start = scanner.rest.startIndex
      if case .directive(let line) = piece {
        follow(line, &branches)
        result += Self.blank(text)
      } else {
        result += branches.last?.isTaken == false ? Self.blank(text) : String(text)
      }
    }
    return result
  }

  private func follow(_ line: String, _ branches: inout [Branch]) {
    let isTaken = branches.last?.isTaken ?? true
    if line.hasPrefix("#endif") {
      branches.removeLast(min(1, branches.count))
    } else if line.hasPrefix("#else"), !line.hasPrefix("#elseif") {
      change(&branches) { $0.isTaken = $0.isAroundTaken && !$0.isDone }
    } else {
      let value = value(of: line)
      if line.hasPrefix("#if") { branches.append(Branch(isAroundTaken: isTaken)) }
      change(&branches) { branch in
        branch.isTaken = branch.isAroundTaken && !branch.isDone && value != false
        branch.isDone = branch.isDone || value == true
      }
    }
  }

  private func change(_ branches: inout [Branch], _ change: (inout Branch) -> Void) {
    if let last = branches.indices.last { change(&branches[last]) }
  }

  private static func blank(_ text: Substring) -> String { String(text.map { $0.isNewline ? $0 : " " }) }

  /// Whether the condition of a line holds; nil where that cannot be told.
  func value(of line: String) -> Bool? {
    let condition = conditions.directive(line).drop { $0 == "#" || $0.isLetter }
    var words = BranchCondition(String(condition), modules: modules)
    return words.either()
  }
}

/// Reads a condition of `#if`: words, brackets, `!`, `&&` and `||`.
private struct BranchCondition {
  private var words: ArraySlice<String>
  private let modules: Set<String>

  init(_ text: String, modules: Set<String>) {
    self.modules = modules
    var words: [String] = []
    var rest = text[...]
    while let first = rest.first {
      if rest.hasPrefix("//") || rest.hasPrefix("/*") { break }
      let word =
        first.isLetter || first.isNumber || first == "_"
        ? rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        : ["&&", "||", ">=", "<="].contains { rest.hasPrefix($0) } ? rest.prefix(2) : rest.prefix(1)
      rest = rest[word.endIndex...]
      if !first.isWhitespace { words.append(String(word)) }
    }
    self.words = words[...]
  }

  private mutating func take(_ word: String) -> Bool {
    guard words.first == word else { return false }
    words.removeFirst()
    return true
  }

  mutating func either() -> Bool? {
    var value = both()
    while take("||") {
      let other = both()
      value = value == true || other == true ? true : value == false && other == false ? false : nil
    }
    return value
  }

  private mutating func both() -> Bool? {
    var value = single()
    while take("&&") {
      let other = single()
      value = value == false || other == false ? false : value == true && other == true ? true : nil
    }
    return value
  }

  private mutating func single() -> Bool? {
    // As deep as people write; what is deeper is not told.
    guard words.count < 500, let word = words.popFirst() else { return nil }
    switch word {
    case "!": return single().map { !$0 }
    case "(":
      let value = either()
      return take(")") ? value : nil
    case "true", "DEBUG": return true
    case "false": return false
    default:
      guard take("(") else { return word.first?.isLetter == true || word.first == "_" ? false : nil }
      var inside: [String] = []
      while let next = words.popFirst(), next != ")" { inside.append(next) }
      return asked(word, inside)
    }
  }

  private func asked(_ question: String, _ answer: [String]) -> Bool? {
    guard let first = answer.first else { return nil }
    switch question {
    case "canImport":
      let module = first.split(separator: ".").first.map(String.init) ?? first
      return SupportedNames.allModules.contains(module) || Self.toolchain.contains(module)
        || modules.contains(module)
    case "arch": return first == (Toolchain.architecture == "aarch64" ? "arm64" : "x86_64")
    case "os", "targetEnvironment": return false
    // Sources are compiled in the mode of Swift 5 by a compiler of 6.2 or later.
    case "swift" where first == ">=" && answer.count == 2: return Double(answer[1]).map { $0 < 6 }
    case "compiler" where first == ">=" && answer.count == 2:
      return Double(answer[1]).flatMap { $0 <= 6.2 ? true : nil }
    default: return nil
    }
  }

  /// Modules of the toolchain that apps ask for, besides those that the doctor knows.
  private static let toolchain: Set<String> = [
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    "Glibc",
    "RegexBuilder", "Synchronization", "Testing", "XCTest", "_Concurrency", "_StringProcessing",
  ]
}
