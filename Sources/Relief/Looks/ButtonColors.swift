import ReliefDrawing

/// The three colours of a soft button: its face and ground, the light's side, and the shadow's.
package struct ButtonColors: Hashable, Sendable {
  /// The face of the button and the ground around it.
  package var base: ResolvedColor
  /// The shadow that is lighter than the ground, on the light's side.
  package var highlight: ResolvedColor
  /// The shadow that is darker than the ground, on the other side.
  package var shadow: ResolvedColor

  /// Three colours.
  package init(base: ResolvedColor, highlight: ResolvedColor, shadow: ResolvedColor) {
    self.base = base
    self.highlight = highlight
    self.shadow = shadow
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
    func shade(_ lightness: Double) -> ResolvedColor {
      let color = Oklab(lightness: min(max(lightness, 0), 1), a: lab.a, b: lab.b).color(opacity: 1)
      func level(_ value: Double) -> Double { (min(max(value, 0), 1) * 255).rounded() / 255 }
      return ResolvedColor(red: level(color.red), green: level(color.green), blue: level(color.blue))
    }
    self.init(
      base: base, highlight: shade(max(lab.lightness + 0.08, 0.2)),
      shadow: shade(lab.lightness - (0.04 + 0.083 * lab.lightness)))
  }
}
