import ReliefDrawing

/// Draws planned items into rows of premultiplied colours: four planes of numbers, 0...1.
///
/// What does not look sideways (opacity, clip, mask, blend mode, inner shadow) is done here, a row at a time. Of a group
/// only the columns are drawn that its clip shows; of items those that no opaque one hides.
struct RowRenderer {
  typealias Planes = RowPlanes

  private let x0: Int
  private let width: Int
  /// Scratch planes for each depth of nested groups; returned to the pool after use.
  private var pool: [Planes] = []
  private var maskRow: [Float]
  private var line: [Float] = []
  /// The rows of bitmaps that were read last.
  private var bitmapLines: [ObjectIdentifier: BitmapLines] = [:]

  /// A renderer of the pixels x0..<(x0 + width) of rows.
  init(x0: Int, width: Int) {
    (self.x0, self.width) = (x0, width)
    maskRow = [Float](repeating: 0, count: width)
  }

  /// The items' row on a transparent ground.
  mutating func row(_ items: [PlannedItem], y: Int) -> Planes {
    var planes = Planes(width: width)
    draw(items, y: y, into: &planes)
    return planes
  }

  /// Draws the items' row over what `planes` holds.
  mutating func draw(_ items: [PlannedItem], y: Int, into planes: inout Planes) {
    draw(items, y, x0, x0 + width, into: &planes)
  }

  /// Draws the columns `from..<to` of the items' row.
  private mutating func draw(
    _ items: [PlannedItem], _ y: Int, _ from: Int, _ to: Int, into planes: inout Planes
  ) {
    for index in Self.firstVisible(items, y, from, to)..<items.count {
      let bounds = items[index].bounds
      let (start, end) = (max(bounds.x0, from), min(bounds.x1, to))
      guard y >= bounds.y0, y < bounds.y1, start < end else { continue }
      switch items[index].content {
      case .fill(let mask, let paint): fill(mask, paint, y, start, end, into: &planes)
      case .group(let children, let effect): draw(children, effect, y, start, end, into: &planes)
      case .picture(let masks): draw(masks, y, start, end, into: &planes)
      case .bitmap(let sampler, let factor):
        var source = take()
        bitmapLines[sampler.identity, default: BitmapLines()]
          .read(sampler, y: y, start..<end, into: &source, at: start - x0)
        if factor != 1 { Compositing.scale(factor, (start - x0)..<(end - x0), &source) }
        Compositing.over(source, (start - x0)..<(end - x0), into: &planes)
        giveBack(source)
      }
    }
  }

  /// The last item that hides all before it in columns of a row; 0 where there is none.
  private static func firstVisible(_ items: [PlannedItem], _ y: Int, _ from: Int, _ to: Int) -> Int {
    for index in items.indices.reversed() {
      let bounds = items[index].bounds
      guard bounds.x0 <= from, bounds.x1 >= to, y >= bounds.y0, y < bounds.y1,
        case .fill(let mask, .color(let color)) = items[index].content, color.w >= 1, mask.factor >= 1,
        case .spans(let spans) = mask.source
      else { continue }
      let runs = spans.runRange(y: y)
      if runs.contains(where: {
        spans.runs[$0].isFull && spans.runs[$0].x0 <= from && spans.runs[$0].x1 >= to
      }) {
        return index
      }
    }
    return 0
  }

  /// A blurred picture.
  private mutating func draw(
    _ masks: [BlurredMask], _ y: Int, _ start: Int, _ end: Int, into planes: inout Planes
  ) {
    guard masks.count == 4 else { return }
    var source = take()
    let (place, count) = (start - x0, end - start)
    masks[0].read(y: y, x0: start, count: count, line: &line, into: &source.red, at: place)
    masks[1].read(y: y, x0: start, count: count, line: &line, into: &source.green, at: place)
    masks[2].read(y: y, x0: start, count: count, line: &line, into: &source.blue, at: place)
    masks[3].read(y: y, x0: start, count: count, line: &line, into: &source.opacity, at: place)
    Compositing.over(source, place..<(place + count), into: &planes)
    giveBack(source)
  }

  private mutating func fill(
    _ mask: PlannedMask, _ paint: PlannedPaint, _ y: Int, _ start: Int, _ end: Int, into planes: inout Planes
  ) {
    switch mask.source {
    case .blurred(let blurred):
      blurred.read(y: y - mask.dy, x0: start - mask.dx, count: end - start, line: &line, into: &maskRow)
      paintRow(paint, y, start, end, mask.factor, into: &planes)
    case .glyphs(let glyphs):
      do {
        var row = maskRow.mutableSpan
        PixelKernels.set(0, in: &row, 0..<(end - start))
        var reach = [0..<0]
        glyphs.draw(PixelRect(x0: start, y0: y, x1: end, y1: y + 1), into: &row, at: 0, &reach)
      }
      paintRow(paint, y, start, end, mask.factor, into: &planes)
    case .spans(let spans):
      for index in spans.runRange(y: y) {
        let run = spans.runs[index]
        let (a, b) = (max(Int(run.x0), start), min(Int(run.x1), end))
        guard a < b else { continue }
        if run.isFull, mask.factor >= 1, case .color(let color) = paint, color.w >= 1 {
          planes.set(color, (a - x0)..<(b - x0))
          continue
        }
        spans.copy(run, a..<b, into: &maskRow, at: 0)
        paintRow(paint, y, a, b, mask.factor, into: &planes)
      }
    }
  }

