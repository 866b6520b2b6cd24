import Foundation
import Relief
import Testing

@Suite("The gallery's table")
struct GalleryTableTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/Scenes").path

  private static let scenes = (try? SystemFiles.names(in: folder).filter { $0.hasSuffix(".json") }) ?? []

  @Test("There are at least 24, and the table lists each once")
  func table() throws {
    #expect(Self.scenes.count >= 24)
    let readme = try String(contentsOfFile: Self.folder + "/README.md", encoding: .utf8)
    for scene in Self.scenes {
      #expect(readme.components(separatedBy: "](\(scene))").count == 2, "\(scene)")
    }
  }

  @Test("Each can be drawn in light and in dark, and these differ", arguments: scenes)
  func schemes(scene: String) throws {
    let file = try SceneFile(path: Self.folder + "/" + scene)
    let light = try file.drawing(options: SceneFile.RenderOptions(colorScheme: .light))
    let dark = try file.drawing(options: SceneFile.RenderOptions(colorScheme: .dark))
    #expect(!light.list.items.isEmpty && light.list != dark.list && light.size == dark.size)
  }

  @Test("No two differ only in colours and sizes")
  func distinct() throws {
    var seen: [String: String] = [:]
    for scene in Self.scenes {
      let drawing = try SceneFile(path: Self.folder + "/" + scene).drawing()
      let words = DisplayListPrinter.text(drawing.list).split { " ,;()[]/\n".contains($0) }
      let shape = words.filter { $0.first?.isLetter == true && !$0.hasPrefix("rgb") }.joined(separator: " ")
      #expect(seen[shape] == nil, "\(scene) and \(seen[shape] ?? "") have the same structure")
      seen[shape] = scene
    }
  }
}
