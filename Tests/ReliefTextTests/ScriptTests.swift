import Foundation
import ReliefTestSupport
import Testing

@testable import ReliefText

/// What holds for Latin holds for every script: the tables of the other suites, by script.
@Suite("Scripts")
struct ScriptTests {
  struct Script: Sendable, CustomTestStringConvertible {
    var name: String
    /// Two lines, the first of them longer.
    var text: String
    var isRightToLeft = false
    var testDescription: String { name }
  }

  static let scripts = [
    Script(name: "Latin", text: "The quick brown fox\njumps"),
    Script(name: "Arabic", text: "مرحبا بالعالم الجديد\nشكرا", isRightToLeft: true),
    Script(name: "Hebrew", text: "שלום עולם חדש\nתודה", isRightToLeft: true),
    Script(name: "Devanagari", text: "नमस्ते दुनिया\nशुक्रिया"),
    Script(name: "Thai", text: "สวัสดีชาวโลก\nขอบคุณ"),
    Script(name: "Japanese", text: "日本語のテキスト\nどうも"),
    Script(name: "Korean", text: "안녕하세요 세계\n네"),
    Script(name: "emoji sequences", text: "👨‍👩‍👧‍👦👍🏽🇩🇪1️⃣❤️\n🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
    Script(name: "mixed directions", text: "Hello שלום world 日本 👍\nمرحبا ok"),
  ]

  private func needFonts() throws {
    try require(
      "Inter", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai",
      "WenQuanYi Micro Hei", "Noto Color Emoji")
  }

  // The system font's line is San Francisco's whatever stands in it: letters of other faces do not spread lines.
  @Test("Lines of every script have the heights and baselines of the style", arguments: scripts)
  func heights(_ script: Script) throws {
    try needFonts()
    for style in TextStyle.allCases {
      let font = FontDescriptor(style: style)
      let (latin, text) = (laid("One\nTwo", font: font), laid(script.text, font: font))
      #expect(text.lines.count == 2 && text.size.height == latin.size.height, "\(style)")
      #expect(text.lines.map(\.baseline) == latin.lines.map(\.baseline), "\(style)")
      #expect(text.lines.map(\.frame.height) == latin.lines.map(\.frame.height), "\(style)")
      // All letters but raised marks stand on the baselines.
      #expect(text.positions.allSatisfy { $0.y < text.size.height })
    }
  }

  @Test(
    "Lines of every script lie where the alignment says, in surroundings of both directions",
    arguments: scripts)
  func alignment(_ script: Script) throws {
    try needFonts()
    for alignment in TextOptions.Alignment.allCases {
      for isRightToLeft in [false, true] {
        let options = TextOptions(alignment: alignment, isRightToLeft: isRightToLeft)
        let text = laid(script.text, options: options)
        let room = text.size.width - text.lines[1].frame.width
        #expect(room > 3)
        let share: Double =
          switch alignment {
          case .leading: isRightToLeft ? 1 : 0
          case .center: 0.5
          case .trailing: isRightToLeft ? 0 : 1
          }
        #expect(abs(text.lines[1].frame.minX - room * share) < 1e-9)
      }
    }
    #expect(laid(script.text).lines[0].isRightToLeft == script.isRightToLeft)
  }

  @Test(
    "Text of every script is cut in the middle between characters as readers see them", arguments: scripts)
  func middle(_ script: Script) throws {
    try needFonts()
    let string = String(script.text.prefix { $0 != "\n" })
    let whole = laid(string).lines[0].frame.width
    for share in [0.4, 0.6, 0.8] {
      let options = TextOptions(lineLimit: 1, truncation: .middle)
      let text = laid(string, width: whole * share, options: options)
      #expect(text.isTruncated && text.lines.count == 1)
      #expect(text.lines[0].frame.width <= whole * share + 0.01)
      #expect(text.lines[0].characters == 0..<string.unicodeScalars.count)
    }
  }

  /// Words of all scripts, in a random order, with signs between them.
  private func paragraph(_ random: inout SeededGenerator) -> String {
    let words = Self.scripts.flatMap { $0.text.split { $0 == " " || $0 == "\n" } }.map(String.init)
    let signs = [" ", " ", " ", ", ", "/", "-", "\u{200B}", "\u{AD}", "", "\t", " (", ") "]
    return (0..<15).map { _ in
      (words.randomElement(using: &random) ?? "") + (signs.randomElement(using: &random) ?? "")
    }.joined()
  }

  // Letters that joined across the end of a line take another form there, and another width.
  @Test(
    "No line is wider than what was proposed, but for a single character that is",
    arguments: [3, 4, 6, 11, 17, 20, 26])
  func widths(_ seed: Int) throws {
    try needFonts()
    var random = SeededGenerator(seed: UInt64(seed))
    let string = paragraph(&random)
    let scalars = Array(string.unicodeScalars)
    for width in [20.0, 47, 80, 133, 210] {
      for limit in [nil, 1, 2] {
        for mode in TextOptions.Truncation.allCases where limit != nil || mode == .tail {
          let options = TextOptions(lineLimit: limit, truncation: mode)
          let text = laid(string, width: width, options: options)
          for line in text.lines where line.frame.width > width + 0.01 {
            var cluster = String.UnicodeScalarView()
            cluster.append(contentsOf: scalars[line.characters])
            let seen = String(cluster).filter { !["\u{AD}", "\u{200B}"].contains($0) }
            #expect(seen.count <= 1, "\(line.frame.width) > \(width): \(seen)")
          }
        }
      }
    }
  }
}
