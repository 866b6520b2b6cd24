import Foundation
import ReliefDrawing
import ReliefGeometry

/// Computes the shadows of a layer from its own opacity and, where chained, from the shadows before.
///
/// With c the opacity of the content and b the first shadow's, the second is cast by c + b (1 - c), the opacity of
/// both. An offset's whole pixels move the finished mask; its fraction moves what casts it, exactly.
struct ShadowCaster {
  let content: DisplayList
  let shadows: [Shadow]
  let planner: Planner

  /// The shadow as something to draw.
  func item(_ index: Int, _ t: CGAffineTransform, in region: PixelRect) -> [PlannedItem] {
    guard shadows[index].color.isFinite, shadows[index].color.opacity > 0,
      let mask = mask(index, t, in: region), case .blurred(let blurred) = mask.source
    else { return [] }
    let bounds = blurred.bounds.offset(mask.dx, mask.dy).intersection(region)
    guard !bounds.isEmpty else { return [] }
    let paint = PlannedPaint.color(shadows[index].color.premultiplied)
    return [PlannedItem(bounds: bounds, content: .fill(mask, paint))]
  }

  /// The blurred opacity of what casts a shadow, at the shadow's place; nil where it does not reach the region.
  func mask(_ index: Int, _ t: CGAffineTransform, in region: PixelRect) -> PlannedMask? {
    let shadow = shadows[index]
    let (sx, sy) = Planner.sigmas(shadow.sigma, t)
    let offset = shadow.offset.applying(t)
    guard offset.width.isFinite, offset.height.isFinite, abs(offset.width) < 1e7, abs(offset.height) < 1e7
    else {
      return nil
    }
    let (dx, dy) = (offset.width.rounded(.down), offset.height.rounded(.down))
    var moved = t
    moved.tx += offset.width - dx
    moved.ty += offset.height - dy
    let design = BlurDesign.axes(sigmaX: sx, sigmaY: sy)
    let needed = region.offset(-Int(dx), -Int(dy)).grown(design.x.reach, design.y.reach)
    if let shape = ShapeKey(content, spread: shadow.spread, moved, sigmaX: sx, sigmaY: sy),
      needed.contains(shape.bounds), index == 0 || !shadow.isChained
    {
      guard let blurred = planner.cache.mask(shape.key, make: { blurredShape(index, moved, shape, design) })
      else {
        return nil
      }
      return PlannedMask(
        source: .blurred(blurred), dx: Int(dx) + shape.bounds.x0, dy: Int(dy) + shape.bounds.y0)
    }
    guard let blurred = blurred(index, moved, in: needed, design) else { return nil }
    return PlannedMask(source: .blurred(blurred), dx: Int(dx), dy: Int(dy))
  }

  /// The blurred mask of the content's one shape, as if its bounds began at the origin.
  private func blurredShape(
    _ index: Int, _ t: CGAffineTransform, _ shape: ShapeKey, _ design: (x: BlurDesign, y: BlurDesign)
  ) -> BlurredMask? {
    let origin = shape.bounds
    let items = planner.plan(
      content.grown(by: shadows[index].spread),
      t.concatenating(CGAffineTransform(translationX: -CGFloat(origin.x0), y: -CGFloat(origin.y0))),
      in: origin.offset(-origin.x0, -origin.y0))
    guard let item = items.first, case .fill(let mask, .color(let color)) = item.content,
      case .spans(let spans) = mask.source
    else { return nil }
    var blurrer = Blurrer(input: item.bounds, design)
    blurrer.add(spans, factor: color.w)
    return blurrer.finish()
  }

  private func blurred(
    _ index: Int, _ t: CGAffineTransform, in needed: PixelRect, _ design: (x: BlurDesign, y: BlurDesign)
  ) -> BlurredMask? {
    let items = planner.plan(content.grown(by: shadows[index].spread), t, in: needed)
    let lower: [PlannedItem] =
      shadows[index].isChained ? (0..<index).reversed().flatMap { item($0, t, in: needed) } : []
    let bounds = (lower + items).reduce(PixelRect.empty) { $0.union($1.bounds) }
    guard !bounds.isEmpty else { return nil }
    var blurrer = Blurrer(input: bounds, design)
    if lower.isEmpty, items.count == 1, case .fill(let mask, .color(let color)) = items[0].content,
      case .spans(let spans) = mask.source
    {
      blurrer.add(spans, factor: color.w)
    } else {
      var renderer = RowRenderer(x0: bounds.x0, width: bounds.width)
      for y in bounds.y0..<bounds.y1 {
        blurrer.add(renderer.row(lower + items, y: y)[3], y: y, x0: bounds.x0, count: bounds.width)
      }
    }
    return blurrer.finish()
  }
}

extension DisplayList {
  /// The list with each shape grown by so many points (CSS's spread); negative shrinks. Bitmaps stay.
  func grown(by amount: CGFloat) -> DisplayList {
    guard amount != 0, amount.isFinite else { return self }
    return DisplayList(
      items.flatMap { item -> [Item] in
        switch item {
        case .fill(let path, let paint, let style):
          if let inset = path.inset(by: -amount) { return [.fill(inset, paint, style)] }
          let rim = StrokeStyle(lineWidth: 2 * abs(amount), lineJoin: .round)
          if amount > 0 { return [item, .stroke(path, paint, rim)] }
          let cut = Layer(.blend(.destinationOut), DisplayList([.stroke(path, .color(.black), rim)]))
          return [.layer(Layer(.group, DisplayList([item, .layer(cut)])))]
        case .stroke(let path, let paint, var style):
          style.lineWidth += 2 * amount
          return style.lineWidth > 0 ? [.stroke(path, paint, style)] : []
        case .glyphs(let run, let paint):
          return DisplayList(run.paths.map { .fill($0, paint) }).grown(by: amount).items
        case .bitmap: return [item]
        case .layer(var layer):
          layer.content = layer.content.grown(by: amount)
          return [.layer(layer)]
        }
      })
  }
}
