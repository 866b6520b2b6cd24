import Foundation
import ReliefText

/// How large the user wants text: the old name of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest.
  case extraSmall
  /// Small.
  case small
  /// Below the default.
  case medium
  /// The default.
  case large
  /// Above the default.
  case extraLarge
  /// Large.
  case extraExtraLarge
  /// The largest that is not for accessibility.
  case extraExtraExtraLarge
  /// The first size for accessibility.
  case accessibilityMedium
  /// The second size for accessibility.
  case accessibilityLarge
  /// The third size for accessibility.
  case accessibilityExtraLarge
  /// The fourth size for accessibility.
  case accessibilityExtraExtraLarge
  /// The largest.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of those for accessibility.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// Which is smaller.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    a.dynamicTypeSize < b.dynamicTypeSize
  }

  /// Which is smaller, or whether both are the same.
  public static func <= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { !(b < a) }
  /// Which is larger.
  public static func > (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { b < a }
  /// Which is larger, or whether both are the same.
  public static func >= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { !(a < b) }

  /// The category of a size.
  public init?(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }

  // Both list the same twelve sizes; `accessibilityMedium` is `accessibility1`.
  var dynamicTypeSize: DynamicTypeSize {
    zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
  }
}

extension DynamicTypeSize {
  /// Whether it is one of the sizes for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// The smallest.
  case mini
  /// Small.
  case small
  /// As usual.
  case regular
  /// Large.
  case large
  /// The largest.
  case extraLarge
}

/// How strong strokes of text are, by the user's settings.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Bold.
  case bold
}

private enum Keys {
  enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { RenderContext.current.timeZone } }
  enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }
  enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  enum LegibilityKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }
  // [choice] 44 points, the height of a row of iOS; the facts do not say what the environment holds.
  enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
  enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  enum AccessibilityKey: EnvironmentKey { static var defaultValue: AccessibilitySettings { .init() } }
}

/// What a user may have set for accessibility; nothing unless told.
struct AccessibilitySettings {
  var reduceMotion = false
  var reduceTransparency = false
  var differentiateWithoutColor = false
  var invertColors = false
  var showButtonShapes = false
  var dimFlashingLights = false
  var playAnimatedImages = true
  var voiceOver = false
  var switchControl = false
  var largeContentViewer = false
}

extension EnvironmentValues {
  /// How large the user wants text: the old name of `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) ?? .large }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }

  /// The user's time zone.
  public var timeZone: TimeZone {
    get { self[Keys.TimeZoneKey.self] }
    set { self[Keys.TimeZoneKey.self] = newValue }
  }

  /// The user's calendar; Gregorian, in the locale and time zone around, unless told.
  public var calendar: Calendar {
    get {
      if let set = self[Keys.CalendarKey.self] { return set }
      var calendar = Calendar(identifier: .gregorian)
      (calendar.locale, calendar.timeZone) = (locale, timeZone)
      return calendar
    }
    set { self[Keys.CalendarKey.self] = newValue }
  }

  /// The date of the picture; fixed unless told.
  package var now: Date { renderContext.date }

  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[Keys.ControlSizeKey.self] }
    set { self[Keys.ControlSizeKey.self] = newValue }
  }

  /// How strong strokes of text are.
  public var legibilityWeight: LegibilityWeight? {
    get { self[Keys.LegibilityKey.self] }
    set { self[Keys.LegibilityKey.self] = newValue }
  }

  /// The smallest height of a row in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[Keys.RowHeightKey.self] }
    set { self[Keys.RowHeightKey.self] = newValue }
  }

  /// The smallest height of a header in points; nil for that of its content.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[Keys.HeaderHeightKey.self] }
    set { self[Keys.HeaderHeightKey.self] = newValue }
  }

  private var accessibility: AccessibilitySettings {
    get { self[Keys.AccessibilityKey.self] }
    set { self[Keys.AccessibilityKey.self] = newValue }
  }

  /// Whether the user wants less motion.
  public var accessibilityReduceMotion: Bool { _accessibilityReduceMotion }
  /// Whether the user wants less motion; SwiftUI has this name for setting it in previews.
  public var _accessibilityReduceMotion: Bool {
    get { accessibility.reduceMotion }
    set { accessibility.reduceMotion = newValue }
  }
  /// Whether the user wants nothing to shine through.
  public var accessibilityReduceTransparency: Bool { _accessibilityReduceTransparency }
  /// Whether the user wants nothing to shine through; SwiftUI has this name for setting it in previews.
  public var _accessibilityReduceTransparency: Bool {
    get { accessibility.reduceTransparency }
    set { accessibility.reduceTransparency = newValue }
  }
  /// Whether colour alone must not tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool { _accessibilityDifferentiateWithoutColor }
  /// Whether colour alone must not tell things apart; SwiftUI has this name for setting it in previews.
  public var _accessibilityDifferentiateWithoutColor: Bool {
    get { accessibility.differentiateWithoutColor }
    set { accessibility.differentiateWithoutColor = newValue }
  }
  /// Whether the screen shows colours inverted.
  public var accessibilityInvertColors: Bool { accessibility.invertColors }
  /// Whether buttons must be told by a shape.
  public var accessibilityShowButtonShapes: Bool { _accessibilityShowButtonShapes }
  /// Whether buttons must be told by a shape; SwiftUI has this name for setting it in previews.
  public var _accessibilityShowButtonShapes: Bool {
    get { accessibility.showButtonShapes }
    set { accessibility.showButtonShapes = newValue }
  }
  /// Whether flashing lights are dimmed.
  public var accessibilityDimFlashingLights: Bool { accessibility.dimFlashingLights }
  /// Whether pictures may move.
  public var accessibilityPlayAnimatedImages: Bool { accessibility.playAnimatedImages }
  /// Whether the screen is read out.
  public var accessibilityVoiceOverEnabled: Bool { accessibility.voiceOver }
  /// Whether switches control the screen.
  public var accessibilitySwitchControlEnabled: Bool { accessibility.switchControl }
  /// Whether small things are shown large on demand.
  public var accessibilityLargeContentViewerEnabled: Bool { accessibility.largeContentViewer }
}

extension View {
  /// How large controls inside are.
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
}
