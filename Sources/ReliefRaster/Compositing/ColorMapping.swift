import ReliefDrawing

extension Compositing {
  /// Maps the colours of pixels, of encoded components that are not premultiplied, clamped to 0...1.
  ///
  /// A matrix with a number that is not finite changes nothing.
  static func map(_ matrix: ColorMatrix, _ range: Range<Int>, _ planes: inout RowPlanes) {
    guard matrix.isFinite else { return }
    let rows = matrix.rows.map { row in
      (SIMD4(Float(row.red), Float(row.green), Float(row.blue), Float(row.opacity)), Float(row.constant))
    }
    let (first, second, third, last) = (rows[0], rows[1], rows[2], rows[3])
    func component(_ row: (SIMD4<Float>, Float), _ color: SIMD4<Float>) -> Float {
      let terms = row.0 * color
      let sum = terms.x + terms.y + terms.z + terms.w + row.1
      return min(max(sum, 0), 1)
    }
    planes.withPlanes { red, green, blue, opacity in
      for i in range {
        let alpha = opacity[i]
        guard alpha > 0 else { continue }
        let color = SIMD4(red[i] / alpha, green[i] / alpha, blue[i] / alpha, alpha)
        let new = component(last, color)
        red[i] = component(first, color) * new
        green[i] = component(second, color) * new
        blue[i] = component(third, color) * new
        opacity[i] = new
      }
    }
  }
}
