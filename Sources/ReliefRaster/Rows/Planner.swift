import Foundation
import ReliefDrawing
import ReliefGeometry

/// Makes display lists ready for drawing: paths become masks, shadows and blurs are computed.
struct Planner {
  /// Glyphs that were drawn before.
  var glyphs = GlyphMasks()

  /// How far, in pixels, a flattened curve may be from the true one.
  static let tolerance = 0.001

  let cache = MaskCache()
  /// How many threads may work on the items of the outermost list that has several.
  var threads = 1

  /// The items of a list as far as they touch the pixels of `region`.
  func plan(_ list: DisplayList, _ t: CGAffineTransform, in region: PixelRect) -> [PlannedItem] {
    guard threads > 1, list.items.count > 1 else { return list.items.flatMap { plan($0, t, in: region) } }
    var single = self
    single.threads = 1
    let planner = single
    return Parallel.map(list.items.count, threads: threads) { planner.plan(list.items[$0], t, in: region) }
      .flatMap { $0 }
  }

  private func plan(_ item: DisplayList.Item, _ t: CGAffineTransform, in region: PixelRect) -> [PlannedItem] {
    switch item {
    case .fill(let path, let paint, let style):
      let mask = style == FillStyle() ? shared(path, nil, t, in: region) : nil
      return fill(mask ?? spans(path, style, t, in: region), paint, t)
    case .stroke(let path, let paint, let style):
      return fill(shared(path, style, t, in: region) ?? spans(path, style, t, in: region), paint, t)
    case .glyphs(let run, let paint):
      switch glyphs.mask(run, t, in: region) {
      case .spans(let mask): return fill(mask, paint, t)
      case .glyphs(let lines) where !lines.isEmpty:
        let mask = PlannedMask(source: .glyphs(lines))
        return [PlannedItem(bounds: lines.bounds, content: .fill(mask, PlannedPaint(paint, t)))]
      case .glyphs, .blurred: return []
      }
    case .bitmap(let bitmap, let rect, let interpolation):
      return self.bitmap(bitmap, rect, interpolation, t, in: region)
    case .layer(let layer): return plan(layer, t, in: region)
    }
  }

  private func plan(_ layer: Layer, _ t: CGAffineTransform, in region: PixelRect) -> [PlannedItem] {
    switch layer.effect {
    case .group: return group(plan(layer.content, t, in: region), GroupEffect())
    case .opacity(let opacity):
      guard opacity > 0 else { return [] }
      // A faint emoji or photo needs no picture of its own.
      if layer.content.items.count == 1, t.isScaleAndTranslation,
        case .bitmap(let bitmap, let rect, let interpolation) = layer.content.items[0]
      {
        return self.bitmap(bitmap, rect, interpolation, t, in: region, factor: Float(min(opacity, 1)))
      }
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
      return caster.items(t, in: region) + plan(layer.content, t, in: region)
    case .innerShadows(let shadows): return innerShadows(layer.content, shadows, t, in: region)
    case .colorMatrix(let matrix):
      return group(plan(layer.content, t, in: region), GroupEffect(colorMatrix: matrix))
    case .transform(let transform):
      return plan(layer.content, transform.concatenating(t), in: region)
    }
  }

  private func bitmap(
    _ bitmap: Bitmap, _ rect: CGRect, _ interpolation: DisplayList.Interpolation, _ t: CGAffineTransform,
    in region: PixelRect, factor: Float = 1
  ) -> [PlannedItem] {
    let bounds = PixelRect(covering: rect.applying(t)).intersection(region)
    guard !bounds.isEmpty, bitmap.width > 0, bitmap.height > 0, rect.width > 0, rect.height > 0,
      t.determinant != 0
    else { return [] }
    let sampler = BitmapSampler(bitmap, in: rect, interpolation, t, bounds: bounds)
    let item = PlannedItem(bounds: bounds, content: .bitmap(sampler, factor: factor))
    if t.isScaleAndTranslation { return [item] }
    let outline = spans(Path(rect), FillStyle(), t, in: bounds)
    return outline.isEmpty ? [] : group([item], GroupEffect(clip: outline))
  }

  // MARK: Masks

