import Foundation
import Relief

/// What became of one snapshot: a line of the results, and a JSON file beside its artifacts.
package struct SnapshotEntry: Codable, Hashable, Sendable {
  /// What became of it.
  package enum Status: String, Codable, Hashable, Sendable {
    case passed, failed, missing, recorded
  }

  /// A place in a picture.
  package struct Region: Codable, Hashable, Sendable {
    package var x: Int, y: Int, width: Int, height: Int, count: Int
  }

  /// How far the pictures are apart.
  package struct Measures: Codable, Hashable, Sendable {
    package var width: Int, height: Int
    package var referenceWidth: Int, referenceHeight: Int
    package var differingPixels: Int
    package var largest: Int
    package var mean: Double
    package var windowMean: Double?
    package var pixelsBeyond: Int?
    package var regions: [Region]
  }

  /// Names of the files beside the entry; those that there are.
  package struct Files: Codable, Hashable, Sendable {
    package var reference: String?
    package var actual: String?
    package var difference: String?

    /// Those that are names alone, without a folder.
    var plain: Files {
      func plain(_ name: String?) -> String? { name.flatMap { $0.contains("/") ? nil : $0 } }
      return Files(reference: plain(reference), actual: plain(actual), difference: plain(difference))
    }
  }

  /// The form of this file.
  package var version = 1
  /// What identifies the snapshot: the test file's name, the test's and the snapshot's.
  package var identifier: String
  package var status: Status
  /// The kind of change in a word; nil for none.
  package var kind: String?
  /// What happened, some lines.
  package var message: String
  /// The path of the reference.
  package var reference: String
  /// The test file as the compiler knows it, and the line, from 1.
  package var file: String, line: Int
  package var test: String
  /// The circumstances, such as `dark-xxxLarge`; nil for none.
  package var variant: String?
  package var seconds: Double
  package var measures: Measures?
  package var files: Files?

  /// The entry as JSON; keys are in order, so that equal entries are equal bytes.
  package func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [10]
  }

  /// Reads an entry.
  package init(json: [UInt8]) throws { self = try JSONDecoder().decode(SnapshotEntry.self, from: Data(json)) }

  package init(
    identifier: String, status: Status, message: String, reference: String, file: String, line: Int,
    test: String
  ) {
    (self.identifier, self.status, self.message, self.reference) = (identifier, status, message, reference)
    (self.file, self.line, self.test, seconds) = (file, line, test, 0)
  }
}
