import Foundation
import ReliefDrawing
import ReliefGeometry
import Testing

@testable import ReliefUI

@MainActor @Suite struct EffectTests {
  private func list(_ view: some View) throws -> String {
    DisplayListPrinter.text(
      try host(view, in: ProposedViewSize(width: 10, height: 20)).displayList())
  }

  // Source: W3C Filter Effects Module Level 1, section 9, for saturate(0), saturate(0.5) and hueRotate(90deg).
  @Test("Colour effects are the matrices of the specification")
  func matrices() throws {
    let fill = "\n  fill rect (0, 0, 10, 20) #FF3B30"
    let gray = "0.213 0.715 0.072 0 0"
    let opaque = "0 0 0 1 0"
    #expect(try list(Color.red.saturation(0)) == "colorMatrix [\(gray); \(gray); \(gray); \(opaque)]" + fill)
    #expect(try list(Color.red.grayscale(1)) == "colorMatrix [\(gray); \(gray); \(gray); \(opaque)]" + fill)
    #expect(
      try list(Color.red.saturation(0.5))
        == "colorMatrix [0.6065 0.3575 0.036 0 0; 0.1065 0.8575 0.036 0 0; 0.1065 0.3575 0.536 0 0; \(opaque)]"
        + fill)
    #expect(
      try list(Color.red.hueRotation(.degrees(90)))
        == "colorMatrix [0 0 1 0 0; 0.356 0.855 -0.211 0 0; -0.574 1.43 0.144 0 0; \(opaque)]" + fill)
    #expect(
      try list(Color.red.brightness(0.25))
        == "colorMatrix [1 0 0 0 0.25; 0 1 0 0 0.25; 0 0 1 0 0.25; \(opaque)]" + fill)
    #expect(
      try list(Color.red.contrast(0.5))
        == "colorMatrix [0.5 0 0 0 0.25; 0 0.5 0 0 0.25; 0 0 0.5 0 0.25; \(opaque)]" + fill)
    #expect(
      try list(Color.red.colorInvert())
        == "colorMatrix [-1 0 0 0 1; 0 -1 0 0 1; 0 0 -1 0 1; \(opaque)]" + fill)
    #expect(
      try list(Color.red.colorMultiply(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)))
        == "colorMatrix [1 0 0 0 0; 0 0.5 0 0 0; 0 0 0 0 0; 0 0 0 0.5 0]" + fill)
  }

  @Test("An effect that changes nothing makes no layer")
  func identities() throws {
    let plain = try list(Color.red)
    #expect(
      try list(Color.red.saturation(1).contrast(1).brightness(0).grayscale(0).hueRotation(.zero)) == plain)
    #expect(try list(Color.red.rotation3DEffect(.degrees(30), axis: (0, 0, 0))) == plain)
    #expect(try list(Color.red.projectionEffect(ProjectionTransform())) == plain)
  }

  @Test("Luminance becomes the opacity of black")
  func luminance() throws {
    #expect(
      try list(Color.white.luminanceToAlpha()) == """
        mask by luminance
            fill rect (0, 0, 10, 20) #FFFFFF
        of
          fill rect (-4096, -4096, 8202, 8212) #000000
        """)
  }

  @Test("A rotation in space keeps its axis and shortens what stands across")
  func rotations() throws {
    let y = try list(Color.red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)))
    #expect(y.hasPrefix("transform (0.5, 0, 0, 1, 2.5, 0)\n"))
    let x = try list(Color.red.rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0), anchor: .top))
    #expect(x.hasPrefix("transform (1, 0, 0, 0.5, 0, 0)\n"))
    let z = try list(Color.red.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 2)))
    #expect(z == (try list(Color.red.rotationEffect(.degrees(90)))))
  }

  private struct Shake: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: amount * size.width, y: 0))
    }
  }

  @Test("A geometry effect of one's own moves what is drawn, and not the layout")
  func geometryEffects() throws {
    #expect(try list(Color.red.modifier(Shake(amount: 0.5))) == "fill rect (5, 0, 10, 20) #FF3B30")
    let skewed = ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
    #expect(try list(Color.red.projectionEffect(skewed)).hasPrefix("transform (1, 0, 0.5, 1, 0, 0)\n"))
    #expect(try frame(of: "Shake", Color.red.frame(width: 4, height: 4).modifier(Shake(amount: 1))).minX == 0)
  }
}
