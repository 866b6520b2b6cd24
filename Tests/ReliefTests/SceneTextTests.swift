import Foundation
import Relief
import Testing

@Suite("Texts in scenes")
struct SceneTextTests {
  /// Opened fonts are kept for all tests.
  private static let fonts = FontLibrary()

  private func list(_ layer: String, scheme: SceneFile.ColorScheme = .light) throws -> DisplayList {
    let scene = try SceneFile(json: "{\"size\": [300, 200], \"scale\": 2, \"layers\": [\(layer)]}")
    return try scene.drawing(options: .init(colorScheme: scheme, fonts: Self.fonts)).list
  }

  private func runs(_ list: DisplayList) -> [(run: GlyphRun, paint: Paint)] {
    list.items.flatMap { item -> [(run: GlyphRun, paint: Paint)] in
      switch item {
      case .glyphs(let run, let paint): return [(run, paint)]
      case .layer(let layer): return runs(layer.content)
      case .fill, .stroke, .bitmap: return []
      }
    }
  }

  @Test("A string alone is body text, black in the light and white in the dark")
  func plain() throws {
    let expected = TextStyleSpec("Hello").lay(library: Self.fonts, scale: 2)
    #expect(try list("{\"text\": \"Hello\"}").items == expected.items)
    let dark = runs(try list("{\"text\": \"Hello\"}", scheme: .dark))
    #expect(dark.map(\.paint) == [.color(.white)])
  }

