/// A key of a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// The values that views pass down to those inside of them.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The axis of the stack around; nil outside of stacks. It changes with almost every container, so that it does
  /// not stand among the others, which would be copied each time.
  var stackAxis: Axis?

  /// Nothing but default values.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // Asked in two steps: a missing value would pass for a value of nil where the type is optional.
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// An observable object by its type.
  public subscript<T: AnyObject>(objectType: T.Type) -> T? {
    get { values[ObjectIdentifier(objectType)] as? T }
    set { values[ObjectIdentifier(objectType)] = newValue }
  }

  /// How many values are set.
  public var description: String { "EnvironmentValues(\(values.count) values)" }
}

/// A value of the environment in a view.
@propertyWrapper public struct Environment<Value>: DynamicProperty, LinkedProperty {
  private let read: (EnvironmentValues, Any.Type?) -> Value
  private var environment: EnvironmentValues?
  /// The type of the view that has the property, once it is shown.
  private var view: Any.Type?

  /// The value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { environment, _ in environment[keyPath: keyPath] }
  }

  /// An observable object of a type; it must have been set by `environment(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject {
    read = { environment, view in
      guard let object = environment[objectType] else {
        fatalError(
          "No object of type \(objectType) for \(shownName(view)); give one to a view around it by environment(_:)."
        )
      }
      return object
    }
  }

  /// An observable object of a type, if one was set.
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T? {
    read = { environment, _ in environment[objectType] }
  }

  /// The value; the default before the view is shown.
  public var wrappedValue: Value { read(environment ?? EnvironmentValues(), view) }

  @MainActor package mutating func link(_ link: PropertyLink) {
    (environment, view) = (link.environment, link.owner)
  }
}

/// The name of the view that has a property, for messages.
func shownName(_ view: Any.Type?) -> String { view.map { "\($0)" } ?? "a view that is not shown" }

struct EnvironmentModifier: DirectModifier, Transparent {
  let change: (inout EnvironmentValues) -> Void

  @MainActor func makeNodes(_ context: GraphContext, of content: some View) -> [ViewNode] {
    var inside = context
    change(&inside.environment)
    return content.nodes(inside)
  }
}

extension View {
  /// Sets a value in the environment of a view.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Puts an observable object into the environment of a view.
  public func environment<T: AnyObject>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0[T.self] = object })
  }

  /// Changes a value in the environment of a view.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}
