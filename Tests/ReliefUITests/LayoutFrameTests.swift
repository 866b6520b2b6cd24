import Foundation
import ReliefDrawing
import ReliefGeometry
import Testing

@testable import ReliefUI

/// Frames, ratios, positions and containers.
@MainActor @Suite struct LayoutFrameTests {
  private var box: some View { Color.red.frame(width: 30, height: 20) }
  private let offer = ProposedViewSize(width: 100, height: 100)

  /// Limits, and the widths that a view of 30 points gets where 100, 40, 5 points or nothing is offered.
  /// Source: OpenSwiftUI, Layout/Modifier/FrameLayout.swift.
  nonisolated static let limits: [(CGFloat?, CGFloat?, CGFloat?, [CGFloat])] = [
    (nil, nil, CGFloat.infinity, [100, 40, 30, 30]),
    (nil, nil, 50, [50, 40, 30, 30]),
    (nil, nil, 20, [20, 20, 20, 20]),
    (50, nil, nil, [50, 50, 50, 50]),
    (10, nil, nil, [30, 30, 10, 30]),
    (10, nil, 60, [60, 40, 10, 30]),
    (0, nil, CGFloat.infinity, [100, 40, 5, 30]),
    (nil, 70, nil, [30, 30, 30, 70]),
    (nil, 70, CGFloat.infinity, [100, 40, 30, 70]),
  ]

  @Test("A flexible frame takes what its limits, the offer and the view allow", arguments: limits)
  func flexible(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?, _ widths: [CGFloat]) throws {
    let view = box.frame(minWidth: least, idealWidth: ideal, maxWidth: most)
    let offers: [CGFloat?] = [100, 40, 5, nil]
    let found = try offers.map {
      try frame(of: "frame", view, in: ProposedViewSize(width: $0, height: nil)).width
    }
    #expect(found == widths)
  }

  @Test("A fixed frame aligns what it holds, and lets it stick out")
  func fixed() throws {
    let small = box.frame(width: 50, height: 50, alignment: .bottomTrailing)
    #expect(try frame(of: "frame", small, at: 1) == CGRect(x: 20, y: 30, width: 30, height: 20))
    let big = box.frame(width: 10, height: 10)
    #expect(try frame(of: "frame", big, at: 1) == CGRect(x: -10, y: -5, width: 30, height: 20))
  }

  @Test("A ratio is kept inside of the offer, or around it")
  func ratio() throws {
    let wide = ProposedViewSize(width: 100, height: 50)
    let fit = Color.red.aspectRatio(1, contentMode: .fit)
    #expect(try frame(of: "Color", fit, in: wide) == CGRect(x: 25, y: 0, width: 50, height: 50))
    let fill = Color.red.aspectRatio(1, contentMode: .fill)
    #expect(try frame(of: "Color", fill, in: wide) == CGRect(x: 0, y: -25, width: 100, height: 100))
    let size = Color.red.aspectRatio(CGSize(width: 4, height: 1), contentMode: .fit)
    #expect(try frame(of: "Color", size, in: wide).size == CGSize(width: 100, height: 25))
    let narrow = ProposedViewSize(width: 100, height: nil)
    #expect(try frame(of: "Color", size, in: narrow).size == CGSize(width: 100, height: 25))
  }

  @Test("A position is that of the middle, in all the room; an offset leaves the layout")
  func position() throws {
    let placed = box.position(x: 20, y: 70)
    #expect(try frame(of: "position", placed, in: offer).size == CGSize(width: 100, height: 100))
    #expect(try frame(of: "frame", placed, in: offer) == CGRect(x: 5, y: 60, width: 30, height: 20))
    let moved = box.offset(x: 7, y: 9)
    #expect(try frame(of: "offset", moved) == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(try host(moved).displayList().filled == [CGRect(x: 7, y: 9, width: 30, height: 20)])
  }

  @Test("A background and an overlay get the size of the view, and do not change it")
  func decorations() throws {
    let view = box.background(Color.blue).overlay(alignment: .topTrailing) {
      Color.green.frame(width: 50, height: 5)
    }
    #expect(try frame(of: "overlay", view, in: offer) == CGRect(x: 35, y: 40, width: 30, height: 20))
    #expect(try frame(of: "frame", view, in: offer, at: 1) == CGRect(x: 15, y: 40, width: 50, height: 5))
  }

  @Test("A style behind a view in the middle of the picture stays behind the view")
  func backgroundInTheMiddle() throws {
    let place = CGRect(x: 35, y: 40, width: 30, height: 20)
    #expect(try host(box.background(Color.blue), in: offer).displayList().filled == [place, place])
  }

