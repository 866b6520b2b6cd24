import CConcurrency
import Foundation
import Synchronization
@_spi(ExperimentalScheduling) import _Concurrency

/// Runs the asynchronous code that views start while a picture is made: on the thread of the picture, one piece after
/// the other, and without waiting for time to pass.
///
/// The main actor is busy while a picture is made, perhaps within another asynchronous function, so that its own queue
/// cannot be served. So the runtime is told, for this thread and as long as a picture is made, to put what it would
/// hand to the main actor or to other threads in here. All of it is then run in the order in which it came; sleeping
/// tasks are woken in the order of their time. Other threads and their tasks do not notice.
package enum TaskQueue {
  /// A piece of asynchronous code, up to where it waits.
  fileprivate struct Job: Sendable {
    var bits: UInt
    var isOnMainActor: Bool
  }

  private struct Sleeper {
    var until: Duration
    var job: Job
  }

  private struct Contents {
    var depth = 0
    var ready: [Job] = []
    var first = 0
    var sleepers: [Sleeper] = []
    var now = Duration.zero
    /// The tasks that came by; what they do on other threads comes back here.
    var known: Set<UInt64> = []
  }

  private static let contents = Mutex(Contents())
  /// The thread on which a picture is made; 0 for none.
  private static let thread = Atomic<UInt>(0)

  /// Where tasks of views prefer to run, so that actors that they call run there too.
  static var pool: any TaskExecutor { PicturePool.shared }

  /// Whether a picture is being made on this thread.
  fileprivate static var isHere: Bool { thread.load(ordering: .acquiring) == UInt(relief_thread()) }

  /// Whether what starts on this thread is run before the picture.
  static var isCollecting: Bool { isHere && isInstalled && contents.withLock { $0.depth > 0 } }

  /// The runtime asks from now on; false where it cannot be told.
  private static let isInstalled: Bool =
    unsafe relief_set_hooks(
      { original in
        guard isHere else { return original?() ?? relief_executor() }
        let executor = unsafe PictureExecutor.shared.asUnownedSerialExecutor()
        return unsafe unsafeBitCast(executor, to: relief_executor.self)
      },
      { job, original in
        let bits = UInt(bitPattern: job)
        if !take(Job(bits: bits, isOnMainActor: false), only: !isHere) {
          unsafe original?(UnsafeMutableRawPointer(bitPattern: bits))
        }
      }) != 0

  /// Takes a job while a picture is made; false when it belongs elsewhere.
  ///
  /// - Parameter only: whether only jobs of known tasks are taken.
  fileprivate static func take(_ job: Job, only: Bool = false) -> Bool {
    guard thread.load(ordering: .acquiring) != 0 else { return false }
    let id = unsafe swift_task_getJobTaskId(UnsafeMutableRawPointer(bitPattern: job.bits))
    return contents.withLock { contents in
      guard contents.depth > 0, !only || contents.known.contains(id) else { return false }
      contents.known.insert(id)
      contents.ready.append(job)
      return true
    }
  }

  /// Lets a job sleep while a picture is made.
  fileprivate static func sleep(_ job: Job, for delay: Duration) {
    let isTaken = contents.withLock { contents in
      guard contents.depth > 0 else { return false }
      contents.sleepers.append(Sleeper(until: contents.now + delay.roundedUp, job: job))
      return true
    }
    if !isTaken { handOver(job, after: delay) }
  }

  /// Gives a job to the runtime's own queues.
  fileprivate static func handOver(_ job: Job, after delay: Duration = .zero) {
    let seconds = Double(delay.components.seconds) + Double(delay.components.attoseconds) * 1e-18
    if job.isOnMainActor, delay == .zero {
      DispatchQueue.main.async(group: nil) {
        unsafe job.unowned.runSynchronously(on: MainActor.sharedUnownedExecutor)
      }
    } else if delay == .zero {
      unsafe swift_task_enqueueGlobal(UnsafeMutableRawPointer(bitPattern: job.bits))
    } else {
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds, qos: .unspecified) { handOver(job) }
    }
  }

  /// Does something with all asynchronous code that it starts put into the queue.
  ///
  /// What is left at the end goes on in the ordinary way, at its time.
  @MainActor package static func collecting<T, E: Error>(_ body: () throws(E) -> T) throws(E) -> T {
    guard isInstalled else { return try body() }
    let isFirst = contents.withLock { contents in
      contents.depth += 1
      return contents.depth == 1
    }
    if isFirst { thread.store(UInt(relief_thread()), ordering: .releasing) }
    defer {
      if isFirst { thread.store(0, ordering: .releasing) }
      let (jobs, sleepers) = contents.withLock { contents -> ([Job], [(Job, Duration)]) in
        contents.depth -= 1
        guard contents.depth == 0 else { return ([], []) }
        let left = (
          Array(contents.ready[contents.first...]),
          contents.sleepers.map { ($0.job, $0.until - contents.now) }
        )
        let known = contents.known
        contents = Contents()
        if !left.0.isEmpty || !left.1.isEmpty { contents.known = known }
        return left
      }
      for job in jobs { handOver(job) }
      for (job, delay) in sleepers { handOver(job, after: delay) }
    }
    return try body()
  }

  /// Runs what is ready, and what becomes ready of it.
  ///
  /// - Returns: how many pieces were run; at most the limit.
  @MainActor package static func run(limit: Int) -> Int {
    for count in 0..<limit {
      let next = contents.withLock { contents -> Job? in
        guard contents.first < contents.ready.count else {
          (contents.ready, contents.first) = ([], 0)
          return nil
        }
        contents.first += 1
        return contents.ready[contents.first - 1]
      }
      guard let next else { return count }
      if next.isOnMainActor {
        unsafe next.unowned.runSynchronously(on: PictureExecutor.shared.asUnownedSerialExecutor())
      } else {
        unsafe next.unowned.runSynchronously(on: PicturePool.shared.asUnownedTaskExecutor())
      }
    }
    return limit
  }

  /// Whether something can be run.
  package static var isReady: Bool { contents.withLock { $0.first < $0.ready.count } }

  /// How many pieces sleep.
  package static var sleepers: Int { contents.withLock { $0.sleepers.count } }

  /// The time that has passed since the queue was empty, as far as sleeping tasks are concerned.
  package static var now: Duration { contents.withLock { $0.now } }

  /// Lets time pass until the next sleeping tasks are woken.
  ///
  /// - Returns: false when none is to be woken by the given time.
  package static func wake(until end: Duration) -> Bool {
    contents.withLock { contents in
      guard let next = contents.sleepers.map(\.until).min(), next <= end else { return false }
      contents.now = max(contents.now, next)
      contents.ready += contents.sleepers.filter { $0.until <= next }.map(\.job)
      contents.sleepers.removeAll { $0.until <= next }
      return true
    }
  }
}

