import Foundation
import ReliefDrawing
import ReliefGeometry

/// Premultiplied colours of a bitmap stretched over a rectangle, at pixels.
///
/// One that lies pixel on pixel can be read as it is. An upright bitmap is filtered along each axis, a row at a time when it is drawn; what shrinks is averaged over the
/// exact area of a pixel. Any other is first shrunk along its own axes until its pixels are about as large as the
/// picture's, and then read linearly; whoever draws it cuts it to its outline.
struct BitmapSampler: Sendable {
  /// Filters for the pixels from a corner on.
  final class Upright: Sendable {
    let x0: Int
    let y0: Int
    let columns: AxisFilter
    let rows: AxisFilter

    init(x0: Int, y0: Int, columns: AxisFilter, rows: AxisFilter) {
      (self.x0, self.y0, self.columns, self.rows) = (x0, y0, columns, rows)
    }
  }

  /// A reduced picture, the way to its pixels, and whether the nearest is taken.
  private final class Turned: Sendable {
    let picture: PremultipliedPicture
    let inverse: CGAffineTransform
    let isNearest: Bool

    init(_ picture: PremultipliedPicture, _ inverse: CGAffineTransform, isNearest: Bool) {
      (self.picture, self.inverse, self.isNearest) = (picture, inverse, isNearest)
    }
  }

  private let bitmap: Bitmap
  /// How an upright bitmap is filtered; nil for others.
  let upright: Upright?
  private let turned: Turned?
  /// Where the bitmap's upper left pixel lies, of one that lies pixel on pixel.
  private let corner: (x: Int, y: Int)?

  /// A name for this sampler, as long as it is there.
  var identity: ObjectIdentifier {
    upright.map { ObjectIdentifier($0) } ?? turned.map { ObjectIdentifier($0) }
      ?? ObjectIdentifier(Upright.self)
  }

  /// A sampler for the pixels of `bounds`; the bitmap must have pixels.
  init(
    _ bitmap: Bitmap, in rect: CGRect, _ interpolation: DisplayList.Interpolation,
    _ transform: CGAffineTransform, bounds: PixelRect
  ) {
    let (width, height) = (bitmap.width, bitmap.height)
    self.bitmap = bitmap
    let placed = CGAffineTransform(
      a: rect.width / CGFloat(width), b: 0, c: 0, d: rect.height / CGFloat(height), tx: rect.minX,
      ty: rect.minY)
    let inverse = placed.concatenating(transform).inverted()
    corner = Self.corner(inverse)
    if inverse.isScaleAndTranslation {
      upright = Upright(
        x0: bounds.x0, y0: bounds.y0,
        columns: AxisFilter(
          bounds.x0..<bounds.x1, scale: Double(inverse.a), offset: Double(inverse.tx), length: width,
          interpolation),
        rows: AxisFilter(
          bounds.y0..<bounds.y1, scale: Double(inverse.d), offset: Double(inverse.ty), length: height,
          interpolation))
      turned = nil
      return
    }
    upright = nil
    let isFiltered = interpolation == .medium || interpolation == .high
    func reduced(_ length: Int, _ u: CGFloat, _ v: CGFloat) -> Int {
      let shrink = (u * u + v * v).squareRoot()
      guard isFiltered, shrink.isFinite, shrink > 1 else { return length }
      return max(Int((CGFloat(length) / shrink).rounded(.up)), 1)
    }
    let (w, h) = (reduced(width, inverse.a, inverse.c), reduced(height, inverse.b, inverse.d))
    let picture = PremultipliedPicture(
      bitmap, AxisFilter(0..<w, scale: Double(width) / Double(w), offset: 0, length: width, .medium),
      AxisFilter(0..<h, scale: Double(height) / Double(h), offset: 0, length: height, .medium))
    let scale = CGAffineTransform(scaleX: CGFloat(w) / CGFloat(width), y: CGFloat(h) / CGFloat(height))
    turned = Turned(picture, inverse.concatenating(scale), isNearest: interpolation == .none)
  }

  /// Where the bitmap's upper left pixel lies if it lies pixel on pixel, to a millionth.
  private static func corner(_ inverse: CGAffineTransform) -> (x: Int, y: Int)? {
    let (x, y) = (-inverse.tx, -inverse.ty)
    func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }
    guard inverse.isScaleAndTranslation, isNear(inverse.a, 1), isNear(inverse.d, 1),
      abs(x) < CGFloat(PixelRect.limit), abs(y) < CGFloat(PixelRect.limit), isNear(x, x.rounded()),
      isNear(y, y.rounded())
    else { return nil }
    return (Int(x.rounded()), Int(y.rounded()))
  }

  /// Writes columns of a row of a bitmap that lies pixel on pixel: as many opacities, reds, greens and blues, all times
  /// `factor`. False for any other bitmap.
  func copy(
    y: Int, _ columns: Range<Int>, factor: Float, into row: inout MutableSpan<Float>, at place: Int
  ) -> Bool {
    guard let corner else { return false }
    let inside = columns.clamped(to: corner.x..<(corner.x + bitmap.width))
    let isRow = y >= corner.y && y < corner.y + bitmap.height
    if inside.count < columns.count || !isRow {
      PixelKernels.set(0, in: &row, place..<(place + 4 * columns.count))
    }
    guard isRow, !inside.isEmpty else { return true }
    let first = ((y - corner.y) * bitmap.width + inside.lowerBound - corner.x) * 4
    PixelKernels.premultiply(
      bitmap.pixels.span, at: first, count: inside.count, factor, into: &row,
      at: place + inside.lowerBound - columns.lowerBound, apart: columns.count)
    return true
  }

  /// Writes the premultiplied colours of a row of the bitmap to the places of `colors` that columns need.
  func premultiply(row: Int, for columns: Range<Int>, into colors: inout [SIMD4<Float>]) {
    guard let upright else { return }
    if colors.count < bitmap.width { colors = [SIMD4](repeating: .zero, count: bitmap.width) }
    PremultipliedPicture.premultiply(bitmap, row: row, upright.columns.sources(of: columns), into: &colors)
  }

  /// The colour of a pixel of the bounds, of a bitmap that is not upright.
  func color(x: Int, y: Int) -> SIMD4<Float> {
    guard let turned else { return .zero }
    let p = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(turned.inverse)
    guard p.x.isFinite, p.y.isFinite else { return .zero }
    return turned.isNearest ? Self.nearest(p, turned.picture) : Self.linear(p, turned.picture)
  }

  private static func nearest(_ p: CGPoint, _ picture: PremultipliedPicture) -> SIMD4<Float> {
    let x = min(max(p.x, 0), CGFloat(picture.width - 1))
    let y = min(max(p.y, 0), CGFloat(picture.height - 1))
    return picture[Int(x), Int(y)]
  }

  /// Linear between the four nearest pixels; beyond the picture its edge goes on.
  private static func linear(_ p: CGPoint, _ picture: PremultipliedPicture) -> SIMD4<Float> {
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
