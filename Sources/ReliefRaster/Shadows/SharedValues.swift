import Synchronization

/// Values made once for each key. Threads that want the same one wait for the first to make it.
final class SharedValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private final class Entry: Sendable {
    let value = Mutex<Value?>(nil)
  }

  private let entries = Mutex<[Key: Entry]>([:])

  /// The key's value. `make` must depend on nothing but the key, and not ask for the same key.
  func value(_ key: Key, make: () -> Value) -> Value {
    let entry = entries.withLock { entries in
      if let entry = entries[key] { return entry }
      let entry = Entry()
      entries[key] = entry
      return entry
    }
    return entry.value.withLock { known in
      if let known { return known }
      let made = make()
      known = made
      return made
    }
  }
}
