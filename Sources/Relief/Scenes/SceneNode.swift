import Foundation
import ReliefDrawing
import ReliefGeometry

/// A scene's text, which places are looked up in when there is an error to report.
package struct SceneSource: Hashable, Sendable {
  /// The file, as it was named.
  package var name: String
  /// Its text.
  package var bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }

  package func place(_ mark: SceneMark) -> ScenePlace {
    let (line, column) = JSONReader.place(of: mark.offset, in: bytes)
    return ScenePlace(file: name, line: line, column: column, path: mark.path.description)
  }
}

/// Where a value stands, cheap to keep.
package struct SceneMark: Hashable, Sendable {
  var path: JSONPath
  var offset: Int
}

/// A JSON value on its way into a scene: reads that check, and errors that name the place.
package struct SceneNode: Sendable {
  /// Farther from the origin than any picture reaches, in points.
  static let limit = 1_000_000.0

  package var value: JSONValue
  package var path: JSONPath
  package var source: SceneSource

  package init(value: JSONValue, path: JSONPath, source: SceneSource) {
    (self.value, self.path, self.source) = (value, path, source)
  }

  var mark: SceneMark { SceneMark(path: path, offset: value.offset) }
  package var place: ScenePlace { source.place(mark) }

  /// What is expected is put into words only where it is not there.
  package func invalid(_ expected: @autoclosure () -> String) -> SceneError {
    .invalid(found: value.summary, expected: expected(), place)
  }

  package func string(_ expected: @autoclosure () -> String) throws(SceneError) -> String {
    guard case .string(let string) = value.kind else { throw invalid(expected()) }
    return string
  }

  package func boolean() throws(SceneError) -> Bool {
    guard case .boolean(let flag) = value.kind else { throw invalid("true or false") }
    return flag
  }

  package func number(_ what: String, in range: ClosedRange<Double>) throws(SceneError) -> Double {
    if case .number(let number) = value.kind, range.contains(number) { return number }
    let (low, high) = (SceneNode.grouped(range.lowerBound), SceneNode.grouped(range.upperBound))
    throw invalid("\(what) from \(low) to \(high)")
  }

  /// A place or a distance that may have either sign, in points.
  func coordinate() throws(SceneError) -> CGFloat {
    try number("a number of points", in: -SceneNode.limit...SceneNode.limit)
  }

  /// A length, in points.
  func length() throws(SceneError) -> CGFloat { try number("a number of points", in: 0...SceneNode.limit) }

  package func list(_ expected: @autoclosure () -> String) throws(SceneError) -> [SceneNode] {
    guard case .array(let items) = value.kind else { throw invalid(expected()) }
    return items.enumerated().map { SceneNode(value: $1, path: .item($0, of: path), source: source) }
  }

  package func list(_ expected: @autoclosure () -> String, count: Int) throws(SceneError) -> [SceneNode] {
    let items = try list(expected())
    guard items.count == count else { throw invalid(expected()) }
    return items
  }

  /// An object that has no other keys than these.
  package func object(_ expected: String, keys: [String]) throws(SceneError) -> SceneObject {
    guard case .object(let members) = value.kind else { throw invalid(expected) }
    for member in members where !keys.contains(member.key) {
      let mark = SceneMark(path: .key(member.key, of: path), offset: member.keyOffset)
      throw .unknownKey(
        member.key, nearest: Spelling.nearest(to: member.key, in: keys), known: keys, source.place(mark))
    }
    return SceneObject(node: self, members: members)
  }

  /// One of a few words.
  package func word<Word: RawRepresentable & CaseIterable>(_ type: Word.Type) throws(SceneError) -> Word
  where Word.RawValue == String {
    try word(among: type.allCases.map { ($0.rawValue, $0) })
  }

  /// What one of a few words stands for.
  package func word<Value>(among words: [(name: String, value: Value)]) throws(SceneError) -> Value {
    if case .string(let string) = value.kind, let known = words.first(where: { $0.name == string }) {
      return known.value
    }
    let known = words.map(\.name)
    let choices = known.map { "\"\($0)\"" }.joined(separator: ", ")
    guard case .string(let string) = value.kind else { throw invalid("one of \(choices)") }
    throw invalid(
      Spelling.nearest(to: string, in: known).map { "\"\($0)\"? or one of \(choices)" } ?? "one of \(choices)"
    )
  }

  func point() throws(SceneError) -> CGPoint {
    let items = try list("a point [x, y]", count: 2)
    return CGPoint(x: try items[0].coordinate(), y: try items[1].coordinate())
  }

  func frame() throws(SceneError) -> CGRect {
    let items = try list("a frame [x, y, width, height]", count: 4)
    return CGRect(
      x: try items[0].coordinate(), y: try items[1].coordinate(),
      width: try items[2].length(), height: try items[3].length())
  }

  /// A unit point by SwiftUI's name or as `[x, y]`.
  func unitPoint() throws(SceneError) -> UnitPoint {
    func expected() -> String {
      "a unit point: [x, y] or one of \(SceneNode.unitPoints.map(\.name).joined(separator: ", "))"
    }
    if case .string(let string) = value.kind {
      guard let known = SceneNode.unitPoints.first(where: { $0.name == string }) else {
        throw invalid(expected())
      }
      return known.point
    }
    let items = try list(expected(), count: 2)
    return UnitPoint(x: try items[0].coordinate(), y: try items[1].coordinate())
  }

  private static let unitPoints: [(name: String, point: UnitPoint)] = [
    ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading),
    ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading), ("bottom", .bottom),
    ("bottomTrailing", .bottomTrailing), ("zero", .zero),
  ]

  /// A number with commas between its thousands.
  static func grouped(_ number: Double) -> String {
    let text = JSONValue.text(number)
    guard text.allSatisfy({ $0.isNumber || $0 == "-" }) else { return text }
    var (digits, grouped) = (Array(text), "")
    while digits.count > 3, digits[digits.count - 4] != "-" {
      grouped = "," + String(digits.suffix(3)) + grouped
      digits.removeLast(3)
    }
    return String(digits) + grouped
  }
}

/// A JSON object on its way into a scene, its keys checked.
package struct SceneObject: Sendable {
  package var node: SceneNode
  package var members: [JSONMember]

  /// The value of a key; nil where the key is not there.
  package subscript(key: String) -> SceneNode? {
    members.first { $0.key == key }.map {
      SceneNode(value: $0.value, path: .key(key, of: node.path), source: node.source)
    }
  }

  /// The value of a key that must be there.
  package func required(_ key: String, _ reason: String) throws(SceneError) -> SceneNode {
    guard let value = self[key] else { throw .missingKey(key, reason: reason, node.place) }
    return value
  }
}
