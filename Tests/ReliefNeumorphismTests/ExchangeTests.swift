import Foundation
import Relief
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

  @Test("A theme becomes tokens and the same tokens again")
  func tokens() throws {
    for theme in [Theme.standard, .neumorphismIO(), .costachung, .twostraws, .figmaPlugin(), .clay()] {
      let text = theme.designTokens
      let read = try Theme(designTokens: text)
      var first = text
      // The read theme has no law for letters of its own.
      var again = read
      again.text = theme.text
      first = again.designTokens
      #expect(first == text)
    }
    #expect(Theme.neumorphismIO().designTokens.contains("\"hex\": \"#bebebe\""))
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
