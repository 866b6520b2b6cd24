import Foundation

/// A rectangle with a radius at each corner; radii that do not fit are made smaller when it is made.
package struct RoundedRect: Hashable, Sendable {
  package let rect: CGRect
  package let radii: RectangleCornerRadii
  package let style: RoundedCornerStyle

  /// Negative radii count as 0. Where two radii are longer than their common side, all four shrink by one
  /// factor (as CSS Backgrounds 3, section 5.5 does); equal radii so become half the shorter side, as in
  /// SwiftUI.
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

  /// The corner `index`, in 0..<4, clockwise from the top left.
  package func corner(_ index: Int) -> Corner {
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    switch index {
    case 0:
      return Corner(
        point: CGPoint(x: x0, y: y0), along: (0, 1), away: (1, 0), radius: radii.topLeading,
        sides: (rect.height, rect.width), neighbours: (radii.bottomLeading, radii.topTrailing))
    case 1:
      return Corner(
        point: CGPoint(x: x1, y: y0), along: (-1, 0), away: (0, 1), radius: radii.topTrailing,
        sides: (rect.width, rect.height), neighbours: (radii.topLeading, radii.bottomTrailing))
    case 2:
      return Corner(
        point: CGPoint(x: x1, y: y1), along: (0, -1), away: (-1, 0), radius: radii.bottomTrailing,
        sides: (rect.height, rect.width), neighbours: (radii.topTrailing, radii.bottomLeading))
    default:
      return Corner(
        point: CGPoint(x: x0, y: y1), along: (1, 0), away: (0, -1), radius: radii.bottomLeading,
        sides: (rect.width, rect.height), neighbours: (radii.bottomTrailing, radii.topLeading))
    }
  }

  /// A corner, and which way its two edges lead away from it: `along` is the edge by which the clockwise
  /// outline arrives, `away` the one by which it leaves.
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
    package var continuousCurves: (first: CubicCurve, middle: CubicCurve, last: CubicCurve) {
      let first = ContinuousCorner.tail(radius: radius, side: sides.0, neighbour: neighbours.0)
      let last = ContinuousCorner.tail(radius: radius, side: sides.1, neighbour: neighbours.1)
      return (
        placed(first, mirrored: false), placed(ContinuousCorner.middle, mirrored: false),
        placed(last, mirrored: true).reversed
      )
    }

    private func placed(_ curve: CubicCurve, mirrored: Bool) -> CubicCurve {
      func place(_ p: CGPoint) -> CGPoint {
        mirrored ? at(p.y * radius, p.x * radius) : at(p.x * radius, p.y * radius)
      }
      return CubicCurve(
        place(curve.start), place(curve.control1), place(curve.control2), place(curve.end))
    }
  }
}
