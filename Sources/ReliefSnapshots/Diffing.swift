import Foundation
import ReliefSnapshotStore

/// How snapshots of a format are stored and compared.
public struct Diffing<Value> {
  /// The bytes of a file.
  public var toData: (Value) -> Data
  /// The value of a file's bytes.
  public var fromData: (Data) -> Value
  /// What differs between the reference and the new value, in words; nil where they count as the same.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?
  /// What Relief's own formats can say besides: figures, a difference to look at, and errors.
  var rich: RichDiffing<Value>?

  /// A way to store and compare.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }
}

/// How Relief's own formats are stored and compared.
struct RichDiffing<Value> {
  /// The bytes of a reference, with what is known about where it comes from.
  var encode: (Value, SnapshotContext) throws -> [UInt8]
  /// The difference from a reference's bytes; nil where the value counts as the same.
  var compare: ([UInt8], Value) throws -> SnapshotDifference?
}

/// Where a snapshot comes from, for the texts in its file.
struct SnapshotContext {
  var place: SnapshotPlace
  var variant: String?
  var file: String
  var line: Int
}

/// A file that Xcode shows beside a failure. Here failures leave their files in the folder of artifacts.
public struct XCTAttachment {
  /// An attachment of data.
  public init(data: Data) {}
  /// An attachment of data of a type.
  public init(data: Data, uniformTypeIdentifier: String) {}
}

extension Diffing where Value == String {
  /// Texts, line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in TextDifference.lines(old, new).map { ("The text differs:\n\($0)", []) } })
  }
}

extension Diffing where Value == Data {
  /// Bytes.
  static var data: Diffing {
    Diffing(
      toData: { $0 }, fromData: { $0 },
      diff: { old, new in
        if old == new { return nil }
        let first = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        let place = first ?? min(old.count, new.count)
        return (
          "\(new.count) bytes against \(old.count) of the reference; byte \(place) is the first to differ", []
        )
      })
  }
}
