/// Which of a view's controls has the focus; none until the view says so.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let seed: Value
  private var slot: StateSlot<Value>?

  /// Whether one control has the focus.
  public init() where Value == Bool { seed = false }

  /// Which of several controls has the focus.
  public init<T: Hashable>() where Value == T? { seed = nil }

  /// What has the focus.
  public var wrappedValue: Value {
    get { slot?.value ?? seed }
    nonmutating set { slot?.value = newValue }
  }

  /// Reads and sets it from elsewhere, and ties it to controls.
  public var projectedValue: Binding {
    let (slot, seed) = (slot, seed)
    return Binding(base: .init(get: { slot?.value ?? seed }, set: { slot?.value = $0 }))
  }

  /// Reads and sets which control has the focus.
  @propertyWrapper public struct Binding {
    let base: ReliefUI.Binding<Value>

    /// What has the focus.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: LinkedProperty {
  @MainActor package mutating func link(_ link: PropertyLink) {
    slot = link.slot { StateSlot(seed, host: link.host, view: link.owner) }
  }
}

extension EnvironmentValues {
  private enum FocusedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the nearest view that can have the focus has it.
  public internal(set) var isFocused: Bool {
    get { self[FocusedKey.self] }
    set { self[FocusedKey.self] = newValue }
  }
}

extension View {
  /// The view has the focus while the value is true.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    environment(\.isFocused, condition.wrappedValue)
  }

  /// The view has the focus while the values are equal.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
  {
    environment(\.isFocused, binding.wrappedValue == value)
  }
}
