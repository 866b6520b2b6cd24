import Foundation
import ReliefTestSupport
import Synchronization
import Testing

@testable import ReliefText

@Suite("Hostile text and fonts")
struct HostileTests {
  @Test("Any Unicode is laid out", arguments: 0..<40)
  func anyUnicode(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let blocks: [ClosedRange<UInt32>] = [
      0...0xFF, 0x300...0x36F, 0x590...0x6FF, 0x900...0x97F, 0xE00...0xE7F, 0x1100...0x11FF, 0x2000...0x206F,
      0x3040...0x30FF, 0xAC00...0xAFFF, 0xFE00...0xFE0F, 0x1F1E6...0x1F1FF, 0x1F300...0x1F9FF,
      0xE0000...0xE01EF,
      0...0x10FFFF,
    ]
    var string = String.UnicodeScalarView()
    for _ in 0..<120 {
      let block = blocks[Int.random(in: 0..<blocks.count, using: &random)]
      if let scalar = Unicode.Scalar(UInt32.random(in: block, using: &random)) { string.append(scalar) }
    }
    let width = Double.random(in: 0...300, using: &random)
    let mode = TextOptions.Truncation.allCases[seed % 3]
    for limit in [nil, 1, 3] {
      let options = TextOptions(lineLimit: limit, truncation: mode, isRightToLeft: seed % 2 == 0)
      let text = laid(String(string), width: width, options: options)
      #expect(text.size.width.isFinite && text.size.height > 0)
      #expect(text.positions.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      #expect(text.lines.count >= 1 && text.lines.count <= (limit ?? .max))
    }
  }

  @Test("Unpaired surrogates become replacement characters", arguments: 0..<10)
  func surrogates(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let units = (0..<60).map { _ in
      Bool.random(using: &random) ? UInt16.random(in: 0xD800...0xDFFF, using: &random) : 0x41
    }
    let run = TextRun(utf16: units)
    #expect(run.string.unicodeScalars.contains("\u{FFFD}"))
    #expect(TextLayout(runs: [run], library: library).measure(scale: 2).width > 0)
  }

  @Test(
    "Characters without width take no room",
    arguments: ["\u{200B}", "\u{200D}", "\u{FEFF}", "\u{2060}", "\u{AD}"])
  func zeroWidth(_ string: String) {
    #expect(laid(string).lines[0].frame.width == 0)
    #expect(abs(laid("a\(string)b").lines[0].frame.width - laid("ab").lines[0].frame.width) < 0.6)
  }

  // A megabyte of some; a quadratic step would take hours.
  @Test(
    "Long text of any kind is laid out in bounded time", .timeLimit(.minutes(5)),
    arguments: ["a", "word ", "a\n", "\u{301}", "ש", "👨‍👩‍👧", "\u{202A}", "ก", "(", "\t", "\u{200D}", "日", " "])
  func long(_ piece: String) {
    let isWhole = ["word ", "ש", "👨‍👩‍👧", "\u{301}"].contains(piece)
    let string = String(repeating: piece, count: (isWhole ? 1_000_000 : 150_000) / piece.utf8.count)
    let text = laid(string, width: 300)
    let cut = laid(string, width: 300, options: TextOptions(lineLimit: 2))
    #expect(text.lines.count >= 1 && cut.lines.count <= 2)
  }

  @Test("Sizes that are no sizes draw nothing", arguments: [0.0, -3, .nan, .infinity, 1e9])
  func oddSizes(_ size: Double) {
    let text = laid("Hello 👍", font: FontDescriptor(size: size))
    #expect(text.items.isEmpty && text.size == .zero)
  }

  @Test("Scales and spacings that are no numbers are survived", arguments: [0.0, -1, .nan, .infinity])
  func oddNumbers(_ odd: Double) {
    let run = TextRun("Hello", kerning: odd, tracking: odd, baselineOffset: odd, underline: .init())
    let options = TextOptions(lineSpacing: odd, minimumScaleFactor: odd)
    let text = TextLayout(runs: [run], options: options, library: library).lay(in: 20, scale: odd)
    #expect(text.size.width.isFinite && text.size.height.isFinite)
    #expect(text.positions.allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }

  @Test("Truncated and damaged font files give a result or nothing, never a crash", arguments: 0..<4)
  func damagedFonts(_ number: Int) throws {
    let files = [
      ("Inter-Regular.otf", "fonts-inter"), ("NotoSansArabic-Regular.ttf", "fonts-noto-core"),
      ("NotoSansDevanagari-Regular.ttf", "fonts-noto-core"), ("Quicksand-Regular.ttf", "fonts-quicksand"),
    ]
    let path = try #require(fontFile(files[number].0, files[number].1))
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    var random = SeededGenerator(seed: UInt64(number))
    for round in 0..<60 {
      var damaged = bytes
      if round % 3 == 0 {
        damaged = Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random)))
      } else {
        // Half of the flips fall into the tables at the front, where the structure is.
        for _ in 0..<Int.random(in: 1...40, using: &random) {
          let reach = Bool.random(using: &random) ? min(2_000, bytes.count) : bytes.count
          damaged[Int.random(in: 0..<reach, using: &random)] ^= 1 << UInt8.random(in: 0...7, using: &random)
        }
      }
      guard let font = HarfBuzzFont(bytes: damaged) else { continue }
      let text = "Hamburg مرحبا नमस्ते ffi 123".unicodeScalars.map(\.value)
      let style = ShapingStyle(isRightToLeft: round % 2 == 0, script: Scripts.script(of: text[8]))
      for glyph in font.shape(text, 0..<text.count, style) {
        #expect(font.outline(glyph.glyph).count < 100_000)
        #expect(glyph.cluster >= 0 && glyph.cluster < text.count)
      }
      _ = (font.familyName, font.style, font.lineMetrics.ascent, font.metric(.capHeight), font.axis("wght"))
    }
  }

  @Test("Any number of threads gets the same text")
  func threads() async {
    let strings = (0..<24).map { "Label \($0) שלום 日本 \($0 % 5) مرحبا" }
    let single = FontLibrary()
    let expected = strings.map { TextLayout(runs: [TextRun($0)], library: single).lay(in: 70, scale: 3) }
    let shared = FontLibrary()
    let results = await withTaskGroup(of: [Int: LaidOutText].self) { group in
      for offset in 0..<8 {
        group.addTask {
          var mine: [Int: LaidOutText] = [:]
          for i in strings.indices {
            let index = (i + offset * 3) % strings.count
            mine[index] = TextLayout(runs: [TextRun(strings[index])], library: shared).lay(in: 70, scale: 3)
          }
          return mine
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    for result in results { #expect(strings.indices.allSatisfy { result[$0] == expected[$0] }) }
    #expect(results.count == 8)
  }
}
