import Foundation
import Relief

/// The benchmark's scenes S1, S1D, S1R, S2, S3, in device pixels.
enum BenchScenes {
  private static let ground = ResolvedColor(rgb: 0xF2F3F7)
  private static let light = ResolvedColor.white
  private static let dark = ResolvedColor(rgb: 0xBECDE2)

  struct Scene {
    var size: CGSize
    var list: DisplayList
  }

  /// The names of all.
  static let names = ["S1", "S1D", "S1R", "S2", "S3"]

  /// A scene by its name; with chained shadows as SwiftUI draws them, or each cast by its element alone.
  static func scene(_ name: String, chained: Bool = false) -> Scene? {
    switch name {
    case "S1": capsule(chained)
    case "S1D": darkCapsule(chained)
    case "S1R": card(chained)
    case "S2": screen(chained)
    case "S3": gradient(chained)
    default: nil
    }
  }

  /// Two shadows to the north-west and south-east, the first nearest to the element.
  private static func pair(
    _ radius: CGFloat, _ offset: CGFloat, _ chained: Bool, _ top: ResolvedColor = light,
    _ bottom: ResolvedColor = dark
  ) -> [Shadow] {
    [
      Shadow(
        color: top, sigma: radius * 3, offset: CGSize(width: -offset * 3, height: -offset * 3),
        isChained: chained),
      Shadow(
        color: bottom, sigma: radius * 3, offset: CGSize(width: offset * 3, height: offset * 3),
        isChained: chained),
    ]
  }

  private static func element(
    _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat, _ r: CGFloat, _ color: ResolvedColor = ground,
    stroke: CGFloat = 0, _ shadows: [Shadow] = []
  ) -> DisplayList.Item {
    let rect = CGRect(x: x * 3, y: y * 3, width: w * 3, height: h * 3)
    let path = Path(roundedRect: rect, cornerRadius: r * 3, style: .circular)
    let item: DisplayList.Item =
      stroke > 0
      ? .stroke(path, .color(color), StrokeStyle(lineWidth: stroke * 3)) : .fill(path, .color(color))
    return shadows.isEmpty ? item : .layer(Layer(.shadows(shadows), DisplayList([item])))
  }

  private static func page(_ size: CGSize, _ paint: Paint) -> DisplayList.Item {
    .fill(Path(CGRect(origin: .zero, size: size)), paint)
  }

  private static func capsule(_ chained: Bool) -> Scene {
    let size = CGSize(width: 1125, height: 288)
    return Scene(
      size: size,
      list: DisplayList([
        page(size, .color(ground)), element(24, 24, 327, 48, 24, ground, pair(16, 6, chained)),
      ]))
  }

  private static func darkCapsule(_ chained: Bool) -> Scene {
    let size = CGSize(width: 1125, height: 288)
    let ground = ResolvedColor(rgb: 0x292A2E)
    let shadows = pair(16, 6, chained, ResolvedColor(rgb: 0x3E3F42), ResolvedColor(rgb: 0x1A1A1A))
    return Scene(
      size: size,
      list: DisplayList([page(size, .color(ground)), element(24, 24, 327, 48, 24, ground, shadows)]))
  }

  private static func card(_ chained: Bool) -> Scene {
    let size = CGSize(width: 1125, height: 780)
    return Scene(
      size: size,
      list: DisplayList([
        page(size, .color(ground)), element(24, 30, 327, 200, 25, ground, pair(10, 6, chained)),
      ]))
  }

  private static func screen(_ chained: Bool) -> Scene {
    let size = CGSize(width: 1125, height: 2436)
    var items = [page(size, .color(ground))]
    for (cy, ly, color): (CGFloat, CGFloat, UInt32) in [(40, 246, 0x3478C8), (312, 518, 0xC85A3C)] {
      items.append(element(93.75, cy, 187.5, 187.5, 999, ground, pair(16, 6, chained)))
      items.append(element(113.75, cy + 20, 147.5, 147.5, 999, ResolvedColor(rgb: color)))
      items.append(element(87.5, ly, 200, 48, 999, ground, pair(3, 1, chained)))
      items.append(element(90.5, ly + 3, 194, 42, 999, ground, pair(1, 1, chained, dark, light)))
    }
    items.append(element(24.5, 592, 326, 49, 999, ground, pair(16, 6, chained)))
    for (y, color, part): (CGFloat, UInt32, CGFloat) in [
      (680, 0xFF3B30, 0.31), (720, 0x34C759, 0.62), (760, 0x007AFF, 0.85),
    ] {
      items.append(element(32, y, 311, 4, 999, ResolvedColor(rgb: 0xDDDFE6)))
      items.append(element(32, y, 311 * part, 4, 999, ResolvedColor(rgb: color)))
    }
    return Scene(size: size, list: DisplayList(items))
  }

  private static func gradient(_ chained: Bool) -> Scene {
    let size = CGSize(width: 1179, height: 2556)
    let grey = ResolvedColor(rgb: 0x8E8E93)
    let ramp = ColorRamp(stops: [
      .init(color: ResolvedColor(rgb: 0xAF52DE), location: 0),
      .init(color: ResolvedColor(rgb: 0x007AFF), location: 0.9),
      .init(color: grey, location: 0.9), .init(color: grey, location: 1),
    ])
    let paint = GradientPaint(ramp, .linear(start: .zero, end: CGPoint(x: 0, y: size.height)))
    var items = [page(size, .gradient(paint)), element(0, 170.4, 393, 681.6, 25)]
    for y: CGFloat in [260, 350] {
      items.append(element(46.5, y, 300, 56, 999, ground, stroke: 2, pair(1, 2, chained)))
    }
    for k in 0..<5 {
      items.append(element(36.5 + 66 * CGFloat(k), 460, 56, 56, 999, ground, stroke: 2, pair(1, 2, chained)))
    }
    return Scene(size: size, list: DisplayList(items))
  }
}
