/// A publisher that is told what to send.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  func send(_ value: Output)
  /// Ends.
  func send(completion: Subscribers.Completion<Failure>)
  /// Gives a subscription to be held.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends that something happened.
  public func send() { send(()) }
}

/// Those who are attached to a subject, in the order in which they came.
struct Audience<Output, Failure: Error> {
  private var listeners: [(id: Int, listener: AnySubscriber<Output, Failure>)] = []
  private var next = 0
  /// How it ended; nil while it goes on.
  private(set) var completion: Subscribers.Completion<Failure>?

  mutating func add<S: Subscriber>(_ subscriber: S) -> Int
  where S.Input == Output, S.Failure == Failure {
    next += 1
    listeners.append((next, AnySubscriber(subscriber)))
    return next
  }

  mutating func remove(_ id: Int) { listeners.removeAll { $0.id == id } }

  /// Those who are there now: the list may change while they are called.
  var current: [AnySubscriber<Output, Failure>] { listeners.map(\.listener) }

  mutating func end(_ completion: Subscribers.Completion<Failure>) -> [AnySubscriber<Output, Failure>] {
    guard self.completion == nil else { return [] }
    self.completion = completion
    defer { listeners = [] }
    return current
  }
}

/// A place in a subject's audience.
struct Seat: Subscription {
  let leave: () -> Void

  func request(_ demand: Subscribers.Demand) {}
  func cancel() { leave() }
}

/// Sends what it is told to those who are attached at the time.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private var audience = Audience<Output, Failure>()
  private var held: [any Subscription] = []

  /// A subject without subscribers.
  public init() {}

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    guard audience.completion == nil else {
      subscriber.receive(subscription: Subscriptions.empty)
      if let end = audience.completion { subscriber.receive(completion: end) }
      return
    }
    let id = audience.add(subscriber)
    subscriber.receive(subscription: Seat { [weak self] in self?.audience.remove(id) })
  }

  /// Sends a value.
  public func send(_ value: Output) {
    for listener in audience.current { _ = listener.receive(value) }
  }

  /// Ends.
  public func send(completion: Subscribers.Completion<Failure>) {
    for listener in audience.end(completion) { listener.receive(completion: completion) }
    held = []
  }

  /// Gives a subscription to be held.
  public func send(subscription: any Subscription) {
    held.append(subscription)
    subscription.request(.unlimited)
  }
}

/// Keeps a value and sends each change; whoever attaches gets the value first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private var audience = Audience<Output, Failure>()
  private var held: [any Subscription] = []
  private var current: Output

  /// A subject with a value.
  public init(_ value: Output) { current = value }

  /// The value; setting it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    if let end = audience.completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: end)
      return
    }
    let id = audience.add(subscriber)
    subscriber.receive(subscription: Seat { [weak self] in self?.audience.remove(id) })
    _ = subscriber.receive(current)
  }

  /// Sends a value.
  public func send(_ value: Output) {
    guard audience.completion == nil else { return }
    current = value
    for listener in audience.current { _ = listener.receive(value) }
  }

  /// Ends.
  public func send(completion: Subscribers.Completion<Failure>) {
    for listener in audience.end(completion) { listener.receive(completion: completion) }
    held = []
  }

  /// Gives a subscription to be held.
  public func send(subscription: any Subscription) {
    held.append(subscription)
    subscription.request(.unlimited)
  }
}
