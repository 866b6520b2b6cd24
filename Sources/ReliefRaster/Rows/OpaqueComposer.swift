/// Composes rows whose items are bitmaps and masks of one colour each over an opaque ground, straight to bytes.
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
    /// Of a bitmap, how far apart its opacities, reds, greens and blues are in `masks`; else 0.
    var apart = 0
    /// Premultiplied, 0...1.
    var color: SIMD4<Float> = .zero
  }

  /// Some rows of a glyph run, put together.
  private struct Block {
    /// Where its pixels begin in `masks`.
    var place: Int
    var box: PixelRect
    /// For each row the columns that hold something.
    var reach: [Range<Int>]
  }

  private let program: OpaqueProgram
  /// The end of the band.
  private let end: Int
  /// The items that touch the band, in drawing order.
  private let active: [Int]
  /// The row's parts from the top down.
  private var pieces: [Piece] = []
  private var covered = HiddenColumns()
  private var visible: [Range<Int>] = []
  /// The pieces by their left ends.
  private var order: [Int] = []
  /// The pieces over the current column, the topmost first.
  private var live: [Int] = []
  /// The last block of each glyph run among the active items.
  private var blocks: [Block?]
  /// Blocks, which keep their places, and behind them the row's masks and planes of bitmaps.
  private var masks: [Float]
  private var used = 0
  /// Where the row's part of `masks` begins.
  private var base = 0
  private var line: [Float] = []
  private var planes: RowPlanes
  /// The rows of bitmaps that were read last.
  private var bitmapLines: [Int: BitmapLines] = [:]

  init(_ program: OpaqueProgram, rows: Range<Int>) {
    self.program = program
    end = rows.upperBound
    active = program.items.indices.filter {
      program.items[$0].bounds.y0 < rows.upperBound && program.items[$0].bounds.y1 > rows.lowerBound
    }
    blocks = [Block?](repeating: nil, count: active.count)
    // More is made room for where it is needed.
    let runs = active.reduce(0) { $0 + (program.items[$1].kind == .glyphs ? 1 : 0) }
    masks = [Float](repeating: 0, count: program.width * (4 + min(runs, 4) * Self.blockRows) + 64)
    planes = RowPlanes(width: program.width)
  }

  /// Composes a row; false where it needs the general way.
  mutating func compose(y: Int, into pixels: inout MutableSpan<UInt32>, at start: Int) -> Bool {
    pieces.removeAll(keepingCapacity: true)
    covered.removeAll()
    used = base
    for index in active.indices.reversed() {
      let item = program.items[active[index]]
      guard y >= item.bounds.y0, y < item.bounds.y1 else { continue }
      switch item.kind {
      case .other: return false
      case .spans: addSpans(item, y)
      case .blurred: addBlurred(item, y)
      case .glyphs: addGlyphs(index, item, y)
      case .bitmap: addBitmap(item, y)
      }
      if covered.hides(width: program.width) { break }
    }
    guard covered.hides(width: program.width) else { return false }
    write(y, into: &pixels, at: start)
    return true
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
      covered.findVisible(a, b, into: &visible)
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
      if isOpaque { covered.cover(a..<b) }
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
      covered.findVisible(a, b, into: &visible)
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

  private mutating func addGlyphs(_ index: Int, _ item: OpaqueProgram.Item, _ y: Int) {
    let block: Block
    if let known = blocks[index], y < known.box.y1 {
      block = known
    } else {
      block = makeBlock(index, item, y)
    }
    let row = y - block.box.y0
    let columns = block.reach[row]
    guard !columns.isEmpty else { return }
    let origin = block.place + row * block.box.width - block.box.x0
    let color = color(item, y)
    covered.findVisible(columns.lowerBound, columns.upperBound, into: &visible)
    for range in visible {
      pieces.append(Piece(x0: range.lowerBound, x1: range.upperBound, origin: origin, color: color))
    }
  }

  /// Puts together what a run of glyphs covers in the next rows.
  private mutating func makeBlock(_ index: Int, _ item: OpaqueProgram.Item, _ y: Int) -> Block {
    let next = PixelRect(x0: 0, y0: y, x1: program.width, y1: min(y + Self.blockRows, end))
    let box = item.bounds.intersection(next)
    let glyphs = program.glyphs[item.mask]
    var block = Block(place: 0, box: box, reach: Array(repeating: 0..<0, count: box.height))
    if let known = blocks[index] {
      block.place = known.place
    } else {
      block.place = reserve(box.width * Self.blockRows)
      used += box.width * Self.blockRows
      base = used
    }
    do {
      var pixels = masks.mutableSpan
      PixelKernels.set(0, in: &pixels, block.place..<(block.place + box.width * box.height))
      glyphs.draw(box, into: &pixels, at: block.place, &block.reach)
    }
    blocks[index] = block
    return block
  }

  /// Rows of glyphs that are put together at once: they stay in cache until they are painted.
  private static let blockRows = 16

  private mutating func addBitmap(_ item: OpaqueProgram.Item, _ y: Int) {
    let (a, b) = (max(item.bounds.x0, 0), min(item.bounds.x1, program.width))
    guard a < b else { return }
    covered.findVisible(a, b, into: &visible)
    for range in visible {
      let (place, count) = (reserve(range.count * 4), range.count)
      read(item, y, range, at: place)
      used += count * 4
      // Nothing, a soft end, what hides all below, a soft end, nothing.
      let opacity = place..<(place + count)
      guard let first = opacity.first(where: { masks[$0] > 0 }),
        let last = opacity.last(where: { masks[$0] > 0 })
      else { continue }
      let solid = self.solid(first...last)
      for (part, isGround) in [
        (first..<solid.lowerBound, false), (solid, true), (solid.upperBound..<(last + 1), false),
      ]
      where !part.isEmpty {
        let x = range.lowerBound - place
        pieces.append(
          Piece(
            x0: part.lowerBound + x, x1: part.upperBound + x, origin: -x, isGround: isGround, apart: count))
        if isGround { covered.cover((part.lowerBound + x)..<(part.upperBound + x)) }
      }
    }
  }

  /// Writes opacities, reds, greens and blues of a bitmap's columns into `masks`.
  private mutating func read(_ item: OpaqueProgram.Item, _ y: Int, _ columns: Range<Int>, at place: Int) {
    let sampler = program.bitmaps[item.mask]
    do {
      var out = masks.mutableSpan
      if sampler.copy(y: y, columns, factor: item.color.w, into: &out, at: place) { return }
    }
    var lines = bitmapLines.removeValue(forKey: item.mask) ?? BitmapLines()
    lines.read(sampler, y: y, columns, into: &planes, at: 0)
    bitmapLines[item.mask] = lines
    Compositing.scale(item.color.w, 0..<columns.count, &planes)
    for (k, plane) in [planes.opacity, planes.red, planes.green, planes.blue].enumerated() {
      var out = masks.mutableSpan
      PixelKernels.copy(plane.span, columns.count, into: &out, at: place + k * columns.count)
    }
  }

  /// The places from the first opaque one to the last if all between are opaque, else none.
  private func solid(_ range: ClosedRange<Int>) -> Range<Int> {
    let none = range.lowerBound..<range.lowerBound
    guard let first = range.first(where: { masks[$0] > 0.9999 }),
      let last = range.last(where: { masks[$0] > 0.9999 })
    else { return none }
    return (first...last).allSatisfy { masks[$0] > 0.9999 } ? first..<(last + 1) : none
  }

  /// Makes room for `count` more numbers in `masks`; returns where they begin.
  private mutating func reserve(_ count: Int) -> Int {
    if used + count > masks.count {
      masks += [Float](repeating: 0, count: masks.count + count)
    }
    return used
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
    let range = (start + x0)..<(start + x1)
    if pieces[live[depth]].apart > 0 || live[..<depth].contains(where: { pieces[$0].apart > 0 }) {
      drawPictures(depth, x0, x1, y, into: &pixels, range)
      return
    }
    let ground = pieces[live[depth]].color * 255
    if program.isDithered || depth > 4 {
      blendPlanes(live[...depth], x0, x1)
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

  /// Writes columns over which bitmaps lie.
  private mutating func drawPictures(
    _ depth: Int, _ x0: Int, _ x1: Int, _ y: Int, into pixels: inout MutableSpan<UInt32>, _ range: Range<Int>
  ) {
    // A line of text reaches across the emoji in it, but covers nothing there.
    let shown = live[...depth].filter { index in
      let piece = pieces[index]
      return piece.isGround || piece.apart > 0 || (x0..<x1).contains { masks[piece.origin + $0] != 0 }
    }
    let (top, ground) = (pieces[shown[0]], pieces[shown[shown.count - 1]])
    if !program.isDithered, shown.count == 1 || shown.count == 2 && top.apart > 0 && ground.apart == 0 {
      PixelKernels.over(
        shown.count == 1 ? .zero : ground.color * 255, masks.span, at: top.origin + x0, apart: top.apart,
        into: &pixels, range)
      return
    }
    blendPlanes(shown[...], x0, x1)
    pack(y, x0, x1, into: &pixels, at: range.lowerBound - x0)
  }

  /// Blends pieces, the topmost first, the last one a ground, into the planes.
  private mutating func blendPlanes(_ shown: ArraySlice<Int>, _ x0: Int, _ x1: Int) {
    for index in shown.reversed() {
      let piece = pieces[index]
      if piece.apart > 0 {
        let place = piece.origin + x0
        Self.draw(masks, place + piece.apart, place, piece.isGround, into: &planes.red, x0..<x1)
        Self.draw(masks, place + 2 * piece.apart, place, piece.isGround, into: &planes.green, x0..<x1)
        Self.draw(masks, place + 3 * piece.apart, place, piece.isGround, into: &planes.blue, x0..<x1)
        continue
      }
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

  /// One component of a bitmap; what it hides is not read.
  private static func draw(
    _ bitmap: [Float], _ color: Int, _ opacity: Int, _ isGround: Bool, into plane: inout [Float],
    _ range: Range<Int>
  ) {
    var plane = plane.mutableSpan
    if isGround { PixelKernels.set(0, in: &plane, range) }
    PixelKernels.over(bitmap.span, color: color, opacity: opacity, into: &plane, range)
  }

  private func pack(_ y: Int, _ x0: Int, _ x1: Int, into pixels: inout MutableSpan<UInt32>, at start: Int) {
    let red = planes.red.span
    let green = planes.green.span
    let blue = planes.blue.span
    precondition(x0 >= 0 && x1 <= red.count && start + x1 <= pixels.count)
    precondition(green.count == red.count && blue.count == red.count)
    if program.isDithered {
      for x in x0..<x1 {
        pixels[start &+ x] = PixelKernels.pixel(red[x], green[x], blue[x], DitherPattern.offset(x: x, y: y))
      }
    } else {
      for x in x0..<x1 { pixels[start &+ x] = PixelKernels.pixel(red[x], green[x], blue[x]) }
    }
  }
}
