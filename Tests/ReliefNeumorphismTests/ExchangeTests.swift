import Foundation
import Relief
import ReliefTestSupport
import Testing

@testable import ReliefNeumorphism

@Suite("Themes from and to CSS, tokens, Swift and asset catalogues")
struct ExchangeTests {
  @Test("neumorphism.io's parameters give the text that it prints")
  func text() {
    #expect(
      Theme.neumorphismIO().css().css == """
        border-radius: 50px;
        background: #e0e0e0;
        box-shadow: 20px 20px 60px #bebebe, -20px -20px 60px #ffffff;
        """)
    let concave = Theme.neumorphismIO(radius: 150, distance: 10, blur: 20, form: .concave, light: .topRight)
    #expect(
      concave.css().css == """
        border-radius: 50%;
        background: linear-gradient(225deg, #cacaca, #f0f0f0);
        box-shadow: -10px 10px 20px #bebebe, 10px -10px 20px #ffffff;
        """)
    #expect(
      Theme.neumorphismIO(form: .pressed).css().css.hasSuffix(
        "box-shadow: inset 20px 20px 60px #bebebe, inset -20px -20px 60px #ffffff;"))
  }

  static let boxes: [String] = {
    var all: [String] = []
    for form in Theme.Form.allCases {
      for corner in Theme.Corner.allCases {
        for (color, distance, blur, radius) in [
          (0xE0E0E0, 20, 60, 50), (0x55B9F3, 7, 13, 0), (0x202020, 50, 0, 150),
        ] {
          all.append(
            Theme.neumorphismIO(
              color: RGB(UInt32(color)), radius: CGFloat(radius), distance: CGFloat(distance),
              blur: CGFloat(blur),
              form: form, light: corner
            ).css().css)
        }
      }
    }
    return all + [
      "border-radius: 8px;\nbackground: #dde6e8;\nbox-shadow: 10px 10px 20px #00000033, -5px -5px 20px 2px #ffffffb3;",
      "background: #dde6e8;\nbox-shadow: 0 5px 10px #00000033, 0 -5px 10px #ffffffb3;",
      "border-radius: 4.5px;\nbackground: #dde6e8;\nbox-shadow: 3px 1.5px 2.25px #aaaaaa, -3px -1.5px 2px #ffffff;",
    ]
  }()

  @Test("CSS becomes a theme and the same CSS again")
  func roundTrip() throws {
    for text in Self.boxes {
      let box = try CSSBox(css: text)
      #expect(box.css == text)
      let again = try Theme(box).css()
      let isSame = again.css == text || again.css == "border-radius: 0;\n" + text
      #expect(isSame, "\(text)\n\(again.css)")
    }
  }

  /// Boxes of all that themes are read from, from a seed.
  private static let grammar: [CSSBox] = {
    var random = SeededGenerator(seed: 71)
    func quarter(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) / 4 }
    func color() -> RGB {
      let opacity = [1, 1, Double(Int.random(in: 0...255, using: &random)) / 255][
        Int.random(in: 0...2, using: &random)]
      return RGB(UInt32.random(in: 0...0xFFFFFF, using: &random), opacity: opacity)
    }
    return (0..<400).map { index in
      let (x, y) = index % 9 == 0 ? (0, 0) : (quarter(-80...80), quarter(-80...80))
      let reach = [1, 0.5, 2, 0.25][index % 4]
      let (isInset, blurs) = (index % 3 == 0, (quarter(0...240), quarter(0...240)))
      let spreads = index % 5 == 0 ? (quarter(-20...20), quarter(-20...20)) : (0, 0)
      let background: CSSBox.Background =
        index % 7 < 3
        ? .gradient(degrees: quarter(-1600...1600), stops: [.init(color: color()), .init(color: color())])
        : .color(color())
      return CSSBox(
        background: background,
        radius: index % 11 == 0 ? .part(0.5) : .pixels(Array(repeating: quarter(0...400), count: 4)),
        shadows: [
          .init(isInset: isInset, x: x, y: y, blur: blurs.0, spread: spreads.0, color: color()),
          .init(
            isInset: isInset, x: 0 - x * reach, y: 0 - y * reach, blur: blurs.1, spread: spreads.1,
            color: color()),
        ])
    }
  }()

  @Test("Whatever box a theme is read from, its CSS is that of the box again, in the same order")
  func identity() throws {
    var orders: Set<Bool> = []
    for box in Self.grammar {
      let text = box.css
      let read = try CSSBox(css: text)
      #expect(read.css == text)
      let theme = try Theme(read)
      orders.insert(theme.isHighlightOnTop)
      let again = theme.css().css
      #expect(again == text)
      #expect(try Theme(CSSBox(css: again)).css().css == again)
    }
    #expect(orders.count == 2)
  }

  @Test(
    "Other spellings are read as the one that is written",
    arguments: [
      ("border-radius: 12px 12px;", "border-radius: 12px;"), ("border-radius: 100%;", "border-radius: 50%;"),
      (
        "background: linear-gradient(to right, #000 0%, #fff 100%);",
        "background: linear-gradient(90deg, #000000, #ffffff);"
      ),
      ("background: linear-gradient(#000, #fff);", "background: linear-gradient(180deg, #000000, #ffffff);"),
      ("BACKGROUND: RGB(224 224 224 / 50%)", "background: #e0e0e080;"),
      ("box-shadow: #000 1px 2px 3px inset", "box-shadow: inset 1px 2px 3px #000000;"),
      ("box-shadow: 0 0 -4px #000", "box-shadow: 0 0 0 #000000;"),
    ])
  func spellings(text: String, written: String) throws {
    #expect(try CSSBox(css: text).css == written)
    #expect(try CSSBox(css: written).css == written)
  }

  @Test("A light shadow that CSS lists first lies on top, in the picture too")
  @MainActor func order() throws {
    let text = "background: #888; box-shadow: 1px 1px 8px #fff, -1px -1px 8px #000"
    let theme = try Theme(try CSSBox(css: text))
    let other = try Theme(
      try CSSBox(css: "background: #888; box-shadow: -1px -1px 8px #000, 1px 1px 8px #fff"))
    #expect(theme.isHighlightOnTop && !other.isHighlightOnTop && theme.source == other.source)
    func grey(_ theme: Theme) throws -> UInt8 {
      let view = SoftSurface(Rectangle()).frame(width: 40, height: 40).padding(30)
        .background(RGB(0x888888).color)
      return try picture(view.neumorphicTheme(theme))[50, 29].0
    }
    #expect(try Int(grey(theme)) > Int(grey(other)) + 20)
  }

  private static let shadowed: [Theme] = {
    var random = SeededGenerator(seed: 72)
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    let presets: [Theme] = [
      .standard, .neumorphismIO(), .costachung, .twostraws, .figmaPlugin(), .clay(), .flutterNeumorphic(),
      .androidNeumorphism(), .tints(of: RGB(0x5ECFB5), highlight: 0.71, shade: 0.3),
    ]
    return presets
      + (0..<60).map { index in
        let bases = (0..<2).map { _ in RGB(UInt32.random(in: 0...0xFFFFFF, using: &random)) }
        let laws: [ShadowLaw] = [
          .scaled(number(0.01...0.6)), .perceptual(number(0.02...0.15)), .offset(number(1...60)),
        ]
        let law = laws[index % 3]
        return Theme(
          light: .init(base: bases[0], surface: index % 4 == 0 ? bases[1] : nil, law: law),
          dark: .init(base: bases[1], law: law, sunkenLaw: index % 5 == 0 ? .offset(9) : nil),
          source: LightSource(angle: .degrees(number(0...360))),
          elevation: Elevation(CGFloat(number(1...20))),
          shade: .init(blur: .cssBlur(CGFloat(number(0...60))), spread: CGFloat(number(-4...4))),
          cornerRadius: index % 6 == 0 ? .infinity : CGFloat(number(0...40)),
          isHighlightOnTop: index % 2 == 0)
      }
  }()

  @Test("A theme becomes tokens and the same tokens again")
  func tokens() throws {
    for theme in Self.shadowed {
      let text = theme.designTokens
      var read = try Theme(designTokens: text)
      // Letters of two schemes whose grounds are of one kind have no law that tells them apart.
      let grounds = [Palette(theme).surface, Palette(theme, .dark).surface].map { RGB.luma($0) >= 128 }
      if grounds[0] == grounds[1] || !grounds[0] { read.text = theme.text }
      #expect(read.designTokens == text)
    }
    #expect(Theme.neumorphismIO().designTokens.contains("\"hex\": \"#bebebe\""))
    let standard = try Theme(designTokens: Theme.standard.designTokens)
    #expect(Palette(standard, .dark).text == Palette(.standard, .dark).text)
    #expect(Palette(standard).text == Palette(.standard).text)
  }

  @Test("Tokens in the older form, with texts for colours and lengths, are read")
  func olderTokens() throws {
    let theme = try Theme(
      designTokens: """
        {"light": {"base": {"$type": "color", "$value": "#e0e0e0"}, "raised": {"$type": "shadow", "$value": [
          {"color": "#bebebe", "offsetX": "20px", "offsetY": "20px", "blur": "60px", "spread": "0px"},
          {"color": "#ffffff", "offsetX": "-20px", "offsetY": "-20px", "blur": "60px", "spread": "0px"}]}},
         "radius": {"$type": "dimension", "$value": "50px"}}
        """)
    #expect(theme.css().css == Theme.neumorphismIO().css().css)
  }

  @Test(
    "CSS that is no soft element is refused with what is expected",
    arguments: [
      ("", "no background"), ("color: red", "no background"),
      ("background: tomato", "tomato: expected a colour"),
      ("background: #fff; box-shadow: 1px 1px #000", "1 shadows: expected two"),
      ("background: #fff; box-shadow: 1px #000", "expected two to four lengths"),
      ("background: #fff; box-shadow: 1em 1em #000", "1em: expected a length in px"),
      ("background: #fff; box-shadow: 1px 1px 100001px #000", "100001px: expected at most 100000px"),
      ("background: #fff; box-shadow: 1px infpx 1px #000", "infpx: expected a colour"),
      ("background: #fff; box-shadow: 4px 4px 9px #aaa, 4px 4px 9px #fff", "opposite directions"),
      ("box-shadow: 4px 4px 9px #aaa, -4px -4px 9px #fff", "no background"),
      ("background: linear-gradient(45deg, #fff)", "at least two colours"),
      ("border-radius: 1px 2px 3px 4px 5px", "1 to 4 lengths"),
    ])
  func refused(css: String, message: String) {
    #expect {
      _ = try Theme(try CSSBox(css: css))
    } throws: {
      "\($0)".contains(message)
    }
  }

  @Test("Selectors, comments and vendors' prefixes are no hindrance")
  func lenient() throws {
    let box = try CSSBox(
      css:
        "/* soft */ .card { color: red; -webkit-box-shadow: inset 2px 2px 4px rgba(0,0,0,.5), -2px -2px 4px 1px white; }"
    )
    #expect(box.css == "box-shadow: inset 2px 2px 4px #00000080, -2px -2px 4px 1px #ffffff;")
  }

  @Test("A box becomes a scene that draws the same picture as the view")
  @MainActor func scene() throws {
    for form in Theme.Form.allCases {
      let theme = Theme.neumorphismIO(size: 80, radius: 12, distance: 5, blur: 10, form: form)
      let scene = try SceneFile(json: theme.css().scene(width: 80, height: 80, ground: RGB(0xE0E0E0)))
      let bitmap = try scene.render()
      let room = (bitmap.width - 80) / 2
      let view = SoftSurface(theme.shape).frame(width: 80, height: 80).padding(CGFloat(room))
        .neumorphicGround()
        .neumorphicTheme(theme)
      let drawn = try picture(view)
      #expect(drawn.width == bitmap.width && drawn.height == bitmap.height)
      let largest = zip(drawn.pixels, bitmap.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
      #expect(largest <= 1, "\(form)")
    }
  }

  @Test("The asset catalogue has three colours in light and dark")
  func catalog() throws {
    let files = Theme.standard.assetCatalog
    #expect(files.map(\.path).contains("Highlight.colorset/Contents.json") && files.count == 4)
    let base = try #require(files.first { $0.path.hasPrefix("Base") })
    let root = try JSONDecoder().decode(TokenNode.self, from: Data(base.contents.utf8))
    guard case .list(let colors) = root["colors"] else { throw ExchangeError("no colours") }
    #expect(colors.count == 2)
    #expect(colors[0].at("color.components.red") == .text("0xE0"))
    #expect(colors[0]["appearances"] == nil && colors[1]["appearances"] != nil)
  }

  @Test("The Swift code names the colours of both schemes and both shadows")
  func swift() {
    let code = Theme.neumorphismIO().swiftCode
    #expect(code.contains("Color(.sRGB, red: 0.745, green: 0.745, blue: 0.745)"))
    #expect(code.contains(".shadow(.drop(color: .neumorphicShadow(scheme), radius: 30, x: 20, y: 20))"))
    #expect(code.contains(".shadow(.drop(color: .neumorphicHighlight(scheme), radius: 30, x: -20, y: -20))"))
  }

  @Test(
    "Odd tokens are errors, never traps",
    arguments: ["", "[]", "{}", "{\"light\": 1}", "{\"light\": {\"base\": {\"$value\": {}}}}"])
  func oddTokens(text: String) { #expect(throws: ExchangeError.self) { try Theme(designTokens: text) } }
}

extension RGB {
  /// (299 r + 587 g + 114 b) / 1000 in levels.
  fileprivate static func luma(_ color: RGB) -> Double {
    let levels = color.levels.map(Double.init)
    return (levels[0] * 299 + levels[1] * 587 + levels[2] * 114) / 1000
  }
}
