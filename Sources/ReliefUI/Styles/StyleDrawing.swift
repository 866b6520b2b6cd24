import Foundation
import ReliefDrawing
import ReliefGeometry

extension DrawingContext {
  /// Draws something in a style.
  ///
  /// - Parameters:
  ///   - bounds: what the style's unit points refer to.
  ///   - coverage: the parts of the plane that are painted, as an item with any paint.
  package mutating func paint(
    _ painting: StylePainting, bounds: CGRect, coverage: (Paint) -> [DisplayList.Item]
  ) {
    var painted: DisplayList
    switch painting.fill {
    case .color, .gradient:
      guard let paint = painting.paint(in: bounds) else { return }
      if case .color(let color) = paint, color.opacity == 0 { return }
      painted = DisplayList(coverage(paint))
    case .material(let look):
      // What lies behind, blurred, then tinted, cut to the shape. Only what the blur reaches is looked at.
      let reach = 3.5 * look.radius
      let near = Path(bounds.insetBy(dx: -reach, dy: -reach))
      let behind = DisplayList([.layer(Layer(.clip(near), backdrop))])
      var content = DisplayList([.layer(Layer(.blur(sigma: look.radius), behind))])
      content.items.append(.fill(Path(bounds.insetBy(dx: -1, dy: -1)), .color(look.tint)))
      painted = DisplayList([
        .layer(Layer(.mask(DisplayList(coverage(.color(.black)))), content))
      ])
    case .mesh(let look):
      guard let bitmap = look.bitmap(bounds.size, scale: scale) else { return }
      let content = DisplayList([.bitmap(bitmap, in: bounds, .low)])
      painted = DisplayList([.layer(Layer(.mask(DisplayList(coverage(.color(.black)))), content))])
    case .image(let look):
      painted = DisplayList([
        .layer(Layer(.mask(DisplayList(coverage(.color(.black)))), tiled(look, over: bounds)))
      ])
    }
    guard !painted.items.isEmpty else { return }
    if painting.opacity < 1, painting.paint(in: bounds) == nil {
      painted = DisplayList([.layer(Layer(.opacity(painting.opacity), painted))])
    }
    if !painting.innerShadows.isEmpty {
      painted = DisplayList([.layer(Layer(.innerShadows(painting.innerShadows), painted))])
    }
    if !painting.shadows.isEmpty {
      painted = DisplayList([.layer(Layer(.shadows(painting.shadows), painted))])
    }
    if painting.blendMode != .normal {
      painted = DisplayList([.layer(Layer(.blend(painting.blendMode), painted))])
    }
    items += painted.items
  }

  /// A picture repeated over a rectangle from its upper left corner.
  private func tiled(_ look: ImagePaintLook, over bounds: CGRect) -> DisplayList {
    let tile = CGSize(
      width: CGFloat(look.bitmap.width) / look.bitmap.scale * look.scale,
      height: CGFloat(look.bitmap.height) / look.bitmap.scale * look.scale)
    guard tile.width > 0, tile.height > 0, bounds.isFinite else { return DisplayList() }
    var list = DisplayList()
    // A tile smaller than a quarter of a pixel would only be noise, at any cost.
    let (stepX, stepY) = (max(tile.width, 0.25 / scale), max(tile.height, 0.25 / scale))
    var y = bounds.minY
    while y < bounds.maxY {
      var x = bounds.minX
      while x < bounds.maxX {
        list.items.append(.bitmap(look.bitmap, in: CGRect(origin: CGPoint(x: x, y: y), size: tile)))
        x += stepX
      }
      y += stepY
    }
    return list
  }
}
