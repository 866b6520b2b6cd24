import Foundation
import ReliefDrawing
import ReliefGeometry

/// What has been drawn so far, and how.
package struct DrawingContext {
  /// What has been drawn, bottom first.
  package var items: [DisplayList.Item] = []
  /// Pixels a point.
  package let scale: CGFloat
  /// Whether edges of rectangles snap to pixels: not in turned or scaled parts.
  package private(set) var snaps = true
  /// The shape and frame of the innermost container around; nil where there is none.
  package var container: DrawnContainer?
  /// What lies below the items.
  private var ground: Ground?

  /// What was drawn outside before, and the transform from here to there.
  private final class Ground {
    let items: [DisplayList.Item]
    let transform: CGAffineTransform
    let below: Ground?

    init(_ items: [DisplayList.Item], _ transform: CGAffineTransform, _ below: Ground?) {
      (self.items, self.transform, self.below) = (items, transform, below)
    }

    /// All of it, in the coordinates inside.
    var list: [DisplayList.Item] {
      let all = (below?.list ?? []) + items
      if transform.isIdentity || all.isEmpty { return all }
      return transform.inverse.map { [.layer(Layer(.transform($0), DisplayList(all)))] } ?? []
    }
  }

  package init(scale: CGFloat) { self.scale = scale }

  /// All that has been drawn below, in the coordinates of what is drawn now.
  package var backdrop: DisplayList { DisplayList((ground?.list ?? []) + items) }

  /// Draws something of its own and hands over what came of it.
  ///
  /// - Parameter transform: maps what is drawn inside to the coordinates outside.
  package mutating func drawing(
    transform: CGAffineTransform = .identity, _ draw: (inout DrawingContext) -> Void
  ) -> DisplayList {
    var inside = DrawingContext(scale: scale)
    inside.snaps = snaps && transform.isTranslation
    inside.container = container
    inside.ground = Ground(items, transform, ground)
    draw(&inside)
    return DisplayList(inside.items)
  }

  /// Draws something as one picture with effects, innermost first.
  package mutating func layer(
    _ effects: Layer.Effect..., drawing draw: (inout DrawingContext) -> Void
  ) {
    var list = drawing(draw)
    guard !list.items.isEmpty else { return }
    for effect in effects { list = DisplayList([.layer(Layer(effect, list))]) }
    items += list.items
  }

  /// A rectangle with its edges on whole pixels, ties to even.
  ///
  /// Source: measured on Apple's pictures; curves do not snap.
  package func snapped(_ rect: CGRect) -> CGRect {
    guard snaps, rect.isFinite else { return rect }
    func snap(_ v: CGFloat) -> CGFloat {
      // Places are sums of thirds of points: what is half a pixel but for rounding errors is taken as half.
      let pixels = (v * scale * 65_536).rounded() / 65_536
      return pixels.rounded(.toNearestOrEven) / scale
    }
    let (x, y) = (snap(rect.minX), snap(rect.minY))
    return CGRect(x: x, y: y, width: snap(rect.maxX) - x, height: snap(rect.maxY) - y)
  }
}

extension CGRect {
  var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}

extension CGAffineTransform {
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// The transform back; nil when points fall together.
  var inverse: CGAffineTransform? {
    let determinant = a * d - b * c
    return determinant.isFinite && determinant != 0 ? inverted() : nil
  }
}
