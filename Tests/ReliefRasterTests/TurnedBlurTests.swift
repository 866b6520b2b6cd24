import Foundation
import ReliefDrawing
import ReliefGeometry
import ReliefTestSupport
import Testing

@testable import ReliefRaster

/// Blurs in layers that are turned, skewed and scaled unevenly, against the elliptic Gaussian itself.
@Suite("Turned blurs")
struct TurnedBlurTests {
  private static let (width, height) = (84, 76)
  private static let path = Path(roundedRect: CGRect(x: -9, y: -6, width: 18, height: 12), cornerRadius: 4)

  /// A plane convolved with the Gaussian of covariance ((xx, xy), (xy, yy)).
  private func blurred(_ plane: [Double], _ xx: Double, _ xy: Double, _ yy: Double) -> [Double] {
    let (w, h) = (Self.width, Self.height)
    let reach = Int((4.5 * max(xx, yy).squareRoot()).rounded(.up))
    let q = xx * yy - xy * xy
    var kernel: [Double] = []
    for dy in -reach...reach {
      for dx in -reach...reach {
        let (x, y) = (Double(dx), Double(dy))
        kernel.append(exp(-0.5 * (yy * x * x - 2 * xy * x * y + xx * y * y) / q))
      }
    }
    let total = kernel.reduce(0, +)
    var out = [Double](repeating: 0, count: w * h)
    for (i, value) in plane.enumerated() where value != 0 {
      let (x, y) = (i % w, i / w)
      for dy in max(-reach, -y)...min(reach, h - 1 - y) {
        let (row, line) = ((y + dy) * w + x, (dy + reach) * (2 * reach + 1) + reach)
        for dx in max(-reach, -x)...min(reach, w - 1 - x) {
          out[row + dx] += value * kernel[line + dx] / total
        }
      }
    }
    return out
  }

  private static let turns: [CGAffineTransform] = [
    CGAffineTransform(rotationAngle: 0.5).concatenating(CGAffineTransform(scaleX: 1.8, y: 0.9)),
    CGAffineTransform(scaleX: 2, y: 0.8).concatenating(CGAffineTransform(rotationAngle: 0.7)),
    CGAffineTransform(a: 1, b: 0, c: 0.8, d: 1.2, tx: 0, ty: 0),
    CGAffineTransform(a: 0, b: 1.5, c: -0.8, d: 0, tx: 0, ty: 0),
    CGAffineTransform(rotationAngle: 1).concatenating(CGAffineTransform(scaleX: 1.3, y: 1.3)),
  ]

  // The smaller sigma is down to two thirds of the layer's: there the frame's pixels, which lie otherwise than the
  // picture's, show.
  @Test(
    "A shadow and a blur in a turned and uneven layer are elliptic",
    arguments: turns, [(sigma: 4.0, levels: 0.8), (2, 1.1), (1, 3.6)])
  func elliptic(turn: CGAffineTransform, blur: (sigma: Double, levels: Double)) throws {
    let t = turn.concatenating(
      CGAffineTransform(translationX: CGFloat(Self.width) / 2 + 0.3, y: CGFloat(Self.height) / 2 - 0.2))
    let page = PixelRect(x0: 0, y0: 0, x1: Self.width, y1: Self.height)
    let cover = Reference.coverage(
      of: Self.path.applying(t), x: 0, y: 0, width: Self.width, height: Self.height, lines: 128)
    let s = blur.sigma * blur.sigma
    let truth = blurred(
      cover, s * Double(t.a * t.a + t.c * t.c), s * Double(t.a * t.b + t.c * t.d),
      s * Double(t.b * t.b + t.d * t.d))
    let content = DisplayList([.fill(Self.path, .color(.black))])
    let shadow = Shadow(color: .black, sigma: CGFloat(blur.sigma))
    let caster = ShadowCaster(content: content, shadows: [shadow], planner: Planner())
    let mask = try #require(caster.masks(t, in: page)[0])
    guard case .blurred(let blurred) = mask.source else { return }
    let bounds = blurred.bounds.offset(mask.dx, mask.dy).intersection(page)
    let shadows = [PlannedItem(bounds: bounds, content: .fill(mask, .color(SIMD4(0, 0, 0, 1))))]
    let blurs = Planner().plan(
      DisplayList([.layer(Layer(.blur(sigma: CGFloat(blur.sigma)), content))]), t, in: page)
    var renderer = RowRenderer(x0: 0, width: Self.width)
    var (worstShadow, worstBlur) = (0.0, 0.0)
    for y in 0..<Self.height {
      let shadowRow = renderer.row(shadows, y: y).opacity
      let blurRow = renderer.row(blurs, y: y).opacity
      for x in 0..<Self.width {
        let exact = truth[y * Self.width + x]
        worstShadow = max(worstShadow, 255 * abs(Double(shadowRow[x]) - exact))
        worstBlur = max(worstBlur, 255 * abs(Double(blurRow[x]) - exact))
      }
    }
    #expect(worstShadow <= blur.levels, "shadow: \(worstShadow) levels")
    #expect(worstBlur <= blur.levels, "blur: \(worstBlur) levels")
  }

  @Test(
    "Chained shadows in a skewed layer agree with those of the same shape and shadows, drawn larger and reduced"
  )
  func chained() throws {
    let skew = CGAffineTransform(a: 1, b: 0.3, c: 0.9, d: 1.2, tx: 40, ty: 38)
    let shadows = [
      Shadow(color: .white, sigma: 3, offset: CGSize(width: -4, height: -3)),
      Shadow(color: .black, sigma: 4, offset: CGSize(width: 4.5, height: 5)),
    ]
    let list = DisplayList([
      .fill(Path(CGRect(x: -100, y: -100, width: 300, height: 300)), .color(ResolvedColor(white: 0.5))),
      .layer(Layer(.shadows(shadows), DisplayList([.fill(Self.path, .color(ResolvedColor(white: 0.5)))]))),
    ])
    func render(_ scale: Double) throws -> Bitmap {
      var options = Rasterizer.Options()
      options.scale = scale
      return try Rasterizer(options: options).render(
        DisplayList([.layer(Layer(.transform(skew), list))]), size: CGSize(width: 84, height: 76))
    }
    let (small, large) = (try render(1), try render(4))
    for y in 0..<76 {
      for x in 0..<84 {
        var sum = 0.0
        for j in 0..<4 { for i in 0..<4 { sum += Double(large[4 * x + i, 4 * y + j].red) } }
        #expect(abs(sum / 16 - Double(small[x, y].red)) <= 3)
      }
    }
  }
}
