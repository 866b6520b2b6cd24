import Foundation
import ReliefPreviews
import ReliefText

/// The traits of a screen that a view is drawn for; takes the place of UIKit's `UITraitCollection` in strategies.
public struct SnapshotTraits: Sendable {
  /// Light or dark.
  public enum UserInterfaceStyle: Hashable, Sendable {
    /// As it is.
    case unspecified
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }

  /// In which direction a user reads.
  public enum LayoutDirection: Hashable, Sendable {
    /// As it is.
    case unspecified
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
  }

  /// How strongly colours differ.
  public enum AccessibilityContrast: Hashable, Sendable {
    /// As it is.
    case unspecified
    /// As usual.
    case normal
    /// More.
    case high
  }

  /// How large a user wants text.
  public struct ContentSizeCategory: Hashable, Sendable {
    let size: DynamicTypeSize
    /// The smallest.
    public static let extraSmall = ContentSizeCategory(size: .xSmall)
    /// Small.
    public static let small = ContentSizeCategory(size: .small)
    /// Medium.
    public static let medium = ContentSizeCategory(size: .medium)
    /// The usual one.
    public static let large = ContentSizeCategory(size: .large)
    /// Larger than usual.
    public static let extraLarge = ContentSizeCategory(size: .xLarge)
    /// Larger still.
    public static let extraExtraLarge = ContentSizeCategory(size: .xxLarge)
    /// The largest of the usual ones.
    public static let extraExtraExtraLarge = ContentSizeCategory(size: .xxxLarge)
    /// The smallest of the accessible ones.
    public static let accessibilityMedium = ContentSizeCategory(size: .accessibility1)
    /// The second of the accessible ones.
    public static let accessibilityLarge = ContentSizeCategory(size: .accessibility2)
    /// The third of the accessible ones.
    public static let accessibilityExtraLarge = ContentSizeCategory(size: .accessibility3)
    /// The fourth of the accessible ones.
    public static let accessibilityExtraExtraLarge = ContentSizeCategory(size: .accessibility4)
    /// The largest of all.
    public static let accessibilityExtraExtraExtraLarge = ContentSizeCategory(size: .accessibility5)
  }

  private let changes: [@Sendable (inout PreviewVariant) -> Void]

  private init(_ change: @escaping @Sendable (inout PreviewVariant) -> Void) { changes = [change] }

  /// No traits.
  public init() { changes = [] }

  /// Light or dark.
  public init(userInterfaceStyle: UserInterfaceStyle) {
    self.init { if userInterfaceStyle != .unspecified { $0.isDark = userInterfaceStyle == .dark } }
  }

  /// Pixels a point.
  public init(displayScale: CGFloat) {
    self.init { $0.scale = displayScale > 0 ? Double(displayScale) : nil }
  }

  /// How large text is.
  public init(preferredContentSizeCategory: ContentSizeCategory) {
    self.init { $0.dynamicType = "\(preferredContentSizeCategory.size)" }
  }

  /// In which direction a user reads.
  public init(layoutDirection: LayoutDirection) {
    self.init { if layoutDirection != .unspecified { $0.isRightToLeft = layoutDirection == .rightToLeft } }
  }

  /// How strongly colours differ.
  public init(accessibilityContrast: AccessibilityContrast) {
    self.init {
      if accessibilityContrast != .unspecified { $0.hasIncreasedContrast = accessibilityContrast == .high }
    }
  }

  /// Several; later ones count.
  public init(traitsFrom traits: [SnapshotTraits]) { changes = traits.flatMap(\.changes) }

  /// Changes circumstances as the traits say.
  func apply(to variant: inout PreviewVariant) { for change in changes { change(&variant) } }
}
