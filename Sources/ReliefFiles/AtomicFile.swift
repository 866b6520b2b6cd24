import Glibc
import Synchronization

/// Files that are written whole or not at all.
///
/// The bytes go to a new file in the same folder, which then takes the name in one step. Whoever opens the name finds
/// the old bytes or the new ones, never a part. On failure nothing is left behind.
public enum AtomicFile {
  /// Writes a file and waits until the disk has it.
  ///
  /// An existing file keeps its permissions; one that may not be written is not replaced. A symbolic link stays, and
  /// the file it points to is written. Devices and pipes are written to directly.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    guard let folder = try replace(path, with: bytes, isDurable: true) else { return }
    do throws(SystemFile.Failure) {
      // The name is on the disk only when the folder is.
      try SystemFile(folder, O_RDONLY | O_DIRECTORY).sync()
    } catch {
      throw FileError(code: error.code, path: path, isWriting: true)
    }
  }

  /// Writes all bytes to an open descriptor such as 1, standard output; errors call it `name`.
  ///
  /// A reader that has gone is an error and not the end of the process.
  public static func write(_ bytes: [UInt8], toDescriptor descriptor: Int32, name: String) throws(FileError) {
    do throws(SystemFile.Failure) {
      try SystemFile.writeAll(bytes, to: descriptor)
    } catch {
      throw FileError(code: error.code, path: name, isWriting: true)
    }
  }

  /// The bytes of a file, at most `limit` of them.
  public static func read(_ path: String, atMost limit: Int = 1 << 30) throws(FileError) -> [UInt8] {
    do throws(SystemFile.Failure) {
      let file = try SystemFile(path, O_RDONLY)
      if let bytes = try SystemFile.readAll(file.descriptor, atMost: limit) { return bytes }
    } catch {
      throw FileError(code: error.code, path: path, isWriting: false)
    }
    throw .tooLong(path: path, limit: limit)
  }

  /// The bytes that an open descriptor such as 0, standard input, still gives; errors call it `name`.
  public static func read(
    fromDescriptor descriptor: Int32, name: String, atMost limit: Int = 1 << 30
  ) throws(FileError) -> [UInt8] {
    do throws(SystemFile.Failure) {
      if let bytes = try SystemFile.readAll(descriptor, atMost: limit) { return bytes }
    } catch {
      throw FileError(code: error.code, path: name, isWriting: false)
    }
    throw .tooLong(path: name, limit: limit)
  }

  /// Many files, each whole or not at all, that the disk has for certain only after `finish()`.
  ///
  /// Waiting once instead of for each file makes thousands of small files several times quicker. If the machine stops
  /// before `finish()` returns, files of the batch may be empty. Any thread may write.
  public final class Batch: Sendable {
    /// A folder on each disk that was written to.
    private let folders = Mutex<[(disk: UInt64, folder: String)]>([])

    /// An empty batch.
    public init() {}

    /// Writes a file, as `AtomicFile.write` does but without waiting.
    public func write(_ bytes: [UInt8], to path: String) throws(FileError) {
      guard let folder = try AtomicFile.replace(path, with: bytes, isDurable: false) else { return }
      try include(folder, for: path)
    }

    /// Counts a file that another program wrote, and may not be on the disk yet.
    package func include(_ path: String) throws(FileError) {
      try include(SystemFile.folder(of: path), for: path)
    }

    private func include(_ folder: String, for path: String) throws(FileError) {
      if folders.withLock({ $0.contains { $0.folder == folder } }) { return }
      do throws(SystemFile.Failure) {
        let disk = UInt64(try SystemFile.status(folder)?.st_dev ?? 0)
        folders.withLock { folders in
          if !folders.contains(where: { $0.disk == disk }) { folders.append((disk, folder)) }
        }
      } catch {
        throw FileError(code: error.code, path: path, isWriting: true)
      }
    }

    /// Waits until the disks have all files written so far.
    public func finish() throws(FileError) {
      let waiting = folders.withLock { folders in
        defer { folders = [] }
        return folders.map(\.folder)
      }
      for folder in waiting {
        do throws(SystemFile.Failure) {
          try SystemFile(folder, O_RDONLY | O_DIRECTORY).syncFileSystem()
        } catch {
          throw FileError(code: error.code, path: folder, isWriting: true)
        }
      }
    }
  }

  /// Puts a file with these bytes in a path's place; its folder, or `nil` if the path is a device or a pipe.
  fileprivate static func replace(
    _ path: String, with bytes: [UInt8], isDurable: Bool
  ) throws(FileError) -> String? {
    do throws(SystemFile.Failure) {
      let target = try resolved(path)
      let existing = try SystemFile.status(target)
      if let existing {
        if existing.st_mode & S_IFMT == S_IFDIR { throw SystemFile.Failure(code: EISDIR) }
        if !SystemFile.mayWrite(target) { throw .last }
        if existing.st_mode & S_IFMT != S_IFREG {
          let device = try SystemFile(target, O_WRONLY)
          try SystemFile.writeAll(bytes, to: device.descriptor)
          return nil
        }
      }
      let folder = SystemFile.folder(of: target)
      let temporary = try writeTemporary(
        bytes, in: folder, permissions: existing.map { $0.st_mode & 0o7777 }, isDurable: isDurable)
      do throws(SystemFile.Failure) {
        try SystemFile.rename(temporary, to: target)
      } catch {
        SystemFile.remove(temporary)
        throw error
      }
      return folder
    } catch {
      throw FileError(code: error.code, path: path, isWriting: true)
    }
  }

  /// A name of a new file's own; short, since the target's may be as long as names can be.
  private static func temporaryPath(in folder: String) -> String {
    folder + "/.relief-" + String(UInt64.random(in: 0...UInt64.max), radix: 36) + ".tmp"
  }

  /// A new file with these bytes that has a name only when it is whole, so that a process that is killed leaves nothing;
  /// its path, or `nil` where the disk knows no files without names.
  private static func writeUnnamed(
    _ bytes: [UInt8], in folder: String, permissions: mode_t?
  ) throws(SystemFile.Failure) -> String? {
    let file: SystemFile
    do throws(SystemFile.Failure) {
      file = try SystemFile(folder, O_WRONLY | SystemFile.unnamed, mode: 0o666)
    } catch {
      if [EOPNOTSUPP, EISDIR, EINVAL, ENOENT].contains(error.code) { return nil }
      throw error
    }
    if let permissions { try file.setPermissions(permissions) }
    try SystemFile.writeAll(bytes, to: file.descriptor)
    try file.sync()
    while true {
      let path = temporaryPath(in: folder)
      do throws(SystemFile.Failure) {
        try file.giveName(path)
      } catch {
        if error.code == EEXIST { continue }
        // Without /proc no name can be given.
        if error.code == ENOENT { return nil }
        throw error
      }
      try file.close()
      return path
    }
  }

  /// A new file with these bytes; its path.
  private static func writeTemporary(
    _ bytes: [UInt8], in folder: String, permissions: mode_t?, isDurable: Bool
  ) throws(SystemFile.Failure) -> String {
    if isDurable, let path = try writeUnnamed(bytes, in: folder, permissions: permissions) { return path }
    while true {
      let path = temporaryPath(in: folder)
      let file: SystemFile
      do throws(SystemFile.Failure) {
        file = try SystemFile(path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
      } catch {
        if error.code == EEXIST { continue }
        throw error
      }
      do throws(SystemFile.Failure) {
        if let permissions { try file.setPermissions(permissions) }
        try file.write(bytes)
        if isDurable { try file.sync() }
        try file.close()
      } catch {
        SystemFile.remove(path)
        throw error
      }
      return path
    }
  }

  /// The path with symbolic links at its end followed, to a name that may not exist yet.
  private static func resolved(_ path: String) throws(SystemFile.Failure) -> String {
    if path.isEmpty || path.hasSuffix("/") { throw SystemFile.Failure(code: path.isEmpty ? ENOENT : EISDIR) }
    var path = path
    // As many links as Linux itself follows.
    for _ in 0..<40 {
      guard let target = SystemFile.linkTarget(path) else { return path }
      path = target.hasPrefix("/") ? target : SystemFile.folder(of: path) + "/" + target
    }
    throw SystemFile.Failure(code: ELOOP)
  }
}
