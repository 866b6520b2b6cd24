import Foundation
import ReliefDrawing
import ReliefGeometry

/// Premultiplied colours of a bitmap stretched over a rectangle, at pixels.
///
/// An upright bitmap is filtered along each axis; what shrinks is averaged over the exact area of a pixel, beforehand.
/// Any other is first shrunk along its own axes until its pixels are about as large as the picture's, and then read
/// linearly; whoever draws it cuts it to its outline.
struct BitmapSampler: Sendable {
  private enum Way: Sendable {
    /// Filters for the pixels from a corner on.
    case upright(x0: Int, y0: Int, AxisFilter, AxisFilter)
    /// From pixels to those of the reduced picture, and whether the nearest is taken.
    case turned(CGAffineTransform, isNearest: Bool)
  }

  private let picture: PremultipliedPicture
  private let way: Way

  /// A sampler for the pixels of `bounds`; the bitmap must have pixels.
  init(
    _ bitmap: Bitmap, in rect: CGRect, _ interpolation: DisplayList.Interpolation,
    _ transform: CGAffineTransform, bounds: PixelRect
  ) {
    let (width, height) = (bitmap.width, bitmap.height)
    let placed = CGAffineTransform(
      a: rect.width / CGFloat(width), b: 0, c: 0, d: rect.height / CGFloat(height), tx: rect.minX,
      ty: rect.minY)
    let inverse = placed.concatenating(transform).inverted()
    if inverse.isScaleAndTranslation {
      let columns = AxisFilter(
        bounds.x0..<bounds.x1, scale: Double(inverse.a), offset: Double(inverse.tx), length: width,
        interpolation)
      let rows = AxisFilter(
        bounds.y0..<bounds.y1, scale: Double(inverse.d), offset: Double(inverse.ty), length: height,
        interpolation)
      // Along an axis that shrinks the picture is taken as the filter leaves it.
      let (x, y) = (abs(inverse.a) > 1, abs(inverse.d) > 1)
      picture = PremultipliedPicture(
        bitmap, x ? columns : AxisFilter(identity: width), y ? rows : AxisFilter(identity: height))
      way = .upright(
        x0: bounds.x0, y0: bounds.y0, x ? AxisFilter(identity: bounds.width) : columns,
        y ? AxisFilter(identity: bounds.height) : rows)
      return
    }
    let isFiltered = interpolation == .medium || interpolation == .high
    func reduced(_ length: Int, _ u: CGFloat, _ v: CGFloat) -> Int {
      let shrink = (u * u + v * v).squareRoot()
      guard isFiltered, shrink.isFinite, shrink > 1 else { return length }
      return max(Int((CGFloat(length) / shrink).rounded(.up)), 1)
    }
    let (w, h) = (reduced(width, inverse.a, inverse.c), reduced(height, inverse.b, inverse.d))
    picture = PremultipliedPicture(
      bitmap, AxisFilter(0..<w, scale: Double(width) / Double(w), offset: 0, length: width, .medium),
      AxisFilter(0..<h, scale: Double(height) / Double(h), offset: 0, length: height, .medium))
    let scale = CGAffineTransform(scaleX: CGFloat(w) / CGFloat(width), y: CGFloat(h) / CGFloat(height))
    way = .turned(inverse.concatenating(scale), isNearest: interpolation == .none)
  }

  /// The colour of a pixel of the bounds.
  func color(x: Int, y: Int) -> SIMD4<Float> {
    switch way {
    case .upright(let x0, let y0, let columns, let rows):
      var sum = SIMD4<Float>.zero
      for v in rows.range(y - y0) {
        var line = SIMD4<Float>.zero
        for u in columns.range(x - x0) { line += columns.weight(x - x0, u) * picture[u, v] }
        sum += rows.weight(y - y0, v) * line
      }
      // A cubic may leave the range of colours.
      let opacity = min(max(sum.w, 0), 1)
      return sum.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: opacity))
    case .turned(let inverse, let isNearest):
      let p = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
      guard p.x.isFinite, p.y.isFinite else { return .zero }
      return isNearest ? nearest(p) : linear(p)
    }
  }

  private func nearest(_ p: CGPoint) -> SIMD4<Float> {
    let x = min(max(p.x, 0), CGFloat(picture.width - 1))
    let y = min(max(p.y, 0), CGFloat(picture.height - 1))
    return picture[Int(x), Int(y)]
  }

  /// Linear between the four nearest pixels; beyond the picture its edge goes on.
  private func linear(_ p: CGPoint) -> SIMD4<Float> {
    let u = min(max(p.x - 0.5, 0), CGFloat(picture.width - 1))
    let v = min(max(p.y - 0.5, 0), CGFloat(picture.height - 1))
    let (x0, y0) = (Int(u), Int(v))
    let (x1, y1) = (min(x0 + 1, picture.width - 1), min(y0 + 1, picture.height - 1))
    let (fx, fy) = (Float(u - CGFloat(x0)), Float(v - CGFloat(y0)))
    let top = picture[x0, y0] * (1 - fx) + picture[x1, y0] * fx
    let bottom = picture[x0, y1] * (1 - fx) + picture[x1, y1] * fx
    return top * (1 - fy) + bottom * fy
  }
}
