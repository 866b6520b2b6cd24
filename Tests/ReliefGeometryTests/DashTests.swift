import Foundation
import ReliefGeometry
import ReliefTestSupport
import Testing

@Suite("Dashes")
struct DashTests {
  /// The extents along x of the dashes of a line from 0 to 20, width 2.
  static func dashes(_ dash: [CGFloat], _ phase: CGFloat, cap: CGLineCap = .butt) -> [[CGFloat]] {
    let style = StrokeStyle(lineWidth: 2, lineCap: cap, dash: dash, dashPhase: phase)
    let line = Path(elements: [.move(to: .zero), .line(to: CGPoint(x: 20, y: 0))])
    return line.strokedOutline(style, tolerance: 1e-3).outline.subpaths.map { points in
      let xs = points.map { ($0.x * 1e6).rounded() / 1e6 }
      return [xs.min() ?? 0, xs.max() ?? 0]
    }
  }

  @Test(
    "Dashes and gaps have the lengths asked for",
    arguments: [
      ([5, 5], 0, [[0, 5], [10, 15]]),
      ([5, 5], 3, [[0, 2], [7, 12], [17, 20]]),
      ([5, 5], -3, [[3, 8], [13, 18]]),
      ([5, 5], 23, [[0, 2], [7, 12], [17, 20]]),
      ([5, 5], 5, [[5, 10], [15, 20]]),
      // Odd counts repeat: 4 on, 4 off; 1 on, 2 off, 3 on, 1 off, 2 on, 3 off.
      ([4], 0, [[0, 4], [8, 12], [16, 20]]),
      ([1, 2, 3], 0, [[0, 1], [3, 6], [7, 9], [12, 13], [15, 18], [19, 20]]),
      ([30, 1], 0, [[0, 20]]),
      ([3, 30], 0, [[0, 3]]),
      ([3, 30], 10, []),
      // Nothing to dash by: solid.
      ([], 4, [[0, 20]]), ([0, 0], 0, [[0, 20]]), ([-1, 3], 0, [[0, 20]]), ([.nan], 0, [[0, 20]]),
      ([.infinity, 2], 0, [[0, 20]]), ([1e-12], 0, [[0, 20]]),
      ([5, 5], .nan, [[0, 5], [10, 15]]),
      // Zero-length dashes have no area with butt caps; a zero-length gap parts nothing visibly.
      ([0, 5], 0, []), ([5, 0], 0, [[0, 5], [5, 10], [10, 15], [15, 20]]),
    ] as [([CGFloat], CGFloat, [[CGFloat]])])
  func lengths(dash: [CGFloat], phase: CGFloat, expected: [[CGFloat]]) {
    #expect(Self.dashes(dash, phase) == expected)
  }

  @Test("Dashes of no length are dots with round and square caps", arguments: [CGLineCap.round, .square])
  func dots(cap: CGLineCap) {
    #expect(Self.dashes([0, 5], 0, cap: cap) == [[-1, 1], [4, 6], [9, 11], [14, 16]])
    #expect(Self.dashes([0, 5], -2, cap: cap) == [[1, 3], [6, 8], [11, 13], [16, 18]])
  }

  @Test("Square dots lie along the line")
  func squareDots() {
    let style = StrokeStyle(lineWidth: 2, lineCap: .square, dash: [0, 20], dashPhase: -5)
    let line = Path(elements: [.move(to: .zero), .line(to: CGPoint(x: 6, y: 6))])
    let box = line.strokedOutline(style, tolerance: 1e-3).outline.bounds
    #expect(abs(box.width - 8.squareRoot()) < 1e-9 && abs(box.height - 8.squareRoot()) < 1e-9)
  }

  @Test("A dash over the start of a closed line is one piece, with its joint")
  func closedSeam() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let style = StrokeStyle(lineWidth: 2, dash: [6, 4], dashPhase: 3)
    let outline = square.strokedOutline(style, tolerance: 1e-3).outline
    #expect(outline.ends.count == 4)
    // The miter of the first corner.
    #expect(outline.points.contains(CGPoint(x: -1, y: -1)))
    #expect(abs(abs(outline.signedArea) - 4 * 6 * 2) < 1e-9)
    let whole = square.strokedOutline(StrokeStyle(lineWidth: 2, dash: [100, 5]), tolerance: 1e-3).outline
    #expect(abs(abs(whole.signedArea) - 80) < 1e-9)
  }

  @Test("The dashes of a circle have the right lengths")
  func circle() {
    // Circumference 2 pi 50; 24 dashes and gaps of equal length.
    let part = CGFloat.pi * 50 / 12
    let path = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let style = StrokeStyle(lineWidth: 4, dash: [part])
    let outline = path.strokedOutline(style, tolerance: 1e-4).outline
    #expect(outline.ends.count == 12)
    for subpath in outline.subpaths {
      let angles = subpath.map { atan2($0.y, $0.x) }.map { $0 < -1e-3 ? $0 + 2 * .pi : $0 }
      let (low, high) = (angles.min() ?? 0, angles.max() ?? 0)
      #expect(abs(high - low - .pi / 12) < 2e-6)
      #expect(abs((low / (.pi / 6)).rounded() * (.pi / 6) - low) < 3e-6)
    }
  }

  @Test("The pattern starts anew with each subpath")
  func subpaths() {
    let path = Path(elements: [
      .move(to: .zero), .line(to: CGPoint(x: 7, y: 0)), .move(to: CGPoint(x: 0, y: 9)),
      .line(to: CGPoint(x: 7, y: 9)),
    ])
    let outline = path.strokedOutline(StrokeStyle(lineWidth: 2, dash: [4, 9]), tolerance: 1e-3).outline
    #expect(outline.subpaths.map { $0.map(\.x).max() } == [4, 4])
  }
}
