import Foundation
import Testing

@testable import ReliefUI

@MainActor @Suite struct ControlSizeTests {
  private static let sizes: [ControlSize] = [.mini, .small, .regular, .large, .extraLarge]

  private func size(_ view: some View, _ size: ControlSize, mac: Bool) throws -> CGSize {
    try host(view.controlSize(size), in: .init(width: 200, height: nil)) { $0.isMac = mac }.size()
  }

  private func heights(_ view: some View, mac: Bool = false) throws -> [CGFloat] {
    try Self.sizes.map { try size(view, $0, mac: mac).height }
  }

  @Test(
    "On iOS bordered buttons, menus of buttons, toggles that are buttons and wheels follow the size of controls"
  )
  func phone() throws {
    let wanted: [CGFloat] = [28, 28, 35, 51, 51]
    #expect(try heights(Button("a") {}.buttonStyle(.bordered)) == wanted)
    #expect(try heights(Button("a") {}.buttonStyle(.borderedProminent)) == wanted)
    #expect(try heights(Toggle("a", isOn: .constant(true)).toggleStyle(.button)) == wanted)
    #expect(try heights(ProgressView()) == [14, 14, 20, 37, 37])
    let menu = Menu("a") { Text("b") }
    #expect(try heights(menu.buttonStyle(.bordered)) == wanted)
    #expect(try heights(menu.menuStyle(.button).buttonStyle(.borderedProminent)) == wanted)
    #expect(try heights(menu) == [21, 21, 21, 21, 21])
    #expect(try heights(Button("a") {}.buttonStyle(.borderless)) == [21, 21, 21, 21, 21])
  }

  private var toggle: some View { Toggle("", isOn: .constant(true)).labelsHidden() }
  private var picker: some View {
    Picker("", selection: .constant(1)) { Text("a").tag(1) }.pickerStyle(.segmented)
  }
  private var field: some View { TextField("a", text: .constant("b")).textFieldStyle(.roundedBorder) }
  private var date: some View {
    DatePicker("", selection: .constant(.distantPast), displayedComponents: .date).labelsHidden()
  }
  private var bar: some View { Gauge(value: 0.5) { EmptyView() } }
  private var ring: some View { bar.gaugeStyle(.accessoryCircularCapacity) }
  private var stepper: some View { Stepper("", value: .constant(1)).labelsHidden() }

  @Test("On iOS controls of which UIKit has one size keep it")
  func fixed() throws {
    #expect(try heights(toggle) == [31, 31, 31, 31, 31])
    #expect(try heights(Slider(value: .constant(0.5))) == [28, 28, 28, 28, 28])
    #expect(try heights(stepper) == [32, 32, 32, 32, 32])
    #expect(try heights(picker) == [32, 32, 32, 32, 32])
    #expect(try heights(field) == [34, 34, 34, 34, 34])
    #expect(try heights(date) == [34, 34, 34, 34, 34])
    #expect(try heights(bar) == [6, 6, 6, 6, 6])
    #expect(try heights(ring) == [58, 58, 58, 58, 58])
    #expect(try heights(ProgressView(value: 0.5).progressViewStyle(.linear)) == [4, 4, 4, 4, 4])
  }

  @Test("On a Mac all of them follow, as AppKit's switches of 26, 32 and 38 points do")
  func mac() throws {
    func all(_ height: CGFloat) -> [CGFloat] { [26.0 / 38, 32.0 / 38, 1, 1.25, 1.5].map { height * $0 } }
    func near(_ a: [CGFloat], _ b: [CGFloat]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 0.01 } }
    #expect(try near(heights(toggle, mac: true), all(31)))
    #expect(try near(heights(Slider(value: .constant(0.5)), mac: true), all(28)))
    #expect(try near(heights(stepper, mac: true), all(32)))
    #expect(try near(heights(picker, mac: true), all(32)))
    #expect(try near(heights(field, mac: true), all(34)))
    #expect(try near(heights(date, mac: true), all(34)))
    #expect(try near(heights(bar, mac: true), all(6)))
    #expect(try near(heights(ring, mac: true), all(58)))
    #expect(try near(heights(ProgressView(value: 0.5).progressViewStyle(.linear), mac: true), all(4)))
    #expect(try size(stepper, .mini, mac: true).width == 94 * 26 / 38)
  }
}
