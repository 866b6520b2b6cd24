import Foundation
import ReliefDrawing
import ReliefGeometry
import Testing

@testable import ReliefUI

/// Reading from right to left.
@MainActor @Suite struct LayoutDirectionTests {
  private var box: some View { Color.red.frame(width: 30, height: 20) }
  private let offer = ProposedViewSize(width: 100, height: 20)

  private func starts(_ view: some View) throws -> [CGFloat] {
    try host(view, in: offer) { $0.layoutDirection = .rightToLeft }.displayList().filled.map(\.minX)
  }

  @Test("Stacks run from the right")
  func stacks() throws {
    let row = HStack(spacing: 5) {
      box
      box.frame(width: 20)
    }.frame(maxWidth: .infinity, alignment: .leading)
    #expect(try starts(row) == [70, 40])
    let column = VStack(alignment: .leading, spacing: 0) {
      box.frame(height: 10)
      Color.blue.frame(width: 60, height: 10)
    }
    #expect(try starts(column) == [50, 20])
  }

  @Test("Leading edges and alignments are on the right")
  func leading() throws {
    #expect(try starts(box.padding(.leading, 10).frame(maxWidth: .infinity, alignment: .leading)) == [60])
    #expect(try starts(box.frame(maxWidth: .infinity, alignment: .trailing)) == [0])
    #expect(try starts(Color.clear.overlay(alignment: .topLeading) { box }) == [70])
    #expect(try starts(GeometryReader { _ in box }) == [70])
  }

  @Test("Offsets go from where reading begins, so that the knob of a slider stays on its track")
  func offsets() throws {
    #expect(try starts(box.offset(x: 10, y: 5)) == [25])
    let slider = ZStack(alignment: .leading) {
      Color.clear
      box.offset(x: 60)
    }
    #expect(try starts(slider) == [10])
  }

  @Test("Text keeps its size, and stands at the right where it is leading")
  func text() throws {
    let view = Text(verbatim: "abc").frame(width: 100, alignment: .leading)
    let mirrored = view.environment(\.layoutDirection, .rightToLeft)
    let (left, right) = (try frame(of: "Text", view), try frame(of: "Text", mirrored))
    #expect(right.size == left.size)
    #expect(left.minX == 0 && abs(right.maxX - 100) < 0.01)
  }

  @Test("Grids run from the right")
  func grids() throws {
    let grid = Grid(horizontalSpacing: 10) {
      GridRow {
        box
        box.frame(width: 40)
      }
    }
    #expect(try starts(grid) == [60, 15])
    let lazy = LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.fixed(30))]) {
      box
      box
    }
    #expect(try starts(lazy) == [54, 16])
  }

  @Test("A picture is mirrored when it is told to be")
  func mirrored() throws {
    let corner = ZStack(alignment: .topLeading) {
      Color.clear
      box
    }.environment(\.layoutDirection, .leftToRight)
    func list(_ direction: LayoutDirection) throws -> String {
      let flipped = corner.flipsForRightToLeftLayoutDirection(true)
      let host = host(flipped, in: offer) { $0.layoutDirection = direction }
      return try DisplayListPrinter.text(host.displayList())
    }
    #expect(try list(.leftToRight) == "fill rect (0, 0, 30, 20) #FF3B30")
    #expect(
      try list(.rightToLeft) == """
        transform (-1, 0, 0, 1, 100, 0)
          fill rect (0, 0, 30, 20) #FF3B30
        """)
  }

  private struct Half: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior

    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 4, height: rect.height))
    }
  }

  @Test("Shapes are mirrored, but for those that say no")
  func shapes() throws {
    #expect(try starts(Half(layoutDirectionBehavior: .mirrors)) == [75])
    #expect(try starts(Half(layoutDirectionBehavior: .fixed)) == [0])
    #expect(try starts(Half(layoutDirectionBehavior: .fixed).offset(x: 3)) == [3])
    let corner = Color.red.clipShape(UnevenRoundedRectangle(topLeadingRadius: 8))
    let host = host(corner, in: offer) { $0.layoutDirection = .rightToLeft }
    #expect(try DisplayListPrinter.text(host.displayList()).hasPrefix("clip rounded 0,8,0,0 (0, 0, 100, 20)"))
  }

  private func drawn(_ view: some View) throws -> (left: String, right: String) {
    func list(_ direction: LayoutDirection) throws -> String {
      DisplayListPrinter.text(
        try host(view, in: .init(width: 60, height: 60)) { $0.layoutDirection = direction }.displayList())
    }
    return (try list(.leftToRight), try list(.rightToLeft))
  }

  @Test("Shapes that are alike on both sides stay as they are, so rings of progress run clockwise")
  func rings() throws {
    let line = StrokeStyle(lineWidth: 4, lineCap: .round)
    for shape in [
      AnyShape(Circle().trim(from: 0, to: 0.3).stroke(style: line)),
      AnyShape(Capsule().trim(from: 0, to: 0.3)), AnyShape(Rectangle().trim(from: 0.1, to: 0.3)),
      AnyShape(RoundedRectangle(cornerRadius: 4).inset(by: 2).trim(from: 0, to: 0.3)),
      AnyShape(Ellipse().rotation(.degrees(20)).trim(from: 0, to: 0.3)),
    ] {
      let both = try drawn(shape.fill(.red))
      #expect(both.left == both.right && both.left.hasPrefix("fill"))
    }
    let ring = try drawn(Gauge(value: 0.3) {}.gaugeStyle(.accessoryCircularCapacity))
    #expect(ring.left == ring.right)
  }

  @Test("A ring that is open below has its least value where reading begins")
  func openRing() throws {
    let gauge = Gauge(value: 0.2) {
    } currentValueLabel: {
      Text(verbatim: "2")
    }
    .gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.red, .green]))
    let both = try drawn(gauge)
    // The ring is 60 points wide here; its picture is turned over as a whole, gradient included, the label is not.
    let mirrored = both.right.split(separator: "\n")
    #expect(mirrored.first == "transform (-1, 0, 0, 1, 60, 0)")
    #expect(
      mirrored.dropFirst().prefix(3).map { String($0.dropFirst(2)) }
        == both.left.split(separator: "\n").prefix(3).map(String.init))
    #expect(mirrored.last?.hasPrefix("glyphs 1 from") == true)
  }

  @Test(
    "Symbols of lists and loudspeakers are mirrored with what stands beside them, players' and others are not",
    arguments: [
      ("list.bullet", true), ("speaker.wave.2.fill", true), ("chevron.forward", true),
      ("chevron.right", false), ("forward.fill", false), ("heart", false),
    ])
  func symbols(_ name: String, _ isMirrored: Bool) throws {
    let both = try drawn(Image(systemName: name))
    #expect((both.left != both.right) == isMirrored)
  }
}
