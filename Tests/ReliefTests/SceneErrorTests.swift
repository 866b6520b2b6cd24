import Foundation
import Relief
import Testing

@Suite("Faults in scenes")
struct SceneErrorTests {
  private func message(_ json: String, scale: Double? = nil) -> String {
    do {
      _ = try SceneFile(json: json, name: "s.json").drawing(options: SceneFile.RenderOptions(scale: scale))
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test(
    "A fault in the scene names its place and the way out",
    arguments: [
      (
        "[]",
        "s.json:1:1: $: found a list of 0 items, expected a scene: an object with \"size\" and \"layers\""
      ),
      ("{\"layers\": []}", "s.json:1:1: $: \"size\" is missing; give [width, height] in points, or \"fit\""),
      (
        "{\"size\": [0, 5]}",
        "s.json:1:11: $.size[0]: found 0, expected a number of points above 0 and at most 1,000,000"
      ),
      (
        "{\"size\": [-5, 5]}",
        "s.json:1:11: $.size[0]: found -5, expected a number of points above 0 and at most 1,000,000"
      ),
      (
        "{\"size\": [5, 1e9]}",
        "s.json:1:14: $.size[1]: found 1000000000, expected a number of points above 0 and at most 1,000,000"
      ),
      (
        "{\"size\": \"fitt\"}",
        "s.json:1:10: $.size: found \"fitt\", expected [width, height] in points, each above 0 and at most 1,000,000, or \"fit\""
      ),
      ("{\"size\": [1e999, 5]}", "s.json:1:11: $.size[0]: not valid JSON: 1e999 is too large a number"),
      (
        "{\"size\": [5, 5], \"sclae\": 2}",
        "s.json:1:18: $.sclae: unknown key \"sclae\"; did you mean \"scale\"?"
      ),
      (
        "{\"size\": [5, 5], \"scale\": 0}",
        "s.json:1:27: $.scale: found 0, expected a number of pixels a point from 0.01 to 100"
      ),
      (
        "{\"size\": [5, 5], \"padding\": 2}",
        "s.json:1:29: $.padding: \"padding\" goes with \"size\": \"fit\" only"
      ),
      ("{\"size\": [5, 5], \"dither\": 1}", "s.json:1:28: $.dither: found 1, expected true or false"),
      (
        "{\"size\": [5, 5], \"colorScheme\": \"drak\"}",
        "s.json:1:33: $.colorScheme: found \"drak\", expected \"dark\"? or one of \"light\", \"dark\""
      ),
      (
        "{\"size\": \"fit\"}",
        "s.json:1:10: $.size: found \"fit\" around nothing, expected a layer that draws, \"padding\", or a size [width, height]"
      ),
      (
        "{\"size\": [20000, 20000]}",
        "s.json:1:10: $.size: found 20,000 x 20,000 pixels at scale 1, expected at most 268,435,456 pixels; make size or scale smaller"
      ),
      (
        "{\"size\": [0.1, 9]}",
        "s.json:1:10: $.size: found 0 x 9 pixels at scale 1, expected a picture of at least one pixel"
      ),
      (
        "{\"size\": [5, 5],\n \"layers\": {}}",
        "s.json:2:12: $.layers: found an object, expected a list of layers"
      ),
      (
        "{\"size\": [5, 5], \"colors\": {\"a\": {\"light\": \"#000\"}}}",
        "s.json:1:34: $.colors.a: \"dark\" is missing; a colour by appearance has both \"light\" and \"dark\""
      ),
      (
        "{\"size\": [5, 5], \"colors\": {\"ink\": \"#000\"}, \"background\": \"$inc\"}",
        "s.json:1:59: $.background: no colour is called \"$inc\"; did you mean \"$ink\"?"
      ),
      (
        "{\"size\": [5, 5], \"background\": \"$x\"}",
        "s.json:1:32: $.background: no colour is called \"$x\"; name it in the scene's \"colors\""
      ),
    ])
  func scenes(json: String, expected: String) { #expect(message(json) == expected) }

  private static let million = "1,000,000"

  @Test(
    "A fault in a layer names its place and the way out",
    arguments: [
      ("7", "$.layers[0]: found 7, expected a layer: an object"),
      ("{\"opacty\": 1}", "$.layers[0].opacty: unknown key \"opacty\"; did you mean \"opacity\"?"),
      (
        "{\"fill\": \"#000\"}",
        "$.layers[0].fill: \"fill\" needs a \"shape\" beside it, such as \"rectangle\""
      ),
      ("{\"shape\": \"circle\"}", "$.layers[0]: \"frame\" is missing; this shape fills it"),
      (
        "{\"frame\": [0, 0, 5]}",
        "$.layers[0].frame: found a list of 3 items, expected a frame [x, y, width, height]"
      ),
      (
        "{\"frame\": [0, 0, -5, 5]}",
        "$.layers[0].frame[2]: found -5, expected a number of points from 0 to 1,000,000"
      ),
      (
        "{\"frame\": [1e9, 0, 5, 5]}",
        "$.layers[0].frame[0]: found 1000000000, expected a number of points from -1,000,000 to 1,000,000"
      ),
      (
        "{\"frame\": [0, 0, 5, null]}",
        "$.layers[0].frame[3]: found null, expected a number of points from 0 to 1,000,000"
      ),
      ("{\"opacity\": 1.5}", "$.layers[0].opacity: found 1.5, expected a number from 0 to 1"),
      ("{\"blur\": -1}", "$.layers[0].blur: found -1, expected a number of points from 0 to 1,000,000"),
      (
        "{\"blur\": 1001}",
        "$.layers[0].blur: found a sigma of 1,001 pixels, expected at most 1,000: here a radius of 1,000 points"
      ),
      ("{\"blendMode\": \"multipy\"}", "\"multiply\"? or one of \"normal\", \"multiply\""),
      (
        "{\"transform\": {\"rotate\": 5}}",
        "$.layers[0]: \"frame\" is missing; a layer is scaled and turned about a point of it"
      ),
      (
        "{\"frame\": [0,0,1,1], \"transform\": {\"anchor\": \"middle\"}}",
        "$.layers[0].transform.anchor: found \"middle\", expected a unit point: [x, y] or one of topLeading"
      ),
      ("{\"image\": {\"file\": \"a.png\"}}", "$.layers[0]: \"frame\" is missing; an image is drawn in it"),
      (
        "{\"frame\": [0,0,1,1], \"image\": {\"file\": \"no/such.png\"}}",
        "$.layers[0].image.file: cannot use \"no/such.png\": there is no such file or folder"
      ),
      (
        "{\"shadows\": [{\"radius\": 1}]}",
        "$.layers[0].shadows[0]: \"color\" is missing; a shadow has a colour"
      ),
      ("{\"shadows\": [{\"color\": \"#000\"}]}", "$.layers[0].shadows[0]: \"radius\" is missing"),
      (
        "{\"shadows\": [{\"color\": \"#000\", \"radius\": 1, \"cssBlur\": 1}]}",
        "\"radius\" and \"cssBlur\" exclude each other"
      ),
      (
        "{\"innerShadows\": [{\"color\": \"#000\", \"radius\": 1, \"chained\": true}]}",
        "unknown key \"chained\"; known here: color, radius, cssBlur, offset, spread"
      ),
      ("{\"clip\": {\"shape\": \"circle\"}}", "$.layers[0].clip: \"frame\" is missing; this shape fills it"),
      (
        "{\"clip\": {\"frame\": [0,0,1,1]}}",
        "$.layers[0].clip: \"shape\" is missing; a clip is a shape with a frame"
      ),
      ("{\"mask\": {}}", "$.layers[0].mask: \"layers\" is missing; a mask is made of layers"),
      (
        "{\"layers\": [{\"layers\": [{\"x\": 1}]}]}",
        "$.layers[0].layers[0].layers[0].x: unknown key \"x\"; known here: shape, frame,"
      ),
    ])
  func layers(layer: String, expected: String) {
    let message = message("{\"size\": [5, 5], \"layers\": [\(layer)]}")
    #expect(message.contains(expected), "\(message)")
  }

  @Test(
    "A fault in a shape, stroke or paint names its place and the way out",
    arguments: [
      ("\"shape\": \"sqircle\"", "$.layers[0].shape: found \"sqircle\", expected a shape: \"rectangle\""),
      ("\"shape\": {\"roundedRectangle\": -1}", "found -1, expected a number of points from 0 to 1,000,000"),
      (
        "\"shape\": {\"roundedRectangle\": {\"radii\": [1, 2]}}",
        "expected radii [topLeft, topRight, bottomRight, bottomLeft]"
      ),
      (
        "\"shape\": {\"roundedRectangle\": {\"radius\": 1, \"style\": \"round\"}}",
        "one of \"continuous\", \"circular\""
      ),
      ("\"shape\": {\"polygon\": [[0, 0], [1, 1]]}", "at least 3 points"),
      (
        "\"shape\": {\"polygon\": [[0, 0], [1, 1], [2]]}",
        "$.layers[0].shape.polygon[2]: found a list of 1 item, expected a point [x, y]"
      ),
      (
        "\"shape\": {\"path\": \"M0 0 X\"}",
        "$.layers[0].shape.path: found \"M0 0 X\", expected a command or a number at character 5"
      ),
      (
        "\"shape\": {\"polygon\": [[0, 0], [1, 1], [2, 0]]}, \"inset\": 1",
        "a path or polygon cannot be inset"
      ),
      (
        "\"shape\": \"circle\", \"fill\": \"red\"",
        "$.layers[0].fill: found \"red\", expected a colour: #RGB,"
      ),
      ("\"shape\": \"circle\", \"fill\": 3", "$.layers[0].fill: found 3, expected a colour"),
      (
        "\"shape\": \"circle\", \"fill\": {\"linearGradient\": {\"stops\": []}}",
        "$.layers[0].fill.linearGradient.stops: found a list of 0 items, expected a list of stops"
      ),
      ("\"shape\": \"circle\", \"fill\": {\"linearGradient\": {}}", "\"stops\" is missing"),
      ("\"shape\": \"circle\", \"fill\": {\"linearGradiant\": {}}", "did you mean \"linearGradient\"?"),
      (
        "\"shape\": \"circle\", \"fill\": {\"radialGradient\": {\"stops\": [\"#000\"]}}",
        "\"endRadius\" is missing"
      ),
      ("\"shape\": \"circle\", \"stroke\": {\"width\": 1}", "$.layers[0].stroke: \"paint\" is missing"),
      (
        "\"shape\": \"circle\", \"stroke\": {\"paint\": \"#000\", \"width\": -1}",
        "$.layers[0].stroke.width: found -1"
      ),
      (
        "\"shape\": \"circle\", \"stroke\": {\"paint\": \"#000\", \"dash\": [0, 0]}",
        "at least one is longer than 0"
      ),
      (
        "\"shape\": \"circle\", \"stroke\": {\"paint\": \"#000\", \"dash\": [1, -1]}",
        "$.layers[0].stroke.dash[1]: found -1"
      ),
      (
        "\"shape\": \"circle\", \"stroke\": {\"paint\": \"#000\", \"position\": \"outside\"}",
        "expected one of \"center\", \"inside\""
      ),
      ("\"shape\": \"circle\", \"fillRule\": \"oddeven\"", "one of \"nonzero\", \"evenodd\""),
    ])
  func shapes(keys: String, expected: String) {
    let message = message("{\"size\": [5, 5], \"layers\": [{\"frame\": [0, 0, 4, 4], \(keys)}]}")
    #expect(message.contains(expected), "\(message)")
  }

  @Test("The limit of blurs counts pixels: scale and transforms around them included")
  func magnified() {
    let json = """
      {"size": [5, 5], "layers": [{"frame": [0, 0, 1, 1], "transform": {"scale": 10},
        "layers": [{"shadows": [{"color": "#000", "radius": 60}]}]}]}
      """
    #expect(message(json) == "no error")
    #expect(
      message(json, scale: 2) == """
        s.json:2:55: $.layers[0].layers[0].shadows[0].radius: found a sigma of 1,200 pixels, \
        expected at most 1,000: here a radius of 50 points
        """)
  }

  @Test("Layers may be nested deeply, but not without end")
  func depth() {
    func nested(_ depth: Int) -> String {
      let (open, close) = (
        String(repeating: "{\"layers\": [", count: depth), String(repeating: "]}", count: depth)
      )
      return "{\"size\": [5, 5], \"layers\": [" + open + close + "]}"
    }
    #expect(message(nested(48)) == "no error")
    #expect(message(nested(60)).contains("nested deeper than 100 lists and objects; flatten the layers"))
  }

  @Test("A missing scene file is an error that names it")
  func missing() {
    #expect(
      throws: SceneError.unreadableFile(file: "no/such.json", reason: "there is no such file or folder")
    ) {
      try SceneFile(path: "no/such.json")
    }
    #expect(throws: SceneError.unreadableFile(file: "/", reason: "this is a folder, not a file")) {
      try SceneFile(path: "/")
    }
  }
}
