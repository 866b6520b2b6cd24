import Foundation
import ReliefGeometry
import ReliefTestSupport
import Testing

@Suite("Arcs")
struct ArcTests {
  /// A quarter circle of radius 10 about the origin and where it should pass.
  @Test(
    "clockwise: false looks clockwise with y down",
    arguments: [
      // start, end, clockwise, sweep in degrees
      (0, 90, false, 90), (0, 90, true, -270), (90, 0, false, 270), (90, 0, true, -90),
      (0, 360, false, 360), (0, 360, true, -360), (360, 0, true, -360), (0, 1000, false, 360),
      (0, -1000, true, -360), (0, -90, false, 270), (30, 30, false, 0), (-450, -360, false, 90),
      (0, 450, true, -270),
    ] as [(Double, Double, Bool, Double)])
  func sweeps(start: Double, end: Double, clockwise: Bool, sweep: Double) {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 3, y: 4), radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
      clockwise: clockwise)
    let points = path.flattened(tolerance: 1e-5).points
    var turned = 0.0
    for (a, b) in zip(points, points.dropFirst()) {
      let (p, q) = (CGPoint(x: a.x - 3, y: a.y - 4), CGPoint(x: b.x - 3, y: b.y - 4))
      turned += atan2(p.x * q.y - p.y * q.x, p.x * q.x + p.y * q.y)
      #expect(abs(hypot(q.x, q.y) - 10) < 1e-5)
    }
    #expect(abs(turned * 180 / .pi - sweep) < 1e-6)
    let first = path.elements.first
    let (s, c) = (sin(start * .pi / 180), cos(start * .pi / 180))
    guard case .move(let p) = first else {
      Issue.record("starts with \(String(describing: first))")
      return
    }
    #expect(abs(p.x - 3 - 10 * c) < 1e-12 && abs(p.y - 4 - 10 * s) < 1e-12)
  }

  @Test("An arc is joined to what is there by a line")
  func joined() {
    var path = Path()
    path.move(to: .zero)
    path.addRelativeArc(
      center: CGPoint(x: 10, y: 0), radius: 2, startAngle: .degrees(180), delta: .degrees(90),
      transform: CGAffineTransform(translationX: 0, y: 5))
    let elements = path.elements
    #expect(elements.count == 5)
    guard case .line(let p) = elements[1] else {
      Issue.record("no line first: \(path)")
      return
    }
    #expect(abs(p.x - 8) < 1e-12 && abs(p.y - 5) < 1e-12)
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 10) < 1e-12 && abs(end.y - 3) < 1e-12)
  }

  @Test("Numbers that are not finite and negative radii add nothing")
  func odd() {
    for value in [CGFloat.nan, .infinity, -1] {
      var path = Path()
      path.addArc(center: .zero, radius: value, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      if !value.isFinite {
        path.addArc(
          center: CGPoint(x: value, y: 0), radius: 1, startAngle: .zero, endAngle: .zero, clockwise: true)
        path.addArc(center: .zero, radius: 1, startAngle: .radians(value), endAngle: .zero, clockwise: true)
        path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(.nan))
      }
      #expect(path.isEmpty)
    }
  }

  @Test(
    "An arc between tangents rounds the corner",
    arguments: [
      // Corner (10, 0) from (0, 0): next point, radius, where the arc touches the first and the second line.
      (CGPoint(x: 10, y: 10), 3.0, CGPoint(x: 7, y: 0), CGPoint(x: 10, y: 3)),
      (CGPoint(x: 10, y: -10), 3, CGPoint(x: 7, y: 0), CGPoint(x: 10, y: -3)),
      // 45 degrees between the lines: tangent length r / tan(22.5).
      (
        CGPoint(x: 0, y: 10), 2, CGPoint(x: 10 - 2 * (1 + 2.0.squareRoot()), y: 0),
        CGPoint(
          x: 10 - (2 * (1 + 2.0.squareRoot()) / 2.0.squareRoot()),
          y: 2 * (1 + 2.0.squareRoot()) / 2.0.squareRoot())
      ),
    ] as [(CGPoint, CGFloat, CGPoint, CGPoint)])
  func tangents(next: CGPoint, radius: CGFloat, touch: CGPoint, leave: CGPoint) {
    for t in [CGAffineTransform.identity, CGAffineTransform(scaleX: 2, y: 3)] {
      var path = Path()
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: next, radius: radius, transform: t)
      guard case .line(let first) = path.elements[1], let last = path.currentPoint else {
        Issue.record("no line first: \(path)")
        return
      }
      let (p, q) = (touch.applying(t), leave.applying(t))
      #expect(hypot(first.x - p.x, first.y - p.y) < 1e-12 * 30)
      #expect(hypot(last.x - q.x, last.y - q.y) < 1e-12 * 30)
    }
  }

  @Test("Without a corner only the line is drawn")
  func noCorner() {
    let corner = CGPoint(x: 10, y: 0)
    for (next, radius) in [
      (CGPoint(x: 20, y: 0), 3.0), (corner, 3), (CGPoint(x: 0, y: 0), 3), (CGPoint(x: 10, y: 9), 0),
    ] {
      var path = Path()
      path.addArc(tangent1End: corner, tangent2End: next, radius: radius)
      #expect(path.isEmpty)
      path.move(to: .zero)
      path.addArc(tangent1End: corner, tangent2End: next, radius: radius)
      #expect(path.elements == [.move(to: .zero), .line(to: corner)])
    }
  }
}
