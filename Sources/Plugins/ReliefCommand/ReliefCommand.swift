import Foundation
import PackagePlugin

/// `swift package relief ...`: the tool on the package's folder, with the tool's own commands and options.
///
/// The tool is built first, the first time in minutes. Pictures go where `-o` says; writing into the package needs
/// `--allow-writing-to-package-directory`, elsewhere `--allow-writing-to-directory DIR`.
@main struct ReliefCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    guard let tool = try tool() else { return }
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    var environment = ProcessInfo.processInfo.environment
    // The user's own cache may not be written from within a plugin.
    environment["RELIEF_CACHE"] = context.pluginWorkDirectoryURL.appending(path: "cache").path
    process.environment = environment
    try process.run()
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal || process.terminationStatus != 0 {
      Diagnostics.error("relief ended with status \(process.terminationStatus)")
    }
  }

  /// The tool, built if it is not up to date, with the program beside it that draws previews; nil after an error.
  private func tool() throws -> URL? {
    var programs: [String: URL] = [:]
    for product in ["relief-preview-host", "relief-full"] {
      let result = try packageManager.build(.product(product), parameters: .init(configuration: .debug))
      guard result.succeeded else {
        Diagnostics.error("\(product) could not be built:\n\(result.logText)")
        return nil
      }
      for artifact in result.builtArtifacts where artifact.kind == .executable {
        programs[artifact.url.lastPathComponent] = artifact.url
      }
    }
    if programs["relief-full"] == nil { Diagnostics.error("The build made no relief-full") }
    return programs["relief-full"]
  }
}
