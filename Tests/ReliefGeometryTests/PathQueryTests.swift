import Foundation
import ReliefGeometry
import ReliefTestSupport
import Testing

@Suite("Queries of paths")
struct PathQueryTests {
  @Test(
    "Bounding rectangles are tight",
    arguments: [
      ("", CGRect.null), ("3 4 m", .null), ("1 2 m 5 8 l", CGRect(x: 1, y: 2, width: 4, height: 6)),
      // Quadratic: top of the parabola at half the control's height. Cubic: 3/4 of it.
      ("0 0 m 5 10 10 0 q", CGRect(x: 0, y: 0, width: 10, height: 5)),
      ("0 0 m 0 10 10 10 10 0 c h", CGRect(x: 0, y: 0, width: 10, height: 7.5)),
      ("0 0 m 0 0 l", CGRect(x: 0, y: 0, width: 0, height: 0)),
      ("9 9 m 1 1 m 2 2 l h 3 0 l", CGRect(x: 1, y: 0, width: 2, height: 2)),
      ("nan 0 m 1 1 l 5 5 m 6 7 l", CGRect(x: 5, y: 5, width: 1, height: 2)),
    ])
  func bounds(text: String, bounds: CGRect) {
    #expect(Path(text)?.boundingRect == bounds)
  }

