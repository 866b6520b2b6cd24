import Foundation
import ReliefDrawing
import ReliefGeometry

/// Makes display lists ready for drawing: paths become masks, shadows and blurs are computed.
struct Planner {
  /// How far, in pixels, a flattened curve may be from the true one.
  static let tolerance = 0.001

  let cache = MaskCache()

  /// The items of a list as far as they touch the pixels of `region`.
  func plan(_ list: DisplayList, _ t: CGAffineTransform, in region: PixelRect) -> [PlannedItem] {
    list.items.flatMap { plan($0, t, in: region) }
  }

  private func plan(_ item: DisplayList.Item, _ t: CGAffineTransform, in region: PixelRect) -> [PlannedItem] {
    switch item {
    case .fill(let path, let paint, let style):
      return fill(spans(path, style, t, in: region), paint, t)
    case .stroke(let path, let paint, let style):
      let stroke = path.strokedOutline(style, by: t, tolerance: Self.tolerance)
      let mask = CoverageBuilder.coverage(of: stroke.outline, windsOnce: stroke.windsOnce, in: region)
      return fill(mask, paint, t)
    case .glyphs(let run, let paint):
      return run.glyphs.flatMap { glyph -> [PlannedItem] in
        guard run.outlines.indices.contains(glyph.outline) else { return [] }
        let place = t.translatedBy(x: glyph.position.x, y: glyph.position.y)
        return fill(spans(run.outlines[glyph.outline], FillStyle(), place, in: region), paint, t)
      }
    case .bitmap(let bitmap, let rect, let interpolation):
      let bounds = PixelRect(covering: rect.applying(t)).intersection(region)
      guard !bounds.isEmpty, bitmap.width > 0, bitmap.height > 0 else { return [] }
      return [
        PlannedItem(bounds: bounds, content: .bitmap(BitmapSampler(bitmap, in: rect, interpolation, t)))
      ]
    case .layer(let layer): return plan(layer, t, in: region)
    }
  }

  private func plan(_ layer: Layer, _ t: CGAffineTransform, in region: PixelRect) -> [PlannedItem] {
    switch layer.effect {
    case .group: return group(plan(layer.content, t, in: region), GroupEffect())
    case .opacity(let opacity):
      guard opacity > 0 else { return [] }
      return group(plan(layer.content, t, in: region), GroupEffect(opacity: Float(min(opacity, 1))))
    case .blend(let mode):
      return group(plan(layer.content, t, in: region), GroupEffect(blendMode: mode))
    case .clip(let path, let style):
      let clip = spans(path, style, t, in: region)
      guard !clip.isEmpty else { return [] }
      return group(plan(layer.content, t, in: clip.bounds), GroupEffect(clip: clip))
    case .mask(let list, let isLuminance):
      let mask = GroupEffect.Mask(items: plan(list, t, in: region), isLuminance: isLuminance)
      return group(plan(layer.content, t, in: region), GroupEffect(mask: mask))
    case .blur(let sigma): return blur(layer.content, sigma, t, in: region)
    case .shadows(let shadows):
      let caster = ShadowCaster(content: layer.content, shadows: shadows, planner: self)
      return shadows.indices.reversed().flatMap { caster.item($0, t, in: region) }
        + plan(layer.content, t, in: region)
    case .innerShadows(let shadows): return innerShadows(layer.content, shadows, t, in: region)
    case .colorMatrix(let matrix):
      return group(plan(layer.content, t, in: region), GroupEffect(colorMatrix: matrix))
    case .transform(let transform):
      return plan(layer.content, transform.concatenating(t), in: region)
    }
  }

  // MARK: Masks

