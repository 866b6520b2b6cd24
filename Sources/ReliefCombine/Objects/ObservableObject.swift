import Synchronization

/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  /// The type of what says so.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// Nothing but the fact is sent.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()

  /// A publisher without subscribers.
  public init() {}

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }

  /// Says so.
  public func send() { subject.send() }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before a `@Published` property of the object, or of a class that it extends, changes.
  ///
  /// The publisher is kept by these properties, or as long as the object where it has none.
  public var objectWillChange: ObservableObjectPublisher {
    let boxes = publishedBoxes(of: self)
    if boxes.isEmpty { return Beside.publisher(of: self) }
    let publisher = boxes.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
    for box in boxes { box.objectWillChange = publisher }
    return publisher
  }
}

/// What keeps the value of a published property, type hidden.
package protocol PublishedBox: AnyObject {
  /// What the object that has the property sends.
  var objectWillChange: ObservableObjectPublisher? { get set }
}

/// A property whose changes its object says, such as a `@Published` one, type hidden.
package protocol PublishedProperty {
  /// What keeps its value.
  var anyBox: any PublishedBox { get }
}

/// The published properties of an object, those of classes that it extends first.
private func publishedBoxes(of object: AnyObject) -> [any PublishedBox] {
  var mirror: Mirror? = Mirror(reflecting: object)
  var found: [any PublishedBox] = []
  while let current = mirror {
    found = current.children.compactMap { ($0.value as? any PublishedProperty)?.anyBox } + found
    mirror = current.superclassMirror
  }
  return found
}

/// Publishers of objects that have no published property to keep them.
private enum Beside {
  private struct Entry: @unchecked Sendable {
    // Only compared with an object that is alive.
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let (id, new) = (ObjectIdentifier(object), Entry(object: object, publisher: ObservableObjectPublisher()))
    return entries.withLock { entries in
      // Another object may have had the same address.
      if let known = entries[id], known.object != nil { return known }
      if entries.count & 63 == 63 { entries = entries.filter { $0.value.object != nil } }
      entries[id] = new
      return new
    }.publisher
  }
}
