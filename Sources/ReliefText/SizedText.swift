import Foundation
import ReliefGeometry

/// Shaped text at its sizes: how wide each character is and how high each run.
struct SizedText: Sendable {
  let text: ShapedText
  let runs: [Look]
  /// The width of each cluster in points, at its first character; 0 elsewhere and for tabs.
  private(set) var advances: [Double]
  /// Whether a cluster begins at a character: glyphs may end there, and to a reader a character begins.
  private(set) var isClusterStart: [Bool]
  /// The heights of each run.
  let heights: [Heights]
  /// Tracking or kerning of each run in points: for its own face, and for others.
  private let spacing: [(own: Double, other: Double)]

  /// What of a run decides on where its letters go.
  struct Look: Hashable, Sendable {
    var font: FontDescriptor
    /// Points, as in `TextRun`.
    var kerning: CGFloat, tracking: CGFloat, baselineOffset: CGFloat

    /// - Parameter factor: by how much the font is shrunk.
    init(_ run: TextRun, factor: Double) {
      font = factor == 1 ? run.font : run.font.scaled(by: factor)
      (kerning, tracking, baselineOffset) = (run.kerning, run.tracking, run.baselineOffset)
    }
  }

  /// Distances of a run's line, in points.
  struct Heights: Hashable, Sendable {
    /// From the baseline up and down.
    var ascent: Double, descent: Double
    /// What the style asks for between lines.
    var gap: Double
  }

  /// `runs` has one run at least, the ones `text` was shaped from, with sizes.
  init(_ text: ShapedText, runs: [Look], scale: Double, library: FontLibrary) {
    self.text = text
    self.runs = runs
    heights = runs.map { SizedText.heights($0, scale: scale, library: library) }
    spacing = runs.map(SizedText.spacing)
    advances = [Double](repeating: 0, count: text.scalars.count)
    isClusterStart = [Bool](repeating: false, count: text.scalars.count)
    for paragraph in text.paragraphs {
      for item in paragraph.items {
        if item.kind != .glyphs {
          for i in item.range { isClusterStart[i] = true }
          continue
        }
        let unit = self.unit(item.run, item.face)
        let extra = letterSpacing(item.run, item.face)
        // The font's clusters are finer than what a reader takes for one character: conjuncts of Indic scripts.
        var last = -1
        for glyph in item.glyphs {
          let start = max(Int(text.starts[glyph.cluster]), item.range.lowerBound)
          advances[start] += glyph.advance * unit
          isClusterStart[start] = true
          if extra != 0, glyph.cluster != last, takesSpacing(glyph.cluster) { advances[start] += extra }
          last = glyph.cluster
        }
      }
    }
  }

  /// Points a font unit, across.
  func unit(_ run: Int, _ chosen: FontLibrary.ChosenFace) -> Double {
    size(run) / (chosen.face?.unitsPerEm ?? 1) * chosen.stretch
  }

  /// The size of a run's em; 0 where it is not a number to draw with.
  func size(_ run: Int) -> Double { SizedText.drawable(runs[run].font.size) }

  /// Space behind each cluster in points.
  func letterSpacing(_ run: Int, _ chosen: FontLibrary.ChosenFace) -> Double {
    chosen.isPrimary ? spacing[run].own : spacing[run].other
  }

  /// Whether a character is one that space is added behind: not one that is invisible.
  func takesSpacing(_ index: Int) -> Bool { !FaceRuns.isIgnorable(text.scalars[index]) }

  /// Sizes up to 10,000 points; others draw nothing.
  private static func drawable(_ size: CGFloat) -> Double { size > 0 && size <= 10_000 ? size : 0 }

  private static func spacing(_ run: Look) -> (own: Double, other: Double) {
    var added = run.tracking != 0 ? run.tracking : run.kerning
    if !added.isFinite { added = 0 }
    guard case .system(let design) = run.font.family else { return (added, added) }
    return (added + Tracking.points(design: design, size: drawable(run.font.size)), added)
  }

  private static func heights(_ run: Look, scale: Double, library: FontLibrary) -> Heights {
    let size = drawable(run.font.size)
    var (ascent, height) = (SanFrancisco.ascent * size, SanFrancisco.lineHeight * size)
    var gap = 0.0
    if case .custom = run.font.family, let face = library.face(.init(run.font)).face {
      ascent = face.line.ascent * size
      height = ascent + max(0, face.line.descent) * size
      gap = max(0, face.line.gap) * size
    }
    if let leading = run.font.leading, leading.isFinite {
      gap = max(0, leading - Pixels.up(height, scale))
    }
    let raise = run.baselineOffset.isFinite ? run.baselineOffset : 0
    return Heights(ascent: ascent + raise, descent: height - ascent - raise, gap: gap)
  }
}

/// Rounding to whole pixels.
enum Pixels {
  /// The next pixel boundary above, but for rounding errors.
  static func up(_ points: Double, _ scale: Double) -> Double {
    (points * scale - 1e-6).rounded(.up) / scale
  }

  /// The nearest pixel boundary.
  static func nearest(_ points: Double, _ scale: Double) -> Double { (points * scale).rounded() / scale }
}
