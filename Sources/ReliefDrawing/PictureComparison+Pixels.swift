/// Counts pixels that differ by more than a limit and are not anti-aliasing in either picture.
///
/// A pixel is taken for anti-aliasing where a contour passes: by its neighbours in one picture it lies between a darker
/// and a brighter one, few are like it, and one of these two belongs to an even area in both pictures.
/// Source: V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", 2009.
struct PixelTest: Sendable {
  /// Beyond so many no more are counted: none is allowed, and each costs a look at its neighbours.
  static let mostCounted = 1000

  let limit: Int
  let columns: Int, rows: Int
  let firstWidth: Int, secondWidth: Int

  /// How many there are in some rows of two pictures of four bytes a pixel.
  func count(_ p: Span<UInt8>, _ q: Span<UInt8>, rows band: Range<Int>) -> Int {
    var count = 0
    for y in band {
      let (a, b) = (y * firstWidth * 4, y * secondWidth * 4)
      let (first, second) = (p.extracting(a..<a + columns * 4), q.extracting(b..<b + columns * 4))
      if Self.largest(first, second) <= limit { continue }
      for x in 0..<columns where isBeyond(first, second, x) {
        let isEdge =
          isAntialiasing(p, firstWidth, q, secondWidth, x, y)
          || isAntialiasing(q, secondWidth, p, firstWidth, x, y)
        if !isEdge { count += 1 }
        if count == Self.mostCounted { return count }
      }
    }
    return count
  }

  private static func largest(_ p: Span<UInt8>, _ q: Span<UInt8>) -> Int {
    var most: UInt8 = 0
    for i in 0..<min(p.count, q.count) { most = max(most, max(p[i], q[i]) &- min(p[i], q[i])) }
    return Int(most)
  }

  private func isBeyond(_ p: Span<UInt8>, _ q: Span<UInt8>, _ x: Int) -> Bool {
    for i in 4 * x..<4 * x + 4 where abs(Int(p[i]) - Int(q[i])) > limit { return true }
    return false
  }

  private func isAntialiasing(
    _ p: Span<UInt8>, _ pWidth: Int, _ q: Span<UInt8>, _ qWidth: Int, _ x: Int, _ y: Int
  ) -> Bool {
    let own = Self.brightness(p, pWidth, x, y)
    var likes = isAtBorder(x, y) ? 1 : 0
    var (darkest, brightest) = (0, 0)
    var (dark, bright) = ((x, y), (x, y))
    for v in max(y - 1, 0)...min(y + 1, rows - 1) {
      for u in max(x - 1, 0)...min(x + 1, columns - 1) where u != x || v != y {
        let delta = Self.brightness(p, pWidth, u, v) - own
        if delta == 0 { likes += 1 }
        if likes > 2 { return false }
        if delta < darkest { (darkest, dark) = (delta, (u, v)) }
        if delta > brightest { (brightest, bright) = (delta, (u, v)) }
      }
    }
    guard darkest < 0, brightest > 0 else { return false }
    return isEven(p, pWidth, dark) && isEven(q, qWidth, dark)
      || isEven(p, pWidth, bright) && isEven(q, qWidth, bright)
  }

  private func isAtBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == columns - 1 || y == rows - 1
  }

  /// Whether at least three of the neighbours are equal to a pixel.
  private func isEven(_ p: Span<UInt8>, _ width: Int, _ place: (x: Int, y: Int)) -> Bool {
    var likes = isAtBorder(place.x, place.y) ? 1 : 0
    let own = (place.y * width + place.x) * 4
    for v in max(place.y - 1, 0)...min(place.y + 1, rows - 1) {
      for u in max(place.x - 1, 0)...min(place.x + 1, columns - 1) where u != place.x || v != place.y {
        let other = (v * width + u) * 4
        var isSame = true
        for channel in 0..<4 where p[own + channel] != p[other + channel] { isSame = false }
        if isSame { likes += 1 }
        if likes > 2 { return true }
      }
    }
    return false
  }

  /// Luma of premultiplied colour and opacity, in 1/256 of a level, so that soft differences are seen.
  private static func brightness(_ p: Span<UInt8>, _ width: Int, _ x: Int, _ y: Int) -> Int {
    let i = (y * width + x) * 4
    let luma = 54 * Int(p[i]) + 183 * Int(p[i + 1]) + 19 * Int(p[i + 2])
    return luma + 128 * (255 - Int(p[i + 3]))
  }
}
