import Foundation
import Relief
import ReliefTestSupport
import Testing

@testable import ReliefNeumorphism

@Suite("Themes")
struct ThemeTests {
  /// Themes of every law and many numbers, from a seed.
  private static let themes: [Theme] = {
    var random = SeededGenerator(seed: 7)
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    return (0..<60).map { index in
      let base = RGB(UInt32.random(in: 0...0xFFFFFF, using: &random))
      let laws: [ShadowLaw] = [
        .scaled(number(0.01...0.6)), .perceptual(number(0.02...0.15)), .offset(number(1...60)),
        .fixed(highlight: .white, shade: .black), .tints(highlight: 0.9, shade: 0.2),
        .alpha(highlight: .white, shade: .black, intensity: number(0...1), isSquared: index % 2 == 0),
      ]
      return Theme(
        light: .init(base: base, law: laws[index % laws.count]),
        dark: .init(base: base, law: laws[index % laws.count]),
        source: LightSource(angle: .degrees(number(0...360)), height: .degrees(number(10...90))),
        elevation: Elevation(CGFloat(number(1...20))), highlight: .init(reach: CGFloat(number(0.2...1))),
        shade: .init(blur: .cssBlur(CGFloat(number(0...60))), spread: CGFloat(number(-4...4))))
    }
  }()

  @Test("A light turned by 180 degrees swaps the places of the shadows")
  func opposite() {
    for theme in Self.themes {
      var turned = theme
      turned.source = theme.source.opposite
      let palette = Palette(theme)
      let (a, b) = (theme.shadows(depth: 8, palette: palette), turned.shadows(depth: 8, palette: palette))
      #expect(a.outer.map(\.color) == b.outer.map(\.color))
      #expect(zip(a.outer, b.outer).allSatisfy { $0.x == -$1.x && $0.y == -$1.y && $0.sigma == $1.sigma })
    }
  }

  @Test("A depth below 0 is the inset of the depth above")
  func inset() {
    for theme in Self.themes {
      let palette = Palette(theme)
      let (up, down) = (theme.shadows(depth: 7, palette: palette), theme.shadows(depth: -7, palette: palette))
      #expect(up.inner.isEmpty && down.outer.isEmpty)
      #expect(Set(up.outer) == Set(down.inner) && up.outer.count == 2)
    }
    #expect(Theme.standard.shadows(depth: 0.05, palette: Palette(.standard)).outer.isEmpty)
  }

  @Test("The shadow lies away from the light, the highlight towards it")
  func direction() {
    for theme in Self.themes {
      let outer = theme.shadows(depth: 5, palette: Palette(theme)).outer
      #expect(outer[0].x * theme.source.x <= 0 && outer[0].y * theme.source.y <= 0)
      #expect(outer[1].x * theme.source.x >= 0 && outer[1].y * theme.source.y >= 0)
    }
  }

  @Test(
    "A light has any angle and height",
    arguments: [
      (315.0, 45.0, -1.0, -1.0), (45, 45, 1, -1), (135, 45, 1, 1), (225, 45, -1, 1), (315, 90, 0, 0),
    ])
  func light(angle: Double, height: Double, x: Double, y: Double) {
    #expect(LightSource(angle: .degrees(angle), height: .degrees(height)) == LightSource(x: x, y: y))
  }

  @Test("A lower light casts longer shadows, by the cotangent of its height")
  func height() {
    let low = LightSource(angle: .degrees(0), height: .degrees(30))
    #expect(abs(low.y + 2.0.squareRoot() * 3.0.squareRoot()) < 1e-12 && low.x == 0)
  }

  @Test("A depth may be a part of the shorter side, and is cut where it is limited")
  func elevation() {
    let size = CGSize(width: 100, height: 40)
    #expect(Elevation(0.1, unit: .side).depth(in: size) == 4)
    #expect(Elevation(-30, isLimited: true).depth(in: size) == -20)
    #expect(Elevation(.nan).depth == 0)
  }

  @Test("Blurs are told in sigmas")
  func blur() {
    #expect(BlurLaw.cssBlur(60).sigma(depth: 20) == 30 && BlurLaw.timesDepth(1).sigma(depth: -4) == 4)
    #expect(abs(BlurLaw.stackBlur(10).sigma(depth: 6) - 4.4721) < 0.0001)
    #expect(BlurLaw.sigma(.infinity).sigma(depth: 1) == 0)
  }

  @Test(
    "Both shadows are seen on black and on white by the perceptual law", arguments: [0, 0xFFFFFF] as [UInt32])
  @MainActor func extremes(hex: UInt32) throws {
    var theme = Theme(base: RGB(hex))
    (theme.dark, theme.isDithered) = (theme.light.base == RGB(hex) ? theme.light : theme.dark, false)
    theme.light = theme.dark
    let view = Color.clear.frame(width: 60, height: 60).neumorphic().padding(40).neumorphicGround()
      .neumorphicTheme(theme)
    let bitmap = try picture(view)
    let ground = Int(bitmap[2, 2].0)
    #expect(Int(bitmap[36, 70].0) - ground >= 5, "a highlight to the left")
    #expect(ground - Int(bitmap[103, 70].0) >= 5, "a shadow to the right")
  }

  @Test("The room for shadows holds all that they reach, and not twice as much")
  @MainActor func outset() throws {
    for theme in Self.themes.prefix(20) {
      let room = theme.shadowOutset()
      let list = try drawing(
        Rectangle().fill(.clear).frame(width: 80, height: 80).background {
          SoftSurface(Rectangle())
        }.neumorphicTheme(theme))
      let drawn = list.list.drawnBounds
      #expect(-drawn.minX <= room.leading + 0.01 && -drawn.minY <= room.top + 0.01)
      #expect(drawn.maxX - 80 <= room.trailing + 0.01 && drawn.maxY - 80 <= room.bottom + 0.01)
      #expect(abs(-drawn.minX - room.leading) < 0.02 || room.leading < 0)
    }
  }

  @Test("Letters can be read, whatever the ground is")
  func text() {
    for theme in Self.themes {
      let palette = Palette(theme)
      #expect(Contrast.ratio(palette.text, palette.surface) >= 4.5)
      #expect(Contrast.ratio(palette.secondary, palette.surface) >= 4.5)
      let strong = Palette(theme, isContrastIncreased: true)
      #expect(Contrast.ratio(strong.border, strong.base) >= 3)
      #expect(Contrast.ratio(strong.text, strong.surface) >= 4.5)
    }
    let rule = Theme.neumorphismIO().text
    #expect(rule.color(on: RGB(0x808080)) == RGB(0x001F3F) && rule.color(on: RGB(0x7F7F7F)) == RGB(0xF6F5F7))
  }
}
