import Foundation
import Testing

@testable import ReliefText

@Suite("Line heights")
struct LineHeightTests {
  // Measured on Apple's pictures at 3x (default text size); callout by San Francisco's line height alone.
  @Test(
    "One line is as high as iOS's",
    arguments: [
      (TextStyle.largeTitle, 40.67), (.title, 33.67), (.title2, 26.33), (.title3, 24.0), (.headline, 20.33),
      (.body, 20.33), (.callout, 19.33), (.subheadline, 18.0), (.footnote, 15.67), (.caption, 14.33),
      (.caption2, 13.33),
    ])
  func oneLine(_ style: TextStyle, _ height: Double) throws {
    try require("Inter")
    let text = laid("Hamburg", font: FontDescriptor(style: style))
    #expect(abs(text.size.height - height) < 0.005)
  }

  @Test(
    "Every style at every text size is within a third of a point of San Francisco's line",
    arguments: [2.0, 3.0])
  func allSizes(_ scale: Double) throws {
    try require("Inter")
    for style in TextStyle.allCases {
      for size in DynamicTypeSize.allCases {
        let font = FontDescriptor(style: style, at: size)
        let text = TextLayout(runs: [TextRun("Hamburg", font: font)], library: library).lay(scale: scale)
        let exact = font.size * 1.19336
        #expect(text.size.height >= exact - 1e-6 && text.size.height - exact < 1 / scale, "\(style) \(size)")
        #expect(abs((text.size.height * scale).rounded() - text.size.height * scale) < 1e-9)
      }
    }
  }

  @Test(
    "Body is 20.33 points at 3x, 20.5 at 2x and 21 at 1x",
    arguments: [(3.0, 61.0), (2.0, 41.0), (1.0, 21.0)])
  func bodyByScale(_ scale: Double, _ pixels: Double) {
    #expect(TextStyleSpec("Body").measure(library: library, scale: scale).height * scale == pixels)
  }

  // Measured: two lines of body are 42.33 points high, their baselines 22 apart.
  @Test("Lines of a text style keep the style's leading")
  func leading() {
    let text = laid("One\nTwo")
    #expect(abs(text.size.height - (20 + 1.0 / 3 + 22)) < 1e-9)
    #expect(abs(text.lastBaseline - text.firstBaseline - 22) < 1e-9)
  }

  @Test("A font by size has no leading: lines lie a line height apart")
  func noLeading() {
    let text = laid("One\nTwo\nThree", font: FontDescriptor(size: 17))
    #expect(abs(text.size.height - 61) < 1e-9)
  }

  @Test("Baselines lie 0.95215 em below the top, on a pixel")
  func baseline() {
    for style in TextStyle.allCases {
      let font = FontDescriptor(style: style)
      let text = laid("x", font: font)
      #expect(abs(text.firstBaseline - 0.95215 * font.size) <= 1.0 / 6 + 1e-9)
      #expect(abs(text.firstBaseline * 3 - (text.firstBaseline * 3).rounded()) < 1e-9)
      #expect(text.firstBaseline == text.lastBaseline)
    }
  }

  @Test(
    "Baselines of a text lie a leading apart, on pixels, and measuring tells the first and the last",
    arguments: [(TextStyle.body, 22.0), (.title, 34), (.headline, 22), (.footnote, 18), (.caption2, 13)],
    [1.0, 2, 3])
  func baselines(_ style: (TextStyle, Double), _ scale: Double) throws {
    try require("Inter")
    let run = TextRun("One\nTwo\nThree", font: FontDescriptor(style: style.0))
    let layout = TextLayout(runs: [run], library: library)
    let text = layout.lay(scale: scale)
    let first = (0.95215 * style.0.size(at: .large) * scale).rounded() / scale
    #expect(abs(text.firstBaseline - first) < 1e-9)
    // A line that is higher than its leading, by rounding up to a pixel, takes its height.
    let pitch = max(style.1, text.lines[0].frame.height)
    #expect(abs(text.lastBaseline - text.firstBaseline - 2 * pitch) <= 1 / scale)
    for line in text.lines { #expect(abs((line.baseline * scale).rounded() - line.baseline * scale) < 1e-9) }
    let metrics = layout.metrics(scale: scale)
    #expect(metrics.size == text.size && metrics.lineCount == 3 && !metrics.isTruncated)
    #expect(metrics.firstBaseline == text.firstBaseline && metrics.lastBaseline == text.lastBaseline)
  }

  @Test("An empty text and a trailing newline keep their lines' heights")
  func emptyLines() {
    #expect(laid("").size == CGSize(width: 0, height: 61.0 / 3))
    #expect(laid("").lines.count == 1)
    #expect(laid("One\n").lines.count == 2)
    #expect(laid("One\n\nThree").lines.count == 3)
    #expect(laid("a\r\nb").lines.count == 2)
  }

  @Test("A larger run makes its line higher; the baseline is common")
  func mixedSizes() {
    let runs = [
      TextRun("small ", font: FontDescriptor(style: .footnote)),
      TextRun("LARGE", font: FontDescriptor(style: .title)),
    ]
    let text = TextLayout(runs: runs, library: library).lay(scale: 3)
    #expect(abs(text.size.height - 33.67) < 0.005)
    #expect(Set(text.positions.map(\.y)).count == 1)
  }

  @Test("A custom family has its own line height")
  func custom() throws {
    try require("Noto Serif")
    let font = FontDescriptor(family: .custom("Noto Serif"), size: 20)
    // Noto Serif's hhea table: ascender 1069, descender -293 of 1000.
    #expect(abs(laid("x", font: font).size.height - (20 * 1.362 * 3).rounded(.up) / 3) < 1e-9)
  }
}
