import Foundation
import ReliefDrawing
import ReliefPNG
import ReliefPreviewBuild
import ReliefPreviews
import ReliefTestSupport
import Testing

/// Apps that were written for Xcode, not for Relief, are rendered as they are.
///
/// Their pictures at one pixel a point are compared with those that were looked at when they were recorded, drawn with
/// the fonts of `Snapshots/fonts.csv`; `make record` writes them anew.
@Suite(.serialized) struct FixtureAppTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/Previews").path
  private static let isRecording = ProcessInfo.processInfo.environment["RELIEF_RECORD"] == "1"

  @Test(
    "Every file of an app compiles, and every preview gives the picture that is on record",
    arguments: ["Cards", "ColorGuess", "ControlPanel", "Dashboard", "Fitness", "MusicPlayer"])
  func app(name: String) throws {
    let scratch = NSTemporaryDirectory() + "relief-app-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    try FileManager.default.createDirectory(atPath: scratch + "/out", withIntermediateDirectories: true)
    try SharedModules.use(in: scratch + "/cache")
    let toolchain = try Toolchain.find(environment: ProcessInfo.processInfo.environment)
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? "/proc/self/exe"
    let modules = try ReliefModules.find(beside: bundle)
    let sources = try SourceSet(path: Self.folder + "/" + name)
    let build = PreviewBuild(
      sources, toolchain: toolchain, modules: modules, cache: scratch + "/cache",
      generated: GeneratedSources(assets: sources.catalogs).files(for: sources))
    let outcome = try build.run()
    #expect(outcome.leftOut.map(\.description) == [])

    var (plain, dark) = (PreviewVariant(), PreviewVariant())
    (plain.scale, dark.scale, dark.isDark) = (1, 1, true)
    var request = PreviewRequest(
      library: outcome.library, output: scratch + "/out",
      variants: [
        .init(variant: PreviewVariant(), suffix: ""), .init(variant: plain, suffix: "@1x"),
        .init(variant: dark, suffix: "@1x-dark"),
      ], places: sources.places)
    request.assets = sources.catalogs
    request.folder = sources.folder
    var made: [String] = []
    var failures: [String] = []
    var run = PreviewHostRun(host: modules.host, request: request, limit: 60) { event in
      switch event {
      case .made(_, let path, let width, let height, _):
        if path.contains("@1x") { return }
        made.append("\(name),\(path.split(separator: "/").last ?? ""),\(width),\(height)")
      case .failed(let id, let message): failures.append("\(id): \(message)")
      case .began, .noted, .laidOut, .warning, .finished: break
      }
    }
    try run.run()
    #expect(failures == [])
    let table = try String(contentsOfFile: Self.folder + "/pictures.csv", encoding: .utf8)
    let expected = table.split(separator: "\n").map(String.init).filter { $0.hasPrefix(name + ",") }
    #expect(made.sorted() == expected.sorted())
    for line in made {
      let picture = line.split(separator: ",", maxSplits: 1)[1].split(separator: ".png")[0]
      try compare(String(picture), of: name, in: scratch + "/out/")
    }
  }

  /// Compares a preview's pictures, its own and the dark one, with those on record.
  ///
  /// A dark picture that is the same as the preview's own is not on record.
  private func compare(_ picture: String, of app: String, in folder: String) throws {
    let goldens = Self.folder + "/../Snapshots/Previews/\(app)/"
    let own = try PNG.read(from: folder + picture + "@1x.png")
    let dark = try PNG.read(from: folder + picture + "@1x-dark.png")
    if Self.isRecording {
      try FileManager.default.createDirectory(atPath: goldens, withIntermediateDirectories: true)
      try PNG.write(own, to: goldens + picture + ".png", options: .init(effort: .smallest))
      if dark.pixels == own.pixels {
        try? FileManager.default.removeItem(atPath: goldens + picture + "-dark.png")
      } else {
        try PNG.write(dark, to: goldens + picture + "-dark.png", options: .init(effort: .smallest))
      }
    }
    let recorded = try PNG.read(from: goldens + picture + ".png")
    let hasDark = FileManager.default.fileExists(atPath: goldens + picture + "-dark.png")
    let recordedDark = hasDark ? try PNG.read(from: goldens + picture + "-dark.png") : recorded
    for (drawn, golden, look) in [(own, recorded, ""), (dark, recordedDark, "-dark")] {
      let isSame = drawn.width == golden.width && drawn.pixels == golden.pixels
      #expect(isSame, "\(app)/\(picture)\(look).png: see `relief render --scale 1` and `relief diff`")
    }
  }
}
