import Synchronization

/// Values made once for each key. Threads that want the same one wait for the first to make it.
///
/// Once they take more than `limit` together, all are forgotten.
final class SharedValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private final class Entry: Sendable {
    let value = Mutex<Value?>(nil)
  }

  private let entries = Mutex<(values: [Key: Entry], size: Int)>(([:], 0))
  private let limit: Int
  private let size: @Sendable (Value) -> Int

  /// No values yet; `size` tells how much one takes, in the unit of the limit.
  init(limit: Int, size: @escaping @Sendable (Value) -> Int) { (self.limit, self.size) = (limit, size) }

  /// The key's value. `make` must depend on nothing but the key, and not ask for the same key.
  func value(_ key: Key, make: () -> Value) -> Value {
    let entry = entries.withLock { entries in
      if let entry = entries.values[key] { return entry }
      let entry = Entry()
      entries.values[key] = entry
      return entry
    }
    return entry.value.withLock { known in
      if let known { return known }
      let made = make()
      known = made
      let added = size(made)
      entries.withLock { entries in
        entries.size += added
        if entries.size > limit { entries = ([:], 0) }
      }
      return made
    }
  }
}
