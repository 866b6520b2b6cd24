import AVKit
import SwiftUI
import Testing

/// Buttons, labels, sliders, fields, and what is presented.
@MainActor @Suite struct ControlTests {
  struct Raised: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .frame(maxWidth: .infinity)
        .padding([.top, .bottom], 12)
        .background(Capsule().foregroundColor(configuration.isPressed ? .gray : .element))
    }
  }
  struct Counter: View {
    @State private var count = 1
    let kind: Int
    var body: some View {
      switch kind {
      case 0: Button("a") { count += 1 }.frame(width: CGFloat(count * 10))
      case 1: Button(action: { count += 1 }, label: { Box(width: CGFloat(count * 10)) })
      case 2: Button(action: { count += 1 }) { Box(width: CGFloat(count * 10)) }
      case 3: Button("a", action: { count += 1 }).frame(width: CGFloat(count * 10))
      case 4:
        Button {
          count += 1
        } label: {
          Box(width: CGFloat(count * 10))
        }
      case 5: Button(action: { count += 1 }) { Box(width: CGFloat(count * 10)) }.disabled(true)
      default: Box(width: CGFloat(count * 10)).onTapGesture { count += 1 }
      }
    }
  }

  @Test("A button in each form acts on a tap", arguments: 0...6)
  func buttons(_ kind: Int) throws {
    let host = screen(Counter(kind: kind))
    #expect(try host.size().width == 10)
    try host.tap(at: CGPoint(x: 5, y: 5))
    #expect(try host.size().width == (kind == 5 ? 10 : 20))
  }

  @Test("Buttons have the accent colour, or what their style says")
  func buttonStyles() throws {
    draws(Button("Go") {}, nil, nil, "glyphs 2 * #6A4BD6")
    draws(
      Button("Go") {}.buttonStyle(Raised()), 80, 50, "fill rounded * (0, 2.5, 80, 45) #F0F0F3",
      "glyphs 2 * #000000")
    draws(Button("Go") {}.buttonStyle(PlainButtonStyle()), nil, nil, "glyphs 2 * #000000")
    let host = screen(Button("Go") {}.buttonStyle(Raised()), 80, 50)
    #expect(try host.press(at: CGPoint(x: 40, y: 25)))
    #expect(try host.drawingDescription().contains("#8E8E93"))
  }

  @Test("Labels show a symbol and a title")
  func labels() {
    lays(
      Label("History", systemImage: "plus"), nil, nil, "Image (0, *", "Text (*, 0, *, 21)")
    draws(Label("History", systemImage: "plus"), nil, nil, "fill path*", "glyphs 7 *")
  }

  @Test("A slider's knob lies at its value")
  func sliders() {
    draws(
      Slider(value: .constant(0.5)), 260, 28, "fill capsule (1, 12.5, 129, 4) #6A4BD6",
      "fill circle (117, 0, 27, 27)*")
    draws(
      Slider(value: .constant(5), in: 0...10).accentColor(.red), 260, 28,
      "fill capsule (1, 12.5, 129, 4) #FF3B30")
  }

  @Test("A field shows its text, or its hint")
  func fields() {
    draws(TextField("Name", text: .constant("Bob"), onCommit: {}), 100, 30, "glyphs 3 * #000000")
    draws(TextField("Name", text: .constant(""), onCommit: {}), 100, 30, "glyphs 4 * #3C3C43/0.3*")
  }

  struct Item: Identifiable { let id = 1 }

  @Test("Sheets, alerts and menus are shown while they are said to be")
  func presentations() {
    draws(Box().sheet(isPresented: .constant(true)) { Color.green }, 100, 100, "*#34C759")
    draws(Box().sheet(isPresented: .constant(false)) { Color.green }, 100, 100, "*#FF3B30", not: "#34C759")
    draws(
      Box().sheet(isPresented: .constant(true), onDismiss: {}) {
        Color.green.presentationDetents([.medium, .large])
      },
      100, 100, "fill * (0, 55, 100, 45) #FFFFFF", "*#34C759")
    draws(Box().sheet(item: .constant(Item())) { _ in Color.green }, 100, 100, "*#34C759")
    draws(
      Box().alert(isPresented: .constant(true)) { Alert(title: Text("Ab"), message: Text("abc")) }, 300, 300,
      "fill rounded 14 * #FFFFFF", "glyphs 2 *", "glyphs 3 *", "glyphs 2 * #6A4BD6")
    draws(
      Box().alert(isPresented: .constant(true)) {
        Alert(title: Text("Ab"), message: Text("abc"), dismissButton: .default(Text("Done")))
      }, 300, 300, "glyphs 2 *", "glyphs 3 *", "glyphs 4 * #6A4BD6")
    same(Box().contextMenu { Button("a") {} }, as: Box())
  }

  @Test("A box stands for a video")
  func video() {
    draws(VideoPlayer(player: AVPlayer()), 100, 40, "stroke rect * dash 4,3", "glyphs * from *")
  }
}
