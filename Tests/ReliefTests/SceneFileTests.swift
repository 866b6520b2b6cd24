import Foundation
import Relief
import ReliefTestSupport
import Testing

/// The display list of a scene of 100 x 100 points with these layers, as text.
func drawn(_ layers: String, extra: String = "", scheme: SceneFile.ColorScheme? = nil) throws -> String {
  let json = "{\"size\": [100, 100], \(extra.isEmpty ? "" : extra + ",") \"layers\": [\(layers)]}"
  let drawing = try SceneFile(json: json).drawing(options: SceneFile.RenderOptions(colorScheme: scheme))
  return DisplayListPrinter.text(drawing.list)
}

@Suite("Scenes become display lists")
struct SceneFileTests {
  @Test(
    "Every form of shape",
    arguments: [
      ("\"rectangle\"", "rect (10, 20, 60, 40)"),
      ("\"capsule\"", "capsule (10, 20, 60, 40)"),
      ("\"circle\"", "circle (20, 20, 40, 40)"),
      ("\"ellipse\"", "ellipse (10, 20, 60, 40)"),
      ("{\"roundedRectangle\": 12}", "rounded 12 (10, 20, 60, 40)"),
      ("{\"roundedRectangle\": 0}", "rect (10, 20, 60, 40)"),
      ("{\"roundedRectangle\": 99}", "rounded 20 (10, 20, 60, 40)"),
      (
        "{\"roundedRectangle\": {\"radius\": 8, \"style\": \"circular\"}}",
        "rounded 8 (10, 20, 60, 40) circular"
      ),
      ("{\"roundedRectangle\": {\"radii\": [1, 2, 3, 4]}}", "rounded 1,2,3,4 (10, 20, 60, 40)"),
      ("{\"polygon\": [[0, 0], [9, 0], [0, 9]]}", "path M10 20 L19 20 L10 29 Z"),
      ("{\"path\": \"M0 0 L9 0 L0 9 Z\"}", "path M10 20 L19 20 L10 29 Z"),
    ])
  func shapes(shape: String, expected: String) throws {
    let layer = "{\"shape\": \(shape), \"frame\": [10, 20, 60, 40], \"fill\": \"#123\"}"
    #expect(try drawn(layer) == "fill \(expected) #112233")
  }

  @Test(
    "Insets shrink shapes and radii, and leave nothing of small ones",
    arguments: [
      ("\"rectangle\"", 5, "fill rect (15, 25, 50, 30) #112233"),
      ("\"capsule\"", 5, "fill capsule (15, 25, 50, 30) #112233"),
      ("\"circle\"", 5, "fill circle (25, 25, 30, 30) #112233"),
      ("{\"roundedRectangle\": 8}", 5, "fill rounded 3 (15, 25, 50, 30) #112233"),
      ("{\"roundedRectangle\": 8}", -2, "fill rounded 10 (8, 18, 64, 44) #112233"),
      ("\"capsule\"", 20, ""), ("\"ellipse\"", 1000, ""),
    ])
  func insets(shape: String, inset: Int, expected: String) throws {
    let layer = "{\"shape\": \(shape), \"frame\": [10, 20, 60, 40], \"inset\": \(inset), \"fill\": \"#123\"}"
    #expect(try drawn(layer) == expected)
  }

  @Test(
    "Strokes are centred, or inside by half their width",
    arguments: [
      ("\"circle\"", "\"width\": 4", "stroke circle (20, 20, 40, 40) #FF0000 width 4"),
      (
        "\"circle\"", "\"width\": 4, \"position\": \"inside\"",
        "stroke circle (22, 22, 36, 36) #FF0000 width 4"
      ),
      ("\"capsule\"", "\"position\": \"inside\"", "stroke capsule (10.5, 20.5, 59, 39) #FF0000 width 1"),
      ("\"capsule\"", "\"width\": 20, \"position\": \"inside\"", "fill capsule (10, 20, 60, 40) #FF0000"),
      ("\"capsule\"", "\"width\": 0", ""),
      (
        "{\"polygon\": [[0, 0], [9, 0], [0, 9]]}", "\"width\": 2, \"position\": \"inside\"",
        "clip path M10 20 L19 20 L10 29 Z\n  stroke path M10 20 L19 20 L10 29 Z #FF0000 width 4"
      ),
      (
        "\"rectangle\"",
        "\"cap\": \"round\", \"join\": \"bevel\", \"miterLimit\": 4, \"dash\": [3, 1.5], \"dashPhase\": -1",
        "stroke rect (10, 20, 60, 40) #FF0000 width 1 cap round join bevel limit 4 dash 3,1.5 phase -1"
      ),
    ])
  func strokes(shape: String, stroke: String, expected: String) throws {
    let layer = """
      {"shape": \(shape), "frame": [10, 20, 60, 40], "stroke": {"paint": "#F00", \(stroke)}}
      """
    #expect(try drawn(layer) == expected)
  }

