import Foundation

/// The targets of a `Package.swift`, as far as its text says: it is not run.
struct PackageManifest: Sendable {
  /// A target with sources that an app can import.
  struct Target: Hashable, Sendable {
    var name: String
    /// The folder with its sources.
    var folder: String
    /// Files and folders that do not belong to it.
    var excluded: [String] = []
  }

  /// The folder of the manifest.
  let folder: String
  private(set) var targets: [Target] = []
  /// The folders of packages that it needs and that lie on this disk.
  private(set) var packages: [String] = []

  /// The manifest of a folder; nil where there is none.
  init?(folder: String) {
    guard let data = FileManager.default.contents(atPath: folder + "/Package.swift"), data.count < 1 << 20
    else {
      return nil
    }
    self.folder = folder
    let code = Self.withoutComments(String(decoding: data, as: UTF8.self))
    var calls: [(kind: String, arguments: Substring)] = []
    var rest = code[...]
    while let dot = rest.firstIndex(of: ".") {
      rest = rest[rest.index(after: dot)...]
      let word = rest.prefix { $0.isLetter }
      let after = rest[word.endIndex...].drop(while: \.isWhitespace)
      guard ["target", "executableTarget", "testTarget", "package"].contains(word), after.first == "(" else {
        continue
      }
      let inside = Self.bracketed(after)
      calls.append((String(word), inside))
      // What a target depends on is said inside, in the same words.
      rest = rest[inside.endIndex...]
    }
    for call in calls {
      if call.kind == "package" {
        if let path = Self.text("path", in: call.arguments) { packages.append(Self.path(path, in: folder)) }
      } else if call.kind != "testTarget", let name = Self.text("name", in: call.arguments) {
        add(name, call.arguments)
      }
    }
  }

  private mutating func add(_ name: String, _ arguments: Substring) {
    let named = Self.text("path", in: arguments).map { [Self.path($0, in: folder)] }
    let usual = ["Sources", "Source", "src", "srcs"].map { "\(folder)/\($0)/\(name)" }
    // A package of one target may have its sources without a folder of their own.
    let places = named ?? (usual + ["\(folder)/Sources"])
    guard let place = places.first(where: Self.isFolder) else { return }
    let excluded = Self.texts("exclude", in: arguments).map { Self.path($0, in: place) }
    targets.append(Target(name: name, folder: place, excluded: excluded))
  }

  private static func isFolder(_ path: String) -> Bool {
    let facts = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    return facts?[.type] as? FileAttributeType == .typeDirectory
  }

  private static func path(_ path: String, in folder: String) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
      .standardizedFileURL
      .path
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var scanner = SourceScanner(text)
    var start = scanner.rest.startIndex
    while let piece = scanner.next() {
      let piece = (piece, text[start..<scanner.rest.startIndex])
      start = scanner.rest.startIndex
      if case .quoted(let quoted) = piece.0, quoted.hasPrefix("/") { continue }
      result += piece.1
    }
    return result
  }

  /// The letters of a text outside of strings, each with how many brackets are open behind it.
  private static func open(_ text: Substring, _ visit: (Substring.Index, _ depth: Int) -> Bool) {
    var (depth, isString) = (0, false)
    for index in text.indices {
      let letter = text[index]
      if letter == "\"" { isString.toggle() }
      if isString { continue }
      if "([".contains(letter) { depth += 1 }
      if ")]".contains(letter) { depth -= 1 }
      if !visit(index, depth) { return }
    }
  }

  /// What stands in the brackets that a text begins with.
  private static func bracketed(_ text: Substring) -> Substring {
    var end = text.endIndex
    open(text) { index, depth in
      if depth == 0 { end = index }
      return depth > 0
    }
    return text.dropFirst()[..<end]
  }

  /// The arguments of a call itself, without those of calls inside.
  private static func argument(_ label: String, in arguments: Substring) -> Substring? {
    var found: Substring?
    open(arguments) { index, depth in
      guard depth == 0, arguments[index...].hasPrefix(label) else { return true }
      let isWord = index == arguments.startIndex || !arguments[arguments.index(before: index)].isLetter
      let after = arguments[index...].dropFirst(label.count).drop(while: \.isWhitespace)
      if isWord, after.first == ":" { found = after.dropFirst().drop(while: \.isWhitespace) }
      return found == nil
    }
    return found
  }

  private static func text(_ label: String, in arguments: Substring) -> String? {
    guard let value = argument(label, in: arguments), value.first == "\"" else { return nil }
    let text = value.dropFirst().prefix { $0 != "\"" && !$0.isNewline }
    return text.isEmpty ? nil : String(text)
  }

  private static func texts(_ label: String, in arguments: Substring) -> [String] {
    guard let value = argument(label, in: arguments), value.first == "[" else { return [] }
    let parts = bracketed(value).split(separator: "\"", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
  }
}
