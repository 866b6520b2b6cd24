import Glibc

/// Why a file could not be read or written, and which one.
public enum FileError: Error, Hashable, Sendable {
  /// There is no such file to read.
  case missing(path: String)
  /// The folder that a file should be written to does not exist, or a part of the path is no folder.
  case missingFolder(path: String)
  /// The path is that of a folder.
  case isFolder(path: String)
  /// The user may not do this to the file or its folder.
  case notPermitted(path: String)
  /// The file system can only be read.
  case readOnlyFileSystem(path: String)
  /// The disk is full, or the user's share of it.
  case diskFull(path: String)
  /// Whoever was to read the output has gone.
  case pipeClosed(path: String)
  /// The file is longer than what is read at most.
  case tooLong(path: String, limit: Int)
  /// Anything else, by the number of the system's error.
  case other(path: String, code: Int32)
  /// The file was reached, but its content cannot be used, or cannot be written; the reason is a sentence or two.
  case content(path: String, reason: String)

  /// The error for a system call's `errno`, on the way to write a file or to read it.
  init(code: Int32, path: String, isWriting: Bool) {
    self =
      switch code {
      case ENOENT where !isWriting: .missing(path: path)
      case ENOENT, ENOTDIR: .missingFolder(path: path)
      case EISDIR: .isFolder(path: path)
      case EACCES, EPERM: .notPermitted(path: path)
      case EROFS: .readOnlyFileSystem(path: path)
      case ENOSPC, EDQUOT: .diskFull(path: path)
      case EPIPE: .pipeClosed(path: path)
      default: .other(path: path, code: code)
      }
  }
}

extension FileError: CustomStringConvertible {
  /// What happened and what to do, in a sentence or two.
  public var description: String {
    switch self {
    case .missing(let path):
      "\(path): \(words(ENOENT)). Check the spelling, or make the file first."
    case .missingFolder(let path):
      "\(path): its folder does not exist. Make the folder first (mkdir -p), or choose another one."
    case .isFolder(let path):
      "\(path): \(words(EISDIR)). Name a file in it."
    case .notPermitted(let path):
      "\(path): \(words(EACCES)). Change the permissions of the file and its folder, or choose another place."
    case .readOnlyFileSystem(let path):
      "\(path): \(words(EROFS)). Choose a place that can be written."
    case .diskFull(let path):
      "\(path): \(words(ENOSPC)). Make room, or choose another disk. What stood there before is unchanged."
    case .pipeClosed(let path):
      "\(path): \(words(EPIPE)). The program that reads the output ended before all was written."
    case .tooLong(let path, let limit):
      "\(path): longer than \(limit) bytes. Read a smaller file or raise the limit."
    case .other(let path, let code):
      "\(path): \(words(code))."
    case .content(let path, let reason):
      "\(path): \(reason)"
    }
  }

  private func words(_ code: Int32) -> String { SystemFile.words(forError: code) }
}
