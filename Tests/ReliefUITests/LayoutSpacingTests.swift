import Foundation
import ReliefDrawing
import Testing

@testable import ReliefUI

/// Distances in stacks. The numbers are those of OpenSwiftUI's rules with San Francisco's metrics, at 3x.
@MainActor @Suite struct LayoutSpacingTests {
  private var box: some View { Color.red.frame(width: 10, height: 10) }

  /// The distance between two views below each other.
  private func gap(_ above: some View, _ below: some View) throws -> CGFloat {
    let whole = try host(
      VStack {
        above; below
      }, scale: 3
    ).size().height
    let parts = try host(above, scale: 3).size().height + host(below, scale: 3).size().height
    return ((whole - parts) * 100).rounded() / 100
  }

  @Test("Text below text keeps no distance")
  func textToText() throws {
    #expect(try gap(Text(verbatim: "a"), Text(verbatim: "b")) == 0)
  }

  @Test("Text keeps 10.64 points from what lies below, and 6.43 from what lies above")
  func textToShape() throws {
    #expect(try gap(Text(verbatim: "a"), box) == 10.64)
    #expect(try gap(box, Text(verbatim: "a")) == 6.43)
  }

  @Test("Shapes keep 8 points, text beside a shape too")
  func shapes() throws {
    #expect(try gap(box, box) == 8)
    let row = HStack {
      box
      Text(verbatim: "a")
    }
    #expect(try frame(of: "Text", row, scale: 3).minX == 18)
  }

  @Test("A frame forgets the wishes along the axis that it fixes, and keeps the others")
  func frames() throws {
    #expect(try gap(Text(verbatim: "a").frame(height: 30), box) == 8)
    #expect(try gap(Text(verbatim: "a").frame(minHeight: 30), box) == 8)
    #expect(try gap(Text(verbatim: "a").frame(width: 30), box) == 10.64)
  }

  @Test("Padding forgets the wishes at the edges where it is")
  func padding() throws {
    #expect(try gap(Text(verbatim: "a").padding(), Text(verbatim: "b").padding()) == 8)
    #expect(try gap(Text(verbatim: "a").padding(.horizontal), Text(verbatim: "b")) == 0)
    #expect(try gap(Text(verbatim: "a").padding(.top), box) == 10.64)
  }

  @Test("Backgrounds, offsets and opacity leave wishes as they are")
  func passing() throws {
    #expect(try gap(Text(verbatim: "a").background(Color.red), box) == 10.64)
    #expect(try gap(Text(verbatim: "a").offset(y: 5).opacity(0.5), box) == 10.64)
  }

  @Test("A spacer keeps no distance, and is at least 8 points long")
  func spacer() throws {
    let row = HStack {
      box
      Spacer()
      box
    }
    #expect(try host(row).size().width == 28)
    #expect(try frame(of: "Spacer", row, in: ProposedViewSize(width: 100, height: 10)).width == 80)
    let short = HStack {
      box
      Spacer(minLength: 3)
      box
    }
    #expect(try host(short).size().width == 23)
  }

  @Test("A spacer grows along its stack only, outside of stacks along both axes")
  func spacerAxes() throws {
    let offer = ProposedViewSize(width: 100, height: 50)
    #expect(try frame(of: "Spacer", VStack { Spacer() }, in: offer).size == CGSize(width: 0, height: 50))
    #expect(try frame(of: "Spacer", Spacer(), in: offer).size == CGSize(width: 100, height: 50))
  }

  @Test("A given distance wins over all wishes")
  func explicit() throws {
    let column = VStack(spacing: 3) {
      Text(verbatim: "a")
      box
    }
    #expect(try frame(of: "frame", column, scale: 3).minY == 23.33)
  }

  @Test("Higher priorities get their share first, lower ones keep their least lengths")
  func priorities() throws {
    let row = HStack(spacing: 0) {
      Color.red.frame(minWidth: 10, maxWidth: 60)
      Color.green.frame(minWidth: 10, maxWidth: 60).layoutPriority(1)
      Color.blue.frame(minWidth: 10, maxWidth: 60)
    }
    let offer = ProposedViewSize(width: 100, height: 10)
    let widths = try (0..<3).map { try frame(of: "frame", row, in: offer, at: $0).width }
    #expect(widths == [20, 60, 20])
  }

  @Test("A view that its guide pushes aside is offered what is left")
  func pushedAside() throws {
    let column = VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(height: 10)
      Color.green.frame(height: 10).alignmentGuide(.leading) { _ in -30 }
    }
    let offer = ProposedViewSize(width: 100, height: 20)
    #expect(try frame(of: "Color", column, in: offer, at: 1) == CGRect(x: 30, y: 10, width: 70, height: 10))
  }
}
