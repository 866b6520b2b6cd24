import Foundation
import ReliefDrawing

/// Text to be measured and drawn.
public struct TextLayout: Sendable {
  /// The pieces of text.
  public var runs: [TextRun] { didSet { shaped = KnownShape() } }
  /// How lines are made.
  public var options: TextOptions { didSet { shaped = KnownShape() } }
  /// Where fonts come from.
  public var library: FontLibrary { didSet { shaped = KnownShape() } }
  /// The glyphs, once the text was measured.
  private var shaped = KnownShape()

  /// Text in one or more styles.
  public init(runs: [TextRun], options: TextOptions = TextOptions(), library: FontLibrary) {
    (self.runs, self.options, self.library) = (runs, options, library)
  }

  /// The size that text takes in a width and height (nil: any), in points, rounded up to pixels.
  ///
  /// The width is that of the longest line. Not finite or negative proposals count as any and as 0.
  public func measure(proposedWidth width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat) -> CGSize {
    fit(width, height, TextLayout.usable(scale)).size
  }

  /// What text measures in a width and height, without placing its glyphs.
  public func metrics(
    proposedWidth width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat
  ) -> TextMetrics {
    let fitted = fit(width, height, TextLayout.usable(scale))
    return TextMetrics(
      size: fitted.size, firstBaseline: fitted.lines.first?.baseline ?? 0,
      lastBaseline: fitted.lines.last?.baseline ?? 0, lineCount: fitted.lines.count,
      isTruncated: fitted.isTruncated)
  }

  /// The text with all its glyphs placed.
  public func lay(in width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat) -> LaidOutText {
    let scale = TextLayout.usable(scale)
    let fitted = fit(width, height, scale)
    return TextComposer(fitted, runs: usedRuns, options: options, scale: scale, library: library).compose()
  }

  /// Pixels a point; what cannot be one counts as 1.
  private static func usable(_ scale: CGFloat) -> Double { scale > 0 && scale < 1e6 ? scale : 1 }

  /// The pieces of text, one at least.
  private var usedRuns: [TextRun] { runs.isEmpty ? [TextRun("")] : runs }

  /// Lines that fit, and their places.
  final class Fitted: Sendable {
    let sized: SizedText
    let lines: [PlacedLine]
    let size: CGSize
    let isTruncated: Bool
    /// The factor by which the fonts shrank.
    let factor: Double

    init(sized: SizedText, lines: [PlacedLine], size: CGSize, isTruncated: Bool, factor: Double) {
      (self.sized, self.lines, self.size) = (sized, lines, size)
      (self.isTruncated, self.factor) = (isTruncated, factor)
    }
  }

  /// A line with its vertical place and its pieces.
  struct PlacedLine: Sendable {
    var pieces: [LinePiece]
    /// The width of each piece.
    var widths: [Double]
    var isRightToLeft: Bool
    var width: Double
    /// The upper edge, the height and the baseline below the top of the text, in points.
    var top: Double, height: Double, baseline: Double
    /// What lies between it and the next line.
    var gap: Double
    /// The characters on it.
    var range: Range<Int>
  }

  private func fit(_ width: CGFloat?, _ height: CGFloat?, _ scale: Double) -> Fitted {
    let width = width.flatMap { $0.isNaN ? nil : max(0, $0) } ?? .infinity
    let height = height.flatMap { $0.isNaN ? nil : max(0, $0) } ?? .infinity
    let whole = fit(width, height, scale, factor: 1)
    let least = options.minimumScaleFactor.isFinite ? max(0.01, options.minimumScaleFactor) : 1
    guard whole.isTruncated, least < 1 else { return whole }
    var best = fit(width, height, scale, factor: least)
    guard !best.isTruncated else { return best }
    // The largest factor at which nothing is cut, to 1/128 of the range.
    var (low, high) = (least, 1.0)
    for _ in 0..<7 {
      let middle = (low + high) / 2
      let tried = fit(width, height, scale, factor: middle)
      if tried.isTruncated {
        high = middle
      } else {
        (low, best) = (middle, tried)
      }
    }
    return best
  }

  /// What lines depend on, but for the letters.
  struct FitKey: Hashable, Sendable {
    var looks: [SizedText.Look]
    /// Points; infinite where there is no limit.
    var width: Double, height: Double
    var scale: Double, factor: Double
    var lineLimit: Int?
    var truncation: TextOptions.Truncation
    var lineSpacing: Double
  }

