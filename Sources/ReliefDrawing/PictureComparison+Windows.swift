/// The means of signed differences over all windows of two pictures, by sliding sums: O(pixels), whatever the window.
struct WindowMeans {
  private let columns: Int, rows: Int
  private let width: Int, height: Int
  /// The largest sums so far, each with its window.
  private var most: Int32 = 0
  private var place = (x: 0, y: 0)
  private var sign: Int32 = 1

  /// For the area that two pictures share.
  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    (width, height) = (min(columns, PictureTolerance.windowSide), min(rows, PictureTolerance.windowSide))
  }

  /// The window with the largest mean.
  func worst(_ tolerance: PictureTolerance) -> PictureComparison.WindowMean? {
    guard width > 0, height > 0 else { return nil }
    let pixels = width * height
    return PictureComparison.WindowMean(
      region: PictureComparison.Region(x: place.x, y: place.y, width: width, height: height),
      mean: Double(sign) * Double(most) / Double(pixels), limit: tolerance.limit(windowPixels: pixels))
  }

  /// Goes through two pictures of four bytes a pixel.
  mutating func measure(_ p: Span<UInt8>, width pWidth: Int, _ q: Span<UInt8>, width qWidth: Int) {
    guard width > 0, height > 0 else { return }
    let count = columns * 4
    var sums = [Int32](repeating: 0, count: count)
    var (work, result) = (sums, sums)
    var differs = [Bool](repeating: false, count: rows)
    var differing = 0
    for y in 0..<rows {
      let (a, b) = (y * pWidth * 4, y * qWidth * 4)
      differs[y] = Self.add(p, a, q, b, sign: 1, to: &sums)
      if differs[y] { differing += 1 }
      let old = y - height
      if old >= 0, differs[old] {
        _ = Self.add(p, old * pWidth * 4, q, old * qWidth * 4, sign: -1, to: &sums)
        differing -= 1
      }
      guard y >= height - 1, differing > 0 else { continue }
      if width == PictureTolerance.windowSide {
        Self.slideBy20(sums.span, &work, &result)
      } else {
        Self.slide(sums.span, by: width, &work, &result)
      }
      let starts = (columns - width + 1) * 4
      let top = Self.largest(result.span, count: starts)
      if top > most { note(top, result.span, starts, row: y - height + 1) }
    }
  }

  private mutating func note(_ top: Int32, _ row: Span<Int32>, _ count: Int, row y: Int) {
    most = top
    for i in 0..<count where abs(row[i]) == top {
      (place, sign) = ((i / 4, y), row[i] < 0 ? -1 : 1)
      return
    }
  }

  /// Adds a row's differences, second minus first, or takes them away; whether there are any.
  private static func add(
    _ p: Span<UInt8>, _ a: Int, _ q: Span<UInt8>, _ b: Int, sign: Int32, to sums: inout [Int32]
  ) -> Bool {
    let count = sums.count
    let (first, second) = (p.extracting(a..<a + count), q.extracting(b..<b + count))
    var any: UInt8 = 0
    for i in 0..<count { any |= first[i] ^ second[i] }
    if any == 0 { return false }
    var target = sums.mutableSpan
    for i in 0..<count {
      target[i] = target[i] &+ sign &* (Int32(second[i]) &- Int32(first[i]))
    }
    return true
  }

  /// Sums of 20 neighbours of the same channel, as five sums of four: two passes instead of nine.
  private static func slideBy20(_ sums: Span<Int32>, _ work: inout [Int32], _ result: inout [Int32]) {
    var fours = work.mutableSpan
    var out = result.mutableSpan
    let count = sums.count
    for i in 0..<max(count - 12, 0) {
      let (a, b) = (sums[i] &+ sums[i &+ 4], sums[i &+ 8] &+ sums[i &+ 12])
      fours[i] = a &+ b
    }
    for i in 0..<max(count - 76, 0) {
      let (a, b) = (fours[i] &+ fours[i &+ 16], fours[i &+ 32] &+ fours[i &+ 48])
      out[i] = a &+ b &+ fours[i &+ 64]
    }
  }

  /// Sums of `width` neighbours of the same channel, made of sums of 1, 2, 4, ... neighbours.
  private static func slide(
    _ sums: Span<Int32>, by width: Int, _ work: inout [Int32], _ result: inout [Int32]
  ) {
    var powers = work.mutableSpan
    var out = result.mutableSpan
    let count = sums.count
    for i in 0..<count {
      powers[i] = sums[i]
      out[i] = 0
    }
    var (size, done) = (1, 0)
    while size <= width {
      if width & size != 0 {
        let shift = done * 4
        for i in 0..<max(count - shift, 0) { out[i] = out[i] &+ powers[i &+ shift] }
        done += size
      }
      let step = size * 4
      size *= 2
      if size > width { break }
      for i in 0..<max(count - step, 0) { powers[i] = powers[i] &+ powers[i &+ step] }
    }
  }

  private static func largest(_ row: Span<Int32>, count: Int) -> Int32 {
    var (most, least): (Int32, Int32) = (0, 0)
    for i in 0..<count {
      most = max(most, row[i])
      least = min(least, row[i])
    }
    return max(most, 0 &- least)
  }
}