  @Test("Bounding rectangles agree with the flattened path")
  func boundsOfRandomPaths() {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<100 {
      let path = StrokeTests.randomPath(&random)
      let (a, b) = (path.boundingRect, path.flattened(tolerance: 1e-3).bounds)
      #expect(abs(a.minX - b.minX) < 1e-3 && abs(a.maxX - b.maxX) < 1e-3)
      #expect(abs(a.minY - b.minY) < 1e-3 && abs(a.maxY - b.maxY) < 1e-3)
      #expect(a.minX <= b.minX + 1e-9 && a.maxX >= b.maxX - 1e-9)
      #expect(a.minY <= b.minY + 1e-9 && a.maxY >= b.maxY - 1e-9)
    }
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    for path in [Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 1)] {
      #expect(path.boundingRect == rect)
    }
  }

  @Test("contains follows both fill rules")
  func contains() {
    // Two squares, wound the same way, one inside the other.
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 5, y: 5)) && !path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(path.contains(CGPoint(x: 1, y: 5)) && path.contains(CGPoint(x: 1, y: 5), eoFill: true))
    #expect(!path.contains(CGPoint(x: 11, y: 5)) && !path.contains(CGPoint(x: CGFloat.nan, y: 5)))
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(circle.contains(CGPoint(x: 8.5, y: 8.5)) && !circle.contains(CGPoint(x: 8.6, y: 8.6)))
  }

  @Test("The text form round-trips to the bit")
  func text() {
    #expect(Path(CGRect(x: 0, y: 0, width: 10, height: 5.5)).description == "0 0 m 10 0 l 10 5.5 l 0 5.5 l h")
    #expect(Path("0 0 10 5.5 re") == Path(CGRect(x: 0, y: 0, width: 10, height: 5.5)))
    var random = SeededGenerator(seed: 32)
    for _ in 0..<100 {
      let path = StrokeTests.randomPath(&random)
      #expect(Path(path.description) == path)
    }
    for odd in [
      "x", "1", "1 m", "1 2 l", "h", "1 2 m 3", "1 2 m 3 4 q", "1 2 m 3 4 5 6 7 c", "1 2 m 1 h", "1,2 m",
    ] {
      #expect(Path(odd) == nil, "\(odd)")
    }
  }

  @Test(
    "trimmedPath cuts by length",
    arguments: [
      (0.0, 1.0, "0 0 m 10 0 l 10 10 l 0 10 l h"), (0, 0.25, "0 0 m 10 0 l"), (0.125, 0.25, "5 0 m 10 0 l"),
      (0.2, 0.3, "8 0 m 10 0 l 10 2 l"), (0.75, 2, "0 10 m 0 0 l"), (-1, 0.125, "0 0 m 5 0 l"),
      (0.5, 0.5, ""), (0.7, 0.2, ""), (.nan, 1, ""), (0, .nan, ""),
    ] as [(CGFloat, CGFloat, String)])
  func trimmed(from: CGFloat, to: CGFloat, text: String) {
    let path = Path(elements: Path(CGRect(x: 0, y: 0, width: 10, height: 10)).elements)
    let trimmed = path.trimmedPath(from: from, to: to)
    #expect(trimmed.description == text)
  }

  @Test("Trimmed curves stay on the curve and have their share of its length")
  func trimmedCurves() {
    var random = SeededGenerator(seed: 33)
    for _ in 0..<25 {
      let path = StrokeTests.randomPath(&random)
      let whole = path.flattened(tolerance: 1e-4)
      let (a, b) = (CGFloat.random(in: 0...0.5, using: &random), CGFloat.random(in: 0.5...1, using: &random))
      let part = path.trimmedPath(from: a, to: b).flattened(tolerance: 1e-4)
      let share = Self.length(part) / Self.length(whole)
      #expect(abs(share - (b - a)) < 1e-5, "\(path)")
      for p in part.points.prefix(40) { #expect(whole.distance(to: p) < 3e-4) }
    }
  }

  @Test("A trimmed circle starts at the right and runs clockwise; whole subpaths stay closed")
  func trimmedShapes() {
    let circle = Path(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10))
    let quarter = circle.trimmedPath(from: 0, to: 0.25)
    #expect(quarter.contains(CGPoint(x: 3.5, y: 3.5)) && !quarter.contains(CGPoint(x: 3.5, y: -3.5)))
    let end = quarter.currentPoint ?? .zero
    #expect(hypot(end.x, end.y - 5) < 1e-6)
    #expect(circle.trimmedPath(from: 0, to: 1) == circle)
    var two = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    two.addEllipse(in: CGRect(x: -5, y: -5, width: 10, height: 10))
    let trimmed = two.trimmedPath(from: 0, to: 0.9).flattened(tolerance: 0.1)
    #expect(trimmed.isClosed == [true, false])
    #expect(two.trimmedPath(from: 0.05, to: 1).flattened(tolerance: 0.1).isClosed == [false, true])
    // What rounding leaves between a circle's end and start is no line of its own.
    let last = circle.trimmedPath(from: 0.5, to: 0.999999999999).elements.last
    guard case .curve = last else {
      Issue.record("ends with \(String(describing: last))")
      return
    }
  }

  static func length(_ flat: FlatPath) -> CGFloat {
    var sum: CGFloat = 0
    for (index, subpath) in flat.subpaths.enumerated() {
      guard var a = flat.isClosed[index] ? subpath.last : subpath.first else { continue }
      for b in subpath {
        sum += hypot(b.x - a.x, b.y - a.y)
        a = b
      }
    }
    return sum
  }

  @Test("Lengths of curves agree with formulas and dense sampling")
  func lengths() {
    // A parabola y = x^2 from 0 to 1: (2 sqrt(5) + asinh(2)) / 4.
    let parabola = CubicCurve(quadratic: .zero, CGPoint(x: 0.5, y: 0), CGPoint(x: 1, y: 1))
    #expect(abs(parabola.length - (2 * 5.0.squareRoot() + asinh(2)) / 4) < 1e-9)
    let cusp = CubicCurve(
      CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 100), CGPoint(x: 0, y: 100), CGPoint(x: 100, y: 0))
    let flat = Path(elements: [.move(to: cusp.start), cusp.element]).flattened(tolerance: 1e-5)
    #expect(abs(cusp.length - Self.length(flat)) < 1e-4)
    for fraction in [0.1, 0.5, 0.77] as [CGFloat] {
      let t = cusp.parameter(atLength: fraction * cusp.length, of: cusp.length)
      #expect(abs(cusp.part(from: 0, to: t).length - fraction * cusp.length) < 1e-6)
    }
  }

  @Test("Steps without a start are ignored, as by SwiftUI")
  func noStart() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: .zero, control: .zero)
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.closeSubpath()
    #expect(path.isEmpty && path.currentPoint == nil && path.boundingRect.isNull)
  }
}
