import Foundation
import ReliefUI

/// A device whose screen a preview is shown on.
public struct Device: Hashable, Sendable {
  /// The name, as Xcode's run destinations have it.
  public var name: String
  /// The size upright, in points.
  public var size: CGSize
  /// Pixels a point.
  public var scale: CGFloat
  /// What bars and corners cover upright.
  public var portraitInsets: EdgeInsets
  /// What bars and corners cover when the device lies on a side.
  public var landscapeInsets: EdgeInsets
  /// Whether it is an iPad.
  public var isPad: Bool
  /// Whether its width is regular when it lies on a side.
  public var isWideInLandscape: Bool

  private init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat, bottom: CGFloat,
    side: CGFloat = 0, landscapeBottom: CGFloat = 0, isPad: Bool = false, isWide: Bool = false
  ) {
    (self.name, size, self.scale) = (name, CGSize(width: width, height: height), scale)
    portraitInsets = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    landscapeInsets = EdgeInsets(
      top: isPad ? top : 0, leading: side, bottom: isPad ? bottom : landscapeBottom, trailing: side)
    (self.isPad, isWideInLandscape) = (isPad, isWide)
  }

  /// The device where none is named. [choice: the middle of the line of its year]
  public static let standard = Device(
    "iPhone 16", 393, 852, 3, top: 59, bottom: 34, side: 59, landscapeBottom: 21)

  /// The devices that are known.
  ///
  /// Source: swift-snapshot-testing, Common/View.swift; SwiftUI-Simulator, DeviceInfo.swift; insets of devices since
  /// 2022 are common knowledge that was not measured.
  public static let all: [Device] = [
    Device("iPod touch (7th generation)", 320, 568, 2, top: 20, bottom: 0),
    Device("iPhone SE (1st generation)", 320, 568, 2, top: 20, bottom: 0),
    Device("iPhone 8", 375, 667, 2, top: 20, bottom: 0),
    Device("iPhone SE (2nd generation)", 375, 667, 2, top: 20, bottom: 0),
    Device("iPhone SE (3rd generation)", 375, 667, 2, top: 20, bottom: 0),
    Device("iPhone 8 Plus", 414, 736, 3, top: 20, bottom: 0, isWide: true),
    Device("iPhone X", 375, 812, 3, top: 44, bottom: 34, side: 44, landscapeBottom: 21),
    Device("iPhone XS", 375, 812, 3, top: 44, bottom: 34, side: 44, landscapeBottom: 21),
    Device("iPhone 11 Pro", 375, 812, 3, top: 44, bottom: 34, side: 44, landscapeBottom: 21),
    Device("iPhone XR", 414, 896, 2, top: 48, bottom: 34, side: 48, landscapeBottom: 21, isWide: true),
    Device("iPhone 11", 414, 896, 2, top: 48, bottom: 34, side: 48, landscapeBottom: 21, isWide: true),
    Device("iPhone XS Max", 414, 896, 3, top: 44, bottom: 34, side: 44, landscapeBottom: 21, isWide: true),
    Device(
      "iPhone 11 Pro Max", 414, 896, 3, top: 44, bottom: 34, side: 44, landscapeBottom: 21, isWide: true),
    Device("iPhone 12 mini", 375, 812, 3, top: 50, bottom: 34, side: 50, landscapeBottom: 21),
    Device("iPhone 13 mini", 375, 812, 3, top: 50, bottom: 34, side: 50, landscapeBottom: 21),
    Device("iPhone 12", 390, 844, 3, top: 47, bottom: 34, side: 47, landscapeBottom: 21),
    Device("iPhone 12 Pro", 390, 844, 3, top: 47, bottom: 34, side: 47, landscapeBottom: 21),
    Device("iPhone 13", 390, 844, 3, top: 47, bottom: 34, side: 47, landscapeBottom: 21),
    Device("iPhone 13 Pro", 390, 844, 3, top: 47, bottom: 34, side: 47, landscapeBottom: 21),
    Device("iPhone 14", 390, 844, 3, top: 47, bottom: 34, side: 47, landscapeBottom: 21),
    Device(
      "iPhone 12 Pro Max", 428, 926, 3, top: 47, bottom: 34, side: 47, landscapeBottom: 21, isWide: true),
    Device(
      "iPhone 13 Pro Max", 428, 926, 3, top: 47, bottom: 34, side: 47, landscapeBottom: 21, isWide: true),
    Device("iPhone 14 Plus", 428, 926, 3, top: 47, bottom: 34, side: 47, landscapeBottom: 21, isWide: true),
    Device("iPhone 14 Pro", 393, 852, 3, top: 59, bottom: 34, side: 59, landscapeBottom: 21),
    Device("iPhone 15", 393, 852, 3, top: 59, bottom: 34, side: 59, landscapeBottom: 21),
    Device("iPhone 15 Pro", 393, 852, 3, top: 59, bottom: 34, side: 59, landscapeBottom: 21),
    standard,
    Device(
      "iPhone 14 Pro Max", 430, 932, 3, top: 59, bottom: 34, side: 59, landscapeBottom: 21, isWide: true),
    Device("iPhone 15 Plus", 430, 932, 3, top: 59, bottom: 34, side: 59, landscapeBottom: 21, isWide: true),
    Device(
      "iPhone 15 Pro Max", 430, 932, 3, top: 59, bottom: 34, side: 59, landscapeBottom: 21, isWide: true),
    Device("iPhone 16 Plus", 430, 932, 3, top: 59, bottom: 34, side: 59, landscapeBottom: 21, isWide: true),
    Device("iPhone 16 Pro", 402, 874, 3, top: 62, bottom: 34, side: 62, landscapeBottom: 21),
    Device(
      "iPhone 16 Pro Max", 440, 956, 3, top: 62, bottom: 34, side: 62, landscapeBottom: 21, isWide: true),
    Device("iPad (9.7-inch)", 768, 1024, 2, top: 20, bottom: 0, isPad: true),
    Device("iPad mini (5th generation)", 768, 1024, 2, top: 20, bottom: 0, isPad: true),
    Device("iPad (9th generation)", 810, 1080, 2, top: 20, bottom: 0, isPad: true),
    Device("iPad Air (3rd generation)", 834, 1112, 2, top: 20, bottom: 0, isPad: true),
    Device("iPad mini (6th generation)", 744, 1133, 2, top: 24, bottom: 20, isPad: true),
    Device("iPad Air (4th generation)", 820, 1180, 2, top: 24, bottom: 20, isPad: true),
    Device("iPad Air (5th generation)", 820, 1180, 2, top: 24, bottom: 20, isPad: true),
    Device("iPad (10th generation)", 820, 1180, 2, top: 24, bottom: 20, isPad: true),
    Device("iPad Pro (11-inch)", 834, 1194, 2, top: 24, bottom: 20, isPad: true),
    Device("iPad Pro (12.9-inch)", 1024, 1366, 2, top: 24, bottom: 20, isPad: true),
  ]

  /// A device by its name, upper and lower case alike; nil when it is not known.
  ///
  /// A generation or size in parentheses may be left out: the first device so named is meant.
  public static func named(_ name: String) -> Device? {
    let wanted = name.lowercased()
    return all.first { $0.name.lowercased() == wanted }
      ?? all.first { $0.name.lowercased().hasPrefix(wanted + " (") }
      ?? all.first {
        wanted.hasPrefix($0.name.lowercased() + " (")
          || wanted.split(separator: "(").first?.trimmingCharacters(in: .whitespaces)
            == $0.name.lowercased().split(separator: "(").first?.trimmingCharacters(in: .whitespaces)
      }
  }

  /// The size of the screen as the device is held.
  func size(isLandscape: Bool) -> CGSize {
    isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// Sets what views can know of the device.
  func describe(in environment: inout EnvironmentValues, isLandscape: Bool) {
    environment.displayScale = scale
    environment.horizontalSizeClass = isPad || (isLandscape && isWideInLandscape) ? .regular : .compact
    environment.verticalSizeClass = isPad || !isLandscape ? .regular : .compact
  }
}
