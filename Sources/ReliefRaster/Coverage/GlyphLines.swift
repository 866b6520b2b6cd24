/// Small glyphs in their places, put together line by line: what several cover at one height is joined in one row.
///
/// Nothing is drawn before it is asked for, so that whoever paints row by row needs no more than these rows at a time.
struct GlyphLines: Sendable {
  /// A mask that is moved by whole pixels.
  private struct Place: Sendable {
    var mask: Int
    var dx: Int
    var dy: Int
    /// The part of it that is seen.
    var box: PixelRect
  }

  /// Glyphs whose rows overlap, and the box around them.
  private struct Line: Sendable {
    var box: PixelRect
    /// Its glyphs.
    var places: Range<Int>
  }

  /// The pixels outside of which nothing is covered.
  private(set) var bounds = PixelRect.empty
  private let masks: [SpanMask]
  private var places: [Place] = []
  private var lines: [Line] = []

  /// The most pixels in the blocks of a union: 64 MB.
  private static let limit = 1 << 24

  /// A number of masks in their places, in the pixels of `region`.
  init(_ masks: [SpanMask], _ all: [(mask: Int, dx: Int, dy: Int)], in region: PixelRect) {
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
        lines.append(Line(box: box, places: first..<index))
        (first, box) = (index, .empty)
      }
      box = box.union(place.box)
    }
    if !box.isEmpty { lines.append(Line(box: box, places: first..<places.count)) }
    bounds = lines.reduce(PixelRect.empty) { $0.union($1.box) }
  }

  var isEmpty: Bool { lines.isEmpty }

  /// Joins the rows of a box to the block of pixels that begins at `start`, and to `reach` the columns of each row that
  /// hold something.
  ///
  /// The block's rows follow each other without gaps. It costs the glyphs that reach into the box.
  func draw(
    _ box: PixelRect, into pixels: inout MutableSpan<Float>, at start: Int, _ reach: inout [Range<Int>]
  ) {
    precondition(reach.count == box.height && start >= 0 && start + box.width * box.height <= pixels.count)
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].box.y1 <= box.y0 { low = middle + 1 } else { high = middle }
    }
    for line in lines[low...] {
      if line.box.y0 >= box.y1 { break }
      for index in line.places {
        let seen = places[index].box.intersection(box)
        if !seen.isEmpty { draw(places[index], seen, box, into: &pixels, at: start, &reach) }
      }
    }
  }

  /// Joins what is seen of a glyph to the block of a box.
  private func draw(
    _ place: Place, _ seen: PixelRect, _ box: PixelRect, into pixels: inout MutableSpan<Float>, at start: Int,
    _ reach: inout [Range<Int>]
  ) {
    let mask = masks[place.mask]
    let coverage = mask.coverage.span
    let runs = mask.runs.span
    for y in seen.y0..<seen.y1 {
      let row = y - box.y0
      let base = start + row * box.width - box.x0
      for index in mask.runRange(y: y - place.dy) {
        let run = runs[index]
        let (a, b) = (Int(run.x0) + place.dx, Int(run.x1) + place.dx)
        let (x0, x1) = (max(a, seen.x0), min(b, seen.x1))
        guard x0 < x1 else { continue }
        if run.offset < 0 {
          for i in (base + x0)..<(base + x1) { pixels[i] += run.value * (1 - pixels[i]) }
        } else {
          CoverageKernels.join(
            coverage, at: Int(run.offset) + x0 - a, into: &pixels, at: base + x0, count: x1 - x0)
        }
        let known = reach[row]
        reach[row] = known.isEmpty ? x0..<x1 : min(known.lowerBound, x0)..<max(known.upperBound, x1)
      }
    }
  }

  /// All as one mask; nil where that would take too much memory.
  ///
  /// A row of it is one run from the first pixel that a glyph reaches to the last, so it costs a reader little.
  func union() -> SpanMask? {
    var result = SpanMask()
    let count = lines.reduce(0) { $0 + $1.box.width * $1.box.height }
    guard count <= Self.limit else { return nil }
    if lines.isEmpty { return result }
    result.bounds = bounds
    result.rowStarts.reserveCapacity(bounds.height + 1)
    result.runs.reserveCapacity(bounds.height)
    var coverage = [Float](repeating: 0, count: count)
    var start = 0
    for line in lines {
      while result.rowStarts.count <= line.box.y0 - bounds.y0 {
        result.rowStarts.append(Int32(result.runs.count))
      }
      var reach = [Range<Int>](repeating: 0..<0, count: line.box.height)
      do {
        var pixels = coverage.mutableSpan
        draw(line.box, into: &pixels, at: start, &reach)
      }
      for (row, columns) in reach.enumerated() {
        if !columns.isEmpty {
          let offset = start + row * line.box.width + columns.lowerBound - line.box.x0
          result.runs.append(
            SpanMask.Run(
              x0: Int32(columns.lowerBound), x1: Int32(columns.upperBound), offset: Int32(offset), value: 0))
        }
        result.rowStarts.append(Int32(result.runs.count))
      }
      start += line.box.width * line.box.height
    }
    result.coverage = coverage
    return result
  }
}
