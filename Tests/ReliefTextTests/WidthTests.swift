import Foundation
import ReliefGeometry
import Testing

@testable import ReliefText

@Suite("Widths of text")
struct TextWidthTests {
  // Measured on Apple's pictures: body, San Francisco, at 3x (the last one at 1x).
  @Test(
    "Words are as wide as San Francisco's within two per cent",
    arguments: [
      ("blue()", 45.0), ("clear()", 49.67), (".image", 51.0), (".padding", 67.0),
      (".sizes(.minimum)", 129.67),
      ("Hello, world!", 95.0),
    ])
  func words(_ word: String, _ width: Double) throws {
    try require("Inter")
    let measured = laid(word).size.width
    #expect(abs(measured - width) < 0.02 * width, "\(measured) for \(width)")
  }

  @Test("The width is rounded up to a pixel and contains all glyphs")
  func pixels() {
    for scale in [1.0, 2, 3] {
      let text = TextLayout(runs: [TextRun("Get Started")], library: library).lay(scale: scale)
      let pixels = text.size.width * scale
      #expect(abs(pixels - pixels.rounded()) < 1e-9)
      #expect(text.lines[0].frame.width <= text.size.width)
      #expect(text.size.width - text.lines[0].frame.width < 1 / scale)
    }
  }

  @Test("Kerning and tracking add points behind every character")
  func spacing() {
    func width(_ run: TextRun) -> Double {
      TextLayout(runs: [run], library: library).lay(scale: 3).lines[0].frame.width
    }
    let plain = width(TextRun("Relief"))
    #expect(abs(width(TextRun("Relief", kerning: 2)) - plain - 12) < 0.5)
    #expect(abs(width(TextRun("Relief", tracking: -0.5)) - plain + 3) < 1e-9)
    #expect(width(TextRun("Relief", kerning: .nan)).isFinite)
  }

  @Test("Heavier faces are wider, in the order of weights")
  func weights() throws {
    try require("Inter")
    var last = 0.0
    for weight in FontDescriptor.Weight.allCases {
      let width = laid("Hamburgefonts", font: FontDescriptor(size: 40, weight: weight)).lines[0].frame.width
      #expect(width > last, "\(weight)")
      last = width
    }
  }

  @Test("The designs draw with their own faces")
  func designs() throws {
    try require("Inter", "Quicksand", "Noto Serif", "JetBrains Mono")
    let widths = FontDescriptor.Design.allCases.map {
      laid("Hamburgefonts", font: FontDescriptor(size: 40, design: $0)).size.width
    }
    #expect(Set(widths).count == 4)
    let mono = FontDescriptor(size: 20, design: .monospaced)
    #expect(laid("iiii", font: mono).size.width == laid("WWWW", font: mono).size.width)
    // Code ligatures would join these.
    #expect(laid("!=", font: mono).items != laid("≠", font: mono).items)
    #expect(laid("!=", font: mono).positions.count == 2)
  }

  @Test("Condensed letters are narrower, expanded ones wider, and slanted ones lean right")
  func synthesis() throws {
    try require("Quicksand")
    func text(_ width: FontDescriptor.Width, italic: Bool = false) -> LaidOutText {
      laid("Hl", font: FontDescriptor(size: 40, design: .rounded, width: width, isItalic: italic))
    }
    let widths = FontDescriptor.Width.allCases.map { text($0).lines[0].frame.width }
    #expect(widths == widths.sorted() && Set(widths).count == 4)
    // Quicksand has no italic: the upper half of the outline is moved to the right.
    guard case .glyphs(let upright, _)? = text(.standard).items.first,
      case .glyphs(let slanted, _)? = text(.standard, italic: true).items.first
    else {
      Issue.record("No glyphs were drawn.")
      return
    }
    #expect(upright.outlines != slanted.outlines)
    #expect(slanted.outlines[0].elements.count == upright.outlines[0].elements.count)
  }

  @Test("Tabs go to the next multiple of 28 points")
  func tabs() {
    let a = laid("a\tb").positions
    #expect(a.count == 2)
    #expect(abs(a[1].x - 28) < 1e-9)
    #expect(abs(laid("\t\tb").positions[0].x - 56) < 1e-9)
  }

  @Test("Ligatures and kerning pairs of the face are used")
  func kerningPairs() throws {
    try require("Inter", "Noto Serif")
    let (both, a, b) = (laid("AV"), laid("A"), laid("V"))
    #expect(both.lines[0].frame.width < a.lines[0].frame.width + b.lines[0].frame.width - 0.5)
    let serif = FontDescriptor(family: .custom("Noto Serif"), size: 20)
    #expect(laid("ffi", font: serif).positions.count < 3)
    let spaced = TextLayout(runs: [TextRun("ffi", font: serif, kerning: 1)], library: library).lay(scale: 3)
    #expect(spaced.positions.count == 3)
  }
}
