import Foundation
import ReliefDrawing
import Testing

@testable import ReliefUI

/// Lazy stacks and scroll views.
@MainActor @Suite struct LayoutLazyTests {
  private let offer = ProposedViewSize(width: 100, height: 95)

  private final class Count {
    var rows: [Int] = []
  }

  private struct Row: View {
    let index: Int
    let count: Count

    var body: some View {
      let _ = count.rows.append(index)
      Color.red.frame(height: 20)
    }
  }

  @Test("Of a million rows only those that are seen are made and drawn")
  func million() throws {
    let count = Count()
    let view = ScrollView {
      LazyVStack(spacing: 10) { ForEach(0..<1_000_000) { Row(index: $0, count: count) } }
    }
    let filled = try host(view, in: offer).displayList().filled
    #expect(filled == [0, 30, 60, 90].map { CGRect(x: 0, y: $0, width: 100, height: 20) })
    #expect(Set(count.rows) == [0, 1, 2, 3])
    // The other rows count as long as those that were made.
    #expect(try frame(of: "LazyVStack", view, in: offer).height == 29_999_990)
  }

  @Test("A row that is made to be measured but is not seen does not appear")
  func unseen() throws {
    let count = Count()
    let view = ScrollView {
      VStack(spacing: 0) {
        Color.blue.frame(height: 80)
        LazyVStack(spacing: 0) { ForEach(0..<100) { Row(index: $0, count: count) } }
      }
    }
    #expect(try host(view, in: offer).displayList().filled.count == 2)
  }

  @Test("A lazy stack that does not scroll is as long as all its rows")
  func exact() throws {
    let stack = LazyVStack(alignment: .leading, spacing: 2) {
      ForEach(0..<10) { Color.red.frame(width: 10, height: CGFloat($0)) }
    }
    #expect(try frame(of: "LazyVStack", stack, in: ProposedViewSize(width: 50, height: nil)).height == 63)
    #expect(try host(stack).size() == CGSize(width: 10, height: 63))
  }

  @Test("Lists of all kinds are opened: groups, conditions, modifiers and bodies")
  func kinds() throws {
    struct Two: View {
      var body: some View {
        Color.red.frame(height: 1)
        Color.red.frame(height: 2)
      }
    }
    let stack = LazyVStack(spacing: 0) {
      Group {
        Two()
        if true { Color.red.frame(height: 4) }
      }
      ForEach(0..<2) { _ in Color.red.frame(height: 8) }.padding(.top, 16)
      AnyView(Color.red.frame(height: 32))
      EmptyView()
    }
    #expect(try frame(of: "LazyVStack", stack, in: ProposedViewSize(width: 9, height: nil)).height == 87)
  }

  @Test("A lazy horizontal stack runs from the side where reading begins")
  func horizontal() throws {
    let view = ScrollView(.horizontal) {
      LazyHStack(spacing: 0) { ForEach(0..<1_000) { _ in Color.red.frame(width: 40) } }
    }
    let starts = try host(view, in: offer).displayList().filled.map(\.minX)
    #expect(starts == [0, 40, 80])
    let mirrored = view.environment(\.layoutDirection, .rightToLeft)
    #expect(try host(mirrored, in: offer).displayList().filled.map(\.minX) == [60, 20, -20])
  }

  @Test("A scroll view takes the offer along its axis and its content's length across, and cuts the content")
  func scrollView() throws {
    let view = ScrollView { Color.red.frame(width: 30, height: 300) }
    #expect(try frame(of: "ScrollView", view, in: offer) == CGRect(x: 35, y: 0, width: 30, height: 95))
    #expect(
      try DisplayListPrinter.text(host(view, in: offer).displayList()) == """
        clip rect (35, 0, 30, 95)
          fill rect (35, 0, 30, 300) #FF3B30
        """)
    #expect(try host(view).size() == CGSize(width: 30, height: 300))
  }

  @Test("Several views in a scroll view stand below each other")
  func implicitStack() throws {
    let view = ScrollView(showsIndicators: false) {
      Color.red.frame(width: 30, height: 30)
      Color.blue.frame(width: 20, height: 30)
    }
    #expect(try frame(of: "frame", view, in: offer, at: 1) == CGRect(x: 40, y: 38, width: 20, height: 30))
  }

  @Test("Margins stand around the content of scroll views, inert words change nothing")
  func margins() throws {
    let view = ScrollView { Color.red.frame(height: 20) }
      .contentMargins(.horizontal, 10, for: .scrollContent)
      .contentMargins(.top, 5)
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.viewAligned)
      .scrollBounceBehavior(.basedOnSize)
    #expect(try frame(of: "frame", view, in: offer) == CGRect(x: 10, y: 5, width: 80, height: 20))
  }

  @Test("A scroll view at the edge of the safe area shows its content under the bars")
  func underBars() throws {
    let host = host(ScrollView { Color.red.frame(height: 2_000) })
    host.screen = .init(
      proposal: ProposedViewSize(width: 390, height: 763), size: CGSize(width: 390, height: 844),
      insets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    #expect(
      try DisplayListPrinter.text(host.displayList()) == """
        clip rect (0, 0, 390, 844)
          fill rect (0, 47, 390, 2000) #FF3B30
        """)
  }
}
