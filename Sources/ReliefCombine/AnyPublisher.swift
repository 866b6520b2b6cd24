/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = { publisher.receive(subscriber: $0) }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }
}

/// A subscriber whose type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let start: (any Subscription) -> Void
  private let next: (Input) -> Subscribers.Demand
  private let end: (Subscribers.Completion<Failure>) -> Void

  /// Hides the type of a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    start = subscriber.receive(subscription:)
    next = { subscriber.receive($0) }
    end = subscriber.receive(completion:)
  }

  /// Called first.
  public func receive(subscription: any Subscription) { start(subscription) }
  /// Called for each value.
  public func receive(_ value: Input) -> Subscribers.Demand { next(value) }
  /// Called last.
  public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}

extension Publisher {
  /// The publisher, its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
