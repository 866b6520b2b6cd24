import Foundation

/// A path as straight lines.
package struct FlatPath: Sendable {
  /// The corners of all subpaths, one after another.
  package var points: [CGPoint] = []
  /// The index behind the last point of each subpath.
  package var ends: [Int] = []
  /// Whether each subpath was closed (fills treat all as closed).
  package var isClosed: [Bool] = []

  package init() {}

  /// The points of each subpath.
  package var subpaths: [ArraySlice<CGPoint>] {
    var start = 0
    return ends.map { end in
      defer { start = end }
      return points[start..<end]
    }
  }

  /// Ends the subpath of the points added since the last call; without any, nothing happens.
  mutating func finish(closed: Bool) {
    guard points.count > (ends.last ?? 0) else { return }
    ends.append(points.count)
    isClosed.append(closed)
  }

  /// Takes back the points added since the last finished subpath.
  mutating func discard() { points.removeSubrange((ends.last ?? 0)...) }

  /// Applies a transform to all points, and drops the subpaths in which a point is then not finite.
  mutating func apply(_ transform: CGAffineTransform) {
    if !transform.isIdentity {
      for index in points.indices { points[index] = points[index].applying(transform) }
    }
    guard points.contains(where: { !($0.x.isFinite && $0.y.isFinite) }) else { return }
    let whole = self
    self = FlatPath()
    for (index, subpath) in whole.subpaths.enumerated()
    where subpath.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) {
      points += subpath
      finish(closed: whole.isClosed[index])
    }
  }
}
