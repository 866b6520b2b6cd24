import Foundation
import ReliefGeometry

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

  /// Starts slowly, in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  /// Ends slowly, in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  /// Starts and ends slowly, in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  /// At one speed, in seconds.
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  /// By a curve with two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation() }
  /// By a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { Animation() }
  /// Like a spring by its response and damping.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// Like a spring by its duration and bounce.
  @_disfavoredOverload public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// Like a spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { Animation() }
  /// Like a spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }
  /// Like a spring by its mass and stiffness.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// Like a spring by its duration and bounce.
  @_disfavoredOverload public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// Like a spring with some bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// Like a stiff spring.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// Like a slow spring.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// The same, later.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// The same, faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// The same, several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// The same without end; a still picture shows the end of the first time.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  /// The same, taken as over when it looks so.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// When it looks so.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// How a spring moves; a still picture shows where it comes to rest.
public struct Spring: Hashable, Sendable {
  /// A spring by its duration and bounce.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {}
  /// A spring by its response and damping.
  public init(response: Double, dampingRatio: Double) {}
  /// A spring by its mass and stiffness.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {}
  /// A slow one.
  public static var smooth: Spring { Spring() }
  /// A stiff one.
  public static var snappy: Spring { Spring() }
  /// One with some bounce.
  public static var bouncy: Spring { Spring() }
}

/// How a change goes on in its time.
public struct UnitCurve: Hashable, Sendable {
  /// At one speed.
  public static let linear = UnitCurve()
  /// Starts slowly.
  public static let easeIn = UnitCurve()
  /// Ends slowly.
  public static let easeOut = UnitCurve()
  /// Starts and ends slowly.
  public static let easeInOut = UnitCurve()
  /// A curve with two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve()
  }
}

/// The circumstances of a change; a still picture shows its end.
public struct Transaction: Sendable {
  /// How the change is animated.
  public var animation: Animation?
  /// Whether animations are off.
  public var disablesAnimations = false
  /// Whether the change goes on with a finger.
  public var isContinuous = false

  /// Circumstances without an animation.
  public init(animation: Animation? = nil) { self.animation = animation }

  /// Does at once what is to be done after the animation.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) { completion() }
}

/// Makes a change; a still picture shows its end.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows
  -> Result
{ try body() }

/// Makes a change, and then at once what is to be done after it.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try body()
}

/// Makes a change.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  try body()
}

extension View {
  /// The same view; a still picture shows the end of each change.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// The same view; a still picture shows the end of each change.
  public func animation(_ animation: Animation?) -> some View { self }

  /// The view with what the closure makes of it, at the end of the change.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(view: self)) }

  /// The same view; a still picture shows the end of each change.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  /// The same view; a still picture shows the end of each change.
  public func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { self }

  /// The view as it is at the end of the phases' first one.
  public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> V,
    animation: (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    var first = phases.makeIterator()
    return first.next().map { content(PlaceholderContentView(view: self), $0) }
  }
}

/// The view that a closure changes.
nonisolated public struct PlaceholderContentView<Content: View>: View, PrimitiveView {
  let view: Content
  @MainActor package func makeNodes(_ context: GraphContext) -> [ViewNode] { view.nodes(context) }
}
