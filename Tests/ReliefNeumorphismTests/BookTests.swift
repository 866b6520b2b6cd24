import Foundation
import Relief
import Testing

@testable import ReliefNeumorphism

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

  @Test("The page has every picture, and beside it the same control in live CSS")
  func page() throws {
    let page = StyleBook.html(.neumorphismIO()) { "box-\($0)-\($1.rawValue).png" }
    #expect(StyleBook.pictures.count == 480)
    for picture in StyleBook.pictures {
      let cell = try #require(
        page.split(separator: "src=\"\(picture.file)\">", maxSplits: 1).dropFirst().first)
      let live = cell.prefix { $0 != "\n" }
      #expect(live.hasPrefix("<div class=\"cell\"><div style=\""), "\(picture.file)")
      #expect(live.contains("border-radius: ") && live.contains("background: "), "\(picture.file)")
    }
    #expect(
      page.contains(
        "#light .raised { border-radius: 50px; background: #e0e0e0; box-shadow: 20px 20px 60px #bebebe"))
    for word in ["http:", "https:", "@import", "url(", "<script", "<link"] { #expect(!page.contains(word)) }
  }

  @Test("No two states of a control are drawn by the same CSS", arguments: StyleBook.Control.allCases)
  func liveStates(control: StyleBook.Control) {
    for appearance in StyleBook.Appearance.allCases {
      let drawings = ControlState.allCases.map { LiveControl($0, .standard, appearance).html(control) }
      #expect(Set(drawings).count == ControlState.allCases.count, "\(appearance)")
    }
  }

  @Test("Live CSS follows the theme: a pressed button is the inset of a raised one")
  func liveButton() {
    let theme = Theme.neumorphismIO(distance: 10, blur: 20)
    let rest = LiveControl(.rest, theme, .light).html(.raisedButton)
    let pressed = LiveControl(.pressed, theme, .light).html(.raisedButton)
    #expect(rest.contains("box-shadow: 10px 10px 20px #bebebe, -10px -10px 20px #ffffff;"))
    #expect(pressed.contains("box-shadow: inset 6px 6px 20px #bebebe, inset -6px -6px 20px #ffffff;"))
    #expect(LiveControl(.rest, theme, .contrast).html(.raisedButton).contains("inset 0 0 0 1.5px #"))
  }
}
