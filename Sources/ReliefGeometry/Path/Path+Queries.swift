import Foundation

extension Path {
  /// The smallest rectangle around the path; curves count by themselves, not by their control points.
  ///
  /// Null for a path that draws nothing. A subpath with a point that is not finite does not count.
  public var boundingRect: CGRect {
    switch outline {
    case .rect(let r), .ellipse(let r): return r.isFinite ? r : .null
    case .roundedRect(let shape): return shape.rect.isFinite ? shape.rect : .null
    case .elements(let elements):
      var bounds = PathBounds()
      for element in elements { bounds.add(element) }
      return bounds.finished()
    }
  }

  /// Whether a point is inside, by the non-zero or the even-odd rule; open subpaths count as closed.
  ///
  /// Right for points farther than 1/4096 point from the outline. Cost: that of flattening the path.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    let winding = flattened(tolerance: 1.0 / 4096).winding(around: p)
    return eoFill ? winding & 1 != 0 : winding != 0
  }
}

extension FlatPath {
  /// How often the path winds round a point, clockwise on screen.
  package func winding(around p: CGPoint) -> Int {
    var winding = 0
    var start = 0
    for end in ends {
      var a = points[end - 1]
      for index in start..<end {
        let b = points[index]
        if (a.y <= p.y) != (b.y <= p.y) {
          let side = (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)
          if b.y > a.y, side > 0 { winding += 1 }
          if b.y <= a.y, side < 0 { winding -= 1 }
        }
        a = b
      }
      start = end
    }
    return winding
  }
}

/// The extent of a path while its elements are walked.
private struct PathBounds {
  private var whole = Box()
  private var subpath = Box()
  private var current = CGPoint.zero
  private var start = CGPoint.zero

  private struct Box {
    var low = Vector(.infinity, .infinity)
    var high = Vector(-.infinity, -.infinity)
    var isFinite = true

    mutating func add(_ p: CGPoint) {
      let v = Vector(p)
      low = pointwiseMin(low, v)
      high = pointwiseMax(high, v)
      if !v.isFinite { isFinite = false }
    }
  }

  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let p):
      endSubpath()
      (current, start) = (p, p)
    case .line(let p):
      subpath.add(current)
      subpath.add(p)
      current = p
    case .quadCurve(let p, let c): add(CubicCurve(quadratic: current, c, p))
    case .curve(let p, let c, let d): add(CubicCurve(current, c, d, p))
    case .closeSubpath:
      endSubpath()
      current = start
    }
  }

  mutating func finished() -> CGRect {
    endSubpath()
    guard whole.low.x <= whole.high.x else { return .null }
    let size = whole.high - whole.low
    return CGRect(x: whole.low.x, y: whole.low.y, width: size.x, height: size.y)
  }

  private mutating func add(_ curve: CubicCurve) {
    subpath.add(curve.start)
    subpath.add(curve.end)
    if !(Vector(curve.control1) + Vector(curve.control2)).isFinite { subpath.isFinite = false }
    let extremes = curve.extremes
    for index in 0..<extremes.count { subpath.add(curve.point(at: extremes[index])) }
    current = curve.end
  }

  private mutating func endSubpath() {
    if subpath.isFinite, subpath.low.x <= subpath.high.x {
      whole.low = pointwiseMin(whole.low, subpath.low)
      whole.high = pointwiseMax(whole.high, subpath.high)
    }
    subpath = Box()
  }
}
