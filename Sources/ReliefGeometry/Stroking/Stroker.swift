import Foundation

/// Makes the outline of a stroke, to be filled by the non-zero rule.
///
/// A stroke is the union of what its parts cover: each step sweeps the line across it, joints and caps add
/// theirs. All parts wind the same way, so none takes from another. Most share edges and merge into one
/// contour along both sides. Where a curve is tighter than half the width, the line across it turns about a
/// centre inside the stroke: there the side runs through these centres (the evolute), and what is swept
/// behind them is a contour of its own.
struct Stroker {
  private let pen: Pen
  var outline = FlatPath()
  /// Whether no part overlaps another, as far as one closed convex line goes.
  private(set) var isSimple = true

  private var left = StrokeSide(sign: 1)
  private var right = StrokeSide(sign: -1)

  /// `tolerance` is in the units of the lines, and finite and above 0, as is the width.
  init(style: StrokeStyle, tolerance: Double) {
    pen = Pen(
      half: style.lineWidth / 2, cap: style.lineCap, join: style.lineJoin, miterLimit: style.miterLimit,
      tolerance: tolerance)
  }

  mutating func add(_ line: CenterLine) {
    var line = line
    if line.isClosed { line.startWithoutTurn() }
    guard let first = line.steps.first, let last = line.steps.last else { return }
    left.reset(expecting: line.steps.count)
    right.reset(expecting: line.steps.count)
    if outline.points.isEmpty { outline.points.reserveCapacity(2 * line.steps.count + 16) }
    left.points.append(pen.offset(first.start, first.startTangent, 1))
    right.points.append(pen.offset(first.start, first.startTangent, -1))
    for index in line.steps.indices {
      if index > 0 { addJoint(line.steps[index - 1], line.steps[index]) }
      advance(line.steps[index])
    }
    if line.isClosed { addJoint(last, first) }
    endFans()
    let isClear = left.cutOverlaps()
    if !right.cutOverlaps() || !isClear { isSimple = false }
    if line.isClosed {
      finish(left.points)
      finish(right.points.reversed())
    } else {
      pen.addCap(last.end, last.endTangent, to: &left.points)
      left.points += right.points.reversed()
      pen.addCap(first.start, -first.startTangent, to: &left.points)
      finish(left.points)
    }
  }

  /// Adds what a line of no length leaves: a circle, a square in the direction given, or nothing.
  mutating func addDot(at p: Vector, along tangent: Vector = Vector(1, 0)) {
    guard pen.cap != .butt else { return }
    var points: [Vector] = [pen.offset(p, tangent, 1)]
    pen.addCap(p, tangent, to: &points)
    points.append(pen.offset(p, tangent, -1))
    pen.addCap(p, -tangent, to: &points)
    finish(points)
  }

  private mutating func advance(_ step: CenterLine.Step) {
    let turn = step.startTangent.cross(step.endTangent)
    let hinge = pen.hinge(of: step, turn: turn)
    if hinge != nil { isSimple = false }
    pen.advance(&left, step, hinge: turn > 0 ? hinge : nil, &outline)
    pen.advance(&right, step, hinge: turn < 0 ? hinge : nil, &outline)
  }

  private mutating func addJoint(_ a: CenterLine.Step, _ b: CenterLine.Step) {
    let (sin, cos) = (a.endTangent.cross(b.startTangent), a.endTangent.dot(b.startTangent))
    if cos > 0, abs(sin) * pen.half < pen.tolerance { return }
    let joint = Joint(before: a, after: b, sin: sin, cos: cos)
    endFans()
    if joint.sin > 0 {
      pen.addInner(joint, to: &left)
      pen.addOuter(joint, to: &right)
    } else {
      pen.addInner(joint, to: &right)
      pen.addOuter(joint, to: &left)
    }
  }

  private mutating func endFans() {
    left.endFan(into: &outline)
    right.endFan(into: &outline)
  }

  private mutating func finish(_ points: some Sequence<Vector>) {
    for p in points { outline.points.append(p.point) }
    outline.finish(closed: true)
  }
}

