import Foundation

extension Path {
  /// The path after `transform` as straight lines that stay within `tolerance` (in transformed units) of it.
  ///
  /// Circular corners and ellipses are followed exactly, not through cubics. A subpath with a point that is
  /// not finite is dropped. A curve gives at most 4,096 lines, whatever the tolerance.
  package func flattened(by transform: CGAffineTransform = .identity, tolerance: CGFloat) -> FlatPath {
    let scale = transform.largestScale
    guard scale.isFinite, scale > 0 else { return FlatPath() }
    var flattener = Flattener(transform: transform, tolerance: tolerance)
    switch outline {
    case .rect(let r):
      guard !r.isNull, r.isFinite else { return FlatPath() }
      flattener.addRect(r)
    case .ellipse(let r):
      guard !r.isNull, r.isFinite else { return FlatPath() }
      flattener.addEllipse(in: r, scale: scale)
    case .roundedRect(let shape):
      guard !shape.rect.isNull, shape.rect.isFinite else { return FlatPath() }
      flattener.addRoundedRect(shape, scale: scale)
    case .elements(let elements):
      flattener.flat.points.reserveCapacity(elements.count + 64)
      for element in elements { flattener.add(element) }
    }
    return flattener.finished()
  }
}

extension CGRect {
  /// Whether all four numbers are finite.
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

/// Turns path elements into lines.
struct Flattener {
  fileprivate(set) var flat = FlatPath()
  private let transform: CGAffineTransform
  private let tolerance: CGFloat
  // After the transform, as are the points of `flat`.
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  private var isOpen = false
  private var isFinite = true

  init(transform: CGAffineTransform, tolerance: CGFloat) {
    self.transform = transform
    self.tolerance = tolerance
  }

  mutating func finished() -> FlatPath {
    if isOpen { end(closed: false) }
    return flat
  }

  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let p):
      if isOpen { end(closed: false) }
      current = p.applying(transform)
      start = current
    case .line(let p):
      begin()
      append(p.applying(transform))
    case .quadCurve(let p, let c):
      begin()
      addQuad(current, c.applying(transform), p.applying(transform))
    case .curve(let p, let c, let d):
      begin()
      addCubic(CubicCurve(current, c.applying(transform), d.applying(transform), p.applying(transform)))
    case .closeSubpath:
      if isOpen { end(closed: true) }
      current = start
    }
  }

  mutating func addRect(_ r: CGRect) {
    flat.points.reserveCapacity(4)
    begin(at: CGPoint(x: r.minX, y: r.minY).applying(transform))
    append(CGPoint(x: r.maxX, y: r.minY).applying(transform))
    append(CGPoint(x: r.maxX, y: r.maxY).applying(transform))
    append(CGPoint(x: r.minX, y: r.maxY).applying(transform))
    end(closed: true)
  }

  mutating func addEllipse(in r: CGRect, scale: CGFloat) {
    let (rx, ry) = (r.width / 2, r.height / 2)
    let center = CGPoint(x: r.midX, y: r.midY)
    let count = Flattener.segments(radius: max(rx, ry) * scale, sweep: .pi / 2, tolerance: tolerance)
    let arc = Flattener.quarter(count)
    flat.points.reserveCapacity(4 * count)
    (isOpen, isFinite) = (true, true)
    // Without the last point of each quarter, which is the first of the next.
    for p in arc.dropLast() { append(center, rx * p.x, ry * p.y) }
    for p in arc.dropLast() { append(center, -rx * p.y, ry * p.x) }
    for p in arc.dropLast() { append(center, -rx * p.x, -ry * p.y) }
    for p in arc.dropLast() { append(center, rx * p.y, -ry * p.x) }
    end(closed: true)
  }

  mutating func addRoundedRect(_ shape: RoundedRect, scale: CGFloat) {
    flat.points.reserveCapacity(128)
    var arc: [CGPoint] = []
    var arcRadius: CGFloat = 0
    for index in 0..<4 {
      let corner = shape.corner(index)
      let r = corner.radius
      if r <= 0 {
        go(to: corner.point.applying(transform))
      } else if shape.style == .continuous {
        let curves = corner.continuousCurves
        go(to: curves.first.start.applying(transform))
        addCubic(curves.first.applying(transform))
        addCubic(curves.middle.applying(transform))
        addCubic(curves.last.applying(transform))
      } else {
        if r != arcRadius {
          arc = Flattener.quarter(Flattener.segments(radius: r * scale, sweep: .pi / 2, tolerance: tolerance))
          arcRadius = r
        }
        if !isOpen { (isOpen, isFinite) = (true, true) }
        for p in arc { append(corner.at(r - r * p.y, r - r * p.x).applying(transform)) }
      }
    }
    end(closed: true)
  }

  // MARK: Points

  private mutating func append(_ center: CGPoint, _ dx: CGFloat, _ dy: CGFloat) {
    append(CGPoint(x: center.x + dx, y: center.y + dy).applying(transform))
  }

  private mutating func append(_ p: CGPoint) {
    flat.points.append(p)
    if !(p.x.isFinite && p.y.isFinite) { isFinite = false }
    current = p
  }

  private mutating func begin() { if !isOpen { begin(at: current) } }

  private mutating func begin(at p: CGPoint) {
    (isOpen, isFinite) = (true, true)
    append(p)
  }

  private mutating func go(to p: CGPoint) {
    if isOpen { append(p) } else { begin(at: p) }
  }

  private mutating func end(closed: Bool) {
    if isFinite { flat.finish(closed: closed) } else { flat.discard() }
    isOpen = false
  }

  // MARK: Curves

  private mutating func addQuad(_ a: CGPoint, _ c: CGPoint, _ p: CGPoint) {
    let (start, control, end) = (Vector(a), Vector(c), Vector(p))
    let (first, last) = (control - start, end - control)
    let bend = last - first
    let size = Flattener.bend(bend, bend, first, last, last)
    guard size.isFinite else { return append(CGPoint(x: CGFloat.nan, y: .nan)) }
    let count = Flattener.segments(secondDifference: size, factor: 0.25, tolerance: tolerance)
    let step = 1 / Double(count)
    for i in 1..<max(count, 1) {
      let t = Double(i) * step
      flat.points.append((start + t * (2 * first + t * bend)).point)
    }
    append(p)
  }

  private mutating func addCubic(_ curve: CubicCurve) {
    let (start, end) = (Vector(curve.start), Vector(curve.end))
    let first = Vector(curve.control1) - start
    let middle = Vector(curve.control2) - Vector(curve.control1)
    let last = end - Vector(curve.control2)
    let (k, m) = (middle - first, last - middle)
    let size = Flattener.bend(k, m, first, middle, last)
    guard size.isFinite else { return append(CGPoint(x: CGFloat.nan, y: .nan)) }
    let count = Flattener.segments(secondDifference: size, factor: 0.75, tolerance: tolerance)
    let step = 1 / Double(count)
    let (l, n) = (3 * first, m - k)
    for i in 1..<max(count, 1) {
      let t = Double(i) * step
      flat.points.append((start + t * (l + t * (3 * k + t * n))).point)
    }
    append(curve.end)
  }
}

