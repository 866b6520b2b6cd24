import Foundation

/// How a bar looks. Nothing that is said of UIKit's bars is drawn: SwiftUI's have looks of their own here.
@preconcurrency @MainActor open class UIBarAppearance {
  /// A look.
  public init() {}
  /// The colour of the ground.
  public var backgroundColor: UIColor?
  /// What blurs the ground.
  public var backgroundEffect: UIBlurEffect?
  /// The picture of the ground.
  public var backgroundImage: UIImage?
  /// The colour of the line at the edge.
  public var shadowColor: UIColor?
  /// The picture of the line at the edge.
  public var shadowImage: UIImage?
  /// The usual ground.
  public func configureWithDefaultBackground() {}
  /// An opaque ground.
  public func configureWithOpaqueBackground() {}
  /// No ground.
  public func configureWithTransparentBackground() {}
}

/// How items of a bar look; inert.
@preconcurrency @MainActor public final class UIBarButtonItemAppearance {
  /// How items look in a state.
  @MainActor public final class State {
    /// How titles look.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }
  /// A look.
  public init() {}
  /// At rest.
  public let normal = State()
  /// Pressed.
  public let highlighted = State()
  /// When they cannot be used.
  public let disabled = State()
}

/// How a bar above a page looks; inert.
@preconcurrency @MainActor public final class UINavigationBarAppearance: UIBarAppearance {
  /// How titles look.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles look.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How items look.
  public var buttonAppearance = UIBarButtonItemAppearance()
  /// How the way back looks.
  public var backButtonAppearance = UIBarButtonItemAppearance()
  /// How the item that ends something looks.
  public var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// How tabs look; inert.
@preconcurrency @MainActor public final class UITabBarItemAppearance {
  /// How tabs look in a state.
  @MainActor public final class State {
    /// The colour of icons.
    public var iconColor: UIColor?
    /// How titles look.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of badges.
    public var badgeBackgroundColor: UIColor?
  }
  /// A look.
  public init() {}
  /// At rest.
  public let normal = State()
  /// Chosen.
  public let selected = State()
}

/// How a bar of tabs looks; inert.
@preconcurrency @MainActor public final class UITabBarAppearance: UIBarAppearance {
  /// How tabs look above each other.
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look in a row.
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look in a low row.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// How a bar below a page looks; inert.
@preconcurrency @MainActor public final class UIToolbarAppearance: UIBarAppearance {}

/// A bar above a page; never drawn.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// What all such bars are told; it is kept and not drawn.
  public static func appearance() -> UINavigationBar { proxy }
  private static let proxy = UINavigationBar()
  /// The usual look.
  public var standardAppearance = UINavigationBarAppearance()
  /// The look where there is little room.
  public var compactAppearance: UINavigationBarAppearance?
  /// The look above the beginning of what scrolls.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How titles look.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How large titles look.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The colour of the ground.
  public var barTintColor: UIColor?
  /// Whether what lies below shines through.
  public var isTranslucent = true
  /// The picture of the line at the edge.
  public var shadowImage: UIImage?
  /// Whether titles are large.
  public var prefersLargeTitles = true
  /// Sets the picture of the ground.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable {
  /// As usual.
  case `default`
  /// Low.
  case compact
}

/// A bar of tabs; never drawn.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// What all such bars are told; it is kept and not drawn.
  public static func appearance() -> UITabBar { proxy }
  private static let proxy = UITabBar()
  /// The usual look.
  public var standardAppearance = UITabBarAppearance()
  /// The look below the end of what scrolls.
  public var scrollEdgeAppearance: UITabBarAppearance?
  /// The colour of the ground.
  public var barTintColor: UIColor?
  /// The colour of tabs that are not chosen.
  public var unselectedItemTintColor: UIColor?
  /// Whether what lies below shines through.
  public var isTranslucent = true
  /// The picture of the ground.
  public var backgroundImage: UIImage?
  /// The picture of the line at the edge.
  public var shadowImage: UIImage?
}

/// A bar below a page; never drawn.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// What all such bars are told; it is kept and not drawn.
  public static func appearance() -> UIToolbar { proxy }
  private static let proxy = UIToolbar()
  /// The usual look.
  public var standardAppearance = UIToolbarAppearance()
  /// The colour of the ground.
  public var barTintColor: UIColor?
}