  private func fit(_ width: Double, _ height: Double, _ scale: Double, factor: Double) -> Fitted {
    let known = shaped.known(factor, library.generation) { shape(factor: factor) }
    let fit = FitKey(
      looks: known.looks, width: width, height: height, scale: scale, factor: factor,
      lineLimit: options.lineLimit, truncation: options.truncation, lineSpacing: options.lineSpacing)
    return known.entry.fits.fitted(fit) { fitted(known.entry.text, fit) }
  }

  private func shape(factor: Double) -> KnownShape.Shape {
    let runs = usedRuns
    let looks = runs.map { SizedText.Look($0, factor: factor) }
    let key = ShapedText.Key(
      runs: zip(runs, looks).map {
        .init(
          string: $0.string, choice: .init($1.font), hasLigatures: $0.hasLigatures,
          hasMonospacedDigits: $0.hasMonospacedDigits)
      },
      isRightToLeft: options.isRightToLeft, language: options.language, generation: library.generation)
    return (looks, library.shaped.entry(key) { Shaper(library: library).shape(key) })
  }

  private func fitted(_ text: ShapedText, _ fit: FitKey) -> Fitted {
    let sized = SizedText(text, runs: fit.looks, scale: fit.scale, library: library)
    let fitter = LineFitter(sized: sized, library: library, width: fit.width, truncation: fit.truncation)
    var (lines, isTruncated) = fitter.lines(limit: fit.lineLimit)
    var placed = place(lines, sized, fit.scale)
    if fit.height.isFinite {
      let fitting = placed.prefix { $0.top + $0.height <= fit.height + LineFitter.tolerance }.count
      if fitting < placed.count, placed.count > 1 {
        (lines, isTruncated) = fitter.lines(limit: max(1, fitting))
        placed = place(lines, sized, fit.scale)
      } else if fitting < placed.count {
        // A single line that is too high is drawn whole, but a smaller font would serve better.
        isTruncated = true
      }
    }
    let longest = placed.reduce(0) { max($0, $1.width) }
    let bottom = placed.last.map { $0.top + $0.height } ?? 0
    return Fitted(
      sized: sized, lines: placed,
      size: CGSize(width: Pixels.up(longest, fit.scale), height: Pixels.up(bottom, fit.scale)),
      isTruncated: isTruncated,
      factor: fit.factor)
  }

  private func place(_ lines: [LineFitter.Line], _ sized: SizedText, _ scale: Double) -> [PlacedLine] {
    let spacing = options.lineSpacing.isFinite ? options.lineSpacing : 0
    var top = 0.0
    return lines.map { line in
      let paragraph = sized.text.paragraphs[line.paragraph]
      let used = line.pieces.isEmpty ? [paragraph.run] : line.pieces.map(\.run)
      var ascent = -Double.infinity
      var descent = -Double.infinity
      var gap = 0.0
      for run in used {
        ascent = max(ascent, sized.heights[run].ascent)
        descent = max(descent, sized.heights[run].descent)
        gap = max(gap, sized.heights[run].gap)
      }
      let height = Pixels.up(max(0, ascent + descent), scale)
      let placed = PlacedLine(
        pieces: line.pieces, widths: line.widths, isRightToLeft: paragraph.isRightToLeft, width: line.width,
        top: top,
        height: height, baseline: Pixels.nearest(top + ascent, scale), gap: gap, range: line.characters)
      top = max(top, top + height + gap + spacing)
      return placed
    }
  }
}

/// What layout must know of a text in some width.
public struct TextMetrics: Hashable, Sendable {
  /// The size in points, in whole pixels.
  public var size: CGSize
  /// The first baseline below the upper edge.
  public var firstBaseline: CGFloat
  /// The last baseline below the upper edge.
  public var lastBaseline: CGFloat
  /// The number of lines, one at least.
  public var lineCount: Int
  /// Whether an ellipsis stands for some of the text.
  public var isTruncated: Bool
}

extension LineFitter.Line {
  /// From the first character on the line to behind the last.
  fileprivate var characters: Range<Int> {
    var range: Range<Int>?
    for case .text(let part) in segments {
      range = range.map { min($0.lowerBound, part.lowerBound)..<max($0.upperBound, part.upperBound) } ?? part
    }
    return range ?? 0..<0
  }
}