// MARK: How many lines

extension Flattener {
  /// The most lines for one curve, whatever the tolerance.
  static let limit: CGFloat = 4096

  /// Lines for an arc: a chord of angle a is r (1 - cos(a/2)), about r a^2 / 8, away from it.
  static func segments(radius: CGFloat, sweep: CGFloat, tolerance: CGFloat) -> Int {
    bounded(abs(sweep) * (radius / (8 * tolerance)).squareRoot())
  }

  /// Lines for a Bézier curve by Wang's bound on its second differences (`factor`: 1/4 quadratic, 3/4 cubic).
  static func segments(secondDifference d: CGFloat, factor: CGFloat, tolerance: CGFloat) -> Int {
    bounded((factor * d / tolerance).squareRoot())
  }

  /// The larger of two second differences, or what of them can point across a chord of the curve.
  ///
  /// Wang's bound is on the vector from the chord's point to the curve's; only its part across the chord is a
  /// distance. A chord's direction lies between those of the control polygon's legs, if these turn by less
  /// than a right angle; the part across is greatest at an outer leg, unless a right angle to the difference
  /// lies between.
  static func bend(_ k: Vector, _ m: Vector, _ first: Vector, _ middle: Vector, _ last: Vector) -> Double {
    let whole = max(k.length, m.length)
    guard let a = first.unit, let b = middle.unit, let c = last.unit else { return whole }
    guard a.dot(b) > 0, b.dot(c) > 0, a.dot(c) > 0 else { return whole }
    func across(_ d: Vector) -> Double {
      let (p, q, r) = (d.dot(a), d.dot(b), d.dot(c))
      let isOneSided = (p >= 0 && q >= 0 && r >= 0) || (p <= 0 && q <= 0 && r <= 0)
      return isOneSided ? max(abs(d.cross(a)), abs(d.cross(b)), abs(d.cross(c))) : d.length
    }
    return whole.isFinite ? max(across(k), across(m)) : whole
  }

  private static func bounded(_ count: CGFloat) -> Int {
    count < limit ? max(Int(count.rounded(.up)), 1) : Int(limit)
  }

  /// Points of the unit circle from (1, 0) to (0, 1), both included, in `count` equal steps.
  ///
  /// By repeated rotation to the middle and mirrored from there: symmetric to the bit, at most 1e-13 off.
  static func quarter(_ count: Int) -> [CGPoint] {
    var points = [CGPoint](repeating: CGPoint(x: 1, y: 0), count: count + 1)
    let (s, c) = Elementary.sincos(.pi / 2 / Double(count))
    var p = Vector(1, 0)
    for i in 0...(count / 2) {
      points[i] = p.point
      points[count - i] = CGPoint(x: p.y, y: p.x)
      p = p.turned(sin: s, cos: c)
    }
    if count % 2 == 0 {
      let half = CGFloat(0.5).squareRoot()
      points[count / 2] = CGPoint(x: half, y: half)
    }
    return points
  }
}
