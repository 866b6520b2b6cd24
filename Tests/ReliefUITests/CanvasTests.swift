import Foundation
import ReliefDrawing
import ReliefGeometry
import Testing

@testable import ReliefUI

@MainActor @Suite struct CanvasTests {
  private func lines(_ view: some View) throws -> [String] {
    DisplayListPrinter.text(try host(view, in: ProposedViewSize(width: 40, height: 20)).displayList())
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("A canvas takes the room that is offered, draws from its upper left corner, and cuts what sticks out")
  func drawing() throws {
    let canvas = Canvas { context, size in
      #expect(size == CGSize(width: 36, height: 16))
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
      context.stroke(
        Path(CGRect(x: 1, y: 1, width: 2, height: 2)), with: .color(white: 0),
        style: StrokeStyle(lineWidth: 2))
    }
    let drawn = try lines(canvas.padding(2))
    #expect(drawn[0] == "clip rect (2, 2, 36, 16)")
    #expect(drawn[1] == "transform (1, 0, 0, 1, 2, 2)")
    #expect(drawn[2] == "fill rect (0, 0, 5, 5) #FF3B30")
    #expect(drawn[3].hasPrefix("stroke rect (1, 1, 2, 2) #000000"))
    #expect(try frame(of: "Canvas", canvas, in: ProposedViewSize(width: 40, height: 20)).width == 40)
  }

  @Test("Opacity, blend modes, transforms, clips and filters go around what is drawn after them, not before")
  func state() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    let drawn = try lines(
      Canvas { context, _ in
        context.fill(square, with: .color(.black))
        var other = context
        other.opacity = 0.5
        other.blendMode = .multiply
        other.translateBy(x: 3, y: 0)
        other.clip(to: square)
        other.addFilter(.blur(radius: 2))
        other.fill(square, with: .color(.black))
        context.fill(square, with: .color(.white))
      })
    #expect(
      drawn == [
        "clip rect (0, 0, 40, 20)", "transform (1, 0, 0, 1, 0, 0)", "fill rect (0, 0, 4, 4) #000000",
        "blend multiply",
        "opacity 0.502", "clip rect (3, 0, 4, 4)", "blur 2", "transform (1, 0, 0, 1, 3, 0)",
        "fill rect (0, 0, 4, 4) #000000", "fill rect (0, 0, 4, 4) #FFFFFF",
      ])
  }

  @Test("Symbols are found by their tags and drawn about a point; a layer is one picture")
  func symbols() throws {
    let canvas = Canvas { context, _ in
      #expect(context.resolveSymbol(id: "none").map(\.size) == nil)
      guard let symbol = context.resolveSymbol(id: 7) else { return }
      #expect(symbol.size == CGSize(width: 6, height: 4))
      context.drawLayer { $0.draw(symbol, at: CGPoint(x: 10, y: 10)) }
    } symbols: {
      Rectangle().fill(.red).frame(width: 6, height: 4).tag(7)
    }
    let drawn = try lines(canvas)
    #expect(drawn.suffix(2) == ["group", "fill rect (7, 8, 6, 4) #FF3B30"])
  }

  @Test("Texts are measured and drawn about a point; gradients have points of the canvas")
  func content() throws {
    let drawn = try lines(
      Canvas { context, size in
        let text = context.resolve(Text("a").font(.system(size: 10)))
        #expect(text.measure(in: size) == (try? host(Text("a").font(.system(size: 10))).size()))
        context.draw(Text("a").font(.system(size: 10)), at: CGPoint(x: 20, y: 10))
        let gradient = Gradient(colors: [.black, .white])
        context.fill(
          Path(CGRect(x: 0, y: 0, width: 1, height: 1)),
          with: .linearGradient(gradient, startPoint: CGPoint(x: 1, y: 2), endPoint: CGPoint(x: 3, y: 4)))
      })
    #expect(drawn.contains { $0.hasPrefix("glyphs 1 ") })
    #expect(drawn.contains { $0.contains("linear (1, 2) to (3, 4)") || $0.contains("(1, 2)") })
  }
}
