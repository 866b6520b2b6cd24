import Foundation
import Relief
import ReliefDrawing
import ReliefPreviews
import ReliefUI

/// The size of the picture of a view.
public enum SwiftUISnapshotLayout: Sendable {
  /// On a device's screen.
  case device(config: ViewImageConfig)
  /// Of so many points.
  case fixed(width: CGFloat, height: CGFloat)
  /// As large as the view is, on the standard device's screen at most.
  case sizeThatFits
}

/// How views become pictures, display lists and layouts: the screen and the circumstances.
struct ViewSnapshot: Sendable {
  var layout: SwiftUISnapshotLayout
  /// The circumstances; date, locale and all else are fixed unless told.
  var variant: PreviewVariant
  /// Traits that no variant has.
  private var sizeClasses = UITraitCollection()
  /// The test that is run.
  private var test = SnapshotCircumstances(scope: nil)

  init(_ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection) {
    self.layout = layout
    variant = PreviewVariant()
    sizeClasses = traits
    if case .device(let config) = layout {
      if let device = config.device {
        (variant.device, variant.isLandscape) = (device.name, device.isLandscape)
      }
      variant.apply(config.traits)
      sizeClasses = UITraitCollection(traitsFrom: [config.traits, traits])
    }
    variant.apply(traits)
  }

  /// The same for a test, whose choice of a matrix comes after the strategy's own circumstances.
  func changed(by test: SnapshotCircumstances) -> ViewSnapshot {
    var copy = self
    copy.test = test
    if let locale = test.scope?.locale { copy.variant.locale = locale.identifier }
    test.change?(&copy.variant)
    return copy
  }

  /// The view on its screen.
  @MainActor func host(_ view: some View) throws -> ViewHost {
    var settings = PreviewSettings()
    settings.layout = .sizeThatFits
    if let name = variant.device, Device.named(name) == nil { throw UnknownDevice(name: name) }
    let device = variant.device(settings) { _ in }
    let context = test.context(
      device, isLandscape: variant.isLandscape ?? false, osVersion: variant.osVersion)
    var environment = variant.environment(settings, device, context)
    environment.timeZone = context.timeZone
    if let width = sizeClasses.horizontalSizeClass.sizeClass { environment.horizontalSizeClass = width }
    if let height = sizeClasses.verticalSizeClass.sizeClass { environment.verticalSizeClass = height }
    let screen: ViewHost.Screen
    switch layout {
    case .sizeThatFits: screen = variant.screen(settings, device)
    case .fixed(let width, let height):
      let size = CGSize(width: width, height: height)
      screen = .init(proposal: ProposedViewSize(size), size: size)
    case .device(let config) where config.device == nil:
      // A screen of the test's own, of which one side or both may be free.
      let safe = config.size.map {
        CGSize(
          width: $0.width - config.safeArea.leading - config.safeArea.trailing,
          height: $0.height - config.safeArea.top - config.safeArea.bottom)
      }
      screen = .init(
        proposal: safe.map { ProposedViewSize($0) } ?? .unspecified, size: config.size,
        insets: config.safeArea)
    case .device:
      settings.layout = .device
      screen = variant.screen(settings, device)
    }
    return ViewHost(view, screen: screen, environment: environment)
  }

  /// What is to be drawn, on the ground of its colour scheme.
  @MainActor func drawing(_ view: some View) throws -> ViewDrawing {
    let host = try host(view)
    defer { SnapshotContexts.sayWarnings(of: host.environment.renderContext) }
    return try ViewDrawing(screenOf: host)
  }

  /// What a picture's labels are made of.
  @MainActor func label(_ text: String) throws -> (list: DisplayList, size: CGSize) {
    var environment = EnvironmentValues()
    environment.renderContext = test.context(.standard, isLandscape: false, osVersion: variant.osVersion)
    environment.displayScale = 1
    let host = ViewHost(
      Text(text).font(.system(size: 13)), screen: .init(proposal: .unspecified), environment: environment)
    return (try host.displayList(), try host.size())
  }
}

/// A device that is not known.
struct UnknownDevice: Error, CustomStringConvertible {
  let name: String
  var description: String {
    "There is no device \"\(name)\" here; known are \(Device.all.map(\.name).joined(separator: ", "))."
  }
}
