import Foundation

/// The modules that sources may import from packages on this disk: targets of the package around them and of those that
/// it names by their paths; in a project of Xcode, of those that it names and of the packages below its folder.
package struct PackageModules: Sendable {
  private let targets: [String: PackageManifest.Target]

  /// The modules around a folder or file.
  init(around path: String) {
    var open: [String] = []
    var folder = URL(fileURLWithPath: path)
    for _ in 0..<12 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if names.contains("Package.swift") {
        open = [folder.path]
        break
      }
      if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) {
        open = Self.named(in: folder.path, names) + Self.packages(below: folder.path)
        break
      }
      if folder.path == "/" || names.contains(".git") { break }
      folder.deleteLastPathComponent()
    }
    var (targets, seen) = ([String: PackageManifest.Target](), Set(open))
    while let next = open.popLast() {
      guard let manifest = PackageManifest(folder: next) else { continue }
      for target in manifest.targets where targets[target.name] == nil { targets[target.name] = target }
      open += manifest.packages.filter { seen.insert($0).inserted }
    }
    self.targets = targets
  }

  /// The target of a module's name.
  func target(_ name: String) -> PackageManifest.Target? { targets[name] }

  /// What a folder is made of: for a package or a project with packages inside, a folder a module, as far as they have
  /// previews; else the folder itself.
  package static func parts(of path: String) throws(PreviewBuildError) -> [SourceSet] {
    let folder = URL(fileURLWithPath: path).standardizedFileURL.path
    let own = PackageManifest(folder: folder)?.targets ?? []
    let inner = packages(below: folder).compactMap { PackageManifest(folder: $0) }.flatMap(\.targets)
    let parts = own.count > 1 ? own + inner : inner
    let modules = parts.compactMap { try? SourceSet(path: $0.folder) }.filter(\.hasPreviews)
    if modules.isEmpty { return [try SourceSet(path: path)] }
    guard own.count < 2, let rest = try? SourceSet(path: path), rest.hasPreviews else { return modules }
    return [rest] + modules
  }

  /// The folders of the modules that sources at a path import, and of those that these do.
  package static func folders(for path: String) -> [String] {
    (try? SourceSet(path: path)).map { targets(for: $0).map(\.folder) } ?? []
  }

  /// The targets that sources import, and those that these do.
  static func targets(for sources: SourceSet) -> [PackageManifest.Target] {
    var found: [PackageManifest.Target] = []
    var open = [sources]
    while let next = open.popLast() {
      let names = next.foreignImports
      guard !names.isEmpty, let path = next.folder ?? next.files.first?.path else { continue }
      let near = PackageModules(around: path)
      for name in names {
        guard let target = near.target(name), target.folder != next.folder, !found.contains(target) else {
          continue
        }
        found.append(target)
        if let sources = try? SourceSet(path: target.folder, module: name, excluding: target.excluded) {
          open.append(sources)
        }
      }
    }
    return found
  }

  /// The packages on this disk that projects of Xcode name by their paths, wherever they lie.
  private static func named(in folder: String, _ names: [String]) -> [String] {
    var found: [String] = []
    for project in names.sorted() where project.hasSuffix(".xcodeproj") {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(project)/project.pbxproj") else {
        continue
      }
      // `relativePath = ../Kit;` of Xcode 15, `lastKnownFileType = wrapper; ... path = ../Kit;` of those before.
      for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
        let isOld = line.contains("lastKnownFileType = wrapper;")
        guard isOld || line.contains("relativePath = "),
          let start = line.range(of: isOld ? " path = " : "relativePath = ")
        else { continue }
        let path = line[start.upperBound...].prefix { $0 != ";" }.filter { $0 != "\"" }
        let place = URL(fileURLWithPath: folder + "/" + path).standardizedFileURL.path
        if FileManager.default.fileExists(atPath: place + "/Package.swift"), !found.contains(place) {
          found.append(place)
        }
      }
    }
    return found
  }

  /// Folders with manifests below a folder; not those inside of another such folder.
  private static func packages(below folder: String) -> [String] {
    var found: [String] = []
    let all = FileManager.default.enumerator(atPath: folder)
    while let name = all?.nextObject() as? String {
      let last = name.split(separator: "/").last.map(String.init) ?? name
      if last.hasPrefix(".") || last.hasSuffix(".xcassets") || last.hasSuffix(".xcodeproj")
        || SourceSet.skipped.contains(last)
      {
        all?.skipDescendants()
      } else if last == "Package.swift", name != last {
        found.append(folder + "/" + name.dropLast(last.count + 1))
      }
    }
    return found.sorted().filter { one in !found.contains { one.hasPrefix($0 + "/") } }
  }
}

extension SourceSet {
  /// The modules that the sources import and that neither Relief nor the toolchain has.
  var foreignImports: [String] {
    var found: Set<String> = []
    for file in files where file.text.contains("import ") {
      for line in file.text.split(whereSeparator: \.isNewline) where line.contains("import ") {
        if let name = Self.importedModule(line), !SupportedNames.allModules.contains(name) {
          found.insert(name)
        }
      }
    }
    return found.sorted()
  }

  /// The module that a line imports.
  static func importedModule(_ line: Substring) -> String? {
    var words = line.split(whereSeparator: \.isWhitespace)[...]
    let before: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    while let word = words.first, word.hasPrefix("@") || before.contains(word) { words.removeFirst() }
    guard words.popFirst() == "import" else { return nil }
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
    if let word = words.first, kinds.contains(word) { words.removeFirst() }
    return words.first?.split(whereSeparator: { $0 == "." || $0 == ";" }).first.map(String.init)
  }
}
