import Foundation
import Relief
import Testing

@Suite("Looks of buttons, and contact sheets")
struct LooksTests {
  @Test("The styles are made of fills, strokes and pairs of shadows")
  func styles() {
    func text(_ style: ButtonLook.Style) -> String {
      var look = ButtonLook()
      look.style = style
      return DisplayListPrinter.text(look.face(in: CGRect(x: 0, y: 0, width: 100, height: 40)))
    }
    #expect(
      text(.raised) == """
        shadows [#FFFFFF sigma 8 at (-4, -4); #BECDE2 sigma 8 at (4, 4)]
          fill capsule (0, 0, 100, 40) #F2F3F7
        """)
    #expect(
      text(.embossed) == """
        shadows [#FFFFFF sigma 1 at (-2, -2); #BECDE2 sigma 1 at (2, 2)]
          stroke capsule (1, 1, 98, 38) #F2F3F7 width 2
        """)
    #expect(
      text(.inset) == """
        innerShadows [#FFFFFF sigma 4 at (-2.8, -2.8); #BECDE2 sigma 4 at (2.8, 2.8)]
          fill capsule (0, 0, 100, 40) #F2F3F7
        """)
    #expect(
      text(.bevel) == """
        shadows [#FFFFFF sigma 3 at (-1, -1); #BECDE2 sigma 3 at (1, 1)]
          fill capsule (0, 0, 100, 40) #F2F3F7
        shadows [#BECDE2 sigma 1 at (-1, -1); #FFFFFF sigma 1 at (1, 1)]
          fill capsule (3, 3, 94, 34) #F2F3F7
        """)
    #expect(text(.flat).hasPrefix("fill capsule (0, 0, 100, 40) "))
  }

  @Test("The colours for a ground are lighter and darker than it, also for black and white")
  func colors() throws {
    for text in ["#F2F3F7", "#292A2E", "#C1D2EB", "#E5604D", "#808080"] {
      let base = try #require(ColorText.color(text))
      let colors = ButtonColors(base: base)
      let sums = [colors.shadow, base, colors.highlight].map { $0.red + $0.green + $0.blue }
      #expect(sums[0] + 0.05 < sums[1] && sums[1] + 0.05 < sums[2], "\(text)")
    }
    #expect(ButtonColors(base: .black).highlight.red > 0.05 && ButtonColors(base: .black).shadow == .black)
    #expect(ButtonColors(base: .white).highlight == .white && ButtonColors(base: .white).shadow.red < 0.9)
  }

  @Test("A contact sheet places pictures in rows with gaps, and shrinks large ones by averaging")
  func sheet() throws {
    let small = Bitmap(width: 10, height: 6, red: 255, green: 0, blue: 0, opacity: 255)
    var large = Bitmap(width: 800, height: 2, red: 0, green: 0, blue: 0, opacity: 255)
    for x in stride(from: 0, to: 800, by: 2) { large[x, 0] = (200, 100, 0, 255) }
    let clear = Bitmap(width: 10, height: 6, red: 0, green: 0, blue: 0, opacity: 0)
    let sheet = try #require(try ContactSheet.picture([small, large, clear], columns: 2))
    #expect(sheet.width == 16 + 10 + 16 + 400 + 16 && sheet.height == 16 + 6 + 16 + 6 + 16)
    #expect(sheet[16, 16] == (255, 0, 0, 255) && sheet[15, 16] == (0x8E, 0x8E, 0x8E, 255))
    #expect(sheet[100, 18] == (50, 25, 0, 255))
    #expect(sheet[16, 38] == (0x8E, 0x8E, 0x8E, 255))
    #expect(try ContactSheet.picture([], columns: 3) == nil)
  }
}
