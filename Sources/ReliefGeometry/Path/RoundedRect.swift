import Foundation

/// A rectangle with a radius at each corner; radii that do not fit are made smaller when it is made.
package struct RoundedRect: Hashable, Sendable {
  package let rect: CGRect
  package let radii: RectangleCornerRadii
  package let style: RoundedCornerStyle

  /// Negative radii count as 0. Where two radii are longer than their common side, all four shrink by one factor
  /// (as CSS Backgrounds 3, section 5.5 does); equal radii so become half the shorter side, as in SwiftUI.
  package init(rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) {
    let r = rect.standardized
    func positive(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1e9) : 0 }
    var (tl, bl) = (positive(radii.topLeading), positive(radii.bottomLeading))
    var (br, tr) = (positive(radii.bottomTrailing), positive(radii.topTrailing))
    var factor: CGFloat = 1
    for (sum, side) in [(tl + tr, r.width), (bl + br, r.width), (tl + bl, r.height), (tr + br, r.height)]
    where sum > side {
      factor = min(factor, side / sum)
    }
    if factor < 1 {
      (tl, bl, br, tr) = (tl * factor, bl * factor, br * factor, tr * factor)
    }
    self.rect = r
    self.radii = RectangleCornerRadii(topLeading: tl, bottomLeading: bl, bottomTrailing: br, topTrailing: tr)
    self.style = style
  }

  package init(rect: CGRect, radius: CGFloat, style: RoundedCornerStyle) {
    self.init(rect: rect, radii: RectangleCornerRadii(radius), style: style)
  }

  /// The same with each side moved inwards; the radii shrink by as much, as SwiftUI's `inset(by:)` does.
  ///
  /// A negative amount grows the rectangle and the radii that are not 0.
  package func inset(by amount: CGFloat) -> RoundedRect {
    func shrunk(_ radius: CGFloat) -> CGFloat { radius > 0 ? max(radius - amount, 0) : 0 }
    let side = CGRect(
      x: rect.minX + min(amount, rect.width / 2), y: rect.minY + min(amount, rect.height / 2),
      width: max(rect.width - 2 * amount, 0), height: max(rect.height - 2 * amount, 0))
    return RoundedRect(
      rect: side,
      radii: RectangleCornerRadii(
        topLeading: shrunk(radii.topLeading), bottomLeading: shrunk(radii.bottomLeading),
        bottomTrailing: shrunk(radii.bottomTrailing), topTrailing: shrunk(radii.topTrailing)),
      style: style)
  }

  /// The four corners clockwise from the top left: where each is, and which way its two edges lead away from it.
  ///
  /// `along` is the edge by which the clockwise outline arrives, `away` the one by which it leaves.
  package var corners: [Corner] {
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    return [
      Corner(
        point: CGPoint(x: x0, y: y0), along: (0, 1), away: (1, 0), radius: radii.topLeading,
        sides: (rect.height, rect.width), neighbours: (radii.bottomLeading, radii.topTrailing)),
      Corner(
        point: CGPoint(x: x1, y: y0), along: (-1, 0), away: (0, 1), radius: radii.topTrailing,
        sides: (rect.width, rect.height), neighbours: (radii.topLeading, radii.bottomTrailing)),
      Corner(
        point: CGPoint(x: x1, y: y1), along: (0, -1), away: (-1, 0), radius: radii.bottomTrailing,
        sides: (rect.height, rect.width), neighbours: (radii.topTrailing, radii.bottomLeading)),
      Corner(
        point: CGPoint(x: x0, y: y1), along: (1, 0), away: (0, -1), radius: radii.bottomLeading,
        sides: (rect.width, rect.height), neighbours: (radii.bottomTrailing, radii.topLeading)),
    ]
  }

  package struct Corner {
    package let point: CGPoint
    package let along: (x: CGFloat, y: CGFloat)
    package let away: (x: CGFloat, y: CGFloat)
    package let radius: CGFloat
    /// Lengths of the arriving and the leaving side, and the radii at their other ends.
    package let sides: (CGFloat, CGFloat)
    package let neighbours: (CGFloat, CGFloat)

    /// The point `u` from the corner on the arriving edge and `v` on the leaving one.
    package func at(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
      CGPoint(
        x: point.x + u * along.x + v * away.x,
        y: point.y + u * along.y + v * away.y)
    }

    /// The continuous corner as cubics, clockwise, each as start, two controls, end.
    ///
    /// Where the tails of two corners overlap, each ends where they cross, so that the outline is that of the
    /// intersection, as Apple draws it (measured: a radius of half the side does not shrink the corner).
    package var continuousCurves: [[CGPoint]] {
      let tail: [(CGFloat, CGFloat)] = ContinuousCorner.tail
      let middle: [(CGFloat, CGFloat)] = ContinuousCorner.middle
      func points(_ p: [(CGFloat, CGFloat)], mirrored: Bool) -> [CGPoint] {
        p.map { mirrored ? at($0.1 * radius, $0.0 * radius) : at($0.0 * radius, $0.1 * radius) }
      }
      let first = ContinuousCorner.tailCut(radius, sides.0, neighbours.0)
      let last = ContinuousCorner.tailCut(radius, sides.1, neighbours.1)
      return [
        points(BezierCurves.cubicTail(tail, from: first), mirrored: false),
        points(middle, mirrored: false),
        points(BezierCurves.cubicTail(tail, from: last), mirrored: true).reversed(),
      ]
    }
  }
}

