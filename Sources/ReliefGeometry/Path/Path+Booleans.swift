import Foundation

extension Path {
  /// The area that is in this path or in the other one.
  ///
  /// - Parameter eoFill: whether the inside of both is told by the even-odd rule instead of the non-zero one.
  ///
  /// As for the other combinations, curves become lines at most 1/512 point away from them.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// The area that is in both paths; that of two rectangles is a rectangle.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    if case .rect(let a) = outline, case .rect(let b) = other.outline, a.isFinite, b.isFinite {
      let common = a.intersection(b)
      return common.isNull || common.width == 0 || common.height == 0 ? Path() : Path(common)
    }
    return combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// The area that is in this path and not in the other one.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// The area that is in one of the paths and not in both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// The same area with an outline that does not cross itself.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill: eoFill) { a, _ in a }
  }

  private func combined(with other: Path, eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path {
    let tolerance: CGFloat = 1.0 / 512
    var overlay = PolygonOverlay(flattened(tolerance: tolerance), other.flattened(tolerance: tolerance))
    return overlay.outline { windings in
      func rule(_ winding: Int32) -> Bool { eoFill ? winding & 1 != 0 : winding != 0 }
      return isInside(rule(windings.first), rule(windings.second))
    }
  }
}

/// The edges of two polygons, cut where they meet.
///
/// Corners lie on a grid of powers of two, fine enough that no difference of coordinates exceeds 2^26 steps: so the
/// side on which a corner lies is known exactly. Edges are cut at their crossings, which are rounded to the grid, again
/// until no two cross; then an edge is part of the result's outline when just one of its sides is inside.
///
/// Sources: J. D. Hobby, Practical segment intersection with finite precision output (1999), for the rounding; the
/// rule for edges is the usual one of overlays. Cost: n log n for outlines that cross seldom, n² at worst.
struct PolygonOverlay {
  /// How often both polygons wind.
  struct Windings: Equatable {
    var first: Int32 = 0, second: Int32 = 0

    static func + (a: Windings, b: Windings) -> Windings {
      Windings(first: a.first &+ b.first, second: a.second &+ b.second)
    }
    static prefix func - (a: Windings) -> Windings { Windings(first: -a.first, second: -a.second) }
  }

  /// A corner in steps of the grid.
  struct Corner: Hashable, Comparable {
    var x: Double, y: Double
    static func < (a: Corner, b: Corner) -> Bool { (a.y, a.x) < (b.y, b.x) }
  }

  /// An edge from its lesser corner to its greater one, and what the windings gain from its right-hand side to its
  /// left-hand one: from west to east where it goes down, from south to north where it is level.
  struct Edge {
    var start: Corner, end: Corner
    var gain: Windings
  }

  private var edges: [Edge] = []
  private let step: Double

  /// Rounds of cutting; outlines that still cross after so many do so by a step of the grid.
  private static let maximumRounds = 8
  /// Cuts in all; beyond, the outline is not cut further, and only roughly right.
  private static let maximumCuts = 2_000_000

  init(_ first: FlatPath, _ second: FlatPath) {
    var largest = 0.0
    for point in first.points + second.points { largest = max(largest, abs(point.x), abs(point.y)) }
    // The least power of two of which `largest` is at most 2^25.
    var step = 0x1p-40
    while step < 0x1p900, largest > step * 0x1p25 { step *= 2 }
    self.step = step
    add(first, Windings(first: 1))
    add(second, Windings(second: 1))
    merge()
  }

  private mutating func add(_ path: FlatPath, _ gain: Windings) {
    for subpath in path.subpaths {
      guard var last = subpath.last.map(corner) else { continue }
      for point in subpath {
        let next = corner(point)
        // The sign is the opposite of that of `FlatPath.winding`; no rule of filling depends on it.
        if last < next { edges.append(Edge(start: last, end: next, gain: gain)) }
        if next < last { edges.append(Edge(start: next, end: last, gain: -gain)) }
        last = next
      }
    }
  }

  private func corner(_ point: CGPoint) -> Corner {
    Corner(x: (point.x / step).rounded(), y: (point.y / step).rounded())
  }

  /// Makes one edge of those that lie on each other, and drops those that change nothing.
  private mutating func merge() {
    edges.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    var merged: [Edge] = []
    merged.reserveCapacity(edges.count)
    for edge in edges {
      if let last = merged.last, last.start == edge.start, last.end == edge.end {
        merged[merged.count - 1].gain = last.gain + edge.gain
      } else {
        merged.append(edge)
      }
    }
    edges = merged.filter { $0.gain != Windings() }
  }

