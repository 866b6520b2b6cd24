import Foundation

/// How a symbol moves; in a still picture none does.
public protocol SymbolEffect: Sendable {}
/// An effect that goes on while it is on.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that is done when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect of coming and going.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect of one symbol becoming another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// How often and how fast an effect is done; inert.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// As usual.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// Some times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// At a speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Some times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// At a speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// An effect with its variants, none of which shows.
public struct _InertSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
  /// Upwards.
  public var up: Self { self }
  /// Downwards.
  public var down: Self { self }
  /// Layer by layer.
  public var byLayer: Self { self }
  /// All at once.
  public var wholeSymbol: Self { self }
  /// One layer after the other.
  public var iterative: Self { self }
  /// Layers add up.
  public var cumulative: Self { self }
  /// Back and forth.
  public var reversing: Self { self }
  /// Not back.
  public var nonReversing: Self { self }
  /// Layers that are off are faint.
  public var dimInactiveLayers: Self { self }
  /// Layers that are off are gone.
  public var hideInactiveLayers: Self { self }
  /// Upwards, the old one away.
  public var upUp: Self { self }
  /// Away, the new one upwards.
  public var downUp: Self { self }
  /// Away, the old one upwards.
  public var offUp: Self { self }
  /// Clockwise.
  public var clockwise: Self { self }
  /// Counter-clockwise.
  public var counterClockwise: Self { self }
  /// A little.
  public var plain: Self { self }
}

extension SymbolEffect where Self == _InertSymbolEffect {
  /// It bounces.
  public static var bounce: _InertSymbolEffect { .init() }
  /// It pulses.
  public static var pulse: _InertSymbolEffect { .init() }
  /// Its layers light up.
  public static var variableColor: _InertSymbolEffect { .init() }
  /// It grows and shrinks.
  public static var scale: _InertSymbolEffect { .init() }
  /// It appears.
  public static var appear: _InertSymbolEffect { .init() }
  /// It disappears.
  public static var disappear: _InertSymbolEffect { .init() }
  /// It becomes another.
  public static var replace: _InertSymbolEffect { .init() }
  /// The system's own way.
  public static var automatic: _InertSymbolEffect { .init() }
  /// It breathes.
  public static var breathe: _InertSymbolEffect { .init() }
  /// It turns.
  public static var rotate: _InertSymbolEffect { .init() }
  /// It wiggles.
  public static var wiggle: _InertSymbolEffect { .init() }
}

extension ContentTransition {
  /// As a symbol does.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}

extension View {
  /// The same view; symbols stand still.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// The same view; symbols stand still.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  /// The same view; symbols stand still.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
