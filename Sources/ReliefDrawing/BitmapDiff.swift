/// An exact comparison of two bitmaps, of equal or different sizes, pixel by pixel from their top left corners.
public struct BitmapDiff: Sendable {
  /// A number for each channel.
  public struct Channels<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The channels.
    public var red: Value, green: Value, blue: Value, opacity: Value
  }

  /// Differing pixels that lie close together.
  public struct Region: Hashable, Sendable {
    /// The smallest box around them, in pixels.
    public var x: Int, y: Int, width: Int, height: Int
    /// How many of the box's pixels differ.
    public var count: Int
  }

  /// The pictures' sides in pixels.
  public let width: (first: Int, second: Int), height: (first: Int, second: Int)
  /// The largest difference that counts as none, in levels.
  public let tolerance: Int
  /// Pixels of the common area in which a channel differs by more than the tolerance.
  public private(set) var differingPixels = 0
  /// The largest difference in each channel of the common area, in levels.
  public private(set) var largest = Channels<Int>(red: 0, green: 0, blue: 0, opacity: 0)
  /// The mean difference in each channel of the common area, in levels.
  public private(set) var mean = Channels<Double>(red: 0, green: 0, blue: 0, opacity: 0)
  /// Where the differing pixels lie, most first; neighbours closer than 16 pixels may share a region.
  public private(set) var regions: [Region] = []

  /// Whether both pictures have the same size.
  public var hasSameSize: Bool { width.first == width.second && height.first == height.second }
  /// Whether the pictures are equal: of one size, and no pixel beyond the tolerance.
  public var isMatch: Bool { hasSameSize && differingPixels == 0 }
  /// Pixels of the area that both pictures cover.
  public var commonPixels: Int { min(width.first, width.second) * min(height.first, height.second) }

  /// What is found of two pictures that are known to be equal, of these sides in pixels.
  package init(equalWidth: Int, height: Int, tolerance: Int = 0) {
    width = (equalWidth, equalWidth)
    self.height = (height, height)
    self.tolerance = tolerance
  }

  /// Compares two pictures. `tolerance` is in levels of 255; 0 asks for equal pixels.
  ///
  /// Takes about as long as reading both pictures from memory where they are equal.
  public init(_ first: Bitmap, _ second: Bitmap, tolerance: Int = 0) {
    width = (first.width, second.width)
    height = (first.height, second.height)
    self.tolerance = tolerance
    let (columns, rows) = (min(first.width, second.width), min(first.height, second.height))
    guard columns > 0, rows > 0 else { return }
    let (p, q) = (first.pixels, second.pixels)
    let (pWidth, qWidth) = (first.width, second.width)
    // Bands of whole tiles do not share any.
    let parts = Parallel.bands(rows: rows, least: DifferenceTiles.side) { band in
      var (tiles, row) = (DifferenceTiles(width: columns, rows: band), RowDifference())
      for y in band {
        let start = (first: y * pWidth * 4, second: y * qWidth * 4)
        guard RowDifference.differs(p.span, q.span, at: start, count: columns * 4) else { continue }
        row.add(p.span, q.span, at: start, columns: columns, tolerance: tolerance, row: y, &tiles)
      }
      return (tiles: tiles, row: row)
    }
    var tiles = DifferenceTiles(width: columns, rows: 0..<0)
    var row = RowDifference()
    for part in parts {
      tiles.append(part.tiles)
      row.add(part.row)
    }
    differingPixels = row.count
    largest = Channels(
      red: row.largest[0], green: row.largest[1], blue: row.largest[2], opacity: row.largest[3])
    let pixels = Double(columns * rows)
    let means = (0..<4).map { Double(row.sums[$0]) / pixels }
    mean = Channels(red: means[0], green: means[1], blue: means[2], opacity: means[3])
    regions = tiles.regions
  }
}

/// Sums over rows that differ.
private struct RowDifference: Sendable {
  var count = 0
  var largest = [0, 0, 0, 0]
  var sums = [0, 0, 0, 0]

  /// Adds the sums over other rows.
  mutating func add(_ other: RowDifference) {
    count += other.count
    for channel in 0..<4 {
      largest[channel] = max(largest[channel], other.largest[channel])
      sums[channel] += other.sums[channel]
    }
  }

  /// Whether two rows of bytes differ anywhere; without an early end, so that it runs at the speed of memory.
  static func differs(
    _ a: Span<UInt8>, _ b: Span<UInt8>, at start: (first: Int, second: Int), count: Int
  ) -> Bool {
    let (p, q) = (
      a.extracting(start.first..<start.first + count), b.extracting(start.second..<start.second + count)
    )
    var any: UInt8 = 0
    for i in 0..<count { any |= p[i] ^ q[i] }
    return any != 0
  }