  @Test(
    "Gradients are placed in the shape's box",
    arguments: [
      (
        "{\"linearGradient\": {\"stops\": [[\"#000\", 0.25], [\"#FFF\", 1]], \"start\": \"leading\", \"end\": [0.5, 0]}}",
        "linear (10, 40) to (40, 20) [#000000 0.25, #FFFFFF 1]"
      ),
      (
        "{\"linearGradient\": {\"stops\": [\"#000\", [\"#888\"], [\"#FFF\", 2]], \"space\": \"oklab\"}}",
        "linear (40, 20) to (40, 60) [#000000 0, #888888 1, #FFFFFF 2] oklab"
      ),
      (
        "{\"radialGradient\": {\"stops\": [\"#000\", \"clear\"], \"endRadius\": 9, \"startRadius\": 1}}",
        "radial (40, 40) from 1 to 9 [#000000 0, clear 1]"
      ),
      (
        "{\"angularGradient\": {\"stops\": [\"#000\", \"#FFF\"], \"center\": \"topLeading\", \"start\": -90}}",
        "angular (10, 20) from -90° to 270° [#000000 0, #FFFFFF 1]"
      ),
    ])
  func gradients(paint: String, expected: String) throws {
    let layer = "{\"shape\": \"rectangle\", \"frame\": [10, 20, 60, 40], \"fill\": \(paint)}"
    #expect(try drawn(layer) == "fill rect (10, 20, 60, 40) \(expected)")
  }

