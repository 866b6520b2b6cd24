import Foundation
import PackagePlugin

/// Generates the symbols of a target's asset catalogues, as Xcode does: `Color.accent`, `Image(.photo)`.
@main struct ReliefAssetSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let catalogs = catalogs(in: module.directoryURL)
    guard !catalogs.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedAssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Symbols of the asset catalogues of \(target.name)",
        executable: try context.tool(named: "relief-asset-symbols").url,
        arguments: [output.path] + catalogs.map(\.path),
        inputFiles: catalogs.flatMap(files), outputFiles: [output])
    ]
  }

  private func catalogs(in folder: URL) -> [URL] {
    guard let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
      return []
    }
    var catalogs: [URL] = []
    for case let url as URL in all where url.pathExtension == "xcassets" {
      catalogs.append(url)
      all.skipDescendants()
    }
    return catalogs.sorted { $0.path < $1.path }
  }

  /// What the symbols depend on: sets come and go, and each says in its own file what it is.
  private func files(_ catalog: URL) -> [URL] {
    guard let all = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil) else {
      return []
    }
    return all.compactMap { $0 as? URL }.filter { $0.lastPathComponent == "Contents.json" }
      .sorted { $0.path < $1.path }
  }
}
