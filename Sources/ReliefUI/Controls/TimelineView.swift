import Foundation

/// A view that changes with time; a still picture shows it at the date of the picture.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the content knows of time.
  public struct Context {
    /// How often the content may change.
    public enum Cadence: Comparable, Sendable {
      /// At every frame.
      case live
      /// Every second.
      case seconds
      /// Every minute.
      case minutes
    }
    /// The date.
    public let date: Date
    /// How often the content may change.
    public let cadence: Cadence
  }

  private let content: (TimelineViewDefaultContext) -> Content

  /// A view that changes when a schedule says so.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.content = content
  }

  /// The content at the date of the picture.
  @MainActor public var body: some View {
    content(TimelineViewDefaultContext(date: RenderContext.current.date, cadence: .live))
  }
}

/// What the content of every view that changes with time knows.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// When a view changes.
public protocol TimelineSchedule {}

/// In steps of time.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Steps in seconds from a date.
  public init(from startDate: Date, by interval: TimeInterval) {}
}
/// Every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Every minute.
  public init() {}
}
/// At dates.
public struct ExplicitTimelineSchedule: TimelineSchedule, Sendable {
  /// At dates.
  public init<S: Sequence>(_ dates: S) where S.Element == Date {}
}
/// At every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// At every frame, or at most so often.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Steps in seconds from a date.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  /// At dates.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule where S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// At every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// At most so often.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
