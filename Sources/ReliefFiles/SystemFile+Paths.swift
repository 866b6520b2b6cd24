import Glibc

/// What the system does with paths.
extension SystemFile {
  /// What stands at a path; links are followed. `nil` if nothing does.
  package static func status(_ path: String) throws(Failure) -> stat? {
    var result = stat()
    if unsafe stat(path, &result) == 0 { return result }
    if errno == ENOENT { return nil }
    throw .last
  }

  /// Where a symbolic link points, as it is written in it; `nil` if the path is not one.
  package static func linkTarget(_ path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe buffer.withUnsafeMutableBytes { target in
      let letters = unsafe target.assumingMemoryBound(to: CChar.self)
      return unsafe letters.baseAddress.map { unsafe readlink(path, $0, letters.count) } ?? -1
    }
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }

  /// Whether the user may write to what stands at a path.
  static func mayWrite(_ path: String) -> Bool { unsafe access(path, W_OK) == 0 }

  /// Gives a file another name, in place of what has that name.
  static func rename(_ path: String, to name: String) throws(Failure) {
    if unsafe Glibc.rename(path, name) != 0 { throw .last }
  }

  /// Removes a file if it is there.
  package static func remove(_ path: String) { _ = unsafe unlink(path) }

  /// Makes a folder; one that is there already is no failure.
  package static func makeFolder(_ path: String) throws(Failure) {
    if unsafe mkdir(path, 0o777) != 0, errno != EEXIST { throw .last }
  }

  /// The names in a folder but `.` and `..`, in the order of the system.
  package static func names(in folder: String) throws(Failure) -> [String] {
    guard let stream = unsafe opendir(folder) else { throw .last }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The folder that a path lies in: "." for a bare name.
  package static func folder(of path: String) -> String {
    var path = path[...]
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// How many characters wide the terminal of a descriptor is; `nil` where it is none.
  package static func terminalColumns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    let status = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size)
    return status == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// Lets writes to a closed pipe fail with an error instead of ending the process.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Ends the program with a message and the status of a wrong call, 2.
  package static func fail(_ message: String) -> Never {
    try? writeAll(Array((message + "\n").utf8), to: 2)
    exit(2)
  }

  /// What an error means, as a clause that begins with a small letter.
  package static func words(forError code: Int32) -> String {
    switch code {
    case ENOENT: "there is no such file or folder"
    case ENOTDIR: "a part of this path is a file, not a folder"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "this is a folder, not a file"
    case ENOSPC, EDQUOT: "the disk is full"
    case EFBIG: "the file would be larger than files may be here"
    case EROFS: "the disk is read-only"
    case EEXIST: "a file of that name exists"
    case ENAMETOOLONG: "the name is too long"
    case ELOOP: "symbolic links lead round in a circle"
    case EMFILE, ENFILE: "too many files are open"
    case EPIPE: "the reader has gone away"
    case EIO: "the disk cannot be read or written here"
    case EBADF: "it is not open"
    default: "the system refuses (error \(code))"
    }
  }
}
