/// The box around all pixels that differ, with room around it, as brightness against the ground.
struct ChangedArea {
  /// Room around the box in pixels, so that what did not change at its rim is seen too.
  private static let margin = 4
  /// Neighbours that differ by so many levels are an edge; soft shadows are less steep.
  private static let step: Int16 = 5 * 2

  let width: Int, height: Int
  /// Brightness less that of the ground, in half levels; the old picture's and the new one's.
  let old: [Int16], new: [Int16]

  /// The area of a comparison; nil where nothing differs, or it is too narrow to have an inside.
  init?(_ comparison: PictureComparison) {
    let (first, second) = (comparison.first, comparison.second)
    let regions = comparison.exact.regions
    guard let left = regions.map(\.x).min(), let top = regions.map(\.y).min(),
      let right = regions.map({ $0.x + $0.width }).max(), let bottom = regions.map({ $0.y + $0.height }).max()
    else { return nil }
    let (x0, y0) = (max(left - Self.margin, 0), max(top - Self.margin, 0))
    let (x1, y1) = (min(right + Self.margin, first.width), min(bottom + Self.margin, first.height))
    (width, height) = (x1 - x0, y1 - y0)
    guard width > 2, height > 2 else { return nil }
    func plane(_ bitmap: Bitmap) -> [Int16] {
      let pixels = bitmap.pixels.span
      var plane = [Int16](repeating: 0, count: (x1 - x0) * (y1 - y0))
      for y in y0..<y1 {
        for x in x0..<x1 {
          let i = (y * bitmap.width + x) * 4
          let luma = 54 * Int(pixels[i]) + 183 * Int(pixels[i + 1]) + 19 * Int(pixels[i + 2])
          let opacity = Int(pixels[i + 3])
          // Over a middle grey, where light and dark shadows both show.
          let level = (luma * opacity / 255 + 128 * (255 - opacity)) / 128
          plane[(y - y0) * (x1 - x0) + x - x0] = Int16(level)
        }
      }
      return plane
    }
    let (a, b) = (plane(first), plane(second))
    let ground = Self.ground(a, width: width, height: height)
    old = a.map { $0 - ground }
    new = b.map { $0 - ground }
  }

  /// The brightness that is most frequent at the rim.
  private static func ground(_ plane: [Int16], width: Int, height: Int) -> Int16 {
    var counts = [Int](repeating: 0, count: 1024)
    for x in 0..<width {
      counts[Int(plane[x])] += 1
      counts[Int(plane[(height - 1) * width + x])] += 1
    }
    for y in 0..<height {
      counts[Int(plane[y * width])] += 1
      counts[Int(plane[y * width + width - 1])] += 1
    }
    let most = counts.max() ?? 0
    return Int16(counts.firstIndex(of: most) ?? 0)
  }

  /// A box of pixels of the area, ends exclusive.
  private struct Box {
    var (x0, y0, x1, y1) = (Int.max, Int.max, Int.min, Int.min)
    var isEmpty: Bool { x1 <= x0 }

    mutating func add(_ x: Int, _ y: Int) {
      (x0, y0, x1, y1) = (min(x0, x), min(y0, y), max(x1, x + 1), max(y1, y + 1))
    }
  }

  private func isEdge(_ plane: [Int16], _ x: Int, _ y: Int) -> Bool {
    let own = plane[y * width + x]
    return x + 1 < width && abs(plane[y * width + x + 1] - own) >= Self.step
      || y + 1 < height && abs(plane[(y + 1) * width + x] - own) >= Self.step
  }

  /// By how much something was moved: the old pixels are found again at the new place, nearly all of them.
  func shift() -> (x: Int, y: Int)? {
    var (a, b) = (Box(), Box())
    var sums = [Double](repeating: 0, count: 6)
    for y in 0..<height {
      for x in 0..<width {
        let i = y * width + x
        if old[i] == new[i] { continue }
        if isEdge(old, x, y) { a.add(x, y) }
        if isEdge(new, x, y) { b.add(x, y) }
        let (p, q) = (Double(abs(old[i])), Double(abs(new[i])))
        sums[0] += p
        sums[1] += p * Double(x)
        sums[2] += p * Double(y)
        sums[3] += q
        sums[4] += q * Double(x)
        sums[5] += q * Double(y)
      }
    }
    var candidates: [(x: Int, y: Int)] = []
    if !a.isEmpty, !b.isEmpty {
      candidates += [(b.x0 - a.x0, b.y0 - a.y0), (b.x1 - a.x1, b.y1 - a.y1)]
    }
    if sums[0] > 0, sums[3] > 0 {
      let (dx, dy) = (sums[4] / sums[3] - sums[1] / sums[0], sums[5] / sums[3] - sums[2] / sums[0])
      candidates.append((Int(dx.rounded()), Int(dy.rounded())))
    }
    return candidates.first { ($0.x != 0 || $0.y != 0) && isFound(at: $0) && !isCutByRim }
  }

  /// Whether an edge that did not change leaves the area: then what changed is a part of something longer.
  private var isCutByRim: Bool {
    func isStill(_ x: Int, _ y: Int) -> Bool { isEdge(old, x, y) && isEdge(new, x, y) }
    return (0..<width).contains { isStill($0, 0) || isStill($0, height - 2) }
      || (0..<height).contains { isStill(0, $0) || isStill(width - 2, $0) }
  }

  /// Whether at least nine tenths of what changed are in the new picture where they were in the old one, moved.
  private func isFound(at shift: (x: Int, y: Int)) -> Bool {
    var (found, all) = (0, 0)
    for y in 0..<height {
      for x in 0..<width where old[y * width + x] != 0 && old[y * width + x] != new[y * width + x] {
        let (u, v) = (x + shift.x, y + shift.y)
        guard u >= 0, v >= 0, u < width, v < height else { continue }
        all += 1
        if new[v * width + u] == old[y * width + x] { found += 1 }
      }
    }
    return all > 0 && found * 10 >= all * 9
  }

  /// By how much something grew, seen by its edges: many are gone, many are new, and their boxes differ.
  func growth() -> (width: Int, height: Int)? {
    var (a, b) = (Box(), Box())
    var (ofOld, ofNew, gone, come) = (0, 0, 0, 0)
    for y in 0..<height {
      for x in 0..<width {
        let (was, isNow) = (isEdge(old, x, y), isEdge(new, x, y))
        if was {
          a.add(x, y)
          ofOld += 1
          if !isEdgeNear(new, x, y) { gone += 1 }
        }
        if isNow {
          b.add(x, y)
          ofNew += 1
          if !isEdgeNear(old, x, y) { come += 1 }
        }
      }
    }
    guard gone * 12 > ofOld, come * 12 > ofNew, !a.isEmpty, !b.isEmpty else { return nil }
    let (dx, dy) = ((b.x1 - b.x0) - (a.x1 - a.x0), (b.y1 - b.y0) - (a.y1 - a.y0))
    return dx == 0 && dy == 0 ? nil : (dx, dy)
  }

  /// Whether an edge of either picture is at a pixel or next to it.
  func isNearEdge(_ x: Int, _ y: Int) -> Bool { isEdgeNear(old, x, y) || isEdgeNear(new, x, y) }

  private func isEdgeNear(_ plane: [Int16], _ x: Int, _ y: Int) -> Bool {
    for v in max(y - 1, 0)...min(y + 1, height - 1) {
      for u in max(x - 1, 0)...min(x + 1, width - 1) where isEdge(plane, u, v) { return true }
    }
    return false
  }
}
