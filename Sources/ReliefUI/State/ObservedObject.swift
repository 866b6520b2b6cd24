import ReliefCombine

/// An object that a view watches and that is kept elsewhere.
@propertyWrapper nonisolated public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType
  private var watch: ObjectWatch?

  /// Watches an object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Watches an object.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object.
  @MainActor public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Gives bindings to the object's properties.
  @MainActor public var projectedValue: Wrapper { Wrapper(object: object) }

  /// Gives bindings to an object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
      -> Binding<Subject>
    {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

extension ObservedObject: LinkedProperty {
  @MainActor package mutating func link(_ link: PropertyLink) {
    let watch = link.slot { ObjectWatch() }
    watch.follow(object, link)
    self.watch = watch
  }
}

/// Asks for another pass when an object is about to change.
final class ObjectWatch {
  private var following: FollowedObject?

  /// Watches an object instead of the one before.
  @MainActor func follow<T: ObservableObject>(_ object: T, _ link: PropertyLink) {
    if following?.object !== object { following = link.host.following(object, for: link.owner) }
  }
}

/// An object that a host follows, as long as a view in it watches the object: however many do, it is asked once.
final class FollowedObject {
  fileprivate private(set) weak var object: AnyObject?
  private let following: AnyCancellable

  fileprivate init<T: ObservableObject>(_ object: T, _ changed: @escaping () -> Void) {
    self.object = object
    following = object.objectWillChange.sink { _ in changed() }
  }
}

extension GraphHost {
  /// Follows an object, or goes on with it.
  ///
  /// - Parameter view: the type of the view that watches it first, for messages.
  fileprivate func following<T: ObservableObject>(_ object: T, for view: Any.Type?) -> FollowedObject {
    let id = ObjectIdentifier(object)
    // Another object may have had the same address.
    if let known = followed[id]?.object, known.object === object { return known }
    let new = FollowedObject(object) { [weak self] in self?.invalidate(shownName(view)) }
    followed[id] = WeakFollowed(object: new)
    return new
  }
}

/// An object that is followed, kept by the views that watch it.
struct WeakFollowed {
  weak var object: FollowedObject?
}

/// An object that a view makes and keeps as long as it stands at its place.
@propertyWrapper nonisolated public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var slot: Slot?

  /// Keeps an object, and watches it.
  private final class Slot {
    let object: ObjectType
    let watch = ObjectWatch()
    init(_ object: ObjectType) { self.object = object }
  }

  /// An object that is made when the view is first shown.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object; outside of a shown view, a new one each time.
  @MainActor public var wrappedValue: ObjectType { slot?.object ?? make() }

  /// Gives bindings to the object's properties.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: LinkedProperty {
  @MainActor package mutating func link(_ link: PropertyLink) {
    let make = make
    let slot = link.slot { Slot(make()) }
    slot.watch.follow(slot.object, link)
    self.slot = slot
  }
}

/// An object that a view around gave by `environmentObject(_:)`.
@propertyWrapper nonisolated public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  /// The type of the view that has the property, once it is shown.
  private var view: Any.Type?

  /// The object of the type that is nearest.
  public init() {}

  /// The object.
  @MainActor public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No object of type \(ObjectType.self) for \(shownName(view)); give one to a view around it by environmentObject(_:)."
      )
    }
    return object
  }

  /// Gives bindings to the object's properties.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: LinkedProperty {
  @MainActor package mutating func link(_ link: PropertyLink) {
    (object, view) = (link.environment[ObjectType.self], link.owner)
    if let object { link.slot { ObjectWatch() }.follow(object, link) }
  }
}

extension View {
  /// Gives an object to the views inside, which take it by `@EnvironmentObject`.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0[T.self] = object })
  }
}
