/// Sends values, at any time, to those who subscribe.
///
/// Here publishers are what the pictures of views need of them: they send at once and on the thread they are asked
/// on, and take every demand as unlimited. No time passes while a picture is made, so nothing waits.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error that may end them.
  associatedtype Failure: Error
  /// Attaches a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Passes everything on to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

/// Gets the values of a publisher.
public protocol Subscriber<Input, Failure> {
  /// The type of the values.
  associatedtype Input
  /// The type of the error that may end them.
  associatedtype Failure: Error
  /// Called first: what the values come by.
  func receive(subscription: any Subscription)
  /// Called for each value; the answer is how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Called last.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Called for each value; the answer is how many more are wanted.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// Something that can be stopped.
public protocol Cancellable {
  /// Stops it.
  func cancel()
}

/// The connection of a publisher and a subscriber.
public protocol Subscription: Cancellable {
  /// Says how many values are wanted.
  func request(_ demand: Subscribers.Demand)
}

/// Subscriptions that stand for nothing.
public enum Subscriptions {
  /// A subscription by which nothing comes.
  public static var empty: any Subscription { EmptySubscription() }

  private struct EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}

/// What subscribers say and are told.
public enum Subscribers {
  /// How many values are wanted.
  public struct Demand: Hashable, Comparable, Sendable {
    /// The number; nil for any.
    public let max: Int?

    /// Any number.
    public static let unlimited = Demand(max: nil)
    /// No more.
    public static let none = Demand(max: 0)
    /// So many at most.
    public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(0, value)) }

    /// Whether fewer are wanted.
    public static func < (a: Demand, b: Demand) -> Bool {
      (a.max ?? .max) < (b.max ?? .max)
    }
  }

  /// How values end.
  public enum Completion<Failure: Error> {
    /// Regularly.
    case finished
    /// By an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

/// Stops what it stands for when it goes.
public final class AnyCancellable: Cancellable, Hashable {
  private var stop: (() -> Void)?

  /// Stops by a closure.
  public init(_ cancel: @escaping () -> Void) { stop = cancel }

  /// Stops something.
  public init<C: Cancellable>(_ canceller: C) { stop = canceller.cancel }

  deinit { cancel() }

  /// Stops it; a second time does nothing.
  public func cancel() {
    let stop = stop
    self.stop = nil
    stop?()
  }

  /// Keeps it in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Whether both are the same.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  /// The identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
  /// Keeps it in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(cancel).store(in: &collection)
  }

  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(cancel).store(in: &set) }
}