  /// The outline of what is inside by the windings.
  mutating func outline(where isInside: (Windings) -> Bool) -> Path {
    var cuts = 0
    for _ in 0..<Self.maximumRounds {
      let made = cut(at: crossings(limit: Self.maximumCuts - cuts))
      cuts += made
      if made == 0 || cuts >= Self.maximumCuts { break }
    }
    let rows = EdgeBuckets(edges, isVertical: false)
    let columns = EdgeBuckets(edges, isVertical: true)
    var sides: [Corner: [Corner]] = [:]
    var starts: [Corner] = []
    for edge in edges {
      let isFlat = edge.start.y == edge.end.y
      let before = isFlat ? windings(above: edge, columns) : windings(leftOf: edge, rows)
      // Below a flat edge that goes to the right, the windings are what they were before less its gain.
      let after = isFlat ? before + -edge.gain : before + edge.gain
      let (isBefore, isAfter) = (isInside(before), isInside(after))
      guard isBefore != isAfter else { continue }
      // The inside is always on the right-hand side.
      let goesForward = isFlat ? isAfter : isBefore
      let (from, to) = goesForward ? (edge.start, edge.end) : (edge.end, edge.start)
      if sides[from] == nil { starts.append(from) }
      sides[from, default: []].append(to)
    }
    return Path(elements: loops(&sides, starts))
  }

  private func windings(leftOf edge: Edge, _ rows: EdgeBuckets) -> Windings {
    let middle = Corner(x: (edge.start.x + edge.end.x) / 2, y: (edge.start.y + edge.end.y) / 2)
    var sum = Windings()
    for index in rows.edges(at: middle.y) {
      let other = edges[index]
      guard other.start.y <= middle.y, middle.y < other.end.y else { continue }
      // Positive where the middle lies to the right of the other edge, which goes down.
      if Self.side(middle, other) < 0 { sum = sum + other.gain }
    }
    return sum
  }

  private func windings(above edge: Edge, _ columns: EdgeBuckets) -> Windings {
    let middle = Corner(x: (edge.start.x + edge.end.x) / 2, y: edge.start.y)
    var sum = Windings()
    for index in columns.edges(at: middle.x) {
      let other = edges[index]
      let (low, high) = (min(other.start.x, other.end.x), max(other.start.x, other.end.x))
      guard low <= middle.x, middle.x < high else { continue }
      // Coming from above, one passes from the right side of what goes down to the left to its left side.
      let goesRight = other.end.x > other.start.x
      let side = Self.side(middle, other)
      if goesRight ? side > 0 : side < 0 { sum = sum + (goesRight ? -other.gain : other.gain) }
    }
    return sum
  }

  /// Twice the area of the triangle of an edge and a corner; negative where the corner is on the edge's east side.
  private static func side(_ p: Corner, _ edge: Edge) -> Double {
    (edge.end.x - edge.start.x) * (p.y - edge.start.y) - (edge.end.y - edge.start.y) * (p.x - edge.start.x)
  }

  /// For each edge that meets others, where.
  private func crossings(limit: Int) -> [Int: [Corner]] {
    var found: [Int: [Corner]] = [:]
    var count = 0
    let rows = EdgeBuckets(edges, isVertical: false)
    for bucket in rows.buckets {
      for (place, a) in bucket.enumerated() {
        for b in bucket[(place + 1)...] where Self.boxesMeet(edges[a], edges[b]) {
          for (index, corner) in meetings(a, b) {
            found[index, default: []].append(corner)
            count += 1
          }
          if count > limit { return found }
        }
      }
    }
    return found
  }

  private static func boxesMeet(_ a: Edge, _ b: Edge) -> Bool {
    a.start.y <= b.end.y + 1 && b.start.y <= a.end.y + 1
      && min(a.start.x, a.end.x) <= max(b.start.x, b.end.x) + 1
      && min(b.start.x, b.end.x) <= max(a.start.x, a.end.x) + 1
  }

