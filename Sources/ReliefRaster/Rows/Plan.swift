import ReliefDrawing
import ReliefGeometry

/// A display list made ready to be drawn row by row, in pixels.
struct PlannedItem: Sendable {
  /// The pixels outside of which it draws nothing.
  var bounds: PixelRect
  var content: Content

  indirect enum Content: Sendable {
    /// A paint where a mask covers.
    case fill(PlannedMask, PlannedPaint)
    /// Items drawn as one picture.
    case group([PlannedItem], GroupEffect)
    /// A blurred picture, premultiplied: red, green, blue, opacity.
    case picture([BlurredMask])
    /// Pixels of a bitmap, times a factor.
    case bitmap(BitmapSampler, factor: Float)
  }
}

extension PlannedItem {
  /// Whether what is drawn depends on what lies below, other than by covering it.
  var looksBelow: Bool {
    guard case .group(_, let effect) = content else { return false }
    return effect.blendMode != .normal
  }
}

/// A mask, moved and scaled.
struct PlannedMask: Sendable {
  enum Source: Sendable {
    case spans(SpanMask)
    case glyphs(GlyphLines)
    case blurred(BlurredMask)
  }

  var source: Source
  var dx = 0
  var dy = 0
  /// Multiplies the mask.
  var factor: Float = 1
}

/// What happens to a group's pixels before they meet those below.
struct GroupEffect: Sendable {
  var opacity: Float = 1
  var colorMatrix: ColorMatrix?
  var blendMode = BlendMode.normal
  var clip: SpanMask?
  var mask: Mask?
  var innerShadows: [InnerShadow] = []

  struct Mask: Sendable {
    var items: [PlannedItem]
    var isLuminance: Bool
  }

  struct InnerShadow: Sendable {
    var color: ResolvedColor
    var mask: PlannedMask
  }
}

/// A paint in pixels.
enum PlannedPaint: Sendable {
  /// Premultiplied.
  case color(SIMD4<Float>)
  case gradient(GradientShader)

  init(_ paint: Paint, _ transform: CGAffineTransform) {
    switch paint {
    case .color(let color): self = .color(color.premultiplied)
    case .gradient(let gradient): self = .gradient(GradientShader(gradient, transform))
    }
  }
}

extension ResolvedColor {
  /// The colour clipped to sRGB, premultiplied; clear where a number is not finite.
  var premultiplied: SIMD4<Float> {
    guard isFinite else { return .zero }
    func unit(_ v: Double) -> Double { min(max(v, 0), 1) }
    let a = unit(opacity)
    return SIMD4(Float(unit(red) * a), Float(unit(green) * a), Float(unit(blue) * a), Float(a))
  }
}
