import Relief

/// Rows that fill templates, of a CSV, TSV or JSON file.
package struct BatchTable: Sendable {
  /// What stands in a row's column.
  package enum Cell: Hashable, Sendable {
    /// Text of a CSV file, which may mean a number.
    case text(String)
    /// A value of a JSON file.
    case value(JSONValue.Kind)

    /// The cell as text, for names and digests.
    package var text: String {
      switch self {
      case .text(let text), .value(.string(let text)): text
      case .value(.number(let number)): JSONValue.text(number)
      case .value(.boolean(let flag)): flag ? "true" : "false"
      case .value(.null): ""
      case .value(let kind): BatchTable.text(kind)
      }
    }
  }

  /// A row, or why it cannot be used.
  package struct Row: Sendable {
    /// The line on which it begins, from 1.
    package var line: Int
    /// What stands in each column; nil where nothing does.
    package var cells: [Cell?]
    /// What is wrong with the row as a whole.
    package var fault: String?
  }

  /// The file, as it was named.
  package let file: String
  /// The columns' names.
  package private(set) var columns: [String]
  /// The rows, in the file's order.
  package private(set) var rows: [Row]

  /// The most rows that are read.
  package static let limit = 1_000_000

  /// A table of a file: `.json` is a list of objects, `.tsv` has tabs, anything else commas (or semicolons, where the
  /// first line has no comma).
  package init(path: String) throws(BatchError) {
    let bytes: [UInt8]
    do { bytes = try SystemFiles.bytes(of: path) } catch { throw .file(path: path, reason: error.reason) }
    try self.init(bytes, file: path)
  }

  /// A table of a file's bytes.
  package init(_ bytes: [UInt8], file: String) throws(BatchError) {
    self.file = file
    (columns, rows) = ([], [])
    if file.lowercased().hasSuffix(".json") {
      try readJSON(bytes)
    } else {
      try readText(bytes)
    }
    if rows.count > Self.limit {
      throw .table(file: file, line: 0, reason: "more than \(Self.limit) rows; split the table")
    }
  }

  // MARK: JSON

  private mutating func readJSON(_ bytes: [UInt8]) throws(BatchError) {
    let source = SceneSource(name: file, bytes: JSONComments.blanked(bytes))
    do throws(SceneError) {
      let node = SceneNode(value: try SceneFile.value(of: source), path: .top, source: source)
      var index: [String: Int] = [:]
      var lines = LineCounter(bytes)
      for item in try node.list("a list of rows, each an object: [{\"label\": \"OK\"}, ...]") {
        guard case .object(let members) = item.value.kind else { throw item.invalid("a row: an object") }
        var cells = [Cell?](repeating: nil, count: columns.count)
        for member in members {
          if index[member.key] == nil {
            index[member.key] = columns.count
            columns.append(member.key)
            cells.append(nil)
          }
          guard let column = index[member.key], member.value.kind != .null else { continue }
          cells[column] = .value(member.value.kind)
        }
        rows.append(Row(line: lines.line(of: item.value.offset), cells: cells))
      }
    } catch {
      throw .manifest(error)
    }
  }

  // MARK: CSV

  private mutating func readText(_ bytes: [UInt8]) throws(BatchError) {
    var reader = DelimitedReader(bytes, separator: Self.separator(of: bytes, file: file))
    guard let head = try reader.next(file) else {
      throw .table(file: file, line: 0, reason: "the table is empty; its first line names the columns")
    }
    columns = head.cells.map { trimmed($0) }
    for (index, name) in columns.enumerated() {
      if name.isEmpty {
        throw .table(file: file, line: head.line, reason: "column \(index + 1) has no name")
      }
      if columns[..<index].contains(name) {
        throw .table(file: file, line: head.line, reason: "two columns are called \"\(name)\"")
      }
    }
    while let row = try reader.next(file) {
      if row.isBlank { continue }
      var fault: String?
      if row.cells.count > columns.count {
        fault =
          "\(row.cells.count) cells, and there are \(columns.count) columns; put a cell with a comma between "
          + "quotation marks"
      }
      rows.append(Row(line: row.line, cells: row.cells.prefix(columns.count).map { .text($0) }, fault: fault))
      if rows.count > Self.limit { return }
    }
  }

  private static func separator(of bytes: [UInt8], file: String) -> UInt8 {
    if file.lowercased().hasSuffix(".tsv") { return UInt8(ascii: "\t") }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    if line.contains(UInt8(ascii: ",")) { return UInt8(ascii: ",") }
    return line.contains(UInt8(ascii: ";")) ? UInt8(ascii: ";") : UInt8(ascii: ",")
  }

  private func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// A value as JSON on one line.
  static func text(_ kind: JSONValue.Kind) -> String {
    switch kind {
    case .null: "null"
    case .boolean(let flag): flag ? "true" : "false"
    case .number(let number): JSONValue.text(number)
    case .string(let string): JSONText.quoted(string)
    case .array(let items): "[" + items.map { text($0.kind) }.joined(separator: ", ") + "]"
    case .object(let members): JSONText.object(members.map { (key: $0.key, value: text($0.value.kind)) })
    }
  }
}

/// Counts lines up to places that come in order.
private struct LineCounter {
  private let bytes: [UInt8]
  private var (index, current) = (0, 1)

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func line(of offset: Int) -> Int {
    while index < min(offset, bytes.count) {
      if bytes[index] == UInt8(ascii: "\n") { current += 1 }
      index += 1
    }
    return current
  }
}

/// Reads rows of cells. Source: RFC 4180; line ends may be LF, CRLF or CR.
private struct DelimitedReader {
  private let bytes: [UInt8]
  private let separator: UInt8
  private var index = 0
  private var line = 1

  init(_ bytes: [UInt8], separator: UInt8) {
    (self.bytes, self.separator) = (bytes, separator)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// The next row; nil at the end.
  mutating func next(_ file: String) throws(BatchError) -> (line: Int, cells: [String], isBlank: Bool)? {
    guard index < bytes.count else { return nil }
    let (first, start) = (line, index)
    var cells: [String] = []
    while true {
      cells.append(try cell(file))
      guard index < bytes.count else { return (first, cells, index == start) }
      let byte = bytes[index]
      let isBlank = index == start
      index += 1
      if byte == separator { continue }
      if byte == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
      line += 1
      return (first, cells, isBlank)
    }
  }

  private mutating func cell(_ file: String) throws(BatchError) -> String {
    let start = index
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      while index < bytes.count, !isEnd(bytes[index]) { index += 1 }
      return try text(Array(bytes[start..<index]), file)
    }
    let firstLine = line
    var content: [UInt8] = []
    index += 1
    while true {
      guard index < bytes.count else {
        throw .table(file: file, line: firstLine, reason: "a cell whose quotation mark is never closed")
      }
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") { line += 1 }
      guard byte == UInt8(ascii: "\"") else {
        content.append(byte)
        continue
      }
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { break }
      content.append(byte)
      index += 1
    }
    guard index == bytes.count || isEnd(bytes[index]) else {
      throw .table(
        file: file, line: line,
        reason: "text behind a closing quotation mark; write a quotation mark in a cell twice")
    }
    return try text(content, file)
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private func text(_ bytes: [UInt8], _ file: String) throws(BatchError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .table(file: file, line: line, reason: "a cell that is not UTF-8; save the table as UTF-8")
    }
    return text
  }
}