  /// Where two edges are to be cut because of each other.
  private func meetings(_ a: Int, _ b: Int) -> [(Int, Corner)] {
    let (one, other) = (edges[a], edges[b])
    var found: [(Int, Corner)] = []
    for end in [other.start, other.end] where Self.isInner(end, one) { found.append((a, end)) }
    for end in [one.start, one.end] where Self.isInner(end, other) { found.append((b, end)) }
    if !found.isEmpty { return found }
    let (s, t) = (Self.side(one.start, other), Self.side(one.end, other))
    let (u, v) = (Self.side(other.start, one), Self.side(other.end, one))
    guard s != 0, t != 0, u != 0, v != 0, (s < 0) != (t < 0), (u < 0) != (v < 0) else { return [] }
    let fraction = s / (s - t)
    let point = Corner(
      x: (one.start.x + (one.end.x - one.start.x) * fraction).rounded(),
      y: (one.start.y + (one.end.y - one.start.y) * fraction).rounded())
    if point != one.start, point != one.end { found.append((a, point)) }
    if point != other.start, point != other.end { found.append((b, point)) }
    return found
  }

  /// Whether a corner lies on an edge, to half a step, and is none of its ends.
  private static func isInner(_ p: Corner, _ edge: Edge) -> Bool {
    guard p != edge.start, p != edge.end else { return false }
    let (dx, dy) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
    let along = (p.x - edge.start.x) * dx + (p.y - edge.start.y) * dy
    let square = dx * dx + dy * dy
    guard along > 0, along < square else { return false }
    let side = side(p, edge)
    return side * side * 4 <= square
  }

  /// Cuts edges and says how many cuts were made.
  private mutating func cut(at crossings: [Int: [Corner]]) -> Int {
    guard !crossings.isEmpty else { return 0 }
    var pieces: [Edge] = []
    var made = 0
    for (index, edge) in edges.enumerated() {
      guard let corners = crossings[index] else {
        pieces.append(edge)
        continue
      }
      let (dx, dy) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
      func along(_ p: Corner) -> Double { (p.x - edge.start.x) * dx + (p.y - edge.start.y) * dy }
      var last = edge.start
      for next in Set(corners).sorted(by: { (along($0), $0) < (along($1), $1) }) + [edge.end] {
        if last < next { pieces.append(Edge(start: last, end: next, gain: edge.gain)) }
        if next < last { pieces.append(Edge(start: next, end: last, gain: -edge.gain)) }
        last = next
        made += 1
      }
      made -= 1
    }
    edges = pieces
    merge()
    return made
  }

  /// Closed lines through directed edges; corners on a straight line are left out.
  private func loops(_ sides: inout [Corner: [Corner]], _ starts: [Corner]) -> [Path.Element] {
    var elements: [Path.Element] = []
    for start in starts {
      while sides[start]?.isEmpty == false {
        var loop: [Corner] = []
        var current = start
        while let next = sides[current]?.popLast() {
          loop.append(current)
          current = next
          if current == start { break }
        }
        let corners = loop.indices.filter { index in
          let (before, here) = (loop[(index + loop.count - 1) % loop.count], loop[index])
          let after = loop[(index + 1) % loop.count]
          return (here.x - before.x) * (after.y - here.y) != (here.y - before.y) * (after.x - here.x)
        }.map { CGPoint(x: loop[$0].x * step, y: loop[$0].y * step) }
        guard corners.count > 2 else { continue }
        elements.append(.move(to: corners[0]))
        elements += corners.dropFirst().map { .line(to: $0) }
        elements.append(.closeSubpath)
      }
    }
    return elements
  }
}

/// Edges by the rows or columns that they pass through.
private struct EdgeBuckets {
  private(set) var buckets: [[Int]]
  private let low: Double, size: Double

  init(_ edges: [PolygonOverlay.Edge], isVertical: Bool) {
    func range(_ edge: PolygonOverlay.Edge) -> (Double, Double) {
      isVertical
        ? (min(edge.start.x, edge.end.x), max(edge.start.x, edge.end.x)) : (edge.start.y, edge.end.y)
    }
    var (least, most) = (Double.infinity, -Double.infinity)
    for edge in edges {
      let (a, b) = range(edge)
      (least, most) = (min(least, a), max(most, b))
    }
    guard least <= most else {
      (buckets, low, size) = ([[]], 0, 1)
      return
    }
    // About as many edges in each as there are buckets over the square root of the edges.
    let count = max(1, min(1024, edges.count / 4))
    (low, size) = (least, max(1, (most - least) / Double(count)))
    buckets = [[Int]](repeating: [], count: count)
    for (index, edge) in edges.enumerated() {
      let (a, b) = range(edge)
      // A step more on both sides, for corners that are near.
      for bucket in place(a - 1)...place(b + 1) { buckets[bucket].append(index) }
    }
  }

  private func place(_ position: Double) -> Int {
    Int(min(max((position - low) / size, 0), Double(buckets.count - 1)))
  }

  func edges(at position: Double) -> [Int] { buckets[place(position)] }
}
