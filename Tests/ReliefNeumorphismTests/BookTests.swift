import Foundation
import Relief
import ReliefNeumorphism
import Testing

/// The book against pictures that were looked at when they were recorded (`RELIEF_RECORD=1` writes them anew).
@Suite("Style book")
@MainActor struct BookTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/Snapshots").path
  private static let isRecording = ProcessInfo.processInfo.environment["RELIEF_RECORD"] == "1"

  @Test("Every control in every state gives its recorded picture", arguments: StyleBook.Appearance.allCases)
  func golden(appearance: StyleBook.Appearance) throws {
    let pictures = try StyleBook.Control.allCases.flatMap { control in
      try ControlState.allCases.map { (state) throws -> Bitmap in
        try BookPictures.picture(control, state, appearance)
      }
    }
    let sheet = try #require(try ContactSheet.picture(pictures, columns: 10))
    let path = "\(Self.folder)/StyleBook/\(appearance.rawValue).png"
    if Self.isRecording {
      try SystemFiles.makeFolder(Self.folder + "/StyleBook")
      try PNG.write(sheet, to: path, options: .init(effort: .smallest))
    } else {
      // Letters differ between versions of fonts.
      let table = try String(contentsOfFile: Self.folder + "/fonts.csv", encoding: .utf8)
      let others = sharedFonts.usedFonts.filter { !table.contains($0.sha256) }.map(\.file)
      #expect(others.isEmpty, "not compared: fonts of other versions: \(others)")
      guard others.isEmpty else { return }
    }
    let golden = try PNG.read(from: path)
    let isGolden = golden.pixels == sheet.pixels
    #expect(isGolden, "\(path): see `relief theme --book`")
  }

  @Test("The page has every picture and the CSS of every profile")
  func page() {
    let page = StyleBook.html(.neumorphismIO()) { "box-\($0)-\($1.rawValue).png" }
    for picture in StyleBook.pictures { #expect(page.contains("src=\"\(picture.file)\"")) }
    #expect(
      page.contains(
        "#light .raised { border-radius: 50px; background: #e0e0e0; box-shadow: 20px 20px 60px #bebebe"))
    #expect(StyleBook.pictures.count == 360)
  }
}
