import Foundation
import Relief

/// Where a snapshot's reference is kept: `__Snapshots__/<TestFile>/<test>.<name or number>.<extension>`.
///
/// Source of the naming: swift-snapshot-testing, AssertSnapshot.swift, so that folders made with it can be used.
package struct SnapshotPlace: Hashable, Sendable {
  /// The folder of the references of a test file.
  package var folder: String
  /// The test file's name without its extension.
  package var suite: String
  /// The reference's name without its extension.
  package var name: String
  /// The extension, without a dot; empty for none.
  package var pathExtension: String

  /// The place of a snapshot of a test.
  ///
  /// - Parameter directory: a folder to use instead of the one beside the test file.
  package init(
    testFile: String, test: String, name: String, pathExtension: String?, directory: String? = nil
  ) {
    let file = SystemFiles.name(of: testFile)
    suite = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    folder = directory ?? SystemFiles.folder(of: testFile) + "/__Snapshots__/" + suite
    self.name = Self.sanitized(test) + "." + Self.sanitized(name)
    self.pathExtension = pathExtension ?? ""
  }

  /// The name with its extension.
  package var fileName: String { pathExtension.isEmpty ? name : name + "." + pathExtension }
  /// The path of the reference.
  package var path: String { folder + "/" + fileName }
  /// What identifies the snapshot in reports.
  package var identifier: String { suite + "/" + name }

  /// A part of a name that is safe in any file system: runs of other than letters, digits and `_` become `-`.
  package static func sanitized(_ text: String) -> String {
    var result = ""
    var isPending = false
    for character in text {
      guard character.isLetter || character.isNumber || character == "_" else {
        isPending = true
        continue
      }
      if isPending, !result.isEmpty { result += "-" }
      isPending = false
      result.append(character)
    }
    return String(result.prefix(180))
  }
}
