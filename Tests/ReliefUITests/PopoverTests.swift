import Foundation
import ReliefDrawing
import ReliefGeometry
import Testing

@testable import ReliefUI

@MainActor @Suite struct PopoverTests {
  private func view(_ change: (AnyView) -> some View = { $0 }, edge: Edge = .top) -> some View {
    let content = AnyView(change(AnyView(Color.green.frame(width: 80, height: 60))))
    return Color.red.frame(width: 40, height: 20)
      .popover(isPresented: .constant(true), arrowEdge: edge) { content }
  }

  private func host(_ view: some View, wide: Bool) -> ViewHost {
    ReliefUITests.host(view, in: .init(width: 400, height: 300)) {
      $0.horizontalSizeClass = wide ? .regular : .compact
    }
  }

  private func lines(_ host: ViewHost) throws -> [String] {
    DisplayListPrinter.text(try host.displayList()).split(separator: "\n").map(String.init)
  }

  @Test("On a large screen a popover is a bubble below its view, with an arrow that points to it")
  func bubble() throws {
    let host = host(view(), wide: true)
    // The view lies in the middle, from 140 to 160; the arrow is 13 points high.
    #expect(try host.layoutDescription().contains("popover (0, 0, 400, 300)"))
    let drawn = try lines(host)
    #expect(drawn[0] == "fill rect (180, 140, 40, 20) #FF3B30")
    #expect(drawn.last == "  fill rect (160, 173, 80, 60) #34C759")
    #expect(drawn.contains("shadows [#000000/0.2 sigma 20 at (0, 8)]"))
    // The screen below is not darker.
    #expect(!drawn.contains { $0.hasSuffix("#000000/0.2") })
  }

  @Test(
    "The arrow is at the edge that was asked for, or at the other one where only that has room",
    arguments: [
      (Edge.top, CGRect(x: 160, y: 113, width: 80, height: 60), Edge.top, CGPoint(x: 200, y: 100)),
      (.bottom, CGRect(x: 160, y: 7, width: 80, height: 60), .top, CGPoint(x: 200, y: 100)),
      (.leading, CGRect(x: 233, y: 60, width: 80, height: 60), .leading, CGPoint(x: 220, y: 90)),
      (.trailing, CGRect(x: 87, y: 60, width: 80, height: 60), .trailing, CGPoint(x: 180, y: 90)),
    ])
  func places(_ edge: Edge, _ body: CGRect, _ found: Edge, _ tip: CGPoint) {
    let anchor = CGRect(x: 180, y: 80, width: 40, height: 20)
    let screen = CGRect(x: 0, y: 0, width: 400, height: 300)
    let place = PopoverPlace(body.size, at: anchor, in: screen, edge: edge)
    #expect(place.edge == found && place.tip == tip)
    #expect(place.body == (edge == .bottom ? CGRect(x: 160, y: 113, width: 80, height: 60) : body))
    // In a corner the bubble stays on the screen and its arrow on the bubble.
    let corner = PopoverPlace(body.size, at: CGRect(x: 0, y: 0, width: 4, height: 4), in: screen, edge: edge)
    #expect(screen.contains(corner.body) && corner.arrow.boundingRect.maxY <= 90)
  }

  @Test("On a phone a popover is a sheet, unless it says that it is one there too")
  func compact() throws {
    #expect(try host(view(), wide: false).layoutDescription().contains("presentation (0, 0, 400, 300)"))
    for adaptation in [PresentationAdaptation.popover, .none] {
      let host = host(view { $0.presentationCompactAdaptation(adaptation) }, wide: false)
      #expect(try lines(host).last == "  fill rect (160, 173, 80, 60) #34C759")
    }
    let cover = host(view { $0.presentationCompactAdaptation(.fullScreenCover) }, wide: false)
    #expect(try lines(cover).contains { $0.contains("fill rect (0, 0, 400, 300) #FFFFFF") })
    let across = view { $0.presentationCompactAdaptation(horizontal: .sheet, vertical: .popover) }
    #expect(try host(across, wide: false).layoutDescription().contains("presentation"))
  }

  private struct Opening: View {
    @State private var isShown = true
    var body: some View {
      Color.red.frame(width: 40, height: 20).popover(isPresented: $isShown) {
        Color.green.frame(width: 80, height: 60)
      }
    }
  }

  @Test("A tap beside a popover leaves it")
  func tap() throws {
    let host = host(Opening(), wide: true)
    #expect(try lines(host).count > 3)
    try host.tap(at: CGPoint(x: 5, y: 290))
    #expect(try lines(host) == ["fill rect (180, 140, 40, 20) #FF3B30"])
  }
}
