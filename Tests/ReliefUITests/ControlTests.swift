import Foundation
import ReliefDrawing
import ReliefGeometry
import Testing

@testable import ReliefUI

@MainActor @Suite struct ControlTests {
  private func lines(
    _ view: some View, _ width: CGFloat = 200, _ height: CGFloat = 60, scheme: ColorScheme = .light
  )
    throws -> [String]
  {
    let host = host(view, in: ProposedViewSize(width: width, height: height)) { $0.colorScheme = scheme }
    return DisplayListPrinter.text(try host.displayList()).split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  private func ideal(_ view: some View) throws -> CGSize { try host(view).size() }

  // Source: measured, before iOS 26: 51 x 31, knob 27, 2 from the edge, track 120,120,128 @ 0.16, on 52,199,89.
  @Test("A switch has the measured sizes and colours, and turns on a tap")
  func toggle() throws {
    let off = try lines(Toggle("", isOn: .constant(false)).labelsHidden(), 49, 31)
    // The knob's shadow is cut to the track; the track is not, or its edge would be thinner than what was measured.
    #expect(
      Array(off.prefix(2)) == ["fill capsule (0, 0, 51, 31) #787880/0.1608", "clip capsule (0, 0, 51, 31)"])
    #expect(off.contains("fill circle (2, 2, 27, 27) #FFFFFF"))
    let on = try lines(Toggle("", isOn: .constant(true)).labelsHidden(), 49, 31)
    #expect(on[0] == "fill capsule (0, 0, 51, 31) #34C759")
    #expect(on.contains("fill circle (22, 2, 27, 27) #FFFFFF"))
    #expect(try ideal(Toggle("", isOn: .constant(true)).labelsHidden()) == CGSize(width: 49, height: 31))
    let red = Toggle("", isOn: .constant(true)).labelsHidden().tint(.red)
    #expect(try lines(red, 49, 31)[0] == "fill capsule (0, 0, 51, 31) #FF3B30")
    #expect(
      try frame(of: "Text", Toggle("a", isOn: .constant(true)), in: .init(width: 200, height: 40)).minX == 0)
  }

  private struct Switched: View {
    @State var isOn = false
    @State var count = 3
    var body: some View {
      VStack(spacing: 0) {
        Toggle("", isOn: $isOn).labelsHidden()
        Stepper("", value: $count, in: 0...4).labelsHidden()
        Color.red.frame(width: isOn ? 10 : 5, height: CGFloat(count))
      }
    }
  }

  @Test("Taps on a switch and on the halves of a stepper change their values, within bounds")
  func taps() throws {
    let host = host(Switched())
    #expect(try host.size() == CGSize(width: 94, height: 66))
    try host.tap(at: CGPoint(x: 47, y: 15))
    try host.tap(at: CGPoint(x: 80, y: 47))
    try host.tap(at: CGPoint(x: 80, y: 47))
    #expect(try host.layoutDescription().contains("Color (42, 63, 10, 4)"))
    try host.tap(at: CGPoint(x: 10, y: 47))
    #expect(try host.layoutDescription().contains("Color (42, 63, 10, 3)"))
  }

  // Source: measured: track 4 high and 1 from the sides, knob 27, row 28, filled part 0,122,255.
  @Test("A slider has the measured sizes, its knob at its value")
  func slider() throws {
    let items = try lines(Slider(value: .constant(0.5)), 260, 28)
    #expect(items.contains("fill capsule (1, 12.5, 258, 4) #787880/0.2"))
    #expect(items.contains("fill capsule (1, 12.5, 129, 4) #007AFF"))
    #expect(items.contains("fill circle (117, 0, 27, 27) #FFFFFF"))
    let end = try lines(Slider(value: .constant(10), in: 0...10, step: 1), 260, 28)
    #expect(end.contains("fill circle (233, 0, 27, 27) #FFFFFF"))
    let odd = try lines(Slider(value: .constant(Double.nan)), 260, 28)
    #expect(odd.contains("fill circle (0, 0, 27, 27) #FFFFFF"))
  }

  @Test("A bar of progress fills by its value; without a value there is a wheel of eight spokes")
  func progress() throws {
    let bar = try lines(ProgressView(value: 25, total: 100), 100, 4)
    #expect(bar == ["fill capsule (0, 0, 100, 4) #787880/0.1608", "fill capsule (0, 0, 25, 4) #007AFF"])
    #expect(try ideal(ProgressView()) == CGSize(width: 20, height: 20))
    #expect(try lines(ProgressView()).filter { $0.hasPrefix("fill capsule") }.count == 8)
  }

  private struct SwitchBox: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      Color.red.frame(width: configuration.isOn ? 9 : 3, height: isEnabled ? 3 : 1)
    }
  }
  private struct IconFirst: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.icon.padding(1) }
  }
  private struct Padded: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(5) }
  }
  private struct Bar: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.red.frame(width: 40 * (configuration.fractionCompleted ?? 0), height: 4)
    }
  }
  private struct Dial: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.red.frame(width: 30 * configuration.value, height: 4)
    }
  }

  @Test("Styles of one's own make the look, and read the environment")
  func ownStyles() throws {
    let toggle = Toggle("a", isOn: .constant(true)).toggleStyle(SwitchBox())
    #expect(try ideal(toggle) == CGSize(width: 9, height: 3))
    #expect(try ideal(toggle.disabled(true)) == CGSize(width: 9, height: 1))
    let icon = Label {
      Text("a")
    } icon: {
      Color.red.frame(width: 4, height: 5)
    }
    #expect(try ideal(icon.labelStyle(IconFirst())) == CGSize(width: 6, height: 7))
    #expect(try ideal(icon.labelStyle(.iconOnly)) == CGSize(width: 4, height: 5))
    #expect(try ideal(icon.labelStyle(.titleOnly)) == (try ideal(Text("a"))))
    #expect(try ideal(icon).width == 4 + 8 + (try ideal(Text("a")).width))
    let plain = try ideal(TextField("name", text: .constant("")))
    let padded = try ideal(TextField("name", text: .constant("")).textFieldStyle(Padded()))
    #expect(padded == CGSize(width: plain.width + 10, height: plain.height + 10))
    #expect(try ideal(ProgressView(value: 0.5).progressViewStyle(Bar())) == CGSize(width: 20, height: 4))
    #expect(
      try ideal(Gauge(value: 5, in: 0...10) { Text("a") }.gaugeStyle(Dial())) == CGSize(width: 15, height: 4))
  }

  @Test("A field shows its text or its hint, a secret one dots, and a bordered one is 34 points high")
  func fields() throws {
    let hint = try lines(TextField("name", text: .constant("")))
    #expect(hint.first?.hasSuffix("#3C3C43/0.302") == true)
    #expect(try lines(TextField("name", text: .constant("x"))).first?.hasSuffix("#000000") == true)
    let secret = try lines(SecureField("word", text: .constant("abc")))
    #expect(secret.first?.hasPrefix("glyphs 3 ") == true)
    let bordered = TextField("name", text: .constant("x")).textFieldStyle(RoundedBorderTextFieldStyle())
    #expect(try ideal(bordered).height == 34)
  }

  private enum Fruit: String, CaseIterable { case apple, pear, fig }
  private struct Chosen: View {
    @State var fruit = Fruit.pear
    var body: some View {
      Picker("Fruit", selection: $fruit) {
        ForEach(Fruit.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
    }
  }

  @Test("Segments are equally wide, and a tap moves the chosen one's ground")
  func segments() throws {
    let host = host(Chosen(), in: ProposedViewSize(width: 300, height: 32))
    func text() throws -> String { DisplayListPrinter.text(try host.displayList()) }
    #expect(try text().hasPrefix("fill rounded 9 (0, 0, 300, 32) #767680/0.1216\n"))
    #expect(try text().contains("fill rounded 7 (102, 2, 96, 28) #FFFFFF"))
    try host.tap(at: CGPoint(x: 250, y: 16))
    #expect(try text().contains("fill rounded 7 (202, 2, 96, 28) #FFFFFF"))
  }

  @Test("A closed menu shows only what is chosen")
  func menus() throws {
    let picker = Picker("Fruit", selection: .constant(2)) {
      Text("apple").tag(1)
      Text("fig").tag(2)
    }
    let text = try frame(of: "Text", picker)
    #expect(text.size == (try frame(of: "Text", Text("fig")).size))
    #expect(try lines(picker).first?.hasSuffix("#007AFF") == true)
    #expect(try ideal(Menu("More") { Button("a") {} }) == (try ideal(Button("More") {})))
  }
}
