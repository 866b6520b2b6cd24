import SwiftUI

/// What can be read and seen in a theme, and what cannot, with the smallest change that helps.
public struct ThemeAudit: Hashable, Sendable {
  /// What was looked at.
  public enum Subject: String, Hashable, Sendable, CaseIterable {
    /// Letters on elements.
    case text
    /// Letters that matter less.
    case secondaryText
    /// Letters on the accent.
    case accentText
    /// What tells an element from its ground.
    case boundary
    /// Shadows that a law cut at white or black.
    case clipping
    /// Steps of whole levels that show as bands.
    case banding
  }

  /// One result.
  public struct Finding: Hashable, Sendable {
    /// What was looked at.
    public var subject: Subject
    /// Whether it is well.
    public var isWell: Bool
    /// The figures, in a sentence.
    public var message: String
    /// The smallest change that helps; nil where all is well.
    public var advice: String?
    /// The colour that the advice names.
    public var color: RGB?
  }

  /// The results, in the order of the subjects.
  public let findings: [Finding]

  /// Whether all is well.
  public var isWell: Bool { findings.allSatisfy(\.isWell) }

  /// Looks at a theme in a scheme.
  ///
  /// - Parameter scale: pixels a point, for bands.
  public init(
    _ theme: Theme, _ scheme: ColorScheme = .light, isContrastIncreased: Bool = false, scale: CGFloat = 2
  ) {
    let palette = Palette(theme, scheme, isContrastIncreased: isContrastIncreased)
    findings =
      [
        ThemeAudit.letters(.text, palette.text, on: palette.surface, lc: 60),
        ThemeAudit.letters(.secondaryText, palette.secondary, on: palette.surface, lc: 45),
        ThemeAudit.letters(.accentText, palette.onAccent, on: palette.accent, lc: 45),
        ThemeAudit.boundary(theme, palette, isContrastIncreased),
        ThemeAudit.clipping(theme.ground(scheme)),
        ThemeAudit.banding(theme, palette, scale),
      ]
  }

  /// WCAG 2.2, 1.4.3: 4.5 for small text. APCA's bronze level: 60 for fluent text, 45 for large and other text.
  private static func letters(_ subject: Subject, _ text: RGB, on ground: RGB, lc: Double) -> Finding {
    let shown = text.over(ground)
    let (ratio, contrast) = (Contrast.ratio(shown, ground), Contrast.apca(text: shown, ground: ground))
    let isWell = ratio >= 4.5 && abs(contrast) >= lc
    let message =
      "\(text) on \(ground): WCAG \(NumberText.text(ratio, digits: 2)) (4.5), APCA Lc \(NumberText.text(contrast, digits: 1)) (\(NumberText.text(lc)))"
    if isWell { return Finding(subject: subject, isWell: true, message: message) }
    let better = nearest(to: shown, on: ground) {
      Contrast.ratio($0, ground) >= 4.5 && abs(Contrast.apca(text: $0, ground: ground)) >= lc
    }
    let advice =
      better.map { "letters in \($0)" } ?? "a lighter or darker ground: no colour can be read on this one"
    return Finding(subject: subject, isWell: false, message: message, advice: advice, color: better)
  }

  /// The colour whose perceived lightness is nearest to that of one, with its hue, that passes; black and white count.
  static func nearest(to color: RGB, on ground: RGB, _ passes: (RGB) -> Bool) -> RGB? {
    let start = color.lightness
    for step in 0...250 {
      for sign in [1.0, -1] {
        let lightness = start + sign * Double(step) * 0.004
        guard lightness >= -0.003, lightness <= 1.003 else { continue }
        let moved = step == 0 ? color : color.at(lightness: lightness).rounded
        if passes(moved) { return moved }
      }
    }
    return nil
  }

