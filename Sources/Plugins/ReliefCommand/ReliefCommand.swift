import Foundation
import PackagePlugin

/// `swift package relief ...`: the tool on the package's folder, with the tool's own commands and options.
///
/// Pictures go where `-o` says; writing into the package needs `--allow-writing-to-package-directory`, elsewhere
/// `--allow-writing-to-directory DIR`.
@main struct ReliefCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "relief-cli")
    let process = Process()
    process.executableURL = tool.url
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
}
