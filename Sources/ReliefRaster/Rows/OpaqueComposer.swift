/// Composes rows whose items are masks of one colour each over an opaque ground, straight to bytes.
///
/// A row is cut where what covers it changes. What an opaque run hides is neither read nor blended; a segment of one
/// colour is written as such; masks over one colour are blended and rounded in one pass.
struct OpaqueComposer {
  /// A visible part of an item in the row.
  private struct Piece {
    var x0: Int
    var x1: Int
    /// The item's place in drawing order.
    var order: Int
    /// Where its mask begins in `masks`; negative where the item covers it all.
    var mask: Int
    var color: SIMD4<Float>
  }

  private let program: OpaqueProgram
  /// The items that touch the band, in drawing order.
  private let active: [Int]
  private var pieces: [Piece] = []
  /// Hidden columns, ordered and disjoint.
  private var covered: [(start: Int, end: Int)] = []
  private var cuts: [Int] = []
  private var masks: [Float]
  private var used = 0
  private var line: [Float] = []
  private var planes: RowPlanes

  init(_ program: OpaqueProgram, rows: Range<Int>) {
    self.program = program
    active = program.items.indices.filter {
      program.items[$0].bounds.y0 < rows.upperBound && program.items[$0].bounds.y1 > rows.lowerBound
    }
    masks = [Float](repeating: 0, count: program.width * 4 + 64)
    planes = RowPlanes(width: program.width)
  }

  /// Composes a row; false where it needs the general way.
  mutating func compose(y: Int, into pixels: inout MutableSpan<UInt32>, at start: Int) -> Bool {
    pieces.removeAll(keepingCapacity: true)
    covered.removeAll(keepingCapacity: true)
    used = 0
    for index in active.reversed() {
      let bounds = program.items[index].bounds
      guard y >= bounds.y0, y < bounds.y1 else { continue }
      switch program.items[index].kind {
      case .other: return false
      case .spans: addSpans(index, y)
      case .blurred: addBlurred(index, y)
      }
      if isAllCovered { break }
    }
    guard isAllCovered else { return false }
    write(y, into: &pixels, at: start)
    return true
  }

  private var isAllCovered: Bool {
    covered.count == 1 && covered[0].start <= 0 && covered[0].end >= program.width
  }

  private func color(_ index: Int, _ y: Int) -> SIMD4<Float> {
    let item = program.items[index]
    guard item.shader >= 0 else { return item.color }
    return program.shaders[item.shader].rowColor(y: y) ?? .zero
  }

  private mutating func addSpans(_ index: Int, _ y: Int) {
    let (color, program) = (color(index, y), program)
    let mask = program.items[index].mask
    let runs = program.spans[mask].runRange(y: y)
    for k in runs {
      let run = program.spans[mask].runs[k]
      let (a, b) = (max(Int(run.x0), 0), min(Int(run.x1), program.width))
      guard a < b else { continue }
      let isOpaque = run.isFull && color.w >= 1
      addVisible(a, b) { part, masks, used in
        if isOpaque { return -1 }
        let at = used
        let first = Int(run.offset) + part.lowerBound - Int(run.x0)
        for i in 0..<part.count {
          masks[at + i] = run.offset < 0 ? run.value : program.spans[mask].coverage[first + i]
        }
        used += part.count
        return at
      } piece: { x0, x1, at in
        Piece(x0: x0, x1: x1, order: index, mask: at, color: color)
      }
      if isOpaque { cover(a, b) }
    }
  }

  private mutating func addBlurred(_ index: Int, _ y: Int) {
    let item = program.items[index]
    let color = color(index, y)
    let (columns, spacing) = (program.blurs[item.mask].columns, program.blurs[item.mask].spacingX)
    if line.count < columns { line = [Float](repeating: 0, count: columns) }
    program.blurs[item.mask].combine(y: y - item.dy, into: &line, at: 0)
    let (line, program) = (line, program)
    let left = program.blurs[item.mask].bounds.x0 + item.dx
    let support = spacing > 1 ? 3 : 0
    // Cells whose nodes are all next to nothing are left out; short gaps are not worth a cut.
    let shortest = 24 / spacing + support + 1
    var node = 0
    while node < columns {
      while node < columns, abs(line[node]) < 1e-5 { node += 1 }
      guard node < columns else { break }
      let first = node
      var last = node
      while node < columns, node - last < shortest {
        if abs(line[node]) >= 1e-5 { last = node }
        node += 1
      }
      let a = max(left + (first - support) * spacing, item.bounds.x0)
      let b = min(left + (last + 1) * spacing, item.bounds.x1)
      guard a < b else { continue }
      addVisible(a, b) { part, masks, used in
        let at = used
        program.blurs[item.mask].expand(
          line, at: 0, x0: part.lowerBound - item.dx, count: part.count, into: &masks, at: at)
        used += part.count
        return at
      } piece: { x0, x1, at in
        Piece(x0: x0, x1: x1, order: index, mask: at, color: color)
      }
    }
  }

