import Foundation

/// The app; what it is asked to do is not done while a picture is made.
@preconcurrency @MainActor open class UIApplication {
  /// The app.
  public static let shared = UIApplication()

  /// An app.
  public init() {}

  /// A key of what is told at launch.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A key of what is told when something is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The address of the app's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// Says that the app is in front; never sent.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Says that the app was left; never sent.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Says that the app is about to be in front; never sent.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Says that the app is about to be left; never sent.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")

  /// The app's windows: none.
  public var windows: [UIWindow] { [] }
  /// The app's scenes: none.
  public var connectedScenes: [UIScene] { [] }
  /// Whether the screen stays on; inert.
  public var isIdleTimerDisabled = false
  /// The number on the app's icon; inert.
  public var applicationIconBadgeNumber = 0

  /// Whether an address could be opened: not while a picture is made.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Does nothing.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {}
  /// Does nothing.
  public func endEditing() {}
  /// Does nothing, as there is nothing that answers; the keyboard is hidden already.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }
}

/// A touch or press; none happens while a picture is made.
@preconcurrency @MainActor open class UIEvent {}

/// A part of an app's user interface.
@preconcurrency @MainActor open class UIScene: UIResponder {}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The windows: none.
  public var windows: [UIWindow] { [] }
}

/// Feedback that is felt; inert.
@preconcurrency @MainActor open class UIFeedbackGenerator {
  /// A generator.
  public init() {}
  /// Does nothing.
  public func prepare() {}
}

/// Feedback for a collision; inert.
@preconcurrency @MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How strong it is.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light
    /// Medium.
    case medium
    /// Heavy.
    case heavy
    /// Soft.
    case soft
    /// Rigid.
    case rigid
  }
  /// A generator.
  public init(style: FeedbackStyle) { super.init() }
  /// A generator.
  public override init() { super.init() }
  /// Does nothing.
  public func impactOccurred(intensity: CGFloat = 1) {}
}

/// Feedback for a result; inert.
@preconcurrency @MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What the result is.
  public enum FeedbackType: Int, Sendable {
    /// It went well.
    case success
    /// It may not go well.
    case warning
    /// It went wrong.
    case error
  }
  /// Does nothing.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Feedback for a choice; inert.
@preconcurrency @MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  public func selectionChanged() {}
}

/// What was copied: nothing, and nothing is kept.
@preconcurrency @MainActor public final class UIPasteboard {
  /// The pasteboard.
  public static let general = UIPasteboard()
  private init() {}
  /// The text; what is set is forgotten.
  public var string: String? {
    get { nil }
    set {}
  }
}
