import Foundation

extension Path {
  /// The outline of a stroke, to be filled by the non-zero rule; right to 1/1000 point.
  public func strokedPath(_ style: StrokeStyle) -> Path { strokedPath(style, tolerance: 0.001) }

  /// The outline of a stroke whose curves are at most `tolerance` points off.
  ///
  /// Circles and circular rounded rectangles give two exact outlines. Any other path is flattened, and each of its
  /// lines, joints and ends adds a contour; all turn the same way, so that their union is what is filled.
  package func strokedPath(_ style: StrokeStyle, tolerance: CGFloat) -> Path {
    let width = style.lineWidth
    guard width > 0, width.isFinite, tolerance > 0 else { return Path() }
    if style.dash.isEmpty, let ring = ring(width, style.lineJoin) { return ring }
    let flat = flattened(tolerance: tolerance)
    var stroker = Stroker(style: style, tolerance: tolerance)
    var start = 0
    for (index, end) in flat.ends.enumerated() {
      stroker.add(Array(flat.points[start..<end]), isClosed: flat.isClosed[index])
      start = end
    }
    return Path(elements: stroker.elements)
  }

  /// The stroke of a smooth or right-angled known outline as an outer and an inner one; nil for others.
  private func ring(_ width: CGFloat, _ join: CGLineJoin) -> Path? {
    switch outline {
    case .ellipse(let r) where r.width == r.height: break
    case .rect where join == .miter: break
    case .roundedRect(let shape) where shape.style == .circular:
      let r = shape.radii
      let all = [r.topLeading, r.topTrailing, r.bottomLeading, r.bottomTrailing]
      guard all.allSatisfy({ $0 >= width / 2 }) else { return nil }
    case .rect, .ellipse, .roundedRect, .elements: return nil
    }
    guard let outer = inset(by: -width / 2), let inner = inset(by: width / 2) else { return nil }
    return Path(elements: outer.elements + Stroker.reversed(inner))
  }
}

/// Builds stroke outlines from straight lines.
struct Stroker {
  private let style: StrokeStyle
  private let half: CGFloat
  private let tolerance: CGFloat
  private(set) var elements: [Path.Element] = []

  init(style: StrokeStyle, tolerance: CGFloat) {
    self.style = style
    self.tolerance = tolerance
    half = style.lineWidth / 2
  }

  /// The elements of a closed known outline, turned the other way.
  static func reversed(_ path: Path) -> [Path.Element] {
    let flat = path.flattened(tolerance: 1e-4)
    return flat.subpaths.flatMap { points -> [Path.Element] in
      let turned = Array(points.reversed())
      guard let first = turned.first else { return [] }
      return [.move(to: first)] + turned.dropFirst().map { .line(to: $0) } + [.closeSubpath]
    }
  }

  mutating func add(_ all: [CGPoint], isClosed: Bool) {
    var points: [CGPoint] = []
    for p in all where points.last != p { points.append(p) }
    if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    let lengths = style.dash.filter { $0.isFinite && $0 >= 0 }
    if lengths.isEmpty || lengths.reduce(0, +) <= 0 {
      line(points, isClosed: isClosed && points.count > 1)
    } else {
      for dash in Stroker.dashes(points, isClosed: isClosed, lengths, phase: style.dashPhase) {
        line(dash, isClosed: false)
      }
    }
  }

  private mutating func line(_ points: [CGPoint], isClosed: Bool) {
    guard let first = points.first, let last = points.last else { return }
    guard points.count > 1 else {
      dot(first)
      return
    }
    let count = isClosed ? points.count : points.count - 1
    var directions: [CGPoint] = []
    for i in 0..<count {
      let (a, b) = (points[i], points[(i + 1) % points.count])
      let (x, y) = (b.x - a.x, b.y - a.y)
      let length = (x * x + y * y).squareRoot()
      let d = CGPoint(x: x / length, y: y / length)
      directions.append(d)
      let n = CGPoint(x: -d.y * half, y: d.x * half)
      polygon([
        CGPoint(x: a.x + n.x, y: a.y + n.y), CGPoint(x: a.x - n.x, y: a.y - n.y),
        CGPoint(x: b.x - n.x, y: b.y - n.y), CGPoint(x: b.x + n.x, y: b.y + n.y),
      ])
    }
    for i in (isClosed ? 0 : 1)..<count {
      joint(points[i], directions[(i + count - 1) % count], directions[i])
    }
    if !isClosed {
      cap(first, CGPoint(x: -directions[0].x, y: -directions[0].y))
      cap(last, directions[count - 1])
    }
  }

