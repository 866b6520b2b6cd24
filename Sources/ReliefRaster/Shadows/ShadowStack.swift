import Foundation
import ReliefDrawing
import ReliefGeometry

/// The blurred opacities of what casts the shadows of one layer.
///
/// With c the opacity of the content, and a and b the opacities of the shadows before and their blurred masks, a
/// chained shadow is cast by 1 - (1 - c)(1 - a b)(1 - a b)...: the content, drawn exactly, and what the others add to
/// it, which is smooth but for the content's edge and so is taken on cells of a sixth of the least sigma.
struct ShadowStack {
  /// A shadow in pixels.
  struct Cast: Hashable {
    var sigmaX: Double
    var sigmaY: Double
    var x: Double
    var y: Double
    /// In points.
    var spread: CGFloat
    var opacity: Float
    var isChained: Bool

    /// The whole part of the offset: it moves the finished mask.
    var dx: Int { Int(x.rounded(.down)) }
    var dy: Int { Int(y.rounded(.down)) }
    /// The rest of the offset: it moves what casts the shadow.
    var fraction: Fraction { Fraction(x: x - x.rounded(.down), y: y - y.rounded(.down)) }
  }

  /// A part of a pixel, 0..<1 along both axes.
  struct Fraction: Hashable {
    var x: Double
    var y: Double
  }

  /// A blurred mask and what matters for one cast by it.
  struct Result {
    var mask: BlurredMask
    /// Where unblurred copies of the content lie.
    var core: PixelRect
    /// The variances of all blurs on the longest way from the content to the mask.
    var varianceX: Double
    var varianceY: Double
  }

  private struct MaskKey: Hashable {
    var fraction: Fraction
    var spread: CGFloat
    var sigmaX: Double
    var sigmaY: Double
    /// How many casts before may cast it too.
    var lowerCount: Int
  }

  private struct SpanKey: Hashable {
    var fraction: Fraction
    var spread: CGFloat
  }

  /// Beyond so many masks, a lower shadow with a direct kernel is not drawn anew for another part of a pixel.
  private static let maximumMasks = 256

  let content: DisplayList
  let casts: [Cast]
  let transform: CGAffineTransform
  let planner: Planner
  /// The content, where it is drawn already.
  var flat: FlatContent?
  /// For each cast the pixels in which what casts it may matter.
  let regions: [PixelRect]
  private let widest: PixelRect
  private var results: [MaskKey: Result?] = [:]
  private var spans: [SpanKey: SpanMask] = [:]

  /// A stack of which the pixels of `region` will be seen.
  init(
    _ content: DisplayList, _ casts: [Cast], _ transform: CGAffineTransform, _ planner: Planner,
    in region: PixelRect
  ) {
    (self.content, self.casts, self.transform, self.planner) = (content, casts, transform, planner)
    var regions: [PixelRect] = []
    for index in casts.indices.reversed() {
      let cast = casts[index]
      var seen = region
      for (above, upper) in zip(casts.indices.reversed(), regions) where casts[above].isChained {
        seen = seen.union(upper)
      }
      regions.append(
        seen.offset(-cast.dx, -cast.dy).grown(
          Self.reach(cast.sigmaX * cast.sigmaX) + 1, Self.reach(cast.sigmaY * cast.sigmaY) + 1))
    }
    self.regions = regions.reversed()
    widest = regions.reduce(.empty) { $0.union($1) }
  }

  /// Beyond 3.5 sigma of a Gaussian lie 0.06 of 255.
  static func reach(_ variance: Double) -> Int { Int((3.5 * variance.squareRoot()).rounded(.up)) + 1 }

  /// The mask of a cast, to be moved by the whole part of its offset.
  mutating func mask(_ index: Int) -> BlurredMask? {
    result(index, casts[index].fraction)?.mask
  }

  private mutating func result(_ index: Int, _ fraction: Fraction) -> Result? {
    let cast = casts[index]
    let lowerCount = cast.isChained ? index : 0
    let key = MaskKey(
      fraction: fraction, spread: cast.spread, sigmaX: cast.sigmaX, sigmaY: cast.sigmaY,
      lowerCount: lowerCount)
    if let known = results[key] { return known }
    let made = make(index, fraction, lowerCount)
    results[key] = .some(made)
    return made
  }

  private mutating func make(_ index: Int, _ fraction: Fraction, _ lowerCount: Int) -> Result? {
    let cast = casts[index]
    let spans = opacity(fraction, cast.spread, in: regions[index])
    var core = spans.bounds
    var (varianceX, varianceY) = (0.0, 0.0)
    var lower: [LowerShadow] = []
    for below in 0..<lowerCount where casts[below].opacity > 0 {
      guard let (result, dx, dy) = self.lower(below, fraction) else { continue }
      core = core.union(result.core.offset(Int(dx.rounded(.down)), Int(dy.rounded(.down))).grown(1, 1))
      varianceX = max(varianceX, result.varianceX)
      varianceY = max(varianceY, result.varianceY)
      lower.append(LowerShadow(mask: result.mask, x: dx, y: dy, opacity: casts[below].opacity))
    }
    guard !core.isEmpty else { return nil }
    varianceX += cast.sigmaX * cast.sigmaX
    varianceY += cast.sigmaY * cast.sigmaY
    let design = BlurDesign.axes(sigmaX: cast.sigmaX, sigmaY: cast.sigmaY)
    let bounds = core.grown(Self.reach(varianceX), Self.reach(varianceY)).intersection(regions[index])
    guard !bounds.isEmpty else { return nil }
    var blurrer = Blurrer(output: bounds, design)
    blurrer.add(spans)
    blurrer.add(lower, outside: spans)
    return Result(
      mask: blurrer.finish(), core: core, varianceX: varianceX, varianceY: varianceY)
  }

  /// A lower shadow's mask and where it lies when the content is moved by `fraction`.
  private mutating func lower(_ index: Int, _ fraction: Fraction) -> (result: Result, x: Double, y: Double)? {
    let cast = casts[index]
    let isCoarse = min(cast.sigmaX, cast.sigmaY) >= BlurDesign.coarseFrom
    if isCoarse || fraction == Fraction(x: 0, y: 0) || results.count >= Self.maximumMasks {
      // Coarse masks can be read anywhere between pixels.
      return result(index, cast.fraction).map {
        ($0, Double(cast.dx) + fraction.x, Double(cast.dy) + fraction.y)
      }
    }
    let (x, y) = (cast.x + fraction.x, cast.y + fraction.y)
    let (wholeX, wholeY) = (x.rounded(.down), y.rounded(.down))
    return result(index, Fraction(x: x - wholeX, y: y - wholeY)).map { ($0, wholeX, wholeY) }
  }

  /// The opacity of the content, grown by `spread` points and moved by a part of a pixel.
  private mutating func opacity(_ fraction: Fraction, _ spread: CGFloat, in region: PixelRect) -> SpanMask {
    let key = SpanKey(fraction: fraction, spread: spread)
    if let known = spans[key] { return known.clipped(to: region) }
    if let flat {
      let pixels = (spread * transform.largestScale).rounded()
      let made = flat.opacity(
        moved: fraction, grownBy: pixels.isFinite ? Int(min(max(pixels, -1e6), 1e6)) : 0, in: widest)
      spans[key] = made
      return made.clipped(to: region)
    }
    var moved = transform
    moved.tx += fraction.x
    moved.ty += fraction.y
    let made = planner.opacity(of: content.grown(by: spread), moved, in: widest)
    spans[key] = made
    return made.clipped(to: region)
  }
}
