import Foundation

extension Publishers {
  /// Sends what a closure makes of each value, and fails when it throws.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// Any error.
    public typealias Failure = any Error
    /// The publisher before.
    public let upstream: Upstream
    /// The closure.
    public let transform: (Upstream.Output) throws -> Output

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      let relay = Relay<Upstream.Output, Upstream.Failure, S>(
        subscriber,
        value: { value, out in
          do { out.send(try transform(value)) } catch { out.finish(.failure(error)) }
        }, completion: { $1.finish($0.mapError { $0 }) })
      upstream.receive(subscriber: relay)
    }
  }

  /// Fails with what a closure makes of the error.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The values of the publisher before.
    public typealias Output = Upstream.Output
    /// The publisher before.
    public let upstream: Upstream
    /// The closure.
    public let transform: (Upstream.Failure) -> Failure

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      let relay = Relay<Output, Upstream.Failure, S>(
        subscriber, value: { $1.send($0) }, completion: { $1.finish($0.mapError(transform)) })
      upstream.receive(subscriber: relay)
    }
  }

  /// Goes on with another publisher when the first one fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where NewPublisher.Output == Upstream.Output {
    /// The values of the publishers.
    public typealias Output = Upstream.Output
    /// The error of the other publisher.
    public typealias Failure = NewPublisher.Failure
    /// The publisher before.
    public let upstream: Upstream
    /// Makes the other publisher of the error.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let handler = handler
      let relay = Relay<Output, Upstream.Failure, S>(
        subscriber, value: { $1.send($0) },
        completion: { completion, out in
          switch completion {
          case .finished: out.finish(.finished)
          case .failure(let error):
            out.following = handler(error).sink(
              receiveCompletion: { [weak out] in out?.finish($0) },
              receiveValue: { [weak out] in out?.send($0) })
          }
        })
      upstream.receive(subscriber: relay)
    }
  }

  /// Sends all values as one when they have ended.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// The values of the publisher before.
    public typealias Output = [Upstream.Output]
    /// The error of the publisher before.
    public typealias Failure = Upstream.Failure
    /// The publisher before.
    public let upstream: Upstream

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var all: [Upstream.Output] = []
      let relay = Relay<Upstream.Output, Failure, S>(
        subscriber, value: { value, _ in all.append(value) },
        completion: { completion, out in
          if case .finished = completion { out.send(all) }
          out.finish(completion)
        })
      upstream.receive(subscriber: relay)
    }
  }

  /// Tells closures what goes by.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The values of the publisher before.
    public typealias Output = Upstream.Output
    /// The error of the publisher before.
    public typealias Failure = Upstream.Failure
    /// The publisher before.
    public let upstream: Upstream
    /// Called for each value.
    public var receiveOutput: ((Output) -> Void)?
    /// Called last.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (tellOutput, tellCompletion) = (receiveOutput, receiveCompletion)
      let relay = Relay<Output, Failure, S>(
        subscriber,
        value: { value, out in
          tellOutput?(value)
          out.send(value)
        },
        completion: { completion, out in
          tellCompletion?(completion)
          out.finish(completion)
        })
      upstream.receive(subscriber: relay)
    }
  }
}

extension Subscribers.Completion {
  /// The end with another error.
  func mapError<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

extension Publisher {
  /// Sends what a closure makes of each value, and fails when it throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Fails with what a closure makes of the error.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Goes on with another publisher when this one fails.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Sends a value instead of an error.
  public func replaceError(with output: Output) -> Publishers.Catch<Self, Just<Output>> {
    self.catch { _ in Just(output) }
  }

  /// Sends all values as one when they have ended.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Sends the last value when they have ended.
  public func last() -> Publishers.CompactMap<Publishers.Collect<Self>, Output> {
    collect().compactMap(\.last)
  }

  /// Tells closures what goes by.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveOutput: receiveOutput, receiveCompletion: receiveCompletion)
  }

  /// Decodes each value.
  public func decode<Item: Decodable>(type: Item.Type, decoder: JSONDecoder) -> Publishers.TryMap<Self, Item>
  where Output == Data {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Failure == Never {
  /// The same values of a publisher that may fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.MapError<Self, E> {
    mapError { (never: Never) -> E in }
  }
}
