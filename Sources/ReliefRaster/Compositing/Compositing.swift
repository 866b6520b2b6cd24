/// Source-over and its relatives on premultiplied planes (Porter and Duff 1984).
enum Compositing {
  typealias Planes = RowRenderer.Planes

  /// One premultiplied colour through a mask whose first number belongs to the range's first pixel.
  static func over(
    _ color: SIMD4<Float>, _ mask: [Float], _ range: Range<Int>, into planes: inout Planes
  ) {
    PixelKernels.blend(color.x, color.w, mask.span, at: 0, into: &planes.red, range)
    PixelKernels.blend(color.y, color.w, mask.span, at: 0, into: &planes.green, range)
    PixelKernels.blend(color.z, color.w, mask.span, at: 0, into: &planes.blue, range)
    PixelKernels.blend(color.w, color.w, mask.span, at: 0, into: &planes.opacity, range)
  }

  /// Colours of their own through such a mask, multiplied by a factor.
  static func over(
    _ source: Planes, _ mask: [Float], _ factor: Float, _ range: Range<Int>, into planes: inout Planes
  ) {
    let (alpha, mask) = (source.opacity.span, mask.span)
    PlaneKernels.blend(source.red.span, alpha, mask, at: 0, factor, into: &planes.red, range)
    PlaneKernels.blend(source.green.span, alpha, mask, at: 0, factor, into: &planes.green, range)
    PlaneKernels.blend(source.blue.span, alpha, mask, at: 0, factor, into: &planes.blue, range)
    PlaneKernels.blend(alpha, alpha, mask, at: 0, factor, into: &planes.opacity, range)
  }

  /// A picture over another.
  static func over(_ source: Planes, _ range: Range<Int>, into planes: inout Planes) {
    let alpha = source.opacity.span
    PlaneKernels.over(source.red.span, alpha, into: &planes.red, range)
    PlaneKernels.over(source.green.span, alpha, into: &planes.green, range)
    PlaneKernels.over(source.blue.span, alpha, into: &planes.blue, range)
    PlaneKernels.over(alpha, alpha, into: &planes.opacity, range)
  }

  /// A colour onto what is there already, by 1 minus the hole, without changing the opacity.
  static func atop(
    _ color: SIMD4<Float>, hole: [Float], _ range: Range<Int>, into planes: inout Planes
  ) {
    let opacity = planes.opacity
    let (alpha, hole) = (opacity.span, hole.span)
    PlaneKernels.atop(color.x, color.w, hole: hole, at: 0, alpha, into: &planes.red, range)
    PlaneKernels.atop(color.y, color.w, hole: hole, at: 0, alpha, into: &planes.green, range)
    PlaneKernels.atop(color.z, color.w, hole: hole, at: 0, alpha, into: &planes.blue, range)
  }

  static func scale(_ factor: Float, _ range: Range<Int>, _ planes: inout Planes) {
    PlaneKernels.scale(factor, in: &planes.red, range)
    PlaneKernels.scale(factor, in: &planes.green, range)
    PlaneKernels.scale(factor, in: &planes.blue, range)
    PlaneKernels.scale(factor, in: &planes.opacity, range)
  }

  /// Multiplies by a mask whose first number belongs to the range's first pixel.
  static func scale(_ mask: [Float], _ range: Range<Int>, _ planes: inout Planes) {
    let mask = mask.span
    PlaneKernels.scale(mask, at: 0, in: &planes.red, range)
    PlaneKernels.scale(mask, at: 0, in: &planes.green, range)
    PlaneKernels.scale(mask, at: 0, in: &planes.blue, range)
    PlaneKernels.scale(mask, at: 0, in: &planes.opacity, range)
  }
}
