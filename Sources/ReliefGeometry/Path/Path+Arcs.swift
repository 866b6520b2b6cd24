import Foundation

extension Path {
  /// Adds a part of a circle, and a line to its start if the path is not empty.
  ///
  /// `clockwise` is meant with y up, as in Core Graphics: with y down, `false` runs through growing angles
  /// and looks clockwise. An end angle on the wrong side of the start is moved by full turns; a sweep of a
  /// full turn or more is one full turn. A negative radius, and numbers that are not finite, add nothing.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let full = 2 * Double.pi
    let way: Double = clockwise ? -1 : 1
    var sweep = (endAngle.radians - startAngle.radians) * way
    if sweep < 0 { sweep = full - (-sweep).truncatingRemainder(dividingBy: full) }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(min(sweep, full) * way),
      transform: transform)
  }

  /// Adds a part of a circle that turns by `delta`, and a line to its start if the path is not empty.
  ///
  /// Positive turns look clockwise. More than a full turn is one full turn. A negative radius, and numbers
  /// that are not finite, add nothing.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let start = startAngle.radians
    let sweep = min(max(delta.radians, -2 * .pi), 2 * .pi)
    let (s, c) = Elementary.sincos(start)
    guard radius >= 0, radius.isFinite, center.x.isFinite, center.y.isFinite, s.isFinite, !delta.radians.isNaN
    else { return }
    let first = CGPoint(x: center.x + radius * c, y: center.y + radius * s)
    var arc: [Element] = [isEmpty ? .move(to: first) : .line(to: first)]
    if sweep != 0 {
      arc += Path.arcCurves(center: center, rx: radius, ry: radius, from: start, to: start + sweep)
    }
    append(transform.isIdentity ? arc : arc.map { $0.applying(transform) })
  }

  /// Adds a line towards `tangent1End` and an arc that rounds the corner there on the way to `tangent2End`.
  ///
  /// The arc touches both lines, and the path ends where it leaves the second. Without a corner (a straight
  /// line, two equal points, radius 0) only the line to `tangent1End` is added; to an empty path, nothing.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint?.applying(transform.inverted()) else { return }
    let corner = Vector(tangent1End)
    guard corner.isFinite, Vector(tangent2End).isFinite, radius.isFinite else { return }
    guard radius > 0, let back = (Vector(current) - corner).unit,
      let ahead = (Vector(tangent2End) - corner).unit, abs(back.cross(ahead)) > 1e-9
    else {
      addLine(to: tangent1End.applying(transform))
      return
    }
    let (sin, cos) = (back.cross(ahead), back.dot(ahead))
    // The tangents' length is r / tan(half the corner's angle), and tan(a/2) = sin a / (1 + cos a).
    let touch = corner + back * (radius * (1 + cos) / abs(sin))
    let arm = back.quarterTurned * (sin > 0 ? -radius : radius)
    let turn = (Double.pi - Elementary.atan2(abs(sin), cos)) * (sin > 0 ? -1 : 1)
    let start = Elementary.atan2(arm.y, arm.x)
    let center = touch - arm
    var arc: [Element] = [.line(to: touch.point)]
    arc += Path.arcCurves(center: center.point, rx: radius, ry: radius, from: start, to: start + turn)
    append(transform.isIdentity ? arc : arc.map { $0.applying(transform) })
  }
}
