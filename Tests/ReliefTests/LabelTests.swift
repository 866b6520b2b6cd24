import Foundation
import Relief
import Testing

@Suite("Labels of buttons and contact sheets")
struct LabelTests {
  private static let fonts = FontLibrary()

  private func look(_ label: String?, _ form: ButtonLook.Form = .capsule) -> ButtonLook {
    var look = ButtonLook()
    (look.label, look.form) = (label, form)
    return look
  }

  @Test("A button is as large as its label and the room around it, in whole points")
  func sizes() {
    let text = TextStyleSpec("Get Started", style: .headline).measure(library: Self.fonts, scale: 2)
    let size = look("Get Started").size(scale: 2, fonts: Self.fonts)
    #expect(size == CGSize(width: (text.width + 48).rounded(.up), height: 53))
    // Two lines are higher; a short label leaves a capsule as wide as it is high.
    #expect(look("Get\nStarted").size(scale: 2, fonts: Self.fonts).height == 75)
    #expect(look("i").size(scale: 2, fonts: Self.fonts) == CGSize(width: 53, height: 53))
    #expect(look(nil).size(scale: 2, fonts: Self.fonts) == CGSize(width: 200, height: 56))
    let round = look("Get Started", .circle).size(scale: 2, fonts: Self.fonts)
    #expect(round.width == round.height && round.width > text.width + 28)
    var fixed = look("Get Started")
    fixed.size = CGSize(width: 90, height: 40)
    #expect(fixed.size(scale: 2, fonts: Self.fonts) == CGSize(width: 90, height: 40))
  }

  @Test(
    "The label lies in the middle of the button, and inside it",
    arguments: [
      ("Get Started", ButtonLook.Form.capsule, nil as CGSize?), ("OK", .circle, nil),
      ("A label that is much too long for it", .rounded(8), CGSize(width: 120, height: 44)),
      ("A label that is much too long for it", .circle, CGSize(width: 60, height: 60)),
      ("Wide", .capsule, CGSize(width: 8, height: 8)),
    ])
  func place(label: String, form: ButtonLook.Form, size: CGSize?) throws {
    var look = look(label, form)
    look.size = size
    let drawing = look.drawing(scale: 2, fonts: Self.fonts)
    guard case .glyphs(let run, let paint)? = drawing.list.items.last else {
      Issue.record("The label is not drawn last.")
      return
    }
    #expect(paint == .color(ButtonColors.light.label))
    let box = run.paths.reduce(CGRect.null) { $0.union($1.drawnBounds) }
    let button = look.size(scale: 2, fonts: Self.fonts)
    #expect(abs(box.midX - drawing.size.width / 2) < 2)
    // The middle of the letters may lie off that of their line, which has room for ascenders and descenders.
    #expect(abs(box.midY - drawing.size.height / 2) < 5)
    if button.width > 20 {
      #expect(box.width < button.width - 8 && box.height < button.height)
    }
  }

  // WCAG 2.2, 1.4.3 (contrast of text) and its definition of relative luminance.
  @Test("A label can be read on any face: a contrast of 4.5 at least")
  func contrast() {
    func luminance(_ color: ResolvedColor) -> Double {
      0.2126 * SRGB.linear(color.red) + 0.7152 * SRGB.linear(color.green) + 0.0722 * SRGB.linear(color.blue)
    }
    for red in stride(from: 0.0, through: 1, by: 0.125) {
      for green in stride(from: 0.0, through: 1, by: 0.125) {
        for blue in stride(from: 0.0, through: 1, by: 0.125) {
          let colors = ButtonColors(base: ResolvedColor(red: red, green: green, blue: blue))
          let (a, b) = (luminance(colors.base), luminance(colors.label))
          #expect((max(a, b) + 0.05) / (min(a, b) + 0.05) >= 4.5, "\(red) \(green) \(blue)")
        }
      }
    }
  }

