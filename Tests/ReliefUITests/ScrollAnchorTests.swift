import Foundation
import ReliefGeometry
import Testing

@testable import ReliefUI

@MainActor @Suite struct ScrollAnchorTests {
  private func top(
    _ view: some View, _ name: String = "Color", in size: ProposedViewSize = .init(width: 50, height: 100)
  ) throws -> CGPoint { try frame(of: name, view, in: size).origin }

  private func scrolled(_ height: CGFloat) -> some View {
    ScrollView { Color.red.frame(width: 20, height: height) }
  }

  @Test("Content that is longer than the frame shows the part of the anchor")
  func starts() throws {
    #expect(try top(scrolled(300)).y == 0)
    for (anchor, y) in [(UnitPoint.top, 0.0), (.center, -100), (.bottom, -200)] {
      #expect(try top(scrolled(300).defaultScrollAnchor(anchor)).y == CGFloat(y))
      #expect(try top(scrolled(300).scrollPosition(initialAnchor: anchor)).y == CGFloat(y))
    }
    #expect(try top(scrolled(300).defaultScrollAnchor(.bottom, for: .alignment)).y == 0)
    #expect(try top(scrolled(300).defaultScrollAnchor(.bottom, for: .initialOffset)).y == -200)
    let across = ScrollView(.horizontal) { Color.red.frame(width: 150, height: 20) }
    #expect(try top(across.defaultScrollAnchor(.trailing)).x == -100)
    let mirrored = across.defaultScrollAnchor(.trailing).environment(\.layoutDirection, .rightToLeft)
    #expect(try top(mirrored).x == 0)
    #expect(try top(across.environment(\.layoutDirection, .rightToLeft)).x == -100)
  }

  @Test("Content that is shorter than the frame lies where the anchor says")
  func alignments() throws {
    #expect(try top(scrolled(40)).y == 0)
    #expect(try top(scrolled(40).defaultScrollAnchor(.bottom)).y == 60)
    #expect(try top(scrolled(40).defaultScrollAnchor(.center, for: .alignment)).y == 30)
    #expect(try top(scrolled(40).defaultScrollAnchor(.center, for: .initialOffset)).y == 0)
  }

  @Test("A position says how far content is scrolled, and no farther than it goes")
  func positions() throws {
    for (position, y) in [
      (ScrollPosition(), 0.0), (ScrollPosition(edge: .bottom), -200),
      (ScrollPosition(point: CGPoint(x: 0, y: 30)), -30),
      (ScrollPosition(point: CGPoint(x: 0, y: 900)), -200),
      (ScrollPosition(idType: Int.self), 0),
    ] {
      #expect(try top(scrolled(300).scrollPosition(.constant(position))).y == CGFloat(y))
    }
    var position = ScrollPosition()
    position.scrollTo(y: 12)
    #expect(try top(scrolled(300).scrollPosition(.constant(position))).y == -12)
  }

  @Test("Lazy rows are made where the anchor shows them, and inner scroll views begin anew")
  func inner() throws {
    let rows = ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { _ in Color.red.frame(height: 10) } }
    }
    let text = try frames(rows.defaultScrollAnchor(.bottom), in: .init(width: 50, height: 100))
    #expect(text.components(separatedBy: "Color (0, ").count - 1 < 30)
    #expect(text.contains("Color (0, 90, 50, 10)"))
    let nested = ScrollView { scrolled(300).frame(height: 50) }.defaultScrollAnchor(.bottom)
    #expect(try top(nested).y == 50)
  }
}
