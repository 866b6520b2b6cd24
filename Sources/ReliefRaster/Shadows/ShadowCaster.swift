import Foundation
import ReliefDrawing
import ReliefGeometry

/// Computes the shadows of a layer from its own opacity and, where chained, from the shadows before.
///
/// An offset's whole pixels move the finished mask; its fraction moves what casts it, exactly.
struct ShadowCaster {
  let content: DisplayList
  let shadows: [Shadow]
  let planner: Planner
  /// The content, where it is drawn already.
  var flat: FlatContent?

  init(content: DisplayList, shadows: [Shadow], planner: Planner) {
    (self.content, self.shadows, self.planner) = (content, shadows, planner)
  }

  /// The pixels in which content may cast into those of a region, or be seen there itself.
  func reached(_ t: CGAffineTransform, from region: PixelRect) -> PixelRect {
    let casts = shadows.compactMap { cast($0, t, Planner.sigmas($0.sigma, t)) }
    return ShadowStack(content, casts, t, planner, in: region).regions.reduce(region) { $0.union($1) }
  }

  /// The shadows as things to draw, the lowest first.
  func items(_ t: CGAffineTransform, in region: PixelRect) -> [PlannedItem] {
    zip(shadows, masks(t, in: region)).reversed().flatMap { shadow, mask -> [PlannedItem] in
      guard shadow.color.isFinite, shadow.color.opacity > 0, let mask,
        case .blurred(let blurred) = mask.source
      else { return [] }
      let bounds = blurred.bounds.offset(mask.dx, mask.dy).intersection(region)
      guard !bounds.isEmpty else { return [] }
      let paint = PlannedPaint.color(shadow.color.premultiplied)
      return [PlannedItem(bounds: bounds, content: .fill(mask, paint))]
    }
  }

  /// The blurred opacity of what casts each shadow, at the shadow's place; nil where it does not reach the region.
  func masks(_ t: CGAffineTransform, in region: PixelRect) -> [PlannedMask?] {
    if flat == nil, let frame = BlurFrame(t, sigmas: shadows.map(\.sigma)) {
      return masks(frame.content, in: frame.pixels(region), frame.sigmas).map { mask in
        guard let mask, case .blurred(let blurred) = mask.source else { return nil }
        return frame.picture(blurred, dx: mask.dx, dy: mask.dy, in: region)
          .map { PlannedMask(source: .blurred($0)) }
      }
    }
    return masks(t, in: region) { Planner.sigmas($0, t) }
  }

  private func masks(
    _ t: CGAffineTransform, in region: PixelRect, _ sigmas: (CGFloat) -> (x: Double, y: Double)
  ) -> [PlannedMask?] {
    // A shadow at no finite place neither falls nor casts.
    let casts = shadows.map { cast($0, t, sigmas($0.sigma)) }
    let known = casts.compactMap { $0 }
    let masks = blurred(known, t, in: region)
    var next = 0
    return casts.map { cast in
      guard let cast else { return nil }
      defer { next += 1 }
      return masks.masks[next].map {
        PlannedMask(source: .blurred($0), dx: cast.dx + masks.dx, dy: cast.dy + masks.dy)
      }
    }
  }

  private func cast(
    _ shadow: Shadow, _ t: CGAffineTransform, _ sigmas: (x: Double, y: Double)
  ) -> ShadowStack.Cast? {
    let offset = shadow.offset.applying(t)
    guard offset.width.isFinite, offset.height.isFinite, abs(offset.width) < 1e7, abs(offset.height) < 1e7
    else { return nil }
    return ShadowStack.Cast(
      sigmaX: sigmas.x, sigmaY: sigmas.y, x: Double(offset.width), y: Double(offset.height),
      spread: shadow.spread, opacity: shadow.color.premultiplied.w, isChained: shadow.isChained)
  }

  private func blurred(
    _ casts: [ShadowStack.Cast], _ t: CGAffineTransform, in region: PixelRect
  ) -> (masks: [BlurredMask?], dx: Int, dy: Int) {
    var stack = ShadowStack(content, casts, t, planner, in: region)
    stack.flat = flat
    if let shape = KnownShape(content, t) {
      let spread = CGFloat(casts.reduce(0) { max($0, $1.spread) }) * t.a
      let reach = spread.isFinite ? Int(min(max(spread, 0), CGFloat(PixelRect.limit))) + 2 : PixelRect.limit
      let touched = shape.bounds.grown(reach, reach)
      if stack.regions.allSatisfy({ $0.contains(touched) }) {
        // All of the shape casts: equal shapes with equal shadows share their masks.
        let key = MaskCache.StackKey(shape: shape.key, casts: casts)
        let masks = planner.cache.stacks.value(key) {
          var stack = ShadowStack(
            shape.key.content, casts, shape.key.transform, planner, in: .everything)
          return casts.indices.map { stack.mask($0) }
        }
        return (masks, shape.bounds.x0, shape.bounds.y0)
      }
    }
    return (casts.indices.map { stack.mask($0) }, 0, 0)
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
