import Foundation
import ReliefGeometry

/// One or more taps.
nonisolated public struct TapGesture: Gesture {
  /// Nothing.
  public typealias Value = Void
  /// How many taps.
  public var count: Int
  /// Taps.
  public init(count: Int = 1) { self.count = count }
}

/// One or more taps with their place.
nonisolated public struct SpatialTapGesture: Gesture {
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    /// The place.
    public var location: CGPoint
  }
  /// How many taps.
  public var count: Int
  /// Taps.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) { self.count = count }
}

/// A finger that stays.
nonisolated public struct LongPressGesture: Gesture {
  /// Whether the finger is down.
  public typealias Value = Bool
  /// For how many seconds.
  public var minimumDuration: Double
  /// How far it may move, in points.
  public var maximumDistance: CGFloat
  /// A finger that stays.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }
}

/// A finger that moves.
nonisolated public struct DragGesture: Gesture {
  /// Where the finger is and was.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Where it is.
    public var location: CGPoint
    /// Where it came down.
    public var startLocation: CGPoint
    /// How fast it is, in points a second.
    public var velocity: CGSize
    /// How far it has come.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where it would come to rest.
    public var predictedEndLocation: CGPoint { location }
    /// How far it would have come.
    public var predictedEndTranslation: CGSize { translation }
  }
  /// How far it must move first, in points.
  public var minimumDistance: CGFloat
  /// What places refer to.
  public var coordinateSpace: CoordinateSpace
  /// A finger that moves.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace.coordinateSpace)
  }
  /// A finger that moves.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }
}

/// Two fingers that part: the factor.
nonisolated public struct MagnificationGesture: Gesture {
  /// The factor.
  public typealias Value = CGFloat
  /// The least change.
  public var minimumScaleDelta: CGFloat
  /// Two fingers that part.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that part.
nonisolated public struct MagnifyGesture: Gesture {
  /// How far they have parted.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// The factor.
    public var magnification: CGFloat
    /// How fast it grows, a second.
    public var velocity: CGFloat
    /// What stays in place.
    public var startAnchor: UnitPoint
    /// Where that is.
    public var startLocation: CGPoint
  }
  /// The least change.
  public var minimumScaleDelta: CGFloat
  /// Two fingers that part.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that turn: the angle.
nonisolated public struct RotationGesture: Gesture {
  /// The angle.
  public typealias Value = Angle
  /// The least change.
  public var minimumAngleDelta: Angle
  /// Two fingers that turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// Two fingers that turn.
nonisolated public struct RotateGesture: Gesture {
  /// How far they have turned.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// The angle.
    public var rotation: Angle
    /// How fast it grows, a second.
    public var velocity: Angle
    /// What stays in place.
    public var startAnchor: UnitPoint
    /// Where that is.
    public var startLocation: CGPoint
  }
  /// The least change.
  public var minimumAngleDelta: Angle
  /// Two fingers that turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// Which gestures count where several are.
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Gestures by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension TapGesture: TappingGesture {
  // A tap alone does nothing, but it takes touches.
  @MainActor var tapAction: (@MainActor () -> Void)? { {} }
}
