import Foundation
import ReliefText

/// The font of text, which may depend on the user's text size.
public struct Font: Hashable, Sendable {
  private enum Base: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(CGFloat, Weight?, Design?)
    /// A family; `relativeTo` says which style its size grows with, nil that it does not.
    case custom(String, CGFloat, relativeTo: TextStyle?)
  }

  fileprivate enum Change: Hashable, Sendable {
    case bold, italic, monospacedDigit, monospaced, smallCaps
    case weight(Weight)
    case width(Width)
    case leading(Leading)
  }

  private let base: Base
  private var changes: [Change] = []

  private init(_ base: Base) { self.base = base }

  /// A style of text.
  public typealias TextStyle = ReliefText.TextStyle
  /// The design of the system font.
  public typealias Design = FontDescriptor.Design

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    let weight: FontDescriptor.Weight
    /// The lightest.
    public static let ultraLight = Weight(weight: .ultraLight)
    /// Lighter than light.
    public static let thin = Weight(weight: .thin)
    /// Lighter than regular.
    public static let light = Weight(weight: .light)
    /// The normal weight.
    public static let regular = Weight(weight: .regular)
    /// A little heavier than regular.
    public static let medium = Weight(weight: .medium)
    /// Half bold.
    public static let semibold = Weight(weight: .semibold)
    /// Bold.
    public static let bold = Weight(weight: .bold)
    /// Heavier than bold.
    public static let heavy = Weight(weight: .heavy)
    /// The heaviest.
    public static let black = Weight(weight: .black)
  }

  /// How wide the letters are.
  public struct Width: Hashable, Sendable {
    let width: FontDescriptor.Width
    /// The narrowest.
    public static let compressed = Width(width: .compressed)
    /// Narrow.
    public static let condensed = Width(width: .condensed)
    /// The normal width.
    public static let standard = Width(width: .standard)
    /// Wide.
    public static let expanded = Width(width: .expanded)
  }

  /// How far lines are apart.
  public enum Leading: Hashable, Sendable {
    /// As the font says.
    case standard
    /// Two points less. [choice: the amount is UIKit's for body, by common knowledge]
    case tight
    /// Two points more. [choice]
    case loose
  }

  /// The largest titles.
  public static let largeTitle = Font(.style(.largeTitle, nil, nil))
  /// Titles of the first level.
  public static let title = Font(.style(.title, nil, nil))
  /// Titles of the second level.
  public static let title2 = Font(.style(.title2, nil, nil))
  /// Titles of the third level.
  public static let title3 = Font(.style(.title3, nil, nil))
  /// Headings, half bold.
  public static let headline = Font(.style(.headline, nil, nil))
  /// Subheadings.
  public static let subheadline = Font(.style(.subheadline, nil, nil))
  /// Running text.
  public static let body = Font(.style(.body, nil, nil))
  /// Callouts.
  public static let callout = Font(.style(.callout, nil, nil))
  /// Footnotes.
  public static let footnote = Font(.style(.footnote, nil, nil))
  /// Captions.
  public static let caption = Font(.style(.caption, nil, nil))
  /// Second captions.
  public static let caption2 = Font(.style(.caption2, nil, nil))

  /// A style of text in a design and weight.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, design, weight))
  }

  /// The system font in a size in points, which does not follow the user's.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size, weight, design))
  }

  /// A family in a size that grows with the body style.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size, relativeTo: .body))
  }

  /// A family in a size that grows with a style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size, relativeTo: textStyle))
  }

  /// A family in a size that stays.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, relativeTo: nil))
  }

  private func changed(_ change: Change) -> Font {
    var font = self
    font.changes.append(change)
    return font
  }

  /// The font in bold.
  public func bold() -> Font { changed(.bold) }
  /// The font, slanted.
  public func italic() -> Font { changed(.italic) }
  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
  /// The font in a width.
  public func width(_ width: Width) -> Font { changed(.width(width)) }
  /// The font with digits that are equally wide.
  public func monospacedDigit() -> Font { changed(.monospacedDigit) }
  /// The font's fellow whose characters are equally wide.
  public func monospaced() -> Font { changed(.monospaced) }
  /// The font with small capitals for lower case letters.
  public func smallCaps() -> Font { changed(.smallCaps) }
  /// The font with small capitals for lower case letters.
  public func lowercaseSmallCaps() -> Font { changed(.smallCaps) }
  /// The font with lines closer or farther apart.
  public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }

  /// Whether digits are equally wide.
  var hasMonospacedDigits: Bool { changes.contains(.monospacedDigit) }

  /// The font in an environment.
  package func descriptor(in environment: EnvironmentValues) -> FontDescriptor {
    let size = environment.dynamicTypeSize
    var font: FontDescriptor
    switch base {
    case .style(let style, let design, let weight):
      font = FontDescriptor(style: style, at: size, weight: weight?.weight, design: design ?? .default)
    case .system(let points, let weight, let design):
      font = FontDescriptor(size: points, weight: weight?.weight ?? .regular, design: design ?? .default)
    case .custom(let name, let points, let style):
      let factor = style.map { $0.size(at: size) / $0.size(at: .large) } ?? 1
      font = FontDescriptor(family: .custom(name), size: points * factor)
    }
    for change in changes { change.apply(to: &font) }
    return font
  }
}

extension Font.Change {
  fileprivate func apply(to font: inout FontDescriptor) {
    switch self {
    case .bold: font.weight = max(font.weight, .bold)
    case .italic: font.isItalic = true
    case .monospaced: font.family = .system(.monospaced)
    case .weight(let weight): font.weight = weight.weight
    case .width(let width): font.width = width.width
    case .leading(let leading):
      guard let points = font.leading else { return }
      font.leading = points + (leading == .tight ? -2 : leading == .loose ? 2 : 0)
    case .monospacedDigit, .smallCaps: break
    }
  }
}
