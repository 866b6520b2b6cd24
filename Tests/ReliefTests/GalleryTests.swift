import Foundation
import Relief
import Testing

/// The gallery against pictures that were looked at when they were recorded.
///
/// The rasterizer behind them was checked against an independent float64 reference; `make record` writes them anew.
/// Texts are drawn with the fonts of `Snapshots/fonts.csv`: where a font is of another version, that is reported, and
/// the pictures of scenes that use it are not compared.
@Suite("Gallery")
struct GalleryTests {
  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures").path

  static let scenes: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: fixtures + "/Scenes")) ?? []
    return names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  private static let isRecording = ProcessInfo.processInfo.environment["RELIEF_RECORD"] == "1"

  @Test("There are at least 24 scenes")
  func count() { #expect(Self.scenes.count >= 24) }

  @Test("Each scene gives exactly its recorded picture, with any number of threads", arguments: scenes)
  func golden(scene: String) throws {
    let file = try SceneFile(path: "\(Self.fixtures)/Scenes/\(scene).json")
    let fonts = FontLibrary()
    for scheme in SceneFile.ColorScheme.allCases {
      let picture = try file.render(options: .init(colorScheme: scheme, threads: 1, fonts: fonts))
      let again = try file.render(options: .init(colorScheme: scheme, threads: 3, fonts: fonts))
      let isSame = again.pixels == picture.pixels
      #expect(isSame, "\(scene): the pixels depend on the number of threads")
      let path = "\(Self.fixtures)/Snapshots/Gallery/\(scene)-\(scheme.rawValue).png"
      if Self.isRecording {
        try PNG.write(picture, to: path, options: .init(effort: .smallest))
      } else {
        let others = try FontTable(path: Self.fontTable).differences(from: fonts.usedFonts)
        #expect(others.isEmpty, "\(scene) is not compared: \(others.joined(separator: "; "))")
        guard others.isEmpty else { return }
      }
      let golden = try PNG.read(from: path)
      #expect(golden.width == picture.width && golden.height == picture.height, "\(path): another size")
      let isGolden = golden.pixels == picture.pixels
      #expect(isGolden, "\(path): see `relief render` and `relief diff`")
    }
    #expect(fonts.warnings.isEmpty, "\(fonts.warnings)")
  }

  private static let fontTable = fixtures + "/Snapshots/fonts.csv"

  @Test("The fonts of all scenes stand in their table, and no others")
  func fonts() throws {
    let fonts = FontLibrary()
    for scene in Self.scenes {
      let file = try SceneFile(path: "\(Self.fixtures)/Scenes/\(scene).json")
      _ = try file.drawing(options: .init(fonts: fonts))
    }
    if Self.isRecording { try FontTable(fonts.usedFonts).write(to: Self.fontTable) }
    let table = try FontTable(path: Self.fontTable)
    #expect(table.differences(from: fonts.usedFonts).isEmpty)
    #expect(table.files == fonts.usedFonts.map(\.file))
  }

  @Test("Another version of a font is told from a font that is not in the table")
  func versions() throws {
    let fonts = FontLibrary()
    _ = TextLayout(runs: [TextRun("a")], library: fonts).measure(scale: 1)
    let used = fonts.usedFonts
    var table = FontTable(used)
    #expect(table.differences(from: used).isEmpty)
    table.entries[0].sha256 = "0"
    #expect(table.differences(from: used)[0].hasPrefix("Inter (Inter-Regular.otf) is of another version"))
    table.entries = []
    #expect(table.differences(from: used) == ["Inter (Inter-Regular.otf) is not in the table of fonts"])
  }
}
