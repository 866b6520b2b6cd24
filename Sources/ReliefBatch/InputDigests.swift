import Foundation
import Glibc
import Relief
import ReliefFiles
import ReliefPNG
import Synchronization

/// Digests of the files that pictures depend on, each file read once a run; any thread may use it.
package final class InputDigests: Sendable {
  private let known = Mutex<[String: String]>([:])

  package init() {}

  /// What tells this program from others: its version, and its length, since a version may be under work.
  package static let program: String = {
    let length = (try? SystemFile.status("/proc/self/exe"))?.flatMap { Int($0.st_size) } ?? 0
    return "relief \(Relief.version) \(length)"
  }()

  /// The digest of a file's content; one that cannot be read has one too.
  package func file(_ path: String) -> String {
    if let digest = known.withLock({ $0[path] }) { return digest }
    let digest: String
    if let bytes = try? SystemFiles.bytes(of: path) { digest = SHA256.text(of: bytes) } else { digest = "-" }
    known.withLock { $0[path] = digest }
    return digest
  }

  /// The digest of all that is in folders and files, by the files' names and contents.
  package func tree(_ paths: [String]) -> String {
    var digest = SHA256()
    for path in paths {
      digest.add(field: path)
      guard SystemFiles.kind(of: path) == .folder else {
        digest.add(field: file(path))
        continue
      }
      let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      for name in names.sorted() where SystemFiles.kind(of: path + "/" + name) == .file {
        digest.add(field: name)
        digest.add(field: file(path + "/" + name))
      }
    }
    return digest.text()
  }

  /// What tells the fonts that can be used from others: the content of those that are named, and for the system's when
  /// their folders were last changed, since fonts come and go as files.
  package func fonts(_ paths: [String]) -> String {
    let key = "fonts " + paths.joined(separator: "\n")
    if let digest = known.withLock({ $0[key] }) { return digest }
    var digest = SHA256()
    digest.add(field: tree(paths))
    let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
    for root in [
      "/usr/share/fonts", "/usr/local/share/fonts", home + "/.fonts", home + "/.local/share/fonts",
    ] {
      for folder in Self.folders(root) {
        guard let status = try? SystemFile.status(folder) else { continue }
        digest.add(field: "\(folder) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)")
      }
    }
    let text = digest.text()
    known.withLock { $0[key] = text }
    return text
  }

  /// A folder and those below it, sorted.
  private static func folders(_ root: String) -> [String] {
    guard SystemFiles.kind(of: root) == .folder else { return [] }
    let names = (try? SystemFiles.names(in: root)) ?? []
    return [root] + names.flatMap { $0.contains(".") ? [] : folders(root + "/" + $0) }
  }
}
