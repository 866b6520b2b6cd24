/// Which of a view's elements a screen reader is at; none while a picture is made.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: FocusState<Value>

  /// Whether the reader is at one element.
  public init() where Value == Bool { state = FocusState() }
  /// At which of several elements the reader is.
  public init<T: Hashable>() where Value == T? { state = FocusState() }

  /// Where the reader is.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// Reads and sets it from elsewhere.
  public var projectedValue: FocusState<Value>.Binding { state.projectedValue }
}

extension AccessibilityFocusState: LinkedProperty {
  @MainActor package mutating func link(_ link: PropertyLink) { state.link(link) }
}
