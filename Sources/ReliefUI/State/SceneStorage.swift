import Foundation

/// A value that a scene keeps, by name.
///
/// It is kept in memory, with the host of the view, and never on the disk: a picture starts with what the source says.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private var stored: StoredValue<Value>

  /// The value.
  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  /// Reads and sets the value from elsewhere.
  public var projectedValue: Binding<Value> { stored.binding }
}

extension SceneStorage: LinkedProperty {
  @MainActor package mutating func link(_ link: PropertyLink) { stored.link(link) }
}

extension SceneStorage where Value == Bool {
  /// A truth value that is kept under a name.
  public init(wrappedValue: Value, _ key: String) {
    stored = StoredValue(key, isScene: true, plain: wrappedValue)
  }
}

extension SceneStorage where Value == Int {
  /// A whole number that is kept under a name.
  public init(wrappedValue: Value, _ key: String) {
    stored = StoredValue(key, isScene: true, plain: wrappedValue)
  }
}

extension SceneStorage where Value == Double {
  /// A number that is kept under a name.
  public init(wrappedValue: Value, _ key: String) {
    stored = StoredValue(key, isScene: true, plain: wrappedValue)
  }
}

extension SceneStorage where Value == String {
  /// A text that is kept under a name.
  public init(wrappedValue: Value, _ key: String) {
    stored = StoredValue(key, isScene: true, plain: wrappedValue)
  }
}

extension SceneStorage where Value == URL {
  /// An address that is kept under a name.
  public init(wrappedValue: Value, _ key: String) {
    stored = StoredValue(key, isScene: true, plain: wrappedValue)
  }
}

extension SceneStorage where Value == Data {
  /// Bytes that is kept under a name.
  public init(wrappedValue: Value, _ key: String) {
    stored = StoredValue(key, isScene: true, plain: wrappedValue)
  }
}

extension SceneStorage where Value == Date {
  /// A point in time that is kept under a name.
  public init(wrappedValue: Value, _ key: String) {
    stored = StoredValue(key, isScene: true, plain: wrappedValue)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value that is kept under a name by its raw value.
  public init(wrappedValue: Value, _ key: String) {
    stored = StoredValue(key, isScene: true, raw: wrappedValue)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value that is kept under a name by its raw value.
  public init(wrappedValue: Value, _ key: String) {
    stored = StoredValue(key, isScene: true, raw: wrappedValue)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A truth value that is kept under a name, or nil.
  public init(_ key: String) where Value == Bool? { stored = .optional(key, isScene: true) }

  /// A whole number that is kept under a name, or nil.
  public init(_ key: String) where Value == Int? { stored = .optional(key, isScene: true) }

  /// A number that is kept under a name, or nil.
  public init(_ key: String) where Value == Double? { stored = .optional(key, isScene: true) }

  /// A text that is kept under a name, or nil.
  public init(_ key: String) where Value == String? { stored = .optional(key, isScene: true) }

  /// An address that is kept under a name, or nil.
  public init(_ key: String) where Value == URL? { stored = .optional(key, isScene: true) }

  /// Bytes that is kept under a name, or nil.
  public init(_ key: String) where Value == Data? { stored = .optional(key, isScene: true) }

  /// A point in time that is kept under a name, or nil.
  public init(_ key: String) where Value == Date? { stored = .optional(key, isScene: true) }

  /// A value that is kept under a name by its raw value, or nil.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    stored = .optional(raw: key, isScene: true)
  }

  /// A value that is kept under a name by its raw value, or nil.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    stored = .optional(raw: key, isScene: true)
  }
}
