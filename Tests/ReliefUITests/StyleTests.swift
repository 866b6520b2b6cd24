import Foundation
import ReliefDrawing
import ReliefGeometry
import Testing

@testable import ReliefUI

@MainActor @Suite struct StyleTests {
  private func environment(
    _ scheme: ColorScheme = .light, _ contrast: ColorSchemeContrast = .standard, version: Int = 18
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment._colorSchemeContrast = contrast
    environment.osVersion = version
    return environment
  }

  private func list(_ view: some View, in size: CGFloat = 20) throws -> String {
    DisplayListPrinter.text(
      try host(view, in: ProposedViewSize(width: size, height: size)).displayList())
  }

  // Source: OpenSwiftUI, SystemColors.swift, by the facts' table: light, light increased, dark, dark increased.
  @Test(
    "System colours have the values of the table in both schemes and contrasts",
    arguments: [
      (Color.red, ["#FF3B30", "#D70015", "#FF453A", "#FF6961"]),
      (.orange, ["#FF9500", "#C93400", "#FF9F0A", "#FFB340"]),
      (.green, ["#34C759", "#248A3D", "#30D158", "#30DB5B"]),
      (.teal, ["#30B0C7", "#008299", "#40C8E0", "#5DE6FF"]),
      (.blue, ["#007AFF", "#0040DD", "#0A84FF", "#409CFF"]),
      (.purple, ["#AF52DE", "#8944AB", "#BF5AF2", "#DA8FFF"]),
      (.gray, ["#8E8E93", "#6C6C70", "#8E8E93", "#AEAEB2"]),
      (.primary, ["#000000", "#000000", "#FFFFFF", "#FFFFFF"]),
      (.secondary, ["#3C3C43/0.6", "#3C3C43/0.8", "#EBEBF5/0.6", "#EBEBF5/0.7"]),
    ])
  func systemColors(_ color: Color, _ values: [String]) {
    let all = [
      environment(), environment(.light, .increased), environment(.dark), environment(.dark, .increased),
    ]
    #expect(all.map { DisplayListPrinter.text(color.resolved(in: $0)) } == values)
  }

  // Source: measured on Apple's pictures of iOS 26, light and dark.
  @Test(
    "Colours of iOS 26 are those that were measured",
    arguments: [
      (Color.red, "#FF383C", "#FF4245"), (.orange, "#FF8D28", "#FF9230"), (.blue, "#0088FF", "#0091FF"),
      (.purple, "#CB30E0", "#DB34F2"), (.pink, "#FF2D55", "#FF375F"), (.green, "#34C759", "#30D158"),
    ])
  func newColors(_ color: Color, _ light: String, _ dark: String) {
    #expect(DisplayListPrinter.text(color.resolved(in: environment(version: 26))) == light)
    #expect(DisplayListPrinter.text(color.resolved(in: environment(.dark, version: 26))) == dark)
  }

