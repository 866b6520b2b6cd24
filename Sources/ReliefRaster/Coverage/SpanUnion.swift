/// Joins masks into one that covers what any of them covers.
///
/// Where two cover a pixel by a and b, the result covers it by a + b - ab, as opaque shapes do that are painted one over
/// the other. Costs the rows of all masks and the pixels of their runs.
struct SpanUnion {
  /// A gap up to so many pixels is written as zeros: a reader takes longer for another run.
  private static let shortestGap: Int32 = 24
  /// A run of one value is kept as such from so many pixels on.
  private static let shortestConstant: Int32 = 24

  /// A run of one of the masks in its place, cut to the bounds.
  private struct Part {
    var x0: Int32
    var x1: Int32
    var mask: Int32
    /// As in `SpanMask.Run`.
    var offset: Int32
    var value: Float
  }

  private let masks: [SpanMask]
  private let places: [(mask: Int, dx: Int, dy: Int)]

  /// The union of a number of masks, each moved by whole pixels, in the pixels of `region`.
  static func union(
    _ masks: [SpanMask], _ places: [(mask: Int, dx: Int, dy: Int)], in region: PixelRect
  ) -> SpanMask {
    SpanUnion(masks: masks, places: places.filter { !masks[$0.mask].isEmpty }).made(in: region)
  }

  private func made(in region: PixelRect) -> SpanMask {
    var result = SpanMask()
    let bounds = places.reduce(PixelRect.empty) { $0.union(masks[$1.mask].bounds.offset($1.dx, $1.dy)) }
      .intersection(region)
    guard !bounds.isEmpty else { return result }
    result.bounds = bounds
    result.rowStarts.reserveCapacity(bounds.height + 1)
    var (parts, starts) = parts(in: bounds)
    var row = [Float](repeating: 0, count: bounds.width)
    for y in 0..<bounds.height {
      let range = Int(starts[y])..<Int(starts[y + 1])
      Self.sort(&parts, range)
      emit(parts, range, bounds.x0, &row, into: &result)
      result.rowStarts.append(Int32(clamping: result.runs.count))
    }
    return result
  }

  /// The runs of all masks by row, in the order in which masks were placed, and where each row begins.
  private func parts(in bounds: PixelRect) -> (parts: [Part], starts: [Int32]) {
    var starts = [Int32](repeating: 0, count: bounds.height + 1)
    forEachRun(in: bounds) { row, _ in starts[row + 1] += 1 }
    for row in 0..<bounds.height { starts[row + 1] += starts[row] }
    let none = Part(x0: 0, x1: 0, mask: 0, offset: -1, value: 0)
    var parts = [Part](repeating: none, count: Int(starts[bounds.height]))
    var next = starts
    forEachRun(in: bounds) { row, part in
      parts[Int(next[row])] = part
      next[row] += 1
    }
    return (parts, starts)
  }

  private func forEachRun(in bounds: PixelRect, _ body: (Int, Part) -> Void) {
    let (left, right) = (Int32(clamping: bounds.x0), Int32(clamping: bounds.x1))
    for place in places {
      let own = masks[place.mask].bounds
      let (dx, number) = (Int32(clamping: place.dx), Int32(clamping: place.mask))
      let (top, bottom) = (max(own.y0 + place.dy, bounds.y0), min(own.y1 + place.dy, bounds.y1))
      guard top < bottom else { continue }
      for y in top..<bottom {
        for index in masks[place.mask].runRange(y: y - place.dy) {
          let run = masks[place.mask].runs[index]
          let (x0, x1) = (max(run.x0 + dx, left), min(run.x1 + dx, right))
          guard x0 < x1 else { continue }
          let offset = run.offset < 0 ? -1 : run.offset + (x0 - run.x0 - dx)
          body(y - bounds.y0, Part(x0: x0, x1: x1, mask: number, offset: offset, value: run.value))
        }
      }
    }
  }

  /// Insertion sort by place: letters come in their order but for marks and kerned ones.
  private static func sort(_ parts: inout [Part], _ range: Range<Int>) {
    guard range.count > 1 else { return }
    for k in (range.lowerBound + 1)..<range.upperBound where parts[k].x0 < parts[k - 1].x0 {
      let part = parts[k]
      var place = k
      while place > range.lowerBound, parts[place - 1].x0 > part.x0 {
        parts[place] = parts[place - 1]
        place -= 1
      }
      parts[place] = part
    }
  }

  /// Writes a row's runs; `row` holds zeros before and after.
  private func emit(
    _ parts: [Part], _ range: Range<Int>, _ left: Int, _ row: inout [Float], into result: inout SpanMask
  ) {
    var (start, end) = (Int32.min, Int32.min)
    func close(_ row: inout [Float], _ result: inout SpanMask) {
      guard start < end else { return }
      let (a, b) = (Int(start) - left, Int(end) - left)
      result.runs.append(
        SpanMask.Run(x0: start, x1: end, offset: Int32(clamping: result.coverage.count), value: 0))
      result.coverage.append(contentsOf: row[a..<b])
      for i in a..<b { row[i] = 0 }
    }
    for k in range {
      let part = parts[k]
      if part.offset < 0, part.x1 - part.x0 >= Self.shortestConstant, part.x0 >= end,
        k + 1 >= range.upperBound || parts[k + 1].x0 >= part.x1
      {
        close(&row, &result)
        result.runs.append(SpanMask.Run(x0: part.x0, x1: part.x1, offset: -1, value: part.value))
        (start, end) = (part.x1, part.x1)
        continue
      }
      if end == Int32.min || part.x0 - end > Self.shortestGap {
        close(&row, &result)
        (start, end) = (part.x0, part.x1)
      } else {
        end = max(end, part.x1)
      }
      combine(part, left, into: &row)
    }
    close(&row, &result)
  }

  private func combine(_ part: Part, _ left: Int, into row: inout [Float]) {
    let (first, count) = (Int(part.x0) - left, Int(part.x1 - part.x0))
    if part.offset < 0 {
      for i in first..<(first + count) { row[i] += part.value * (1 - row[i]) }
      return
    }
    let coverage = masks[Int(part.mask)].coverage
    let source = coverage.span
    var target = row.mutableSpan
    CoverageKernels.join(source, at: Int(part.offset), into: &target, at: first, count: count)
  }
}

extension SpanMask {
  /// The same coverage in fewer runs: short gaps and short runs of one value are written pixel by pixel.
  var joined: SpanMask {
    SpanUnion.union([self], [(mask: 0, dx: 0, dy: 0)], in: bounds)
  }
}
