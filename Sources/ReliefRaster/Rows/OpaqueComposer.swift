/// Composes rows whose items are masks of one colour each over an opaque ground, straight to bytes.
///
/// A row is cut where what covers it changes. What an opaque run hides is neither read nor blended; a segment of one
/// colour is written as such; masks over one colour are blended and rounded in one pass.
struct OpaqueComposer {
  /// A visible part of an item in the row.
  private struct Piece {
    var x0: Int
    var x1: Int
    /// Where pixel 0 of its mask would be in `masks`.
    var origin = 0
    /// Whether the item covers all of it, and has no mask.
    var isGround = false
    /// Premultiplied, 0...1.
    var color: SIMD4<Float>
  }

  private let program: OpaqueProgram
  /// The items that touch the band, in drawing order.
  private let active: [Int]
  /// The row's parts from the top down.
  private var pieces: [Piece] = []
  /// Hidden columns, ordered and disjoint.
  private var covered: [Range<Int>] = []
  private var visible: [Range<Int>] = []
  /// The pieces by their left ends.
  private var order: [Int] = []
  /// The pieces over the current column, the topmost first.
  private var live: [Int] = []
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
      let item = program.items[index]
      guard y >= item.bounds.y0, y < item.bounds.y1 else { continue }
      switch item.kind {
      case .other: return false
      case .spans: addSpans(item, y)
      case .blurred: addBlurred(item, y)
      }
      if isAllCovered { break }
    }
    guard isAllCovered else { return false }
    write(y, into: &pixels, at: start)
    return true
  }

  private var isAllCovered: Bool {
    covered.count == 1 && covered[0].lowerBound <= 0 && covered[0].upperBound >= program.width
  }

  private func color(_ item: OpaqueProgram.Item, _ y: Int) -> SIMD4<Float> {
    item.shader < 0 ? item.color : program.shaders[item.shader].rowColor(y: y) ?? .zero
  }

  private mutating func addSpans(_ item: OpaqueProgram.Item, _ y: Int) {
    let color = color(item, y)
    let spans = program.spans[item.mask]
    for k in spans.runRange(y: y) {
      let run = spans.runs[k]
      let (a, b) = (max(Int(run.x0), 0), min(Int(run.x1), program.width))
      guard a < b else { continue }
      let isOpaque = run.isFull && color.w >= 1
      findVisible(a, b)
      for range in visible {
        var piece = Piece(x0: range.lowerBound, x1: range.upperBound, isGround: isOpaque, color: color)
        if !isOpaque {
          let place = reserve(range.count)
          piece.origin = place - range.lowerBound
          spans.copy(run, range, into: &masks, at: place)
          used += range.count
        }
        pieces.append(piece)
      }
      if isOpaque { cover(a..<b) }
    }
  }

  private mutating func addBlurred(_ item: OpaqueProgram.Item, _ y: Int) {
    let color = color(item, y)
    let mask = program.blurs[item.mask]
    let spacing = mask.spacingX
    let left = mask.bounds.x0 + item.dx
    for index in mask.runIndices(y: y - item.dy) {
      let run = mask.run(index)
      let a = max(left + run.lowerBound * spacing, item.bounds.x0)
      let b = min(left + run.upperBound * spacing, item.bounds.x1)
      guard a < b else { continue }
      findVisible(a, b)
      for range in visible {
        // Whole cells are evaluated; the piece begins within the first one.
        let first = (range.lowerBound - left) / spacing
        let cells = first..<((range.upperBound - left + spacing - 1) / spacing)
        let place = reserve(cells.count * spacing)
        mask.combine(y: y - item.dy, cells: cells, into: &line)
        mask.expand(line, cells: cells, into: &masks, at: place)
        pieces.append(
          Piece(
            x0: range.lowerBound, x1: range.upperBound, origin: place - first * spacing - left, color: color))
        used += cells.count * spacing
      }
    }
  }

  /// Makes room for `count` more numbers in `masks`; returns where they begin.
  private mutating func reserve(_ count: Int) -> Int {
    if used + count > masks.count {
      masks += [Float](repeating: 0, count: masks.count + count)
    }
    return used
  }

  /// Sets `visible` to the parts of a range that nothing hides yet.
  private mutating func findVisible(_ start: Int, _ end: Int) {
    visible.removeAll(keepingCapacity: true)
    var x = start
    for hidden in covered {
      if hidden.upperBound <= x { continue }
      if hidden.lowerBound >= end { break }
      if hidden.lowerBound > x { visible.append(x..<hidden.lowerBound) }
      x = hidden.upperBound
      if x >= end { return }
    }
    visible.append(x..<end)
  }

  private mutating func cover(_ range: Range<Int>) {
    var (first, last) = (range.lowerBound, range.upperBound)
    var place = 0
    while place < covered.count, covered[place].upperBound < first { place += 1 }
    var after = place
    while after < covered.count, covered[after].lowerBound <= last {
      first = min(first, covered[after].lowerBound)
      last = max(last, covered[after].upperBound)
      after += 1
    }
    if after == place + 1 {
      covered[place] = first..<last
    } else {
      covered.replaceSubrange(place..<after, with: CollectionOfOne(first..<last))
    }
  }

  // MARK: Writing

  /// Walks along the row from one end of a piece to the next.
  private mutating func write(_ y: Int, into pixels: inout MutableSpan<UInt32>, at start: Int) {
    sortPieces()
    live.removeAll(keepingCapacity: true)
    var next = 0
    var x = 0
    while x < program.width {
      live.removeAll { pieces[$0].x1 <= x }
      while next < order.count, pieces[order[next]].x0 <= x {
        var place = live.count
        while place > 0, live[place - 1] > order[next] { place -= 1 }
        live.insert(order[next], at: place)
        next += 1
      }
      var end = next < order.count ? min(pieces[order[next]].x0, program.width) : program.width
      for index in live { end = min(end, pieces[index].x1) }
      segment(x, end, y, into: &pixels, at: start)
      x = end
    }
  }

  /// An insertion sort: there are few, and parts of one item are in order.
  private mutating func sortPieces() {
    order.removeAll(keepingCapacity: true)
    for index in pieces.indices {
      let x0 = pieces[index].x0
      var place = order.count
      order.append(index)
      while place > 0, pieces[order[place - 1]].x0 > x0 {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = index
    }
  }

  /// Writes columns over which the live pieces lie.
  private mutating func segment(
    _ x0: Int, _ x1: Int, _ y: Int, into pixels: inout MutableSpan<UInt32>, at start: Int
  ) {
    guard let depth = live.firstIndex(where: { pieces[$0].isGround }) else { return }
    let ground = pieces[live[depth]].color * 255
    let range = (start + x0)..<(start + x1)
    if program.isDithered || depth > 4 {
      blendPlanes(depth, x0, x1)
      pack(y, x0, x1, into: &pixels, at: start)
      return
    }
    /// The `k`th mask from the bottom.
    func layer(_ k: Int) -> PixelKernels.Layer {
      let piece = pieces[live[depth - 1 - k]]
      var color = piece.color * 255
      color.w = piece.color.w
      return PixelKernels.Layer(color: color, mask: piece.origin + x0)
    }
    let masks = masks.span
    switch depth {
    case 0: PixelKernels.fill(ground, into: &pixels, range)
    case 1: PixelKernels.blend(ground, layer(0), masks, into: &pixels, range)
    case 2: PixelKernels.blend(ground, layer(0), layer(1), masks, into: &pixels, range)
    case 3: PixelKernels.blend(ground, layer(0), layer(1), layer(2), masks, into: &pixels, range)
    default: PixelKernels.blend(ground, layer(0), layer(1), layer(2), layer(3), masks, into: &pixels, range)
    }
  }

  /// Blends the live pieces down to the ground, the `depth`th, into the planes.
  private mutating func blendPlanes(_ depth: Int, _ x0: Int, _ x1: Int) {
    for index in live[...depth].reversed() {
      let piece = pieces[index]
      let mask = piece.isGround ? -1 : piece.origin + x0
      Self.draw(piece.color.x, piece.color.w, masks, mask, into: &planes.red, x0..<x1)
      Self.draw(piece.color.y, piece.color.w, masks, mask, into: &planes.green, x0..<x1)
      Self.draw(piece.color.z, piece.color.w, masks, mask, into: &planes.blue, x0..<x1)
    }
  }

  /// One component through a mask, or everywhere where `mask` is negative.
  private static func draw(
    _ value: Float, _ alpha: Float, _ masks: [Float], _ mask: Int, into plane: inout [Float],
    _ range: Range<Int>
  ) {
    if mask < 0 {
      PixelKernels.set(value, in: &plane, range)
    } else {
      PixelKernels.blend(value, alpha, masks.span, at: mask, into: &plane, range)
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
