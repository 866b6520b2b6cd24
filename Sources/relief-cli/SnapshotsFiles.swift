import Foundation
import Relief
import ReliefFiles
import ReliefSnapshotStore

/// The parts of `relief snapshots` that are about the references of a folder.
struct SnapshotsFiles {
  private let arguments: Arguments
  private let folder: String
  private let references: [String]

  /// The references below the folder that is named, else below the current one.
  init(_ arguments: Arguments, _ folders: [String]) throws {
    guard folders.count <= 1 else {
      throw CommandError("snapshots: one folder is looked at, and \(folders.count) are given")
    }
    self.arguments = arguments
    folder = folders.first.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 } ?? "."
    references = try SnapshotFolder.references(below: folder)
  }

  /// Says a line, unless the user wants silence.
  private func say(_ line: String) throws {
    if !arguments.has("--quiet") { try Console.say(line) }
  }

  func list() throws -> CommandLineTool.Status {
    for path in references {
      let bytes = try AtomicFile.read(path)
      let size = path.hasSuffix(".png") ? try? SnapshotPicture.decode(bytes) : nil
      if arguments.has("--json") {
        var members = [("path", JSONText.quoted(path)), ("bytes", "\(bytes.count)")]
        if let size { members += [("width", "\(size.width)"), ("height", "\(size.height)")] }
        try Console.say(JSONText.object(members.map { (key: $0.0, value: $0.1) }))
      } else {
        try say(path + (size.map { "  \($0.width) x \($0.height)" } ?? "") + "  \(bytes.count) bytes")
      }
    }
    return .success
  }

  func prune(_ artifacts: SnapshotArtifacts) throws -> CommandLineTool.Status {
    let checked = try SnapshotResults.read(folder: artifacts.folder)
    guard !checked.isEmpty else {
      throw CommandError(
        "snapshots prune: \(artifacts.folder) has no results; run the tests with SNAPSHOT_ARTIFACTS set first"
      )
    }
    for path in SnapshotFolder.stale(references, checked: checked) {
      if !arguments.has("--dry-run") { try FileManager.default.removeItem(atPath: path) }
      try say(path)
    }
    return .success
  }

  /// The references' digests, by their paths from the folder.
  private func digests() throws -> [String: String] {
    var digests: [String: String] = [:]
    for path in references {
      do {
        digests[relative(path)] = try digest(path)
      } catch {
        throw CommandError("snapshots: \(path): \(error)")
      }
    }
    return digests
  }

  private func digest(_ path: String) throws -> String {
    try SnapshotLock.digest(AtomicFile.read(path), isPicture: path.hasSuffix(".png"))
  }

  private func relative(_ path: String) -> String {
    folder == "." ? path : String(path.dropFirst(folder.count + 1))
  }

  func lock() throws -> CommandLineTool.Status {
    let path = arguments.value("--output") ?? folder + "/snapshots.lock"
    let lock = SnapshotLock(digests: try digests())
    try AtomicFile.write(Array(lock.text.utf8), to: path)
    try say("\(path): \(lock.digests.count) references")
    return .success
  }

  func verify() throws -> CommandLineTool.Status {
    let path = arguments.value("--lock") ?? folder + "/snapshots.lock"
    let lock = try SnapshotLock(text: String(decoding: AtomicFile.read(path), as: UTF8.self), path: path)
    let present = try digests()
    var isWell = true
    for name in lock.digests.keys.sorted() where present[name] != lock.digests[name] {
      if try fetch(name, lock.digests[name] ?? "") { continue }
      isWell = false
      try say("\(present[name] == nil ? "missing" : "differs"): \(name)")
    }
    for name in present.keys.sorted() where lock.digests[name] == nil {
      isWell = false
      try say("not locked: \(name)")
    }
    return isWell ? .success : .difference
  }

  /// Copies a reference from the folder to fetch from, if it is the right one there.
  private func fetch(_ name: String, _ wanted: String) throws -> Bool {
    guard let source = arguments.value("--from"), !name.split(separator: "/").contains("..") else {
      return false
    }
    let path = source + "/" + name
    guard SystemFiles.kind(of: path) == .file, try digest(path) == wanted else { return false }
    let target = folder + "/" + name
    do {
      try SystemFiles.makeFolder(SystemFiles.folder(of: target))
    } catch {
      throw CommandError("snapshots verify: \(SystemFiles.folder(of: target)): \(error.reason)")
    }
    try AtomicFile.write(try AtomicFile.read(path), to: target)
    try say("fetched: \(name)")
    return true
  }
}
