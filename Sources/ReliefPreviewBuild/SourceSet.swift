import Foundation
import ReliefPreviews

/// The Swift files of one module.
package struct SourceSet: Sendable {
  /// A file: its path and what is in it.
  package struct File: Sendable {
    package var path: String
    package var text: String
    /// The name without folders.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
  }

  /// The file or folder, as it was named.
  package let path: String
  /// The name of the module.
  package let module: String
  /// The files, by path.
  package private(set) var files: [File] = []
  /// The folder, for sources that are one; nil for a single file.
  package private(set) var folder: String?
  /// Asset catalogues in the folder; of a file alone, the nearest ones in its package.
  package private(set) var catalogs: [String] = []
  /// Where translations and files of the app lie; nil for nowhere.
  package private(set) var resources: String?
  /// Files of the folder that cannot be read, and why.
  private(set) var unreadable: [Diagnosis] = []
  /// Files of the folder that cannot be read, and why, a line each.
  package var unread: [String] { unreadable.map { "\($0.file): \($0.message)" } }

  /// One file, or all in a folder and the folders below it, as one module.
  ///
  /// Hidden folders, package manifests, tests and build products are left out, and packages below the folder, which are
  /// modules of their own.
  package init(path: String) throws(PreviewBuildError) { try self.init(path: path, module: nil) }

  /// - Parameters:
  ///   - name: the module's name; nil for one that no other module has.
  ///   - excluded: files and folders that do not belong to it.
  ///   - isDeep: whether folders below a folder count.
  init(
    path: String, module name: String?, excluding excluded: [String] = [], isDeep: Bool = true
  ) throws(PreviewBuildError) {
    self.path = path
    let url = URL(fileURLWithPath: path).standardizedFileURL
    let facts = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
    guard let kind = facts?[.type] as? FileAttributeType else {
      throw .file(path: path, reason: "there is no such file or folder")
    }
    var paths = [url.path]
    if kind == .typeDirectory {
      paths = []
      var apart = excluded
      (folder, resources) = (url.path, url.path)
      let all = FileManager.default.enumerator(atPath: url.path)
      while let name = all?.nextObject() as? String {
        let isFolder = all?.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
        let last = name.split(separator: "/").last.map(String.init) ?? name
        if last.hasSuffix(".xcassets") {
          catalogs.append(url.path + "/" + name)
          all?.skipDescendants()
        } else if last.hasPrefix(".") || Self.skipped.contains(last) || last.hasSuffix(".xcodeproj") {
          all?.skipDescendants()
        } else if last == "Package.swift" {
          if name != last { apart.append(url.path + "/" + name.dropLast(last.count + 1)) }
        } else if isFolder {
          if !isDeep { all?.skipDescendants() }
        } else if last.hasSuffix(".swift") {
          paths.append(url.path + "/" + name)
        }
      }
      func belongs(_ path: String) -> Bool { !apart.contains { path == $0 || path.hasPrefix($0 + "/") } }
      paths = paths.filter(belongs).sorted()
      catalogs = catalogs.filter(belongs).sorted()
      if paths.isEmpty { throw .noSources("\(path): no Swift files in this folder") }
    } else {
      catalogs = Self.nearestCatalogs(url)
      resources = EnclosingModule(around: url).resources
    }
    module = name ?? Self.moduleName(url.deletingPathExtension().lastPathComponent)
    for path in paths {
      do throws(PreviewBuildError) {
        files.append(try Self.read(path))
      } catch {
        // One file of a folder does not stop the others.
        guard folder != nil, case .file(_, let reason) = error else { throw error }
        unreadable.append(Diagnosis(file: path, line: 0, message: reason))
      }
    }
    if files.isEmpty { throw .nothingCompiles(unreadable) }
  }

  /// The module that a file alone belongs to; nil for a folder, and where the file has no neighbours.
  func withNeighbours() throws(PreviewBuildError) -> SourceSet? {
    guard folder == nil, let file = files.first else { return nil }
    let enclosing = EnclosingModule(around: URL(fileURLWithPath: file.path))
    // Where no project is around, the folder may be any, and what is below it.
    var module = try SourceSet(path: enclosing.folder, module: nil, isDeep: enclosing.isProject)
    if !module.files.contains(where: { $0.path == file.path }) { module.files.append(file) }
    guard module.files.count > 1 else { return nil }
    (module.catalogs, module.resources) = (catalogs, resources)
    return module
  }

  private static func read(_ path: String) throws(PreviewBuildError) -> File {
    let facts = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    // A pipe would be waited for.
    guard facts?[.type] as? FileAttributeType == .typeRegular,
      let data = FileManager.default.contents(atPath: path)
    else { throw .file(path: path, reason: "it cannot be read") }
    guard data.count <= Self.largestFile else {
      throw .file(path: path, reason: "it is larger than \(Self.largestFile >> 20) MB")
    }
    // Letters of other encodings are taken for unknown ones, as the compiler does; files with zeros are no text.
    if data.contains(0), String(validating: data, as: UTF8.self) == nil {
      throw .file(path: path, reason: "it is no text")
    }
    return File(path: path, text: String(decoding: data, as: UTF8.self))
  }

  /// The asset catalogues nearest to a file: beside it, in a folder beside it, or the same one folder up, as far as the
  /// package or project goes that the file belongs to.
  private static func nearestCatalogs(_ file: URL) -> [String] {
    func names(_ folder: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }
        .sorted()
    }
    var folders = [file.deletingLastPathComponent().path]
    // Without a package around it, a file has only its own folder.
    var package: Int?
    while package == nil, folders.count < 12, let last = folders.last, last != "/" {
      let isRoot = ((try? FileManager.default.contentsOfDirectory(atPath: last)) ?? []).contains {
        $0 == "Package.swift" || $0 == ".git" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
      }
      if isRoot { package = folders.count }
      folders.append(URL(fileURLWithPath: last).deletingLastPathComponent().path)
    }
    for folder in folders.prefix(package ?? 1) {
      let here = names(folder)
      var found = here.filter { $0.hasSuffix(".xcassets") }.map { folder + "/" + $0 }
      for inner in here where !inner.contains(".") {
        found += names(folder + "/" + inner).filter { $0.hasSuffix(".xcassets") }
          .map { folder + "/" + inner + "/" + $0 }
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// A file of more bytes is no source that a person wrote.
  private static let largestFile = 16 << 20
  static let skipped: Set<String> = ["build", "DerivedData", "Pods", "Tests", "UITests", "Carthage"]

  /// A name that can be a module's and is none of Relief's or the toolchain's.
  private static func moduleName(_ name: String) -> String {
    let kept = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    let text = String(kept)
    return "Previews_" + (text.isEmpty ? "Main" : text)
  }

  /// Where the types of the sources stand that conform to `PreviewProvider`.
  package var places: [SourcePlace] {
    files.flatMap { file -> [SourcePlace] in
      guard file.text.contains("PreviewProvider") else { return [] }
      var places: [SourcePlace] = []
      for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      where line.contains("PreviewProvider") {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        guard let kind = words.firstIndex(where: { ["struct", "class", "enum", "extension"].contains($0) }),
          kind + 1 < words.count
        else { continue }
        places.append(SourcePlace(type: words[kind + 1], file: file.name, line: index + 1))
      }
      return places
    }
  }

  /// Whether a file has previews, as far as its text says.
  package var hasPreviews: Bool {
    files.contains { $0.text.contains("#Preview") || $0.text.contains("PreviewProvider") }
  }

  /// What tells these sources from others.
  var digest: String {
    var digest = StableDigest()
    for file in files {
      digest.add(file.path)
      digest.add(file.text)
    }
    return digest.text
  }
}

/// A digest that is the same in every run: two FNV-1a sums of 64 bits (Fowler, Noll, Vo). It names files in a cache
/// and is no protection against anyone.
package struct StableDigest {
  private var a: UInt64 = 0xCBF2_9CE4_8422_2325
  private var b: UInt64 = 0x6C62_272E_07BB_0142

  package init() {}

  package mutating func add(_ text: String) {
    for byte in text.utf8 {
      a = (a ^ UInt64(byte)) &* 0x100_0000_01B3
      b = (b ^ UInt64(byte &+ 101)) &* 0x100_0000_01B3
    }
    a = (a ^ 0xFF) &* 0x100_0000_01B3
  }

  package var text: String { String(a, radix: 16) + String(b, radix: 16) }
}
