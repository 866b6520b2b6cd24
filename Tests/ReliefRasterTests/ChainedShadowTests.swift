import Foundation
import ReliefDrawing
import ReliefGeometry
import ReliefTestSupport
import Testing

@testable import ReliefRaster

/// Shadows that are cast by the shadows before them, against a float64 twin of the definition.
@Suite("Chained shadows")
struct ChainedShadowTests {
  private static let (width, height) = (170, 130)
  private static let path = Path(
    roundedRect: CGRect(x: 60.5, y: 48, width: 46.3, height: 30.25), cornerRadius: 12)

  private static let stacks: [[Shadow]] = [
    // The pair of neumorphism, then sigmas on either side of where nodes grow, then direct kernels.
    [shadow(5, -6, -6), shadow(5, 6, 6)],
    [shadow(12.5, -9, -7), shadow(9.25, 6, 5)],
    [shadow(2.6, 4, 3), shadow(16, -5, 8)],
    [shadow(14, 4, 3), shadow(3, -5, 8)],
    [shadow(1, 3, 3), shadow(1.5, -4, -4)],
    [shadow(0, 7, 6), shadow(6, -4, -4)],
    // Parts of a pixel, with coarse and direct masks below.
    [shadow(6, -6.25, 3.5), shadow(7, 6.75, 5.125)],
    [shadow(1.2, -3.25, 3.5), shadow(2.75, 6.75, -5.125)],
    // Three, and one that no other may cast.
    [shadow(4, -4, -4), shadow(6, 5, 5, opacity: 0.6), shadow(8, -3, 7)],
    [shadow(4, -4, -4), shadow(6, 5, 5, chained: false), shadow(3, -3, 7)],
  ]

  private static func shadow(
    _ sigma: CGFloat, _ x: CGFloat, _ y: CGFloat, opacity: Double = 1, chained: Bool = true
  ) -> Shadow {
    Shadow(
      color: ResolvedColor(red: 0, green: 0, blue: 0, opacity: opacity), sigma: sigma,
      offset: CGSize(width: x, height: y),
      isChained: chained)
  }

  /// The blurred opacity that casts shadow `index`, where the content is moved by (x, y), and the offset not applied.
  private func mask(_ shadows: [Shadow], _ index: Int, _ x: CGFloat, _ y: CGFloat) -> [Double] {
    let (w, h) = (Self.width, Self.height)
    var alpha = Reference.coverage(
      of: Self.path.offsetBy(dx: x, dy: y), x: 0, y: 0, width: w, height: h, lines: 256)
    if shadows[index].isChained {
      for lower in 0..<index {
        let (offset, opacity) = (shadows[lower].offset, shadows[lower].color.opacity)
        let b = mask(shadows, lower, x + offset.width, y + offset.height)
        for i in alpha.indices { alpha[i] += opacity * b[i] * (1 - alpha[i]) }
      }
    }
    let sigma = Double(shadows[index].sigma)
    return Reference.blurred(alpha, width: w, height: h, sigmaX: sigma, sigmaY: sigma)
  }

  @Test(
    "Each mask of a stack is within 0.3 of 255 of the float64 twin, so a pixel is within 0.8 of a level",
    arguments: stacks)
  func accuracy(shadows: [Shadow]) throws {
    let page = PixelRect(x0: 0, y0: 0, x1: Self.width, y1: Self.height)
    let content = DisplayList([.fill(Self.path, .color(.black))])
    let outline = DisplayList([.fill(Path(elements: Self.path.elements), .color(.black))])
    let truths = shadows.indices.map {
      mask(shadows, $0, shadows[$0].offset.width, shadows[$0].offset.height)
    }
    // A known shape shares its mask; any other is drawn within the page.
    for list in [content, outline, DisplayList([.layer(Layer(.group, content))])] {
      let caster = ShadowCaster(content: list, shadows: shadows, planner: Planner())
      for (index, planned) in caster.masks(.identity, in: page).enumerated() {
        let mask = try #require(planned)
        guard case .blurred(let blurred) = mask.source else { continue }
        let truth = truths[index]
        var worst = 0.0
        var (row, line) = ([Float](repeating: 0, count: Self.width), [Float]())
        let seen = blurred.bounds.offset(mask.dx, mask.dy).intersection(page)
        for y in 0..<Self.height {
          for x in row.indices { row[x] = 0 }
          if y >= seen.y0, y < seen.y1 {
            var part = [Float](repeating: 0, count: seen.width)
            blurred.read(
              y: y - mask.dy, x0: seen.x0 - mask.dx, count: seen.width, line: &line, into: &part)
            for i in part.indices { row[seen.x0 + i] = part[i] }
          }
          for x in 0..<Self.width {
            worst = max(worst, 255 * abs(Double(row[x]) - truth[y * Self.width + x]))
          }
        }
        #expect(worst <= 0.3, "shadow \(index): \(worst) levels")
      }
    }
  }

  @Test("Chained shadows millions of pixels apart take no memory between them")
  func farApart() throws {
    let page = PixelRect(x0: 0, y0: 0, x1: 170, y1: 130)
    let content = DisplayList([.fill(Self.path, .color(.black))])
    for far in [CGFloat(5e6), -5e6, 3000] {
      let there = [Self.shadow(3, far, far), Self.shadow(3, 4, 4)]
      let caster = ShadowCaster(content: content, shadows: there, planner: Planner())
      let masks = caster.masks(.identity, in: page)
      let near = try #require(masks[1])
      guard case .blurred(let blurred) = near.source else { continue }
      #expect(blurred.values.count < 200_000)
      // There and back again the first shadow's shadow is seen.
      let back = [Self.shadow(3, far, far), Self.shadow(3, -far, -far)]
      let returned = ShadowCaster(content: content, shadows: back, planner: Planner()).masks(
        .identity, in: page)
      #expect(returned[1] != nil)
    }
  }

  @Test("Forty chained shadows at odd places take no longer than forty")
  func many() throws {
    let shadows = (0..<40).map { Self.shadow(1, 0.37 * CGFloat($0), 0.19 * CGFloat($0), opacity: 0.1) }
    let content = DisplayList([.fill(Self.path, .color(.black))])
    let caster = ShadowCaster(content: content, shadows: shadows, planner: Planner())
    let masks = caster.masks(.identity, in: PixelRect(x0: 0, y0: 0, x1: 170, y1: 130))
    #expect(masks.allSatisfy { $0 != nil })
  }
}
