import Foundation

/// A strategy: how a value becomes a format that can be stored and compared.
public struct Snapshotting<Value, Format> {
  /// The extension of the files, without a dot.
  public var pathExtension: String?
  /// How the format is stored and compared.
  public var diffing: Diffing<Format>
  /// How a value becomes the format.
  public var snapshot: (Value) -> Async<Format>
  /// The form that views use: it may fail, and draws in the circumstances of a test.
  var throwing: ((Value, SnapshotCircumstances) throws -> Format)?

  /// A strategy whose values come later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
  }

  /// A strategy.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// The strategy for other values, which are turned into this one's first.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    var result = asyncPullback { (value: NewValue) -> Async<Value> in Async(value: transform(value)) }
    result.throwing = throwing.map { inner in { value, test in try inner(transform(value), test) } }
    return result
  }

  /// The strategy for other values, which are turned into this one's first, later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = snapshot
    return Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { value in
        Async<Format> { callback in
          transform(value).run { value in snapshot(value).run(callback) }
        }
      })
  }
}

/// A strategy whose values are stored as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// A strategy whose values are stored as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

extension Snapshotting where Value == String, Format == String {
  /// Texts, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
  /// The value as `String(describing:)` has it.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// The value with all that is in it, as a tree. Dictionaries and sets are sorted.
  public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { ValueTree.text($0) } }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// The value as JSON by an encoder.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) -> String in
      do {
        return String(decoding: try encoder.encode(value), as: UTF8.self)
      } catch {
        return "The value cannot be encoded: \(error)"
      }
    }
    strategy.pathExtension = "json"
    return strategy
  }
}
