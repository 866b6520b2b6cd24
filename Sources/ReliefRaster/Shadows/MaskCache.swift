import Foundation
import ReliefDrawing
import ReliefGeometry
import Synchronization

/// A list that is one known shape in one colour, by what decides its masks: equal ones share them.
struct KnownShape {
  struct Key: Hashable {
    /// The outline in pixels, moved by whole pixels so that its bounds begin at the origin.
    var path: Path
    var stroke: StrokeStyle?
    var scale: CGFloat
    var opacity: Double

    /// The shape by what the key says alone, so that it does not matter whose mask is made first.
    var content: DisplayList {
      let (path, paint) = (pathInPoints, Paint.color(ResolvedColor(white: 0, opacity: opacity)))
      return DisplayList([stroke.map { .stroke(path, paint, $0) } ?? .fill(path, paint)])
    }

    var pathInPoints: Path { path.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)) }

    /// From the content's points to pixels.
    var transform: CGAffineTransform { CGAffineTransform(scaleX: scale, y: scale) }
  }

  let key: Key
  /// The pixels that the shape may touch, stroke included.
  let bounds: PixelRect

  /// A list of one item in one colour.
  init?(_ content: DisplayList, _ t: CGAffineTransform) {
    guard content.items.count == 1 else { return nil }
    switch content.items[0] {
    case .fill(let shape, .color(let solid), let style) where style == FillStyle():
      self.init(shape, nil, t, opacity: solid.isFinite ? solid.opacity : 0)
    case .stroke(let shape, .color(let solid), let style):
      self.init(shape, style, t, opacity: solid.isFinite ? solid.opacity : 0)
    case .fill, .stroke, .glyphs, .bitmap, .layer: return nil
    }
  }

  /// A path, filled or stroked.
  init?(_ path: Path, _ stroke: StrokeStyle?, _ t: CGAffineTransform, opacity: Double = 1) {
    guard t.isScaleAndTranslation, t.a == t.d, t.a > 0 else { return nil }
    let rect: CGRect
    let device = path.applying(t)
    switch device.outline {
    case .rect(let r), .ellipse(let r): rect = r
    case .roundedRect(let shape): rect = shape.rect
    case .elements: return nil
    }
    let miter = stroke.map { $0.lineWidth / 2 * max($0.miterLimit, 1.5) } ?? 0
    let reach = miter * t.a + 1
    let covering = PixelRect(covering: rect.insetBy(dx: -reach, dy: -reach))
    guard reach.isFinite, !covering.isEmpty, covering.width < 1 << 20,
      covering.height < 1 << 20
    else { return nil }
    bounds = covering
    key = Key(
      path: device.offsetBy(dx: -CGFloat(covering.x0), dy: -CGFloat(covering.y0)), stroke: stroke, scale: t.a,
      opacity: opacity)
  }
}

/// The masks of known shapes, of one picture or of many that are drawn one after the other.
struct MaskCache: Sendable {
  /// Numbers of all masks together, of four bytes each; more is held only while a picture is made of it.
  private static let limit = 8_000_000

  struct StackKey: Hashable {
    var shape: KnownShape.Key
    var casts: [ShadowStack.Cast]
  }

  /// The masks of stacks of shadows.
  let stacks = SharedValues<StackKey, [BlurredMask?]>(limit: MaskCache.limit) { masks in
    masks.reduce(64) { $0 + ($1?.values.count ?? 0) }
  }
  /// The coverage of shapes, as if their bounds began at the origin.
  let shapes = SharedValues<KnownShape.Key, SpanMask>(limit: MaskCache.limit) { mask in
    64 + mask.coverage.count + 4 * mask.runs.count + mask.rowStarts.count
  }
}
