import ReliefDrawing
import Testing

@Suite("Spelling")
struct SpellingTests {
  @Test(
    "The nearest known word is found, and none where nothing is near",
    arguments: [
      ("shpe", "shape"), ("Shape", "shape"), ("shadow", "shadows"), ("innershadow", "innerShadows"),
      ("blendmode", "blendMode"), ("stroek", "stroke"), ("radius", nil), ("xyzzy", nil), ("", nil),
      ("fil", "fill"), ("opac", "opacity"),
    ] as [(String, String?)])
  func nearest(word: String, expected: String?) {
    let known = ["shape", "fill", "stroke", "innerShadows", "shadows", "opacity", "blendMode"]
    #expect(Spelling.nearest(to: word, in: known) == expected)
  }
}
