import Foundation
import ReliefDrawing
import Testing

@testable import ReliefText

@Suite("Wrapping")
struct WrappingTests {
  /// A library that no hostile text has left warnings in.
  private static let fonts = FontLibrary()

  // A width for each text at which the lines are told apart by where words may end.
  @Test(
    "Lines end where the script allows",
    arguments: [
      ("Latin", "The quick brown fox", 90.0, ["The quick", "brown fox"]),
      ("long word", "Donaudampfschifffahrt", 90, ["Donaudam", "pfschifffahr", "t"]),
      ("hyphen", "well-known state", 60, ["well-", "known", "state"]),
      ("Arabic", "مرحبا بالعالم الجديد", 80, ["مرحبا", "بالعالم", "الجديد"]),
      ("Hebrew", "שלום עולם חדש", 60, ["שלום", "עולם", "חדש"]),
      ("Devanagari", "नमस्ते दुनिया", 50, ["नमस्ते", "दुनिया"]),
      ("Thai", "สวัสดีชาวโลก", 50, ["สวัสดี", "ชาวโลก"]),
      ("Japanese", "日本語のテキスト", 70, ["日本語の", "テキスト"]),
      ("Japanese punctuation", "日本語、テキスト", 52, ["日本", "語、テ", "キスト"]),
      ("Korean", "안녕하세요 세계", 90, ["안녕하세요", "세계"]),
      ("emoji sequences", "👨‍👩‍👧‍👦👍🏽🇩🇪", 30, ["👨‍👩‍👧‍👦", "👍🏽", "🇩🇪"]),
      ("mixed directions", "Hello שלום world", 60, ["Hello", "שלום", "world"]),
      ("newlines", "a\nb\r\nc\u{2029}d", 60, ["a", "b", "c", "d"]),
      ("spaces hang", "aa     bb", 30, ["aa", "bb"]),
      ("no-break space", "aa\u{A0}bb cc", 44, ["aa\u{A0}bb", "cc"]),
    ])
  func lines(_ name: String, _ string: String, _ width: Double, _ lines: [String]) throws {
    try require(
      "Inter", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai",
      "WenQuanYi Micro Hei", "Noto Color Emoji")
    let text = TextLayout(runs: [TextRun(string)], library: Self.fonts).lay(in: width, scale: 3)
    #expect(text.texts(string) == lines, "\(name)")
    #expect(text.lines.allSatisfy { $0.frame.width <= width + 0.01 })
    #expect(Self.fonts.warnings.isEmpty, "\(Self.fonts.warnings)")
  }

  @Test("A soft hyphen is seen only where a line ends at it")
  func softHyphen() {
    let string = "extra\u{AD}ordinary"
    let (whole, broken) = (laid(string), laid(string, width: 70))
    #expect(whole.positions.count == 13)
    #expect(broken.lines.count == 2)
    #expect(broken.positions.count == 14)
  }

  @Test("A width that a text was measured at does not break it; one a point narrower does")
  func tight() {
    for string in ["Get Started", "The quick brown fox", "日本語 text", "مرحبا بالعالم"] {
      let width = laid(string).size.width
      #expect(laid(string, width: width).lines.count == 1)
      #expect(laid(string, width: width - 1).lines.count == 2)
    }
  }

  @Test("Every character of a wrapped text stands on exactly one line, in order")
  func nothingLost() {
    let string = "The quick brown fox jumps over the lazy dog, שלום עולם, 日本語のテキスト and 👨‍👩‍👧 too."
    for width in stride(from: 0.0, through: 400, by: 13) {
      let lines = laid(string, width: width).lines
      var end = 0
      let scalars = Array(string.unicodeScalars)
      for line in lines {
        #expect(line.characters.lowerBound >= end)
        #expect(scalars[end..<line.characters.lowerBound].allSatisfy { $0 == " " })
        end = line.characters.upperBound
      }
      #expect(end == scalars.count)
    }
  }

  @Test("Right-to-left words run from right to left, numbers in them from left to right")
  func directions() throws {
    try require("Noto Sans Hebrew")
    let single = laid("אב").positions.map(\.x)
    #expect(single.count == 2)
    // Glyphs come in visual order: the text "a אב 12" shows a, 12, ב, א in a paragraph that starts with a.
    let mixed = laid("a אב 12")
    #expect(!mixed.lines[0].isRightToLeft)
    let hebrew = laid("אב a")
    #expect(hebrew.lines[0].isRightToLeft)
    // In a right-to-left paragraph the Latin word stands on the left.
    guard case .glyphs(let run, _)? = hebrew.items.first, case .glyphs(let a, _)? = laid("a").items.first
    else {
      Issue.record("No glyphs were drawn.")
      return
    }
    #expect(run.outlines[run.glyphs[0].outline] == a.outlines[0])
  }

  @Test("Arabic letters join: a word is narrower than its letters apart")
  func joining() throws {
    try require("Noto Sans Arabic")
    let (joined, apart) = (laid("بيت"), laid("ب\u{200C}ي\u{200C}ت"))
    #expect(joined.size.width < apart.size.width - 3)
  }

  @Test("Line spacing adds points between lines")
  func lineSpacing() {
    let text = laid("One\nTwo\nThree", options: TextOptions(lineSpacing: 5))
    #expect(abs(text.lines[2].baseline - text.lines[0].baseline - 54) < 1e-9)
  }

  @Test("Runs of different fonts wrap as one paragraph")
  func mixedRuns() {
    let runs = [
      TextRun("Soft "), TextRun("bold", font: FontDescriptor(style: .body, weight: .bold)),
      TextRun("er shadows everywhere"),
    ]
    let string = runs.map(\.string).joined()
    let text = TextLayout(runs: runs, library: library).lay(in: 100, scale: 3)
    #expect(text.texts(string) == ["Soft bolder", "shadows", "everywhere"])
  }
}
