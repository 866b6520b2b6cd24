import Foundation
import ReliefGeometry

/// Movements of fingers. In a still picture none goes on, so values stay at rest; of all gestures only a tap acts,
/// when a host taps.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The type of what the gesture says.
  associatedtype Value
  /// The type of what the gesture is made of.
  associatedtype Body: Gesture
  /// What the gesture is made of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  /// There is no value.
  public typealias Value = Never
  /// There is nothing to be made of; views, scenes and commands share it.
  nonisolated public var body: Never { switch self {} }
}

extension Gesture where Body == Never {
  /// Gestures that are made of nothing else have no body; it is never read.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// A gesture that acts when a host taps.
@MainActor protocol TappingGesture {
  /// What a tap does.
  @MainActor var tapAction: (@MainActor () -> Void)? { get }
}

extension Gesture {
  /// What a tap does, by the gesture itself or what it is made of.
  var foundTapAction: (@MainActor () -> Void)? {
    if let tapping = self as? any TappingGesture { return tapping.tapAction }
    return Body.self == Never.self ? nil : body.foundTapAction
  }

  /// Says what is done while the gesture changes.
  public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(gesture: self)
  }

  /// Says what is done when the gesture ends.
  public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(gesture: self, action: action)
  }

  /// Says which state the gesture changes while it goes on.
  public func updating<S: _GestureStateProtocol>(
    _ state: S, body: @escaping (Self.Value, inout S.Value, inout Transaction) -> Void
  ) -> _ChangedGesture<Self> { _ChangedGesture(gesture: self) }

  /// Says another thing.
  public func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(gesture: self)
  }

  /// Two gestures at once.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// One gesture after the other.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// One of two gestures, the first if it can be.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// What a gesture's `updating` takes: a `GestureState`.
public protocol _GestureStateProtocol {
  /// The type of the state.
  associatedtype Value
}

extension GestureState: _GestureStateProtocol {}

/// A gesture whose changes do something.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture, TappingGesture {
  /// What the gesture says.
  public typealias Value = Content.Value
  let gesture: Content
  @MainActor var tapAction: (@MainActor () -> Void)? { gesture.foundTapAction }
}

/// A gesture whose end does something.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture, TappingGesture {
  /// What the gesture says.
  public typealias Value = Content.Value
  let gesture: Content
  let action: (Content.Value) -> Void

  @MainActor var tapAction: (@MainActor () -> Void)? {
    let before = gesture.foundTapAction
    guard gesture is TapGesture, let value = () as? Content.Value else { return before }
    return { [action] in
      before?()
      action(value)
    }
  }
}

/// A gesture that says another thing.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
  let gesture: Content
}

/// Two gestures at once.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture, TappingGesture {
  /// What both say.
  public struct Value {
    /// What the first says, if it goes on.
    public var first: First.Value?
    /// What the second says, if it goes on.
    public var second: Second.Value?
  }
  /// The first.
  public var first: First
  /// The second.
  public var second: Second
  /// Two gestures.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor var tapAction: (@MainActor () -> Void)? {
    guard let one = first.foundTapAction else { return second.foundTapAction }
    guard let other = second.foundTapAction else { return one }
    return {
      one()
      other()
    }
  }
}

/// One gesture after the other.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far it has gone.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The second goes on, or is waited for.
    case second(First.Value, Second.Value?)
  }
  /// The first.
  public var first: First
  /// The second.
  public var second: Second
  /// Two gestures.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// One of two gestures, the first if it can be.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture, TappingGesture {
  /// What the one that goes on says.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The second goes on.
    case second(Second.Value)
  }
  /// The first.
  public var first: First
  /// The second.
  public var second: Second
  /// Two gestures.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor var tapAction: (@MainActor () -> Void)? { first.foundTapAction ?? second.foundTapAction }
}