  /// Paints where `maskRow`, which begins at `start`, covers.
  private mutating func paintRow(
    _ paint: PlannedPaint, _ y: Int, _ start: Int, _ end: Int, _ factor: Float, into planes: inout Planes
  ) {
    let range = (start - x0)..<(end - x0)
    switch paint {
    case .color(let color): Compositing.over(color * factor, maskRow, range, into: &planes)
    case .gradient(let shader):
      if let color = shader.rowColor(y: y) {
        Compositing.over(color * factor, maskRow, range, into: &planes)
        return
      }
      var colors = take()
      shader.read(y: y, start..<end, into: &colors, at: range.lowerBound)
      Compositing.over(colors, maskRow, factor, range, into: &planes)
      giveBack(colors)
    }
  }

  private mutating func draw(
    _ items: [PlannedItem], _ effect: GroupEffect, _ y: Int, _ start: Int, _ end: Int,
    into planes: inout Planes
  ) {
    var (start, end) = (start, end)
    let clipRuns = effect.clip?.runRange(y: y) ?? 0..<0
    if let clip = effect.clip {
      guard let first = clipRuns.first, let last = clipRuns.last else { return }
      (start, end) = (max(start, Int(clip.runs[first].x0)), min(end, Int(clip.runs[last].x1)))
      guard start < end else { return }
    }
    let range = (start - x0)..<(end - x0)
    var group = take()
    group.clear(range)
    draw(items, y, start, end, into: &group)
    for shadow in effect.innerShadows { draw(shadow, y, start, end, into: &group) }
    if let matrix = effect.colorMatrix { Compositing.map(matrix, range, &group) }
    if effect.opacity < 1 { Compositing.scale(effect.opacity, range, &group) }
    if let mask = effect.mask {
      var cover = take()
      cover.clear(range)
      draw(mask.items, y, start, end, into: &cover)
      cover.writeMask(isLuminance: mask.isLuminance, range, into: &maskRow)
      Compositing.scale(maskRow, range, &group)
      giveBack(cover)
    }
    if let clip = effect.clip {
      for index in clipRuns {
        let run = clip.runs[index]
        let (a, b) = (max(Int(run.x0), start), min(Int(run.x1), end))
        guard a < b else { continue }
        let part = (a - x0)..<(b - x0)
        if !run.isFull {
          clip.copy(run, a..<b, into: &maskRow, at: 0)
          Compositing.scale(maskRow, part, &group)
        }
        Blending.blend(effect.blendMode, group, part, into: &planes)
      }
    } else {
      Blending.blend(effect.blendMode, group, range, into: &planes)
    }
    giveBack(group)
  }

  private mutating func draw(
    _ shadow: GroupEffect.InnerShadow, _ y: Int, _ start: Int, _ end: Int, into group: inout Planes
  ) {
    PixelKernels.set(0, in: &maskRow, 0..<(end - start))
    if case .blurred(let blurred) = shadow.mask.source {
      let (dx, dy) = (shadow.mask.dx, shadow.mask.dy)
      let from = max(start, blurred.bounds.x0 + dx)
      let to = min(end, blurred.bounds.x1 + dx)
      if from < to, y - dy >= blurred.bounds.y0, y - dy < blurred.bounds.y1 {
        blurred.read(
          y: y - dy, x0: from - dx, count: to - from, line: &line, into: &maskRow, at: from - start)
      }
    }
    Compositing.atop(
      shadow.color.premultiplied, hole: maskRow, (start - x0)..<(end - x0), into: &group)
  }

  /// Planes with anything in them.
  private mutating func take() -> Planes { pool.popLast() ?? Planes(width: width) }

  private mutating func giveBack(_ planes: Planes) { pool.append(planes) }
}

extension RowPlanes {
  /// What a picture lets through as a mask: its opacity or its luminance; the first number goes to place 0.
  ///
  /// Luminance of premultiplied colour: coefficients of W3C Filter Effects, luminanceToAlpha.
  fileprivate func writeMask(isLuminance: Bool, _ range: Range<Int>, into mask: inout [Float]) {
    let (red, green, blue, opacity) = (red.span, green.span, blue.span, opacity.span)
    var out = mask.mutableSpan
    for (i, x) in range.enumerated() {
      out[i] = isLuminance ? 0.2125 * red[x] + 0.7154 * green[x] + 0.0721 * blue[x] : opacity[x]
    }
  }
}
