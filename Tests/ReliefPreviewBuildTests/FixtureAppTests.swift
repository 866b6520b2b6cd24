import Foundation
import ReliefPreviewBuild
import ReliefPreviews
import Testing

/// Apps that were written for Xcode, not for Relief, are rendered as they are.
@Suite(.serialized) struct FixtureAppTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/Previews").path

  @Test(
    "Every file of an app compiles, and every preview gives the picture that is on record",
    arguments: ["Cards", "ColorGuess", "ControlPanel", "Fitness"])
  func app(name: String) throws {
    let scratch = NSTemporaryDirectory() + "relief-app-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    try FileManager.default.createDirectory(atPath: scratch + "/out", withIntermediateDirectories: true)
    let toolchain = try Toolchain.find(environment: ProcessInfo.processInfo.environment)
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? "/proc/self/exe"
    let modules = try ReliefModules.find(beside: bundle)
    let sources = try SourceSet(path: Self.folder + "/" + name)
    let build = PreviewBuild(
      sources, toolchain: toolchain, modules: modules, cache: scratch + "/cache",
      generated: GeneratedSources.all(assets: sources.catalogs))
    let outcome = try build.run()
    #expect(outcome.leftOut.map(\.message) == [])

    var request = PreviewRequest(
      library: outcome.library, output: scratch + "/out",
      variants: [.init(variant: PreviewVariant(), suffix: "")], places: sources.places)
    request.assets = sources.catalogs
    var made: [String] = []
    var failures: [String] = []
    var run = PreviewHostRun(host: modules.host, request: request, limit: 60) { event in
      switch event {
      case .made(_, let path, let width, let height, _):
        made.append("\(name),\(path.split(separator: "/").last ?? ""),\(width),\(height)")
      case .failed(let id, let message): failures.append("\(id): \(message)")
      case .began, .warning, .finished: break
      }
    }
    try run.run()
    #expect(failures == [])
    let table = try String(contentsOfFile: Self.folder + "/pictures.csv", encoding: .utf8)
    let expected = table.split(separator: "\n").map(String.init).filter { $0.hasPrefix(name + ",") }
    #expect(made.sorted() == expected.sorted())
  }
}
