import Foundation
import Relief
import Synchronization

/// Finds the asset catalogues that the views of a test see: those of its package, and the resources that were built with it.
enum PackageAssets {
  /// Folders that hold no sources of the package's own.
  private static let foreign: Set<String> = [
    "__Snapshots__", "node_modules", "Pods", "Carthage", "DerivedData", "build",
  ]
  /// Folders that are looked into before the search is given up.
  private static let budget = 20_000

  private struct Known {
    var roots: [String: String] = [:]
    var catalogs: [String: [String]] = [:]
    var paths: [String: [String]] = [:]
  }

  private static let known = Mutex(Known())

  /// The paths for the tests of a file, the nearest first.
  static func paths(testFile: String?) -> [String] {
    let file = testFile ?? ""
    return known.withLock { known in
      if let paths = known.paths[file] { return paths }
      let root = root(of: file, &known)
      let catalogs: [String]
      if let found = known.catalogs[root] {
        catalogs = found
      } else {
        catalogs = file.isEmpty ? [] : self.catalogs(below: root)
        known.catalogs[root] = catalogs
      }
      // Of equal names the first counts.
      let sorted = catalogs.map { (path: $0, nearness: nearness($0, file, root)) }
        .sorted { ($1.nearness, $0.path) < ($0.nearness, $1.path) }
      let paths = sorted.map(\.path) + bundles
      known.paths[file] = paths
      return paths
    }
  }

  /// The folder of the package that a test file belongs to; the file's own where there is none.
  static func root(of file: String) -> String { known.withLock { root(of: file, &$0) } }

  private static func root(of file: String, _ known: inout Known) -> String {
    let own = SystemFiles.folder(of: file)
    if let root = known.roots[own] { return root }
    var folder = own
    var root = own
    while folder != "/", folder != ".", !folder.isEmpty {
      if SystemFiles.kind(of: folder + "/Package.swift") == .file {
        root = folder
        break
      }
      folder = SystemFiles.folder(of: folder)
    }
    known.roots[own] = root
    return root
  }

  /// Resources that SwiftPM laid beside the tests.
  private static let bundles: [String] = {
    guard let program = CommandLine.arguments.first else { return [] }
    let folder = SystemFiles.folder(of: URL(fileURLWithPath: program).resolvingSymlinksInPath().path)
    let names = (try? SystemFiles.names(in: folder)) ?? []
    return names.filter { $0.hasSuffix(".resources") }.map { folder + "/" + $0 }
  }()

  /// How near a catalogue is to a test file: in its folder before the sources that it tests (`FooTests` tests `Foo`),
  /// these before other sources, and these before the rest of the package.
  private static func nearness(_ path: String, _ file: String, _ root: String) -> Int {
    let (a, b) = (
      path.dropFirst(root.count).split(separator: "/"), file.dropFirst(root.count).split(separator: "/")
    )
    let shared = zip(a, b).prefix { $0 == $1 }.count
    if shared > 0 { return 2 + shared }
    guard a.first == "Sources", a.count > 1 else { return 0 }
    return b.contains(a[1] + "Tests") ? 2 : 1
  }

  /// All asset catalogues below a folder, hidden folders and those of others left out.
  private static func catalogs(below root: String) -> [String] {
    var (found, open, seen) = ([String](), [root], 0)
    while let folder = open.popLast(), seen < budget {
      seen += 1
      for name in (try? SystemFiles.names(in: folder)) ?? [] where !foreign.contains(name) {
        let path = folder + "/" + name
        if name.hasSuffix(".xcassets") {
          found.append(path)
        } else if !name.contains("."), SystemFiles.kind(of: path) == .folder, !isLink(path) {
          open.append(path)
        }
      }
    }
    return found
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }
}
