import Foundation
import ReliefGeometry

/// How a view comes and goes; a still picture shows it when it is there.
public struct AnyTransition: Sendable {
  init() {}

  /// At once.
  public static let identity = AnyTransition()
  /// By its opacity.
  public static let opacity = AnyTransition()
  /// By its size.
  public static let scale = AnyTransition()
  /// From the side.
  public static let slide = AnyTransition()
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// From an edge, pushing what was there.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// From elsewhere.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// From elsewhere.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// By its size, from a factor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// In one way it comes, in another it goes.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition()
  }
  /// By two modifiers: one while it is away, one when it is there.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
  /// By its blur.
  public static let blurReplace = AnyTransition()
  /// In two ways at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Animated in a way.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How content changes in a view that stays.
public struct ContentTransition: Hashable, Sendable {
  init() {}
  /// At once.
  public static let identity = ContentTransition()
  /// By its opacity.
  public static let opacity = ContentTransition()
  /// By its form.
  public static let interpolate = ContentTransition()
  /// As a symbol does.
  public static let symbolEffect = ContentTransition()
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  /// Digit by digit.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// Which properties of a view move to another one.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Properties by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// The same view; how it comes and goes does not show.
  public func transition(_ t: AnyTransition) -> some View { self }

  /// The same view; how its content changes does not show.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// The same view in its own place; how it moves to another's does not show.
  public func matchedGeometryEffect<ID: Hashable, Space: Hashable>(
    id: ID, in namespace: Space, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }

  /// The same view; how it becomes a page does not show.
  public func matchedTransitionSource<ID: Hashable, Space: Hashable>(id: ID, in namespace: Space) -> some View
  {
    self
  }

  /// The same view; how a group moves does not show.
  public func geometryGroup() -> some View { self }
}
