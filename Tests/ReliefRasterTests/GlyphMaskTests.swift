import Foundation
import ReliefDrawing
import ReliefGeometry
import ReliefTestSupport
import Testing

@testable import ReliefRaster

@Suite("Glyph masks")
struct GlyphMaskTests {
  private let page = PixelRect(x0: 0, y0: 0, x1: 60, y1: 50)

  private func plane(_ mask: SpanMask) -> [Float] {
    var out = [Float](repeating: 0, count: page.width * page.height)
    for y in mask.bounds.y0..<max(mask.bounds.y1, mask.bounds.y0) {
      for (column, value) in mask.row(y).enumerated() {
        let x = mask.bounds.x0 + column
        if x >= 0, x < page.x1, y >= 0, y < page.y1 { out[y * page.width + x] = value }
      }
    }
    return out
  }

  private static func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat, clockwise: Bool = true) -> Path {
    var path = Path()
    let corners = [
      CGPoint(x: x, y: y), CGPoint(x: x + side, y: y), CGPoint(x: x + side, y: y + side),
      CGPoint(x: x, y: y + side),
    ]
    path.addLines(clockwise ? corners : corners.reversed())
    path.closeSubpath()
    return path
  }

  private static func both(_ a: Path, _ b: Path) -> Path {
    var path = a
    path.addPath(b)
    return path
  }

  @Test(
    "Outlines that wind once are told from those that do not",
    arguments: [
      ("a square", square(0, 0, 10), true),
      ("a square with a hole", both(square(0, 0, 10), square(3, 3, 4, clockwise: false)), true),
      ("an inner square that winds alike", both(square(0, 0, 10), square(3, 3, 4)), false),
      ("two squares apart", both(square(0, 0, 10), square(20, 3, 4)), true),
      ("two that wind against each other", both(square(0, 0, 10), square(20, 3, 4, clockwise: false)), false),
      ("two that overlap", both(square(0, 0, 10), square(5, 5, 10)), false),
      ("two that touch", both(square(0, 0, 10), square(10, 0, 10)), false),
      ("an ellipse", Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 12)), true),
      ("nothing", Path(), true),
    ])
  func simple(name: String, path: Path, windsOnce: Bool) {
    #expect(SimpleOutline.windsOnce(path.flattened(tolerance: 0.01)) == windsOnce, "\(name)")
  }

  @Test("A figure of eight and a star do not wind once")
  func crossing() {
    var eight = Path()
    eight.addLines([(0.0, 0.0), (10, 10), (10, 0), (0, 10)].map { CGPoint(x: $0.0, y: $0.1) })
    var star = Path()
    star.addLines(
      [(5.0, 0.0), (8, 10), (0, 4), (10, 4), (2, 10)].map { CGPoint(x: $0.0, y: $0.1) })
    #expect(!SimpleOutline.windsOnce(eight.flattened(tolerance: 0.01)))
    #expect(!SimpleOutline.windsOnce(star.flattened(tolerance: 0.01)))
  }

  @Test("Dense coverage is that of the edge walk, for shapes and random triangles")
  func dense() {
    var random = SeededGenerator(seed: 5)
    var shapes = [
      Path(ellipseIn: CGRect(x: 1.3, y: 2.7, width: 50.1, height: 40.6)),
      Self.both(Self.square(2.5, 3.25, 20), Self.square(6.1, 7.7, 9.3, clockwise: false)),
      Path(roundedRect: CGRect(x: 3.2, y: 3, width: 51, height: 33), cornerRadius: 9),
    ]
    for _ in 0..<200 {
      var path = Path()
      path.addLines(
        (0..<3).map { _ in
          CGPoint(x: .random(in: 0...60, using: &random), y: .random(in: 0...50, using: &random))
        })
      shapes.append(path)
    }
    for path in shapes {
      let flat = path.flattened(tolerance: 0.001)
      let expected = plane(CoverageBuilder.coverage(of: flat, windsOnce: true, in: page))
      let found = plane(DenseCoverage.mask(of: flat))
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-6 })
    }
    #expect(DenseCoverage.mask(of: FlatPath()).isEmpty)
  }

  @Test("Unions cover a + b - ab, cut to their region, in both ways of making them", arguments: 0..<12)
  func unions(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let masks = (0..<4).map { _ -> SpanMask in
      let side = Double.random(in: 2...30, using: &random)
      let x = Double.random(in: 0...3, using: &random)
      let box = CGRect(x: x, y: x / 2, width: side, height: side / 2)
      let path = Bool.random(using: &random) ? Path(ellipseIn: box) : Path(box)
      return CoverageBuilder.coverage(
        of: path.flattened(tolerance: 0.001), in: PixelRect(x0: -99, y0: -99, x1: 99, y1: 99))
    }
    let places = (0..<9).map { _ in
      (
        mask: Int.random(in: 0..<4, using: &random), dx: Int.random(in: -20...60, using: &random),
        dy: Int.random(in: -12...50, using: &random)
      )
    }
    var expected = [Float](repeating: 0, count: page.width * page.height)
    for place in places {
      let cover = plane(masks[place.mask].offset(place.dx, place.dy))
      for i in expected.indices { expected[i] += cover[i] * (1 - expected[i]) }
    }
    let lines = GlyphLines(masks, places, in: page).union()
    for mask in [lines, SpanUnion.union(masks, places, in: page)] {
      guard let mask else {
        Issue.record("The blocks are too large.")
        return
      }
      #expect(page.contains(mask.bounds) && mask.rowStarts.count == mask.bounds.height + 1)
      #expect(zip(plane(mask), expected).allSatisfy { abs($0 - $1) < 1e-5 })
      // Runs are in order and do not overlap: readers rely on it.
      for y in mask.bounds.y0..<mask.bounds.y1 {
        let runs = mask.runRange(y: y).map { mask.runs[$0] }
        #expect(runs.allSatisfy { $0.x0 < $0.x1 && $0.x0 >= 0 && $0.x1 <= 60 })
        #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.x1 <= $1.x0 })
      }
    }
  }

  /// Rings, which wind once, and bow ties, which do not, between pixels.
  private func run(count: Int, size: CGFloat, seed: UInt64) -> GlyphRun {
    var random = SeededGenerator(seed: seed)
    let ring = Self.both(
      Path(ellipseIn: CGRect(x: 0, y: -size, width: size, height: size)),
      Self.square(size * 0.3, -size * 0.7, size * 0.4, clockwise: false))
    var tie = Path()
    let corners = [(0.0, 0.0), (1.0, -1.0), (1.0, 0.0), (0.0, -1.0)]
    tie.addLines(corners.map { CGPoint(x: $0.0 * size, y: $0.1 * size) })
    return GlyphRun(
      outlines: [ring, tie, Path()],
      glyphs: (0..<count).map { index in
        GlyphRun.Glyph(
          outline: index % 3,
          position: CGPoint(
            x: CGFloat(index % 5) * size * 1.2 + .random(in: 0...1, using: &random),
            y: CGFloat(index / 5 + 1) * size * 1.2))
      })
  }

  // 256 scanlines miss an edge by half a level at most, rounding by another half, places by one.
  @Test(
    "Glyphs cover what their outlines cover, to two levels",
    arguments: [(size: 7.0, scale: 1.0, count: 10), (7, 2, 10), (11, 3, 5), (95, 3, 1)])
  func reference(size: Double, scale: Double, count: Int) throws {
    let run = run(count: count, size: size, seed: 3)
    let (width, height) = (
      Int(size * scale * (count > 1 ? 7 : 1.2)), Int(size * scale * Double(count / 5 + 1) * 1.2)
    )
    var options = Rasterizer.Options()
    options.scale = scale
    let list = DisplayList([.glyphs(run, .color(.black))])
    let bitmap = try Rasterizer(options: options).render(
      list, size: CGSize(width: Double(width) / scale, height: Double(height) / scale))
    var path = Path()
    for glyph in run.glyphs {
      path.addPath(
        run.outlines[glyph.outline].offsetBy(dx: glyph.position.x, dy: glyph.position.y),
        transform: CGAffineTransform(scaleX: scale, y: scale))
    }
    let expected = Reference.coverage(
      of: path, x: 0, y: 0, width: bitmap.width, height: bitmap.height, lines: 256)
    let worst = expected.indices.reduce(0.0) {
      max($0, abs(Double(bitmap.pixels[$1 * 4 + 3]) - 255 * expected[$1]))
    }
    #expect(worst <= 2, "\(worst) levels")
  }

  @Test("What was kept changes no pixel, nor do threads, nor the order of pictures")
  func kept() throws {
    let lists = (0..<4).map { seed in
      DisplayList([.glyphs(run(count: 40, size: 12, seed: UInt64(seed % 3)), .color(.black))])
    }
    let size = CGSize(width: 90, height: 130)
    var options = Rasterizer.Options()
    options.scale = 3
    let shared = Rasterizer(options: options)
    for list in lists + lists.reversed() {
      options.threads = 1
      let fresh = try Rasterizer(options: options).render(list, size: size)
      #expect(try shared.render(list, size: size).pixels == fresh.pixels)
    }
  }

  @Test("A part of a picture shows the same glyphs as the whole")
  func clipped() throws {
    let run = run(count: 25, size: 14, seed: 9)
    let whole = try Rasterizer().render(
      DisplayList([.glyphs(run, .color(.black))]), size: CGSize(width: 90, height: 90))
    let moved = GlyphRun(
      outlines: run.outlines,
      glyphs: run.glyphs.map {
        .init(outline: $0.outline, position: CGPoint(x: $0.position.x - 30, y: $0.position.y - 40))
      })
    let part = try Rasterizer().render(
      DisplayList([.glyphs(moved, .color(.black))]), size: CGSize(width: 25, height: 30))
    for y in 0..<30 {
      for x in 0..<25 { #expect(part[x, y].opacity == whole[x + 30, y + 40].opacity) }
    }
  }

  @Test("Translucent glyphs that overlap are not darker where they do")
  func translucent() throws {
    let outline = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let run = GlyphRun(
      outlines: [outline],
      glyphs: [0.0, 5].map { .init(outline: 0, position: CGPoint(x: $0, y: 0)) })
    let bitmap = try Rasterizer().render(
      DisplayList([.glyphs(run, .color(ResolvedColor.black.opacity(0.5)))]),
      size: CGSize(width: 20, height: 10))
    #expect(Set((0..<15).map { bitmap[$0, 5].opacity }) == [128] && bitmap[15, 5].opacity == 0)
  }

  @Test("A shadow's spread grows glyphs, as it grows shapes")
  func spread() throws {
    let outline = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let run = GlyphRun(
      outlines: [outline], glyphs: [.init(outline: 0, position: CGPoint(x: 10, y: 10))])
    let shadow = Shadow(color: .black, sigma: 0, offset: .zero, spread: 3)
    let list = DisplayList([
      .layer(Layer(.shadows([shadow]), DisplayList([.glyphs(run, .color(.white))])))
    ])
    let bitmap = try Rasterizer().render(list, size: CGSize(width: 30, height: 30))
    #expect(bitmap[15, 8] == (0, 0, 0, 255) && bitmap[15, 6].opacity == 0 && bitmap[15, 15].red == 255)
  }

  @Test("Places that are not finite, far away or of no outline draw nothing")
  func odd() throws {
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e9, -1e300]
    let glyphs = odd.map { GlyphRun.Glyph(outline: 0, position: CGPoint(x: $0, y: 5)) }
    let more = [-1, 7].map { GlyphRun.Glyph(outline: $0, position: .zero) }
    let nan = Path(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    let run = GlyphRun(
      outlines: [Self.square(0, 0, 3), nan],
      glyphs: glyphs + more + [GlyphRun.Glyph(outline: 1, position: .zero)])
    let bitmap = try Rasterizer().render(
      DisplayList([.glyphs(run, .color(.black))]), size: CGSize(width: 9, height: 9))
    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
  }
}