  /// WCAG 2.2, 1.4.11: 3 for what is needed to find a control. A soft edge is the step from ground to shadow.
  private static func boundary(_ theme: Theme, _ palette: Palette, _ isContrastIncreased: Bool) -> Finding {
    let edges = [palette.shade.over(palette.base), palette.highlight.over(palette.base), palette.surface]
    var best = edges.map { Contrast.ratio($0, palette.base) }.max() ?? 1
    if isContrastIncreased || theme.borderWidth > 0 {
      best = max(best, Contrast.ratio(palette.border, palette.base))
    }
    let message = "edges against \(palette.base): WCAG \(NumberText.text(best, digits: 2)) (3)"
    if best >= 3 { return Finding(subject: .boundary, isWell: true, message: message) }
    let line = nearest(to: palette.shade.over(palette.base), on: palette.base) {
      Contrast.ratio($0, palette.base) >= 3
    }
    return Finding(
      subject: .boundary, isWell: false, message: message,
      advice: line.map { "a line of \($0) around controls, as increased contrast draws" }, color: line)
  }

  /// A law that cuts makes the pair unequal, and black has no shadow at all.
  private static func clipping(_ ground: Theme.Ground) -> Finding {
    let base = ground.law.ground(ground.base)
    let (highlight, shade) = ground.law.shadows(on: ground.base)
    let up = highlight.over(base).lightness - base.lightness
    let down = base.lightness - shade.over(base).lightness
    let message =
      "lightness \(NumberText.text(base.lightness, digits: 3)): +\(NumberText.text(up, digits: 3)) and -\(NumberText.text(down, digits: 3))"
    let lesser = min(up, down)
    if lesser >= 0.02, lesser >= 0.4 * max(up, down) {
      return Finding(subject: .clipping, isWell: true, message: message)
    }
    let missing = up < down ? "highlight is cut at white" : "shadow is cut at black"
    let step = min(max(max(up, down), 0.04), 0.1)
    let better = ShadowLaw.perceptual(step).ground(base)
    return Finding(
      subject: .clipping, isWell: false, message: message + ": the \(missing)",
      advice:
        "a ground of \(better), or the perceptual law with a step of \(NumberText.text(step, digits: 3))",
      color: better)
  }

  /// Bands of more than four pixels are seen on plain grounds. [choice]
  private static let widest = 4.0

  private static func banding(_ theme: Theme, _ palette: Palette, _ scale: CGFloat) -> Finding {
    let depth = max(abs(theme.elevation.depth), 0.1)
    var width = 0.0
    for shadow in theme.shadows(depth: depth, surface: .flat, palette: palette).outer {
      let levels =
        zip(shadow.color.over(palette.base).levels, palette.base.levels).map { abs($0 - $1) }.max() ?? 0
      width = max(width, Banding.widest(levels: levels, sigma: Double(shadow.sigma * scale)))
    }
    let message = "the widest step of one level is \(NumberText.text(width, digits: 1)) pixels"
    if theme.isDithered || width <= widest {
      return Finding(
        subject: .banding, isWell: true, message: message + (width > widest ? ", and it is dithered" : ""))
    }
    return Finding(
      subject: .banding, isWell: false, message: message + ": bands show",
      advice: "dithering (isDithered: true)")
  }
}

/// Bands of blurred edges in 8 bits.
public enum Banding {
  /// The width in pixels of the widest run of one level in the blur of a straight edge.
  ///
  /// - Parameters:
  ///   - levels: between both sides of the edge.
  ///   - sigma: the Gaussian's standard deviation in pixels.
  public static func widest(levels: Int, sigma: Double) -> Double {
    guard levels > 1, sigma > 0, sigma.isFinite else { return 0 }
    // Where the blur passes k - 1/2 levels; runs between two such places.
    let places = (1...levels).map { place(of: (Double($0) - 0.5) / Double(levels)) * sigma }
    return zip(places, places.dropFirst()).map { $1 - $0 }.max() ?? 0
  }

  /// The quantile of the normal distribution, by bisection; a figure to print, never a pixel.
  private static func place(of part: Double) -> Double {
    var (low, high) = (-9.0, 9.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if 0.5 * erfc(-middle / 2.0.squareRoot()) < part { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