  @Test("relief button draws its label, in the colour that is asked for, the same each time")
  func command() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let plain = try tool("button", "Get Started", "-o", "a.png", "--json")
    #expect(plain.status == 0 && plain.errors.isEmpty, "\(plain.errors)")
    #expect(plain.text.contains("\"label\": \"Get Started\""))
    #expect(try tool("button", "Get Started", "-o", "b.png", "--text", "#FF0000").status == 0)
    let (a, b) = (try tool.picture("a.png"), try tool.picture("b.png"))
    #expect(a.width == b.width && a.pixels != b.pixels)
    let reds = stride(from: 0, to: b.pixels.count, by: 4).filter {
      b.pixels[$0] > 250 && b.pixels[$0 + 1] < 10
    }
    #expect(reds.count > 100)
    let bytes = try Data(contentsOf: tool.folder.appendingPathComponent("a.png"))
    #expect(try tool("button", "Get Started", "-o", "-").output == bytes)
  }

  @Test("Without fonts boxes are drawn, and a warning names the package")
  func noFonts() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("<fontconfig></fontconfig>", to: "fonts.conf")
    let none = ["FONTCONFIG_FILE": tool.folder.appendingPathComponent("fonts.conf").path]
    let result = try tool.run(["button", "Go"], environment: none)
    #expect(result.status == 0 && tool.files == ["button.png", "fonts.conf"])
    #expect(
      result.errors == """
        relief: warning: The font Inter is not installed: there is no other font, so boxes are drawn; \
        install it with `apt-get install fonts-inter`.

        """)
    #expect(try tool.run(["button", "Go", "--quiet"], environment: none).errors.isEmpty)
  }

  @Test("--fonts takes the place of the system's fonts")
  func ownFonts() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let inter = try #require(
      FileManager.default.enumerator(atPath: "/usr/share/fonts")?.compactMap { $0 as? String }
        .first { $0.hasSuffix("/Inter-SemiBold.otf") }, "apt-get install fonts-inter (make deps)")
    try FileManager.default.createDirectory(
      at: tool.folder.appendingPathComponent("own"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/" + inter, toPath: tool.folder.path + "/own/Inter.otf")
    try tool.write("<fontconfig></fontconfig>", to: "fonts.conf")
    let none = ["FONTCONFIG_FILE": tool.folder.appendingPathComponent("fonts.conf").path]
    let own = try tool.run(["button", "Go", "--fonts", "own", "-o", "own.png"], environment: none)
    #expect(own.status == 0 && own.errors.isEmpty, "\(own.errors)")
    #expect(try tool("button", "Go", "-o", "system.png").status == 0)
    #expect(try tool.picture("own.png").pixels == tool.picture("system.png").pixels)
    try tool.write(
      "{\"size\": [90, 40], \"layers\": [{\"text\": {\"string\": \"Go\", \"weight\": \"semibold\"}}]}",
      to: "a.json")
    #expect(try tool.run(["render", "a.json", "--fonts", "own"], environment: none).errors.isEmpty)
  }

  @Test("A contact sheet has a row of names below each row of pictures")
  func sheet() throws {
    let picture = Bitmap(width: 20, height: 10, red: 255, green: 0, blue: 0, opacity: 255)
    let sheet = try #require(
      try ContactSheet.picture(
        [picture, picture, picture], labels: ["first", "second", String(repeating: "long ", count: 40)],
        fonts: Self.fonts, columns: 2))
    #expect(sheet.width == 16 + 160 + 16 + 160 + 16 && sheet.height == 16 + 34 + 16 + 34 + 16)
    #expect(sheet[16 + 80, 20] == (255, 0, 0, 255))
    /// The columns that letters lie in, of the pixels x0..<x1 below a row of pictures.
    func ink(_ x0: Int, _ x1: Int, _ y0: Int) -> [Int] {
      (x0..<x1).filter { x in (y0..<(y0 + 24)).contains { sheet[x, $0].red < 0x60 } }
    }
    for (x0, y0, least, most) in [(16, 26, 20, 50), (192, 26, 35, 70), (16, 76, 120, 160)] {
      let columns = ink(x0, x0 + 160, y0)
      let width = (columns.last ?? 0) - (columns.first ?? 0)
      #expect(width > least && width <= most, "\(width)")
      let middle = Double((columns.first ?? 0) + (columns.last ?? 0)) / 2
      #expect(abs(middle - Double(x0) - 80) < 3)
    }
    #expect(ink(192, 352, 76).isEmpty)
  }
}
