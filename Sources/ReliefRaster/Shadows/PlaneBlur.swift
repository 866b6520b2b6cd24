/// Makes a blurred mask out of rows of pixels, one after another from the top.
struct PlaneBlur {
  private let design: (x: BlurDesign, y: BlurDesign)
  private let input: PixelRect
  private var splat: SplineSplat

  /// A blur of the pixels in `input`; the result can be read there and around, as far as the blur reaches.
  init(_ input: PixelRect, _ design: (x: BlurDesign, y: BlurDesign)) {
    (self.input, self.design) = (input, design)
    splat = SplineSplat(
      width: input.width, height: input.height, spacingX: design.x.spacing, spacingY: design.y.spacing)
  }

  /// Adds the next row, as many numbers as the input is wide.
  mutating func add(_ row: [Float]) {
    let count = input.width
    splat.add { line, start in
      FilterKernels.copy(row.span, at: 0, count: count, into: &line, at: start)
    }
  }

  /// Filters the nodes, after the last row.
  mutating func finish() -> BlurredMask {
    let (beforeX, beforeY) = (design.x.taps.count - 1, design.y.taps.count - 1)
    let (columns, rows) = (splat.columns + 2 * beforeX, splat.rows + 2 * beforeY)
    let (part, partRows) = (splat.columns, splat.rows)
    let nodes = splat.finish()
    let filtered = NodeFilter.rows(count: rows, columns: columns, taps: design.x.taps, threads: 1) {
      row, line, start in
      guard row >= beforeY, row < beforeY + partRows else { return }
      FilterKernels.copy(
        nodes.span, at: (row - beforeY) * part, count: part, into: &line, at: start + beforeX)
    }
    let values = NodeFilter.columns(
      filtered, columns: columns, rows: 0..<rows, taps: design.y.taps, most: 1)
    let (hx, hy) = (design.x.spacing, design.y.spacing)
    let (x0, y0) = (input.x0 - beforeX * hx, input.y0 - beforeY * hy)
    let bounds = PixelRect(
      x0: x0, y0: y0, x1: x0 + (columns - (hx > 1 ? 3 : 0)) * hx, y1: y0 + (rows - (hy > 1 ? 3 : 0)) * hy)
    return BlurredMask(bounds: bounds, spacingX: hx, spacingY: hy, columns: columns, values: values)
  }
}
