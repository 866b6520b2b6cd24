import Foundation

/// The eleven text styles of iOS.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// The largest titles.
  case largeTitle
  /// Titles of the first level.
  case title
  /// Titles of the second level.
  case title2
  /// Titles of the third level.
  case title3
  /// Headings, half bold.
  case headline
  /// Running text; a label's style unless told.
  case body
  /// Callouts.
  case callout
  /// Subheadings.
  case subheadline
  /// Footnotes.
  case footnote
  /// Captions.
  case caption
  /// Second captions.
  case caption2

  /// The weight of the style.
  public var weight: FontDescriptor.Weight { self == .headline ? .semibold : .regular }

  /// The size of the style's em in points.
  public func size(at size: DynamicTypeSize) -> CGFloat { CGFloat(sizes[size.rawValue]) }

  /// Sizes from xSmall to accessibility5.
  ///
  /// Source: measured on iOS 13.3 by temoki/UIKit_DynamicType; the same table stands in Apple's Human Interface
  /// Guidelines, Typography.
  private var sizes: [Int] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41]
    }
  }
}

/// The text sizes that a user of iOS can choose.
public enum DynamicTypeSize: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// The smallest.
  case xSmall
  /// Small.
  case small
  /// Below the default.
  case medium
  /// The default.
  case large
  /// Above the default.
  case xLarge
  /// Large.
  case xxLarge
  /// The largest that is not for accessibility.
  case xxxLarge
  /// The first size for accessibility.
  case accessibility1
  /// The second size for accessibility.
  case accessibility2
  /// The third size for accessibility.
  case accessibility3
  /// The fourth size for accessibility.
  case accessibility4
  /// The largest.
  case accessibility5

  /// SwiftUI's name.
  public var name: String {
    switch self {
    case .xSmall: "xSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .xLarge: "xLarge"
    case .xxLarge: "xxLarge"
    case .xxxLarge: "xxxLarge"
    case .accessibility1: "accessibility1"
    case .accessibility2: "accessibility2"
    case .accessibility3: "accessibility3"
    case .accessibility4: "accessibility4"
    case .accessibility5: "accessibility5"
    }
  }

  /// The smaller one is less.
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
}
