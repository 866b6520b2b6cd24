import Foundation
import Relief
import ReliefTestSupport
import Testing

@Suite("Coverage of text")
struct TextCoverageTests {
  private static let fonts = FontLibrary()

  // 256 scanlines a pixel miss the area under an edge by half a level at most.
  @Test(
    "Letters of every script cover their exact area, to two levels",
    arguments: [
      ("Hamburgefonts 0123 &@", FontDescriptor(size: 11), 2.0),
      ("Soft Relief", FontDescriptor(style: .headline), 3),
      ("fjord ßðø", FontDescriptor(size: 16, design: .serif, isItalic: true), 2),
      ("if (a != b)", FontDescriptor(size: 13, weight: .bold, design: .monospaced), 2),
      ("Rounded", FontDescriptor(size: 14, weight: .medium, design: .rounded, width: .condensed), 2.5),
      ("مرحبا بالعالم שלום", FontDescriptor(size: 15), 2), ("नमस्ते दुनिया", FontDescriptor(size: 15), 2),
      ("สวัสดี", FontDescriptor(size: 15), 2), ("日本語のテキスト", FontDescriptor(size: 13), 2),
    ])
  func exactArea(string: String, font: FontDescriptor, scale: Double) throws {
    let laid = TextLayout(runs: [TextRun(string, font: font)], library: Self.fonts).lay(scale: scale)
    // Between pixels, and not on a baseline of whole pixels.
    let place = CGAffineTransform(translationX: 1.3, y: 2.45)
    let list = DisplayList([.layer(Layer(.transform(place), DisplayList(laid.items)))])
    let size = CGSize(width: laid.size.width + 4, height: laid.size.height + 6)
    var options = Rasterizer.Options()
    options.scale = scale
    let bitmap = try Rasterizer(options: options).render(list, size: size)
    // Letters of one run are painted one over the other: each has its own exact area.
    var expected = [Double](repeating: 0, count: bitmap.width * bitmap.height)
    for case .glyphs(let run, _) in laid.items {
      for glyph in run.glyphs {
        let outline = run.outlines[glyph.outline].offsetBy(dx: glyph.position.x, dy: glyph.position.y)
          .applying(place.concatenating(CGAffineTransform(scaleX: scale, y: scale)))
        let box = outline.drawnBounds
        let (x0, y0) = (max(Int(box.minX), 0), max(Int(box.minY), 0))
        let (x1, y1) = (min(Int(box.maxX) + 1, bitmap.width), min(Int(box.maxY) + 1, bitmap.height))
        guard x0 < x1, y0 < y1 else { continue }
        let cover = Reference.coverage(of: outline, x: x0, y: y0, width: x1 - x0, height: y1 - y0, lines: 256)
        for (i, value) in cover.enumerated() {
          let place = (y0 + i / (x1 - x0)) * bitmap.width + x0 + i % (x1 - x0)
          expected[place] += value * (1 - expected[place])
        }
      }
    }
    let worst = expected.indices.reduce(0.0) {
      max($0, abs(Double(bitmap.pixels[$1 * 4 + 3]) - 255 * expected[$1]))
    }
    #expect(expected.reduce(0, +) > 100 && worst <= 2, "\(worst) levels")
  }

  @Test("Text with shadows, strokes and emoji is the same with any number of threads", arguments: [2, 3, 8])
  func threads(count: Int) throws {
    let scene = try SceneFile(
      json: """
        {"size": [220, 400], "scale": 3, "background": "#F2F3F7", "layers": [
          {"frame": [10, 10, 200, 380], "fill": "#9557E5", "stroke": {"paint": "#00ECF0", "width": 0.5},
           "shadows": [{"color": "#00000080", "radius": 3, "offset": [2, 2]}],
           "text": {"style": "title2", "runs": ["Soft letters ", {"string": "مرحبا שלום", "weight": "bold"},
             " 日本語 👍🏽 fall over many bands of rows, in whatever order they are drawn"]}}]}
        """)
    let single = try scene.render(options: .init(threads: 1, fonts: Self.fonts))
    let many = try scene.render(options: .init(threads: count, fonts: FontLibrary()))
    let isSame = single.pixels == many.pixels
    #expect(isSame && single.width * single.height > 700_000)
  }
}