  private mutating func joint(_ p: CGPoint, _ a: CGPoint, _ b: CGPoint) {
    let cross = a.x * b.y - a.y * b.x
    let dot = a.x * b.x + a.y * b.y
    if cross == 0, dot > 0 { return }
    if style.lineJoin == .round {
      circle(p)
      return
    }
    // The outer side is to the left of a turn to the right, and the other way round.
    let side: CGFloat = cross > 0 ? -1 : 1
    let u = CGPoint(x: p.x - a.y * half * side, y: p.y + a.x * half * side)
    let v = CGPoint(x: p.x - b.y * half * side, y: p.y + b.x * half * side)
    var corners = [p, u, v]
    // Miter length over width is 1 / sin(half the angle between the lines).
    let sine = ((1 + dot) / 2).squareRoot()
    if style.lineJoin == .miter, sine > 0, 1 / sine <= style.miterLimit {
      let (mx, my) = ((u.x + v.x) / 2 - p.x, (u.y + v.y) / 2 - p.y)
      let factor = 1 / (sine * sine)
      corners = [p, u, CGPoint(x: p.x + mx * factor, y: p.y + my * factor), v]
    }
    polygon(corners)
  }

  private mutating func cap(_ p: CGPoint, _ d: CGPoint) {
    switch style.lineCap {
    case .butt: break
    case .round: circle(p)
    case .square:
      let n = CGPoint(x: -d.y * half, y: d.x * half)
      let e = CGPoint(x: p.x + d.x * half, y: p.y + d.y * half)
      polygon([
        CGPoint(x: p.x + n.x, y: p.y + n.y), CGPoint(x: p.x - n.x, y: p.y - n.y),
        CGPoint(x: e.x - n.x, y: e.y - n.y), CGPoint(x: e.x + n.x, y: e.y + n.y),
      ])
    }
  }

  /// What a line without length leaves: its two caps.
  private mutating func dot(_ p: CGPoint) {
    switch style.lineCap {
    case .butt: break
    case .round: circle(p)
    case .square:
      polygon(
        [(-half, -half), (half, -half), (half, half), (-half, half)].map {
          CGPoint(x: p.x + $0.0, y: p.y + $0.1)
        })
    }
  }

  private mutating func circle(_ p: CGPoint) {
    let count = Flattening.segments(radius: half, sweep: 2 * .pi, tolerance: tolerance)
    polygon(
      (0..<max(count, 8)).map { i in
        let (s, c) = Elementary.sincos(2 * .pi * CGFloat(i) / CGFloat(max(count, 8)))
        return CGPoint(x: p.x + half * c, y: p.y + half * s)
      })
  }

  /// Adds a contour, turned so that its area is positive.
  private mutating func polygon(_ p: [CGPoint]) {
    var area: CGFloat = 0
    for i in p.indices {
      let (a, b) = (p[i], p[(i + 1) % p.count])
      area += a.x * b.y - a.y * b.x
    }
    let points = area < 0 ? p.reversed() : p
    guard area != 0, let first = points.first else { return }
    elements.append(.move(to: first))
    for point in points.dropFirst() { elements.append(.line(to: point)) }
    elements.append(.closeSubpath)
  }

  /// The drawn parts of a line. An odd number of lengths is repeated; at most 100,000 dashes are made.
  static func dashes(
    _ points: [CGPoint], isClosed: Bool, _ lengths: [CGFloat], phase: CGFloat
  ) -> [[CGPoint]] {
    guard let first = points.first else { return [] }
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let total = pattern.reduce(0, +)
    var index = 0
    var offset = phase.isFinite ? phase.truncatingRemainder(dividingBy: total) : 0
    if offset < 0 { offset += total }
    while offset >= pattern[index] {
      offset -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var left = pattern[index] - offset
    var result: [[CGPoint]] = []
    var current: [CGPoint] = index % 2 == 0 ? [first] : []
    for (a, b) in zip(points, points.dropFirst() + (isClosed ? [first] : [])) {
      let (x, y) = (b.x - a.x, b.y - a.y)
      let length = (x * x + y * y).squareRoot()
      var done: CGFloat = 0
      while length - done > left, result.count < 100_000 {
        done += left
        let p = CGPoint(x: a.x + x * done / length, y: a.y + y * done / length)
        if index % 2 == 0 {
          result.append(current + [p])
          current = []
        } else {
          current = [p]
        }
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      left -= length - done
      if index % 2 == 0 { current.append(b) }
    }
    if current.count > 1 { result.append(current) }
    return result
  }
}
