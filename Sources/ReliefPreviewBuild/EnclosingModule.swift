import Foundation

/// The module that a file belongs to, as far as folders tell.
struct EnclosingModule: Sendable {
  /// The folder with the module's files.
  let folder: String
  /// Whether folders below belong to it: not where no project or package is around, and the folder may be any.
  let isProject: Bool

  /// Of a package, the folder of the target; of a project, the folder below it that the file is in; else the file's own.
  init(around file: URL) {
    let own = file.deletingLastPathComponent()
    var root = own
    for _ in 0..<12 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
      let isPackage = names.contains("Package.swift")
      if isPackage || names.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) {
        let below = own.pathComponents.dropFirst(root.pathComponents.count)
        let isTarget = isPackage && ["Sources", "Tests"].contains(below.first)
        folder = below.prefix(isTarget ? 2 : 1).reduce(root) { $0.appendingPathComponent($1) }.path
        isProject = true
        return
      }
      if root.path == "/" || names.contains(".git") { break }
      root.deleteLastPathComponent()
    }
    folder = own.path
    isProject = false
  }

  /// Where translations and files of the app lie; nil where there is no sign of them.
  var resources: String? {
    if isProject { return folder }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let signs = [".lproj", ".xcstrings", ".strings", ".stringsdict"]
    return names.contains { name in signs.contains { name.hasSuffix($0) } } ? folder : nil
  }
}
