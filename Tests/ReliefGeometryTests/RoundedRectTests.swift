import Foundation
import ReliefGeometry
import ReliefTestSupport
import Testing

@Suite("Rounded rectangles")
struct RoundedRectTests {
  static let rect = CGRect(x: 0, y: 0, width: 60, height: 40)

  @Test(
    "A radius beyond half the side is half the side", arguments: [RoundedCornerStyle.circular, .continuous])
  func clamped(style: RoundedCornerStyle) {
    let half = Path(roundedRect: Self.rect, cornerRadius: 20, style: style)
    for radius in [20.000001, 30, 9999, 1e300, .infinity] as [CGFloat] {
      #expect(Path(roundedRect: Self.rect, cornerRadius: radius, style: style) == half)
    }
    for radius in [0, -3, .nan] as [CGFloat] {
      #expect(Path(roundedRect: Self.rect, cornerRadius: radius, style: style) == Path(Self.rect))
    }
  }

  // Factor of CSS Backgrounds 3, 5.5: the least of side / sum of its two radii.
  @Test(
    "Unequal radii that do not fit shrink by one factor",
    arguments: [
      (RectangleCornerRadii(topLeading: 60, topTrailing: 60), 0.5),
      (RectangleCornerRadii(topLeading: 30, bottomLeading: 20, topTrailing: 10), 0.8),
      (RectangleCornerRadii(topLeading: 10, bottomTrailing: 40), 1),
    ] as [(RectangleCornerRadii, CGFloat)])
  func factor(radii: RectangleCornerRadii, factor: CGFloat) {
    let shape = RoundedRect(rect: Self.rect, radii: radii, style: .circular)
    #expect(abs(shape.radii.topLeading - radii.topLeading * factor) < 1e-12)
    #expect(abs(shape.radii.topTrailing - radii.topTrailing * factor) < 1e-12)
    #expect(abs(shape.radii.bottomLeading - radii.bottomLeading * factor) < 1e-12)
    #expect(abs(shape.radii.bottomTrailing - radii.bottomTrailing * factor) < 1e-12)
  }

  // Constants of the published corner, in radii from the corner.
  @Test("The continuous corner passes through its published points")
  func continuousPoints() {
    let r: CGFloat = 10
    let flat = Path(roundedRect: Self.rect, cornerRadius: r).flattened(tolerance: 1e-4)
    for (u, v) in [(1.52866483, 0.0), (0.63149399, 0.074911), (0.074911, 0.63149399), (0, 1.52866483)] {
      for p in [
        CGPoint(x: u * r, y: v * r), CGPoint(x: 60 - u * r, y: v * r), CGPoint(x: 60 - u * r, y: 40 - v * r),
        CGPoint(x: u * r, y: 40 - v * r),
      ] {
        #expect(flat.distance(to: p) < 1e-9)
      }
    }
    #expect(flat.bounds == Self.rect)
  }

  @Test("Where the tails of two continuous corners meet, the shape is the intersection of both")
  func overlappingTails() {
    // Corners of radius 20 on a side of 40: each tail alone would reach 30.57 along it.
    let flat = Path(roundedRect: Self.rect, cornerRadius: 20).flattened(tolerance: 1e-4)
    let alone = Path(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 400), cornerRadius: 20)
      .flattened(tolerance: 1e-4)
    let mirrored = Path(roundedRect: CGRect(x: 0, y: -360, width: 60, height: 400), cornerRadius: 20)
      .flattened(tolerance: 1e-4)
    #expect(flat.bounds.minX > 0.05 && flat.bounds.minX < 0.5)
    var random = SeededGenerator(seed: 5)
    for _ in 0..<400 {
      let p = CGPoint(x: .random(in: -1...5, using: &random), y: .random(in: 0...40, using: &random))
      guard min(alone.distance(to: p), mirrored.distance(to: p)) > 3e-4 else { continue }
      let isInBoth = alone.winding(around: p) != 0 && mirrored.winding(around: p) != 0
      #expect((flat.winding(around: p) != 0) == isInBoth, "\(p)")
    }
  }

  @Test("Tails of unequal corners meet without a gap")
  func unequalTails() {
    for (top, bottom) in [(20.0, 18.0), (25, 15), (30, 10), (39, 1), (40, 0)] {
      let radii = RectangleCornerRadii(topLeading: top, bottomLeading: bottom)
      let flat = Path(roundedRect: Self.rect, cornerRadii: radii).flattened(tolerance: 1e-4)
      #expect(flat.ends.count == 1 && flat.bounds.minX >= -1e-9 && flat.bounds.maxX <= 60)
      // The outline goes round once, without steps back.
      #expect(flat.signedArea > 2000 && flat.signedArea < 2400)
      var direction = 0.0
      for (index, b) in flat.points.enumerated() {
        let a = flat.points[(index + flat.points.count - 1) % flat.points.count]
        let c = flat.points[(index + 1) % flat.points.count]
        let turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
        direction = min(direction, turn)
      }
      #expect(direction > -1e-6, "radii \(top), \(bottom)")
    }
  }

  @Test(
    "Insets move the sides and shrink the radii",
    arguments: [
      (2.0, 8.0), (10, 0), (12, 0), (-5, 15),
    ])
  func inset(amount: CGFloat, radius: CGFloat) throws {
    let inset = try #require(Path(roundedRect: Self.rect, cornerRadius: 10).inset(by: amount))
    #expect(inset == Path(roundedRect: Self.rect.insetBy(dx: amount, dy: amount), cornerRadius: radius))
    #expect(Path(Self.rect).inset(by: amount) == Path(Self.rect.insetBy(dx: amount, dy: amount)))
    #expect(
      Path(ellipseIn: Self.rect).inset(by: amount)
        == Path(ellipseIn: Self.rect.insetBy(dx: amount, dy: amount)))
    #expect(Path(elements: Path(Self.rect).elements).inset(by: amount) == nil)
  }

  @Test(
    "Insets beyond the middle, by no number and of nothing are empty",
    arguments: [20.5, 1e9, .nan, .infinity])
  func insetToNothing(amount: CGFloat) {
    let shapes = [
      Path(Self.rect), Path(ellipseIn: Self.rect), Path(roundedRect: Self.rect, cornerRadius: 10),
      Path(CGRect.null),
    ]
    for shape in shapes { #expect(shape.inset(by: amount)?.isEmpty == true) }
  }
}