  /// Adds the parts of a range that nothing hides yet.
  private mutating func addVisible(
    _ start: Int, _ end: Int, _ mask: (Range<Int>, inout [Float], inout Int) -> Int,
    piece: (Int, Int, Int) -> Piece
  ) {
    var x = start
    var k = 0
    while x < end {
      while k < covered.count, covered[k].end <= x { k += 1 }
      if k < covered.count, covered[k].start <= x {
        x = covered[k].end
        continue
      }
      let stop = k < covered.count ? min(covered[k].start, end) : end
      if used + stop - x > masks.count {
        masks += [Float](repeating: 0, count: masks.count + stop - x)
      }
      pieces.append(piece(x, stop, mask(x..<stop, &masks, &used)))
      x = stop
    }
  }

  private mutating func cover(_ start: Int, _ end: Int) {
    var (first, last) = (start, end)
    var place = 0
    while place < covered.count, covered[place].end < first { place += 1 }
    var after = place
    while after < covered.count, covered[after].start <= last {
      first = min(first, covered[after].start)
      last = max(last, covered[after].end)
      after += 1
    }
    if after == place + 1 {
      covered[place] = (first, last)
    } else {
      covered.replaceSubrange(place..<after, with: [(start: first, end: last)])
    }
  }

  // MARK: Writing

  private mutating func write(_ y: Int, into pixels: inout MutableSpan<UInt32>, at start: Int) {
    cuts.removeAll(keepingCapacity: true)
    for piece in pieces {
      cuts.append(piece.x0)
      cuts.append(piece.x1)
    }
    cuts.sort()
    var x = cuts[0]
    for next in cuts where next > x {
      segment(x, next, y, into: &pixels, at: start)
      x = next
    }
  }

  /// Writes columns over which the same pieces lie. Pieces were found from the top down.
  private mutating func segment(
    _ x0: Int, _ x1: Int, _ y: Int, into pixels: inout MutableSpan<UInt32>, at start: Int
  ) {
    var ground = -1
    var first = -1
    var second = -1
    var count = 0
    for k in pieces.indices where pieces[k].x0 <= x0 && pieces[k].x1 >= x1 {
      if pieces[k].mask < 0 {
        ground = k
        break
      }
      count += 1
      (first, second) = (k, first)
    }
    guard ground >= 0 else { return }
    let color = pieces[ground].color
    let range = (start + x0)..<(start + x1)
    if program.isDithered {
      blendPlanes(ground, x0, x1)
      pack(y, x0, x1, into: &pixels, at: start)
    } else if count == 0 {
      PixelKernels.fill(color, into: &pixels, range)
    } else if count == 1 {
      PixelKernels.blend(
        color, pieces[first].color, masks.span, at: pieces[first].mask + x0 - pieces[first].x0, into: &pixels,
        range)
    } else if count == 2 {
      PixelKernels.blend(
        color, pieces[first].color, at: pieces[first].mask + x0 - pieces[first].x0, pieces[second].color,
        at: pieces[second].mask + x0 - pieces[second].x0, masks.span, into: &pixels, range)
    } else {
      blendPlanes(ground, x0, x1)
      pack(y, x0, x1, into: &pixels, at: start)
    }
  }

  private mutating func blendPlanes(_ ground: Int, _ x0: Int, _ x1: Int) {
    Self.blend(pieces[...ground], masks, x0..<x1, 0, into: &planes.red)
    Self.blend(pieces[...ground], masks, x0..<x1, 1, into: &planes.green)
    Self.blend(pieces[...ground], masks, x0..<x1, 2, into: &planes.blue)
  }

  /// Blends one component of the pieces over a range, the last one lowest and opaque.
  private static func blend(
    _ pieces: ArraySlice<Piece>, _ masks: [Float], _ range: Range<Int>, _ channel: Int,
    into plane: inout [Float]
  ) {
    for piece in pieces.reversed() where piece.x0 <= range.lowerBound && piece.x1 >= range.upperBound {
      if piece.mask < 0 {
        PixelKernels.set(piece.color[channel], in: &plane, range)
      } else {
        PixelKernels.blend(
          piece.color[channel], piece.color.w, masks.span, at: piece.mask + range.lowerBound - piece.x0,
          into: &plane, range)
      }
    }
  }

  private func pack(_ y: Int, _ x0: Int, _ x1: Int, into pixels: inout MutableSpan<UInt32>, at start: Int) {
    let red = planes.red.span
    let green = planes.green.span
    let blue = planes.blue.span
    for x in x0..<x1 {
      let offset = program.isDithered ? DitherPattern.offset(x: x, y: y) : 0
      pixels[start + x] = PixelKernels.pixel(red[x], green[x], blue[x], offset)
    }
  }
}
