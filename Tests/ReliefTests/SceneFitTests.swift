import Foundation
import Relief
import Testing

@Suite("Scenes that fit what they draw")
struct SceneFitTests {
  private func fit(_ layers: String, _ extra: String = "") throws -> SceneFile.Drawing {
    try SceneFile(json: "{\"size\": \"fit\", \(extra) \"layers\": [\(layers)]}").drawing()
  }

  private let square = "\"shape\": \"rectangle\", \"frame\": [10, 20, 30, 40], \"fill\": \"#000\""

  @Test(
    "The size holds content, strokes, shadows and blurs; 3.4 sigma of each",
    arguments: [
      ("", 30, 40), ("\"blur\": 10", 98, 108),
      ("\"stroke\": {\"paint\": \"#000\", \"width\": 4}", 34, 44),
      ("\"stroke\": {\"paint\": \"#000\", \"width\": 4, \"position\": \"inside\"}", 30, 40),
      ("\"shadows\": [{\"color\": \"#000\", \"radius\": 10, \"offset\": [6, 0]}]", 98, 108),
      ("\"shadows\": [{\"color\": \"#000\", \"radius\": 0, \"offset\": [6, -5]}]", 36, 45),
      ("\"shadows\": [{\"color\": \"#000\", \"radius\": 0, \"spread\": 3}]", 36, 46),
      ("\"shadows\": [{\"color\": \"clear\", \"radius\": 10}]", 30, 40),
      ("\"innerShadows\": [{\"color\": \"#000\", \"radius\": 10}]", 30, 40),
      ("\"transform\": {\"scale\": 2}", 60, 80), ("\"transform\": {\"rotate\": 90}", 40, 30),
      ("\"clip\": {\"shape\": \"rectangle\", \"frame\": [20, 0, 100, 100]}", 20, 40),
      ("\"mask\": [{\"shape\": \"circle\", \"frame\": [10, 20, 8, 8], \"fill\": \"#000\"}]", 8, 8),
      // Two Gaussians in turn are one of sigma 5: 17 on each side of the moved shapes, which lie at -1 and -2.
      (
        """
        "shadows": [{"color": "#000", "radius": 3, "offset": [-1, 0]}, {"color": "#000", "radius": 4, "offset": [-1, 0]}]
        """, 65, 74
      ),
      (
        """
        "shadows": [{"color": "#000", "radius": 3, "offset": [9, 0], "chained": false},
                    {"color": "#000", "radius": 0, "offset": [-9, 0], "chained": false}]
        """, 59, 62
      ),
    ])
  func extents(effect: String, width: Double, height: Double) throws {
    let size = try fit("{\(square)\(effect.isEmpty ? "" : ", " + effect)}").size
    #expect(size == CGSize(width: width, height: height))
  }

  @Test("The picture begins at a whole pixel, so that shapes keep their places between pixels")
  func phase() throws {
    let layer = "{\"shape\": \"rectangle\", \"frame\": [10.25, -5.5, 10, 10], \"fill\": \"#000\"}"
    let drawing = try fit(layer, "\"padding\": 2,")
    #expect(DisplayListPrinter.text(drawing.list) == "fill rect (2.25, 2.5, 10, 10) #000000")
    #expect(drawing.size == CGSize(width: 15, height: 15))
    let fine = try fit(layer, "\"padding\": 2, \"scale\": 4,")
    #expect(DisplayListPrinter.text(fine.list) == "fill rect (2, 2, 10, 10) #000000")
    #expect(fine.size == CGSize(width: 14, height: 14))
  }

  @Test("Places inside masks, clips, groups and transforms move along")
  func moved() throws {
    let layer = """
      {"frame": [100, 100, 20, 20], "transform": {"rotate": 180}, "clip": {"shape": "circle"},
       "mask": [{"shape": "rectangle", "frame": [100, 100, 20, 20], "fill": "#000"}],
       "layers": [{"shape": {"polygon": [[100, 100], [120, 100], [120, 120], [100, 120]]},
         "fill": {"linearGradient": {"stops": ["#000", "#FFF"]}}}]}
      """
    #expect(
      DisplayListPrinter.text(try fit(layer).list) == """
        transform (-1, 0, 0, -1, 20, 20)
          mask
              fill rect (0, 0, 20, 20) #000000
          of
            clip circle (0, 0, 20, 20)
              fill path M0 0 L20 0 L20 20 L0 20 Z linear (10, 0) to (10, 20) [#000000 0, #FFFFFF 1]
        """)
  }

  @Test("A turned circle is measured as a circle, not by its turned box")
  func turned() throws {
    let size = try fit(
      "{\"shape\": \"circle\", \"frame\": [0, 0, 50, 50], \"fill\": \"#000\", \"transform\": {\"rotate\": 45}}"
    ).size
    #expect(size.width <= 51 && size.height <= 51)
  }

  @Test("The button's picture has room for all its shadows", arguments: ButtonLook.Style.allCases)
  func button(style: ButtonLook.Style) throws {
    var look = ButtonLook()
    look.style = style
    let drawing = look.drawing(scale: 2)
    let bitmap = try drawing.render()
    let (w, h) = (bitmap.width, bitmap.height)
    let corner = bitmap[0, 0]
    // At the rim, less than half a level is left of any shadow.
    for x in 0..<w { #expect(bitmap[x, 0] == corner && bitmap[x, h - 1] == corner) }
    for y in 0..<h { #expect(bitmap[0, y] == corner && bitmap[w - 1, y] == corner) }
    #expect(corner == (0xF2, 0xF3, 0xF7, 255))
  }
}
