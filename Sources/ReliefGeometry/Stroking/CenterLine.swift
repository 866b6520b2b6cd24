import Foundation

/// A subpath as the middle of a stroke: straight steps that know the true directions of the curve at their
/// ends.
struct CenterLine {
  struct Step {
    var start: Vector, end: Vector
    /// Unit vectors along the curve at the start and the end.
    var startTangent: Vector, endTangent: Vector
    /// Whether this is a straight line of the path; else it is a part of a curve.
    var isLine: Bool
    /// Whether a curve goes on from the step before, so that a turn between the two is round whatever the
    /// join.
    var continuesCurve: Bool

    /// Along the curve, in points; an arc is that much longer than its chord.
    var length: Double {
      let turn = startTangent.cross(endTangent)
      return (end - start).length * (1 + turn * turn / 24)
    }
  }

  var steps: [Step] = []
  var isClosed = false

  var length: Double { steps.reduce(0) { $0 + $1.length } }

  /// Lets a closed line start where it does not turn, if there is such a place.
  mutating func startWithoutTurn() {
    guard let first = steps.first, let last = steps.last else { return }
    if last.endTangent == first.startTangent { return }
    if let index = steps.firstIndex(where: \.isLine) {
      let whole = steps[index]
      steps = Array(steps[index...] + steps[..<index])
      let middle = (whole.start + whole.end) / 2
      steps[0].start = middle
      var half = whole
      half.end = middle
      steps.append(half)
    } else if let index = steps.indices.dropFirst().first(where: {
      steps[$0 - 1].endTangent == steps[$0].startTangent
    }) {
      steps = Array(steps[index...] + steps[..<index])
    }
  }

  /// Adds a straight line, unless it is no longer than what rounding makes of two equal points.
  mutating func addLine(from a: Vector, to b: Vector) {
    let way = b - a
    guard let tangent = way.unit, way.length > 1e-12 * max(a.length, b.length) else { return }
    steps.append(
      Step(
        start: a, end: b, startTangent: tangent, endTangent: tangent, isLine: true,
        continuesCurve: false))
  }

  /// Adds a curve as steps so short that its offsets by up to `reach` are followed within `tolerance`.
  ///
  /// First it is cut where it turns out of a quadrant or the other way. A chord of a turn by a (radians) over
  /// a length c is about a c / 8 off the curve, and a (c + a reach) / 8 off an offset: each part is halved
  /// until it turns evenly, then cut into as many steps as that asks for.
  mutating func addCurve(_ curve: CubicCurve, reach: Double, tolerance: Double) {
    let count = steps.count
    var refiner = Refiner(reach: reach, tolerance: tolerance, steps: [])
    swap(&refiner.steps, &steps)
    let (p, q, r, s) = (
      Vector(curve.start), Vector(curve.control1), Vector(curve.control2), Vector(curve.end)
    )
    refiner.negligible = 1e-10 * ((q - p).length + (r - q).length + (s - r).length)
    let turns = curve.turns
    var from: CGFloat = 0
    for index in 0...turns.count {
      let to = index < turns.count ? turns[index] : 1
      let part = curve.part(from: from, to: to)
      if let (first, last) = refiner.tangents(of: part) { refiner.refine(part, first, last, depth: 0) }
      from = to
    }
    swap(&refiner.steps, &steps)
    if count < steps.count { steps[count].continuesCurve = false }
  }
}

/// Halves a part of a curve that turns one way, by less than a right angle, until it is nearly straight.
private struct Refiner {
  let reach: Double
  let tolerance: Double
  var steps: [CenterLine.Step]
  /// The most steps for a curve between two of its turns, whatever the tolerance.
  static let limit = 2048
  /// Control points nearer than this say nothing of the direction.
  var negligible = 0.0

  /// The directions at both ends of a curve; nil for a curve that is a point.
  func tangents(of curve: CubicCurve) -> (Vector, Vector)? {
    let (p, q, r, s) = (
      Vector(curve.start), Vector(curve.control1), Vector(curve.control2), Vector(curve.end)
    )
    guard let first = direction(q - p, r - p, s - p), let last = direction(s - r, s - q, s - p) else {
      return nil
    }
    return (first, last)
  }

  private func direction(_ a: Vector, _ b: Vector, _ c: Vector) -> Vector? {
    if a.length > negligible { return a.unit }
    if b.length > negligible { return b.unit }
    return c.length > negligible ? c.unit : nil
  }

  mutating func refine(_ curve: CubicCurve, _ first: Vector, _ last: Vector, depth: Int) {
    let chord = (Vector(curve.end) - Vector(curve.start)).length
    let turn = abs(first.cross(last))
    let isSharp = first.dot(last) < 0.8
    let error = turn * (chord + turn * reach) / 8
    if error <= tolerance / 2, !isSharp {
      append(Vector(curve.start), Vector(curve.end), first, last)
      return
    }
    let (a, b) = curve.split(at: 0.5)
    let middle = tangents(of: b)?.0 ?? tangents(of: a)?.1 ?? last
    let half = (Vector(a.end) - Vector(a.start)).length
    let halfTurn = abs(first.cross(middle))
    let isEven = abs(half - chord / 2) < 0.1 * chord && abs(halfTurn - turn / 2) < 0.1 * turn
    if isEven, !isSharp {
      // Uneven turning within the bounds above makes the worst step at most half as bad again.
      let count = (1.5 * error / tolerance).squareRoot().rounded(.up)
      appendEvenly(curve, first, last, count: Int(min(count, CGFloat(max(Self.limit >> depth, 8)))))
    } else if depth < 26, chord > negligible || isSharp {
      refine(a, first, middle, depth: depth + 1)
      refine(b, middle, last, depth: depth + 1)
    } else {
      // A turn that is still sharp here is a cusp: left to the joint with the next step.
      append(Vector(curve.start), Vector(curve.end), first, isSharp ? first : last)
    }
  }

  /// Adds steps of equal parameter; the directions are those of the derivative.
  private mutating func appendEvenly(_ curve: CubicCurve, _ first: Vector, _ last: Vector, count: Int) {
    let (p, q, r, s) = (
      Vector(curve.start), Vector(curve.control1), Vector(curve.control2), Vector(curve.end)
    )
    // The curve is p + a t + b t^2 + c t^3.
    let a = 3 * (q - p)
    let b = 3 * (r - 2 * q + p)
    let c = s - p + 3 * (q - r)
    var (start, tangent) = (p, first)
    for i in 1..<max(count, 1) {
      let t = Double(i) / Double(count)
      let end = p + t * (a + t * (b + t * c))
      let next = (a + t * (2 * b + 3 * t * c)).unit ?? tangent
      append(start, end, tangent, next)
      (start, tangent) = (end, next)
    }
    append(start, s, tangent, last)
  }

  private mutating func append(_ start: Vector, _ end: Vector, _ first: Vector, _ last: Vector) {
    guard start != end else { return }
    steps.append(
      CenterLine.Step(
        start: start, end: end, startTangent: first, endTangent: last, isLine: false, continuesCurve: true))
  }
}
