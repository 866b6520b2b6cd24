import Foundation
import ReliefTestSupport
import Testing

@testable import ReliefText

@Suite("Hostile fonts")
struct HostileFontTests {
  private static func nested(_ depth: Int, _ parts: Int) -> MadeFont {
    MadeFont(
      glyphs: [.simple, .simple]
        + (1...depth).map { below in .composite((0..<parts).map { .init(glyph: below, x: Int16($0)) }) })
  }

  @Test("A made font draws what it says")
  func made() throws {
    let font = try #require(HarfBuzzFont(bytes: Self.nested(2, 2).bytes))
    #expect(font.glyphCount == 4 && font.unitsPerEm == 1000)
    #expect(font.glyph(65) == 1 && font.glyph(67) == 3)
    #expect(font.outline(1).count == 5 && font.outline(3).count == 20)
  }

  // Each level doubles or more what the one below draws: 60 levels are more than any machine can draw.
  @Test(
    "Glyphs made of glyphs, level upon level, end", .timeLimit(.minutes(5)),
    arguments: [(10, 4), (20, 2), (30, 3), (60, 2), (60, 8)])
  func nested(depth: Int, parts: Int) throws {
    let font = try #require(HarfBuzzFont(bytes: Self.nested(depth, parts).bytes))
    for glyph in 1...(depth + 1) { #expect(font.outline(UInt32(glyph)).count <= 500_000) }
    let text = (0...depth).map { UInt32(65 + $0) }
    _ = font.shape(text, 0..<text.count, ShapingStyle(script: Scripts.latin))
  }

  @Test(
    "Pipes, devices, folders and loops of links that are called fonts are warnings", .timeLimit(.minutes(1)))
  func specialFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("folder.ttf"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent(name).path, withDestinationPath: target)
    }
    let maker = try Process.run(
      URL(fileURLWithPath: "/usr/bin/mkfifo"), arguments: [folder.appendingPathComponent("pipe.ttf").path])
    maker.waitUntilExit()
    #expect(maker.terminationStatus == 0)
    try link("zero.otf", to: "/dev/zero")
    try link("loop.ttc", to: "loop.ttc")
    try link("up.otf", to: "..")
    try Data().write(to: folder.appendingPathComponent("empty.ttf"))
    let own = FontLibrary(usesSystemFonts: false)
    #expect(own.register(path: folder.path).isEmpty)
    #expect(
      own.warnings.map(\.description).filter { $0.contains("is not a font that can be read") }.count == 6)
    for name in ["pipe.ttf", "zero.otf"] {
      #expect(own.register(path: folder.appendingPathComponent(name).path).isEmpty)
    }
  }

  @Test(
    "A file that is damaged after it was registered gives boxes or a warning, never a crash", arguments: 0..<3
  )
  func damagedLater(_ number: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("made.ttf")
    let bytes = Self.nested(4, 2).bytes
    try Data(bytes).write(to: file)
    let own = FontLibrary(usesSystemFonts: false)
    own.register(path: file.path)
    #expect(own.warnings.isEmpty && own.families == ["made"])
    switch number {
    case 0: try FileManager.default.removeItem(at: file)
    case 1: try Data(bytes.prefix(20)).write(to: file)
    default: try Data("something else".utf8).write(to: file)
    }
    let run = TextRun("ABC", font: FontDescriptor(family: .custom("made"), size: 17))
    let text = TextLayout(runs: [run], library: own).lay(scale: 2)
    #expect(text.positions.count == 3 && text.size.width > 0)
    #expect(own.warnings.contains { if case .unreadable = $0 { true } else { false } })
  }

  @Test("Damaged colour pictures are left out or drawn, never a crash", arguments: 0..<4)
  func damagedEmoji(_ number: Int) throws {
    let path = try #require(fontFile("NotoColorEmoji.ttf", "fonts-noto-color-emoji"))
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    var random = SeededGenerator(seed: UInt64(number))
    // A byte in each 500 of the pictures, which make up nearly all of the file; more in the tables before them.
    for _ in 0..<(bytes.count / 500) {
      bytes[Int.random(in: 2_000..<bytes.count, using: &random)] ^=
        1 << UInt8.random(in: 0...7, using: &random)
    }
    for _ in 0..<(number * 4) {
      bytes[Int.random(in: 0..<2_000, using: &random)] ^= 1 << UInt8.random(in: 0...7, using: &random)
    }
    guard let font = HarfBuzzFont(bytes: bytes) else { return }
    let face = FontFace(font, family: "damaged")
    var drawn = 0
    for glyph in stride(from: 0, to: min(font.glyphCount, 4000), by: 13) {
      guard let picture = face.picture(UInt32(glyph)) else { continue }
      drawn += 1
      #expect(picture.bitmap.width * picture.bitmap.height <= 1 << 20)
    }
    #expect(number > 0 || drawn > 0)
  }
}
