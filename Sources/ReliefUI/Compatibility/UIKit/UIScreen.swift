import Foundation

/// The screen of the device that is drawn.
@preconcurrency @MainActor public final class UIScreen {
  /// The screen.
  public static let main = UIScreen()

  private init() {}

  /// The screen's rectangle in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: RenderContext.current.screenSize) }
  /// The screen's rectangle in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Pixels a point.
  public var scale: CGFloat { RenderContext.current.screenScale }
  /// Pixels a point.
  public var nativeScale: CGFloat { scale }
  /// How bright the screen is; inert.
  public var brightness: CGFloat = 0.5
}

/// The device that is drawn.
@preconcurrency @MainActor public final class UIDevice {
  /// The device.
  public static let current = UIDevice()
  /// Says that the device was turned; never sent.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private init() {}

  /// The kind of a device.
  nonisolated public var userInterfaceIdiom: UIUserInterfaceIdiom {
    min(RenderContext.current.screenSize.width, RenderContext.current.screenSize.height) >= 700
      ? .pad : .phone
  }
  /// The name of the kind.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name of the device.
  public var name: String { model }
  /// The name of the system.
  public var systemName: String { "iOS" }
  /// The version of the system.
  public var systemVersion: String { "\(RenderContext.current.osVersion).0" }
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// None that is known.
  case unspecified = -1
  /// iPhone.
  case phone = 0
  /// iPad.
  case pad = 1
  /// Apple TV.
  case tv = 2
  /// CarPlay.
  case carPlay = 3
  /// Mac.
  case mac = 5
}
