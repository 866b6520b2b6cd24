import Foundation

/// A publisher that sends only after it is connected.
public protocol ConnectablePublisher: Publisher {
  /// Connects it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects it when somebody attaches.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  /// Connects a publisher when somebody attaches.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The values of the publisher before.
    public typealias Output = Upstream.Output
    /// The error of the publisher before.
    public typealias Failure = Upstream.Failure
    /// The publisher before.
    public let upstream: Upstream

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let connection = upstream.connect()
      let relay = Relay<Output, Failure, S>(
        subscriber, value: { $1.send($0) },
        completion: { end, out in
          connection.cancel()
          out.finish(end)
        })
      upstream.receive(subscriber: relay)
    }
  }
}

extension Timer {
  /// Sends dates at an interval; never while a picture is made, which takes no time.
  public final class TimerPublisher: ConnectablePublisher {
    /// The dates.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never
    /// The interval in seconds.
    public let interval: TimeInterval

    init(interval: TimeInterval) { self.interval = interval }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      Empty(completeImmediately: false).receive(subscriber: subscriber)
    }

    /// Starts it.
    public func connect() -> any Cancellable { AnyCancellable {} }
  }

  /// Sends dates at an interval; never while a picture is made, which takes no time.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }
}

extension NotificationCenter {
  /// Sends the notifications of a name.
  public struct Publisher: ReliefCombine.Publisher {
    /// The notifications.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never
    /// Where they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Who posts them; nil for anybody.
    public let object: AnyObject?

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let feed = Feed(subscriber)
      let listener = Listener { feed.send($0) }
      let center = center
      let observer = center.addObserver(forName: name, object: object, queue: nil) { listener.take($0) }
      feed.onCancel = { center.removeObserver(observer) }
      subscriber.receive(subscription: feed)
    }
  }

  /// Sends the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// Takes notifications, which are posted on the thread of those who listen.
private final class Listener: @unchecked Sendable {
  let take: (Notification) -> Void
  init(_ take: @escaping (Notification) -> Void) { self.take = take }
}
