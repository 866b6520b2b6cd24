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
  }

  let key: Key
  /// The pixels that the shape may touch, stroke included.
  let bounds: PixelRect

  init?(_ content: DisplayList, _ t: CGAffineTransform) {
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
    let reach = miter * t.a + 1
    let covering = PixelRect(covering: rect.insetBy(dx: -reach, dy: -reach))
    guard reach.isFinite, color.isFinite, !covering.isEmpty, covering.width < 1 << 20,
      covering.height < 1 << 20
    else { return nil }
    bounds = covering
    key = Key(
      path: device.offsetBy(dx: -CGFloat(covering.x0), dy: -CGFloat(covering.y0)), stroke: stroke, scale: t.a,
      opacity: color.opacity)
  }
}

/// The blurred masks of one picture. Threads that want the same one wait for the first to make it.
final class MaskCache: Sendable {
  struct StackKey: Hashable {
    var shape: KnownShape.Key
    var casts: [ShadowStack.Cast]
  }

  private final class Entry: Sendable {
    let masks = Mutex<[BlurredMask?]?>(nil)
  }

  private let entries = Mutex<[StackKey: Entry]>([:])

  /// The masks of a stack of shadows, made at the first call.
  func masks(_ key: StackKey, make: () -> [BlurredMask?]) -> [BlurredMask?] {
    let entry = entries.withLock { entries in
      if let entry = entries[key] { return entry }
      let entry = Entry()
      entries[key] = entry
      return entry
    }
    return entry.masks.withLock { known in
      if let known { return known }
      let made = make()
      known = made
      return made
    }
  }
}
