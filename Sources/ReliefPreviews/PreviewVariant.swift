import Foundation
import ReliefText
import ReliefUI

/// In which circumstances previews are drawn.
package struct PreviewVariant: Hashable, Sendable, Codable {
  /// The device by name; nil for the preview's own or the standard one.
  package var device: String?
  /// Whether the device lies on a side; nil as the preview says.
  package var isLandscape: Bool?
  /// Whether the screen is dark; nil as the preview says.
  package var isDark: Bool?
  /// Whether colours differ more.
  package var hasIncreasedContrast = false
  /// The text size by name, such as xxxLarge.
  package var dynamicType: String?
  /// The locale's identifier.
  package var locale: String?
  /// The date and time of the picture, for `Date()` too.
  package var date = RenderContext.standardDate
  /// Whether reading goes from right to left; nil as the locale says.
  package var isRightToLeft: Bool?
  /// Whether buttons are pressed.
  package var isPressed = false
  /// Whether controls cannot be used.
  package var isDisabled = false
  /// The version of iOS whose look is drawn.
  package var osVersion = 18
  /// Pixels a point; nil for the device's.
  package var scale: Double?
  /// Whether controls have the sizes of a Mac's; nil for those of iOS.
  package var isMac: Bool?

  package init() {}

  /// The names of text sizes, from the smallest.
  package static let dynamicTypeNames = DynamicTypeSize.allCases.map { "\($0)" }

  /// The environment of a preview.
  package func environment(_ settings: PreviewSettings, _ device: Device, _ context: RenderContext)
    -> EnvironmentValues
  {
    var environment = EnvironmentValues()
    environment.renderContext = context
    device.describe(in: &environment, isLandscape: isLandscape(settings))
    if let scale { environment.displayScale = scale }
    environment.colorScheme = isDark.map { $0 ? .dark : .light } ?? settings.colorScheme ?? .light
    environment._colorSchemeContrast = hasIncreasedContrast ? .increased : .standard
    environment.osVersion = osVersion
    environment.isMac = isMac ?? false
    if let size = DynamicTypeSize.allCases.first(where: { "\($0)" == dynamicType }) {
      environment.dynamicTypeSize = size
    }
    if let locale { environment.locale = Locale(identifier: locale) }
    let readsFromRight = environment.locale.language.characterDirection == .rightToLeft
    environment.layoutDirection = isRightToLeft ?? readsFromRight ? .rightToLeft : .leftToRight
    environment.showsPressed = isPressed
    environment.isEnabled = !isDisabled
    return environment
  }

  func isLandscape(_ settings: PreviewSettings) -> Bool {
    isLandscape ?? settings.orientation?.isLandscape ?? false
  }

  /// The device of a preview; the standard one where the name is not known.
  package func device(_ settings: PreviewSettings, warn: (String) -> Void) -> Device {
    guard let name = device ?? settings.device?.rawValue else { return .standard }
    if let device = Device.named(name) { return device }
    warn("There is no device \"\(name)\" here; \(Device.standard.name) is drawn instead.")
    return .standard
  }

  /// The screen of a preview.
  package func screen(_ settings: PreviewSettings, _ device: Device) -> ViewHost.Screen {
    let isLandscape = isLandscape(settings)
    let size = device.size(isLandscape: isLandscape)
    switch settings.layout ?? .device {
    case .device:
      let insets = isLandscape ? device.landscapeInsets : device.portraitInsets
      let safe = CGSize(
        width: size.width - insets.leading - insets.trailing,
        height: size.height - insets.top - insets.bottom)
      return .init(proposal: ProposedViewSize(safe), size: size, insets: insets)
    case .sizeThatFits:
      // A view that fits is at most as wide as the device; a flexible one takes all of it.
      return .init(proposal: ProposedViewSize(size), size: nil)
    case .fixed(let width, let height):
      let fixed = CGSize(width: width, height: height)
      return .init(proposal: ProposedViewSize(fixed), size: fixed)
    }
  }
}
