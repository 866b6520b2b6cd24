import Foundation
import Relief
import ReliefFiles
import ReliefPNG

/// Takes what failures made over as references.
package struct SnapshotReview {
  package var artifacts: SnapshotArtifacts
  /// Only references below this folder are looked at; nil for all. Tests of all projects leave what failed in one
  /// folder, unless they are told another.
  package var folder: String?

  package init(artifacts: SnapshotArtifacts, below folder: String? = nil) {
    (self.artifacts, self.folder) = (artifacts, folder.map(Self.wholePath))
  }

  private static func wholePath(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private func isLookedAt(_ entry: SnapshotEntry) -> Bool {
    guard let folder else { return true }
    return Self.wholePath(entry.reference).hasPrefix(folder == "/" ? folder : folder + "/")
  }

  /// How many failures have references elsewhere.
  package func elsewhere() throws -> Int {
    try artifacts.entries().count { $0.entry.files?.actual != nil && !isLookedAt($0.entry) }
  }

  /// The failures whose identifiers contain one of some words; all where there is no word.
  package func pending(matching words: [String]) throws -> [(folder: String, entry: SnapshotEntry)] {
    try artifacts.entries().filter { item in
      item.entry.files?.actual != nil && isLookedAt(item.entry)
        && (words.isEmpty || words.contains { item.entry.identifier.contains($0) })
    }
  }

  /// Makes what was made the reference, also in the lock file that names it, and takes the artifacts away.
  package func accept(_ entry: SnapshotEntry, in folder: String) throws {
    guard let actual = entry.files?.actual else { return }
    // An entry that was made up may name any file of this machine.
    let name = entry.identifier.split(separator: "/", maxSplits: 1).last.map(String.init) ?? ""
    let kind = actual.split(separator: ".").last.map { "." + $0 } ?? ""
    guard [name, name + kind].contains(SystemFiles.name(of: entry.reference)) else {
      throw SnapshotError.unusable(entry.reference, "this is not the reference of \(entry.identifier)")
    }
    let bytes = try AtomicFile.read("\(folder)/\(actual)")
    do {
      try SystemFiles.makeFolder(SystemFiles.folder(of: entry.reference))
    } catch {
      throw SnapshotError.folder(SystemFiles.folder(of: entry.reference), error.reason)
    }
    try AtomicFile.write(bytes, to: entry.reference)
    try LockFiles().update(entry.reference, to: bytes)
    try discard(entry, in: folder)
  }

  /// Takes the artifacts of a failure away, the entry first: without it the others are not looked at.
  package func discard(_ entry: SnapshotEntry, in folder: String) throws {
    let name = entry.identifier.split(separator: "/", maxSplits: 1).last.map(String.init) ?? entry.identifier
    let files = [name + ".json", entry.files?.reference, entry.files?.actual, entry.files?.difference]
    for file in files.compactMap(\.self) {
      let path = "\(folder)/\(file)"
      if SystemFiles.kind(of: path) == .file { try FileManager.default.removeItem(atPath: path) }
    }
  }
}
