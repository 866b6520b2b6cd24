import Foundation
import ReliefDrawing
import Testing

@testable import ReliefUI

/// Safe areas, on an iPhone 12 Pro: 390 x 844 points, of which bars and corners cover 47 above and 34 below.
@MainActor @Suite struct LayoutSafeAreaTests {
  private func phone(_ view: some View) -> ViewHost {
    let host = host(view)
    host.screen = .init(
      proposal: ProposedViewSize(width: 390, height: 763), size: CGSize(width: 390, height: 844),
      insets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    return host
  }

  @Test("A view gets the room that nothing covers, 390 x 763")
  func safe() throws {
    #expect(try phone(Color.red).displayList().filled == [CGRect(x: 0, y: 47, width: 390, height: 763)])
  }

  /// Edges that are ignored, and what a colour fills then.
  nonisolated static let edges: [(Edge.Set, CGRect)] = [
    (.all, CGRect(x: 0, y: 0, width: 390, height: 844)),
    (.top, CGRect(x: 0, y: 0, width: 390, height: 810)),
    (.bottom, CGRect(x: 0, y: 47, width: 390, height: 797)),
    (.horizontal, CGRect(x: 0, y: 47, width: 390, height: 763)),
  ]

  @Test("What ignores the safe area fills the screen on those edges", arguments: edges)
  func ignored(_ edges: Edge.Set, _ filled: CGRect) throws {
    #expect(try phone(Color.red.ignoresSafeArea(edges: edges)).displayList().filled == [filled])
    #expect(try phone(Color.red.edgesIgnoringSafeArea(edges)).displayList().filled == [filled])
    #expect(try phone(Color.red.ignoresSafeArea(.keyboard)).displayList().filled[0].height == 763)
  }

  @Test("Only views that touch a covered edge grow into it")
  func touching() throws {
    let middle = Color.red.frame(width: 50, height: 51).ignoresSafeArea()
    #expect(try phone(middle).displayList().filled == [CGRect(x: 170, y: 403, width: 50, height: 51)])
    let column = VStack(spacing: 0) {
      Color.red.frame(height: 100).ignoresSafeArea()
      Color.blue
    }
    #expect(try phone(column).displayList().filled[1].minY == 147)
  }

  @Test("A style in the background reaches under the bars, a view does not")
  func backgrounds() throws {
    let wide = Text(verbatim: "a").frame(maxWidth: .infinity, maxHeight: .infinity)
    let style = try phone(wide.background(Color.red)).displayList().filled[0]
    #expect(style == CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = try phone(wide.background { Color.red }).displayList().filled[0]
    #expect(view == CGRect(x: 0, y: 47, width: 390, height: 763))
    let stack = ZStack {
      Color.red.ignoresSafeArea()
      Color.blue
    }
    #expect(try phone(stack).displayList().filled.map(\.height) == [844, 763])
  }

  @Test("A proxy says how much is covered beyond the edges that touch")
  func proxy() throws {
    final class Found { var insets: [EdgeInsets] = [] }
    let found = Found()
    let reader = GeometryReader { proxy in
      let _ = found.insets.append(proxy.safeAreaInsets)
      Color.clear
    }
    _ = try phone(reader).displayList()
    _ = try phone(reader.padding(.top, 1)).displayList()
    #expect(
      found.insets == [
        EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0),
        EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0),
      ])
  }

  @Test("A bar at an edge takes room from the view, and what ignores the safe area goes on under it")
  func insets() throws {
    let bar = Color.blue.frame(height: 50)
    let plain = try phone(Color.red.safeAreaInset(edge: .bottom, spacing: 0) { bar }).displayList().filled
    #expect(plain[0] == CGRect(x: 0, y: 47, width: 390, height: 713))
    #expect(plain[1] == CGRect(x: 0, y: 760, width: 390, height: 50))
    let under = Color.red.ignoresSafeArea().safeAreaInset(edge: .top) { bar }
    #expect(try phone(under).displayList().filled[0] == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test("Padding of the safe area is covered for what is inside")
  func padding() throws {
    let view = ZStack {
      Color.red.ignoresSafeArea()
      Color.blue
    }.safeAreaPadding(.top, 20)
    let filled = try phone(view).displayList().filled
    #expect(filled[0] == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(filled[1] == CGRect(x: 0, y: 67, width: 390, height: 743))
  }
}
