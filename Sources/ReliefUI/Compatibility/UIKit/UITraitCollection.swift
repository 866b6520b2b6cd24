import Foundation
import ReliefText

/// What colours and views may depend on, as UIKit has it; each trait may be left unsaid.
public struct UITraitCollection: Hashable, Sendable {
  /// Light or dark.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Pixels a point; 0 where it is not said.
  public var displayScale: CGFloat = 0
  /// How large a user wants text.
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// In which direction a user reads.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// How strongly colours differ.
  public var accessibilityContrast = UIAccessibilityContrast.unspecified
  /// How much room there is from side to side.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// How much room there is up and down.
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified

  /// No traits.
  public init() {}

  /// Traits that a function sets.
  public init(mutations: (inout UITraitCollection) -> Void) { mutations(&self) }

  /// Light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

  /// Pixels a point.
  public init(displayScale: CGFloat) { self.displayScale = displayScale }

  /// How large text is.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// In which direction a user reads.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.layoutDirection = layoutDirection }

  /// How strongly colours differ.
  public init(accessibilityContrast: UIAccessibilityContrast) {
    self.accessibilityContrast = accessibilityContrast
  }

  /// How much room there is from side to side.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// How much room there is up and down.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) { self.verticalSizeClass = verticalSizeClass }

  /// Several; what later ones say counts.
  public init(traitsFrom traits: [UITraitCollection]) { for other in traits { add(other) } }

  /// The traits with some of them set anew.
  public func modifyingTraits(_ mutations: (inout UITraitCollection) -> Void) -> UITraitCollection {
    var copy = self
    mutations(&copy)
    return copy
  }

  private mutating func add(_ other: UITraitCollection) {
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.displayScale > 0 { displayScale = other.displayScale }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
  }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Not said.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// In which direction a user reads.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// How strongly colours differ.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = -1
  /// As usual.
  case normal
  /// More.
  case high
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Not said.
  case unspecified
  /// Little.
  case compact
  /// Much.
  case regular

  /// SwiftUI's word for it; nil where it is not said.
  package var sizeClass: UserInterfaceSizeClass? {
    switch self {
    case .unspecified: nil
    case .compact: .compact
    case .regular: .regular
    }
  }
}

/// How large a user wants text.
public struct UIContentSizeCategory: Hashable, Sendable {
  /// SwiftUI's word for it; nil where it is not said.
  package let dynamicTypeSize: DynamicTypeSize?

  /// Not said.
  public static let unspecified = UIContentSizeCategory(dynamicTypeSize: nil)
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(dynamicTypeSize: .xSmall)
  /// Small.
  public static let small = UIContentSizeCategory(dynamicTypeSize: .small)
  /// Below the usual one.
  public static let medium = UIContentSizeCategory(dynamicTypeSize: .medium)
  /// The usual one.
  public static let large = UIContentSizeCategory(dynamicTypeSize: .large)
  /// Larger than usual.
  public static let extraLarge = UIContentSizeCategory(dynamicTypeSize: .xLarge)
  /// Larger still.
  public static let extraExtraLarge = UIContentSizeCategory(dynamicTypeSize: .xxLarge)
  /// The largest that is not for accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory(dynamicTypeSize: .xxxLarge)
  /// The smallest for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(dynamicTypeSize: .accessibility1)
  /// The second for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory(dynamicTypeSize: .accessibility2)
  /// The third for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory(dynamicTypeSize: .accessibility3)
  /// The fourth for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(dynamicTypeSize: .accessibility4)
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    dynamicTypeSize: .accessibility5)
}
