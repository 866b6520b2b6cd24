import Foundation

extension Path {
  /// The solid stroke of a rectangle, a circle or a circular rounded rectangle as its outer and, turned the
  /// other way, its inner outline; nil for other paths, and where the inner outline is none of these.
  ///
  /// The inner outline is missing where the width fills the shape.
  func ring(_ style: StrokeStyle) -> [Element]? {
    let half = style.lineWidth / 2
    switch outline {
    case .elements: return nil
    case .rect(let r):
      guard r.isFinite else { return [] }
      if r.isNull { return [] }
      return Path.outer(RoundedRect(rect: r, radius: 0, style: .circular), half, style)
        + Path.inner(RoundedRect(rect: r, radius: 0, style: .circular), half)
    case .ellipse(let r):
      guard r.width == r.height, r.isFinite, !r.isNull else { return r.isNull ? [] : nil }
      let inner =
        r.width > 2 * half ? Path.reversed(Path(ellipseIn: r.insetBy(dx: half, dy: half)).elements) : []
      return Path(ellipseIn: r.insetBy(dx: -half, dy: -half)).elements + inner
    case .roundedRect(let shape):
      guard !shape.rect.isNull, shape.rect.isFinite else { return [] }
      guard shape.style == .circular, Path.hasPlainInside(shape, half) else { return nil }
      return Path.outer(shape, half, style) + Path.inner(shape, half)
    }
  }

  /// Whether the inset of a shape is a rounded rectangle whose radii are smaller by the inset.
  ///
  /// Not where a side moves past the middle of the arc at its other end.
  private static func hasPlainInside(_ shape: RoundedRect, _ half: CGFloat) -> Bool {
    let r = shape.radii
    func fits(_ a: CGFloat, _ b: CGFloat, _ side: CGFloat) -> Bool {
      max(a - half, 0) + max(b - half, 0) <= max(side - 2 * half, 0)
    }
    if min(shape.rect.width, shape.rect.height) <= 2 * half { return true }
    return fits(r.topLeading, r.topTrailing, shape.rect.width)
      && fits(r.bottomLeading, r.bottomTrailing, shape.rect.width)
      && fits(r.topLeading, r.bottomLeading, shape.rect.height)
      && fits(r.topTrailing, r.bottomTrailing, shape.rect.height)
  }

  private static func inner(_ shape: RoundedRect, _ half: CGFloat) -> [Element] {
    guard min(shape.rect.width, shape.rect.height) > 2 * half else { return [] }
    return reversed(elements(of: shape.inset(by: half)))
  }

  /// The shape grown by `half`: arcs by that much larger, sharp corners as the joins say.
  private static func outer(_ shape: RoundedRect, _ half: CGFloat, _ style: StrokeStyle) -> [Element] {
    var elements: [Element] = []
    func go(to p: CGPoint) { elements.append(elements.isEmpty ? .move(to: p) : .line(to: p)) }
    // A square corner's miter is sqrt(2) widths long.
    let isBevel =
      style.lineJoin == .bevel || (style.lineJoin == .miter && !(style.miterLimit >= 1.414_213_562))
    for index in 0..<4 {
      let corner = shape.corner(index)
      let r = corner.radius
      if r <= 0, style.lineJoin != .round {
        if isBevel {
          go(to: corner.at(0, -half))
          go(to: corner.at(-half, 0))
        } else {
          go(to: corner.at(-half, -half))
        }
      } else {
        go(to: corner.at(r, -half))
        let start = CGFloat.pi * (1 + CGFloat(index) / 2)
        elements += arcCurves(
          center: corner.at(r, r), rx: r + half, ry: r + half, from: start, to: start + .pi / 2)
      }
    }
    return elements + [.closeSubpath]
  }

  /// The steps of one closed subpath without quadratic curves, the other way round.
  private static func reversed(_ elements: [Element]) -> [Element] {
    var result: [Element] = []
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let p), .line(let p), .curve(let p, _, _), .quadCurve(let p, _): points.append(p)
      case .closeSubpath: break
      }
    }
    guard let last = points.last else { return [] }
    result.append(.move(to: last))
    for index in stride(from: points.count - 1, to: 0, by: -1) {
      switch elements[index] {
      case .curve(_, let c, let d): result.append(.curve(to: points[index - 1], control1: d, control2: c))
      case .quadCurve(_, let c): result.append(.quadCurve(to: points[index - 1], control: c))
      case .line, .move, .closeSubpath: result.append(.line(to: points[index - 1]))
      }
    }
    return result + [.closeSubpath]
  }
}
