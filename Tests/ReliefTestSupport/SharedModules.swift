import Foundation

/// The compiler's own cache of C modules, shared by the tests that compile users' sources.
///
/// Each of them has a cache folder of its own; making the C modules anew in each takes longer than all else.
public enum SharedModules {
  /// Lets a cache folder of Relief's use the shared cache; the folder is made where it is not there.
  public static func use(in cache: String) throws {
    let files = FileManager.default
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    let shared = URL(fileURLWithPath: bundle).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("relief-test-modules").path
    try files.createDirectory(atPath: shared, withIntermediateDirectories: true)
    try files.createDirectory(atPath: cache, withIntermediateDirectories: true)
    if files.fileExists(atPath: cache + "/modules") { return }
    try files.createSymbolicLink(atPath: cache + "/modules", withDestinationPath: shared)
  }
}
