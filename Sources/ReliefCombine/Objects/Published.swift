/// A property of an observable object whose changes are sent, before they are made.
@propertyWrapper public struct Published<Value>: PublishedProperty {
  let box: Box

  /// Keeps the value; copies of the property share it.
  final class Box: PublishedBox {
    private(set) var value: Value
    let subject = PassthroughSubject<Value, Never>()
    var objectWillChange: ObservableObjectPublisher?
    var assignments: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    func set(_ value: Value) {
      objectWillChange?.send()
      subject.send(value)
      self.value = value
    }
  }

  package var anyBox: any PublishedBox { box }

  /// A property with a value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// A property with a value.
  public init(initialValue: Value) { box = Box(initialValue) }

  /// Only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    set { box.set(newValue) }
  }

  /// The value of an object's property.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf, wrapped wrapped: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storage: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].box.value }
    set { object[keyPath: storage].box.set(newValue) }
  }

  /// Sends the value at once, and then each new one before the property has it.
  public struct Publisher: ReliefCombine.Publisher {
    /// The values of the property.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never
    let box: Box

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let feed = Feed(subscriber)
      subscriber.receive(subscription: feed)
      feed.send(box.value)
      guard !feed.isCancelled else { return }
      let following = box.subject.sink { feed.send($0) }
      feed.onCancel = following.cancel
    }
  }

  /// Sends the value at once, and then each new one before the property has it.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // For `assign(to: &$property)`, which gives back what it was given.
    set {}
  }
}
