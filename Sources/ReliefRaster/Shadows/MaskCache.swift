import Foundation
import ReliefDrawing
import ReliefGeometry

/// A layer that is one known shape in one colour, by what decides its blurred mask: equal ones share a mask.
struct ShapeKey {
  struct Key: Hashable {
    /// The outline in pixels, moved by whole pixels so that its bounds begin at the origin.
    var path: Path
    var stroke: StrokeStyle?
    var scale: CGFloat
    var spread: CGFloat
    var opacity: Double
    var sigmaX: Double
    var sigmaY: Double
  }

  let key: Key
  /// The pixels that the shape may touch, spread and stroke included.
  let bounds: PixelRect

  init?(_ content: DisplayList, spread: CGFloat, _ t: CGAffineTransform, sigmaX: Double, sigmaY: Double) {
    guard content.items.count == 1, t.isScaleAndTranslation, t.a == t.d, t.a > 0 else { return nil }
    let path: Path
    let color: ResolvedColor
    var stroke: StrokeStyle?
    switch content.items[0] {
    case .fill(let shape, .color(let solid), let style) where style == FillStyle():
      (path, color) = (shape, solid)
    case .stroke(let shape, .color(let solid), let style): (path, color, stroke) = (shape, solid, style)
    case .fill, .stroke, .glyphs, .bitmap, .layer: return nil
    }
    let rect: CGRect
    let device = path.applying(t)
    switch device.outline {
    case .rect(let r), .ellipse(let r): rect = r
    case .roundedRect(let shape): rect = shape.rect
    case .elements: return nil
    }
    let miter = stroke.map { $0.lineWidth / 2 * max($0.miterLimit, 1.5) } ?? 0
    let reach = (miter + max(spread, 0)) * t.a + 1
    let covering = PixelRect(covering: rect.insetBy(dx: -reach, dy: -reach))
    guard reach.isFinite, color.isFinite, !covering.isEmpty, covering.width < 1 << 20,
      covering.height < 1 << 20
    else { return nil }
    bounds = covering
    key = Key(
      path: device.offsetBy(dx: -CGFloat(covering.x0), dy: -CGFloat(covering.y0)), stroke: stroke, scale: t.a,
      spread: spread, opacity: color.opacity, sigmaX: sigmaX, sigmaY: sigmaY)
  }
}

/// The blurred masks of one picture.
final class MaskCache {
  private var masks: [ShapeKey.Key: BlurredMask] = [:]

  /// The mask of a shape, made at the first call.
  func mask(_ key: ShapeKey.Key, make: () -> BlurredMask?) -> BlurredMask? {
    if let mask = masks[key] { return mask }
    let mask = make()
    masks[key] = mask
    return mask
  }
}
