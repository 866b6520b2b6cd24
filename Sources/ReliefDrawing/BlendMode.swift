/// How a layer's colours are combined with those below it, by SwiftUI's names.
///
/// Formulas: W3C Compositing and Blending Level 1, sections 9 and 10, on encoded sRGB, premultiplied.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// Source over.
  case normal
  /// Darkens by multiplying.
  case multiply
  /// Lightens by multiplying complements.
  case screen
  /// Multiply on dark grounds, screen on light ones.
  case overlay
  /// The darker of both, a channel at a time.
  case darken
  /// The lighter of both, a channel at a time.
  case lighten
  /// Brightens the ground by the source.
  case colorDodge
  /// Darkens the ground by the source.
  case colorBurn
  /// A diffuse light.
  case softLight
  /// A harsh light.
  case hardLight
  /// The distance of both.
  case difference
  /// A softer difference.
  case exclusion
  /// The source's hue.
  case hue
  /// The source's saturation.
  case saturation
  /// The source's hue and saturation.
  case color
  /// The source's luminosity.
  case luminosity
  /// The source where the ground is, the ground elsewhere.
  case sourceAtop
  /// The ground over the source.
  case destinationOver
  /// The ground where the source is not.
  case destinationOut
  /// Darkens by adding complements.
  case plusDarker
  /// Lightens by adding.
  case plusLighter
}
