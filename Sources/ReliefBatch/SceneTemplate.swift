import Relief

/// A scene with `${parameters}`, read once and filled for each row.
///
/// A string that is one parameter takes the cell's value: a number, `true`, `false` or `null` where the cell reads as
/// such, except where scenes want text (`text`, `string`, `runs`, `family`, `language`, `path`, `file`). A string with
/// more around it stays a string. `$${` stands for `${`.
package struct SceneTemplate: Sendable {
  /// A part of a scene: the same for all rows, or with something to fill in.
  private indirect enum Node: Sendable {
    case fixed(JSONValue)
    case slot(Int, isText: Bool, offset: Int)
    case text([Part], offset: Int)
    case array([Node], offset: Int)
    case object([(key: String, keyOffset: Int, value: Node)], offset: Int)

    var isFixed: Bool { if case .fixed = self { true } else { false } }
  }

  private enum Part: Sendable {
    case fixed(String)
    case slot(Int)
  }

  /// The parameters' names, by first appearance.
  package let parameters: [String]
  /// The template's text.
  package let source: SceneSource
  /// The folder that picture files are relative to.
  package let directory: String
  /// Whether it has texts, so that fonts matter.
  package let hasText: Bool
  private let root: Node
  /// The picture files' names.
  private let files: [Node]
  private let places: [Int]

  /// A template from a file.
  package init(path: String) throws(BatchError) {
    let bytes: [UInt8]
    do { bytes = try SystemFiles.bytes(of: path) } catch { throw .file(path: path, reason: error.reason) }
    let folder = SystemFiles.folder(of: path)
    try self.init(bytes, name: path, directory: folder == "." ? "" : folder)
  }

  /// A template from its text; comments are allowed.
  package init(_ bytes: [UInt8], name: String, directory: String = "") throws(BatchError) {
    source = SceneSource(name: name, bytes: JSONComments.blanked(bytes))
    self.directory = directory
    let value: JSONValue
    do { value = try SceneFile.value(of: source) } catch { throw .manifest(error) }
    var parser = Parser()
    root = parser.node(value, isText: false, key: nil)
    (parameters, places, files, hasText) = (parser.names, parser.places, parser.files, parser.hasText)
  }

  /// Where a parameter stands first.
  package func place(of parameter: String) -> String {
    guard let index = parameters.firstIndex(of: parameter) else { return source.name }
    let (line, column) = JSONReader.place(of: places[index], in: source.bytes)
    return "\(source.name):\(line):\(column)"
  }

  /// The scene that the parameters' values make.
  package func scene(_ values: [BatchTable.Cell], images: SceneImages? = nil) throws(SceneError) -> SceneFile
  {
    try SceneFile(value: fill(root, values), source: source, directory: directory, images: images)
  }

  /// The scene as JSON text.
  package func text(_ values: [BatchTable.Cell]) -> String { BatchTable.text(fill(root, values).kind) }

  /// The picture files that the scene uses, by their paths.
  package func imagePaths(_ values: [BatchTable.Cell]) -> [String] {
    files.compactMap { node in
      guard case .string(let name) = fill(node, values).kind else { return nil }
      return name.hasPrefix("/") || directory.isEmpty ? name : directory + "/" + name
    }
  }

  /// A value at the top of the scene, such as its scale.
  package func top(_ key: String, _ values: [BatchTable.Cell]) -> JSONValue.Kind? {
    switch root {
    case .object(let members, _): members.first { $0.key == key }.map { fill($0.value, values).kind }
    case .fixed(let value):
      if case .object(let members) = value.kind { members.first { $0.key == key }?.value.kind } else { nil }
    case .slot, .text, .array: nil
    }
  }

  private func fill(_ node: Node, _ values: [BatchTable.Cell]) -> JSONValue {
    switch node {
    case .fixed(let value): return value
    case .slot(let index, let isText, let offset):
      return JSONValue(kind: Self.kind(values[index], isText: isText), offset: offset)
    case .text(let parts, let offset):
      var text = ""
      for part in parts {
        switch part {
        case .fixed(let piece): text += piece
        case .slot(let index): text += values[index].text
        }
      }
      return JSONValue(kind: .string(text), offset: offset)
    case .array(let items, let offset):
      return JSONValue(kind: .array(items.map { fill($0, values) }), offset: offset)
    case .object(let members, let offset):
      return JSONValue(
        kind: .object(
          members.map { JSONMember(key: $0.key, keyOffset: $0.keyOffset, value: fill($0.value, values)) }),
        offset: offset)
    }
  }

  /// What a cell means where a value is wanted.
  private static func kind(_ cell: BatchTable.Cell, isText: Bool) -> JSONValue.Kind {
    switch cell {
    case .value(.number), .value(.boolean), .value(.null):
      if isText { return .string(cell.text) }
      guard case .value(let kind) = cell else { return .null }
      return kind
    case .value(let kind): return kind
    case .text(let text):
      if isText { return .string(text) }
      switch text {
      case "true": return .boolean(true)
      case "false": return .boolean(false)
      case "null": return .null
      default: return number(text).map { .number($0) } ?? .string(text)
      }
    }
  }

  /// A number as JSON writes it, so that neither "nan" nor "0x10" is one.
  private static func number(_ text: String) -> Double? {
    guard let first = text.utf8.first, first == UInt8(ascii: "-") || (48...57).contains(first),
      let last = text.utf8.last, (48...57).contains(last),
      text.utf8.allSatisfy({ (48...57).contains($0) || "+-.eE".utf8.contains($0) })
    else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Finds the parameters.
  private struct Parser {
    var names: [String] = []
    var places: [Int] = []
    var files: [Node] = []
    var hasText = false

    private static let textKeys: Set<String> = [
      "text", "string", "runs", "family", "language", "path", "file",
    ]

    mutating func node(_ value: JSONValue, isText: Bool, key: String?) -> Node {
      switch value.kind {
      case .null, .boolean, .number: return .fixed(value)
      case .string(let string): return self.string(string, value, isText)
      case .array(let items):
        let nodes = items.map { node($0, isText: isText, key: nil) }
        return nodes.allSatisfy(\.isFixed) ? .fixed(value) : .array(nodes, offset: value.offset)
      case .object(let members):
        let nodes = members.map { member in
          if member.key == "text" { hasText = true }
          let node = node(member.value, isText: Self.textKeys.contains(member.key), key: member.key)
          if key == "image", member.key == "file" { files.append(node) }
          return (key: member.key, keyOffset: member.keyOffset, value: node)
        }
        return nodes.allSatisfy(\.value.isFixed) ? .fixed(value) : .object(nodes, offset: value.offset)
      }
    }

    private mutating func string(_ string: String, _ value: JSONValue, _ isText: Bool) -> Node {
      guard string.contains("${") else { return .fixed(value) }
      var parts: [Part] = []
      var rest = string[...]
      var text = ""
      func flush() {
        if !text.isEmpty { parts.append(.fixed(text)) }
        text = ""
      }
      while let dollar = rest.firstIndex(of: "$") {
        text += rest[..<dollar]
        rest = rest[dollar...]
        if rest.hasPrefix("$${") {
          text += "${"
          rest = rest.dropFirst(3)
        } else if rest.hasPrefix("${"), let close = rest.firstIndex(of: "}") {
          flush()
          let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<close])
          parts.append(.slot(slot(name, value.offset)))
          rest = rest[rest.index(after: close)...]
        } else {
          text += "$"
          rest = rest.dropFirst()
        }
      }
      text += rest
      flush()
      if parts.count == 1, case .slot(let index) = parts[0] {
        return .slot(index, isText: isText, offset: value.offset)
      }
      return .text(parts, offset: value.offset)
    }

    private mutating func slot(_ name: String, _ offset: Int) -> Int {
      if let known = names.firstIndex(of: name) { return known }
      names.append(name)
      places.append(offset)
      return names.count - 1
    }
  }
}
