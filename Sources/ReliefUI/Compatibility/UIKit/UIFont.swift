import Foundation
import ReliefText

/// A font of UIKit's.
public final class UIFont: Sendable {
  /// The same font in SwiftUI.
  let font: Font
  /// The size in points.
  public let pointSize: CGFloat
  private let weight: Font.Weight
  private let design: Font.Design

  /// How heavy the strokes are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1; 0 is regular.
    public let rawValue: CGFloat
    /// A weight by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The lightest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Lighter than light.
    public static let thin = Weight(rawValue: -0.6)
    /// Lighter than regular.
    public static let light = Weight(rawValue: -0.4)
    /// The normal weight.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// Half bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)

    /// The nearest weight of SwiftUI's.
    var weight: Font.Weight {
      let known: [(CGFloat, Font.Weight)] = [
        (-0.8, .ultraLight), (-0.6, .thin), (-0.4, .light), (0, .regular), (0.23, .medium),
        (0.3, .semibold), (0.4, .bold), (0.56, .heavy), (0.62, .black),
      ]
      return known.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }?.1 ?? .regular
    }
  }

  /// A style of text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A style by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The largest titles.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// Titles of the first level.
    public static let title1 = TextStyle(rawValue: "title")
    /// Titles of the second level.
    public static let title2 = TextStyle(rawValue: "title2")
    /// Titles of the third level.
    public static let title3 = TextStyle(rawValue: "title3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "headline")
    /// Subheadings.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Running text.
    public static let body = TextStyle(rawValue: "body")
    /// Callouts.
    public static let callout = TextStyle(rawValue: "callout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "caption")
    /// Second captions.
    public static let caption2 = TextStyle(rawValue: "caption2")

    var style: Font.TextStyle { Font.TextStyle.allCases.first { "\($0)" == rawValue } ?? .body }
  }

  private init(_ font: Font, _ size: CGFloat, _ weight: Font.Weight, _ design: Font.Design) {
    (self.font, pointSize, self.weight, self.design) = (font, size, weight, design)
  }

  private convenience init(size: CGFloat, weight: Font.Weight, design: Font.Design) {
    self.init(.system(size: size, weight: weight, design: design), size, weight, design)
  }

  /// The system font.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size: fontSize, weight: weight.weight, design: .default)
  }
  /// The system font in bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold, design: .default)
  }
  /// The system font whose characters are equally wide.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight.weight, design: .monospaced)
  }
  /// The system font whose digits are equally wide.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  /// The font of a style, in the usual text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let size = style.style.size(at: .large)
    return UIFont(.system(style.style), size, style == .headline ? .semibold : .regular, .default)
  }

  /// A family in a size.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(.custom(fontName, fixedSize: fontSize), fontSize, .regular, .default)
  }
  /// The font that is described.
  ///
  /// - Parameter pointSize: 0 for the size of the description.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      size: pointSize > 0 ? pointSize : descriptor.pointSize, weight: descriptor.weight,
      design: descriptor.design)
  }

  /// The font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: weight, design: design)
  }
  /// What the font is.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(pointSize: pointSize, weight: weight, design: design)
  }
  /// The height of a line in points: San Francisco's.
  public var lineHeight: CGFloat { 1.19336 * pointSize }
  /// The height of capitals in points: San Francisco's.
  public var capHeight: CGFloat { 0.7046 * pointSize }
}

/// What a font is.
public struct UIFontDescriptor: Hashable, Sendable {
  /// The size in points.
  public var pointSize: CGFloat
  var weight: Font.Weight
  var design: Font.Design

  /// The design of the system font.
  public struct SystemDesign: Hashable, Sendable {
    let design: Font.Design
    /// The usual one.
    public static let `default` = SystemDesign(design: .default)
    /// With round ends.
    public static let rounded = SystemDesign(design: .rounded)
    /// With serifs.
    public static let serif = SystemDesign(design: .serif)
    /// With equally wide characters.
    public static let monospaced = SystemDesign(design: .monospaced)
  }

  /// Traits of a font.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Traits by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
  }

  /// The same font in a design.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var copy = self
    copy.design = design.design
    return copy
  }
  /// The same font with traits; slanted ones stay upright.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var copy = self
    if traits.contains(.traitBold) { copy.weight = .bold }
    return copy
  }
  /// The font of a style, in the usual text size.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
}

extension Font {
  /// A font of UIKit's.
  public init(_ font: UIFont) { self = font.font }
}

extension NSAttributedString.Key {
  /// The colour of the letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the letters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The font.
  public static let font = NSAttributedString.Key("NSFont")
  /// Points behind every character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// How paragraphs are set.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A line below the letters.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A line through the letters.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}
