import Foundation
import ReliefGeometry
import ReliefTestSupport
import Testing

@Suite("Flattening")
struct FlatteningTests {
  @Test("Curves stay within the tolerance of their lines", arguments: [0.5, 0.01, 0.0005])
  func tolerance(tolerance: CGFloat) {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<40 {
      let p = (0..<4).map { _ in StrokeTests.point(-50...50, &random) }
      let curve = CubicCurve(p[0], p[1], p[2], p[3])
      let isQuad = Bool.random(using: &random)
      let path = Path(elements: [
        .move(to: p[0]), isQuad ? .quadCurve(to: p[2], control: p[1]) : curve.element,
      ])
      let exact = isQuad ? CubicCurve(quadratic: p[0], p[1], p[2]) : curve
      let flat = path.flattened(tolerance: tolerance)
      #expect(flat.points.first == p[0] && flat.points.last == exact.end && flat.isClosed == [false])
      for i in 0...50 {
        let away = flat.distance(to: exact.point(at: CGFloat(i) / 50))
        #expect(away <= tolerance + 1e-12, "\(path)")
      }
    }
  }

  @Test("Known outlines after a transform stay within the tolerance of dense samples")
  func knownOutlines() {
    let rect = CGRect(x: 3, y: 4, width: 50, height: 30)
    let shapes = [
      Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 9, style: .circular),
      Path(roundedRect: rect, cornerRadius: 9, style: .continuous),
      Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 20, bottomTrailing: 7)),
    ]
    for shape in shapes {
      for t in [CGAffineTransform.identity, CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 3, y: 1.5)] {
        let flat = shape.flattened(by: t, tolerance: 0.001)
        let dense = shape.flattened(by: t, tolerance: 1e-6)
        #expect(flat.isClosed == [true] && flat.points.count < dense.points.count)
        let step = dense.points.count / 200 + 1
        for index in stride(from: 0, to: dense.points.count, by: step) {
          #expect(flat.distance(to: dense.points[index]) <= 0.00101)
        }
        // The cubics of the same outline are at most 4e-7 radii away.
        let cubics = Path(elements: shape.elements).flattened(by: t, tolerance: 1e-6)
        for index in stride(from: 0, to: cubics.points.count, by: step) {
          #expect(dense.distance(to: cubics.points[index]) <= 4e-7 * 75 + 2e-6)
        }
      }
    }
  }

  @Test("Circles are symmetric to the bit")
  func symmetry() {
    for size in [2.0, 37, 500] {
      let flat = Path(ellipseIn: CGRect(x: -size, y: -size, width: 2 * size, height: 2 * size))
        .flattened(tolerance: 0.01)
      let points = Set(flat.points)
      #expect(points.count == flat.points.count)
      for p in flat.points {
        #expect(points.contains(CGPoint(x: -p.x, y: p.y)) && points.contains(CGPoint(x: p.y, y: p.x)))
        #expect(abs(hypot(p.x, p.y) - size) < 1e-12 * size)
      }
    }
  }

  @Test(
    "A subpath with a point that is not finite is dropped, the others stay",
    arguments: [
      "1 1 m nan 2 l 3 3 l h", "inf 1 m 2 2 l 3 3 l h", "1 1 m 2 2 3 nan q h", "1 1 m 2 2 inf 3 3 3 c",
      "1 1 m 1e308 2 -1e308 3 3 3 c", "nan 0 m 1 0 l",
    ])
  func notFinite(text: String) throws {
    let path = try #require(Path(text + " 5 5 m 6 5 l 6 6 l h"))
    let flat = path.flattened(tolerance: 0.01)
    #expect(flat.points == [CGPoint(x: 5, y: 5), CGPoint(x: 6, y: 5), CGPoint(x: 6, y: 6)])
    #expect(flat.ends == [3])
    #expect(path.boundingRect.minX == 5 || text.contains("1e308"))
  }

  @Test("Odd rectangles, transforms and tolerances give nothing or an answer, never a trap")
  func odd() {
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, 0, -1]
    for value in odd {
      for other in odd {
        let rect = CGRect(x: value, y: other, width: other, height: value)
        for path in [
          Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: other),
          Path(roundedRect: rect, cornerRadius: value, style: .circular),
          Path(roundedRect: rect, cornerSize: CGSize(width: value, height: other)),
          Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: value),
        ] {
          let flat = path.flattened(tolerance: other)
          #expect(flat.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
          #expect(flat.points.count <= 4 * 3 * 4097)
          let moved = path.flattened(by: CGAffineTransform(scaleX: value, y: 1), tolerance: 0.1)
          #expect(moved.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
          let style = StrokeStyle(lineWidth: 3, lineJoin: .round, dash: [value, other], dashPhase: value)
          #expect(path.strokedOutline(style, tolerance: 0.1).outline.points.allSatisfy { $0.x.isFinite })
          #expect(path.boundingRect.isNull || path.boundingRect.isFinite)
          #expect(path.trimmedPath(from: 0.2, to: 0.4).flattened(tolerance: 1).points.count < 100_000)
          #expect(path.inset(by: value)?.flattened(tolerance: 1).points.count ?? 0 < 100_000)
        }
      }
    }
  }

  @Test("Lines after a closed subpath start where it started")
  func afterClose() {
    let flat = Path("1 1 m 2 1 l 2 2 l h 5 5 l 7 7 m 8 8 l")?.flattened(tolerance: 1)
    #expect(flat?.ends == [3, 5, 7] && flat?.isClosed == [true, false, false])
    #expect(flat?.points[3] == CGPoint(x: 1, y: 1))
  }
}
