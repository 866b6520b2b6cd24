import Foundation
import Relief
import ReliefFiles
import ReliefPNG

/// The folder where failures leave what there is to look at, each file whole or not there.
///
/// A failed snapshot `Suite/test.name` leaves `Suite/test.name.reference.png`, `.actual.png`, `.difference.png` and
/// `.json` next to each other. One that passes takes its old ones away.
package struct SnapshotArtifacts: Hashable, Sendable {
  /// The folder.
  package var folder: String
  /// Whether tests of all projects leave what failed there: nobody named a folder.
  package private(set) var isShared = false

  package init(folder: String) { self.folder = folder }

  /// The folder that `SNAPSHOT_ARTIFACTS` names, else one in the temporary folder.
  package init(environment: [String: String]) {
    if let folder = environment["SNAPSHOT_ARTIFACTS"], !folder.isEmpty {
      self.init(folder: folder)
    } else {
      let temporary = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
      self.init(
        folder: (temporary.hasSuffix("/") ? String(temporary.dropLast()) : temporary) + "/relief-snapshots")
      isShared = true
    }
  }

  /// The file of one kind of a snapshot.
  package func path(_ place: SnapshotPlace, _ kind: String, _ pathExtension: String) -> String {
    let name = pathExtension.isEmpty ? "\(place.name).\(kind)" : "\(place.name).\(kind).\(pathExtension)"
    return "\(folder)/\(place.suite)/\(name)"
  }

  /// Writes what a failure leaves, and says so in the entry's message.
  func write(
    _ entry: inout SnapshotEntry, _ place: SnapshotPlace, reference: [UInt8]? = nil, actual: [UInt8],
    difference: [UInt8]? = nil
  ) throws {
    do {
      try SystemFiles.makeFolder("\(folder)/\(place.suite)")
    } catch {
      throw SnapshotError.folder("\(folder)/\(place.suite)", error.reason)
    }
    let kind = place.pathExtension
    var files = SnapshotEntry.Files()
    func put(_ bytes: [UInt8], _ name: String, _ pathExtension: String) throws -> String {
      let path = path(place, name, pathExtension)
      try AtomicFile.write(bytes, to: path)
      entry.message += "\n  \(name): \(path)"
      return SystemFiles.name(of: path)
    }
    if let reference { files.reference = try put(reference, "reference", kind) }
    files.actual = try put(actual, "actual", kind)
    if let difference {
      files.difference = try put(difference, "difference", kind == "png" ? kind : "diff")
    }
    entry.files = files
    try AtomicFile.write(try entry.json(), to: "\(folder)/\(place.suite)/\(place.name).json")
  }

  /// Takes away what an earlier failure left.
  func remove(_ place: SnapshotPlace) {
    let entry = "\(folder)/\(place.suite)/\(place.name).json"
    guard SystemFiles.kind(of: entry) == .file else { return }
    let kind = place.pathExtension
    let difference = path(place, "difference", kind == "png" ? kind : "diff")
    for path in [path(place, "reference", kind), path(place, "actual", kind), difference, entry] {
      // What cannot be removed is old and does no harm.
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// The entries that failures left, sorted by what they identify, each with its folder.
  package func entries() throws -> [(folder: String, entry: SnapshotEntry)] {
    guard SystemFiles.kind(of: folder) == .folder else {
      throw SnapshotError.unusable(folder, "there is no such folder of artifacts; name it with --artifacts")
    }
    var found: [(folder: String, entry: SnapshotEntry)] = []
    for suite in try SystemFiles.names(in: folder) {
      let path = "\(folder)/\(suite)"
      guard SystemFiles.kind(of: path) == .folder else { continue }
      for name in try SystemFiles.names(in: path) where name.hasSuffix(".json") {
        guard var entry = try? SnapshotEntry(json: AtomicFile.read("\(path)/\(name)")) else { continue }
        // Artifacts come from other machines: what they name lies beside them, or counts for nothing.
        guard entry.identifier == "\(suite)/\(name.dropLast(5))" else { continue }
        entry.files = entry.files?.plain
        found.append((path, entry))
      }
    }
    return found.sorted { $0.entry.identifier < $1.entry.identifier }
  }
}
