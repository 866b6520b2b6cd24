import Dispatch
import Glibc
import Synchronization

/// Work cut into pieces that do not depend on each other.
enum Parallel {
  /// The number of threads to use where the caller does not say.
  static var defaultThreads: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The results of `work` for each index, in order; each thread makes its scratch once.
  static func map<Scratch, Result: Sendable>(
    count: Int, threads: Int, scratch: @Sendable () -> Scratch,
    _ work: @Sendable (Int, inout Scratch) -> Result
  ) -> [Result] {
    guard threads > 1, count > 1 else {
      var space = scratch()
      return (0..<count).map { work($0, &space) }
    }
    let next = Atomic(0)
    let results = Mutex([Result?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: min(threads, count)) { _ in
      var space = scratch()
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        let result = work(index, &space)
        results.withLock { $0[index] = result }
      }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
