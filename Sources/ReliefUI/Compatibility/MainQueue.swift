import Foundation

/// What views put on a queue while a picture is made is done before the picture: the main thread is busy with it, and
/// time does not pass. These forms win over Dispatch's own, which have more parameters; elsewhere they are the same.
extension DispatchQueue {
  /// Does work later, and before the picture when a view asks.
  public func async(execute work: @escaping @Sendable () -> Void) {
    guard TaskQueue.isCollecting else {
      return async(group: nil, qos: .unspecified, flags: [], execute: work)
    }
    start(after: .zero, work)
  }

  /// Does work after a while; before the picture when a view asks, and the while is no longer than what tasks may sleep.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    guard TaskQueue.isCollecting else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    let (now, then) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
    start(after: .nanoseconds(then > now ? Int64(clamping: then - now) : 0), work)
  }

  /// Does work as a task of the picture does.
  private func start(after delay: Duration, _ work: @escaping @Sendable () -> Void) {
    if self === DispatchQueue.main {
      Task { @MainActor in
        if delay > .zero { try? await Task.sleep(for: delay) }
        work()
      }
    } else {
      Task(executorPreference: TaskQueue.pool) {
        if delay > .zero { try? await Task.sleep(for: delay) }
        work()
      }
    }
  }
}