  @Test("Effects apply in one order, innermost first, and whatever the order of the keys")
  func order() throws {
    let members = [
      "\"shape\": \"rectangle\"", "\"frame\": [0, 0, 10, 10]", "\"fill\": \"#000\"",
      "\"innerShadows\": [{\"color\": \"#FFF\", \"radius\": 1}]",
      "\"clip\": {\"shape\": \"circle\"}",
      "\"mask\": [{\"shape\": \"capsule\", \"frame\": [0, 0, 9, 9], \"fill\": \"#000\"}]",
      "\"blur\": 2", "\"shadows\": [{\"color\": \"#F00\", \"cssBlur\": 6, \"offset\": [1, 2]}]",
      "\"opacity\": 0.5",
      "\"transform\": {\"rotate\": 90, \"translate\": [3, 0]}", "\"blendMode\": \"multiply\"",
    ]
    var random = SeededGenerator(seed: 8)
    for _ in 0..<10 {
      let layer = "{" + members.shuffled(using: &random).joined(separator: ", ") + "}"
      #expect(
        try drawn(layer) == """
          blend multiply
            transform (0, 1, -1, 0, 13, 0)
              opacity 0.5
                shadows [#FF0000 sigma 3 at (1, 2)]
                  blur 2
                    mask
                        fill capsule (0, 0, 9, 9) #000000
                    of
                      clip circle (0, 0, 10, 10)
                        innerShadows [#FFFFFF sigma 1]
                          fill rect (0, 0, 10, 10) #000000
          """)
    }
  }

  @Test("Effects that change nothing are left out")
  func neutral() throws {
    let layer = """
      {"shape": "rectangle", "frame": [0, 0, 10, 10], "fill": "#000", "blur": 0, "opacity": 1, "shadows": [],
       "innerShadows": [], "transform": {"scale": 1, "rotate": 0}, "blendMode": "normal", "layers": []}
      """
    #expect(try drawn(layer) == "fill rect (0, 0, 10, 10) #000000")
  }

  @Test("A layer draws fill, stroke and nested layers in turn, later layers on top")
  func content() throws {
    let layer = """
      {"layers": [{"shape": "circle", "frame": [2, 2, 6, 6], "fill": "#00F"}, {}], "stroke": {"paint": "#0F0"},
       "fill": "#F00", "shape": "rectangle", "frame": [0, 0, 10, 10], "fillRule": "evenodd"},
      {"opacity": 0.5, "layers": [{"shape": "circle", "frame": [0, 0, 4, 4], "fill": "#FFF"}]}
      """
    #expect(
      try drawn(layer) == """
        fill rect (0, 0, 10, 10) #FF0000 even-odd
        stroke rect (0, 0, 10, 10) #00FF00 width 1
        fill circle (2, 2, 6, 6) #0000FF
        opacity 0.5
          fill circle (0, 0, 4, 4) #FFFFFF
        """)
  }

  @Test("Transforms are about the anchor in the frame: scaled, then turned, then moved")
  func transforms() throws {
    func matrix(_ transform: String) throws -> String {
      try drawn("{\"frame\": [10, 20, 40, 20], \"transform\": {\(transform)}}")
    }
    #expect(try matrix("\"scale\": 2") == "transform (2, 0, 0, 2, -30, -30)")
    #expect(try matrix("\"scale\": [1, -1], \"anchor\": \"top\"") == "transform (1, 0, 0, -1, 0, 40)")
    #expect(try matrix("\"rotate\": -270, \"anchor\": [0, 0]") == "transform (0, 1, -1, 0, 30, 10)")
    #expect(try matrix("\"rotate\": 180, \"translate\": [5, 0]") == "transform (-1, 0, 0, -1, 65, 60)")
    #expect(
      try matrix("\"rotate\": 45, \"anchor\": \"zero\"").hasPrefix(
        "transform (0.7071, 0.7071, -0.7071, 0.7071,"))
    #expect(try drawn("{\"transform\": {\"translate\": [1, 2]}}") == "transform (1, 0, 0, 1, 1, 2)")
  }

  @Test("Shadows keep their order, and know CSS's words")
  func shadows() throws {
    let layer = """
      {"shape": "rectangle", "frame": [0, 0, 10, 10], "fill": "#000", "shadows": [
        {"color": "#FFF", "radius": 4, "offset": [-1, -2]},
        {"color": "#00000080", "cssBlur": 4, "spread": -1, "chained": false}]}
      """
    #expect(
      try drawn(layer) == """
        shadows [#FFFFFF sigma 4 at (-1, -2); #000000/0.502 sigma 2 spread -1 unchained]
          fill rect (0, 0, 10, 10) #000000
        """)
  }

  @Test("A mask may use luminance, and a clip its own frame and rule")
  func masks() throws {
    let layer = """
      {"clip": {"shape": "rectangle", "frame": [0, 0, 5, 5], "inset": 1, "fillRule": "evenodd"},
       "mask": {"layers": [], "luminance": true}, "layers": []}
      """
    #expect(try drawn(layer) == "mask by luminance\nof\n  clip rect (1, 1, 3, 3) even-odd")
  }

  @Test("Named colours follow the appearance: the scene's own, or the one asked for")
  func colorSchemes() throws {
    let extra =
      "\"colors\": {\"ink\": {\"light\": \"#111\", \"dark\": \"#EEE\"}, \"red\": \"#F00\"}, \"background\": \"$red\""
    let layer = "{\"shape\": \"rectangle\", \"frame\": [0, 0, 1, 1], \"fill\": \"$ink\"}"
    let ground = "fill rect (0, 0, 100, 100) #FF0000\nfill rect (0, 0, 1, 1) "
    #expect(try drawn(layer, extra: extra) == ground + "#111111")
    #expect(try drawn(layer, extra: extra, scheme: .dark) == ground + "#EEEEEE")
    #expect(try drawn(layer, extra: extra + ",\"colorScheme\": \"dark\"") == ground + "#EEEEEE")
    #expect(
      try drawn(layer, extra: extra + ",\"colorScheme\": \"dark\"", scheme: .light) == ground + "#111111")
  }

  @Test("A background covers every pixel that the picture is rounded up to")
  func background() throws {
    let scene = try SceneFile(json: "{\"size\": [10.5, 7.25], \"background\": \"#FFF\"}")
    let drawing = try scene.drawing()
    #expect(DisplayListPrinter.text(drawing.list) == "fill rect (0, 0, 11, 8) #FFFFFF")
    #expect(drawing.size == CGSize(width: 10.5, height: 7.25))
    let doubled = try scene.drawing(options: SceneFile.RenderOptions(scale: 4))
    #expect(DisplayListPrinter.text(doubled.list) == "fill rect (0, 0, 10.5, 7.25) #FFFFFF")
  }

  @Test("Scale, dither and size reach the drawing; options win")
  func options() throws {
    let scene = try SceneFile(json: "{\"size\": [3, 4], \"scale\": 2, \"dither\": true, \"layers\": []}")
    let drawing = try scene.drawing()
    #expect(drawing.scale == 2 && drawing.dither && drawing.list.items.isEmpty)
    #expect(try scene.drawing(options: SceneFile.RenderOptions(scale: 3)).scale == 3)
    let bitmap = try scene.render()
    #expect(
      bitmap.width == 6 && bitmap.height == 8 && bitmap.scale == 2 && bitmap.pixels.allSatisfy { $0 == 0 })
  }

  @Test("Frames without area draw nothing")
  func emptyFrames() throws {
    for shape in ["\"rectangle\"", "\"capsule\"", "\"circle\"", "\"ellipse\"", "{\"roundedRectangle\": 4}"] {
      for frame in ["[1, 2, 0, 0]", "[1, 2, 30, 0]", "[1, 2, 0, 30]"] {
        let layer =
          "{\"shape\": \(shape), \"frame\": \(frame), \"fill\": \"#000\", \"stroke\": {\"paint\": \"#000\"}}"
        #expect(try drawn(layer) == "")
      }
    }
  }
}
