import ReliefDrawing

/// The colours of a soft button: its face and ground, the light's side, the shadow's, and the label's.
package struct ButtonColors: Hashable, Sendable {
  /// The face of the button and the ground around it.
  package var base: ResolvedColor
  /// The shadow that is lighter than the ground, on the light's side.
  package var highlight: ResolvedColor
  /// The shadow that is darker than the ground, on the other side.
  package var shadow: ResolvedColor
  /// The label.
  package var label: ResolvedColor

  /// Three colours, and a label that can be read on the face.
  package init(base: ResolvedColor, highlight: ResolvedColor, shadow: ResolvedColor) {
    self.base = base
    self.highlight = highlight
    self.shadow = shadow
    label = Self.legible(on: base)
  }

  /// A colour of the same hue, so much darker or lighter that letters in it can be read, or else black or white.
  ///
  /// In Oklab, the lightness goes down by 0.6 above 0.56, else up by 0.65. Where the contrast is less than 4.5, which
  /// WCAG 2.2 (1.4.3) asks of small text, black or white has more.
  private static func legible(on base: ResolvedColor) -> ResolvedColor {
    let lab = Oklab(base)
    let color = shade(lab, lab.lightness > 0.56 ? max(lab.lightness - 0.6, 0.1) : lab.lightness + 0.65)
    return [color, .black, .white].first { contrast($0, base) >= 4.5 } ?? color
  }

  /// The ratio of luminances, each with 0.05 of stray light (WCAG 2.2, contrast ratio).
  private static func contrast(_ a: ResolvedColor, _ b: ResolvedColor) -> Double {
    func luminance(_ color: ResolvedColor) -> Double {
      0.2126 * SRGB.linear(color.red) + 0.7152 * SRGB.linear(color.green) + 0.0722 * SRGB.linear(color.blue)
    }
    let (first, second) = (luminance(a) + 0.05, luminance(b) + 0.05)
    return max(first, second) / min(first, second)
  }

  /// The colour of another lightness, on whole levels of 255.
  private static func shade(_ lab: Oklab, _ lightness: Double) -> ResolvedColor {
    let color = Oklab(lightness: min(max(lightness, 0), 1), a: lab.a, b: lab.b).color(opacity: 1)
    func level(_ value: Double) -> Double { (min(max(value, 0), 1) * 255).rounded() / 255 }
    return ResolvedColor(red: level(color.red), green: level(color.green), blue: level(color.blue))
  }

  /// A nearly white ground, as most tutorials on the style use.
  package static let light = ButtonColors(
    base: ResolvedColor(rgb: 0xF2F3F7), highlight: .white, shadow: ResolvedColor(rgb: 0xBECDE2))

  /// A nearly black ground.
  package static let dark = ButtonColors(
    base: ResolvedColor(rgb: 0x292A2E), highlight: ResolvedColor(rgb: 0x3E3F42),
    shadow: ResolvedColor(rgb: 0x1A1A1A))

  /// The colours that go with a ground of any colour.
  ///
  /// In Oklab, hue and chroma stay, and the lightness L goes up by 0.08 (to at least 0.2, for nearly black grounds) and
  /// down by 0.04 + 0.083 L: about the steps of `light` (L 0.96, down by 0.12) and `dark` (L 0.28, up by 0.08, down by
  /// 0.07), which people have chosen by eye. Multiplying components instead, as many tools do, leaves black without
  /// any highlight.
  package init(base: ResolvedColor) {
    let lab = Oklab(base)
    self.init(
      base: base, highlight: Self.shade(lab, max(lab.lightness + 0.08, 0.2)),
      shadow: Self.shade(lab, lab.lightness - (0.04 + 0.083 * lab.lightness)))
  }
}
