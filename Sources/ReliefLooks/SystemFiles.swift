import Glibc
import ReliefFiles
import ReliefPNG

/// Files as the command line needs them; Foundation's are slow to start.
package enum SystemFiles {
  /// Why a file cannot be read or written.
  package struct Failure: Error, Hashable, Sendable {
    /// The cause and the way out, as a clause.
    package var reason: String

    /// A failure with a cause of our own.
    package init(reason: String) { self.reason = reason }

    /// A failure by the system's number for it.
    package init(code: Int32) { reason = SystemFile.words(forError: code) }
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
    guard let status = try? SystemFile.status(path) else { return .nothing }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// Whether two paths lead to the same existing file.
  package static func isSame(_ a: String, _ b: String) -> Bool {
    guard let first = try? SystemFile.status(a), let second = try? SystemFile.status(b) else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// The bytes of a file, or of standard input for "-".
  package static func bytes(of path: String) throws(Failure) -> [UInt8] {
    let bytes = try translated { () throws(SystemFile.Failure) -> [UInt8]? in
      if path == "-" { return try SystemFile.readAll(STDIN_FILENO, atMost: limit) }
      let file = try SystemFile(path, O_RDONLY)
      return try SystemFile.readAll(file.descriptor, atMost: limit)
    }
    guard let bytes else { throw Failure(reason: "the file is larger than 1 GiB") }
    return bytes
  }

  /// Writes all bytes to an open file, such as 1 for standard output and 2 for standard error.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    try translated { () throws(SystemFile.Failure) in try SystemFile.writeAll(bytes, to: descriptor) }
  }

  /// The names in a folder, sorted by their bytes; hidden ones are left out.
  package static func names(in folder: String) throws(Failure) -> [String] {
    let names = try translated { () throws(SystemFile.Failure) in try SystemFile.names(in: folder) }
    return names.filter { !$0.hasPrefix(".") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Makes a folder and those above it, where they are missing.
  package static func makeFolder(_ path: String) throws(Failure) {
    // The system takes no longer ones, and each folder above is a call.
    guard path.utf8.count < PATH_MAX else { throw Failure(code: ENAMETOOLONG) }
    // With a slash at its end, the system would take a file's name for nothing.
    var bare = path[...]
    while bare.utf8.count > 1, bare.hasSuffix("/") { bare.removeLast() }
    switch kind(of: String(bare)) {
    case .folder: return
    case .file: throw Failure(code: ENOTDIR)
    case .nothing: break
    }
    let parent = folder(of: path)
    if parent != path, parent != "." { try makeFolder(parent) }
    try translated { () throws(SystemFile.Failure) in try SystemFile.makeFolder(path) }
  }

  /// Lets writes to a closed pipe fail with an error instead of ending the process.
  package static func ignoreBrokenPipes() { SystemFile.ignoreBrokenPipes() }

  /// How many characters wide the terminal of a descriptor is; nil where it is none.
  package static func terminalColumns(_ descriptor: Int32) -> Int? {
    SystemFile.terminalColumns(descriptor)
  }

  /// The folder that a path lies in: "." for a bare name.
  package static func folder(of path: String) -> String { SystemFile.folder(of: path) }

  /// The last part of a path.
  package static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// The system's failures in words.
  private static func translated<Result>(
    _ body: () throws(SystemFile.Failure) -> Result
  ) throws(Failure) -> Result {
    do throws(SystemFile.Failure) {
      return try body()
    } catch {
      throw Failure(code: error.code)
    }
  }
}
