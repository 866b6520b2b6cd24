import Foundation
import ReliefGeometry
import ReliefTestSupport
import Testing

@Suite("Transforms")
struct TransformTests {
  static func random(_ random: inout SeededGenerator) -> CGAffineTransform {
    func number() -> CGFloat { CGFloat.random(in: -3...3, using: &random) }
    return CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }

  @Test("The inverse undoes, and a product applies the first one first")
  func products() {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<200 {
      let (t, u) = (Self.random(&random), Self.random(&random))
      let p = StrokeTests.point(-9...9, &random)
      let (a, b) = (p.applying(t).applying(u), p.applying(t.concatenating(u)))
      #expect(hypot(a.x - b.x, a.y - b.y) < 1e-11)
      guard abs(t.determinant) > 1e-3 else { continue }
      let back = p.applying(t).applying(t.inverted())
      #expect(hypot(back.x - p.x, back.y - p.y) < 1e-9)
    }
    let flat = CGAffineTransform(scaleX: 0, y: 2)
    #expect(flat.inverted() == flat)
  }

  @Test("A rectangle becomes the box of its four corners")
  func rectangles() {
    var random = SeededGenerator(seed: 42)
    for _ in 0..<200 {
      let t = Self.random(&random)
      let p = StrokeTests.point(-9...9, &random)
      let box = CGRect(x: p.x, y: p.y, width: 4, height: 7).applying(t)
      let corners = [(0, 0), (4, 0), (0, 7), (4, 7)].map { CGPoint(x: p.x + $0.0, y: p.y + $0.1).applying(t) }
      for c in corners {
        #expect(
          c.x > box.minX - 1e-9 && c.x < box.maxX + 1e-9 && c.y > box.minY - 1e-9 && c.y < box.maxY + 1e-9)
      }
      #expect(abs((corners.map(\.x).max() ?? 0) - box.maxX) < 1e-9)
      #expect(abs((corners.map(\.y).min() ?? 0) - box.minY) < 1e-9)
    }
    #expect(CGRect.null.applying(CGAffineTransform(translationX: 1, y: 1)).isNull)
  }

  @Test("The largest scale is the longest image of a unit vector")
  func largestScale() {
    var random = SeededGenerator(seed: 43)
    for _ in 0..<50 {
      let t = Self.random(&random)
      let longest =
        (0..<3600).map { i in
          let (s, c) = Elementary.sincos(Double(i) * .pi / 3600)
          return hypot(t.a * c + t.c * s, t.b * c + t.d * s)
        }.max() ?? 0
      #expect(abs(longest - t.largestScale) < 1e-5)
    }
  }

  @Test("Moved and scaled paths stay what they are known to be; turned ones become elements")
  func outlines() {
    let shape = Path(roundedRect: CGRect(x: 0, y: 0, width: 8, height: 6), cornerRadius: 2)
    let moved = shape.applying(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 1))
    #expect(moved == Path(roundedRect: CGRect(x: 1, y: 1, width: 16, height: 12), cornerRadius: 4))
    let turned = shape.applying(CGAffineTransform(rotationAngle: 1))
    guard case .elements = turned.outline else {
      Issue.record("\(turned)")
      return
    }
    #expect(turned.elements.count == shape.elements.count)
  }
}
