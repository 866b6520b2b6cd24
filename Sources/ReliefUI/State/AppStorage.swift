import Foundation
import ReliefCombine

/// A value that the app keeps for its user, by name.
///
/// It is kept in memory, with the host of the view, and never on the disk: a picture starts with what the source says,
/// or with what its code has put into `UserDefaults.standard`.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private var stored: StoredValue<Value>

  /// The value.
  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  /// Reads and sets the value from elsewhere.
  public var projectedValue: Binding<Value> { stored.binding }
}

extension AppStorage: LinkedProperty {
  @MainActor package mutating func link(_ link: PropertyLink) { stored.link(link) }
}

extension AppStorage: PublishedProperty {
  /// An observable object may have stored properties; it says when they change.
  package var anyBox: any PublishedBox { stored.box }
}

extension AppStorage where Value == Bool {
  /// A truth value that is kept under a name.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    stored = StoredValue(key, isScene: false, plain: wrappedValue)
  }
}

extension AppStorage where Value == Int {
  /// A whole number that is kept under a name.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    stored = StoredValue(key, isScene: false, plain: wrappedValue)
  }
}

extension AppStorage where Value == Double {
  /// A number that is kept under a name.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    stored = StoredValue(key, isScene: false, plain: wrappedValue)
  }
}

extension AppStorage where Value == String {
  /// A text that is kept under a name.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    stored = StoredValue(key, isScene: false, plain: wrappedValue)
  }
}

extension AppStorage where Value == URL {
  /// An address that is kept under a name.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    stored = StoredValue(key, isScene: false, plain: wrappedValue)
  }
}

extension AppStorage where Value == Data {
  /// Bytes that is kept under a name.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    stored = StoredValue(key, isScene: false, plain: wrappedValue)
  }
}

extension AppStorage where Value == Date {
  /// A point in time that is kept under a name.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    stored = StoredValue(key, isScene: false, plain: wrappedValue)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value that is kept under a name by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    stored = StoredValue(key, isScene: false, raw: wrappedValue)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value that is kept under a name by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    stored = StoredValue(key, isScene: false, raw: wrappedValue)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A truth value that is kept under a name, or nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    stored = .optional(key, isScene: false)
  }

  /// A whole number that is kept under a name, or nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    stored = .optional(key, isScene: false)
  }

  /// A number that is kept under a name, or nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    stored = .optional(key, isScene: false)
  }

  /// A text that is kept under a name, or nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    stored = .optional(key, isScene: false)
  }

  /// An address that is kept under a name, or nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    stored = .optional(key, isScene: false)
  }

  /// Bytes that is kept under a name, or nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    stored = .optional(key, isScene: false)
  }

  /// A point in time that is kept under a name, or nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    stored = .optional(key, isScene: false)
  }

  /// A value that is kept under a name by its raw value, or nil.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    stored = .optional(raw: key, isScene: false)
  }

  /// A value that is kept under a name by its raw value, or nil.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    stored = .optional(raw: key, isScene: false)
  }
}

extension View {
  /// Where `@AppStorage` inside is kept: in memory, whatever is told.
  public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}
