import Foundation
import ReliefGeometry
import ReliefTestSupport
import Testing

/// Paths that are combined.
@Suite struct BooleanTests {
  private static let a = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private static let b = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
  private static let inner = Path(CGRect(x: 2, y: 2, width: 4, height: 4))
  private static let apart = Path(CGRect(x: 20, y: 0, width: 5, height: 5))

  private func area(_ path: Path) -> CGFloat {
    path.flattened(tolerance: 1e-3).subpaths.reduce(0) { sum, points in
      guard var last = points.last else { return sum }
      var twice: CGFloat = 0
      for point in points {
        twice += last.x * point.y - point.x * last.y
        last = point
      }
      return sum + twice / 2
    }
  }

  @Test(
    "Areas of combined rectangles are exact",
    arguments: [
      (other: b, union: 175.0, intersection: 25.0, difference: 75.0, either: 150.0),
      (inner, 100, 16, 84, 84),
      (apart, 125, 0, 100, 125),
      (a, 100, 100, 0, 0),
      (Path(), 100, 0, 100, 100),
      (Path(CGRect(x: 10, y: 0, width: 5, height: 10)), 150, 0, 100, 150),
      (Path(CGRect(x: 0, y: 5, width: 10, height: 5)), 100, 50, 50, 50),
    ])
  func rectangles(
    _ other: Path, _ union: CGFloat, _ intersection: CGFloat, _ difference: CGFloat, _ either: CGFloat
  ) {
    #expect(abs(area(Self.a.union(other))) == union)
    #expect(abs(area(Self.a.intersection(other))) == intersection)
    #expect(abs(area(Self.a.subtracting(other))) == difference)
    #expect(abs(area(Self.a.symmetricDifference(other))) == either)
  }

  @Test("Neighbours melt into one outline, and rectangles stay rectangles where they can")
  func outlines() {
    let joined = Self.a.union(Path(CGRect(x: 10, y: 0, width: 5, height: 10)))
    #expect(joined.elements.count == 5)
    #expect(joined.boundingRect == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(Self.a.intersection(Self.b) == Path(CGRect(x: 5, y: 5, width: 5, height: 5)))
    #expect(Self.a.subtracting(Self.a).isEmpty)
    #expect(Self.a.intersection(Self.apart).isEmpty)
  }

  @Test("Circles are combined to a thousandth of their areas")
  func circles() {
    let (one, two) = (
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)),
      Path(ellipseIn: CGRect(x: 50, y: 0, width: 100, height: 100))
    )
    // A lens of two circles of radius r whose centres are r apart: r² (2π/3 − √3/2).
    let lens = 2500 * (2 * CGFloat.pi / 3 - CGFloat(3).squareRoot() / 2)
    let circle = 2500 * CGFloat.pi
    #expect(abs(abs(area(one.intersection(two))) / lens - 1) < 1e-3)
    #expect(abs(abs(area(one.union(two))) / (2 * circle - lens) - 1) < 1e-3)
    #expect(abs(abs(area(one.subtracting(two))) / (circle - lens) - 1) < 1e-3)
  }

  @Test("A star keeps its middle by the non-zero rule and loses it by the even-odd rule")
  func rules() {
    var star = Path()
    star.addLines([
      CGPoint(x: 50, y: 0), CGPoint(x: 79, y: 90), CGPoint(x: 2, y: 35), CGPoint(x: 98, y: 35),
      CGPoint(x: 21, y: 90),
    ])
    star.closeSubpath()
    let middle = CGPoint(x: 50, y: 50)
    #expect(star.normalized(eoFill: false).contains(middle))
    #expect(!star.normalized(eoFill: true).contains(middle))
    #expect(!star.union(Path(), eoFill: true).contains(middle))
  }

  /// A polygon with corners here and there, which may cross itself.
  private func polygon(_ random: inout SeededGenerator, coarse: Bool) -> Path {
    func number() -> CGFloat {
      let value = CGFloat.random(in: 0...40, using: &random)
      return coarse ? value.rounded() : value
    }
    var path = Path()
    path.addLines((0..<Int.random(in: 3...9, using: &random)).map { _ in CGPoint(x: number(), y: number()) })
    path.closeSubpath()
    return path
  }

  @Test(
    "A point is in a combination when the rule says so, however outlines cross", arguments: [false, true])
  func membership(coarse: Bool) {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<60 {
      let (a, b) = (polygon(&random, coarse: coarse), polygon(&random, coarse: coarse))
      let results = [a.union(b), a.intersection(b), a.subtracting(b), a.symmetricDifference(b)]
      for _ in 0..<40 {
        let p = CGPoint(x: .random(in: 0...40, using: &random), y: .random(in: 0...40, using: &random))
        // Not beside an outline, where a rounding may decide.
        let near = [(0.01, 0.0), (-0.01, 0), (0, 0.01), (0, -0.01)].map {
          CGPoint(x: p.x + $0.0, y: p.y + $0.1)
        }
        let (isA, isB) = (a.contains(p), b.contains(p))
        guard near.allSatisfy({ a.contains($0) == isA && b.contains($0) == isB }) else { continue }
        #expect(results.map { $0.contains(p) } == [isA || isB, isA && isB, isA && !isB, isA != isB])
      }
    }
  }

  @Test(
    "Odd geometry gives an empty or a finite path", arguments: [CGFloat.nan, .infinity, 1e300, 1e-300, 0])
  func oddGeometry(_ value: CGFloat) {
    var path = Path()
    path.addLines([CGPoint(x: value, y: 0), CGPoint(x: 5, y: value), CGPoint(x: 5, y: 5)])
    for result in [path.union(Self.a), Self.a.subtracting(path), path.normalized()] {
      #expect(
        result.flattened(tolerance: 0.1).points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
  }
}
