/// Publishers that make others of publishers.
public enum Publishers {}

extension Publishers {
  /// Sends what a closure makes of each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The error of the publisher before.
    public typealias Failure = Upstream.Failure
    /// The publisher before.
    public let upstream: Upstream
    /// The closure.
    public let transform: (Upstream.Output) -> Output

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.relay(to: subscriber) { $1.send(transform($0)) }
    }
  }

  /// Sends what a closure makes of each value, unless it is nil.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The error of the publisher before.
    public typealias Failure = Upstream.Failure
    /// The publisher before.
    public let upstream: Upstream
    /// The closure.
    public let transform: (Upstream.Output) -> Output?

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.relay(to: subscriber) { if let value = transform($0) { $1.send(value) } }
    }
  }

  /// Sends the values for which a closure says so.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The values of the publisher before.
    public typealias Output = Upstream.Output
    /// The error of the publisher before.
    public typealias Failure = Upstream.Failure
    /// The publisher before.
    public let upstream: Upstream
    /// The closure.
    public let isIncluded: (Output) -> Bool

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isIncluded = isIncluded
      upstream.relay(to: subscriber) { if isIncluded($0) { $1.send($0) } }
    }
  }

  /// Sends the values that differ from the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The values of the publisher before.
    public typealias Output = Upstream.Output
    /// The error of the publisher before.
    public typealias Failure = Upstream.Failure
    /// The publisher before.
    public let upstream: Upstream
    /// Whether two values are the same.
    public let predicate: (Output, Output) -> Bool

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var last: Output?
      upstream.relay(to: subscriber) { value, out in
        if let known = last, predicate(known, value) { return }
        last = value
        out.send(value)
      }
    }
  }

  /// Sends what a closure makes of each value and of what it made before.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The error of the publisher before.
    public typealias Failure = Upstream.Failure
    /// The publisher before.
    public let upstream: Upstream
    /// What the closure gets first.
    public let initialResult: Output
    /// The closure.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let next = nextPartialResult
      var result = initialResult
      upstream.relay(to: subscriber) { value, out in
        result = next(result, value)
        out.send(result)
      }
    }
  }

  /// Sends the first values, and ends.
  public struct Prefix<Upstream: Publisher>: Publisher {
    /// The values of the publisher before.
    public typealias Output = Upstream.Output
    /// The error of the publisher before.
    public typealias Failure = Upstream.Failure
    /// The publisher before.
    public let upstream: Upstream
    /// How many values.
    public let maxLength: Int

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      guard maxLength > 0 else { return Empty().receive(subscriber: subscriber) }
      var left = maxLength
      upstream.relay(to: subscriber) { value, out in
        left -= 1
        out.send(value)
        if left == 0 { out.finish(.finished) }
      }
    }
  }

  /// Sends all values but the first ones.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The values of the publisher before.
    public typealias Output = Upstream.Output
    /// The error of the publisher before.
    public typealias Failure = Upstream.Failure
    /// The publisher before.
    public let upstream: Upstream
    /// How many values are left out.
    public let count: Int

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var left = count
      upstream.relay(to: subscriber) { value, out in
        if left > 0 { left -= 1 } else { out.send(value) }
      }
    }
  }
}

extension Publisher {
  /// Sends what a closure makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Sends what a closure makes of each value, unless it is nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Sends the values for which a closure says so.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Sends the values that differ from the one before, by a closure that says whether two are the same.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool)
    -> Publishers.RemoveDuplicates<Self>
  {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Sends what a closure makes of each value and of what it made before.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> Publishers.Scan<Self, T>
  {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends the first values, and ends.
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }

  /// Sends the first value, and ends.
  public func first() -> Publishers.Prefix<Self> { prefix(1) }

  /// Sends the first value for which a closure says so, and ends.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.Prefix<Publishers.Filter<Self>>
  {
    filter(predicate).prefix(1)
  }

  /// Sends all values but the first ones.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Sends another value instead of nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}

extension Publisher where Output: Equatable {
  /// Sends the values that differ from the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
