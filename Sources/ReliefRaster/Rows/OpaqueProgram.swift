/// The items of a picture as plain numbers, for the rows that are only bitmaps and masks filled with colours.
struct OpaqueProgram: Sendable {
  struct Item: Sendable {
    var bounds: PixelRect
    var kind: Kind
    /// Which mask or bitmap.
    var mask = 0
    var dx = 0
    var dy = 0
    /// Premultiplied; of a gradient, the shader that gives the row's colour; of a bitmap, its factor.
    var color: SIMD4<Float> = .zero
    var shader = -1
  }

  enum Kind: Sendable {
    case spans
    case blurred
    case glyphs
    case bitmap
    /// Drawn only by `RowRenderer`.
    case other
  }

  let width: Int
  let isDithered: Bool
  private(set) var items: [Item] = []
  private(set) var spans: [SpanMask] = []
  private(set) var blurs: [BlurredMask] = []
  private(set) var glyphs: [GlyphLines] = []
  private(set) var bitmaps: [BitmapSampler] = []
  private(set) var shaders: [GradientShader] = []

  init(_ planned: [PlannedItem], width: Int, dither: Bool) {
    self.width = width
    isDithered = dither
    for item in planned {
      if case .bitmap(let sampler, let factor) = item.content {
        let color = SIMD4(repeating: factor)
        items.append(Item(bounds: item.bounds, kind: .bitmap, mask: bitmaps.count, color: color))
        bitmaps.append(sampler)
        continue
      }
      guard case .fill(let mask, let paint) = item.content else {
        items.append(Item(bounds: item.bounds, kind: .other))
        continue
      }
      var entry = Item(bounds: item.bounds, kind: .spans, dx: mask.dx, dy: mask.dy)
      switch mask.source {
      case .spans(let mask):
        entry.mask = spans.count
        spans.append(mask)
      case .blurred(let mask):
        entry.kind = .blurred
        entry.mask = blurs.count
        blurs.append(mask)
      case .glyphs(let lines):
        entry.kind = .glyphs
        entry.mask = glyphs.count
        glyphs.append(lines)
      }
      switch paint {
      case .color(let color): entry.color = color * mask.factor
      case .gradient(let shader):
        if shader.rowColor(y: 0) == nil { entry.kind = .other }
        entry.shader = shaders.count
        shaders.append(shader)
      }
      items.append(entry)
    }
  }
}
