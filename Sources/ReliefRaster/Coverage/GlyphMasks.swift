import Foundation
import ReliefDrawing
import ReliefGeometry
import Synchronization

/// The coverage of glyphs, kept from picture to picture by outline, size and place between pixels.
///
/// Across, a place counts to 1/128 pixel: that moves an edge by 1/256 pixel at most, which is one level of 255. Down,
/// it is exact; text stands on whole pixels anyway. What a glyph covers does not depend on what was kept, so pixels
/// do not depend on the cache. Any thread may use it.
final class GlyphMasks: Sendable {
  /// Places between two pixels.
  static let phases = 128.0
  /// Glyphs with a longer side than this, in pixels, are drawn exactly where they are, and not kept.
  static let largest: CGFloat = 256
  /// Bytes kept at most; then all is forgotten.
  private static let limit = 24 << 20

  /// An outline and all that a place does not change.
  private struct Shape: Hashable {
    var outline: Path
    var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat

    /// Some of the outline tells it from most others; two are compared by all of it.
    func hash(into hasher: inout Hasher) {
      let elements = outline.elements
      hasher.combine(elements.count)
      for index in [1, elements.count / 2, elements.count - 1] where elements.indices.contains(index) {
        hasher.combine(elements[index])
      }
      hasher.combine(a)
      hasher.combine(d)
    }

    /// The outline in pixels, its origin at a place.
    func flattened(dx: CGFloat, dy: CGFloat) -> FlatPath {
      let place = CGAffineTransform(a: a, b: b, c: c, d: d, tx: dx, ty: dy)
      return outline.flattened(by: place, tolerance: Planner.tolerance)
    }
  }

  private struct Phase: Hashable {
    /// In parts of `phases`.
    var x: Int32
    var y: Double

    func hash(into hasher: inout Hasher) { hasher.combine(y.bitPattern &+ UInt64(UInt32(bitPattern: x))) }
  }

  private struct Store {
    var masks: [Shape: [Phase: SpanMask]] = [:]
    var bytes = 0
  }

  private let store = Mutex(Store())

  /// What the glyphs of a run cover in the pixels of a region.
  func mask(_ run: GlyphRun, _ t: CGAffineTransform, in region: PixelRect) -> PlannedMask.Source {
    var masks: [SpanMask] = []
    var placed: [(mask: Int, dx: Int, dy: Int)] = []
    placed.reserveCapacity(run.glyphs.count)
    var hasLarge = false
    var outlines: [Outline] = []
    // Which of them stands for each outline of the run; -1 before it is asked for.
    var places = [Int](repeating: -1, count: run.outlines.count)
    for glyph in run.glyphs where places.indices.contains(glyph.outline) {
      let origin = glyph.position.applying(t)
      guard abs(origin.x) < 1e8, abs(origin.y) < 1e8 else { continue }
      if places[glyph.outline] < 0 {
        places[glyph.outline] = outlines.count
        outlines.append(opened(run.outlines[glyph.outline], t))
      }
      let index = places[glyph.outline]
      guard let box = outlines[index].box,
        !PixelRect(covering: box.offsetBy(dx: origin.x, dy: origin.y)).intersection(region).isEmpty
      else { continue }
      if outlines[index].isLarge {
        let flat = outlines[index].shape.flattened(dx: origin.x, dy: origin.y)
        let mask = CoverageBuilder.coverage(of: flat, in: region)
        masks.append(mask)
        placed.append((masks.count - 1, 0, 0))
        hasLarge = true
        continue
      }
      let (column, row, phase) = Self.phase(origin)
      placed.append((outlines[index].number(phase, in: &masks), column, row))
    }
    keep(outlines)
    if !hasLarge { return .glyphs(GlyphLines(masks, placed, in: region)) }
    return .spans(SpanUnion.union(masks, placed, in: region))
  }

