import Foundation
import Synchronization

/// What time it is for users' code: that of the picture, so that `Date()` gives the same picture on every day.
///
/// This program has a function of the name of the C library's own, which is found before that one.
enum HostClock {
  /// The moment that is shown, in nanoseconds since 1970; 0 for the machine's.
  private static let moment = Atomic<Int>(0)
  /// Where the C library's function is; 0 until it is asked for.
  private static let original = Atomic<Int>(0)

  /// Stops the clock at a date.
  static func stop(at date: Date) {
    let seconds = min(max(date.timeIntervalSince1970, -9e9), 9e9)
    moment.store(Int(seconds * 1e9), ordering: .relaxed)
  }

  fileprivate static func read(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>?) -> Int32 {
    let moment = moment.load(ordering: .relaxed)
    if clock == CLOCK_REALTIME, moment != 0, let time = unsafe time {
      let nanoseconds = (moment % 1_000_000_000 + 1_000_000_000) % 1_000_000_000
      unsafe time.pointee = timespec(tv_sec: (moment - nanoseconds) / 1_000_000_000, tv_nsec: nanoseconds)
      return 0
    }
    var address = original.load(ordering: .relaxed)
    if address == 0 {
      // RTLD_NEXT: the function that would be called without this one.
      address = unsafe Int(bitPattern: dlsym(UnsafeMutableRawPointer(bitPattern: -1), "clock_gettime"))
      original.store(address, ordering: .relaxed)
    }
    typealias Read = @convention(c) (clockid_t, UnsafeMutablePointer<timespec>?) -> Int32
    guard let function = unsafe UnsafeRawPointer(bitPattern: address) else { return -1 }
    return unsafe unsafeBitCast(function, to: Read.self)(clock, time)
  }
}

/// In place of the C library's.
@_cdecl("clock_gettime") func hostClock(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>?) -> Int32
{
  unsafe HostClock.read(clock, time)
}
