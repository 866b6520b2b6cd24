import Foundation
import Relief
import ReliefNeumorphism
import ReliefTestSupport
import Testing

/// Pictures that grow until they hold every shadow: whatever is left outside is less than half a level.
@Suite("Pictures that fit their shadows")
@MainActor struct FitTests {
  /// Themes of strong shadows, black and white on grey, from a seed.
  private static let themes: [Theme] = {
    var random = SeededGenerator(seed: 10)
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    return (0..<16).map { index in
      let ground = Theme.Ground(base: RGB(0x808080), law: .fixed(highlight: .white, shade: .black))
      return Theme(
        light: ground, dark: ground, source: LightSource(angle: .degrees(number(0...360))),
        elevation: Elevation(CGFloat(number(1...12))),
        highlight: .init(reach: CGFloat(number(0.2...1)), blur: .cssBlur(CGFloat(number(0...30)))),
        shade: .init(blur: .cssBlur(CGFloat(number(0...30))), spread: CGFloat(number(-3...5))),
        cornerRadius: CGFloat(number(0...20)), cornerStyle: .circular, isDithered: false)
    }
  }()

  /// Whether the outermost pixels are the ground, and the picture is no larger than shadows need.
  private func expectUncut(_ bitmap: Bitmap, _ name: String) {
    let ground: [UInt8] = [0x80, 0x80, 0x80, 255]
    func isGround(_ x: Int, _ y: Int) -> Bool {
      let (red, green, blue, opacity) = bitmap[x, y]
      return [red, green, blue, opacity] == ground
    }
    let (right, bottom) = (bitmap.width - 1, bitmap.height - 1)
    #expect((0...right).allSatisfy { isGround($0, 0) && isGround($0, bottom) }, "\(name)")
    #expect((0...bottom).allSatisfy { isGround(0, $0) && isGround(right, $0) }, "\(name)")
    // Some pixel of a shadow is seen: the picture is not just the ground.
    #expect((0...right).contains { !isGround($0, bottom / 2) }, "\(name)")
  }

  @Test("A scene of size \"fit\" cuts no blur", arguments: [1.0, 2.5])
  func scenes(scale: Double) throws {
    for (index, theme) in Self.themes.enumerated() {
      let scene = try SceneFile(json: theme.css().scene(width: 60, height: 40, ground: RGB(0x808080)))
      expectUncut(try scene.render(options: .init(scale: scale)), "theme \(index)")
    }
  }

  @Test("A preview of layout sizeThatFits grows by the room that its shadows need", arguments: [1.0, 3.0])
  func previews(scale: CGFloat) throws {
    for (index, theme) in Self.themes.enumerated() {
      let view = Color.clear.frame(width: 60, height: 40).neumorphic().neumorphicGround()
        .pictureFitsShadows().neumorphicTheme(theme)
      let grown = try drawing(view, scale: scale)
      expectUncut(try grown.render(), "theme \(index)")
      let room = theme.shadowOutset()
      #expect(abs(grown.size.width - 60 - max(0, room.leading) - max(0, room.trailing)) < 2.1 / scale)
      #expect(abs(grown.size.height - 40 - max(0, room.top) - max(0, room.bottom)) < 2.1 / scale)
    }
  }

  @Test("A screen of a device, and a fixed layout, do not grow")
  func fixed() throws {
    let view = Color.clear.frame(width: 60, height: 40).neumorphic().neumorphicGround().pictureFitsShadows()
    let size = CGSize(width: 80, height: 70)
    var environment = EnvironmentValues()
    environment.displayScale = 1
    let host = ViewHost(
      view, screen: .init(proposal: ProposedViewSize(size), size: size), environment: environment)
    #expect(try ViewDrawing(host, on: nil).size == size)
  }
}
