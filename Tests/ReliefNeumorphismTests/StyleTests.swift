import Foundation
import Relief
import ReliefNeumorphism
import Testing

@Suite("Styles of controls")
@MainActor struct StyleTests {
  @Test("There are at least 18 controls with 5 states each")
  func count() { #expect(StyleBook.Control.allCases.count >= 18 && ControlState.allCases.count == 5) }

  @Test("No two states of a control are the same picture", arguments: StyleBook.Control.allCases)
  func states(control: StyleBook.Control) throws {
    for appearance in StyleBook.Appearance.allCases {
      var seen: [[UInt8]: ControlState] = [:]
      for state in ControlState.allCases {
        let bitmap = try BookPictures.picture(control, state, appearance)
        #expect(bitmap.width == 216 && bitmap.height == 132)
        if let other = seen[bitmap.pixels] {
          Issue.record("\(control) in \(appearance): \(state) looks like \(other)")
        }
        seen[bitmap.pixels] = state
      }
    }
  }

  @Test("Shadows of the book's pictures are not cut at their edges", arguments: StyleBook.Control.allCases)
  func uncut(control: StyleBook.Control) throws {
    for state in ControlState.allCases {
      let bitmap = try BookPictures.picture(control, state, .light)
      let corner = bitmap[0, 0]
      var edges: [(UInt8, UInt8, UInt8, UInt8)] = []
      for x in 0..<bitmap.width { edges += [bitmap[x, 0], bitmap[x, bitmap.height - 1]] }
      for y in 0..<bitmap.height { edges += [bitmap[0, y], bitmap[bitmap.width - 1, y]] }
      #expect(edges.allSatisfy { $0 == corner }, "\(control), \(state)")
    }
  }

  @Test("A finger on a button presses it in")
  func press() throws {
    let view = Button("Go") {}.buttonStyle(.soft).padding(30).neumorphicTheme(.standard)
    let host = ViewHost(view, screen: .init(proposal: .unspecified), environment: EnvironmentValues())
    let before = DisplayListPrinter.text(try host.displayList())
    #expect(before.contains("shadows [") && !before.contains("innerShadows"))
    #expect(try host.press(at: CGPoint(x: 50, y: 50)))
    let after = DisplayListPrinter.text(try host.displayList())
    #expect(after.contains("innerShadows"))
  }

  @Test("A tap changes a switch, a checkbox, a chip, and a segment")
  func tap() throws {
    struct Form: View {
      @State var isOn = false
      var body: some View { Toggle("A", isOn: $isOn).toggleStyle(.softChip) }
    }
    let host = ViewHost(Form(), screen: .init(proposal: .unspecified), environment: EnvironmentValues())
    #expect(!DisplayListPrinter.text(try host.displayList()).contains("innerShadows"))
    let size = try host.size()
    #expect(try host.tap(at: CGPoint(x: size.width / 2, y: size.height / 2)))
    #expect(DisplayListPrinter.text(try host.displayList()).contains("innerShadows"))
  }

  @Test("A surface is one fill with two shadows, each cast by it alone")
  func list() throws {
    var theme = Theme.neumorphismIO(distance: 5, blur: 10)
    theme.cornerRadius = 8
    let view = Color.clear.frame(width: 40, height: 20).neumorphic().neumorphicTheme(theme)
    #expect(
      DisplayListPrinter.text(try drawing(view).list) == """
        shadows [#BEBEBE sigma 5 at (5, 5) unchained; #FFFFFF sigma 5 at (-5, -5) unchained]
          fill rounded 8 (0, 0, 40, 20) circular #E0E0E0
        """)
  }

  @Test("The tutorials' modifiers chain their shadows in the theme's colours")
  func northWest() throws {
    let view = Rectangle().fill(.red).frame(width: 10, height: 10).northWestShadow().neumorphicTheme(
      .neumorphismIO())
    let text = DisplayListPrinter.text(try drawing(view).list)
    #expect(
      text.contains("shadows [#BEBEBE sigma 16 at (6, 6)]") && text.contains("[#FFFFFF sigma 16 at (-6, -6)]")
    )
    let pressed = Rectangle().fill(.red).frame(width: 10, height: 10).southEastShadow(radius: 4, offset: 2)
      .neumorphicTheme(.neumorphismIO())
    #expect(
      DisplayListPrinter.text(try drawing(pressed).list).contains("shadows [#FFFFFF sigma 4 at (2, 2)]"))
  }

  @Test("A picture grows until no shadow is cut, where it is asked to")
  func growth() throws {
    let view = Color.clear.frame(width: 40, height: 40).neumorphic().neumorphicGround()
    let theme = Theme.neumorphismIO(distance: 5, blur: 10)
    #expect(try drawing(view.neumorphicTheme(theme)).size == CGSize(width: 40, height: 40))
    let grown = try drawing(view.pictureFitsShadows().neumorphicTheme(theme))
    // 3.4 sigmas of 5 and 5 points aside.
    #expect(grown.size == CGSize(width: 84, height: 84))
    let bitmap = try grown.render()
    #expect(bitmap[0, 0] == (0xE0, 0xE0, 0xE0, 255) && bitmap[42, 42] == (0xE0, 0xE0, 0xE0, 255))
    let padded = try drawing(view.shadowOutset().neumorphicGround().neumorphicTheme(theme)).render()
    #expect(padded.pixels == bitmap.pixels)
  }

  @Test("A screen is all of the theme's ground, and a ground is as large as its view")
  func screen() throws {
    func corner(_ view: some View) throws -> UInt8 {
      let size = CGSize(width: 60, height: 80)
      let host = ViewHost(
        view.neumorphicTheme(.neumorphismIO()),
        screen: .init(proposal: ProposedViewSize(size), size: size), environment: EnvironmentValues())
      return try ViewDrawing(screenOf: host).render()[0, 0].red
    }
    #expect(try corner(Color.clear.frame(width: 20, height: 20).neumorphicScreen()) == 0xE0)
    #expect(try corner(Color.clear.frame(width: 20, height: 20).neumorphicGround()) == 0xFF)
  }

  @Test("A theme that asks for it is dithered, and another one is not")
  func dither() throws {
    var theme = Theme.neumorphismIO(distance: 5, blur: 30)
    func grays() throws -> Int {
      let view = Color.clear.frame(width: 60, height: 60).neumorphic().padding(60).neumorphicGround()
      let bitmap = try picture(view.neumorphicTheme(theme))
      // Changes along a row: dithering makes many more.
      return (1..<bitmap.width).filter { bitmap[$0, 90].0 != bitmap[$0 - 1, 90].0 }.count
    }
    let plain = try grays()
    theme.isDithered = true
    #expect(try grays() > plain * 3 / 2)
  }
}
