import Foundation

/// Why a file could not be read or written.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which file.
  public let path: String
  /// The system's error number.
  public let code: Int32

  /// An error of the system about a file.
  public init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  /// The path, the system's words, and the way out.
  public var description: String {
    let hint =
      switch code {
      case ENOENT: "; make the folder first, or check the name"
      case EACCES, EROFS, EPERM: "; choose a folder that you may write to"
      case ENOSPC, EDQUOT: "; free some space on that disk"
      case EISDIR: "; name a file, not a folder"
      default: ""
      }
    return "\(path): \(unsafe String(cString: strerror(code)))\(hint)"
  }
}

/// Files that are written whole or not at all: a temporary file in the same folder, then a rename.
public enum AtomicFile {
  /// Writes a file and waits until it is on the disk.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    var batch = Batch()
    try batch.write(bytes, to: path, isDurable: true)
  }

  /// Many files, each renamed when it is whole, and made durable together at the end.
  public struct Batch {
    private var folders: Set<String> = []

    /// An empty batch.
    public init() {}

    /// Writes a file.
    public mutating func write(_ bytes: [UInt8], to path: String) throws(FileError) {
      try write(bytes, to: path, isDurable: false)
    }

    fileprivate mutating func write(_ bytes: [UInt8], to path: String, isDurable: Bool) throws(FileError) {
      let slash = path.lastIndex(of: "/")
      let folder = slash.map { String(path[...$0]) } ?? "."
      var status = stat()
      if unsafe stat(path, &status) == 0 {
        let kind = status.st_mode & S_IFMT
        if kind == S_IFDIR { throw FileError(path: path, code: EISDIR) }
        // Devices and pipes are written to, not replaced.
        if kind != S_IFREG {
          try put(bytes, into: unsafe open(path, O_WRONLY), path)
          return
        }
      }
      let temporary = "\(path).\(getpid()).tmp"
      let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o666)
      guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
      do throws(FileError) {
        try put(bytes, into: descriptor, path, isDurable: isDurable)
        guard unsafe rename(temporary, path) == 0 else { throw FileError(path: path, code: errno) }
      } catch {
        unsafe unlink(temporary)
        throw error
      }
      if isDurable { syncFolder(folder) } else { folders.insert(folder) }
    }

    private func put(
      _ bytes: [UInt8], into descriptor: Int32, _ path: String, isDurable: Bool = false
    ) throws(FileError) {
      guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
      var failure: Int32 = 0
      var done = 0
      while done < bytes.count, failure == 0 {
        let wrote = unsafe bytes.withUnsafeBytes { buffer in
          unsafe Foundation.write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        }
        if wrote >= 0 { done += wrote } else if errno != EINTR { failure = errno }
      }
      if failure == 0, isDurable, fsync(descriptor) != 0 { failure = errno }
      if close(descriptor) != 0, failure == 0 { failure = errno }
      if failure != 0 { throw FileError(path: path, code: failure) }
    }

    private func syncFolder(_ folder: String) {
      let descriptor = unsafe open(folder, O_RDONLY)
      guard descriptor >= 0 else { return }
      fsync(descriptor)
      close(descriptor)
    }

    /// Waits until all files are on the disk.
    public mutating func finish() throws(FileError) {
      for folder in folders.sorted() {
        let descriptor = unsafe open(folder, O_RDONLY)
        guard descriptor >= 0 else { throw FileError(path: folder, code: errno) }
        close(descriptor)
      }
      if !folders.isEmpty { sync() }
      folders = []
    }
  }
}
