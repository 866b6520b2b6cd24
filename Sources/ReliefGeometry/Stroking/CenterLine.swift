import Foundation

/// A subpath as the middle of a stroke: straight steps that know the true directions of the curve at their ends.
struct CenterLine {
  struct Step {
    var start: Vector, end: Vector
    /// Unit vectors along the curve at the start and the end.
    var startTangent: Vector, endTangent: Vector
    /// Along the curve, in points.
    var length: Double
    /// Whether this is a straight line of the path; else it is a part of a curve.
    var isLine: Bool
    /// Whether a curve goes on from the step before, so that a turn between the two is round whatever the join.
    var continuesCurve: Bool
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
      (steps[0].start, steps[0].length) = (middle, whole.length / 2)
      var half = whole
      (half.end, half.length) = (middle, whole.length / 2)
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
        start: a, end: b, startTangent: tangent, endTangent: tangent, length: way.length, isLine: true,
        continuesCurve: false))
  }

  /// Adds a curve as steps so short that its offsets by up to `reach` are followed within `tolerance`.
  ///
  /// First it is cut where it turns out of a quadrant or the other way; each part is then halved until the chords
  /// of a turn by a (radians) over a length c, which are about a c / 8 off the curve and a (c + reach a) / 8 off an
  /// offset, are near enough.
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
    let isSharp = first.dot(last) < 0.5
    let error = turn * (1.3 * chord + turn * reach) / 8
    // Errors alone halve at most 12 times (4,096 steps); a sharp turn is followed into a single point.
    if (isSharp && depth < 26) || (error > tolerance && depth < 12) {
      let (a, b) = curve.split(at: 0.5)
      let middle = tangents(of: b)?.0 ?? tangents(of: a)?.1 ?? last
      refine(a, first, middle, depth: depth + 1)
      refine(b, middle, last, depth: depth + 1)
    } else if chord > 0 {
      // A turn that is still sharp here is a cusp: left to the joint with the next step.
      steps.append(
        CenterLine.Step(
          start: Vector(curve.start), end: Vector(curve.end), startTangent: first,
          endTangent: isSharp ? first : last, length: chord * (1 + turn * turn / 24), isLine: false,
          continuesCurve: true))
    }
  }
}
