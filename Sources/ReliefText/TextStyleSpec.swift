import Foundation
import ReliefDrawing

/// A label as a scene writes it down: a string and its style.
public struct TextStyleSpec: Hashable, Sendable {
  /// The characters.
  public var string: String
  /// A text style; its weight and leading apply.
  public var style: TextStyle
  /// A size in points that takes the place of the style's; it has no leading.
  public var size: CGFloat?
  /// A weight that takes the place of the style's.
  public var weight: FontDescriptor.Weight?
  /// The design of the system font.
  public var design: FontDescriptor.Design
  /// A family that takes the place of the system font.
  public var family: String?
  /// Whether the letters slant.
  public var isItalic: Bool
  /// What the letters are filled with.
  public var paint: Paint
  /// How lines are made.
  public var options: TextOptions
  /// The width to wrap at; nil for one line a paragraph.
  public var width: CGFloat?

  /// A label.
  public init(
    _ string: String, style: TextStyle = .body, size: CGFloat? = nil, weight: FontDescriptor.Weight? = nil,
    design: FontDescriptor.Design = .default, family: String? = nil, isItalic: Bool = false,
    paint: Paint = .color(.black), options: TextOptions = TextOptions(), width: CGFloat? = nil
  ) {
    (self.string, self.style, self.size, self.weight) = (string, style, size, weight)
    (self.design, self.family, self.isItalic, self.paint) = (design, family, isItalic, paint)
    (self.options, self.width) = (options, width)
  }

  /// The font.
  public var font: FontDescriptor {
    var font =
      size.map { FontDescriptor(size: $0, weight: weight ?? .regular, design: design) }
      ?? FontDescriptor(style: style, weight: weight, design: design)
    font.isItalic = isItalic
    if let family { font.family = .custom(family) }
    return font
  }

  /// The text to measure or draw.
  public func layout(library: FontLibrary) -> TextLayout {
    TextLayout(runs: [TextRun(string, font: font, paint: paint)], options: options, library: library)
  }

  /// The size of the label at a scale.
  public func measure(library: FontLibrary, scale: CGFloat) -> CGSize {
    layout(library: library).measure(proposedWidth: width, scale: scale)
  }

  /// The label with its glyphs placed.
  public func lay(library: FontLibrary, scale: CGFloat) -> LaidOutText {
    layout(library: library).lay(in: width, scale: scale)
  }
}
