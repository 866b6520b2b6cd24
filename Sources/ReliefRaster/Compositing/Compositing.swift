/// Source-over and its relatives on premultiplied planes (Porter and Duff 1984).
enum Compositing {
  typealias Planes = RowRenderer.Planes

  /// One premultiplied colour through a mask whose first number belongs to `start`.
  static func over(
    _ color: SIMD4<Float>, _ mask: [Float], _ start: Int, _ end: Int, into planes: inout Planes
  ) {
    for channel in 0..<4 {
      PixelKernels.blend(color[channel], color.w, mask.span, at: 0, into: &planes[channel], start..<end)
    }
  }

  static func over(_ color: SIMD4<Float>, _ coverage: Float, _ x: Int, into planes: inout Planes) {
    for channel in 0..<4 {
      let below = planes[channel][x]
      planes[channel][x] = below + coverage * (color[channel] - color.w * below)
    }
  }

  static func over(_ source: Planes, _ start: Int, _ end: Int, into planes: inout Planes) {
    for channel in 0..<4 {
      for x in start..<end {
        planes[channel][x] = source[channel][x] + planes[channel][x] * (1 - source[3][x])
      }
    }
  }

  /// A colour onto what is there already, by 1 minus the hole, without changing the opacity.
  static func atop(_ color: SIMD4<Float>, hole: [Float], _ start: Int, _ end: Int, into planes: inout Planes)
  {
    for channel in 0..<3 {
      for x in start..<end {
        let cover = 1 - hole[x - start]
        let below = planes[channel][x]
        planes[channel][x] = below + cover * (color[channel] * planes[3][x] - color.w * below)
      }
    }
  }

  static func scale(_ factor: Float, _ start: Int, _ end: Int, _ planes: inout Planes) {
    for channel in 0..<4 {
      for x in start..<end { planes[channel][x] *= factor }
    }
  }

  static func scale(_ mask: [Float], _ start: Int, _ end: Int, _ planes: inout Planes) {
    for channel in 0..<4 {
      for x in start..<end { planes[channel][x] *= mask[x - start] }
    }
  }
}
