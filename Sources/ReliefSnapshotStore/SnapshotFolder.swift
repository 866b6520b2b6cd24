import Foundation
import Relief

/// The references below a folder of sources.
package enum SnapshotFolder {
  /// The paths of all files in folders called `__Snapshots__` below a folder, sorted.
  ///
  /// Hidden folders, such as `.build`, are not entered.
  package static func references(below folder: String) throws -> [String] {
    guard SystemFiles.kind(of: folder) == .folder else {
      throw SnapshotError.unusable(folder, "there is no such folder")
    }
    var found: [String] = []
    var isInside = SystemFiles.name(of: folder) == "__Snapshots__"
    if folder.contains("/__Snapshots__/") { isInside = true }
    try collect(folder, isInside: isInside, into: &found)
    return found.sorted()
  }

  private static func collect(_ folder: String, isInside: Bool, into found: inout [String]) throws {
    let names: [String]
    do {
      names = try SystemFiles.names(in: folder)
    } catch {
      throw SnapshotError.unusable(folder, error.reason)
    }
    for name in names {
      let path = folder == "." ? name : "\(folder)/\(name)"
      if SystemFiles.kind(of: path) == .folder {
        // A link to a folder above would lead round in a circle.
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil { continue }
        try collect(path, isInside: isInside || name == "__Snapshots__", into: &found)
      } else if isInside {
        found.append(path)
      }
    }
  }

  /// The references below a folder that no check used, in test files of which some snapshot was checked.
  package static func stale(_ references: [String], checked: [SnapshotEntry]) -> [String] {
    let used = Set(checked.map { URL(fileURLWithPath: $0.reference).standardizedFileURL.path })
    let folders = Set(used.map(SystemFiles.folder))
    return references.filter { path in
      let full = URL(fileURLWithPath: path).standardizedFileURL.path
      return !used.contains(full) && folders.contains(SystemFiles.folder(of: full))
    }
  }
}
