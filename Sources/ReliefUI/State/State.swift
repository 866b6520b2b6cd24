/// A value that a view owns: it is kept as long as the view stands at its place.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let seed: Value
  private var slot: StateSlot<Value>?

  /// A state that starts with a value.
  public init(wrappedValue value: Value) { seed = value }

  /// A state that starts with a value.
  public init(initialValue value: Value) { seed = value }

  /// The value now; setting it outside of a shown view does nothing.
  public var wrappedValue: Value {
    get { slot?.value ?? seed }
    nonmutating set { slot?.value = newValue }
  }

  /// Reads and sets the value from elsewhere.
  public var projectedValue: Binding<Value> {
    let (slot, seed) = (slot, seed)
    return Binding(get: { slot?.value ?? seed }, set: { slot?.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that starts with nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: LinkedProperty {
  @MainActor package mutating func link(_ link: PropertyLink) {
    slot = link.slot { StateSlot(seed, host: link.host, view: link.owner) }
  }
}

/// Where the value of a state is kept; changing it asks the host for another pass.
final class StateSlot<Value> {
  private weak var host: GraphHost?
  private let view: Any.Type?

  init(_ value: Value, host: GraphHost, view: Any.Type?) {
    (self.value, self.host, self.view) = (value, host, view)
  }

  var value: Value {
    didSet {
      guard !isEqual(oldValue, value), let host else { return }
      host.invalidate(shownName(view))
    }
  }
}

/// Whether two values are known to be equal.
func isEqual<T>(_ a: T, _ b: T) -> Bool {
  func compare<E: Equatable>(_ a: E) -> Bool { (b as? E).map { $0 == a } ?? false }
  guard let a = a as? any Equatable else { return false }
  return compare(a)
}
