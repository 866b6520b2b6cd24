import Foundation
import Relief
import ReliefTestSupport
import Testing

@Suite("Hostile texts in scenes")
struct HostileTextTests {
  private static let fonts = FontLibrary()

  /// A JSON string of random characters of many blocks.
  private func quoted(_ random: inout SeededGenerator) -> String {
    let blocks: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0xA0...0x24F, 0x300...0x36F, 0x590...0x6FF, 0x900...0x97F, 0xE00...0xE7F, 0x2000...0x206F,
      0x3040...0x30FF, 0xFE00...0xFE0F, 0x1F1E6...0x1F1FF, 0x1F300...0x1F9FF, 0...0x10FFFF,
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...30, using: &random) {
      let block = blocks[Int.random(in: 0..<blocks.count, using: &random)]
      if let scalar = Unicode.Scalar(UInt32.random(in: block, using: &random)) { text.append(scalar) }
    }
    return JSONText.quoted(String(text))
  }

  @Test("Random texts with random attributes are drawn or refused with a place", arguments: 0..<60)
  func random(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    func number() -> String {
      let numbers = ["0", "-3", "0.5", "17", "1e6", "-1e6", "3.7", "200"]
      return numbers[Int.random(in: 0..<numbers.count, using: &random)]
    }
    func word(_ words: String...) -> String {
      "\"\(words[Int.random(in: 0..<words.count, using: &random)])\""
    }
    func attributes() -> String {
      let all = [
        "\"style\": \(word("body", "title", "caption2"))", "\"size\": \(number())",
        "\"weight\": \(word("black", "thin", "regular"))", "\"design\": \(word("rounded", "serif"))",
        "\"width\": \(word("expanded", "compressed"))", "\"italic\": true", "\"tracking\": \(number())",
        "\"kerning\": \(number())", "\"baselineOffset\": \(number())", "\"underline\": true",
        "\"strikethrough\": \"#F00\"", "\"dynamicTypeSize\": \(word("xSmall", "accessibility5"))",
      ]
      return all.filter { _ in Int.random(in: 0..<5, using: &random) == 0 }.map { ", " + $0 }.joined()
    }
    func options() -> String {
      let all = [
        "\"alignment\": \(word("center", "trailing"))", "\"verticalAlignment\": \(word("top", "bottom"))",
        "\"lineLimit\": \(word("x"))", "\"lineLimit\": 1", "\"truncation\": \(word("head", "middle"))",
        "\"lineSpacing\": \(number())", "\"minimumScaleFactor\": 0.3", "\"rightToLeft\": true",
        "\"language\": \(word("ar", "ja", "", "xx-1234567890"))",
      ]
      let chosen = all.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
      return chosen.map { ", " + $0 }.joined()
    }
    let runs = (0..<3).map { _ in "{\"string\": \(quoted(&random))\(attributes())}" }.joined(separator: ", ")
    let frame = "[\(number()), \(number()), \(Int.random(in: 0...300, using: &random)), 90]"
    let json = """
      {"size": [120, 90], "layers": [{"frame": \(frame), "fill": "#00F", "stroke": {"paint": "#F00", "width": 1},
        "shadows": [{"color": "#000", "radius": 2}], "text": {"runs": [\(runs)]\(attributes())\(options())}}]}
      """
    do {
      let bitmap = try SceneFile(json: json).render(options: .init(fonts: Self.fonts))
      #expect(bitmap.width == 120 && bitmap.height == 90)
    } catch let error as SceneError {
      #expect(error.place?.path.hasPrefix("$.layers[0].text") ?? false, "\(error)")
    }
  }

  @Test("Unpaired surrogates in JSON are refused or replaced, never drawn as they are")
  func surrogates() {
    for escape in ["\\ud800", "\\udc00x", "\\ud83d\\ud83d"] {
      do {
        let scene = try SceneFile(json: "{\"size\": [9, 9], \"layers\": [{\"text\": \"\(escape)\"}]}")
        let drawing = try scene.drawing(options: .init(fonts: Self.fonts))
        #expect(drawing.size.width == 9)
      } catch {
        #expect("\(error)".contains("surrogate"), "\(error)")
      }
    }
  }

  @Test("A megabyte of text is cut at its frame in bounded time", .timeLimit(.minutes(5)))
  func long() throws {
    let text = String(repeating: "soft shadows ", count: 80_000)
    let scene = try SceneFile(
      json: """
        {"size": [90, 90], "layers": [{"frame": [0, 0, 90, 90],
         "text": {"string": "\(text)", "verticalAlignment": "top"}}]}
        """)
    let bitmap = try scene.render(options: .init(fonts: Self.fonts))
    #expect(bitmap.pixels.contains { $0 != 0 })
  }

  @Test("Damaged files in --fonts are passed over or used, and never a crash", arguments: 0..<12)
  func damagedFonts(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let files = FileManager.default.enumerator(atPath: "/usr/share/fonts")?.compactMap { $0 as? String } ?? []
    let names = ["/Inter-Regular.otf", "/NotoSansArabic-Regular.ttf", "/Quicksand-Regular.ttf"]
    let name = names[seed % names.count]
    let file = try #require(files.first { $0.hasSuffix(name) }, "make deps installs the fonts")
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/" + file)))
    if seed % 4 == 0 { bytes = Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random))) }
    for _ in 0..<Int.random(in: 1...60, using: &random) where !bytes.isEmpty {
      let reach = Bool.random(using: &random) ? min(1_000, bytes.count) : bytes.count
      bytes[Int.random(in: 0..<reach, using: &random)] ^= 1 << UInt8.random(in: 0...7, using: &random)
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(bytes).write(to: folder.appendingPathComponent("odd.ttf"))
    let fonts = FontLibrary(usesSystemFonts: false)
    fonts.register(path: folder.path)
    let scene = try SceneFile(
      json: """
        {"size": [200, 60], "layers": [{"frame": [0, 0, 200, 60], "stroke": {"paint": "#000"},
         "text": "Hamburg ffi مرحبا 123"}, {"frame": [0, 0, 200, 60], "text": "Hamburg ffi مرحبا 123"}]}
        """)
    let bitmap = try scene.render(options: .init(fonts: fonts))
    #expect(bitmap.width == 200)
  }
}
