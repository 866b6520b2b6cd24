import Foundation

/// A path as straight lines.
package struct FlatPath: Sendable {
  /// The corners of all subpaths, one after another.
  package var points: [CGPoint] = []
  /// The index behind the last point of each subpath.
  package var ends: [Int] = []
  /// Whether each subpath was closed (fills treat all as closed).
  package var isClosed: [Bool] = []

  /// The points of each subpath.
  package var subpaths: [ArraySlice<CGPoint>] {
    var start = 0
    return ends.map { end in
      defer { start = end }
      return points[start..<end]
    }
  }

  fileprivate mutating func finish(closed: Bool) {
    let start = ends.last ?? 0
    if points.count > start {
      ends.append(points.count)
      isClosed.append(closed)
    }
  }
}

extension Path {
  /// The path after `transform` as straight lines that stay within `tolerance` (in transformed units) of it.
  ///
  /// Circular corners and ellipses are followed exactly, not through cubics. A subpath with a point that is not
  /// finite is dropped.
  package func flattened(by transform: CGAffineTransform = .identity, tolerance: CGFloat) -> FlatPath {
    var flat = FlatPath()
    let scale = transform.largestScale
    guard scale.isFinite, scale > 0 else { return flat }
    func arc(_ c: CGPoint, _ rx: CGFloat, _ ry: CGFloat, from start: CGFloat, sweep: CGFloat) {
      let count = Flattening.segments(radius: max(rx, ry) * scale, sweep: sweep, tolerance: tolerance)
      for i in 0...count {
        let (s, cs) = Elementary.sincos(start + sweep * CGFloat(i) / CGFloat(count))
        flat.points.append(CGPoint(x: c.x + rx * cs, y: c.y + ry * s).applying(transform))
      }
    }
    switch outline {
    case .rect(let r):
      guard !r.isNull, r.isFinite else { return flat }
      for p in [
        CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY),
        CGPoint(x: r.maxX, y: r.maxY), CGPoint(x: r.minX, y: r.maxY),
      ] { flat.points.append(p.applying(transform)) }
      flat.finish(closed: true)
    case .ellipse(let r):
      guard !r.isNull, r.isFinite else { return flat }
      for quarter in 0..<4 {
        arc(
          CGPoint(x: r.midX, y: r.midY), r.width / 2, r.height / 2,
          from: CGFloat(quarter) * .pi / 2, sweep: .pi / 2)
        flat.points.removeLast()
      }
      flat.finish(closed: true)
    case .roundedRect(let shape) where shape.style == .circular:
      guard !shape.rect.isNull, shape.rect.isFinite else { return flat }
      for (index, corner) in shape.corners.enumerated() {
        if corner.radius <= 0 {
          flat.points.append(corner.point.applying(transform))
        } else {
          arc(
            corner.at(corner.radius, corner.radius), corner.radius, corner.radius,
            from: .pi * (1 + CGFloat(index) / 2), sweep: .pi / 2)
        }
      }
      flat.finish(closed: true)
    case .roundedRect, .elements:
      Flattening.flatten(elements, by: transform, tolerance: tolerance, into: &flat)
    }
    return flat
  }
}

extension CGRect {
  /// Whether all four numbers are finite.
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

/// How many straight lines a curve needs.
package enum Flattening {
  /// The most lines for one curve, whatever the tolerance.
  static let limit: CGFloat = 4096

  /// Lines for an arc: a chord of angle a is r (1 - cos(a/2)), about r a^2 / 8, away from it.
  static func segments(radius: CGFloat, sweep: CGFloat, tolerance: CGFloat) -> Int {
    let count = (abs(sweep) * (radius / (8 * tolerance)).squareRoot()).rounded(.up)
    return Int(min(max(count, 1), limit))
  }

  /// Lines for a Bézier curve by Wang's bound on its second differences (`factor`: 1/4 quadratic, 3/4 cubic).
  private static func segments(secondDifference d: CGFloat, factor: CGFloat, tolerance: CGFloat) -> Int {
    let count = (factor * d / tolerance).squareRoot().rounded(.up)
    return Int(min(max(count, 1), limit))
  }

  static func flatten(
    _ elements: [Path.Element], by t: CGAffineTransform, tolerance: CGFloat, into flat: inout FlatPath
  ) {
    var current = CGPoint.zero
    var start = CGPoint.zero
    var isOpen = false
    var isFinite = true
    func distance(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
      return (x * x + y * y).squareRoot()
    }
    func end(closed: Bool) {
      let first = flat.ends.last ?? 0
      if isFinite { flat.finish(closed: closed) } else { flat.points.removeSubrange(first...) }
      (isOpen, isFinite) = (false, true)
    }
    func begin() {
      if !isOpen {
        flat.points.append(current)
        isFinite = current.x.isFinite && current.y.isFinite
        isOpen = true
      }
    }
    func add(_ p: CGPoint) {
      flat.points.append(p)
      if !(p.x.isFinite && p.y.isFinite) { isFinite = false }
      current = p
    }
    for element in elements {
      switch element.applying(t) {
      case .move(let p):
        if isOpen { end(closed: false) }
        (current, start) = (p, p)
      case .line(let p):
        begin()
        add(p)
      case .quadCurve(let p, let c):
        begin()
        let a = current
        let d = distance(a, c, p)
        guard d.isFinite else {
          add(p)
          isFinite = false
          continue
        }
        let count = segments(secondDifference: d, factor: 0.25, tolerance: tolerance)
        for i in 1...count {
          let u = CGFloat(i) / CGFloat(count)
          let v = 1 - u
          let x = v * v * a.x + 2 * u * v * c.x + u * u * p.x
          let y = v * v * a.y + 2 * u * v * c.y + u * u * p.y
          add(i == count ? p : CGPoint(x: x, y: y))
        }
      case .curve(let p, let c, let e):
        begin()
        let a = current
        let d = max(distance(a, c, e), distance(c, e, p))
        guard d.isFinite else {
          add(p)
          isFinite = false
          continue
        }
        let count = segments(secondDifference: d, factor: 0.75, tolerance: tolerance)
        for i in 1...count {
          let u = CGFloat(i) / CGFloat(count)
          add(
            i == count
              ? p
              : CGPoint(
                x: BezierCurves.cubic([a.x, c.x, e.x, p.x], u),
                y: BezierCurves.cubic([a.y, c.y, e.y, p.y], u)))
        }
      case .closeSubpath:
        if isOpen { end(closed: true) }
        current = start
      }
    }
    if isOpen { end(closed: false) }
  }
}
