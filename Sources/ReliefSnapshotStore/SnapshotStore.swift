import Foundation
import Relief
import ReliefFiles
import ReliefPNG

/// Checks what tests make against the files of references, and writes these where the mode says so.
package struct SnapshotStore: Sendable {
  /// Where failures leave pictures; nil for the process's temporary folder.
  package var artifacts: SnapshotArtifacts
  /// What is told of every check; nil for nobody.
  package var results: SnapshotResults?
  /// A folder with the references that lock files name, from which missing ones are fetched; nil for none.
  package var source: String?
  private let locks = LockFiles()

  package init(artifacts: SnapshotArtifacts, results: SnapshotResults? = nil, source: String? = nil) {
    (self.artifacts, self.results, self.source) = (artifacts, results, source)
  }

  /// One snapshot to check.
  package struct Check {
    /// Where its reference is.
    package var place: SnapshotPlace
    /// The test file as the compiler knows it, the line from 1, and the test.
    package var file: String, line: Int, test: String
    /// The circumstances, for reports.
    package var variant: String?
    /// When the work on it began, for the times in results.
    package var start = ContinuousClock.now
    /// When references are written.
    package var mode: RecordMode
    /// The bytes of a new reference.
    package var encode: () throws -> [UInt8]
    /// The difference from a reference's bytes; nil where it counts as the same.
    package var compare: ([UInt8]) throws -> SnapshotDifference?

    package init(
      place: SnapshotPlace, file: String, line: Int, test: String, mode: RecordMode,
      encode: @escaping () throws -> [UInt8],
      compare: @escaping ([UInt8]) throws -> SnapshotDifference?
    ) {
      (self.place, self.file, self.line, self.test, self.mode) = (place, file, line, test, mode)
      (self.encode, self.compare) = (encode, compare)
    }

    /// How long the work took so far, to a millisecond.
    fileprivate var seconds: Double {
      (((ContinuousClock.now - start) / .milliseconds(1)).rounded()) / 1000
    }
  }

  /// Checks a snapshot; nil where it is as it should be, else why the test fails.
  package func verify(_ check: Check) -> String? {
    var entry = SnapshotEntry(
      identifier: check.place.identifier, status: .passed, message: "", reference: check.place.path,
      file: check.file, line: check.line, test: check.test)
    entry.variant = check.variant
    do {
      try judge(check, &entry)
    } catch  where entry.status == .passed {
      (entry.status, entry.kind, entry.message) = (.failed, "error", "\(error)")
    } catch {
      // What was found out counts, even where it cannot be shown.
      entry.message += "\n  There is nothing to look at: \(error)"
    }
    entry.seconds = check.seconds
    results?.add(entry)
    return entry.status == .passed ? nil : entry.message
  }

  private func judge(_ check: Check, _ entry: inout SnapshotEntry) throws {
    let path = check.place.path
    guard SystemFiles.kind(of: path) == .file else {
      let bytes = try check.encode()
      if let locked = try locks.entry(of: path) {
        try judge(check, bytes, locked.digest, of: locked.lock, key: locked.key, &entry)
      } else if check.mode == .never {
        (entry.status, entry.kind, entry.seconds) = (.missing, "missing", check.seconds)
        entry.message = """
          There is no reference \(path), and none is written in this mode (never).
            Record it: RELIEF_RECORD=missing swift test
          """
        try artifacts.write(&entry, check.place, actual: bytes)
      } else {
        try write(bytes, check.place)
        entry.status = .recorded
        entry.kind = "new"
        entry.message = "A new reference was written: \(path)\n  Look at it, and run the test again."
        artifacts.remove(check.place)
      }
      return
    }
    try judge(check, against: try AtomicFile.read(path), &entry)
  }

  /// Judges what was made by the digest that a lock file has instead of the reference, which is rebuilt or fetched.
  private func judge(
    _ check: Check, _ bytes: [UInt8], _ digest: String, of lock: String, key: String,
    _ entry: inout SnapshotEntry
  ) throws {
    let isPicture = check.place.pathExtension == "png"
    if try SnapshotLock.digest(bytes, isPicture: isPicture) == digest {
      if check.mode != .never { try write(bytes, check.place) }
      artifacts.remove(check.place)
      return
    }
    if let source {
      let path = "\(source)/\(key)"
      if SystemFiles.kind(of: path) == .file {
        let fetched = try AtomicFile.read(path)
        if try SnapshotLock.digest(fetched, isPicture: isPicture) == digest {
          if check.mode != .never { try write(fetched, check.place) }
          return try judge(check, against: fetched, &entry)
        }
      }
    }
    (entry.status, entry.kind, entry.seconds) = (.failed, "changed", check.seconds)
    entry.message = """
      This is not what \(lock) names, and the reference is not here, so that nothing can be said of the difference.
        Fetch it: relief snapshots verify --from DIR, or set SNAPSHOT_REFERENCES=DIR
        Or take the new one: relief snapshots accept \(entry.identifier)
      """
    if check.mode == .all || check.mode == .failed {
      try write(bytes, check.place)
      entry.status = .recorded
      entry.message = "The reference was written (\(check.mode.rawValue)): \(check.place.path)"
      entry.message += "\n  \(lock) names another one. Make it anew: relief snapshots lock"
      artifacts.remove(check.place)
      return
    }
    try artifacts.write(&entry, check.place, actual: bytes)
  }

  /// Judges what was made by its reference.
  private func judge(_ check: Check, against reference: [UInt8], _ entry: inout SnapshotEntry) throws {
    let path = check.place.path
    let difference = try check.compare(reference)
    if check.mode == .all {
      entry.status = .recorded
      if difference == nil {
        entry.message = "Record mode is on (all). The reference is as it should be: \(path)"
      } else {
        try write(try check.encode(), check.place)
        entry.message = "Record mode is on (all). The reference was written: \(path)"
      }
      entry.message += "\n  Turn record mode off, and run the test again."
      artifacts.remove(check.place)
      return
    }
    guard let difference else {
      artifacts.remove(check.place)
      return
    }
    let bytes = try check.encode()
    (entry.kind, entry.measures) = (difference.kind, difference.measures)
    if check.mode == .failed {
      try write(bytes, check.place)
      entry.status = .recorded
      entry.message = "\(difference.message)\nThe reference was written (failed): \(path)"
      artifacts.remove(check.place)
      return
    }
    (entry.status, entry.message, entry.seconds) = (.failed, difference.message, check.seconds)
    try artifacts.write(
      &entry, check.place, reference: reference, actual: bytes, difference: difference.difference)
  }

  private func write(_ bytes: [UInt8], _ place: SnapshotPlace) throws {
    do {
      try SystemFiles.makeFolder(place.folder)
    } catch {
      throw SnapshotError.folder(place.folder, error.reason)
    }
    try AtomicFile.write(bytes, to: place.path)
  }
}

/// Why a snapshot could not be checked.
package enum SnapshotError: Error, CustomStringConvertible {
  /// A folder that cannot be made, and why.
  case folder(String, String)
  /// A reference that is no good, and why.
  case reference(String)
  /// A folder or file that was to be read, and why it is of no use.
  case unusable(String, String)

  /// What happened and what to do.
  package var description: String {
    switch self {
    case .folder(let path, let reason):
      "\(path): the folder cannot be made: \(reason). Choose a place that can be written."
    case .reference(let reason): "The reference cannot be used: \(reason)"
    case .unusable(let path, let reason): "\(path): \(reason)"
    }
  }
}
