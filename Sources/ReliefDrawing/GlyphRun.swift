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

  /// The outline of each glyph in its place, for what is done to outlines only, such as strokes; empty ones are left out.
  ///
  /// They stay apart, since the cost of a stroke grows faster than the number of edges at one height.
  package var paths: [Path] {
    glyphs.compactMap { glyph in
      guard outlines.indices.contains(glyph.outline), !outlines[glyph.outline].isEmpty else { return nil }
      return outlines[glyph.outline].offsetBy(dx: glyph.position.x, dy: glyph.position.y)
    }
  }

  /// A run.
  public init(outlines: [Path], glyphs: [Glyph]) {
    self.outlines = outlines
    self.glyphs = glyphs
  }
}
