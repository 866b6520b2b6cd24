import Foundation

/// How much smaller or larger than usual controls are on a Mac.
///
/// On iOS the size of controls changes bordered buttons, menus and toggles that are buttons, and wheels of progress only:
/// UIKit's switches, sliders, steppers, segments, fields and date pickers have one size, and so have gauges.
enum ControlScale {
  /// As AppKit's switches, 26, 32 and 38 points wide, by common knowledge; the two larger ones are a choice.
  static func factor(_ size: ControlSize) -> CGFloat {
    switch size {
    case .mini: 26.0 / 38
    case .small: 32.0 / 38
    case .regular: 1
    case .large: 1.25
    case .extraLarge: 1.5
    }
  }

  /// The font of a control's text; nil for that around. [choice]
  static func font(_ size: ControlSize) -> Font? {
    switch size {
    case .mini: .caption2
    case .small: .footnote
    default: nil
    }
  }
}

extension EnvironmentValues {
  private enum MacKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the picture is of a Mac.
  package var isMac: Bool {
    get { self[MacKey.self] }
    set { self[MacKey.self] = newValue }
  }

  /// By how much controls are larger than usual.
  var controlScale: CGFloat { isMac ? ControlScale.factor(controlSize) : 1 }

  /// The font of text in controls; nil for that around.
  var controlFont: Font? { isMac ? ControlScale.font(controlSize) : nil }
}
