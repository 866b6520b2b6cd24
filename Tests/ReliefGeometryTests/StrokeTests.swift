import Foundation
import ReliefGeometry
import ReliefTestSupport
import Testing

@Suite("Stroking")
struct StrokeTests {
  static func point(_ range: ClosedRange<CGFloat>, _ random: inout SeededGenerator) -> CGPoint {
    CGPoint(x: .random(in: range, using: &random), y: .random(in: range, using: &random))
  }

  /// A path of a few random lines and curves.
  static func randomPath(_ random: inout SeededGenerator) -> Path {
    var path = Path()
    path.move(to: point(0...100, &random))
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: path.addLine(to: point(0...100, &random))
      case 1: path.addQuadCurve(to: point(0...100, &random), control: point(0...100, &random))
      default:
        path.addCurve(
          to: point(0...100, &random), control1: point(0...100, &random), control2: point(0...100, &random))
      }
    }
    if Bool.random(using: &random) { path.closeSubpath() }
    return path
  }

  @Test("With round caps and joins it is all that lies within half the width, however tight the curve")
  func distance() {
    var random = SeededGenerator(seed: 2)
    for round in 0..<120 {
      let path = Self.randomPath(&random)
      let width = CGFloat.random(in: 1...60, using: &random)
      let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
      let outline = path.strokedOutline(style, tolerance: 0.01).outline
      let line = path.flattened(tolerance: 1e-3)
      for _ in 0..<30 {
        let p = Self.point(-40...140, &random)
        let away = line.distance(to: p) - width / 2
        guard abs(away) > 0.013 else { continue }
        #expect(
          (outline.winding(around: p) != 0) == (away < 0), "round \(round), \(p), \(away), \(path.elements)")
      }
    }
  }

  @Test(
    "Cusps and curves that turn back are round on the outside",
    arguments: [
      // A true cusp, a turn within a line, a curve that starts and ends along itself.
      CubicCurve(CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 100), CGPoint(x: 0, y: 100), CGPoint(x: 100, y: 0)),
      CubicCurve(CGPoint(x: 0, y: 0), CGPoint(x: 90, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 60, y: 0)),
      CubicCurve(CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 60), CGPoint(x: 50, y: 60)),
      CubicCurve(
        CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 99.999), CGPoint(x: 0, y: 100), CGPoint(x: 100, y: 0)),
      CubicCurve(CGPoint(x: 0, y: 0), CGPoint(x: 80, y: 10), CGPoint(x: -20, y: 10), CGPoint(x: 0, y: 0)),
    ])
  func cusps(curve: CubicCurve) {
    var path = Path()
    path.move(to: curve.start)
    path.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
    let outline = path.strokedOutline(StrokeStyle(lineWidth: 20, lineCap: .round), tolerance: 1e-3).outline
    let line = path.flattened(tolerance: 1e-4)
    var random = SeededGenerator(seed: 3)
    for _ in 0..<400 {
      let p = Self.point(-30...130, &random)
      let away = line.distance(to: p) - 10
      if abs(away) > 0.0017 { #expect((outline.winding(around: p) != 0) == (away < 0), "\(p), \(away)") }
    }
  }

  @Test("The sides of a butt-capped arc are at most the tolerance off", arguments: [0.1, 0.001])
  func offsets(tolerance: CGFloat) {
    var path = Path()
    path.append([.move(to: CGPoint(x: 50, y: 0))])
    path.append(Path.arcCurves(center: .zero, rx: 50, ry: 50, from: 0, to: .pi / 2))
    let outline = path.strokedOutline(StrokeStyle(lineWidth: 20), tolerance: tolerance).outline
    #expect(outline.ends.count == 1)
    for p in outline.points {
      let r = hypot(p.x, p.y)
      #expect(abs(r - 60) < 1e-4 || abs(r - 40) < 1e-4)
    }
    let exact = CGFloat.pi / 4 * (3600 - 1600)
    #expect(abs(abs(outline.signedArea) - exact) < tolerance * 160)
  }

  @Test(
    "Areas agree with the formulas",
    arguments: [
      // Rectangle 30 x 20, width 4: 2 * 50 * 4, with miters; round: minus the corners' rest; bevel: minus a
      // triangle each.
      (Path(CGRect(x: 1, y: 2, width: 30, height: 20)), CGLineJoin.miter, 400.0),
      (Path(CGRect(x: 1, y: 2, width: 30, height: 20)), .round, 400 - 4 * (4 - .pi)),
      (Path(CGRect(x: 1, y: 2, width: 30, height: 20)), .bevel, 400 - 4 * 2),
      // Circle of radius 15: ring from 13 to 17. Circular corners of 5: 4 times length 2 * 30 + 2 * 10 - 20 +
      // 10 pi.
      (Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 30)), .miter, .pi * (289 - 169)),
      (
        Path(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 20), cornerRadius: 5, style: .circular),
        .miter,
        4 * (100 - 40 + 10 * .pi)
      ),
      // Any closed convex smooth line: width times length. The continuous corner's length is measured here.
      (
        Path(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 20), cornerRadius: 6, style: .continuous),
        .miter,
        4 * length(Path(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 20), cornerRadius: 6))
      ),
      (
        Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 20)), .miter,
        4 * length(Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 20)))
      ),
    ] as [(Path, CGLineJoin, Double)])
  func areas(path: Path, join: CGLineJoin, area: Double) {
    let style = StrokeStyle(lineWidth: 4, lineJoin: join)
    let (outline, windsOnce) = path.strokedOutline(style, tolerance: 1e-5)
    #expect(windsOnce)
    #expect(abs(abs(outline.signedArea) - area) < 1e-2)
    #expect(
      abs(abs(path.strokedPath(style, tolerance: 1e-5).flattened(tolerance: 1e-5).signedArea) - area) < 1e-2)
  }

  static func length(_ path: Path) -> Double {
    let flat = path.flattened(tolerance: 1e-6)
    guard var a = flat.points.last else { return 0 }
    return flat.points.reduce(0) { sum, b in
      defer { a = b }
      return sum + hypot(b.x - a.x, b.y - a.y)
    }
  }

  @Test(
    "Corners and ends have the outlines computed by hand",
    arguments: [
      // A right angle, width 4: each join's farthest corner and the cap's end.
      (
        CGLineJoin.miter, CGLineCap.butt, 10.0,
        [CGPoint(x: 12, y: -2), CGPoint(x: 8, y: 2), CGPoint(x: 0, y: -2)]
      ),
      (.bevel, .butt, 10, [CGPoint(x: 10, y: -2), CGPoint(x: 12, y: 0), CGPoint(x: 8, y: 10)]),
      (.miter, .butt, 1.4, [CGPoint(x: 10, y: -2), CGPoint(x: 12, y: 0), CGPoint(x: 12, y: 10)]),
      (
        .miter, .square, 10,
        [CGPoint(x: -2, y: -2), CGPoint(x: -2, y: 2), CGPoint(x: 12, y: 12), CGPoint(x: 8, y: 12)]
      ),
      (.round, .butt, 10, [CGPoint(x: 10 + 2.squareRoot(), y: -2.squareRoot())]),
      (.bevel, .round, 10, [CGPoint(x: -2, y: 0), CGPoint(x: 10, y: 12)]),
    ] as [(CGLineJoin, CGLineCap, CGFloat, [CGPoint])])
  func corners(join: CGLineJoin, cap: CGLineCap, limit: CGFloat, corners: [CGPoint]) {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    let style = StrokeStyle(lineWidth: 4, lineCap: cap, lineJoin: join, miterLimit: limit)
    let outline = path.strokedOutline(style, tolerance: 1e-4).outline
    for corner in corners {
      let nearest = outline.points.map { hypot($0.x - corner.x, $0.y - corner.y) }.min() ?? .infinity
      #expect(nearest < 0.02, "\(corner) is not in \(outline.points)")
    }
    #expect(outline.points.contains { hypot($0.x - 12, $0.y + 2) < 1e-9 } == (join == .miter && limit > 1.5))
  }

  // With miters the outer outline gains at each corner what the inner one loses.
  @Test("The stroke of a closed convex polygon covers its perimeter times the width, in two outlines")
  func polygons() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<50 {
      var path = Path()
      let count = Int.random(in: 3...7, using: &random)
      let start = CGFloat.random(in: 0...6, using: &random)
      path.addLines(
        (0..<count).map { i in
          let angle = start + 2 * .pi * CGFloat(i) / CGFloat(count)
          return CGPoint(x: 50 * cos(angle), y: 30 * sin(angle))
        })
      path.closeSubpath()
      let outline = path.strokedOutline(StrokeStyle(lineWidth: 6, miterLimit: 100), tolerance: 1e-3).outline
      #expect(outline.ends.count == 2)
      #expect(abs(abs(outline.signedArea) - Self.length(path) * 6) < 1e-6)
    }
  }

  @Test("Neighbours of a joint that are shorter than the width keep their whole area")
  func shortNeighbours() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 1), CGPoint(x: 0, y: 1)])
    let outline = path.strokedOutline(StrokeStyle(lineWidth: 10), tolerance: 1e-3).outline
    #expect(outline.winding(around: CGPoint(x: 16, y: 0.5)) != 0)
    #expect(outline.winding(around: CGPoint(x: 24.9, y: 5.9)) != 0)
    #expect(outline.winding(around: CGPoint(x: 25.1, y: 0.5)) == 0)
    #expect(
      outline.winding(around: CGPoint(x: 3, y: 5.9)) != 0
        && outline.winding(around: CGPoint(x: 3, y: -4.9)) != 0)
  }

  @Test(
    "The inner outline vanishes when the width fills the shape",
    arguments: [
      Path(CGRect(x: 0, y: 0, width: 10, height: 30)),
      Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 30), cornerRadius: 3, style: .circular),
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)),
      Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 30), cornerRadius: 3, style: .continuous),
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 30)),
    ])
  func filled(path: Path) {
    for width in [10.001, 11, 40] as [CGFloat] {
      let outline = path.strokedOutline(StrokeStyle(lineWidth: width), tolerance: 1e-3).outline
      let box = outline.bounds
      for x in stride(from: 0.0, through: 10, by: 0.7) {
        #expect(outline.winding(around: CGPoint(x: x, y: 5)) != 0, "width \(width), x \(x)")
      }
      #expect(
        abs(box.width - 10 - width) < 1e-3 && outline.winding(around: CGPoint(x: -width / 2 - 0.1, y: 5)) == 0
      )
    }
  }

  @Test("Unequal corners whose arcs are cut by a near side are right inside too")
  func unequalCorners() {
    let radii = RectangleCornerRadii(topLeading: 9, topTrailing: 1)
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 10, height: 20), cornerRadii: radii, style: .circular)
    let outline = path.strokedOutline(StrokeStyle(lineWidth: 4, lineJoin: .round), tolerance: 1e-3).outline
    let line = path.flattened(tolerance: 1e-4)
    var random = SeededGenerator(seed: 4)
    for _ in 0..<400 {
      let p = Self.point(-3...23, &random)
      let away = line.distance(to: p) - 2
      if abs(away) > 0.002 { #expect((outline.winding(around: p) != 0) == (away < 0), "\(p), \(away)") }
    }
  }

  @Test(
    "A line of no length is a dot, a square or nothing",
    arguments: [
      (CGLineCap.butt, 0.0), (.round, .pi * 25), (.square, 100),
    ])
  func dots(cap: CGLineCap, area: Double) {
    for closes in [false, true] {
      var path = Path()
      path.move(to: CGPoint(x: 5, y: 5))
      if !closes || cap != .butt { path.addLine(to: CGPoint(x: 5, y: 5)) }
      if closes { path.closeSubpath() }
      let outline = path.strokedOutline(StrokeStyle(lineWidth: 10, lineCap: cap), tolerance: 1e-5).outline
      #expect(abs(abs(outline.signedArea) - area) < 1e-2)
    }
    var lone = Path()
    lone.move(to: CGPoint(x: 5, y: 5))
    #expect(lone.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap)).isEmpty)
  }

  @Test(
    "Widths that are not above 0 and points that are not finite draw nothing",
    arguments: [
      0, -1, .nan, .infinity, -.infinity,
    ] as [CGFloat])
  func nothing(value: CGFloat) {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    for path in [Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 3)] {
      #expect(path.strokedPath(StrokeStyle(lineWidth: value)).isEmpty)
    }
    guard !value.isFinite else { return }
    var path = Path()
    path.addLines([.zero, CGPoint(x: value, y: 3), CGPoint(x: 4, y: 4)])
    path.addLines([.zero, CGPoint(x: 10, y: 0)])
    let outline = path.strokedOutline(StrokeStyle(lineWidth: 2), tolerance: 0.01).outline
    #expect(outline.bounds == CGRect(x: 0, y: -1, width: 10, height: 2))
    let odd = CGRect(x: value, y: 0, width: 10, height: value)
    for path in [Path(odd), Path(ellipseIn: odd), Path(roundedRect: odd, cornerRadius: 3)] {
      #expect(path.strokedOutline(StrokeStyle(lineWidth: 2), tolerance: 0.01).outline.points.isEmpty)
    }
  }

  @Test("Shapes of a billion points are stroked with a bounded number of lines")
  func huge() {
    let rect = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    for path in [Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 4e8)] {
      for width in [1, 1e9, 1e300] as [CGFloat] {
        let style = StrokeStyle(lineWidth: width, lineJoin: .round)
        #expect(path.strokedOutline(style, tolerance: 1e-3).outline.points.count < 500_000)
        let dashed = StrokeStyle(lineWidth: width, dash: [1e-3])
        #expect(path.strokedOutline(dashed, tolerance: 1e-3).outline.points.count < 500_000)
      }
    }
  }

  @Test("The transform comes after the stroke")
  func transform() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 10, y: 0)])
    let outline = path.strokedOutline(
      StrokeStyle(lineWidth: 2), by: CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 1, ty: 1), tolerance: 0.01
    ).outline
    #expect(outline.bounds == CGRect(x: 1, y: -2, width: 20, height: 6))
  }
}
