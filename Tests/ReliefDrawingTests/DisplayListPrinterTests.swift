import Foundation
import ReliefDrawing
import ReliefGeometry
import Testing

@Suite("Display lists as text")
struct DisplayListPrinterTests {
  private let box = CGRect(x: 24, y: 24, width: 327, height: 48)

  @Test("Each kind of item and effect has its line")
  func items() {
    let ink = Paint.color(ResolvedColor(rgb: 0xF2F3F7))
    var triangle = Path()
    triangle.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 5, y: 8.25)])
    triangle.closeSubpath()
    let ramp = ColorRamp(
      stops: [.init(color: .black, location: 0), .init(color: .clear, location: 0.5)], space: .oklab)
    let list = DisplayList([
      .fill(Path(roundedRect: box, cornerRadius: 24, style: .circular), ink),
      .fill(Path(roundedRect: box, cornerRadius: 12), ink, FillStyle(eoFill: true)),
      .stroke(Path(ellipseIn: box), ink, StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2.5])),
      .fill(Path(box), .gradient(GradientPaint(ramp, .linear(start: .zero, end: CGPoint(x: 0, y: 9))))),
      .bitmap(Bitmap(width: 2, height: 1, pixels: Array(repeating: 0, count: 8)), in: box),
      .layer(
        Layer(
          .shadows([
            Shadow(color: .white, sigma: 16, offset: CGSize(width: -6, height: -6)),
            Shadow(color: .black.opacity(0.25), sigma: 2, spread: 1, isChained: false),
          ]), DisplayList([.fill(triangle, ink)]))),
      .layer(
        Layer(
          .mask(DisplayList([.fill(Path(box), ink)]), luminance: true), DisplayList([.fill(Path(box), ink)]))),
      .layer(Layer(.transform(CGAffineTransform(translationX: 1 / 3.0, y: 0)), DisplayList())),
    ])
    #expect(
      DisplayListPrinter.text(list) == """
        fill capsule (24, 24, 327, 48) #F2F3F7
        fill rounded 12 (24, 24, 327, 48) #F2F3F7 even-odd
        stroke ellipse (24, 24, 327, 48) #F2F3F7 width 2 cap round dash 4,2.5
        fill rect (24, 24, 327, 48) linear (0, 0) to (0, 9) [#000000 0, clear 0.5] oklab
        bitmap 2x1 in (24, 24, 327, 48) medium
        shadows [#FFFFFF sigma 16 at (-6, -6); #000000/0.25 sigma 2 spread 1 unchained]
          fill path M0 0 L10 0 L5 8.25 Z #F2F3F7
        mask by luminance
            fill rect (24, 24, 327, 48) #F2F3F7
        of
          fill rect (24, 24, 327, 48) #F2F3F7
        transform (1, 0, 0, 1, 0.3333, 0)
        """)
  }

  @Test("An empty list prints nothing")
  func empty() { #expect(DisplayListPrinter.text(DisplayList()) == "") }

  @Test(
    "Numbers are short and stable",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-2.5, "-2.5"), (0.1 + 0.2, "0.3"), (1 / 3.0, "0.3333"),
      (-0.00001, "0"), (1e6, "1000000"), (.infinity, "inf"),
    ])
  func numbers(number: Double, text: String) { #expect(DisplayListPrinter.text(number) == text) }

  @Test(
    "Colours that bytes hold are hexadecimal, others are numbers",
    arguments: [
      (ResolvedColor(rgb: 0x0A0B0C), "#0A0B0C"), (ResolvedColor(rgb: 0xFF0000, opacity: 0.5), "#FF0000/0.5"),
      (ResolvedColor.clear, "clear"), (ResolvedColor(red: 1.2, green: -0.1, blue: 0.5), "rgb(1.2 -0.1 0.5)"),
    ])
  func colors(color: ResolvedColor, text: String) { #expect(DisplayListPrinter.text(color) == text) }
}
