import Foundation
import ReliefCombine
import Synchronization

/// Values by name that views of one host share; nothing that a view sets is written to the disk of the user.
package final class ValueStorage: Sendable {
  /// Where a value is kept.
  struct Key: Hashable {
    /// Whether it is one of `@SceneStorage`.
    let isScene: Bool
    /// Its name.
    let name: String
  }

  private struct Contents: @unchecked Sendable {
    // Values are only ever strings, numbers and the like.
    var values: [Key: Any] = [:]
    var watchers: [Key: [@Sendable () -> Void]] = [:]
  }

  private let contents = Mutex(Contents())

  package init() {}

  private static let standard = ValueStorage()
  /// The storage of the host that runs code of the user's now.
  @TaskLocal package static var current: ValueStorage = .standard

  /// A value by its name; what code has put into the user's defaults itself counts where no view has set it.
  func value(_ key: Key) -> Any? {
    if let set = contents.withLock({ $0.values[key].map(Transferred.init) }) { return set.value }
    return key.isScene ? nil : UserDefaults.standard.object(forKey: key.name)
  }

  func set(_ value: Any?, _ key: Key) {
    let passed = Transferred(value: value)
    let watchers = contents.withLock { contents in
      contents.values[key] = passed.value
      return contents.watchers[key] ?? []
    }
    for watcher in watchers { watcher() }
  }

  /// Calls a closure when a value is set.
  func watch(_ key: Key, _ watcher: @escaping @Sendable () -> Void) {
    contents.withLock { $0.watchers[key, default: []].append(watcher) }
  }
}

/// Carries a value past the lock; see `ValueStorage.Contents`.
private struct Transferred: @unchecked Sendable {
  let value: Any?
}

/// A value that is kept under a name: what `AppStorage` and `SceneStorage` have in common.
struct StoredValue<Value> {
  private let key: ValueStorage.Key
  private let seed: Value
  private let decode: (Any) -> Value?
  private let encode: (Value) -> Any?
  private var storage: ValueStorage?
  /// Tells the object that has the property of changes.
  let box = StoredBox()

  init(
    _ name: String, isScene: Bool, seed: Value, decode: @escaping (Any) -> Value?,
    encode: @escaping (Value) -> Any?
  ) {
    key = ValueStorage.Key(isScene: isScene, name: name)
    (self.seed, self.decode, self.encode) = (seed, decode, encode)
  }

  /// A value that is kept as it is.
  init(_ name: String, isScene: Bool, plain seed: Value) {
    self.init(name, isScene: isScene, seed: seed, decode: { $0 as? Value }, encode: { $0 })
  }

  var value: Value {
    get { (storage ?? .current).value(key).flatMap(decode) ?? seed }
    nonmutating set {
      box.objectWillChange?.send()
      (storage ?? .current).set(encode(newValue), key)
    }
  }

  var binding: Binding<Value> { Binding(get: { value }, set: { value = $0 }) }

  @MainActor mutating func link(_ link: PropertyLink) {
    let (storage, key, view) = (ValueStorage.current, key, link.owner)
    self.storage = storage
    let host = link.host
    _ = link.slot {
      storage.watch(key) { [weak host] in host?.invalidate(shownName(view)) }
      return Watched()
    }
  }

  /// Says that a value of a place is watched.
  private final class Watched {}
}

/// What an observable object sends before a stored property of it changes.
final class StoredBox: PublishedBox {
  var objectWillChange: ObservableObjectPublisher?
}

extension StoredValue where Value: RawRepresentable {
  /// A value that is kept by its raw value.
  init(_ name: String, isScene: Bool, raw seed: Value) {
    self.init(
      name, isScene: isScene, seed: seed, decode: { ($0 as? Value.RawValue).flatMap(Value.init) },
      encode: { $0.rawValue })
  }
}

extension StoredValue {
  /// A value that is kept as it is, and may be missing.
  static func optional<T>(_ name: String, isScene: Bool) -> StoredValue where Value == T? {
    StoredValue(name, isScene: isScene, seed: nil, decode: { $0 as? T }, encode: { $0 })
  }

  /// A value that is kept by its raw value, and may be missing.
  static func optional<R: RawRepresentable>(raw name: String, isScene: Bool) -> StoredValue
  where Value == R? {
    StoredValue(
      name, isScene: isScene, seed: nil, decode: { ($0 as? R.RawValue).flatMap(R.init(rawValue:)) },
      encode: { $0?.rawValue })
  }
}
