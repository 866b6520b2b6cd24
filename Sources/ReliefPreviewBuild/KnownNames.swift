import Foundation

/// Which names compiled modules know: their files hold each name once, between bytes of 0.
///
/// Names of a module's own that others cannot use stand there as well, so a name that is not there is surely unknown,
/// and one that is there may be.
struct KnownNames: Sendable {
  /// The modules' files; those that are asked first stand first.
  let paths: [String]

  /// Those of some names that no module knows.
  func unknown(_ names: Set<String>) -> Set<String> {
    var rest: [[UInt8]: String] = [:]
    for name in names { rest[Array(name.utf8)] = name }
    for path in paths where !rest.isEmpty {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let bytes = [UInt8](data)
      Self.remove(bytes, from: &rest)
    }
    return Set(rest.values)
  }

  private static func remove(_ bytes: [UInt8], from names: inout [[UInt8]: String]) {
    let lengths = Set(names.keys.map(\.count))
    let longest = lengths.max() ?? 0
    var isLength = [Bool](repeating: false, count: longest + 1)
    for length in lengths { isLength[length] = true }
    var start = 0
    for index in bytes.indices where bytes[index] == 0 {
      let length = index - start
      if length > 0, length <= longest, isLength[length] {
        names.removeValue(forKey: Array(bytes[start..<index]))
      }
      start = index + 1
    }
  }
}

/// A call of a method in a chain, such as `.shimmering()`, whose name no one knows.
struct UnknownCall: Hashable, Sendable {
  var name: String
  /// From 1.
  var line: Int

  /// Such calls by file, as far as the text says.
  static func all(
    in sources: SourceSet, generated: [String], known: KnownNames,
    conditions: SourceConditions = SourceConditions(), modules: Set<String> = []
  ) -> [String: [UnknownCall]] {
    let branches = TakenBranches(conditions: conditions, modules: modules)
    var calls: [String: [UnknownCall]] = [:]
    var declared: Set<String> = []
    for file in sources.files {
      let text = CodeText(branches.text(of: file.text))
      calls[file.path] = text.calls
      declared.formUnion(text.plainNames)
    }
    for text in generated { declared.formUnion(CodeText(text).plainNames) }
    let names = Set(calls.values.joined().map(\.name)).subtracting(declared)
    let unknown = known.unknown(names)
    guard !unknown.isEmpty else { return [:] }
    return calls.mapValues { $0.filter { unknown.contains($0.name) } }.filter { !$0.value.isEmpty }
  }
}

/// What names a source file uses, strings and comments apart.
private struct CodeText {
  /// Names behind a point that continues an expression, with a bracket behind them.
  private(set) var calls: [UnknownCall] = []
  /// Names with no point before them: those that are declared are among them.
  private(set) var plainNames: Set<String> = []

  init(_ source: String) {
    var line = 1
    var scanner = SourceScanner(source)
    // What comes before a point: a bracket or white space lets a chain go on, a letter does not.
    var last: UInt8 = 10
    // The last byte before white space: behind an operator a point begins a member, such as `== .large {`.
    var owner: UInt8 = 10
    while let piece = scanner.next() {
      switch piece {
      case .code(let text): read(Array(text.utf8), &line, &last, &owner)
      case .quoted(let text), .directive(let text): line += text.utf8.count { $0 == 10 }
      case .availability(_, let text), .selector(let text): line += text.utf8.count { $0 == 10 }
      }
    }
  }

  private mutating func read(_ bytes: [UInt8], _ line: inout Int, _ last: inout UInt8, _ owner: inout UInt8) {
    var index = 0
    var before = last
    while index < bytes.count {
      let byte = bytes[index]
      guard Self.begins(byte) else {
        if byte == 10 { line += 1 }
        if byte > 32, byte != UInt8(ascii: ".") { owner = byte }
        (before, last) = (last, byte)
        index += 1
        continue
      }
      var end = index + 1
      while end < bytes.count, Self.begins(bytes[end]) || (48...57).contains(bytes[end]) { end += 1 }
      let name = String(decoding: bytes[index..<end], as: UTF8.self)
      if last == UInt8(ascii: ".") {
        let next = end < bytes.count ? bytes[end] : 0
        let isCall =
          next == UInt8(ascii: "(") || (next == 32 && end + 1 < bytes.count && bytes[end + 1] == 123)
        if isCall, Self.continues(before), !Self.operators.contains(owner) {
          calls.append(UnknownCall(name: name, line: line))
        }
      } else {
        plainNames.insert(name)
      }
      (before, last) = (last, bytes[end - 1])
      owner = last
      index = end
    }
  }

  private static let operators = Set("=<>!&|?:,([{+-*/".utf8)

  private static func begins(_ byte: UInt8) -> Bool {
    (97...122).contains(byte) || (65...90).contains(byte) || byte == 95 || byte >= 128
  }

  private static func continues(_ byte: UInt8) -> Bool {
    byte == 10 || byte == 32 || byte == 9 || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "}")
  }
}
