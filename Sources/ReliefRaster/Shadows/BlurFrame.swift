import Foundation
import ReliefGeometry

/// A plane, turned and magnified against the picture's, in which an elliptic blur's axes are upright.
///
/// A round Gaussian of the content becomes an elliptic one where the content is skewed, or scaled unevenly and turned.
/// Its axes are those of M Mᵀ, M being the linear part of the transform. What is blurred is drawn in the frame, blurred
/// there along both axes, and read back from its spline at the picture's pixels. Errors, in levels at full contrast: 0.8
/// where the smaller sigma is at least 2.5 pixels, 1.1 at 1.5, 3.5 at 0.8, since pixels of the frame lie otherwise than
/// those of the picture.
struct BlurFrame {
  /// From the picture's pixels to the frame's.
  let transform: CGAffineTransform
  /// From the content to the frame.
  let content: CGAffineTransform
  /// By how much a point's sigma grows along the frame's axes, and how much the frame is magnified.
  private let growth: (x: Double, y: Double)
  private let zoom: (x: Double, y: Double)

  /// The frame of a content's blurs; nil where all are upright in the picture's own pixels.
  init?(_ t: CGAffineTransform, sigmas: [CGFloat]) {
    guard !t.isScaleAndTranslation, let least = sigmas.filter({ $0 > 0 && $0.isFinite }).min() else {
      return nil
    }
    let (xx, yy) = (Double(t.a * t.a + t.c * t.c), Double(t.b * t.b + t.d * t.d))
    let xy = Double(t.a * t.b + t.c * t.d)
    let (mean, half) = ((xx + yy) / 2, (xx - yy) / 2)
    let spread = (half * half + xy * xy).squareRoot()
    guard mean.isFinite, abs(xy) > 1e-6 * mean, t.determinant != 0 else { return nil }
    let axes = ((mean + spread).squareRoot(), max(mean - spread, 0).squareRoot())
    zoom = (Self.zoom(Double(least) * axes.0), Self.zoom(Double(least) * axes.1))
    growth = (axes.0 * zoom.x, axes.1 * zoom.y)
    let turn = CGAffineTransform(rotationAngle: CGFloat(-Elementary.atan2(2 * xy, xx - yy) / 2))
    transform = turn.concatenating(CGAffineTransform(scaleX: CGFloat(zoom.x), y: CGFloat(zoom.y)))
    content = t.concatenating(transform)
  }

  /// Magnified so that a small sigma, too, is read from a spline; where it would still be too small, a little.
  private static func zoom(_ sigma: Double) -> Double {
    let needed = (BlurDesign.coarseFrom / max(sigma, 1e-6)).rounded(.up)
    return needed <= 1 ? 1 : needed <= 4 ? needed : 2
  }

  /// The standard deviations, in the frame's pixels, of a blur given in the content's points.
  ///
  /// The frame's smaller pixels blur less themselves than the picture's, whose variance is 1/12.
  func sigmas(_ sigma: CGFloat) -> (x: Double, y: Double) {
    guard sigma > 0, sigma.isFinite else { return (0, 0) }
    func total(_ growth: Double, _ zoom: Double) -> Double {
      let v = Double(sigma) * growth
      return min((v * v + (zoom * zoom - 1) / 12).squareRoot(), 4000)
    }
    return (total(growth.x, zoom.x), total(growth.y, zoom.y))
  }

  /// The frame's pixels that those of the picture lie in.
  func pixels(_ region: PixelRect) -> PixelRect {
    PixelRect(
      covering: CGRect(x: region.x0, y: region.y0, width: region.width, height: region.height)
        .applying(transform))
  }

  /// A mask in the frame, moved by whole pixels, as plain pixels of the picture; nil where none is in the region.
  func picture(_ mask: BlurredMask, dx: Int, dy: Int, in region: PixelRect) -> BlurredMask? {
    let from = mask.bounds.offset(dx, dy)
    let reached = PixelRect(
      covering: CGRect(x: from.x0, y: from.y0, width: from.width, height: from.height)
        .applying(transform.inverted()))
    let bounds = reached.intersection(region)
    guard !bounds.isEmpty else { return nil }
    var values: [Float] = []
    values.reserveCapacity(bounds.width * bounds.height)
    for y in bounds.y0..<bounds.y1 {
      for x in bounds.x0..<bounds.x1 {
        let p = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(transform)
        values.append(mask.value(Double(p.x) - Double(dx), Double(p.y) - Double(dy)))
      }
    }
    return BlurredMask(bounds: bounds, spacingX: 1, spacingY: 1, columns: bounds.width, values: values)
  }
}

extension BlurredMask {
  /// The mask at a place between its pixels, whose middles lie at halves; 0 outside.
  func value(_ x: Double, _ y: Double) -> Float {
    guard let (column, u) = Self.taps((x - Double(bounds.x0)) / Double(spacingX), spacingX, columns),
      let (row, v) = Self.taps((y - Double(bounds.y0)) / Double(spacingY), spacingY, values.count / columns)
    else { return 0 }
    var sum: Float = 0
    for j in 0..<(spacingY > 1 ? 4 : 2) {
      var line: Float = 0
      for i in 0..<(spacingX > 1 ? 4 : 2) { line += u[i] * values[(row + j) * columns + column + i] }
      sum += v[j] * line
    }
    return sum
  }

  /// The first node and the weights of it and those behind: four of a spline, two of plain pixels.
  private static func taps(_ place: Double, _ spacing: Int, _ count: Int) -> (Int, SIMD4<Float>)? {
    let at = spacing > 1 ? place : place - 0.5
    guard at >= 0, at < Double(count - (spacing > 1 ? 3 : 1)) else { return nil }
    let part = at - at.rounded(.down)
    return (
      Int(at), spacing > 1 ? BlurDesign.splineWeights(at: part) : SIMD4(Float(1 - part), Float(part), 0, 0)
    )
  }
}
