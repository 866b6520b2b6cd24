import Foundation

/// A font by what it should be like; which file that is, the `FontLibrary` decides.
public struct FontDescriptor: Hashable, Sendable {
  /// The designs of the system font.
  public enum Design: String, Hashable, Sendable, CaseIterable {
    /// The plain sans serif.
    case `default`
    /// With round ends.
    case rounded
    /// With serifs.
    case serif
    /// All characters equally wide.
    case monospaced
  }

  /// How heavy the strokes are, as OpenType counts: 100 is the lightest, 900 the heaviest.
  public enum Weight: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// The lightest.
    case ultraLight = 100
    /// Lighter than light.
    case thin = 200
    /// Lighter than regular.
    case light = 300
    /// The normal weight.
    case regular = 400
    /// A little heavier than regular.
    case medium = 500
    /// Half bold.
    case semibold = 600
    /// Bold.
    case bold = 700
    /// Heavier than bold.
    case heavy = 800
    /// The heaviest.
    case black = 900

    /// The lighter one is less.
    public static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }

    /// The weight by SwiftUI's name, such as `semibold`; nil for no such name.
    public init?(name: String) {
      guard let weight = Weight.allCases.first(where: { $0.name == name }) else { return nil }
      self = weight
    }

    /// SwiftUI's name.
    public var name: String {
      switch self {
      case .ultraLight: "ultraLight"
      case .thin: "thin"
      case .light: "light"
      case .regular: "regular"
      case .medium: "medium"
      case .semibold: "semibold"
      case .bold: "bold"
      case .heavy: "heavy"
      case .black: "black"
      }
    }
  }

  /// How wide the letters are.
  public enum Width: String, Hashable, Sendable, CaseIterable {
    /// The narrowest.
    case compressed
    /// Narrow.
    case condensed
    /// The normal width.
    case standard
    /// Wide.
    case expanded

    /// Percent of the normal width. No measured source: chosen so that words come near San Francisco's.
    var percent: Double {
      switch self {
      case .compressed: 72
      case .condensed: 84
      case .standard: 100
      case .expanded: 120
      }
    }
  }

  /// Where the letters come from.
  public enum Family: Hashable, Sendable {
    /// The system font in one of its designs, with San Francisco's line metrics and tracking.
    case system(Design)
    /// A family by name, with its own line metrics and no tracking.
    case custom(String)
  }

  /// The family.
  public var family: Family
  /// The size of an em in points; not finite or not positive draws nothing.
  public var size: CGFloat
  /// The weight.
  public var weight: Weight
  /// The width; made by stretching where the family has no such face.
  public var width: Width
  /// Whether the letters slant; made by slanting where the family has no such face.
  public var isItalic: Bool
  /// The distance of baselines in points that a text style asks for; nil for that of the line height.
  public var leading: CGFloat?

  /// A font of the system.
  public init(
    size: CGFloat, weight: Weight = .regular, design: Design = .default, width: Width = .standard,
    isItalic: Bool = false
  ) {
    self.init(family: .system(design), size: size, weight: weight, width: width, isItalic: isItalic)
  }

  /// A font of any family.
  public init(
    family: Family, size: CGFloat, weight: Weight = .regular, width: Width = .standard,
    isItalic: Bool = false,
    leading: CGFloat? = nil
  ) {
    (self.family, self.size, self.weight) = (family, size, weight)
    (self.width, self.isItalic, self.leading) = (width, isItalic, leading)
  }

  /// The font of a text style at a text size; the style's weight unless another is given.
  public init(
    style: TextStyle, at dynamicTypeSize: DynamicTypeSize = .large, weight: Weight? = nil,
    design: Design = .default
  ) {
    let size = style.size(at: dynamicTypeSize)
    self.init(
      family: .system(design), size: size, weight: weight ?? style.weight,
      leading: SanFrancisco.leading(size: size))
  }

  /// The same font in another size; a leading is scaled with it.
  func scaled(by factor: Double) -> FontDescriptor {
    var font = self
    font.size *= factor
    font.leading = leading.map { $0 * factor }
    return font
  }
}
