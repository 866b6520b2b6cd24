import Foundation
import ReliefText

/// Capital or small letters.
public enum TextCase: Hashable, Sendable {
  /// Capital letters.
  case uppercase
  /// Small letters.
  case lowercase

  func applied(to string: String, _ locale: Locale) -> String {
    self == .uppercase ? string.uppercased(with: locale) : string.lowercased(with: locale)
  }

  typealias Case = TextCase
}

extension Text {
  /// Capital or small letters.
  public typealias Case = TextCase

  /// The font of the text.
  public func font(_ font: Font?) -> Text { changed(.font(font)) }
  /// How heavy the strokes are.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }
  /// The design of the system font.
  public func fontDesign(_ design: Font.Design?) -> Text { changed(.design(design)) }
  /// How wide the letters are.
  public func fontWidth(_ width: Font.Width?) -> Text { changed(.width(width)) }
  /// The text in bold.
  public func bold(_ isActive: Bool = true) -> Text { changed(.bold(isActive)) }
  /// The text, slanted.
  public func italic(_ isActive: Bool = true) -> Text { changed(.italic(isActive)) }
  /// The text in characters that are equally wide.
  public func monospaced(_ isActive: Bool = true) -> Text { changed(.monospaced(isActive)) }
  /// The text with digits that are equally wide.
  public func monospacedDigit() -> Text { changed(.monospacedDigit) }
  /// The text in another size beside its font's.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? changed(.scale(scale)) : self
  }
  /// The same text; the language of the environment decides on forms of letters.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
  /// What the letters are filled with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changed(.style(style)) }
  /// The colour of the letters.
  public func foregroundColor(_ color: Color?) -> Text { changed(.color(color)) }
  /// Points behind every character, the last included; ligatures are broken.
  public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }
  /// Points behind every character, the last included.
  public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
  /// Points by which the letters are raised.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { changed(.baselineOffset(baselineOffset)) }
  /// A line below the letters.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil)
    -> Text
  {
    changed(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }
  /// A line through the letters.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil)
    -> Text
  {
    changed(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }

  /// A size beside that of the font.
  public enum Scale: Hashable, Sendable {
    /// The font's own.
    case `default`
    /// A smaller one, as units have beside numbers.
    case secondary

    /// How much smaller. [choice: Apple publishes no number]
    static let secondaryFactor: CGFloat = 0.75
  }

  /// How a line beside text looks.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern, color: Color?

    /// A line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }

    /// A solid line in the colour of the letters.
    public static let single = LineStyle()

    /// How the line is broken up.
    public enum Pattern: Hashable, Sendable {
      /// Not at all.
      case solid
      /// Into dots.
      case dot
      /// Into dashes.
      case dash
      /// Into dashes and dots.
      case dashDot
      /// Into dashes and two dots.
      case dashDotDot

      /// Dashes and gaps in thicknesses of the line. [choice: Apple publishes no lengths]
      var dashes: [CGFloat] {
        switch self {
        case .solid: []
        case .dot: [3, 3]
        case .dash: [10, 5]
        case .dashDot: [10, 3, 3, 3]
        case .dashDotDot: [10, 3, 3, 3, 3, 3]
        }
      }
    }
  }
}
