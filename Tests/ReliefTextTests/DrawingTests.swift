import Foundation
import ReliefDrawing
import ReliefGeometry
import Testing

@testable import ReliefText

@Suite("Items of text")
struct TextItemTests {
  @Test("Outlines stand on the baseline, y down, as high as the face's capitals")
  func outlines() throws {
    try require("Inter")
    guard case .glyphs(let run, let paint)? = laid("H", font: FontDescriptor(size: 100)).items.first else {
      Issue.record("No glyphs were drawn.")
      return
    }
    #expect(paint == .color(.black))
    let points = run.outlines[0].elements.compactMap { element -> CGPoint? in
      if case .line(let p) = element { p } else { nil }
    }
    // Inter's capitals are 0.727 em high (OS/2 sCapHeight 2048 of 2816 units).
    #expect(points.map(\.y).max() == 0)
    #expect(abs((points.map(\.y).min() ?? 0) + 72.7) < 0.1)
    #expect(abs(run.glyphs[0].position.y - 95.333) < 0.01)
  }

  @Test("Equal letters share an outline, runs of one paint share an item")
  func sharing() {
    guard case .glyphs(let run, _)? = laid("noon soon").items.first else {
      Issue.record("No glyphs were drawn.")
      return
    }
    #expect(run.outlines.count == 3 && run.glyphs.count == 8)
    let red = Paint.color(ResolvedColor(rgb: 0xFF0000))
    let runs = [TextRun("a"), TextRun("b", paint: red), TextRun("c")]
    let items = TextLayout(runs: runs, library: library).lay(scale: 3).items
    #expect(items.count == 2)
  }

  @Test("Lines that are kept of a text serve it in another paint, and not at another size, height or width")
  func keptLines() {
    let library = FontLibrary()
    func items(_ run: TextRun, width: CGFloat? = nil, scale: CGFloat = 3) -> [DisplayList.Item] {
      TextLayout(runs: [run], library: library).lay(in: width, scale: scale).items
    }
    func fresh(_ run: TextRun, width: CGFloat? = nil, scale: CGFloat = 3) -> [DisplayList.Item] {
      TextLayout(runs: [run], library: FontLibrary()).lay(in: width, scale: scale).items
    }
    let word = "two words"
    let looks = [
      TextRun(word), TextRun(word, paint: .color(ResolvedColor(rgb: 0xFF0000))),
      TextRun(word, font: FontDescriptor(size: 31)), TextRun(word, kerning: 2), TextRun(word, tracking: 2),
      TextRun(word, baselineOffset: 4), TextRun(word, underline: .init()), TextRun(word),
    ]
    // More than are kept, twice over, each in three rooms.
    for look in looks + looks {
      #expect(items(look) == fresh(look))
      #expect(items(look, width: 50) == fresh(look, width: 50))
      #expect(items(look, scale: 2) == fresh(look, scale: 2))
    }
    #expect(items(looks[0]) != items(looks[1]) && items(looks[0]) != items(looks[3]))
  }

  @Test("Underline and strikethrough lie where the font says, on pixels, one thick at least")
  func decorations() throws {
    try require("Inter")
    let red = Paint.color(ResolvedColor(rgb: 0xFF0000))
    let run = TextRun("under", underline: .init(), strikethrough: .init(paint: red))
    let text = TextLayout(runs: [run], library: library).lay(scale: 3)
    #expect(text.items.count == 3)
    guard case .fill(let under, let underPaint, _) = text.items[0],
      case .fill(let through, let throughPaint, _) = text.items[2], case .rect(let below) = under.outline,
      case .rect(let across) = through.outline
    else {
      Issue.record("The lines are not rectangles below and above the letters.")
      return
    }
    #expect(underPaint == run.paint && throughPaint == red)
    let baseline = text.firstBaseline
    #expect(below.minY > baseline && below.maxY < baseline + 6)
    #expect(across.maxY < baseline - 2 && across.minY > baseline - 9)
    for rect in [below, across] {
      #expect(abs(rect.width - text.lines[0].frame.width) < 1e-9)
      #expect(rect.height >= 1.0 / 3 - 1e-9)
      #expect(abs(rect.minY * 3 - (rect.minY * 3).rounded()) < 1e-6)
    }
  }

