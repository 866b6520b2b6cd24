import Dispatch
import Glibc
import Synchronization

/// Work cut into pieces that do not depend on each other.
package enum Parallel {
  /// The number of threads to use where the caller does not say.
  package static var defaultThreads: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The results of `work` for each index, in order; each thread makes its scratch once.
  package static func map<Scratch, Result: Sendable>(
    count: Int, threads: Int, scratch: @Sendable () -> Scratch,
    _ work: @Sendable (Int, inout Scratch) -> Result
  ) -> [Result] {
    guard threads > 1, count > 1 else {
      var space = scratch()
      return (0..<count).map { work($0, &space) }
    }
    let results = Mutex([Result?](repeating: nil, count: count))
    forEach(count: count, threads: threads, scratch: scratch) { index, space in
      let result = work(index, &space)
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap { $0 } }
  }

  /// Calls `work` for each index, on the calling thread alone where one is enough; each thread makes its scratch once.
  package static func forEach<Scratch>(
    count: Int, threads: Int, scratch: @Sendable () -> Scratch, _ work: @Sendable (Int, inout Scratch) -> Void
  ) {
    if threads <= 1 || count <= 1 {
      var space = scratch()
      for index in 0..<count { work(index, &space) }
      return
    }
    // Each thread takes the next piece when it is done with one: pieces differ in cost.
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: min(threads, count)) { _ in
      var space = scratch()
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        work(index, &space)
      }
    }
  }

  /// The results of `work` for bands of rows, each of at least `least` rows, in order. Bands begin at multiples of it.
  package static func bands<Result: Sendable>(
    rows: Int, least: Int, _ work: @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    let units = (max(rows, 0) + least - 1) / least
    let threads = min(defaultThreads, units)
    // Several bands a thread, so that none waits long for another.
    let perBand = max((units + 4 * threads - 1) / max(4 * threads, 1), 1)
    let count = (units + perBand - 1) / perBand
    return map(count: count, threads: threads, scratch: {}) { index, _ in
      work(index * perBand * least..<min((index + 1) * perBand * least, rows))
    }
  }
}
