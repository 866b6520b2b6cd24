#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files as the system gives them; Foundation's are slow to start.
package enum SystemFiles {
  /// Why a file cannot be read or written.
  package struct Failure: Error, Hashable, Sendable {
    /// The cause and the way out, as a clause.
    package var reason: String

    /// A failure with a cause of our own.
    package init(reason: String) { self.reason = reason }

    /// A failure by the system's number for it.
    package init(code: Int32) {
      switch code {
      case ENOENT: reason = "there is no such file or folder"
      case ENOTDIR: reason = "a part of this path is a file, not a folder"
      case EACCES, EPERM: reason = "permission denied"
      case EISDIR: reason = "this is a folder, not a file"
      case ENOSPC, EDQUOT: reason = "the disk is full"
      case EROFS: reason = "the disk is read-only"
      case EEXIST: reason = "a file of that name exists"
      case ENAMETOOLONG: reason = "the name is too long"
      case ELOOP: reason = "symbolic links lead round in a circle"
      case EMFILE, ENFILE: reason = "too many files are open"
      case EPIPE: reason = "the reader has gone away"
      default: reason = "the system refuses (error \(code))"
      }
    }
  }

  /// What a path leads to.
  package enum Kind: Hashable, Sendable {
    case file
    case folder
    case nothing
  }

  /// The most bytes that are read of one file.
  package static let limit = 1 << 30

  /// What a path leads to, symbolic links followed; `nothing` also where it cannot be looked at.
  package static func kind(of path: String) -> Kind {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return .nothing }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// Whether two paths lead to the same existing file.
  package static func isSame(_ a: String, _ b: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard unsafe stat(a, &first) == 0, unsafe stat(b, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// The bytes of a file, or of standard input for "-".
  package static func bytes(of path: String) throws(Failure) -> [UInt8] {
    if path == "-" { return try bytes(of: STDIN_FILENO) }
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    defer { close(descriptor) }
    return try bytes(of: descriptor)
  }

  private static func bytes(of descriptor: Int32) throws(Failure) -> [UInt8] {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw Failure(code: errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw Failure(code: EISDIR) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(max(Int(status.st_size), 0), limit) + 1)
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Failure(code: errno) }
      if count == 0 { return bytes }
      guard bytes.count + count <= limit else { throw Failure(reason: "the file is larger than 1 GiB") }
      bytes += part[..<count]
    }
  }

  /// Writes all bytes to an open file, such as 1 for standard output and 2 for standard error.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe platformWrite(descriptor, buffer.baseAddress.map { unsafe $0 + done }, buffer.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Failure(code: errno) }
      done += count
    }
  }

  private static func platformWrite(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    guard let start = unsafe start else { return 0 }
    #if canImport(Glibc)
      return unsafe Glibc.write(descriptor, start, count)
    #elseif canImport(Musl)
      return unsafe Musl.write(descriptor, start, count)
    #else
      return unsafe Darwin.write(descriptor, start, count)
    #endif
  }

  /// The names in a folder, sorted by their bytes; hidden ones are left out.
  package static func names(in folder: String) throws(Failure) -> [String] {
    guard let stream = unsafe opendir(folder) else { throw Failure(code: errno) }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          unsafe String(cString: $0)
        }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Makes a folder and those above it, where they are missing.
  package static func makeFolder(_ path: String) throws(Failure) {
    switch kind(of: path) {
    case .folder: return
    case .file: throw Failure(code: ENOTDIR)
    case .nothing: break
    }
    let parent = folder(of: path)
    if parent != path, parent != "." { try makeFolder(parent) }
    guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else { throw Failure(code: errno) }
  }

  /// Lets writes to a closed pipe fail with an error instead of ending the process.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// The folder that a path lies in: "." for a bare name.
  package static func folder(of path: String) -> String {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  package static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }
}
