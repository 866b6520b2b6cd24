import ReliefDrawing

extension Compositing {
  /// Maps the colours of pixels, of encoded components that are not premultiplied, clamped to 0...1.
  ///
  /// A matrix with a number that is not finite changes nothing.
  static func map(_ matrix: ColorMatrix, _ start: Int, _ end: Int, _ planes: inout RowPlanes) {
    guard matrix.isFinite else { return }
    let rows = matrix.rows.map { row in
      (SIMD4(Float(row.red), Float(row.green), Float(row.blue), Float(row.opacity)), Float(row.constant))
    }
    for i in start..<end {
      let alpha = planes.opacity[i]
      guard alpha > 0 else { continue }
      let color = SIMD4(planes.red[i] / alpha, planes.green[i] / alpha, planes.blue[i] / alpha, alpha)
      func component(_ row: Int) -> Float {
        let terms = rows[row].0 * color
        let sum = terms.x + terms.y + terms.z + terms.w + rows[row].1
        return min(max(sum, 0), 1)
      }
      let opacity = component(3)
      planes.red[i] = component(0) * opacity
      planes.green[i] = component(1) * opacity
      planes.blue[i] = component(2) * opacity
      planes.opacity[i] = opacity
    }
  }
}
