import Foundation
import Testing

@testable import ReliefText

@Suite("Truncation and alignment")
struct FittingTests {
  private let sentence = "The quick brown fox jumps over the lazy dog"

  @Test(
    "A line limit cuts the last line and puts an ellipsis there", arguments: TextOptions.Truncation.allCases)
  func truncation(_ mode: TextOptions.Truncation) {
    let text = laid(sentence, width: 120, options: TextOptions(lineLimit: 1, truncation: mode))
    #expect(text.lines.count == 1 && text.isTruncated)
    #expect(text.size.width <= 120 + 1.0 / 3)
    // An ellipsis takes about 15 points: more room than that is not given away, but for spaces next to it.
    #expect(text.size.width > 95)
    let range = text.lines[0].characters
    switch mode {
    case .tail: #expect(range.lowerBound == 0 && range.upperBound < 20)
    case .head: #expect(range.lowerBound > 20 && range.upperBound == 43)
    case .middle: #expect(range == 0..<43)
    }
  }

  // A width for each text at which a part of its first word or words is left.
  @Test(
    "Text of every script is cut between characters as readers see them",
    arguments: [
      ("Arabic", "مرحبا بالعالم الجديد", 70.0, true), ("Hebrew", "שלום עולם חדש", 60, true),
      ("Devanagari", "नमस्ते दुनिया", 60, false), ("Thai", "สวัสดีชาวโลก", 60, false),
      ("Japanese", "日本語のテキスト", 70, false), ("emoji sequences", "👨‍👩‍👧‍👦👍🏽🇩🇪1️⃣", 60, false),
      ("marks", "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}", 40, false),
      ("mixed directions", "Hello שלום world", 90, false),
    ])
  func scripts(_ name: String, _ string: String, _ width: Double, _ isRightToLeft: Bool) throws {
    try require(
      "Inter", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai",
      "WenQuanYi Micro Hei", "Noto Color Emoji")
    let starts = Set(string.indices.map { string.unicodeScalars.distance(from: string.startIndex, to: $0) })
    for mode in [TextOptions.Truncation.tail, .head] {
      let text = laid(string, width: width, options: TextOptions(lineLimit: 1, truncation: mode))
      let (line, count) = (text.lines[0], string.unicodeScalars.count)
      #expect(text.isTruncated && line.isRightToLeft == isRightToLeft && text.size.width <= width + 0.34)
      #expect(line.characters.count > 0 && line.characters.count < count, "\(name)")
      #expect(starts.union([count]).isSuperset(of: [line.characters.lowerBound, line.characters.upperBound]))
      #expect(mode == .tail ? line.characters.lowerBound == 0 : line.characters.upperBound == count)
    }
  }

  @Test("The ellipsis follows the last word without a space")
  func tailWithoutSpace() throws {
    try require("Inter")
    let ellipsis = laid("…").lines[0].frame.width
    let word = laid("The quick").lines[0].frame.width
    let text = laid("The quick brown", width: word + ellipsis + 1, options: TextOptions(lineLimit: 1))
    #expect(text.lines[0].characters == 0..<9)
    #expect(abs(text.lines[0].frame.width - word - ellipsis) < 0.5)
  }

  @Test(
    "Lines at most are kept; without need nothing is cut",
    arguments: [
      (1, 1, true), (2, 2, true), (3, 3, true), (4, 4, false), (9, 4, false), (0, 1, true), (-3, 1, true),
    ])
  func limits(_ limit: Int, _ lines: Int, _ isTruncated: Bool) {
    let text = laid(sentence, width: 110, options: TextOptions(lineLimit: limit))
    #expect(text.lines.count == lines && text.isTruncated == isTruncated)
  }

  @Test("A text with more paragraphs than lines ends in an ellipsis, in any width")
  func paragraphs() {
    let text = laid("One\nTwo", options: TextOptions(lineLimit: 1))
    #expect(text.isTruncated && text.lines[0].frame.width > laid("One").lines[0].frame.width + 5)
  }

  @Test(
    "A height keeps the lines that fit, and one at least",
    arguments: [(10.0, 1), (43, 2), (64, 2), (64.4, 3)])
  func heights(_ height: Double, _ lines: Int) {
    #expect(laid(sentence, width: 110, height: height).lines.count == lines)
  }

  @Test(
    "A width of zero, negative or not a number is survived",
    arguments: [0.0, -5, .nan, .infinity, -.infinity])
  func oddWidths(_ width: Double) {
    let text = laid("Hello", width: width, height: width)
    #expect(text.lines.count >= 1 && text.size.width.isFinite && text.size.height.isFinite)
    #expect(laid("Hello", width: width, options: TextOptions(lineLimit: 1)).lines.count == 1)
  }

  @Test("Text shrinks to its minimum scale before it is cut")
  func minimumScale() {
    let width = laid(sentence).size.width
    let options = TextOptions(lineLimit: 1, minimumScaleFactor: 0.5)
    let text = laid(sentence, width: width * 0.8, options: options)
    #expect(!text.isTruncated && text.lines.count == 1)
    #expect(text.scaleFactor < 0.85 && text.scaleFactor > 0.75)
    #expect(text.size.width > width * 0.77)
    let narrow = laid(sentence, width: width * 0.3, options: options)
    #expect(narrow.isTruncated && narrow.scaleFactor == 0.5)
    #expect(laid(sentence, width: width, options: options).scaleFactor == 1)
  }

  @Test(
    "Shorter lines lie where the alignment says",
    arguments: [
      (TextOptions.Alignment.leading, false, 0.0), (.center, false, 0.5), (.trailing, false, 1),
      (.leading, true, 1), (.center, true, 0.5), (.trailing, true, 0),
    ])
  func alignment(_ alignment: TextOptions.Alignment, _ isRightToLeft: Bool, _ share: Double) {
    let text = laid(
      "A much longer line\nshort", options: TextOptions(alignment: alignment, isRightToLeft: isRightToLeft))
    let (long, short) = (text.lines[0].frame, text.lines[1].frame)
    #expect(abs(long.minX - (text.size.width - long.width) * share) < 1e-9)
    #expect(abs(short.minX - (text.size.width - short.width) * share) < 1e-9)
  }

  @Test("In a frame a label lies by its alignment and in the middle of the height, on pixels")
  func frames() {
    let text = laid("Get Started", options: TextOptions(alignment: .center))
    let frame = CGRect(x: 24, y: 24, width: 327, height: 48)
    guard case .glyphs(let placed, _)? = text.items(in: frame).first,
      case .glyphs(let plain, _)? = text.items.first
    else {
      Issue.record("No glyphs were drawn.")
      return
    }
    let dx = placed.glyphs[0].position.x - plain.glyphs[0].position.x
    let dy = placed.glyphs[0].position.y - plain.glyphs[0].position.y
    #expect(abs(dx - (24 + (327 - text.size.width) / 2)) <= 1.0 / 6 + 1e-9)
    #expect(abs(dy - (24 + (48 - text.size.height) / 2)) <= 1.0 / 6 + 1e-9)
    #expect(abs(dy * 3 - (dy * 3).rounded()) < 1e-6)
    #expect(text.items(in: CGRect(x: Double.nan, y: 0, width: 1, height: 1)).isEmpty)
  }
}
