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
  private weak var object: AnyObject?
  private var following: AnyCancellable?

  /// Watches an object instead of the one before.
  @MainActor func follow<T: ObservableObject>(_ object: T, _ link: PropertyLink) {
    guard self.object !== object else { return }
    self.object = object
    let name = link.name
    following = object.objectWillChange.sink { [weak host = link.host] _ in host?.invalidate(name) }
  }
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
  private var view = "a view that is not shown"

  /// The object of the type that is nearest.
  public init() {}

  /// The object.
  @MainActor public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No object of type \(ObjectType.self) for \(view); give one to a view around it by environmentObject(_:)."
      )
    }
    return object
  }

  /// Gives bindings to the object's properties.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: LinkedProperty {
  @MainActor package mutating func link(_ link: PropertyLink) {
    (object, view) = (link.environment[ObjectType.self], link.name)
    if let object { link.slot { ObjectWatch() }.follow(object, link) }
  }
}

extension View {
  /// Gives an object to the views inside, which take it by `@EnvironmentObject`.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0[T.self] = object })
  }
}
