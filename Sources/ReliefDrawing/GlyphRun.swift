import Foundation
import ReliefGeometry

/// Glyphs placed on their baselines, as outlines in points, y down.
public struct GlyphRun: Hashable, Sendable {
  /// One placed glyph.
  public struct Glyph: Hashable, Sendable {
    /// Which outline, as an index into the run's `outlines`.
    public var outline: Int
    /// Where the outline's origin goes.
    public var position: CGPoint

    /// A placed glyph.
    public init(outline: Int, position: CGPoint) {
      self.outline = outline
      self.position = position
    }
  }

  /// The distinct outlines, each about its own origin on the baseline, filled by the non-zero rule.
  public var outlines: [Path]
  /// The glyphs in drawing order.
  public var glyphs: [Glyph]

  /// All glyphs as one outline, for what is done to outlines only, such as strokes.
  package var path: Path {
    var elements: [Path.Element] = []
    for glyph in glyphs where outlines.indices.contains(glyph.outline) {
      let place = CGAffineTransform(translationX: glyph.position.x, y: glyph.position.y)
      elements += outlines[glyph.outline].elements.map { $0.applying(place) }
    }
    return Path(elements: elements)
  }

  /// A run.
  public init(outlines: [Path], glyphs: [Glyph]) {
    self.outlines = outlines
    self.glyphs = glyphs
  }
}
