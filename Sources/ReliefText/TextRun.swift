import Foundation
import ReliefDrawing

/// A piece of a paragraph in one style.
public struct TextRun: Hashable, Sendable {
  /// The characters.
  public var string: String
  /// The font.
  public var font: FontDescriptor
  /// What the letters are filled with; a gradient lies in the coordinates of the text's box.
  public var paint: Paint
  /// Points added behind every character, the last included; breaks ligatures. `tracking` wins over it.
  public var kerning: CGFloat
  /// Points added behind every character and ligature, the last included; 0 for none.
  public var tracking: CGFloat
  /// Points by which the letters are raised.
  public var baselineOffset: CGFloat
  /// The line below the letters.
  public var underline: Line?
  /// The line through the letters.
  public var strikethrough: Line?

  /// Whether digits are equally wide, where the font has such (OpenType's `tnum`).
  public var hasMonospacedDigits = false

  /// A line beside text, where and as thick as the font says, at least a pixel.
  public struct Line: Hashable, Sendable {
    /// Its paint; nil for that of the letters.
    public var paint: Paint?

    /// The lengths of dashes and of the gaps behind them in turn, in thicknesses of the line; empty for a solid line.
    public var dashes: [CGFloat]

    /// A line.
    public init(paint: Paint? = nil, dashes: [CGFloat] = []) { (self.paint, self.dashes) = (paint, dashes) }
  }

  /// A run.
  public init(
    _ string: String, font: FontDescriptor = FontDescriptor(style: .body), paint: Paint = .color(.black),
    kerning: CGFloat = 0, tracking: CGFloat = 0, baselineOffset: CGFloat = 0, underline: Line? = nil,
    strikethrough: Line? = nil
  ) {
    (self.string, self.font, self.paint) = (string, font, paint)
    (self.kerning, self.tracking, self.baselineOffset) = (kerning, tracking, baselineOffset)
    (self.underline, self.strikethrough) = (underline, strikethrough)
  }

  /// Whether letters may melt into one: not where kerning parts them, nor in San Francisco Mono's place, which has
  /// no ligatures, while the face that stands in for it makes one of `!=`.
  var hasLigatures: Bool {
    (kerning == 0 || tracking != 0) && font.family != .system(.monospaced)
  }

  /// A run from UTF-16; unpaired surrogates become U+FFFD.
  public init(
    utf16: [UInt16], font: FontDescriptor = FontDescriptor(style: .body), paint: Paint = .color(.black)
  ) {
    self.init(String(decoding: utf16, as: UTF16.self), font: font, paint: paint)
  }
}

/// How lines are made of text.
public struct TextOptions: Hashable, Sendable {
  /// Where lines shorter than the longest one lie.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// At the side where reading begins.
    case leading
    /// In the middle.
    case center
    /// At the side where reading ends.
    case trailing
  }

  /// What gives way to an ellipsis when text does not fit.
  public enum Truncation: String, Hashable, Sendable, CaseIterable {
    /// The beginning of the last line.
    case head
    /// The middle of the last line.
    case middle
    /// The end of the last line.
    case tail
  }

  /// Where shorter lines lie.
  public var alignment: Alignment
  /// Lines at most; nil for any number, less than 1 counts as 1.
  public var lineLimit: Int?
  /// What is cut.
  public var truncation: Truncation
  /// Points between lines, beyond their leading.
  public var lineSpacing: CGFloat
  /// By how much text may shrink before it is cut, 0...1; 1 is not at all.
  public var minimumScaleFactor: CGFloat
  /// Whether the surroundings read from right to left: sides are exchanged, and text without letters follows.
  public var isRightToLeft: Bool
  /// The language by its BCP 47 name; it chooses among a font's forms of letters.
  public var language: String

  /// The distance of tab stops in points: UIKit's default tab stops are 28 points apart.
  static let tabInterval = 28.0

  /// Options.
  public init(
    alignment: Alignment = .leading, lineLimit: Int? = nil, truncation: Truncation = .tail,
    lineSpacing: CGFloat = 0, minimumScaleFactor: CGFloat = 1, isRightToLeft: Bool = false,
    language: String = "en"
  ) {
    (self.alignment, self.lineLimit, self.truncation) = (alignment, lineLimit, truncation)
    (self.lineSpacing, self.minimumScaleFactor) = (lineSpacing, minimumScaleFactor)
    (self.isRightToLeft, self.language) = (isRightToLeft, language)
  }
}
