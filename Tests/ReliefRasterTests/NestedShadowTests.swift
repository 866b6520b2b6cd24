import Foundation
import ReliefDrawing
import ReliefGeometry
import ReliefTestSupport
import Testing

@testable import ReliefRaster

@Suite("Nests of shadows and blurs")
struct NestedShadowTests {
  private static let disc = DisplayList.Item.fill(
    Path(ellipseIn: CGRect(x: 60, y: 60, width: 60, height: 50)), .color(ResolvedColor(rgb: 0x4080C0)))

  private func wrapped(_ item: DisplayList.Item, _ effect: Layer.Effect) -> DisplayList.Item {
    .layer(Layer(effect, DisplayList([item])))
  }

  private func shadows(_ offset: CGFloat, spread: CGFloat = 0, opacity: Double = 0.5) -> [Shadow] {
    [
      Shadow(
        color: ResolvedColor(white: 0, opacity: opacity), sigma: 3,
        offset: CGSize(width: offset, height: offset),
        spread: spread)
    ]
  }

  private func render(_ item: DisplayList.Item) throws -> Bitmap {
    let ground = DisplayList.Item.fill(Path(CGRect(x: 0, y: 0, width: 200, height: 180)), .color(.white))
    return try Rasterizer().render(DisplayList([ground, item]), size: CGSize(width: 200, height: 180))
  }

  /// The largest difference of a channel.
  private func difference(_ a: Bitmap, _ b: Bitmap) -> Int {
    zip(a.pixels, b.pixels).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  @Test(
    "Where a nest is deep, its content is drawn once: alike at whole pixels, and nearly so between them",
    arguments: [(2.0, 0.0, 1), (2.4, 0, 2), (3, 2, 24)])
  func flat(offset: Double, spread: Double, most: Int) throws {
    let inner = wrapped(Self.disc, .shadows(shadows(offset, spread: spread)))
    for outer in [
      Layer.Effect.shadows(shadows(offset, spread: spread)), .innerShadows(shadows(offset, spread: spread)),
    ] {
      let nest = wrapped(inner, outer)
      // Shadows that cannot be seen change nothing but the depth.
      let deep = (0..<3).reduce(nest) { item, _ in wrapped(item, .shadows(shadows(5, opacity: 0))) }
      let (plain, flat) = (try render(nest), try render(deep))
      #expect(difference(plain, flat) <= most)
    }
  }

  // Unlimited, the work would double with each level; the limit only ends what would never end.
  @Test("A nest of 200 shadows is drawn", .timeLimit(.minutes(5)), arguments: [2.0, 2.3])
  func deep(offset: Double) throws {
    for kind in 0..<3 {
      let nest = (0..<200).reduce(Self.disc) { item, level in
        switch kind {
        case 0: wrapped(item, .shadows(shadows(offset / 10, spread: level % 50 == 0 ? 1 : 0, opacity: 0.02)))
        case 1: wrapped(item, .innerShadows(shadows(offset, opacity: 0.02)))
        default: wrapped(item, .blur(sigma: 2))
        }
      }
      let picture = try render(nest)
      #expect(picture.pixels.contains { $0 != 255 })
    }
  }

  @Test("A blur of a blur is one blur whose variance is the sum of both")
  func blurs() throws {
    let both = wrapped(wrapped(wrapped(Self.disc, .blur(sigma: 3)), .group), .blur(sigma: 4))
    #expect(try render(both) == render(wrapped(Self.disc, .blur(sigma: 5))))
  }
}
