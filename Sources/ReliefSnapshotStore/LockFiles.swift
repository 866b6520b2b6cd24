import Foundation
import Relief
import ReliefFiles
import ReliefPNG
import Synchronization

/// What lock files say of references, which may not be there themselves.
///
/// The lock file of a reference is the `snapshots.lock` in its folder or the nearest one above, up to its package's.
package final class LockFiles: Sendable {
  /// The name of a lock file that is found.
  package static let name = "snapshots.lock"

  private let known = Mutex<[String: SnapshotLock]>([:])

  package init() {}

  /// The digest of a reference, and where it stands; nil where no lock file names it.
  func entry(of reference: String) throws -> (digest: String, lock: String, key: String)? {
    guard let (lock, key) = Self.lock(of: reference), let digest = try read(lock).digests[key] else {
      return nil
    }
    return (digest, lock, key)
  }

  /// Sets the digest of a reference in the lock file that names it, if there is one.
  package func update(_ reference: String, to bytes: [UInt8]) throws {
    guard let entry = try entry(of: reference) else { return }
    let digest = try SnapshotLock.digest(bytes, isPicture: reference.hasSuffix(".png"))
    var lock = try read(entry.lock)
    lock.digests[entry.key] = digest
    try AtomicFile.write(Array(lock.text.utf8), to: entry.lock)
    known.withLock { $0[entry.lock] = lock }
  }

  private func read(_ path: String) throws -> SnapshotLock {
    if let lock = known.withLock({ $0[path] }) { return lock }
    let lock = try SnapshotLock(text: String(decoding: AtomicFile.read(path), as: UTF8.self), path: path)
    known.withLock { $0[path] = lock }
    return lock
  }

  /// The nearest lock file above a reference, and the reference's path from there.
  private static func lock(of reference: String) -> (path: String, key: String)? {
    var folder = SystemFiles.folder(of: reference)
    while true {
      let path = folder == "/" ? "/" + name : folder + "/" + name
      if SystemFiles.kind(of: path) == .file {
        return (
          path, folder == "." ? reference : String(reference.dropFirst(folder == "/" ? 1 : folder.count + 1))
        )
      }
      let isRoot = ["Package.swift", ".git"].contains { SystemFiles.kind(of: folder + "/" + $0) != .nothing }
      let parent = SystemFiles.folder(of: folder)
      if isRoot || parent == folder || folder == "." { return nil }
      folder = parent
    }
  }
}