  /// An outline of a run while its glyphs are placed.
  private struct Outline {
    var shape: Shape
    /// Around the outline, in pixels from its origin; nil for an empty one.
    var box: CGRect?
    var isLarge: Bool
    /// Whether it needs no slabs; found out when the first mask is made.
    var windsOnce: Bool?
    /// Masks that were kept before.
    var kept: [Phase: SpanMask]
    /// Masks that are new.
    var made: [Phase: SpanMask] = [:]
    /// Their numbers among the masks of the run; few, so that looking through them is the quickest.
    var numbers: [(phase: Phase, number: Int)] = []

    /// The number of the mask for a phase; made at the first call, unless it was kept.
    mutating func number(_ phase: Phase, in masks: inout [SpanMask]) -> Int {
      if let known = numbers.first(where: { $0.phase == phase }) { return known.number }
      let mask: SpanMask
      if let known = kept[phase] {
        mask = known
      } else {
        let flat = shape.flattened(dx: Double(phase.x) / GlyphMasks.phases, dy: phase.y)
        let simple = windsOnce ?? SimpleOutline.windsOnce(flat)
        windsOnce = simple
        mask =
          simple
          ? DenseCoverage.mask(of: flat)
          : CoverageBuilder.coverage(of: flat, in: GlyphMasks.surroundings).joined
        made[phase] = mask
      }
      masks.append(mask)
      numbers.append((phase, masks.count - 1))
      return masks.count - 1
    }
  }

  private func opened(_ path: Path, _ t: CGAffineTransform) -> Outline {
    let shape = Shape(outline: path, a: t.a, b: t.b, c: t.c, d: t.d)
    let box = Self.box(shape)
    let isLarge = box.map { max($0.width, $0.height) > Self.largest } ?? false
    let kept = box == nil || isLarge ? [:] : store.withLock { $0.masks[shape] ?? [:] }
    return Outline(shape: shape, box: box, isLarge: isLarge, kept: kept)
  }

  private func keep(_ outlines: [Outline]) {
    guard outlines.contains(where: { !$0.made.isEmpty }) else { return }
    store.withLock { store in
      for outline in outlines where !outline.made.isEmpty {
        store.bytes += outline.made.values.reduce(0) { $0 + $1.bytes }
        store.masks[outline.shape, default: [:]].merge(outline.made) { old, _ in old }
      }
      if store.bytes > Self.limit { store = Store() }
    }
  }

  /// The pixel that an origin lies in, and where in it.
  private static func phase(_ origin: CGPoint) -> (column: Int, row: Int, phase: Phase) {
    let across = (origin.x * phases).rounded()
    let column = (across / phases).rounded(.down)
    // Sums of points miss whole pixels by a few 1e-12.
    let nearest = origin.y.rounded()
    let y = abs(origin.y - nearest) < 1e-6 ? nearest : origin.y
    let row = y.rounded(.down)
    return (Int(column), Int(row), Phase(x: Int32(across - column * phases), y: y - row))
  }

  /// Where a glyph that is kept may reach.
  private static let surroundings = PixelRect(x0: -1 << 20, y0: -1 << 20, x1: 1 << 20, y1: 1 << 20)

  /// The box around an outline and its control points, in pixels; nil where it covers nothing.
  private static func box(_ shape: Shape) -> CGRect? {
    let t = CGAffineTransform(a: shape.a, b: shape.b, c: shape.c, d: shape.d, tx: 0, ty: 0)
    var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
    var (top, bottom) = (CGFloat.infinity, -CGFloat.infinity)
    func add(_ point: CGPoint) {
      let p = point.applying(t)
      (left, right, top, bottom) = (min(left, p.x), max(right, p.x), min(top, p.y), max(bottom, p.y))
    }
    for element in shape.outline.elements {
      switch element {
      case .move(let p), .line(let p): add(p)
      case .quadCurve(let p, let q):
        add(p)
        add(q)
      case .curve(let p, let q, let r):
        add(p)
        add(q)
        add(r)
      case .closeSubpath: break
      }
    }
    guard left < right, top < bottom, right - left < 1e8, bottom - top < 1e8, abs(left) < 1e8, abs(top) < 1e8
    else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension SpanMask {
  /// About how much memory the mask takes.
  fileprivate var bytes: Int { coverage.count * 4 + runs.count * 16 + rowStarts.count * 4 + 128 }
}
