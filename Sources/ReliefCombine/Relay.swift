/// Stands between a publisher and a subscriber and passes on what a closure makes of each value.
final class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  /// What goes on when the publisher before has ended.
  var following: AnyCancellable?
  private let taking: (Input, Relay) -> Void
  private let ending: (Subscribers.Completion<Failure>, Relay) -> Void

  init(
    _ downstream: Downstream, value: @escaping (Input, Relay) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>, Relay) -> Void
  ) {
    (self.downstream, taking, ending) = (downstream, value, completion)
  }

  /// Passes a value on.
  func send(_ value: Downstream.Input) { _ = downstream?.receive(value) }

  /// Ends: nothing is passed on any more.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let downstream = downstream
    cancel()
    downstream?.receive(completion: completion)
  }

  func receive(subscription: any Subscription) {
    upstream = subscription
    downstream?.receive(subscription: self)
    // Whoever cancels while being attached has no upstream any more.
    upstream?.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if downstream != nil { taking(input, self) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    upstream = nil
    if downstream != nil { ending(completion, self) }
  }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    let upstream = upstream
    (downstream, self.upstream, following) = (nil, nil, nil)
    upstream?.cancel()
  }
}

extension Publisher {
  /// Attaches a subscriber by way of a closure for values; the end is passed on.
  func relay<S: Subscriber>(
    to subscriber: S, _ value: @escaping (Output, Relay<Output, Failure, S>) -> Void
  ) where S.Failure == Failure {
    receive(
      subscriber: Relay<Output, Failure, S>(subscriber, value: value, completion: { $1.finish($0) }))
  }
}

/// Sends to one subscriber, for publishers that send of their own accord.
final class Feed<S: Subscriber>: Subscription {
  private var subscriber: S?
  /// Called when the subscriber does not want any more.
  var onCancel: (() -> Void)?

  init(_ subscriber: S) { self.subscriber = subscriber }

  var isCancelled: Bool { subscriber == nil }

  func send(_ value: S.Input) { _ = subscriber?.receive(value) }

  func finish(_ completion: Subscribers.Completion<S.Failure>) {
    let subscriber = subscriber
    cancel()
    subscriber?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    let onCancel = onCancel
    (subscriber, self.onCancel) = (nil, nil)
    onCancel?()
  }
}
