import Foundation

/// A program run to its end, and what it took.
struct ChildProcess {
  /// From start to end, in milliseconds.
  let wall: Double
  /// Time on processors, in milliseconds.
  let cpu: Double
  /// The most memory that it held, in megabytes (2^20 bytes); never less than what this process holds at the start.
  let memory: Double
  /// Whether it ended with exit status 0.
  let isSuccess: Bool

  /// Runs a program with its standard output thrown away; nil if it cannot be started.
  init?(_ arguments: [String]) {
    guard let program = arguments.first else { return nil }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var (process, status, usage) = (pid_t(), Int32(0), rusage())
    var isStarted = false
    wall = milliseconds {
      isStarted = unsafe posix_spawn(&process, program, &actions, nil, &words, environ) == 0
      if isStarted { _ = unsafe wait4(process, &status, 0, &usage) }
    }
    guard isStarted else { return nil }
    func time(_ value: timeval) -> Double { Double(value.tv_sec) * 1e3 + Double(value.tv_usec) / 1e3 }
    cpu = time(usage.ru_utime) + time(usage.ru_stime)
    memory = Double(usage.ru_maxrss) / 1024
    isSuccess = status == 0
  }
}
