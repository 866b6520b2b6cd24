import ReliefDrawing

/// Draws planned items into rows of premultiplied colours: four planes of numbers, 0...1.
///
/// What does not look sideways (opacity, clip, mask, blend mode, inner shadow) is done here, a row at a time.
struct RowRenderer {
  typealias Planes = RowPlanes

  private let x0: Int
  private let width: Int
  /// Scratch planes for each depth of nested groups; returned to the pool after use.
  private var pool: [Planes] = []
  private var maskRow: [Float]
  private var line: [Float] = []

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
    for item in items where y >= item.bounds.y0 && y < item.bounds.y1 {
      let start = max(item.bounds.x0, x0)
      let end = min(item.bounds.x1, x0 + width)
      guard start < end else { continue }
      switch item.content {
      case .fill(let mask, let paint): fill(mask, paint, y, start, end, into: &planes)
      case .group(let children, let effect):
        draw(children, effect, y, start, end, into: &planes)
      case .picture(let masks):
        var source = borrow()
        for channel in 0..<4 {
          masks[channel].read(y: y, x0: start, count: end - start, line: &line, into: &maskRow)
          for i in 0..<(end - start) { source[channel][start - x0 + i] = maskRow[i] }
        }
        Compositing.over(source, start - x0, end - x0, into: &planes)
        giveBack(source)
      case .bitmap(let sampler):
        for x in start..<end { Compositing.over(sampler.color(x: x, y: y), 1, x - x0, into: &planes) }
      }
    }
  }

  private mutating func fill(
    _ mask: PlannedMask, _ paint: PlannedPaint, _ y: Int, _ start: Int, _ end: Int, into planes: inout Planes
  ) {
    switch mask.source {
    case .blurred(let blurred):
      blurred.read(y: y - mask.dy, x0: start - mask.dx, count: end - start, line: &line, into: &maskRow)
      paintRow(paint, y, start, end, mask.factor, into: &planes)
    case .spans(let spans):
      for index in spans.runRange(y: y) {
        let run = spans.runs[index]
        let (a, b) = (max(Int(run.x0), start), min(Int(run.x1), end))
        guard a < b else { continue }
        if run.offset < 0 {
          if run.value >= 1, case .color(let color) = paint, color.w >= 1 {
            for (channel, value) in [color.x, color.y, color.z, 1].enumerated() {
              for i in (a - x0)..<(b - x0) { planes[channel][i] = value }
            }
            continue
          }
          for i in 0..<(b - a) { maskRow[i] = run.value }
        } else {
          let first = Int(run.offset) + a - Int(run.x0)
          for i in 0..<(b - a) { maskRow[i] = spans.coverage[first + i] }
        }
        paintRow(paint, y, a, b, mask.factor, into: &planes)
      }
    }
  }

  /// Paints where `maskRow`, which begins at `start`, covers.
  private func paintRow(
    _ paint: PlannedPaint, _ y: Int, _ start: Int, _ end: Int, _ factor: Float, into planes: inout Planes
  ) {
    switch paint {
    case .color(let color):
      Compositing.over(color * factor, maskRow, start - x0, end - x0, into: &planes)
    case .gradient(let shader):
      if let color = shader.rowColor(y: y) {
        Compositing.over(color * factor, maskRow, start - x0, end - x0, into: &planes)
        return
      }
      for x in start..<end {
        let color = shader.color(at: shader.place(x: x, y: y))
        Compositing.over(color, maskRow[x - start] * factor, x - x0, into: &planes)
      }
    }
  }

  private mutating func draw(
    _ items: [PlannedItem], _ effect: GroupEffect, _ y: Int, _ start: Int, _ end: Int,
    into planes: inout Planes
  ) {
    var group = borrow()
    draw(items, y: y, into: &group)
    let (a, b) = (start - x0, end - x0)
    for shadow in effect.innerShadows {
      for i in 0..<(b - a) { maskRow[i] = 0 }
      if case .blurred(let blurred) = shadow.mask.source {
        let (dx, dy) = (shadow.mask.dx, shadow.mask.dy)
        let from = max(start, blurred.bounds.x0 + dx)
        let to = min(end, blurred.bounds.x1 + dx)
        if from < to, y - dy >= blurred.bounds.y0, y - dy < blurred.bounds.y1 {
          var part = [Float](repeating: 0, count: to - from)
          blurred.read(y: y - dy, x0: from - dx, count: to - from, line: &line, into: &part)
          for i in 0..<(to - from) { maskRow[from - start + i] = part[i] }
        }
      }
      Compositing.atop(shadow.color.premultiplied, hole: maskRow, a, b, into: &group)
    }
    if let matrix = effect.colorMatrix { Compositing.map(matrix, a, b, &group) }
    if effect.opacity < 1 { Compositing.scale(effect.opacity, a, b, &group) }
    if let clip = effect.clip {
      for i in 0..<(b - a) { maskRow[i] = 0 }
      for index in clip.runRange(y: y) {
        let run = clip.runs[index]
        for x in max(Int(run.x0), start)..<max(min(Int(run.x1), end), max(Int(run.x0), start)) {
          maskRow[x - start] = run.offset < 0 ? run.value : clip.coverage[Int(run.offset) + x - Int(run.x0)]
        }
      }
      Compositing.scale(maskRow, a, b, &group)
    }
    if let mask = effect.mask {
      var cover = borrow()
      draw(mask.items, y: y, into: &cover)
      for i in 0..<(b - a) {
        let x = a + i
        // Luminance of premultiplied colour: coefficients of W3C Filter Effects, luminanceToAlpha.
        maskRow[i] =
          mask.isLuminance ? 0.2125 * cover[0][x] + 0.7154 * cover[1][x] + 0.0721 * cover[2][x] : cover[3][x]
      }
      Compositing.scale(maskRow, a, b, &group)
      giveBack(cover)
    }
    if effect.blendMode == .normal {
      Compositing.over(group, a, b, into: &planes)
    } else {
      for i in a..<b { Blending.blend(effect.blendMode, group, i, into: &planes) }
    }
    giveBack(group)
  }

  /// Planes filled with 0.
  private mutating func borrow() -> Planes {
    guard var planes = pool.popLast() else { return Planes(width: width) }
    planes.clear(0..<width)
    return planes
  }

  private mutating func giveBack(_ planes: Planes) { pool.append(planes) }
}