/// Where a step ends and the next begins.
private struct Joint {
  let before: CenterLine.Step
  let after: CenterLine.Step
  /// Of the angle by which the line turns here.
  let sin: Double, cos: Double

  var point: Vector { after.start }
}

/// The numbers of a stroke style, and the points that follow from them.
private struct Pen {
  let half: Double
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: Double
  let tolerance: Double

  func offset(_ p: Vector, _ tangent: Vector, _ sign: Double) -> Vector {
    p + tangent.quarterTurned * (half * sign)
  }

  // MARK: Steps

  /// Where the lines across the two ends of a step meet, if that is inside the stroke.
  func hinge(of step: CenterLine.Step, turn: Double) -> Vector? {
    let way = step.end - step.start
    // They meet at start + m0 h = end + m1 k, where m0 and m1 point to the inner side, h = way x m1 / (m0 x
    // m1) and k = way x m0 / (m0 x m1); with tangents for these, h turn = way . t1 and k turn = way . t0.
    let reach = half * abs(turn)
    let (h, k) = (way.dot(step.endTangent), way.dot(step.startTangent))
    guard h < reach, k < reach else { return nil }
    return step.start + step.startTangent.quarterTurned * (max(h, 0) / turn)
  }

  func advance(_ side: inout StrokeSide, _ step: CenterLine.Step, hinge: Vector?, _ outline: inout FlatPath) {
    let end = offset(step.end, step.endTangent, side.sign)
    if let hinge {
      side.turn(about: hinge, from: offset(step.start, step.startTangent, side.sign), to: end)
    } else {
      side.endFan(into: &outline)
      side.points.append(end)
    }
  }

  // MARK: Joints

  /// The side on which the two steps overlap is led through the joint, so that both keep their whole area.
  func addInner(_ joint: Joint, to side: inout StrokeSide) {
    side.overlap(at: joint.point, from: offset(joint.point, joint.after.startTangent, side.sign))
  }

  func addOuter(_ joint: Joint, to side: inout StrokeSide) {
    switch joint.after.continuesCurve ? .round : join {
    case .round:
      addArc(
        around: joint.point, from: joint.before.endTangent.quarterTurned * (half * side.sign),
        by: Elementary.atan2(abs(joint.sin), joint.cos) * -side.sign, to: &side.points)
    // Miter length over width is 1 / cos(half the turn).
    case .miter where (1 + joint.cos) / 2 * miterLimit * miterLimit >= 1 && miterLimit > 0:
      side.points.append(miter(joint, side.sign))
    case .miter, .bevel: break
    }
    side.points.append(offset(joint.point, joint.after.startTangent, side.sign))
  }

  /// Where the sides of the two steps, drawn on as straight lines, cross.
  private func miter(_ joint: Joint, _ sign: Double) -> Vector {
    let sum = joint.before.endTangent.quarterTurned + joint.after.startTangent.quarterTurned
    return joint.point + sum * (half * sign / (1 + joint.cos))
  }

  // MARK: Caps

  /// Adds the cap between the left and the right side of an end that points along `tangent`.
  func addCap(_ p: Vector, _ tangent: Vector, to points: inout [Vector]) {
    switch cap {
    case .butt: break
    case .round: addArc(around: p, from: tangent.quarterTurned * half, by: -.pi, to: &points)
    case .square:
      points.append(offset(p + tangent * half, tangent, 1))
      points.append(offset(p + tangent * half, tangent, -1))
    }
  }

  /// Adds the points between the ends of an arc.
  private func addArc(around p: Vector, from start: Vector, by sweep: Double, to points: inout [Vector]) {
    let count = Flattener.segments(radius: half, sweep: sweep, tolerance: tolerance)
    guard count > 1 else { return }
    let (s, c) = Elementary.sincos(sweep / Double(count))
    var arm = start
    for _ in 1..<count {
      arm = arm.turned(sin: s, cos: c)
      points.append(p + arm)
    }
  }
}
