import Foundation

/// One side of a stroke while it is built.
struct StrokeSide {
  /// 1 on the left (towards the quarter-turned direction), -1 on the right.
  let sign: Double
  var points: [Vector] = []
  /// While the line across turns about centres: these, and the ends of the line behind them.
  private var hinges: [Vector] = []
  private var edge: [Vector] = []
  /// The points that do not lie on the side: joints at which the steps overlap, and centres.
  private var inside: [(index: Int, isJoint: Bool)] = []

  init(sign: Double) { self.sign = sign }

  mutating func reset(expecting count: Int) {
    points.removeAll(keepingCapacity: true)
    points.reserveCapacity(count + 8)
    inside.removeAll(keepingCapacity: true)
  }

  /// Leads the side through a joint, from which it goes on at `start`.
  mutating func overlap(at joint: Vector, from start: Vector) {
    inside.append((points.count, true))
    points.append(joint)
    points.append(start)
  }

  /// Leads the side through a centre about which the line across turns.
  mutating func turn(about hinge: Vector, from start: Vector, to end: Vector) {
    if edge.isEmpty { edge.append(start) }
    inside.append((points.count, false))
    points.append(hinge)
    hinges.append(hinge)
    edge.append(end)
  }

  /// Comes back from the last centre to the side, and hands out what was swept behind the centres.
  mutating func endFan(into outline: inout FlatPath) {
    guard let last = edge.last else { return }
    points.append(last)
    let (there, back) = sign > 0 ? (hinges, edge) : (edge, hinges)
    for p in there { outline.points.append(p.point) }
    for p in back.reversed() { outline.points.append(p.point) }
    outline.finish(closed: true)
    hinges.removeAll(keepingCapacity: true)
    edge.removeAll(keepingCapacity: true)
  }

  /// Cuts the side short where its parts before and behind a joint cross near it: the loop between only
  /// covers twice what both cover anyway. False where a loop is left.
  mutating func cutOverlaps() -> Bool {
    guard !inside.isEmpty else { return true }
    let whole = points
    points.removeAll(keepingCapacity: true)
    var isClear = true
    var copied = 0
    // The first point of the part before the joint, among those kept.
    var first = 0
    for (index, (joint, isJoint)) in inside.enumerated() {
      guard joint > copied || copied == 0 else { continue }
      points += whole[copied..<joint]
      copied = joint
      let last = index + 1 < inside.count ? inside[index + 1].index : whole.count
      if isJoint, let (kept, cut, next) = crossing(whole, joint + 1, last, first: first) {
        points.removeSubrange(kept...)
        first = kept
        points.append(cut)
        copied = next
      } else {
        isClear = false
        points.append(whole[joint])
        copied = joint + 1
        first = points.count
      }
    }
    points += whole[copied...]
    return isClear
  }

  /// Where the last lines of `points` (from `first`) cross the first ones of `whole[start..<end]`: how many
  /// points to keep, the crossing, and the index at which to go on.
  private func crossing(
    _ whole: [Vector], _ start: Int, _ end: Int, first: Int
  ) -> (kept: Int, cut: Vector, next: Int)? {
    let reach = 12
    for i in stride(from: points.count - 1, to: max(first, points.count - 1 - reach), by: -1) {
      let (a, ab) = (points[i - 1], points[i] - points[i - 1])
      for j in start..<max(min(end - 1, start + reach), start) {
        let cd = whole[j + 1] - whole[j]
        let turn = ab.cross(cd)
        guard turn != 0 else { continue }
        let way = whole[j] - a
        let (t, u) = (way.cross(cd) / turn, way.cross(ab) / turn)
        if t >= 0, t <= 1, u >= 0, u <= 1 { return (i, a + ab * t, j + 1) }
      }
    }
    return nil
  }
}
