/// Which files of a module a file's code can depend on, so that an edit tells whose pictures it may change.
///
/// A file depends on those that declare or extend a name that it has anywhere, and on all that these depend on: code
/// that is reached through a value is that of the value's type, which some file on the way names. Members need not be
/// followed for that reason. What can be reached without a name (extensions of types from elsewhere, operators) is taken
/// to be reached by every file. So more may be drawn again than need be, and never less.
package struct SourceReach: Sendable {
  /// The files that each file reaches, itself among them, by path.
  private let reached: [String: [String]]
  private let texts: [String: String]

  package init(_ sources: SourceSet) {
    let files = sources.files.map { (path: $0.path, names: ReachableNames($0.text)) }
    let own = files.reduce(into: Set<String>()) { $0.formUnion($1.names.types) }
    var declaring: [String: [Int]] = [:]
    var everywhere: [Int] = []
    for (index, file) in files.enumerated() {
      for name in file.names.declared { declaring[name, default: []].append(index) }
      if file.names.isEverywhere || !file.names.extended.isSubset(of: own) { everywhere.append(index) }
    }
    let needed = files.map { file in
      Set(everywhere + file.names.words.flatMap { declaring[$0] ?? [] })
    }
    var reached: [String: [String]] = [:]
    for (index, file) in files.enumerated() {
      var found: Set<Int> = [index]
      var open = [index]
      while let next = open.popLast() {
        for other in needed[next] where found.insert(other).inserted { open.append(other) }
      }
      reached[file.path] = found.sorted().map { files[$0].path }
    }
    self.reached = reached
    texts = Dictionary(uniqueKeysWithValues: sources.files.map { ($0.path, $0.text) })
  }

  /// The files whose code a file can depend on, itself among them; all where there is no such file.
  package func files(from path: String) -> [String] { reached[path] ?? texts.keys.sorted() }

  /// What tells the code that a file can depend on from other code.
  ///
  /// - Parameter leftOut: files that do not count as code, since they do not compile.
  package func digest(from path: String, leftOut: Set<String> = []) -> String {
    var digest = StableDigest()
    for file in files(from: path) {
      digest.add(file)
      digest.add(leftOut.contains(file) ? "left out" : texts[file] ?? "")
    }
    return digest.text
  }
}

/// What a file declares that other files can reach, and the words that it uses.
private struct ReachableNames {
  /// Types, extended types, and functions and variables outside of types.
  var declared: Set<String> = []
  /// Types that the file declares outside of others, whose extensions are found by their names; not other names for
  /// types, which may be from elsewhere.
  var types: Set<String> = []
  /// The outermost types that it extends.
  var extended: Set<String> = []
  /// All words of its code.
  var words: Set<String> = []
  /// Whether code reaches what is in it without a name.
  var isEverywhere = false

  private static let types: Set = ["struct", "class", "enum", "protocol", "actor"]
  private static let values: Set = ["func", "var", "let"]
  /// Behind `class` these make a member of a type.
  private static let members: Set = ["func", "var", "let", "subscript"]

  init(_ source: String) {
    var scanner = SourceWords(source)
    var (previous, isExtension) = ("", false)
    var outside: [(keyword: String, word: SourceWords.Word)] = []
    var list: [SourceWords.Word] = []
    while let word = scanner.next() {
      let text = word.text
      words.insert(text)
      let goesOn = isExtension && word.before == UInt8(ascii: ".")
      if previous == "extension" || goesOn { declared.insert(text) }
      if previous == "extension" { extended.insert(text) }
      isExtension = previous == "extension" || goesOn
      if Self.types.contains(previous), !Self.members.contains(text) {
        declared.insert(text)
        if word.depth <= 0 { types.insert(text) }
      } else if previous == "typealias" || previous == "macro" {
        declared.insert(text)
      } else if Self.values.contains(previous) {
        outside.append((previous, word))
      } else if text == "operator" || text == "precedencegroup" {
        isEverywhere = isEverywhere || word.depth <= 0
      } else if word.before == UInt8(ascii: ",") {
        list.append(word)
      }
      // A word of declaration behind a point or before a colon is a name.
      let isName = word.before == UInt8(ascii: ".") || word.after == UInt8(ascii: ":")
      previous = isName ? "" : text
    }
    // Where braces do not pair, as with branches of #if, nothing is known to be inside of a type.
    let isUneven = scanner.depth != 0
    for (keyword, word) in outside where isUneven || word.depth <= 0 {
      let isNamed = word.before == UInt8(ascii: "a") || word.before == UInt8(ascii: "`")
      // An operator, or a tuple that is taken apart.
      if isNamed { declared.insert(word.text) } else { isEverywhere = true }
      if keyword != "func" { declared.formUnion(list.lazy.filter { $0.depth <= 0 }.map(\.text)) }
    }
  }
}
