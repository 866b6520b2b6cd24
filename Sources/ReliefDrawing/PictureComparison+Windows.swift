/// The means of signed differences over all windows of two pictures, by sliding sums: O(pixels), whatever the window.
struct WindowMeans: Sendable {
  private let columns: Int
  private let width: Int, height: Int
  /// The largest sums so far, each with its window.
  private var most: Int32 = 0
  private var place = (x: 0, y: 0)
  private var sign: Int32 = 1

  /// For the area that two pictures share.
  private init(columns: Int, rows: Int) {
    self.columns = columns
    (width, height) = (min(columns, PictureTolerance.windowSide), min(rows, PictureTolerance.windowSide))
  }

  /// The window with the largest mean, the topmost of several, in two pictures of four bytes a pixel.
  static func worst(
    _ p: [UInt8], _ q: [UInt8], widths: (first: Int, second: Int), sides: (columns: Int, rows: Int),
    _ tolerance: PictureTolerance
  ) -> PictureComparison.WindowMean? {
    let empty = WindowMeans(columns: sides.columns, rows: sides.rows)
    guard empty.width > 0, empty.height > 0 else { return nil }
    // A band has the windows that begin in its rows; so it reads some rows of the next one too.
    let bands = Parallel.bands(rows: sides.rows - empty.height + 1, least: 64) { band in
      var windows = empty
      windows.measure(p.span, q.span, widths: widths, startingIn: band)
      return windows
    }
    let top = bands.reduce(empty) { $1.most > $0.most ? $1 : $0 }
    let pixels = top.width * top.height
    return PictureComparison.WindowMean(
      region: PictureComparison.Region(
        x: top.place.x, y: top.place.y, width: top.width, height: top.height),
      mean: Double(top.sign) * Double(top.most) / Double(pixels), limit: tolerance.limit(windowPixels: pixels)
    )
  }

  /// Goes through the windows that begin in some rows.
  private mutating func measure(
    _ p: Span<UInt8>, _ q: Span<UInt8>, widths: (first: Int, second: Int), startingIn band: Range<Int>
  ) {
    let count = columns * 4
    var sums = [Int32](repeating: 0, count: count)
    var (work, result) = (sums, sums)
    var differs = [Bool](repeating: false, count: band.count + height - 1)
    var differing = 0
    for y in band.lowerBound..<band.upperBound + height - 1 {
      let (a, b) = (y * widths.first * 4, y * widths.second * 4)
      let index = y - band.lowerBound
      differs[index] = Self.add(p, a, q, b, sign: 1, to: &sums)
      if differs[index] { differing += 1 }
      let old = index - height
      if old >= 0, differs[old] {
        let above = y - height
        _ = Self.add(p, above * widths.first * 4, q, above * widths.second * 4, sign: -1, to: &sums)
        differing -= 1
      }
      guard index >= height - 1, differing > 0 else { continue }
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
