import Foundation

/// A module of the user's own packages that was compiled, for other sources to import.
package struct BuiltModule: Sendable {
  var name: String
  /// The folder with its `.swiftmodule`.
  var folder: String
  /// Its code, to be linked with what imports it.
  var objects: [String]
  /// What tells its sources, and those of the modules that it imports, from others.
  var identity: String
  var catalogs: [String]

  var interface: String { "\(folder)/\(name).swiftmodule" }
}

/// Builds the modules that sources import from their own packages, those first that others need.
struct LocalModules {
  /// Makes the build of a module.
  private let build: (SourceSet, [BuiltModule]) -> PreviewBuild
  private let modules: ReliefModules
  private var known: [String: [BuiltModule]] = [:]
  private var packages: [String: PackageModules] = [:]
  /// Files of these modules that were left out, and why.
  private(set) var leftOut: [Diagnosis] = []

  init(_ modules: ReliefModules, build: @escaping (SourceSet, [BuiltModule]) -> PreviewBuild) {
    (self.modules, self.build) = (modules, build)
  }

  /// The modules that sources need, each once, those that others need before them.
  mutating func all(for sources: SourceSet) throws(PreviewBuildError) -> [BuiltModule] {
    guard let path = sources.folder ?? sources.files.first?.path else { return [] }
    return try all(for: sources, around: path, open: [])
  }

  private mutating func all(
    for sources: SourceSet, around path: String, open: Set<String>
  ) throws(PreviewBuildError) -> [BuiltModule] {
    var found: [BuiltModule] = []
    for name in sources.foreignImports where !open.contains(name) && !modules.have(name) {
      let near = packages[path] ?? PackageModules(around: path)
      packages[path] = near
      guard let target = near.target(name), target.folder != sources.folder else { continue }
      for module in try all(of: target, open: open.union([name]))
      where !found.contains(where: { $0.name == module.name }) {
        found.append(module)
      }
    }
    return found
  }

  /// The module of a target behind those that it needs; without it where nothing of it compiles.
  private mutating func all(
    of target: PackageManifest.Target, open: Set<String>
  ) throws(PreviewBuildError) -> [BuiltModule] {
    if let known = known[target.name] { return known }
    let sources = try SourceSet(path: target.folder, module: target.name, excluding: target.excluded)
    var modules = try all(for: sources, around: target.folder, open: open)
    do throws(PreviewBuildError) {
      let (module, faults) = try build(sources, modules).runModule()
      modules.append(module)
      leftOut += faults
    } catch {
      guard case .nothingCompiles(let faults) = error else { throw error }
      leftOut += faults
    }
    known[target.name] = modules
    return modules
  }
}
