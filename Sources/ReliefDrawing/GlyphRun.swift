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

  /// A run.
  public init(outlines: [Path], glyphs: [Glyph]) {
    self.outlines = outlines
    self.glyphs = glyphs
  }
}
