import Foundation
import ReliefDrawing
import ReliefGeometry

extension DisplayList {
  /// How many sigmas a blur reaches, for bounds: beyond, less than 0.04 % of an edge's blur is left, a tenth of a
  /// level.
  package static let reach: CGFloat = 3.4

  /// The rectangle around all that the list draws, effects included, in points; null where it draws nothing.
  ///
  /// Curves are followed to 0.01 point; shadows and blurs end `reach` sigmas away.
  package var drawnBounds: CGRect { bounds(after: .identity) }

  /// The bounds after a transform. Turned shapes are measured turned, not by their turned boxes.
  fileprivate func bounds(after t: CGAffineTransform) -> CGRect {
    items.reduce(CGRect.null) { $0.union($1.bounds(after: t)) }
  }
}

extension DisplayList.Item {
  fileprivate func bounds(after t: CGAffineTransform) -> CGRect {
    switch self {
    case .fill(let path, let paint, _): paint.isClear ? .null : path.bounds(after: t)
    case .stroke(let path, let paint, let style):
      paint.isClear ? .null : path.strokeBounds(style, after: t)
    case .glyphs(let run, let paint):
      paint.isClear
        ? .null
        : run.glyphs.reduce(CGRect.null) { bounds, glyph in
          guard run.outlines.indices.contains(glyph.outline) else { return bounds }
          let place = CGAffineTransform(translationX: glyph.position.x, y: glyph.position.y)
          return bounds.union(run.outlines[glyph.outline].bounds(after: place.concatenating(t)))
        }
    case .bitmap(_, let rect, _): Path(rect).bounds(after: t)
    case .layer(let layer): layer.bounds(after: t)
    }
  }
}

extension Layer {
  fileprivate func bounds(after t: CGAffineTransform) -> CGRect {
    let inside = content.bounds(after: t)
    switch effect {
    case .group, .blend, .innerShadows, .colorMatrix: return inside
    case .transform(let own): return content.bounds(after: own.concatenating(t))
    case .opacity(let opacity): return opacity > 0 ? inside : .null
    case .clip(let path, _): return inside.intersection(path.bounds(after: t))
    case .mask(let mask, _):
      return inside.intersection(mask.bounds(after: t))
    case .blur(let sigma): return inside.grown(by: DisplayList.reach * sigma * t.largestScale)
    case .shadows(let shadows): return Self.bounds(inside, casting: shadows, after: t)
    }
  }

  /// The bounds of content and its shadows.
  ///
  /// A shadow of a shadow is blurred by both Gaussians in turn, that is by one whose variance is their sum; it does not
  /// reach as far as both one after the other.
  private static func bounds(
    _ content: CGRect, casting shadows: [Shadow], after t: CGAffineTransform
  ) -> CGRect {
    let scale = t.largestScale
    var all = content
    var (cast, variance) = (CGRect.null, CGFloat(0))
    for shadow in shadows where shadow.color.opacity > 0 {
      let caster = shadow.isChained ? content.union(cast) : content
      let before = shadow.isChained ? variance : 0
      let place = caster.grown(by: shadow.spread * scale).moved(by: shadow.offset.applying(t))
      let blurred = before + shadow.sigma * shadow.sigma
      all = all.union(place.grown(by: DisplayList.reach * blurred.squareRoot() * scale))
      (cast, variance) = (cast.union(place), max(variance, blurred))
    }
    return all
  }
}

extension Path {
  /// The rectangle around the outline after a transform; null for an empty one.
  fileprivate func bounds(after t: CGAffineTransform) -> CGRect {
    var bounds = CGRect.null
    let flat = flattened(by: t, tolerance: 0.01)
    guard let first = flat.points.first else { return bounds }
    var (low, high) = (first, first)
    for point in flat.points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    bounds = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    return bounds
  }

  /// The rectangle around the path's points; null for an empty path.
  package var drawnBounds: CGRect { bounds(after: .identity) }

  /// The rectangle around a stroke of the outline after a transform.
  fileprivate func strokeBounds(_ style: StrokeStyle, after t: CGAffineTransform) -> CGRect {
    strokedPath(style).bounds(after: t)
  }
}

extension CGRect {
  /// The rectangle with its sides moved outwards; null where nothing is left of it.
  fileprivate func grown(by amount: CGFloat) -> CGRect {
    if isNull || width + 2 * amount < 0 || height + 2 * amount < 0 { return .null }
    return CGRect(x: minX - amount, y: minY - amount, width: width + 2 * amount, height: height + 2 * amount)
  }

  fileprivate func moved(by offset: CGSize) -> CGRect {
    isNull ? self : CGRect(x: minX + offset.width, y: minY + offset.height, width: width, height: height)
  }
}

extension Paint {
  /// Whether the paint leaves no mark anywhere.
  fileprivate var isClear: Bool {
    switch self {
    case .color(let color): !(color.opacity > 0)
    case .gradient(let gradient): !gradient.ramp.stops.contains { $0.color.opacity > 0 }
    }
  }
}
