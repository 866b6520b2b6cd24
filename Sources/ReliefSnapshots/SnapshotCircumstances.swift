import Foundation
import ReliefPreviews
import ReliefUI

/// For which test a view is drawn, and what holds besides the strategy's own circumstances.
struct SnapshotCircumstances {
  /// What a choice of a matrix changes; nil for nothing.
  var change: (@Sendable (inout PreviewVariant) -> Void)?
  /// The test file; nil where a strategy is run by hand.
  var testFile: String?
  /// The scope's configuration.
  var scope: SnapshotTestingConfiguration?

  init(
    testFile: String? = nil, change: (@Sendable (inout PreviewVariant) -> Void)? = nil,
    scope: SnapshotTestingConfiguration? = SnapshotTestingConfiguration.current
  ) {
    (self.testFile, self.change, self.scope) = (testFile, change, scope)
  }

  /// What code without an environment can ask for, on a screen.
  func context(_ device: Device, isLandscape: Bool, osVersion: Int) -> RenderContext {
    let assets: [String]
    if let given = scope?.assets {
      let root = testFile.map(PackageAssets.root) ?? "."
      assets = given.map { $0.hasPrefix("/") ? $0 : root + "/" + $0 }
    } else {
      assets = PackageAssets.paths(testFile: testFile)
    }
    let size = device.size
    return SnapshotContexts.context(
      SnapshotContexts.Key(
        assets: assets, date: scope?.date ?? RenderContext.standardDate, timeZone: scope?.timeZone ?? .gmt,
        osVersion: osVersion,
        screen: isLandscape ? CGSize(width: size.height, height: size.width) : size, scale: device.scale))
  }
}

extension PreviewVariant {
  /// Changes circumstances as traits say.
  mutating func apply(_ traits: UITraitCollection) {
    if traits.userInterfaceStyle != .unspecified { isDark = traits.userInterfaceStyle == .dark }
    if traits.displayScale > 0 { scale = Double(traits.displayScale) }
    if let size = traits.preferredContentSizeCategory.dynamicTypeSize { dynamicType = "\(size)" }
    if traits.layoutDirection != .unspecified { isRightToLeft = traits.layoutDirection == .rightToLeft }
    if traits.accessibilityContrast != .unspecified {
      hasIncreasedContrast = traits.accessibilityContrast == .high
    }
  }
}