/// The continuous corner of Apple's systems, in units of the radius from the corner.
///
/// Source: the published reverse engineering of UIBezierPath's rounded rectangle, confirmed against pictures that
/// SwiftUI drew (coverage rms 0.0007 to 0.0027 for radii of 4 to 20 points).
package enum ContinuousCorner {
  /// The tail along the arriving edge: from the edge towards the corner.
  package static let tail: [(CGFloat, CGFloat)] = [
    (1.528_664_83, 0), (1.088_492_99, 0), (0.868_407_01, 0), (0.631_493_99, 0.074_911_00),
  ]

  /// The middle, from one tail to the other.
  package static let middle: [(CGFloat, CGFloat)] = [
    (0.631_493_99, 0.074_911_00), (0.372_823_92, 0.169_058_99),
    (0.169_058_99, 0.372_823_92), (0.074_911_00, 0.631_493_99),
  ]

  /// The parameter at which a tail must begin so as not to pass the tail from the other end of its side.
  ///
  /// 0 where the tails do not meet. Found by bisection on the distance from the corner.
  static func tailCut(_ radius: CGFloat, _ side: CGFloat, _ neighbour: CGFloat) -> CGFloat {
    guard radius > 0, (radius + neighbour) * tail[0].0 > side else { return 0 }
    if neighbour <= 0 {
      return parameter(atDistance: min(side / radius, tail[0].0))
    }
    var low = max(tail[3].0 * radius, side - tail[0].0 * neighbour)
    var high = min(tail[0].0 * radius, side - tail[3].0 * neighbour)
    guard low < high else { return parameter(atDistance: min(max(side - neighbour, 0) / radius, tail[0].0)) }
    for _ in 0..<60 {
      let x = (low + high) / 2
      let own = depth(atDistance: x / radius) * radius
      let other = depth(atDistance: (side - x) / neighbour) * neighbour
      if own > other { low = x } else { high = x }
    }
    return parameter(atDistance: (low + high) / 2 / radius)
  }

  /// How far the tail has left the edge at a distance from the corner, both in radii.
  private static func depth(atDistance x: CGFloat) -> CGFloat {
    x >= tail[0].0 ? 0 : BezierCurves.cubic(tail.map(\.1), parameter(atDistance: x))
  }

  private static func parameter(atDistance x: CGFloat) -> CGFloat {
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<60 {
      let t = (low + high) / 2
      if BezierCurves.cubic(tail.map(\.0), t) > x { low = t } else { high = t }
    }
    return (low + high) / 2
  }
}