  mutating func add(
    _ a: Span<UInt8>, _ b: Span<UInt8>, at start: (first: Int, second: Int), columns: Int, tolerance: Int,
    row y: Int, _ tiles: inout DifferenceTiles
  ) {
    let p = a.extracting(start.first..<start.first + columns * 4)
    let q = b.extracting(start.second..<start.second + columns * 4)
    var (most0, most1, most2, most3) = (0, 0, 0, 0)
    var (sum0, sum1, sum2, sum3) = (0, 0, 0, 0)
    // The differing pixels of the tile that is gone through: the first, the last, and how many.
    var (first, last, marked, tile) = (0, 0, 0, 0)
    for x in 0..<columns {
      let i = 4 &* x
      let d0 = abs(Int(p[i]) &- Int(q[i]))
      let d1 = abs(Int(p[i &+ 1]) &- Int(q[i &+ 1]))
      let d2 = abs(Int(p[i &+ 2]) &- Int(q[i &+ 2]))
      let d3 = abs(Int(p[i &+ 3]) &- Int(q[i &+ 3]))
      let most = max(max(d0, d1), max(d2, d3))
      if most == 0 { continue }
      (sum0, sum1, sum2, sum3) = (sum0 &+ d0, sum1 &+ d1, sum2 &+ d2, sum3 &+ d3)
      (most0, most1, most2, most3) = (max(most0, d0), max(most1, d1), max(most2, d2), max(most3, d3))
      if most > tolerance {
        if marked == 0 || x / DifferenceTiles.side != tile {
          if marked > 0 { tiles.mark(first...last, y: y, count: marked) }
          (first, marked, tile) = (x, 0, x / DifferenceTiles.side)
        }
        count &+= 1
        marked &+= 1
        last = x
      }
    }
    if marked > 0 { tiles.mark(first...last, y: y, count: marked) }
    for (channel, (most, sum)) in [(most0, sum0), (most1, sum1), (most2, sum2), (most3, sum3)].enumerated() {
      largest[channel] = max(largest[channel], most)
      sums[channel] += sum
    }
  }
}

/// Finds clusters of pixels by tiles of 16 x 16: marked tiles that touch, corners included, belong together.
private struct DifferenceTiles: Sendable {
  static let side = 16
  private let columns: Int
  private var rows: Int
  private let top: Int
  private var boxes: [Box]

  private struct Box: Sendable {
    var (minX, minY, maxX, maxY) = (Int.max, Int.max, Int.min, Int.min)
    var count = 0
  }

  /// Tiles for a band of rows, which begins with a tile.
  init(width: Int, rows band: Range<Int>) {
    columns = (width + Self.side - 1) / Self.side
    rows = (band.count + Self.side - 1) / Self.side
    top = band.lowerBound
    boxes = Array(repeating: Box(), count: columns * rows)
  }

  /// Adds the tiles of the band below.
  mutating func append(_ other: DifferenceTiles) {
    rows += other.rows
    boxes += other.boxes
  }

  /// Marks pixels of a row, all in one tile: the first and the last, and how many.
  mutating func mark(_ range: ClosedRange<Int>, y: Int, count: Int) {
    let tile = (y - top) / Self.side * columns + range.lowerBound / Self.side
    boxes[tile].minX = min(boxes[tile].minX, range.lowerBound)
    boxes[tile].maxX = max(boxes[tile].maxX, range.upperBound)
    boxes[tile].minY = min(boxes[tile].minY, y)
    boxes[tile].maxY = max(boxes[tile].maxY, y)
    boxes[tile].count += count
  }

  var regions: [BitmapDiff.Region] {
    var regions: [BitmapDiff.Region] = []
    var seen = Array(repeating: false, count: boxes.count)
    for start in boxes.indices where boxes[start].count > 0 && !seen[start] {
      var all = Box()
      var open = [start]
      seen[start] = true
      while let tile = open.popLast() {
        let box = boxes[tile]
        all.minX = min(all.minX, box.minX)
        all.maxX = max(all.maxX, box.maxX)
        all.minY = min(all.minY, box.minY)
        all.maxY = max(all.maxY, box.maxY)
        all.count += box.count
        let (row, column) = (tile / columns, tile % columns)
        for y in max(row - 1, 0)...min(row + 1, rows - 1) {
          for x in max(column - 1, 0)...min(column + 1, columns - 1) {
            let next = y * columns + x
            if !seen[next], boxes[next].count > 0 {
              seen[next] = true
              open.append(next)
            }
          }
        }
      }
      regions.append(
        BitmapDiff.Region(
          x: all.minX, y: all.minY, width: all.maxX - all.minX + 1, height: all.maxY - all.minY + 1,
          count: all.count))
    }
    return regions.sorted { ($1.count, $0.y, $0.x) < ($0.count, $1.y, $1.x) }
  }
}
