import Foundation
import ReliefDrawing
import ReliefGeometry
import ReliefTestSupport
import Testing

@testable import ReliefRaster

@Suite("Coverage")
struct CoverageTests {
  private func mask(
    _ path: Path, rule: FillRule = .nonZero, windsOnce: Bool = false, width: Int = 40, height: Int = 40
  ) -> SpanMask {
    CoverageBuilder.coverage(
      of: path.flattened(tolerance: 0.001), rule: rule, windsOnce: windsOnce,
      in: PixelRect(x0: 0, y0: 0, x1: width, y1: height))
  }

  private func plane(_ mask: SpanMask, width: Int = 40, height: Int = 40) -> [Float] {
    var out = [Float](repeating: 0, count: width * height)
    for y in mask.bounds.y0..<max(mask.bounds.y1, mask.bounds.y0) {
      for (column, value) in mask.row(y).enumerated() { out[y * width + mask.bounds.x0 + column] = value }
    }
    return out
  }

  @Test("Coverage of random triangles sums to their area")
  func sumsToArea() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let p = (0..<3).map { _ in
        CGPoint(x: .random(in: 0...40, using: &random), y: .random(in: 0...40, using: &random))
      }
      let doubled = (p[1].x - p[0].x) * (p[2].y - p[0].y) - (p[2].x - p[0].x) * (p[1].y - p[0].y)
      var path = Path()
      path.addLines(p)
      #expect(abs(mask(path).area - abs(doubled) / 2) < 1e-4)
      #expect(abs(mask(path, windsOnce: true).area - abs(doubled) / 2) < 1e-4)
    }
  }

  @Test(
    "Self-crossing polygons agree with a sampled reference under both rules", arguments: [3, 4, 5, 7, 12])
  func crossings(corners: Int) {
    var random = SeededGenerator(seed: UInt64(corners))
    for _ in 0..<12 {
      var path = Path()
      path.addLines(
        (0..<corners).map { _ in
          CGPoint(x: .random(in: 0...40, using: &random), y: .random(in: 0...40, using: &random))
        })
      for rule in [FillRule.nonZero, .evenOdd] {
        let exact = plane(mask(path, rule: rule))
        let sampled = Reference.coverage(
          of: path, eoFill: rule == .evenOdd, x: 0, y: 0, width: 40, height: 40, lines: 256)
        for (a, b) in zip(exact, sampled) { #expect(abs(Double(a) - b) < 0.004) }
      }
    }
  }

  @Test(
    "Known shapes agree with a sampled reference to half a level",
    arguments: [
      Path(CGRect(x: 3.3, y: 4.7, width: 20.2, height: 11.1)),
      Path(ellipseIn: CGRect(x: 2.25, y: 3.5, width: 31, height: 17.4)),
      Path(roundedRect: CGRect(x: 2.5, y: 2.1, width: 33, height: 20), cornerRadius: 7.3, style: .circular),
      Path(roundedRect: CGRect(x: 2.5, y: 2.1, width: 33, height: 20), cornerRadius: 7.3, style: .continuous),
      Path(roundedRect: CGRect(x: 2.5, y: 2.1, width: 33, height: 20), cornerRadius: 99, style: .circular),
      Path(roundedRect: CGRect(x: 2.5, y: 2.1, width: 33, height: 20), cornerRadius: 99, style: .continuous),
      Path(
        roundedRect: CGRect(x: 1, y: 1, width: 37, height: 22.6),
        cornerRadii: RectangleCornerRadii(topLeading: 20, bottomTrailing: 4.5)),
    ])
  func shapes(path: Path) {
    let sampled = Reference.coverage(of: path, x: 0, y: 0, width: 40, height: 40, lines: 1024)
    for windsOnce in [false, true] {
      for (a, b) in zip(plane(mask(path, windsOnce: windsOnce)), sampled) {
        #expect(abs(Double(a) - b) < 0.5 / 255)
      }
    }
  }

  @Test("A shape cut by the region covers the same pixels as the whole one")
  func clipped() {
    let path = Path(ellipseIn: CGRect(x: -20, y: -13.5, width: 70, height: 61))
    let whole = CoverageBuilder.coverage(
      of: path.flattened(tolerance: 0.001), in: PixelRect(x0: -100, y0: -100, x1: 200, y1: 200))
    let part = CoverageBuilder.coverage(
      of: path.flattened(tolerance: 0.001), in: PixelRect(x0: 5, y0: 3, x1: 31, y1: 29))
    for y in 3..<29 {
      let (a, b) = (whole.row(y), part.row(y))
      for x in 5..<31 { #expect(abs(a[x - whole.bounds.x0] - b[x - part.bounds.x0]) < 1e-5) }
    }
  }

  @Test("Points that are not finite, and shapes of 10^9 points, neither crash nor hang")
  func hostile() {
    let region = PixelRect(x0: 0, y0: 0, x1: 20, y1: 20)
    for bad in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      let path = Path(CGRect(x: bad, y: 0, width: 10, height: 10))
      #expect(CoverageBuilder.coverage(of: path.flattened(tolerance: 0.001), in: region).isEmpty)
    }
    let huge = Path(ellipseIn: CGRect(x: -5e8, y: -5e8, width: 1e9, height: 1e9))
    #expect(CoverageBuilder.coverage(of: huge.flattened(tolerance: 0.001), in: region).area == 400)
  }

  @Test(
    "The dashes of a line are the rectangles that they cover, to the byte",
    arguments: [[3, 3], [10, 5], [10, 3, 3, 3], [10, 3, 3, 3, 3, 3]] as [[CGFloat]], [1.0, 2, 3])
  func dashes(_ dash: [CGFloat], _ scale: Double) throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20 {
      let height = CGFloat(Double(Int.random(in: 1...4, using: &random)) / scale)
      let line = CGRect(
        x: .random(in: 0...4, using: &random), y: Double(Int.random(in: 3...30, using: &random)) / scale,
        width: .random(in: 5...110, using: &random), height: height)
      let lengths: [CGFloat] = dash.map { $0 * height }
      var rectangles = Path()
      var (x, index) = (line.minX, 0)
      while x < line.maxX {
        let length = lengths[index % lengths.count]
        if index % 2 == 0 {
          rectangles.addRect(CGRect(x: x, y: line.minY, width: min(length, line.maxX - x), height: height))
        }
        (x, index) = (x + length, index + 1)
      }
      var middle = Path()
      middle.move(to: CGPoint(x: line.minX, y: line.midY))
      middle.addLine(to: CGPoint(x: line.maxX, y: line.midY))
      let stroke = middle.strokedPath(StrokeStyle(lineWidth: height, dash: lengths))
      var options = Rasterizer.Options()
      options.scale = scale
      func picture(_ path: Path) throws -> Bitmap {
        try Rasterizer(options: options).render(
          DisplayList([.fill(path, .color(.black))]), size: CGSize(width: 120, height: 40))
      }
      #expect(try picture(stroke).pixels == picture(rectangles).pixels, "\(line)")
    }
  }
}
