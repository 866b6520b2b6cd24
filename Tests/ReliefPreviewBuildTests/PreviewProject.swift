import Foundation
import ReliefPreviewBuild
import ReliefPreviews
import ReliefTestSupport

/// An app's folder for one test; tools that build it.
final class PreviewProject {
  let folder =
    URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path
    + "/relief-requested-\(UUID().uuidString)"

  init(_ files: [String: String]) throws {
    for (name, text) in files {
      let url = URL(fileURLWithPath: folder + "/" + name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try FileManager.default.createDirectory(atPath: folder + "/out", withIntermediateDirectories: true)
    try SharedModules.use(in: folder + "/cache")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func build(_ path: String) throws -> RequestedPreviews {
    let toolchain = try Toolchain.find(environment: ProcessInfo.processInfo.environment)
    return try RequestedPreviews(
      SourceSet(path: folder + "/" + path), toolchain: toolchain, modules: try Self.modules(),
      cache: folder + "/cache")
  }

  /// The names of the pictures that are made, with their sizes in pixels.
  func draw(_ previews: RequestedPreviews, locale: String? = nil) throws -> [String] {
    var variant = PreviewVariant()
    (variant.scale, variant.locale) = (1, locale)
    let request = previews.request(
      output: folder + "/out", variants: [.init(variant: variant, suffix: "")])
    var made: [String] = []
    var run = PreviewHostRun(host: try Self.modules().host, request: request) { event in
      if case .made(_, let path, let width, let height, _) = event {
        made.append("\(URL(fileURLWithPath: path).lastPathComponent) \(width)x\(height)")
      }
      if case .failed(_, let message) = event { made.append(message) }
      if case .warning(let message) = event { made.append(message) }
    }
    try run.run()
    return made
  }

  private static func modules() throws -> ReliefModules {
    try ReliefModules.find(
      beside: CommandLine.arguments.first { $0.contains(".xctest") } ?? "/proc/self/exe")
  }
}
