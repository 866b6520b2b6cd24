import Glibc
import Relief
import ReliefFiles
import ReliefPNG

/// Keeps a second run of the same part out of an output folder, and clears what a killed run left.
final class FolderLock {
  private let folder: SystemFile
  private let part: SystemFile

  /// Locks a folder for one part of a batch; other parts may work in it at the same time.
  init(_ path: String, shard: Shard) throws(BatchError) {
    let name = path + "/.relief-batch\(shard.suffix).lock"
    do throws(SystemFile.Failure) {
      part = try SystemFile(name, O_RDWR | O_CREAT, mode: 0o666)
      folder = try SystemFile(path, O_RDONLY | O_DIRECTORY)
    } catch {
      throw .file(path: name, reason: SystemFile.words(forError: error.code))
    }
    guard flock(part.descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw .file(
        path: path, reason: "another batch writes here; wait for its end, or give -o another folder")
    }
    // Alone in the folder: no other part is in the middle of a file.
    if flock(folder.descriptor, LOCK_EX | LOCK_NB) == 0 { Self.clear(path, depth: 8) }
    _ = flock(folder.descriptor, LOCK_SH)
  }

  func release() {
    _ = flock(folder.descriptor, LOCK_UN)
    _ = flock(part.descriptor, LOCK_UN)
  }

  /// Removes files that were not finished.
  private static func clear(_ folder: String, depth: Int) {
    guard depth > 0, let names = try? SystemFile.names(in: folder) else { return }
    for name in names {
      let path = folder + "/" + name
      if name.hasPrefix(".relief-"), name.hasSuffix(".tmp") {
        SystemFile.remove(path)
      } else if !name.hasPrefix("."), SystemFiles.kind(of: path) == .folder {
        clear(path, depth: depth - 1)
      }
    }
  }
}
