import ReliefDrawing

/// A colour of the system by its four forms.
struct SystemColor: Hashable, Sendable {
  var light: ResolvedColor, dark: ResolvedColor
  var lightIncreased: ResolvedColor, darkIncreased: ResolvedColor

  /// Four forms as 0xRRGGBB and their opacities.
  init(
    _ light: UInt32, _ dark: UInt32, increased lightIncreased: UInt32? = nil, _ darkIncreased: UInt32? = nil,
    opacity: (Double, Double) = (1, 1), increasedOpacity: (Double, Double)? = nil
  ) {
    self.light = ResolvedColor(rgb: light, opacity: opacity.0)
    self.dark = ResolvedColor(rgb: dark, opacity: opacity.1)
    let increased = increasedOpacity ?? opacity
    self.lightIncreased = ResolvedColor(rgb: lightIncreased ?? light, opacity: increased.0)
    self.darkIncreased = ResolvedColor(rgb: darkIncreased ?? dark, opacity: increased.1)
  }

  func resolved(_ environment: EnvironmentValues) -> ResolvedColor {
    switch (environment.colorScheme, environment.colorSchemeContrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): lightIncreased
    case (.dark, .increased): darkIncreased
    }
  }
}

/// The colours of the system.
///
/// iOS 13 to 18: OpenSwiftUI, Graphic/Color/SystemColors.swift. iOS 26: measured on Apple's pictures where light
/// and dark were seen; other forms are those of iOS 18 (a choice).
enum SystemPalette {
  /// The named colours.
  enum Name: String, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  }

  private static let before26: [Name: SystemColor] = [
    .red: SystemColor(0xFF3B30, 0xFF453A, increased: 0xD70015, 0xFF6961),
    .orange: SystemColor(0xFF9500, 0xFF9F0A, increased: 0xC93400, 0xFFB340),
    .yellow: SystemColor(0xFFCC00, 0xFFD60A, increased: 0xB25000, 0xFFD426),
    .green: SystemColor(0x34C759, 0x30D158, increased: 0x248A3D, 0x30DB5B),
    .mint: SystemColor(0x00C7BE, 0x63E6E2, increased: 0x0C817B, 0x63E6E2),
    .teal: SystemColor(0x30B0C7, 0x40C8E0, increased: 0x008299, 0x5DE6FF),
    .cyan: SystemColor(0x32ADE6, 0x64D2FF, increased: 0x0071A4, 0x0AD7FF),
    .blue: SystemColor(0x007AFF, 0x0A84FF, increased: 0x0040DD, 0x409CFF),
    .indigo: SystemColor(0x5856D6, 0x5E5CE6, increased: 0x3634A3, 0x7D7AFF),
    .purple: SystemColor(0xAF52DE, 0xBF5AF2, increased: 0x8944AB, 0xDA8FFF),
    .pink: SystemColor(0xFF2D55, 0xFF375F, increased: 0xD30F45, 0xFF6482),
    .brown: SystemColor(0xA2845E, 0xAC8E68, increased: 0x7F6545, 0xB59469),
    .gray: SystemColor(0x8E8E93, 0x8E8E93, increased: 0x6C6C70, 0xAEAEB2),
  ]

  private static let since26: [Name: SystemColor] = [
    .red: SystemColor(0xFF383C, 0xFF4245, increased: 0xD70015, 0xFF6961),
    .orange: SystemColor(0xFF8D28, 0xFF9230, increased: 0xC93400, 0xFFB340),
    .yellow: SystemColor(0xFFCC00, 0xFFD600, increased: 0xB25000, 0xFFD426),
    .blue: SystemColor(0x0088FF, 0x0091FF, increased: 0x0040DD, 0x409CFF),
    .purple: SystemColor(0xCB30E0, 0xDB34F2, increased: 0x8944AB, 0xDA8FFF),
    .pink: SystemColor(0xFF2D55, 0xFF375F, increased: 0xD30F45, 0xFF6482),
  ]

  static func color(_ name: Name, _ environment: EnvironmentValues) -> ResolvedColor {
    let table = environment.osVersion >= 26 ? since26[name] ?? before26[name] : before26[name]
    return table?.resolved(environment) ?? .clear
  }

  /// The colours of text and symbols by step.
  static func label(level: Int, _ environment: EnvironmentValues) -> ResolvedColor {
    let steps = [
      SystemColor(0x000000, 0xFFFFFF),
      SystemColor(0x3C3C43, 0xEBEBF5, opacity: (0.6, 0.6), increasedOpacity: (0.8, 0.7)),
      SystemColor(0x3C3C43, 0xEBEBF5, opacity: (0.3, 0.3), increasedOpacity: (0.7, 0.55)),
      SystemColor(0x3C3C43, 0xEBEBF5, opacity: (0.18, 0.16), increasedOpacity: (0.55, 0.4)),
    ]
    return steps[min(max(level, 0), 3)].resolved(environment)
  }

  /// The grounds by step, as UIKit's systemBackground and its fellows.
  static func background(level: Int, _ environment: EnvironmentValues) -> ResolvedColor {
    let steps = [
      SystemColor(0xFFFFFF, 0x000000), SystemColor(0xF2F2F7, 0x1C1C1E), SystemColor(0xFFFFFF, 0x2C2C2E),
    ]
    return steps[min(max(level, 0), 2)].resolved(environment)
  }

  /// The accent colour of the app, or blue.
  static func accent(_ environment: EnvironmentValues) -> ResolvedColor {
    environment.appAccent?.resolved(in: environment) ?? color(.blue, environment)
  }

  /// The line between rows. Source: measured, rgb(60, 60, 67) at 0.29 in light; dark [choice: as UIKit's].
  static let separator = SystemColor(0x3C3C43, 0x545458, opacity: (0.29, 0.6))
}