extension TaskQueue.Job {
  init(_ job: consuming ExecutorJob, isOnMainActor: Bool) {
    let unowned = UnownedJob(job)
    bits = unsafe unsafeBitCast(unowned, to: UInt.self)
    self.isOnMainActor = isOnMainActor
  }

  var unowned: UnownedJob { unsafe unsafeBitCast(bits, to: UnownedJob.self) }
}

extension Duration {
  /// With two digits, upwards: what passed since a task asked to sleep must not change the order in which tasks wake.
  var roundedUp: Duration {
    let nanoseconds = components.seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !nanoseconds.overflow, nanoseconds.partialValue < .max / 2 else { return self }
    var unit: Int64 = 1_000_000
    let all = max(nanoseconds.partialValue + components.attoseconds / 1_000_000_000, 1)
    while all / unit >= 100 { unit *= 10 }
    return .nanoseconds((all + unit - 1) / unit * unit)
  }
}

extension Clock {
  /// How long it is until a point in time; nothing for clocks that do not count in seconds.
  fileprivate func delay(until instant: Instant) -> Swift.Duration {
    now.duration(to: instant) as? Swift.Duration ?? .zero
  }
}

/// Stands for the main actor on the thread on which a picture is made.
private final class PictureExecutor: SerialExecutor, SchedulingExecutor {
  static let shared = PictureExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = TaskQueue.Job(job, isOnMainActor: true)
    if !TaskQueue.take(job) { TaskQueue.handOver(job) }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    TaskQueue.sleep(TaskQueue.Job(job, isOnMainActor: true), for: delay as? Swift.Duration ?? .zero)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    TaskQueue.sleep(TaskQueue.Job(job, isOnMainActor: true), for: clock.delay(until: instant))
  }

  func isIsolatingCurrentContext() -> Bool? { TaskQueue.isHere ? true : nil }

  func checkIsolated() {
    if !TaskQueue.isHere { dispatchPrecondition(condition: .onQueue(.main)) }
  }
}

/// Stands for the other threads.
private final class PicturePool: TaskExecutor, SchedulingExecutor {
  static let shared = PicturePool()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = TaskQueue.Job(job, isOnMainActor: false)
    if !TaskQueue.take(job) { TaskQueue.handOver(job) }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    TaskQueue.sleep(TaskQueue.Job(job, isOnMainActor: false), for: delay as? Swift.Duration ?? .zero)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    TaskQueue.sleep(TaskQueue.Job(job, isOnMainActor: false), for: clock.delay(until: instant))
  }
}