  @Test("A view in front of others in a ZStack gets the whole offer, and the stack is as big as all")
  func zStack() throws {
    let stack = ZStack(alignment: .topLeading) {
      box
      Color.green.frame(width: 10, height: 40)
    }
    #expect(try host(stack).size() == CGSize(width: 30, height: 40))
    #expect(try frame(of: "frame", stack, at: 0).origin == .zero)
    #expect(try frame(of: "Color", ZStack { Color.red }, in: offer).size == CGSize(width: 100, height: 100))
  }

  @Test("A guide of a view moves it against its siblings")
  func guides() throws {
    let column = VStack(alignment: .leading, spacing: 0) {
      box
      box.alignmentGuide(.leading) { $0[.leading] - 10 }
      box.alignmentGuide(HorizontalAlignment.leading) { $0.width / 2 }
    }
    let places = try (0..<3).map { try frame(of: "frame", column, at: $0).minX }
    #expect(places == [15, 25, 0])
  }

  private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }

  @Test("Views share a guide of the user's own, through the containers around")
  func ownGuide() throws {
    let row = HStack(alignment: VerticalAlignment(Quarter.self), spacing: 0) {
      Color.red.frame(width: 10, height: 40)
      VStack(spacing: 0) {
        Color.blue.frame(width: 10, height: 10)
        Color.blue.frame(width: 10, height: 20).alignmentGuide(VerticalAlignment(Quarter.self)) { $0.height }
      }
    }
    #expect(try frame(of: "VStack", row) == CGRect(x: 10, y: 0, width: 10, height: 30))
    #expect(try frame(of: "frame", row, at: 0) == CGRect(x: 0, y: 20, width: 10, height: 40))
  }

  @Test("Baselines of text of two sizes meet")
  func baselines() throws {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(verbatim: "a").font(.system(size: 40))
      Text(verbatim: "b").font(.system(size: 10))
    }
    let (big, small) = (
      try frame(of: "Text", row, scale: 1, at: 0), try frame(of: "Text", row, scale: 1, at: 1)
    )
    // The ascender is 0.95215 of the size; lines begin at whole pixels.
    #expect(abs((small.minY - big.minY) - 0.95215 * 30) <= 1)
  }

  @Test("A divider is one pixel thick, across its stack")
  func divider() throws {
    let column = VStack(spacing: 0) {
      box
      Divider()
    }
    #expect(try frame(of: "Divider", column, in: offer, scale: 2).size == CGSize(width: 100, height: 0.5))
    let row = HStack(spacing: 0) {
      Divider()
      box
    }
    let size = try frame(of: "Divider", row, in: offer, scale: 4).size
    #expect(size == CGSize(width: 0.25, height: 100))
  }

  @Test("A divider at half a pixel is still one pixel thick")
  func dividerSnaps() throws {
    let column = VStack(spacing: 0) {
      Color.clear.frame(height: 10.5)
      Divider()
    }
    let list = try host(column, in: ProposedViewSize(width: 10, height: 11.5), scale: 1).displayList()
    #expect(list.filled == [CGRect(x: 0, y: 10, width: 10, height: 1)])
  }

  @Test("A frame relative to the container takes parts of the screen without what is covered")
  func containerFrames() throws {
    let screen = ViewHost.Screen(
      proposal: ProposedViewSize(width: 390, height: 763), size: CGSize(width: 390, height: 844),
      insets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    func size(_ view: some View) throws -> CGSize {
      let host = host(VStack { view }.frame(width: 50, height: 50))
      host.screen = screen
      let line = try host.layoutDescription().split(separator: "\n").first { $0.contains("Relative") }
      let numbers = line?.split(separator: "(")[1].dropLast().split(separator: ",").compactMap {
        Double($0.trimmingCharacters(in: .whitespaces))
      }
      return CGSize(width: numbers?[2] ?? 0, height: numbers?[3] ?? 0)
    }
    let color = Color.red
    #expect(
      try size(color.containerRelativeFrame([.horizontal, .vertical])) == CGSize(width: 390, height: 763))
    let part = color.containerRelativeFrame(.vertical) { length, _ in length * 0.06 }
    #expect(try abs(size(part).height - 45.78) < 0.001)
    // (390 - 3 x 10) / 4 = 90, two of them and the distance between: 190.
    let span = color.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
    #expect(try size(span).width == 190)
  }

  @Test("In a scroll view, a relative frame takes parts of the scroll view")
  func containerInScrollView() throws {
    let view = VStack(spacing: 0) {
      Color.blue.frame(height: 40)
      ScrollView { Color.red.containerRelativeFrame(.vertical) }
    }
    #expect(try frame(of: "containerRelativeFrame", view, in: offer).height == 60)
  }
}
