/// Joins the masks of small glyphs, as `SpanUnion` does, faster: glyphs at one height share a block of pixels.
///
/// A row of the result is one run from the first pixel that a glyph reaches to the last, so it costs a reader little.
struct GlyphLines {
  /// A mask that is moved by whole pixels.
  private struct Place {
    var mask: Int
    var dx: Int
    var dy: Int
    /// The part of it that is seen.
    var box: PixelRect
  }

  /// Glyphs whose rows overlap, and the block of pixels around them.
  private struct Line {
    var box: PixelRect
    /// Where its pixels begin.
    var start: Int
    /// Its glyphs.
    var places: Range<Int>
  }

  private let masks: [SpanMask]
  private var places: [Place] = []
  private var lines: [Line] = []
  private var pixels = 0

  /// The most pixels in the blocks of one run: 64 MB.
  private static let limit = 1 << 24

  /// The union of a number of masks in their places, in the pixels of `region`; nil where that would take too much
  /// memory.
  static func union(
    _ masks: [SpanMask], _ places: [(mask: Int, dx: Int, dy: Int)], in region: PixelRect
  ) -> SpanMask? {
    var lines = GlyphLines(masks, places, in: region)
    guard lines.pixels <= limit else { return nil }
    return lines.made()
  }

  private init(_ masks: [SpanMask], _ all: [(mask: Int, dx: Int, dy: Int)], in region: PixelRect) {
    self.masks = masks
    places.reserveCapacity(all.count)
    for place in all {
      let box = masks[place.mask].bounds.offset(place.dx, place.dy).intersection(region)
      if !box.isEmpty { places.append(Place(mask: place.mask, dx: place.dx, dy: place.dy, box: box)) }
    }
    places.sort { $0.box.y0 < $1.box.y0 }
    var first = 0
    var box = PixelRect.empty
    for (index, place) in places.enumerated() {
      if !box.isEmpty, place.box.y0 >= box.y1 {
        add(box, first..<index)
        (first, box) = (index, .empty)
      }
      box = box.union(place.box)
    }
    if !box.isEmpty { add(box, first..<places.count) }
  }

  private mutating func add(_ box: PixelRect, _ range: Range<Int>) {
    lines.append(Line(box: box, start: pixels, places: range))
    pixels += box.width * box.height
  }

  private mutating func made() -> SpanMask {
    var result = SpanMask()
    if lines.isEmpty { return result }
    result.bounds = lines.reduce(PixelRect.empty) { $0.union($1.box) }
    var coverage = [Float](repeating: 0, count: pixels)
    result.rowStarts.reserveCapacity(result.bounds.height + 1)
    result.runs.reserveCapacity(result.bounds.height)
    for line in lines {
      while result.rowStarts.count <= line.box.y0 - result.bounds.y0 {
        result.rowStarts.append(Int32(result.runs.count))
      }
      var reach = [Range<Int>?](repeating: nil, count: line.box.height)
      do {
        var pixels = coverage.mutableSpan
        for index in line.places { draw(places[index], line, into: &pixels, &reach) }
      }
      for (row, columns) in reach.enumerated() {
        if let columns {
          result.runs.append(
            SpanMask.Run(
              x0: Int32(columns.lowerBound), x1: Int32(columns.upperBound),
              offset: Int32(line.start + row * line.box.width + columns.lowerBound - line.box.x0), value: 0))
        }
        result.rowStarts.append(Int32(result.runs.count))
      }
    }
    result.coverage = coverage
    return result
  }

  /// Joins a glyph to its line's block; `reach` are the columns in each row that hold something.
  private func draw(
    _ place: Place, _ line: Line, into pixels: inout MutableSpan<Float>, _ reach: inout [Range<Int>?]
  ) {
    let mask = masks[place.mask]
    let own = mask.coverage
    let coverage = own.span
    for y in place.box.y0..<place.box.y1 {
      let row = y - line.box.y0
      let base = line.start + row * line.box.width - line.box.x0
      for index in mask.runRange(y: y - place.dy) {
        let run = mask.runs[index]
        let (a, b) = (Int(run.x0) + place.dx, Int(run.x1) + place.dx)
        let (x0, x1) = (max(a, place.box.x0), min(b, place.box.x1))
        guard x0 < x1 else { continue }
        if run.offset < 0 {
          for i in (base + x0)..<(base + x1) { pixels[i] += run.value * (1 - pixels[i]) }
        } else {
          CoverageKernels.join(
            coverage, at: Int(run.offset) + x0 - a, into: &pixels, at: base + x0, count: x1 - x0)
        }
        reach[row] = reach[row].map { min($0.lowerBound, x0)..<max($0.upperBound, x1) } ?? x0..<x1
      }
    }
  }
}
