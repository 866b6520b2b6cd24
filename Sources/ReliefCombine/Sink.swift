extension Subscribers {
  /// Hands what comes to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var ending: ((Completion<Failure>) -> Void)?
    private var taking: ((Input) -> Void)?
    private var subscription: (any Subscription)?

    /// A subscriber with two closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      (ending, taking) = (receiveCompletion, receiveValue)
    }

    /// Called first.
    public func receive(subscription: any Subscription) {
      guard taking != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Called for each value.
    public func receive(_ value: Input) -> Demand {
      taking?(value)
      return .none
    }

    /// Called last.
    public func receive(completion: Completion<Failure>) {
      let ending = ending
      (self.ending, taking, subscription) = (nil, nil, nil)
      ending?(completion)
    }

    /// Stops it.
    public func cancel() {
      let subscription = subscription
      (ending, taking, self.subscription) = (nil, nil, nil)
      subscription?.cancel()
    }
  }
}

extension Publisher {
  /// Hands values and the end to closures, until the result is cancelled or goes.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Hands values to a closure, until the result is cancelled or goes.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property of an object to each value.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Sets a published property to each value, as long as it is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    // The box keeps the subscription, and must not be kept by it.
    let assigning = sink { [weak box] in box?.set($0) }
    assigning.store(in: &box.assignments)
  }
}
