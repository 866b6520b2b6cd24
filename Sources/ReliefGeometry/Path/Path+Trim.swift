import Foundation

extension Path {
  /// The part of the path between two fractions of its whole length, over all subpaths in order.
  ///
  /// Fractions are clamped to 0...1; where `from` is not below `to` the part is empty. Curves stay curves. A
  /// closed subpath that is wholly inside the part stays closed. Lengths that are not finite give an empty
  /// path.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (low, high) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard low < high else { return Path() }
    if low == 0, high == 1 { return self }
    let segments = Segment.all(of: elements)
    let total = segments.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return Path() }
    var trimmer = Trimmer(start: low * total, end: high * total, negligible: 1e-12 * total)
    for segment in segments { trimmer.add(segment) }
    return Path(elements: trimmer.elements)
  }
}

/// A line or curve of a path with its length.
private struct Segment {
  enum Kind { case line, quad(control: CGPoint), cubic }

  let kind: Kind
  let curve: CubicCurve
  let length: CGFloat
  /// Whether it begins a subpath, and whether it is the line that closes one.
  let isFirst: Bool
  let closes: Bool

  static func all(of elements: [Path.Element]) -> [Segment] {
    var segments: [Segment] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    var isFirst = true
    func add(_ kind: Kind, _ curve: CubicCurve, _ length: CGFloat, closes: Bool = false) {
      segments.append(Segment(kind: kind, curve: curve, length: length, isFirst: isFirst, closes: closes))
      (current, isFirst) = (curve.end, false)
    }
    func line(to p: CGPoint, closes: Bool) {
      let length = (Vector(p) - Vector(current)).length
      add(.line, CubicCurve(current, current, p, p), length, closes: closes)
    }
    for element in elements {
      switch element {
      case .move(let p): (start, current, isFirst) = (p, p, true)
      case .line(let p): line(to: p, closes: false)
      case .quadCurve(let p, let c):
        let curve = CubicCurve(quadratic: current, c, p)
        add(.quad(control: c), curve, curve.length)
      case .curve(let p, let c, let d):
        let curve = CubicCurve(current, c, d, p)
        add(.cubic, curve, curve.length)
      case .closeSubpath:
        if !isFirst { line(to: start, closes: true) }
        isFirst = true
      }
    }
    return segments
  }

  /// The step that draws the part between two parameters.
  func element(from a: CGFloat, to b: CGFloat) -> Path.Element {
    let part = curve.part(from: a, to: b)
    switch kind {
    case .line: return .line(to: point(at: b))
    case .quad(let control):
      // The control point of the part is where its end tangents meet: the curve's blossom at (a, b).
      func mix(_ p: CGPoint, _ q: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
      }
      let (left, right) = (mix(curve.start, control, a), mix(control, curve.end, a))
      return .quadCurve(to: part.end, control: mix(left, right, b))
    case .cubic: return part.element
    }
  }

  func point(at t: CGFloat) -> CGPoint {
    switch kind {
    case .line where t < 1:
      let (a, b) = (curve.start, curve.end)
      return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    case .line: return curve.end
    case .quad, .cubic: return curve.point(at: t)
    }
  }

  func parameter(at distance: CGFloat) -> CGFloat {
    switch kind {
    case .line: return length > 0 ? min(max(distance / length, 0), 1) : 0
    case .quad, .cubic: return curve.parameter(atLength: distance, of: length)
    }
  }
}

/// Keeps what lies between two distances along a path.
private struct Trimmer {
  let start: CGFloat
  let end: CGFloat
  /// Segments up to this length are rounding, such as the closing of a subpath that ends at its start.
  let negligible: CGFloat
  private(set) var elements: [Path.Element] = []
  private var position: CGFloat = 0
  /// Whether the current subpath is kept from its first point on, and whether the last segment was kept to
  /// its end.
  private var isWhole = false
  private var goesOn = false

  init(start: CGFloat, end: CGFloat, negligible: CGFloat) {
    (self.start, self.end, self.negligible) = (start, end, negligible)
  }

  mutating func add(_ segment: Segment) {
    let (a, b) = (start - position, end - position)
    position += segment.length
    if segment.isFirst { (isWhole, goesOn) = (a <= 0, false) }
    if segment.length <= negligible {
      if segment.closes, isWhole, goesOn, b >= 0 { elements.append(.closeSubpath) }
      return
    }
    guard a < segment.length, b > 0 else { return }
    let (from, to) = (segment.parameter(at: max(a, 0)), b >= segment.length ? 1 : segment.parameter(at: b))
    if !goesOn { elements.append(.move(to: segment.point(at: from))) }
    goesOn = to >= 1
    elements.append(segment.closes && isWhole && goesOn ? .closeSubpath : segment.element(from: from, to: to))
  }
}
