import Foundation
import ReliefDrawing
import ReliefGeometry
import ReliefTestSupport
import Testing

@testable import ReliefRaster

@Suite("Rows")
struct RowRendererTests {
  private static let ramp = ColorRamp(
    stops: [
      .init(color: ResolvedColor(red: 1, green: 0.2, blue: 0), location: 0),
      .init(color: ResolvedColor(red: 0, green: 0.5, blue: 1, opacity: 0.4), location: 0.3),
      .init(color: ResolvedColor(red: 0, green: 1, blue: 0.5), location: 0.3),
      .init(color: ResolvedColor(red: 0.1, green: 0.1, blue: 0.9), location: 0.9),
    ], space: .oklab)

  @Test(
    "A row of a gradient has the colours of its pixels one by one",
    arguments: [
      GradientPaint.Geometry.linear(start: CGPoint(x: 3, y: 5), end: CGPoint(x: 30, y: 50)),
      .linear(start: CGPoint(x: 60, y: 5), end: CGPoint(x: 3, y: 5)),
      .linear(start: CGPoint(x: 6, y: 5), end: CGPoint(x: 6, y: 5)),
      .radial(center: CGPoint(x: 20, y: 20), startRadius: 2, endRadius: 25),
      .angular(center: CGPoint(x: 20, y: 20), start: .degrees(20), end: .degrees(300)),
    ], [CGAffineTransform.identity, CGAffineTransform(a: 1.5, b: 0.3, c: -0.7, d: 2, tx: 4, ty: -9)])
  func gradient(geometry: GradientPaint.Geometry, transform: CGAffineTransform) {
    let shader = GradientShader(GradientPaint(Self.ramp, geometry), transform)
    for y in [0, 7, 31, 64] {
      var planes = RowPlanes(width: 80)
      shader.read(y: y, 5..<70, into: &planes, at: 9)
      for x in 5..<70 {
        let color = shader.color(at: shader.place(x: x, y: y))
        let at = x - 5 + 9
        #expect(SIMD4(planes.red[at], planes.green[at], planes.blue[at], planes.opacity[at]) == color)
      }
      #expect(planes.opacity[8] == 0 && planes.opacity[74] == 0)
    }
  }

  @Test(
    "Beyond its ends a gradient goes on as it is told to, in rows as pixel by pixel",
    arguments: [GradientPaint.Spread.ends, .repeated, .mirrored])
  func spread(_ spread: GradientPaint.Spread) {
    let geometry = GradientPaint.Geometry.linear(start: CGPoint(x: 20, y: 0), end: CGPoint(x: 36, y: 0))
    let shader = GradientShader(GradientPaint(Self.ramp, geometry, spread: spread), .identity)
    let plain = GradientShader(GradientPaint(Self.ramp, geometry), .identity)
    var planes = RowPlanes(width: 100)
    shader.read(y: 3, -20..<80, into: &planes, at: 0)
    for x in -20..<80 {
      // Sixteen pixels a turn, and pixel 20 the first of one.
      let turn = Int((Double(x - 20) / 16).rounded(.down))
      let within = x - 20 - 16 * turn
      let twin =
        switch spread {
        case .ends: x
        case .repeated: 20 + within
        case .mirrored: turn % 2 == 0 ? 20 + within : 35 - within
        }
      let color = plain.color(at: plain.place(x: twin, y: 3))
      let at = x + 20
      let found = SIMD4(planes.red[at], planes.green[at], planes.blue[at], planes.opacity[at])
      #expect(found == shader.color(at: shader.place(x: x, y: 3)))
      // A turn and back again rounds once more.
      #expect(spread == .ends ? found == color : (found - color).max() < 1e-5 && (color - found).max() < 1e-5)
    }
  }

  @Test("A ramp that is mixed in linear light is at most a twentieth of a level off")
  func linearLight() {
    let ramp = ColorRamp(stops: Self.ramp.stops, space: .linear)
    let geometry = GradientPaint.Geometry.linear(start: .zero, end: CGPoint(x: 1, y: 0))
    let shader = GradientShader(GradientPaint(ramp, geometry), .identity)
    var worst: Float = 0
    for step in 0...20_000 {
      let t = Double(step) / 20_000
      let difference = shader.color(at: Float(t)) - ramp.color(at: Double(Float(t))).premultiplied
      // At the hard edge either colour is right.
      if abs(t - 0.3) < 1e-4 { continue }
      worst = max(worst, difference.max(), -difference.min())
    }
    #expect(worst > 0 && worst * 255 <= 0.05, "\(worst * 255)")
  }

  @Test("What an opaque item hides makes no difference, in groups, under clips and part by part")
  func hidden() throws {
    let size = CGSize(width: 60, height: 40)
    func fill(_ rect: CGRect, _ color: ResolvedColor) -> DisplayList.Item {
      .fill(Path(rect), .color(color), FillStyle())
    }
    let whole = CGRect(origin: .zero, size: size)
    let cover = fill(
      CGRect(x: 5, y: 5, width: 50, height: 30), ResolvedColor(red: 0.2, green: 0.6, blue: 0.9))
    let dot = fill(CGRect(x: 20, y: 10, width: 9.5, height: 50), ResolvedColor(red: 1, green: 0, blue: 0))
    let ground = fill(whole, ResolvedColor(red: 1, green: 1, blue: 0))
    let clip = Path(ellipseIn: CGRect(x: 10, y: 8, width: 40, height: 24))
    func picture(_ items: [DisplayList.Item]) throws -> Bitmap {
      let clipped = DisplayList.Item.layer(Layer(.clip(clip), DisplayList(items)))
      return try Rasterizer().render(
        DisplayList([ground, .layer(Layer(.opacity(0.7), DisplayList([clipped])))]), size: size)
    }
    // The ellipse lies within the cover, so what is below that cannot be seen.
    let hidden = try picture([dot, ground, dot, cover])
    #expect(try hidden == picture([cover]))
    // Over the whole ellipse something that is not opaque hides nothing.
    let tint = fill(whole, ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5))
    #expect(try picture([cover, dot, tint]) != picture([cover, tint]))
  }
}
