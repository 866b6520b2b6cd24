import Foundation
import ReliefDrawing
import Testing

@testable import ReliefUI

@MainActor @Suite struct PresentationTests {
  private var box: some View { Color.red.frame(width: 20, height: 10) }

  private func lines(_ host: ViewHost) throws -> [String] {
    DisplayListPrinter.text(try host.displayList()).split(separator: "\n").map(String.init)
  }

  @Test("A sheet lies in front of later siblings and fills the screen, wherever its view lies")
  func front() throws {
    let view = ZStack(alignment: .topLeading) {
      box.sheet(isPresented: .constant(true)) { Color.green }.offset(x: 5).rotationEffect(.degrees(30))
        .opacity(0.5).clipped()
      Color.blue
    }
    let host = ReliefUITests.host(view, in: .init(width: 100, height: 200))
    let lines = try lines(host)
    #expect(
      Array(lines.suffix(5)) == [
        "fill rect (0, 0, 100, 200) #007AFF", "fill rect (0, 0, 100, 200) #000000/0.2",
        "clip rounded 10,10,0,0 (0, 10, 100, 190)", "  fill rect (0, 10, 100, 190) #FFFFFF",
        "  fill rect (0, 10, 100, 190) #34C759",
      ])
    #expect(lines[0] == "clip rect (0, 0, 20, 10)")
  }

  private struct Nested: View {
    @State private var first = true
    @State private var second = true
    var body: some View {
      Color.red.sheet(isPresented: $first) {
        Color.green.fullScreenCover(isPresented: $second) { Inner() }
      }
    }
    struct Inner: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View { (isPresented ? Color.blue : .black).onTapGesture { dismiss() } }
    }
  }

  @Test("A sheet may show a cover, which a tap in it leaves")
  func nested() throws {
    let host = ReliefUITests.host(Nested(), in: .init(width: 100, height: 200))
    #expect(try lines(host).last == "  fill rect (0, 0, 100, 200) #007AFF")
    #expect(try host.layoutDescription().components(separatedBy: "presentation (0, 0, 100, 200)").count == 3)
    try host.tap(at: CGPoint(x: 50, y: 100))
    #expect(try lines(host).last == "  fill rect (0, 10, 100, 190) #34C759")
    // Beside the sheet.
    try host.tap(at: CGPoint(x: 50, y: 5))
    #expect(try lines(host) == ["fill rect (0, 0, 100, 200) #FF3B30"])
  }

  @Test("The sheet of a reader's content is shown too")
  func deferred() throws {
    let view = GeometryReader { _ in box.sheet(isPresented: .constant(true)) { Color.green } }
    #expect(
      try lines(host(view, in: .init(width: 50, height: 60))).last == "  fill rect (0, 10, 50, 50) #34C759")
  }

  @Test("Effects by place are made of the view's frame, and leave the layout as it is")
  func visualEffects() throws {
    let view = HStack(spacing: 0) {
      box
      box.visualEffect { content, proxy in
        content.offset(x: proxy.frame(in: .global).minX, y: proxy.size.height).opacity(0.5)
      }
      box.scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.2) }
    }
    #expect(
      try lines(host(view)) == [
        "fill rect (0, 0, 20, 10) #FF3B30", "opacity 0.502", "  fill rect (40, 10, 20, 10) #FF3B30",
        "fill rect (40, 0, 20, 10) #FF3B30",
      ])
    let text = VStack {
      Text("a").visualEffect { content, _ in content.blur(radius: 2) }; Text("b")
    }
    #expect(try host(text).size().height == 42)
  }

  @Test(
    "Bordered buttons and wheels of progress follow the size of controls",
    arguments: [(ControlSize.small, 28.0, 14.0), (.regular, 35, 20), (.large, 51, 37)])
  func controlSizes(_ size: ControlSize, _ button: Double, _ wheel: Double) throws {
    #expect(
      try host(Button("a") {}.buttonStyle(.bordered).controlSize(size)).size().height == CGFloat(button))
    #expect(try host(ProgressView().controlSize(size)).size().width == CGFloat(wheel))
    let toggle = Toggle("a", isOn: .constant(true)).toggleStyle(.button).controlSize(size)
    #expect(try host(toggle).size().height == CGFloat(button))
  }

  private struct Choosing: View {
    @State private var isDark = false
    var body: some View {
      Color.primary.preferredColorScheme(isDark ? .dark : nil).onTapGesture { isDark.toggle() }
    }
  }

  @Test("A preferred scheme holds while it is preferred")
  func preferredScheme() throws {
    let host = ReliefUITests.host(Choosing(), in: .init(width: 10, height: 10))
    for wanted in ["#000000", "#FFFFFF", "#000000"] {
      #expect(try lines(host) == ["fill rect (0, 0, 10, 10) \(wanted)"])
      try host.tap(at: CGPoint(x: 5, y: 5))
    }
    host.fixesColorScheme = true
    try host.update()
    #expect(try lines(host) == ["fill rect (0, 0, 10, 10) #000000"])
  }

  @Test("The border of a rectangle lies on whole pixels, whatever its width")
  func borders() throws {
    #expect(
      try lines(host(Color.white.border(.blue), in: .init(width: 20, height: 20))).last
        == "stroke rect (0.5, 0.5, 19, 19) #007AFF width 1")
    #expect(
      try lines(host(Color.white.border(.blue, width: 1), in: .init(width: 20, height: 20), scale: 3)).last
        == "stroke rect (0.5, 0.5, 19, 19) #007AFF width 1")
  }
}
