import Foundation

/// Where and when values are sent; here always at once, and on the thread that they come on.
public protocol Scheduler<SchedulerTimeType> {
  /// A point in time.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// What else can be said; nothing.
  associatedtype SchedulerOptions
}

/// A length of time that can be told in seconds.
public protocol SchedulerTimeIntervalConvertible {
  /// Seconds.
  static func seconds(_ s: Int) -> Self
  /// Seconds.
  static func seconds(_ s: Double) -> Self
  /// Thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// Millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// Thousand millionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}

/// A point in time of a scheduler.
public struct _SchedulerTime: Strideable, Hashable, Sendable {
  /// Seconds.
  public var seconds: Double

  /// The way to another point.
  public func distance(to other: _SchedulerTime) -> Stride { Stride(other.seconds - seconds) }
  /// A point so far away.
  public func advanced(by n: Stride) -> _SchedulerTime { _SchedulerTime(seconds: seconds + n.magnitude) }

  /// A length of time.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable, Sendable,
    ExpressibleByFloatLiteral
  {
    /// Seconds.
    public var magnitude: Double

    init(_ seconds: Double) { magnitude = seconds }

    /// Seconds.
    public init(floatLiteral value: Double) { magnitude = value }
    /// Seconds.
    public init(integerLiteral value: Int) { magnitude = Double(value) }
    /// Seconds; nil for numbers that are too large.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = Double(exactly: source) else { return nil }
      magnitude = seconds
    }

    /// Seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    /// Seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// Thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    /// Millionths of a second.
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    /// Thousand millionths of a second.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }

    /// Which is shorter.
    public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
    /// Both.
    public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
    /// The difference.
    public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
    /// The product.
    public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
    /// Multiplies.
    public static func *= (a: inout Stride, b: Stride) { a = a * b }
  }
}

/// Sends at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// A point in time.
  public typealias SchedulerTimeType = _SchedulerTime
  /// Nothing.
  public typealias SchedulerOptions = Never
  /// The one scheduler of the kind.
  public static let shared = ImmediateScheduler()
}

extension DispatchQueue: Scheduler {
  /// A point in time.
  public typealias SchedulerTimeType = _SchedulerTime
  /// Nothing.
  public typealias SchedulerOptions = Never
}

extension RunLoop: Scheduler {
  /// A point in time.
  public typealias SchedulerTimeType = _SchedulerTime
  /// Nothing.
  public typealias SchedulerOptions = Never
}

extension OperationQueue: Scheduler {
  /// A point in time.
  public typealias SchedulerTimeType = _SchedulerTime
  /// Nothing.
  public typealias SchedulerOptions = Never
}

extension Publisher {
  /// The same values: a still picture has no time, so they are sent at once.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.Filter<
      Self
    >
  { untouched }

  /// The same values: a still picture has no time, so they are sent at once.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.Filter<Self>
  { untouched }

  /// The same values: a still picture has no time, so they are sent at once.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Filter<Self> { untouched }

  /// The same values: a still picture has no time, so they are sent at once.
  public func throttle<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool)
    -> Publishers.Filter<Self>
  { untouched }

  /// The same values: a still picture has no time, so they are sent at once.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Filter<Self> { untouched }

  private var untouched: Publishers.Filter<Self> { filter { _ in true } }
}