  // Each changes the letters or their places, and says the same as the layout below it does.
  @Test(
    "Attributes are those of the font and the run",
    arguments: [
      ("\"style\": \"title2\"", TextRun("Soft", font: FontDescriptor(style: .title2))),
      (
        "\"style\": \"footnote\", \"dynamicTypeSize\": \"accessibility3\"",
        TextRun("Soft", font: FontDescriptor(style: .footnote, at: .accessibility3))
      ),
      ("\"size\": 31", TextRun("Soft", font: FontDescriptor(size: 31))),
      (
        "\"size\": 31, \"weight\": \"black\", \"italic\": true",
        TextRun("Soft", font: FontDescriptor(size: 31, weight: .black, isItalic: true))
      ),
      (
        "\"style\": \"headline\", \"design\": \"rounded\"",
        TextRun("Soft", font: FontDescriptor(style: .headline, design: .rounded))
      ),
      (
        "\"size\": 20, \"design\": \"monospaced\", \"width\": \"condensed\"",
        TextRun("Soft", font: FontDescriptor(size: 20, design: .monospaced, width: .condensed))
      ),
      (
        "\"size\": 20, \"family\": \"Noto Serif\"",
        TextRun("Soft", font: FontDescriptor(family: .custom("Noto Serif"), size: 20))
      ),
      ("\"tracking\": 2.5", TextRun("Soft", tracking: 2.5)),
      ("\"kerning\": -1", TextRun("Soft", kerning: -1)),
      ("\"baselineOffset\": 6", TextRun("Soft", baselineOffset: 6)),
      ("\"underline\": true, \"strikethrough\": false", TextRun("Soft", underline: .init())),
      (
        "\"strikethrough\": \"#FF0000\"",
        TextRun("Soft", strikethrough: .init(paint: .color(ResolvedColor(rgb: 0xFF0000))))
      ),
      ("\"color\": \"#FF0000\"", TextRun("Soft", paint: .color(ResolvedColor(rgb: 0xFF0000)))),
    ])
  func attributes(json: String, run: TextRun) throws {
    let expected = TextLayout(runs: [run], library: Self.fonts).lay(scale: 2)
    #expect(try list("{\"text\": {\"string\": \"Soft\", \(json)}}").items == expected.items)
    // The same in a run of its own, after one that is empty.
    #expect(
      try list("{\"text\": {\"runs\": [\"\", {\"string\": \"Soft\", \(json)}]}}").items.count
        == expected.items.count)
  }

  @Test("Runs inherit what the text says, and lie in one paragraph")
  func inheritance() throws {
    let font = FontDescriptor(size: 20, weight: .bold, design: .serif)
    var second = FontDescriptor(style: .caption, weight: .bold, design: .serif)
    second.isItalic = true
    let expected = TextLayout(
      runs: [TextRun("Soft ", font: font), TextRun("shadows", font: second)], library: Self.fonts
    ).lay(scale: 2)
    let items = try list(
      """
      {"text": {"size": 20, "weight": "bold", "design": "serif",
                "runs": ["Soft ", {"string": "shadows", "style": "caption", "italic": true}]}}
      """
    ).items
    #expect(items == expected.items)
  }

  @Test(
    "In a frame lines wrap at its width and are cut at its height and line limit",
    arguments: [
      ("[10, 20, 120, 200]", "", TextOptions(), 120.0, 200.0),
      ("[10, 20, 120, 45]", "", TextOptions(), 120, 45),
      ("[10, 20, 90, 100]", "\"lineLimit\": 1", TextOptions(lineLimit: 1), 90, 100),
      (
        "[10, 20, 90, 100]", "\"lineLimit\": 2, \"truncation\": \"middle\"",
        TextOptions(lineLimit: 2, truncation: .middle), 90, 100
      ),
      (
        "[10, 20, 120, 200]", "\"alignment\": \"center\", \"lineSpacing\": 4",
        TextOptions(alignment: .center, lineSpacing: 4), 120, 200
      ),
      (
        "[10, 20, 120, 200]", "\"alignment\": \"trailing\", \"rightToLeft\": true",
        TextOptions(alignment: .trailing, isRightToLeft: true), 120, 200
      ),
      (
        "[10, 20, 240, 21]", "\"lineLimit\": 1, \"minimumScaleFactor\": 0.5",
        TextOptions(lineLimit: 1, minimumScaleFactor: 0.5), 240, 21
      ),
    ])
  func frames(frame: String, json: String, options: TextOptions, width: Double, height: Double) throws {
    let string = "The quick brown fox jumps over the lazy dog"
    let laid = TextLayout(runs: [TextRun(string)], options: options, library: Self.fonts)
      .lay(in: width, height: height, scale: 2)
    let text = "{\"string\": \"\(string)\"\(json.isEmpty ? "" : ", " + json)}"
    let items = try list("{\"frame\": \(frame), \"text\": \(text)}").items
    #expect(items == laid.items(in: CGRect(x: 10, y: 20, width: width, height: height)))
  }

  @Test(
    "What is left of a frame's height lies below, around or above the text",
    arguments: [("top", 10.0), ("center", 50), ("bottom", 90)])
  func verticalAlignment(word: String, top: Double) throws {
    // A line of body is 20.5 points high at 2x; its baseline lies 16 points below its top.
    let layer = """
      {"frame": [0, 10, 300, 100.5], "text": {"string": "x", "verticalAlignment": "\(word)"}}
      """
    #expect(runs(try list(layer))[0].run.glyphs[0].position.y == top + 16)
  }

  @Test("A layer's fill paints its text, gradients in the text's box; runs may have colours of their own")
  func paints() throws {
    let layer = """
      {"frame": [20, 30, 200, 100], "text": {"runs": ["Soft", {"string": "er", "color": "#00FF00"}]},
       "fill": {"linearGradient": {"stops": ["#000", "#FFF"], "start": "leading", "end": "trailing"}}}
      """
    let runs = runs(try list(layer))
    #expect(runs.count == 2 && runs[1].paint == .color(ResolvedColor(rgb: 0x00FF00)))
    let size = TextLayout(runs: [TextRun("Soft"), TextRun("er")], library: Self.fonts).measure(scale: 2)
    guard case .gradient(let gradient) = runs[0].paint,
      case .linear(let start, let end) = gradient.geometry
    else {
      Issue.record("The letters are not filled with the gradient.")
      return
    }
    #expect(start.applying(gradient.transform).x == 20)
    #expect(end.applying(gradient.transform).x == 20 + size.width)
  }

  @Test("Text takes strokes, shadows and inner shadows as shapes do")
  func softText() throws {
    let layer = """
      {"text": "A", "fill": "#F00", "stroke": {"paint": "#00F", "width": 2},
       "shadows": [{"color": "#000", "radius": 3}], "innerShadows": [{"color": "#FFF", "radius": 1}]}
      """
    let list = try list(layer)
    let printed = DisplayListPrinter.text(list).split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces).prefix { $0 != " " }
    }
    #expect(printed == ["shadows", "innerShadows", "glyphs", "stroke"])
    // Only stroked, letters are hollow; strokes may lie inside.
    let hollow = try self.list(
      "{\"text\": \"A\", \"stroke\": {\"paint\": \"#00F\", \"position\": \"inside\"}}")
    #expect(runs(hollow).map(\.paint) == [.color(.clear)])
    #expect(DisplayListPrinter.text(hollow).contains("clip path"))
    // Beside a shape, fill and stroke are the shape's.
    let both = try self.list(
      "{\"shape\": \"capsule\", \"frame\": [0, 0, 90, 40], \"fill\": \"#F00\", \"text\": \"A\"}")
    #expect(runs(both).map(\.paint) == [.color(.black)])
  }

  @Test("A scene fits its text")
  func fit() throws {
    let json = "{\"size\": \"fit\", \"layers\": [{\"text\": {\"string\": \"HHH\", \"size\": 100}}]}"
    let size = try SceneFile(json: json).drawing(options: .init(fonts: Self.fonts)).size
    // Capitals of the default face are 0.727 em high.
    #expect(abs(size.height - 73) <= 1 && size.width > 200 && size.width < 250)
  }

  @Test(
    "Faults name the place and the way out",
    arguments: [
      ("{}", "\"string\" is missing; give the characters"),
      ("7", "$.layers[0].text: found 7, expected a text: a string, or an object"),
      ("{\"string\": \"a\", \"runs\": []}", "\"string\" and \"runs\" exclude each other"),
      ("{\"runs\": [{\"colour\": \"#000\"}]}", "unknown key \"colour\"; did you mean \"color\"?"),
      ("{\"runs\": [{\"alignment\": \"center\"}]}", "$.layers[0].text.runs[0].alignment: unknown key"),
      ("{\"string\": \"a\", \"style\": \"titel\"}", "\"title\"? or one of \"largeTitle\""),
      ("{\"string\": \"a\", \"style\": \"body\", \"size\": 9}", "\"style\" and \"size\" exclude each other"),
      (
        "{\"string\": \"a\", \"family\": \"X\", \"design\": \"serif\"}",
        "\"design\" and \"family\" exclude each other"
      ),
      ("{\"string\": \"a\", \"weight\": \"semibld\"}", "\"semibold\"? or one of"),
      ("{\"string\": \"a\", \"size\": -1}", "expected a number of points from 0 to 10,000"),
      ("{\"string\": \"a\", \"lineLimit\": 1.5}", "expected a whole number of lines"),
      ("{\"string\": \"a\", \"underline\": 3}", "expected true, false, or a colour or gradient"),
      ("{\"string\": \"a\", \"dynamicTypeSize\": \"huge\"}", "expected one of \"xSmall\""),
      ("{\"string\": \"a\", \"color\": \"$ink\"}", "no colour is called \"$ink\""),
    ])
  func faults(text: String, message: String) {
    do {
      _ = try SceneFile(json: "{\"size\": [9, 9], \"layers\": [{\"text\": \(text)}]}")
      Issue.record("No error.")
    } catch {
      #expect("\(error)".contains(message), "\(error)")
    }
  }

  @Test("A font that is not there is a warning of the library, and the text is drawn")
  func missingFont() throws {
    let own = FontLibrary()
    let json = "{\"size\": [90, 30], \"layers\": [{\"text\": {\"string\": \"a\", \"family\": \"Nowhere\"}}]}"
    let drawing = try SceneFile(json: json).drawing(options: .init(fonts: own))
    #expect(runs(drawing.list).count == 1)
    #expect(own.warnings.map(\.description).contains { $0.hasPrefix("The font Nowhere is not installed") })
  }
}
