import Foundation
import ReliefPreviewBuild
import ReliefPreviews

/// What the previews of apps cost before a pixel is drawn: making the graph, laying it out, and its display list.
///
/// The apps' code is built as the tool builds it, without optimising; Relief's own is as this program's.
enum ScreenBench {
  private static let runs = 20
  /// What a screen may take, in milliseconds.
  private static let limit = 5.0

  static func run(_ apps: [String]) throws {
    let scratch = NSTemporaryDirectory() + "relief-screens-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    Console.say(
      "graph, layout and display list, in milliseconds: middle of \(runs) runs, at most \(Int(limit))")
    for app in apps { try run(app, scratch) }
  }

  private static func run(_ app: String, _ scratch: String) throws {
    let modules = try ReliefModules.find(beside: Bundle.main.executablePath ?? CommandLine.arguments[0])
    let sources = try SourceSet(path: app)
    let build = PreviewBuild(
      sources, toolchain: try Toolchain.find(environment: ProcessInfo.processInfo.environment),
      modules: modules, cache: scratch + "/cache",
      generated: GeneratedSources(assets: sources.catalogs).files(for: sources))
    var request = PreviewRequest(
      library: try build.run().library, output: scratch,
      variants: [.init(variant: PreviewVariant(), suffix: "")], places: sources.places)
    (request.assets, request.folder, request.timedRuns) = (sources.catalogs, sources.folder, runs)
    var screens: [(id: String, time: Double, best: Double)] = []
    var run = PreviewHostRun(host: modules.host, request: request, limit: 60) { event in
      switch event {
      case .laidOut(let id, let times): screens.append((id, median(times), times.min() ?? 0))
      case .failed(let id, let message): Console.complain("\(id): \(message)")
      case .began, .made, .noted, .warning, .finished: break
      }
    }
    try run.run()
    screens.sort { $0.time > $1.time }
    let name = URL(fileURLWithPath: app).lastPathComponent
    guard let slowest = screens.first else {
      Console.complain("\(name): there is no preview")
      return
    }
    let over = screens.count { $0.time > limit }
    Console.say(
      "\(name): \(screens.count) screens, middle \(text(median(screens.map(\.time)), digits: 2)), slowest "
        + "\(text(slowest.time, digits: 2)) (\(slowest.id)), \(over) above")
    for screen in screens.prefix(over) {
      Console.say("  \(text(screen.time, digits: 2)), best \(text(screen.best, digits: 2)): \(screen.id)")
    }
  }
}