  @Test(
    "Every initialiser of a colour gives its numbers",
    arguments: [
      (Color(red: 1, green: 0.2, blue: 0), "#FF3300"),
      (Color(red: 1, green: 0.2, blue: 0, opacity: 0.5), "#FF3300/0.5"),
      (Color(.sRGB, red: 0, green: 0, blue: 1, opacity: 1), "#0000FF"),
      (Color(white: 0.2), "#333333"),
      (Color(white: 1, opacity: 0.4), "#FFFFFF/0.4"),
      (Color(hue: 1.0 / 3, saturation: 1, brightness: 1), "#00FF00"),
      (Color(hue: 0, saturation: 0, brightness: 0.4, opacity: 0.2), "#666666/0.2"),
      (Color(uiColor: .white), "#FFFFFF"),
      (Color(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)), "#336699"),
      (Color(.systemGray5), "#E5E5EA"),
      (Color(#colorLiteral(red: 1, green: 0, blue: 0.2, alpha: 1) as UIColor), "#FF0033"),
      (Color(Color.Resolved(red: 1, green: 0, blue: 0)), "#FF0000"),
    ])
  func initialisers(_ color: Color, _ text: String) {
    let resolved = color.resolve(in: environment())
    // Through single precision and back, so to the nearest of 255 levels.
    let levels = [resolved.red, resolved.green, resolved.blue].map { Double(($0 * 255).rounded()) / 255 }
    let rounded = ResolvedColor(
      red: levels[0], green: levels[1], blue: levels[2],
      opacity: (Double(resolved.opacity) * 1000).rounded() / 1000)
    #expect(DisplayListPrinter.text(rounded) == text)
  }

  @Test("UIKit's colours depend on the scheme as they should")
  func uiColors() {
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    func text(_ color: UIColor, _ scheme: ColorScheme) -> String {
      DisplayListPrinter.text(Color(color).resolved(in: environment(scheme)))
    }
    #expect([text(dynamic, .light), text(dynamic, .dark)] == ["#000000", "#FFFFFF"])
    let faint = dynamic.withAlphaComponent(0.5)
    #expect([text(faint, .light), text(faint, .dark)] == ["#000000/0.5", "#FFFFFF/0.5"])
    #expect(text(.systemGroupedBackground, .light) == "#F2F2F7")
    #expect(text(.secondarySystemGroupedBackground, .dark) == "#1C1C1E")
    #expect(text(.systemRed, .dark) == "#FF453A")
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    unsafe UIColor(hue: 0.5, saturation: 1, brightness: 0.8, alpha: 0.7).getRed(
      &r, green: &g, blue: &b, alpha: &a)
    #expect(abs(r) + abs(g - 0.8) + abs(b - 0.8) + abs(a - 0.7) < 1e-9)
    unsafe UIColor(red: 0, green: 0.5, blue: 0.5, alpha: 1).getHue(
      &r, saturation: &g, brightness: &b, alpha: &a)
    #expect(abs(r - 0.5) + abs(g - 1) + abs(b - 0.5) + abs(a - 1) < 1e-9)
  }

  // Source: B. Ottosson, "A perceptual color space for image processing", computed in 64 bits elsewhere.
  @Test("Gradients are mixed in Oklab since iOS 16 and in encoded sRGB before")
  func gradientMiddles() {
    let gradient = Gradient(colors: [.blue, .yellow])
    func middle(_ version: Int) -> [Double] {
      let ramp = gradient.ramp(environment(version: version))
      let color = ColorRamp.mix(ramp.stops[0].color, ramp.stops[1].color, 0.5, ramp.space)
      return [color.red, color.green, color.blue].map { $0 * 255 }
    }
    #expect(zip(middle(18), [148.4456, 174.1093, 181.2077]).allSatisfy { abs($0 - $1) < 0.05 })
    #expect(zip(middle(15), [127.5, 163, 127.5]).allSatisfy { abs($0 - $1) < 0.01 })
  }

  @Test("Styles in a chain paint with their shadows, opacities and steps")
  func chains() throws {
    let box = Rectangle()
    #expect(
      try list(box.foregroundStyle(.red.shadow(.drop(color: .black, radius: 2, x: 1, y: 1)))) == """
        shadows [#000000 sigma 2 at (1, 1)]
          fill rect (0, 0, 20, 20) #FF3B30
        """)
    #expect(
      try list(box.fill(.blue.shadow(.inner(color: .black, radius: 3)))) == """
        innerShadows [#000000 sigma 3]
          fill rect (0, 0, 20, 20) #007AFF
        """)
    #expect(try list(box.fill(.red.opacity(0.2))) == "fill rect (0, 0, 20, 20) #FF3B30/0.2")
    #expect(try list(box.fill(.blue.secondary)) == "fill rect (0, 0, 20, 20) #007AFF/0.6")
    #expect(
      try list(box.fill(.secondary).foregroundStyle(.red, .green)) == "fill rect (0, 0, 20, 20) #34C759")
    #expect(try list(box.fill(AnyShapeStyle(.white))) == "fill rect (0, 0, 20, 20) #FFFFFF")
    #expect(
      try list(box.fill(.red.gradient)).hasPrefix("fill rect (0, 0, 20, 20) linear (10, 0) to (10, 20)"))
    #expect(try list(box.fill(.tint).tint(.green)) == "fill rect (0, 0, 20, 20) #34C759")
  }
}
