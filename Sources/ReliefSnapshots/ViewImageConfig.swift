import Foundation
import ReliefPreviews
import ReliefUI

/// A device whose screen a view is drawn on.
public struct ViewImageConfig: Sendable {
  /// How a device is held.
  public enum Orientation: Hashable, Sendable {
    /// On a side.
    case landscape
    /// Upright.
    case portrait
  }

  /// The size of the screen in points; nil for that of the view.
  public var size: CGSize?
  /// What bars and corners cover.
  public var safeArea: EdgeInsets
  /// What else holds on it.
  public var traits: UITraitCollection
  /// Where the device is a known one: its name and how it is held.
  var device: (name: String, isLandscape: Bool)?

  /// A screen of one's own.
  public init(safeArea: EdgeInsets = EdgeInsets(), size: CGSize? = nil, traits: UITraitCollection = .init()) {
    (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
  }

  private init(_ name: String, _ orientation: Orientation = .portrait) {
    let device = Device.named(name) ?? .standard
    let isLandscape = orientation == .landscape
    size = isLandscape ? CGSize(width: device.size.height, height: device.size.width) : device.size
    safeArea = isLandscape ? device.landscapeInsets : device.portraitInsets
    (traits, self.device) = (.init(), (device.name, isLandscape))
  }

  /// The device where none is named.
  static let standard = ViewImageConfig(Device.standard.name)

  /// An iPhone SE of 2016.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// An iPhone SE of 2016.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    .init("iPhone SE (1st generation)", orientation)
  }
  /// An iPhone 8.
  public static let iPhone8 = iPhone8(.portrait)
  /// An iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { .init("iPhone 8", orientation) }
  /// An iPhone 8 Plus.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// An iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    .init("iPhone 8 Plus", orientation)
  }
  /// An iPhone X.
  public static let iPhoneX = iPhoneX(.portrait)
  /// An iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig { .init("iPhone X", orientation) }
  /// An iPhone XS Max.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// An iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    .init("iPhone XS Max", orientation)
  }
  /// An iPhone XR.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// An iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    .init("iPhone XR", orientation)
  }
  /// An iPhone 12.
  public static let iPhone12 = iPhone12(.portrait)
  /// An iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    .init("iPhone 12", orientation)
  }
  /// An iPhone 12 Pro.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// An iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    .init("iPhone 12 Pro", orientation)
  }
  /// An iPhone 12 Pro Max.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// An iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    .init("iPhone 12 Pro Max", orientation)
  }
  /// An iPhone 13 mini.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// An iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    .init("iPhone 13 mini", orientation)
  }
  /// An iPhone 13.
  public static let iPhone13 = iPhone13(.portrait)
  /// An iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    .init("iPhone 13", orientation)
  }
  /// An iPhone 13 Pro.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// An iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    .init("iPhone 13 Pro", orientation)
  }
  /// An iPhone 13 Pro Max.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// An iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    .init("iPhone 13 Pro Max", orientation)
  }
  /// An iPad mini, on a side, as in swift-snapshot-testing.
  public static let iPadMini = ViewImageConfig("iPad mini (5th generation)", .landscape)
  /// An iPad mini.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    .init("iPad mini (5th generation)", orientation)
  }
  /// An iPad of 9.7 inches; on a side, as in swift-snapshot-testing.
  public static let iPad9_7 = ViewImageConfig("iPad (9.7-inch)", .landscape)
  /// An iPad of 9.7 inches.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    .init("iPad (9.7-inch)", orientation)
  }
  /// An iPad of 10.2 inches.
  public static let iPad10_2 = ViewImageConfig("iPad (9th generation)", .landscape)
  /// An iPad of 10.2 inches.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    .init("iPad (9th generation)", orientation)
  }
  /// An iPad Pro of 10.5 inches.
  public static let iPadPro10_5 = ViewImageConfig("iPad Air (3rd generation)", .landscape)
  /// An iPad Pro of 10.5 inches.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    .init("iPad Air (3rd generation)", orientation)
  }
  /// An iPad Pro of 11 inches.
  public static let iPadPro11 = ViewImageConfig("iPad Pro (11-inch)", .landscape)
  /// An iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    .init("iPad Pro (11-inch)", orientation)
  }
  /// An iPad Pro of 12.9 inches.
  public static let iPadPro12_9 = ViewImageConfig("iPad Pro (12.9-inch)", .landscape)
  /// An iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    .init("iPad Pro (12.9-inch)", orientation)
  }
}
