import Foundation
import ReliefGeometry

/// Tells outlines that wind once from others: these need no slabs to be turned into coverage.
///
/// An outline winds once where no two of its edges meet but at common corners, and the winding numbers to both sides of
/// each subpath are 0 and one more, the same everywhere. So do nearly all glyphs. Costs O(n log n) for edges of which
/// few lie at one height.
struct SimpleOutline {
  private struct Edge {
    var from: CGPoint
    var to: CGPoint
    var subpath: Int
    /// Its place in the subpath, and how many edges that has.
    var index: Int
    var count: Int

    var top: CGFloat { min(from.y, to.y) }
    var bottom: CGFloat { max(from.y, to.y) }

    /// Whether the edges follow each other in their subpath.
    func isNeighbour(of other: Edge) -> Bool {
      guard subpath == other.subpath else { return false }
      let steps = abs(index - other.index)
      return steps == 1 || steps == count - 1
    }
  }

  private var edges: [Edge] = []
  private var subpaths = 0

  /// Whether a flat outline is known to wind once; false where edges touch or where that would take too long.
  static func windsOnce(_ path: FlatPath) -> Bool {
    guard path.points.count <= 4096 else { return false }
    var outline = SimpleOutline(path)
    return outline.isSimple() && outline.hasOneWinding
  }

  private init(_ path: FlatPath) {
    for subpath in path.subpaths {
      var corners: [CGPoint] = []
      for point in subpath where point != corners.last { corners.append(point) }
      if corners.count > 1, corners.first == corners.last { corners.removeLast() }
      guard corners.count > 2 else { continue }
      for index in corners.indices {
        let next = corners[(index + 1) % corners.count]
        edges.append(
          Edge(from: corners[index], to: next, subpath: subpaths, index: index, count: corners.count))
      }
      subpaths += 1
    }
  }

  /// Whether edges meet only at corners of their own subpath.
  private mutating func isSimple() -> Bool {
    edges.sort { $0.top < $1.top }
    var active: [Int] = []
    for k in edges.indices {
      active.removeAll { edges[$0].bottom < edges[k].top }
      for other in active where Self.meet(edges[k], edges[other]) { return false }
      active.append(k)
    }
    return true
  }

  private static func meet(_ a: Edge, _ b: Edge) -> Bool {
    if max(a.from.x, a.to.x) < min(b.from.x, b.to.x) || max(b.from.x, b.to.x) < min(a.from.x, a.to.x) {
      return false
    }
    if a.isNeighbour(of: b) { return false }
    let (p, q) = (side(a, b.from), side(a, b.to))
    let (r, s) = (side(b, a.from), side(b, a.to))
    return p * q <= 0 && r * s <= 0
  }

  /// On which side of an edge's line a point lies; 0 on it.
  private static func side(_ edge: Edge, _ point: CGPoint) -> CGFloat {
    (edge.to.x - edge.from.x) * (point.y - edge.from.y) - (edge.to.y - edge.from.y) * (point.x - edge.from.x)
  }

  /// Whether 0 and one other winding number are all there are.
  ///
  /// Subpaths do not cross, so each has one winding number on either side, found beside its longest upright reach.
  private var hasOneWinding: Bool {
    var tallest = [Edge?](repeating: nil, count: subpaths)
    for edge in edges {
      let other = tallest[edge.subpath]
      if edge.bottom - edge.top > other.map({ $0.bottom - $0.top }) ?? 0 { tallest[edge.subpath] = edge }
    }
    var inside = 0
    for case let edge? in tallest {
      let y = (edge.top + edge.bottom) / 2
      let x = (edge.from.x + edge.to.x) / 2
      var left = 0
      for other in edges where other.top <= y && y < other.bottom {
        if other.subpath == edge.subpath, other.index == edge.index { continue }
        let crossing =
          other.from.x + (y - other.from.y) * (other.to.x - other.from.x) / (other.to.y - other.from.y)
        if crossing < x { left += other.from.y < other.to.y ? 1 : -1 }
      }
      let right = left + (edge.from.y < edge.to.y ? 1 : -1)
      for winding in [left, right] where winding != 0 {
        guard abs(winding) == 1, inside == 0 || inside == winding else { return false }
        inside = winding
      }
    }
    return true
  }
}
