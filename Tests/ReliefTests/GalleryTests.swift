import Foundation
import Relief
import Testing

/// The gallery against pictures that were looked at when they were recorded.
///
/// The rasterizer behind them was checked against an independent float64 reference; `make record` writes them anew.
@Suite("Gallery")
struct GalleryTests {
  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures").path

  static let scenes: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: fixtures + "/Scenes")) ?? []
    return names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  @Test("There are at least 24 scenes")
  func count() { #expect(Self.scenes.count >= 24) }

  @Test("Each scene gives exactly its recorded picture, with any number of threads", arguments: scenes)
  func golden(scene: String) throws {
    let file = try SceneFile(path: "\(Self.fixtures)/Scenes/\(scene).json")
    for scheme in SceneFile.ColorScheme.allCases {
      let picture = try file.render(options: .init(colorScheme: scheme, threads: 1))
      let again = try file.render(options: .init(colorScheme: scheme, threads: 3))
      let isSame = again.pixels == picture.pixels
      #expect(isSame, "\(scene): the pixels depend on the number of threads")
      let path = "\(Self.fixtures)/Snapshots/Gallery/\(scene)-\(scheme.rawValue).png"
      if ProcessInfo.processInfo.environment["RELIEF_RECORD"] == "1" {
        try PNG.write(picture, to: path, options: .init(effort: .smallest))
      }
      let golden = try PNG.read(from: path)
      #expect(golden.width == picture.width && golden.height == picture.height, "\(path): another size")
      let isGolden = golden.pixels == picture.pixels
      #expect(isGolden, "\(path): see `relief render` and `relief diff`")
    }
  }
}