  @Test("A baseline offset raises letters and makes the line higher")
  func baselineOffset() {
    let runs = [TextRun("x"), TextRun("2", baselineOffset: 8)]
    let text = TextLayout(runs: runs, library: library).lay(scale: 3)
    let ys = text.positions.map(\.y)
    #expect(abs(ys[0] - ys[1] - 8) < 1e-9)
    #expect(abs(text.size.height - 28.33) < 0.34)
  }

  @Test("Emoji are pictures that take the paint's opacity only")
  func emoji() throws {
    try require("Noto Color Emoji")
    let text = laid("👍🏽")
    #expect(text.items.count == 1)
    guard case .bitmap(let bitmap, let box, _)? = text.items.first else {
      Issue.record("The emoji is not a bitmap.")
      return
    }
    // Shrunk from 136 x 128 to the pixels of its place at 3x.
    #expect(box.width > 15 && box.width < 24 && box.midY < text.firstBaseline)
    for (points, pixels) in [(box.width, bitmap.width), (box.height, bitmap.height)] {
      #expect(abs(points * 3 - Double(pixels)) < 1e-9)
    }
    #expect(abs(box.minX * 3 - (box.minX * 3).rounded()) < 1e-9)
    // A large one is not enlarged.
    guard case .bitmap(let large, _, _)? = laid("👍🏽", font: FontDescriptor(size: 100)).items.first else {
      Issue.record("The large emoji is not a bitmap.")
      return
    }
    #expect(large.width == 136 && large.height == 128)
    let faint = TextRun("👍", paint: .color(ResolvedColor.black.opacity(0.5)))
    let items = TextLayout(runs: [faint], library: library).lay(scale: 3).items
    guard case .layer(let layer)? = items.first else {
      Issue.record("The emoji is not faint.")
      return
    }
    #expect(layer.effect == .opacity(0.5))
  }

  @Test("Shrunk bitmaps are means of areas, weighted by opacity")
  func averaged() {
    var bitmap = Bitmap(width: 5, height: 4, red: 0, green: 0, blue: 0, opacity: 0)
    for y in 0..<4 {
      for x in 0..<5 { bitmap[x, y] = (200, 40, UInt8(x * 10), x < 2 ? 0 : 240) }
    }
    let small = bitmap.averaged(width: 2, height: 1)
    // The left half holds a half of the middle column; clear pixels give no colour.
    #expect(small[0, 0] == (200, 40, 20, 48) && small[1, 0] == (200, 40, 32, 240))
    #expect(bitmap.averaged(width: 5, height: 4)[3, 1] == bitmap[3, 1])
    let one = bitmap.averaged(width: 1, height: 1)[0, 0]
    #expect(one == (200, 40, 30, 144))
  }

  @Test("Sequences are one emoji", arguments: ["👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1️⃣", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
  func sequences(_ string: String) throws {
    try require("Noto Color Emoji")
    let items = laid(string).items
    #expect(items.count == 1)
    guard case .bitmap? = items.first else {
      Issue.record("\(string) is not a bitmap.")
      return
    }
  }

  @Test("A selector asks for text, digits alone are no emoji")
  func textPresentation() throws {
    try require("Noto Color Emoji", "Inter")
    for string in ["123", "#*", "©", "❤\u{FE0E}"] {
      for item in laid(string).items {
        if case .bitmap = item { Issue.record("\(string) is drawn as an emoji.") }
      }
    }
  }

  @Test("A gradient moves with its text")
  func gradient() {
    let ramp = ColorRamp(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)])
    let paint = Paint.gradient(
      GradientPaint(ramp, .linear(start: .zero, end: CGPoint(x: 50, y: 0))))
    let text = TextLayout(runs: [TextRun("soft", paint: paint)], library: library).lay(scale: 3)
    guard case .glyphs(_, .gradient(let moved))? = text.items(at: CGPoint(x: 10, y: 20)).first else {
      Issue.record("No glyphs were drawn.")
      return
    }
    #expect(moved.transform == CGAffineTransform(translationX: 10, y: 20))
  }
}