  func spans(_ path: Path, _ style: FillStyle, _ t: CGAffineTransform, in region: PixelRect) -> SpanMask {
    let windsOnce: Bool
    switch path.outline {
    case .elements: windsOnce = false
    case .rect, .roundedRect, .ellipse: windsOnce = true
    }
    var mask = CoverageBuilder.coverage(
      of: path.flattened(by: t, tolerance: Self.tolerance), rule: style.isEOFilled ? .evenOdd : .nonZero,
      windsOnce: windsOnce, in: region)
    if !style.isAntialiased { mask.makeHard() }
    return mask
  }

  private func fill(_ mask: SpanMask, _ paint: Paint, _ t: CGAffineTransform) -> [PlannedItem] {
    guard !mask.isEmpty else { return [] }
    return [
      PlannedItem(
        bounds: mask.bounds, content: .fill(PlannedMask(source: .spans(mask)), PlannedPaint(paint, t)))
    ]
  }

  private func group(_ items: [PlannedItem], _ effect: GroupEffect) -> [PlannedItem] {
    guard !items.isEmpty else { return [] }
    let bounds = items.reduce(PixelRect.empty) { $0.union($1.bounds) }
    return [PlannedItem(bounds: bounds, content: .group(items, effect))]
  }

  // MARK: Blurs

  /// The standard deviations along x and y, in pixels, of a blur given in points.
  ///
  /// Under a rotation both are the mean growth; a rotated and unevenly scaled blur is drawn as a round one.
  static func sigmas(_ sigma: CGFloat, _ t: CGAffineTransform) -> (x: Double, y: Double) {
    func clean(_ v: CGFloat) -> Double { v.isFinite && v > 0 ? min(v, 4000) : 0 }
    if t.isScaleAndTranslation { return (clean(abs(t.a) * sigma), clean(abs(t.d) * sigma)) }
    let mean = abs(t.determinant).squareRoot() * sigma
    return (clean(mean), clean(mean))
  }

  private func blur(
    _ content: DisplayList, _ sigma: CGFloat, _ t: CGAffineTransform, in region: PixelRect
  ) -> [PlannedItem] {
    let (sx, sy) = Self.sigmas(sigma, t)
    let design = BlurDesign.axes(sigmaX: sx, sigmaY: sy)
    let items = plan(content, t, in: region.grown(design.x.reach, design.y.reach))
    let bounds = items.reduce(PixelRect.empty) { $0.union($1.bounds) }
    guard !bounds.isEmpty else { return [] }
    var blurrers = [Blurrer](repeating: Blurrer(input: bounds, design), count: 4)
    var renderer = RowRenderer(x0: bounds.x0, width: bounds.width)
    for y in bounds.y0..<bounds.y1 {
      let row = renderer.row(items, y: y)
      for channel in 0..<4 {
        blurrers[channel].add(row[channel], y: y, x0: bounds.x0, count: bounds.width)
      }
    }
    let masks = blurrers.map { $0.finish() }
    let visible = masks[0].bounds.intersection(region)
    return visible.isEmpty ? [] : [PlannedItem(bounds: visible, content: .picture(masks))]
  }

  private func innerShadows(
    _ content: DisplayList, _ shadows: [Shadow], _ t: CGAffineTransform, in region: PixelRect
  ) -> [PlannedItem] {
    let items = plan(content, t, in: region)
    var effect = GroupEffect()
    for shadow in shadows {
      // A hole that shrinks by the spread casts the shadow.
      var hole = shadow
      hole.spread = -shadow.spread
      hole.isChained = false
      let caster = ShadowCaster(content: content, shadows: [hole], planner: self)
      guard let mask = caster.mask(0, t, in: region) else { continue }
      effect.innerShadows.append(GroupEffect.InnerShadow(color: shadow.color, mask: mask))
    }
    return group(items, effect)
  }
}

extension SpanMask {
  /// Rounds all coverage to 0 or 1.
  mutating func makeHard() {
    for i in coverage.indices { coverage[i] = coverage[i] >= 0.5 ? 1 : 0 }
    for i in runs.indices where runs[i].offset < 0 { runs[i].value = runs[i].value >= 0.5 ? 1 : 0 }
  }
}