  /// The mask of a known shape that lies wholly in the region; nil for any other. Equal ones are drawn once.
  private func shared(
    _ path: Path, _ stroke: StrokeStyle?, _ t: CGAffineTransform, in region: PixelRect
  ) -> SpanMask? {
    guard let shape = KnownShape(path, stroke, t), region.contains(shape.bounds) else { return nil }
    let made = cache.shapes.value(shape.key) {
      let path = shape.key.pathInPoints
      return stroke.map { spans(path, $0, shape.key.transform, in: .everything) }
        ?? spans(path, FillStyle(), shape.key.transform, in: .everything)
    }
    return made.offset(shape.bounds.x0, shape.bounds.y0)
  }

  private func spans(
    _ path: Path, _ style: StrokeStyle, _ t: CGAffineTransform, in region: PixelRect
  ) -> SpanMask {
    let stroke = path.strokedOutline(style, by: t, tolerance: Self.tolerance)
    return CoverageBuilder.coverage(of: stroke.outline, windsOnce: stroke.windsOnce, in: region)
  }

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

  /// The opacity of a list in the pixels of `region`.
  func opacity(of list: DisplayList, _ t: CGAffineTransform, in region: PixelRect) -> SpanMask {
    let items = plan(list, t, in: region)
    if items.count == 1, case .fill(let mask, .color(let color)) = items[0].content {
      let spans: SpanMask? =
        switch mask.source {
        case .spans(let spans): spans
        case .glyphs(let lines): lines.union()
        case .blurred: nil
        }
      if let spans { return color.w >= 1 ? spans : spans.scaled(by: color.w) }
    }
    let bounds = items.reduce(PixelRect.empty) { $0.union($1.bounds) }.intersection(region)
    guard !bounds.isEmpty else { return SpanMask() }
    var renderer = RowRenderer(x0: bounds.x0, width: bounds.width)
    return SpanMask(bounds: bounds) { renderer.row(items, y: $0).opacity }
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

  /// The standard deviations along x and y, in pixels, of a blur given in points, where its axes are upright.
  static func sigmas(_ sigma: CGFloat, _ t: CGAffineTransform) -> (x: Double, y: Double) {
    func clean(_ v: CGFloat) -> Double { v.isFinite && v > 0 ? min(v, 4000) : 0 }
    if t.isScaleAndTranslation { return (clean(abs(t.a) * sigma), clean(abs(t.d) * sigma)) }
    return (
      clean((t.a * t.a + t.c * t.c).squareRoot() * sigma), clean((t.b * t.b + t.d * t.d).squareRoot() * sigma)
    )
  }

  private func blur(
    _ content: DisplayList, _ sigma: CGFloat, _ t: CGAffineTransform, in region: PixelRect
  ) -> [PlannedItem] {
    let masks: [BlurredMask]
    if let frame = BlurFrame(t, sigmas: [sigma]) {
      masks = blurred(content, frame.sigmas(sigma), frame.content, in: frame.pixels(region))
        .compactMap { frame.picture($0, dx: 0, dy: 0, in: region) }
    } else {
      masks = blurred(content, Self.sigmas(sigma, t), t, in: region)
    }
    guard let visible = masks.first?.bounds.intersection(region), !visible.isEmpty else { return [] }
    return [PlannedItem(bounds: visible, content: .picture(masks))]
  }

  /// The blurred planes of a list, which all have the same bounds; none where nothing is drawn.
  private func blurred(
    _ content: DisplayList, _ sigmas: (x: Double, y: Double), _ t: CGAffineTransform, in region: PixelRect
  ) -> [BlurredMask] {
    let design = BlurDesign.axes(sigmaX: sigmas.x, sigmaY: sigmas.y)
    let items = plan(content, t, in: region.grown(design.x.reach, design.y.reach))
    let bounds = items.reduce(PixelRect.empty) { $0.union($1.bounds) }
    guard !bounds.isEmpty else { return [] }
    var blurrers = [Blurrer](repeating: Blurrer(input: bounds, design), count: 4)
    var renderer = RowRenderer(x0: bounds.x0, width: bounds.width)
    for y in bounds.y0..<bounds.y1 {
      let row = renderer.row(items, y: y)
      for (channel, plane) in [row.red, row.green, row.blue, row.opacity].enumerated() {
        blurrers[channel].add(plane, y: y, x0: bounds.x0, count: bounds.width)
      }
    }
    return blurrers.map { $0.finish() }
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
      guard let mask = caster.masks(t, in: region)[0] else { continue }
      effect.innerShadows.append(GroupEffect.InnerShadow(color: shadow.color, mask: mask))
    }
    return group(items, effect)
  }
}
