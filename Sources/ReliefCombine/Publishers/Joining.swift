extension Publishers {
  /// Sends the last values of two publishers whenever one of them has a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output)
    /// The error of the publishers.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Two publishers as one.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last: (A.Output?, B.Output?) = (nil, nil)
      let join = Join<S>(subscriber, count: 2)
      func send() { if let x = last.0, let y = last.1 { join.send((x, y)) } }
      join.attach(a) {
        last.0 = $0
        send()
      }
      join.attach(b) {
        last.1 = $0
        send()
      }
    }
  }

  /// Sends the first values of two publishers together, then the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// A value of each.
    public typealias Output = (A.Output, B.Output)
    /// The error of the publishers.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Two publishers as one.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var waiting: ([A.Output], [B.Output]) = ([], [])
      let join = Join<S>(subscriber, count: 2)
      func send() {
        guard !waiting.0.isEmpty, !waiting.1.isEmpty else { return }
        join.send((waiting.0.removeFirst(), waiting.1.removeFirst()))
      }
      join.attach(a) {
        waiting.0.append($0)
        send()
      }
      join.attach(b) {
        waiting.1.append($0)
        send()
      }
    }
  }

  /// Sends the values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The values of the publishers.
    public typealias Output = A.Output
    /// The error of the publishers.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Two publishers as one.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = Join<S>(subscriber, count: 2)
      join.attach(a) { join.send($0) }
      join.attach(b) { join.send($0) }
    }
  }

  /// Sends the values of several publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values of the publishers.
    public typealias Output = Upstream.Output
    /// The error of the publishers.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    /// Several publishers as one.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Several publishers as one.
    public init<Elements: Swift.Sequence>(_ upstream: Elements) where Elements.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = Join<S>(subscriber, count: publishers.count)
      for publisher in publishers { join.attach(publisher) { join.send($0) } }
    }
  }

  /// Sends the values of the publishers that a closure makes of each value.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The values of the made publishers.
    public typealias Output = NewPublisher.Output
    /// The error of the publishers.
    public typealias Failure = Upstream.Failure
    /// The publisher before.
    public let upstream: Upstream
    /// Makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher
    /// Whether a new publisher takes the place of the one before.
    let switches: Bool

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = Join<S>(subscriber, count: 1)
      let (transform, switches) = (transform, switches)
      join.attach(upstream) { value in
        if switches { join.dropAllButFirst() }
        join.attach(transform(value), isNew: true) { join.send($0) }
      }
    }
  }
}

/// Several publishers that feed one subscriber.
final class Join<S: Subscriber> {
  private let feed: Feed<S>
  private var open: Int
  private var attached: [AnyCancellable] = []
  private var completions: Set<Int> = []

  init(_ subscriber: S, count: Int) {
    (feed, open) = (Feed(subscriber), count)
    subscriber.receive(subscription: feed)
    // The feed keeps the joint until the subscriber goes.
    feed.onCancel = { self.attached = [] }
    if count == 0 { feed.finish(.finished) }
  }

  func send(_ value: S.Input) { feed.send(value) }

  func attach<P: Publisher>(_ publisher: P, isNew: Bool = false, value: @escaping (P.Output) -> Void)
  where P.Failure == S.Failure {
    guard !feed.isCancelled else { return }
    if isNew { open += 1 }
    let place = attached.count
    attached.append(AnyCancellable {})
    let cancellable = publisher.sink(
      receiveCompletion: { [weak self] completion in
        guard let self else { return }
        completions.insert(place)
        open -= 1
        if case .failure = completion { feed.finish(completion) } else if open == 0 { feed.finish(.finished) }
      }, receiveValue: value)
    if place < attached.count { attached[place] = cancellable }
  }

  /// Leaves all publishers but the first one.
  func dropAllButFirst() {
    for place in attached.indices.dropFirst() where !completions.contains(place) {
      attached[place].cancel()
      completions.insert(place)
      open -= 1
    }
  }
}

extension Publisher {
  /// Sends the last values of two publishers whenever one of them has a new one.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Sends what a closure makes of the last values of two publishers whenever one of them has a new one.
  public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure
  {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Sends the last values of three publishers whenever one of them has a new one.
  public func combineLatest<P: Publisher, Q: Publisher>(_ second: P, _ third: Q)
    -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure
  {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }.eraseToAnyPublisher()
  }

  /// Sends the first values of two publishers together, then the second ones, and so on.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Sends the values of two publishers as they come.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Sends the values of the publishers that a closure makes of each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, transform: transform, switches: false)
  }

  /// Sends values before those of the publisher.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    let first = Publishers.Sequence<[Output], Failure>(sequence: elements)
    return first.merge(with: self).eraseToAnyPublisher()
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the publisher that came last.
  public func switchToLatest() -> Publishers.FlatMap<Output, Self> {
    Publishers.FlatMap(upstream: self, transform: { $0 }, switches: true)
  }
}
