/// A finished mask that takes part in casting the next one.
struct LowerShadow {
  let mask: BlurredMask
  /// Where the mask's plane lies in that of what casts.
  let x: Double
  let y: Double
  let opacity: Float

  /// The pixels that it touches.
  var bounds: PixelRect {
    let (wholeX, wholeY) = (x.rounded(.down), y.rounded(.down))
    return PixelRect(
      x0: mask.bounds.x0 + Int(wholeX), y0: mask.bounds.y0 + Int(wholeY),
      x1: mask.bounds.x1 + Int(wholeX) + (x > wholeX ? 1 : 0),
      y1: mask.bounds.y1 + Int(wholeY) + (y > wholeY ? 1 : 0))
  }
}

/// Which four nodes a cell's centre lies between, and their weights.
struct CellPlace {
  /// The first node; negative outside the mask.
  var node: Int
  var w0: Float, w1: Float, w2: Float, w3: Float

  /// The place `x` pixels from the first pixel's left edge, in a mask of `columns` nodes.
  init(_ x: Double, spacing: Int, _ columns: Int) {
    let cell = (x / Double(spacing)).rounded(.down)
    if spacing == 1 {
      // A pixel is read as it is.
      node = cell >= 0 && cell < Double(columns) ? Int(cell) : -1
      (w0, w1, w2, w3) = (1, 0, 0, 0)
      return
    }
    let w = BlurDesign.splineWeights(at: x / Double(spacing) - cell)
    (w0, w1, w2, w3) = (w.x, w.y, w.z, w.w)
    node = cell >= 0 && cell + 3 < Double(columns) ? Int(cell) : -1
  }
}
