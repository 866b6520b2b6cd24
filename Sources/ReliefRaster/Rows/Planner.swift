import Foundation
import ReliefDrawing
import ReliefGeometry

/// Makes display lists ready for drawing: paths become masks, shadows and blurs are computed.
struct Planner {
  /// Glyphs that were drawn before.
  var glyphs = GlyphMasks()

  /// How far, in pixels, a flattened curve may be from the true one.
  static let tolerance = 0.001

  /// Masks that were made before.
  let cache: MaskCache
  /// How many threads may work on the items of the outermost list that has several.
  var threads = 1

  /// How many layers that cast shadows this one lies in.
  private var depth = 0

  /// From so many on, content that casts shadows itself is drawn once to be seen and to cast.
  private static let flatDepth = 6

  /// For glyphs and masks that were drawn before, and threads for the outermost list.
  init(glyphs: GlyphMasks = GlyphMasks(), cache: MaskCache = MaskCache(), threads: Int = 1) {
    (self.glyphs, self.cache, self.threads) = (glyphs, cache, threads)
  }

  /// The items of a list as far as they touch the pixels of `region`.
  func plan(_ list: DisplayList, _ t: CGAffineTransform, in region: PixelRect) -> [PlannedItem] {
    guard threads > 1, list.items.count > 1 else { return list.items.flatMap { plan($0, t, in: region) } }
    var single = self
    single.threads = 1
    let planner = single
    let order = Self.order(list.items, t)
    let made = Parallel.map(count: order.count, threads: threads, scratch: {}) { index, _ in
      planner.plan(list.items[order[index]], t, in: region)
    }
    var planned = [[PlannedItem]](repeating: [], count: order.count)
    for (items, index) in zip(made, order) { planned[index] = items }
    return planned.flatMap { $0 }
  }

  /// The items in an order in which threads do not wait for each other: of those that share the masks of their
  /// shadows, all but the first come last.
  private static func order(_ items: [DisplayList.Item], _ t: CGAffineTransform) -> [Int] {
    var (first, later): ([Int], [Int]) = ([], [])
    var seen: Set<KnownShape.Key> = []
    for (index, item) in items.enumerated() {
      if case .layer(let layer) = item, case .shadows = layer.effect,
        let shape = KnownShape(layer.content, t), !seen.insert(shape.key).inserted
      {
        later.append(index)
      } else {
        first.append(index)
      }
    }
    return first + later
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
      var inner = self
      inner.depth += 1
      var caster = ShadowCaster(content: layer.content, shadows: shadows, planner: inner)
      guard depth >= Self.flatDepth, layer.content.hasShadows else {
        return caster.items(t, in: region) + inner.plan(layer.content, t, in: region)
      }
      let reached = caster.reached(t, from: region)
      let items = inner.plan(layer.content, t, in: reached)
      guard let flat = FlatContent(items, in: reached) else { return [] }
      caster.flat = flat
      return caster.items(t, in: region) + (items.contains(where: \.looksBelow) ? items : [flat.item])
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
    let (content, sigma) = Self.merged(content, sigma)
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

  /// A blur of nothing but a blur is one blur, whose variance is the sum of both.
  private static func merged(_ content: DisplayList, _ sigma: CGFloat) -> (DisplayList, CGFloat) {
    var (content, variance) = (content, sigma * sigma)
    while content.items.count == 1, case .layer(let layer) = content.items[0] {
      switch layer.effect {
      case .group: break
      case .blur(let other) where other >= 0 && sigma >= 0 && other.isFinite && variance.isFinite:
        variance += other * other
      case .blur, .opacity, .blend, .clip, .mask, .shadows, .innerShadows, .colorMatrix, .transform:
        return (content, variance == sigma * sigma ? sigma : variance.squareRoot())
      }
      content = layer.content
    }
    return (content, variance == sigma * sigma ? sigma : variance.squareRoot())
  }

  /// The blurred planes of a list, which all have the same bounds; none where nothing is drawn.
  private func blurred(
    _ content: DisplayList, _ sigmas: (x: Double, y: Double), _ t: CGAffineTransform, in region: PixelRect
  ) -> [BlurredMask] {
    let design = BlurDesign.axes(sigmaX: sigmas.x, sigmaY: sigmas.y)
    let items = plan(content, t, in: region.grown(design.x.reach, design.y.reach))
    let bounds = items.reduce(PixelRect.empty) { $0.union($1.bounds) }
    guard !bounds.isEmpty else { return [] }
    var blurs = [PlaneBlur](repeating: PlaneBlur(bounds, design), count: 4)
    var renderer = RowRenderer(x0: bounds.x0, width: bounds.width)
    for y in bounds.y0..<bounds.y1 {
      let row = renderer.row(items, y: y)
      for (channel, plane) in [row.red, row.green, row.blue, row.opacity].enumerated() {
        blurs[channel].add(plane)
      }
    }
    return blurs.indices.map { blurs[$0].finish() }
  }

  private func innerShadows(
    _ content: DisplayList, _ shadows: [Shadow], _ t: CGAffineTransform, in region: PixelRect
  ) -> [PlannedItem] {
    var inner = self
    inner.depth += 1
    var flat: FlatContent?
    let items: [PlannedItem]
    if depth >= Self.flatDepth, content.hasShadows {
      let reached = shadows.reduce(region) { reached, shadow in
        let caster = ShadowCaster(content: content, shadows: [shadow], planner: inner)
        return reached.union(caster.reached(t, from: region))
      }
      flat = FlatContent(inner.plan(content, t, in: reached), in: reached)
      items = flat.map { [$0.item] } ?? []
    } else {
      items = inner.plan(content, t, in: region)
    }
    var effect = GroupEffect()
    for shadow in shadows where !items.isEmpty {
      // A hole that shrinks by the spread casts the shadow.
      var hole = shadow
      hole.spread = -shadow.spread
      hole.isChained = false
      var caster = ShadowCaster(content: content, shadows: [hole], planner: inner)
      caster.flat = flat
      guard let mask = caster.masks(t, in: region)[0] else { continue }
      effect.innerShadows.append(GroupEffect.InnerShadow(color: shadow.color, mask: mask))
    }
    return group(items, effect)
  }
}
