import Foundation
import ReliefDrawing
import ReliefGeometry

/// Premultiplied colours of a bitmap stretched over a rectangle, at pixels.
struct BitmapSampler: Sendable {
  private let bitmap: Bitmap
  private let interpolation: DisplayList.Interpolation
  /// From pixels to the bitmap's own pixels.
  private let inverse: CGAffineTransform
  /// Samples a pixel and axis, so that shrunken pictures are averaged over all that falls into a pixel.
  private let samples: Int

  init(
    _ bitmap: Bitmap, in rect: CGRect, _ interpolation: DisplayList.Interpolation,
    _ transform: CGAffineTransform
  ) {
    self.bitmap = bitmap
    self.interpolation = interpolation
    let placed = CGAffineTransform(
      a: rect.width / CGFloat(max(bitmap.width, 1)), b: 0, c: 0,
      d: rect.height / CGFloat(max(bitmap.height, 1)),
      tx: rect.minX, ty: rect.minY)
    inverse = placed.concatenating(transform).inverted()
    let shrink = inverse.largestScale
    samples =
      interpolation == .none || interpolation == .low || !shrink.isFinite
      ? 1 : min(max(Int((shrink * 2).rounded(.up)), 1), 32)
  }

  /// The colour of a pixel; clear outside the bitmap.
  func color(x: Int, y: Int) -> SIMD4<Float> {
    if samples <= 2 { return sample(CGFloat(x) + 0.5, CGFloat(y) + 0.5) }
    var sum = SIMD4<Float>.zero
    for j in 0..<samples {
      for i in 0..<samples {
        sum += sample(
          CGFloat(x) + (CGFloat(i) + 0.5) / CGFloat(samples),
          CGFloat(y) + (CGFloat(j) + 0.5) / CGFloat(samples))
      }
    }
    return sum / Float(samples * samples)
  }

  private func sample(_ x: CGFloat, _ y: CGFloat) -> SIMD4<Float> {
    let p = CGPoint(x: x, y: y).applying(inverse)
    guard p.x >= 0, p.y >= 0, p.x <= CGFloat(bitmap.width), p.y <= CGFloat(bitmap.height) else {
      return .zero
    }
    if interpolation == .none { return pixel(Int(p.x), Int(p.y)) }
    let (u, v) = (p.x - 0.5, p.y - 0.5)
    let (x0, y0) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
    let (fx, fy) = (Float(u - CGFloat(x0)), Float(v - CGFloat(y0)))
    let top = pixel(x0, y0) * (1 - fx) + pixel(x0 + 1, y0) * fx
    let bottom = pixel(x0, y0 + 1) * (1 - fx) + pixel(x0 + 1, y0 + 1) * fx
    return top * (1 - fy) + bottom * fy
  }

  /// A pixel, premultiplied; the nearest one outside.
  private func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let p = bitmap[min(max(x, 0), bitmap.width - 1), min(max(y, 0), bitmap.height - 1)]
    let a = Float(p.opacity) / 255
    return SIMD4(Float(p.red) / 255 * a, Float(p.green) / 255 * a, Float(p.blue) / 255 * a, a)
  }
}
