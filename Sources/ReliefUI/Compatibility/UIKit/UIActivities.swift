import Foundation
import ReliefGeometry

/// Hands things to other programs; never shown.
@preconcurrency @MainActor public final class UIActivityViewController: UIViewController {
  /// A controller for things to hand on.
  public init(activityItems: [Any], applicationActivities: [Any]?) { super.init() }
}

/// Distances from the edges, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From above.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From below.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat
  /// None.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  /// Distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension EdgeInsets {
  /// The same distances, read from the left.
  public init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

/// Takes events of a scene; never told anything.
@MainActor public protocol UIWindowSceneDelegate: AnyObject {
  /// The window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
