/// How a change is animated; a still picture shows its end.
public struct Animation: Hashable, Sendable {
  init() {}

  /// The default.
  public static let `default` = Animation()
  /// Starts slowly.
  public static let easeIn = Animation()
  /// Ends slowly.
  public static let easeOut = Animation()
  /// Starts and ends slowly.
  public static let easeInOut = Animation()
  /// At one speed.
  public static let linear = Animation()
  /// Like a spring.
  public static let spring = Animation()
  /// Like a spring with some bounce.
  public static let bouncy = Animation()
  /// Like a stiff spring.
  public static let snappy = Animation()
  /// Like a slow spring.
  public static let smooth = Animation()
  /// Like a spring that follows a finger.
  public static let interactiveSpring = Animation()
}

/// The circumstances of a change; a still picture shows its end.
public struct Transaction: Sendable {
  /// How the change is animated.
  public var animation: Animation?
  /// Whether animations are off.
  public var disablesAnimations = false

  /// Circumstances without an animation.
  public init(animation: Animation? = nil) { self.animation = animation }
}
