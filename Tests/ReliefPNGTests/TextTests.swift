import ReliefDrawing
import ReliefPNG
import Testing

@Suite("Texts in PNG files")
struct TextTests {
  private let dot = Bitmap(width: 1, height: 1, red: 1, green: 2, blue: 3, opacity: 255)

  @Test("Texts come back in their order, in Latin-1 where that suffices")
  func roundTrip() throws {
    let texts = [
      PNG.Text(keyword: "Title", value: ""), PNG.Text(keyword: "Comment", value: "two\nlines, caf\u{E9}"),
      PNG.Text(keyword: "Title", value: "\u{65E5}\u{672C} \u{1F600}"),
      PNG.Text(keyword: "\u{C4}rger", value: String(repeating: "x", count: 5000)),
    ]
    let file = try PNG.encode(dot, options: .init(text: texts))
    #expect(try PNG.text(in: file) == texts)
    #expect(chunkTypes(file).filter { $0.hasSuffix("Xt") } == ["tEXt", "tEXt", "iTXt", "tEXt"])
  }

  @Test(
    "Keywords that PNG does not allow are errors",
    arguments: [
      "", " a", "a ", "a  b", "a\nb", "\u{65E5}", "a\u{A0}b", String(repeating: "k", count: 80), "a\u{0}b",
    ])
  func badKeywords(keyword: String) {
    let error = #expect(throws: PNGError.self) {
      try PNG.encode(dot, options: .init(text: [PNG.Text(keyword: keyword, value: "v")]))
    }
    if case .badKeyword(keyword, _)? = error {} else { Issue.record("\(String(describing: error))") }
  }

  @Test("A zero character in a text is an error")
  func zero() {
    #expect(throws: PNGError.zeroInText(keyword: "Title")) {
      try PNG.encode(dot, options: .init(text: [PNG.Text(keyword: "Title", value: "a\u{0}")]))
    }
  }

  @Test("Compressed texts are read, malformed ones left out")
  func others() throws {
    var png = HandMadePNG(width: 1, height: 1)
    png.extra = [
      ("zTXt", Array("Old".utf8) + [0, 0] + HandMadePNG.deflated(Array("deflated".utf8))),
      ("iTXt", Array("New".utf8) + [0, 1, 0, 101, 110, 0, 0] + HandMadePNG.deflated(Array("\u{2713}".utf8))),
      ("zTXt", Array("Bad".utf8) + [0, 0, 1, 2, 3]), ("tEXt", Array("no end".utf8)),
      ("iTXt", Array("Cut".utf8) + [0, 0]),
    ]
    let texts = try PNG.text(in: png.file { _, _, _ in 1 })
    #expect(
      texts == [PNG.Text(keyword: "Old", value: "deflated"), PNG.Text(keyword: "New", value: "\u{2713}")])
  }
}
