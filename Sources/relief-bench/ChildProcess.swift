import Foundation

/// A program run to its end, and what it took.
struct ChildProcess {
  /// From start to end, in milliseconds.
  let wall: Double
  /// Time on processors, in milliseconds.
  let cpu: Double
  /// Whether it ended with exit status 0.
  let isSuccess: Bool

  /// Runs a program with its standard output thrown away; nil if it cannot be started.
  init?(_ arguments: [String]) {
    var (status, usage) = (Int32(0), rusage())
    var isStarted = false
    wall = milliseconds {
      if let process = Self.start(arguments, output: .file("/dev/null")) {
        isStarted = unsafe wait4(process, &status, 0, &usage) == process
      }
    }
    guard isStarted else { return nil }
    func time(_ value: timeval) -> Double { Double(value.tv_sec) * 1e3 + Double(value.tv_usec) / 1e3 }
    cpu = time(usage.ru_utime) + time(usage.ru_stime)
    isSuccess = status == 0
  }

  /// The most memory that a program holds which writes to standard output at its end, in megabytes (2^20 bytes).
  ///
  /// What Linux reports when a program has ended is never less than what the process that starts it held itself. So the
  /// program's last line meets a full pipe here, and its memory is looked at while it waits.
  static func peakMemory(_ arguments: [String]) -> Double? {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { return nil }
    // The program must not hold the reader itself, or it would wait for ever.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (reader, writer) = (ends[0], ends[1])
    _ = fcntl(writer, F_SETFL, O_NONBLOCK)
    let filling = [UInt8](repeating: 0, count: 4096)
    while unsafe write(writer, filling, filling.count) > 0 {}
    _ = fcntl(writer, F_SETFL, 0)
    let process = start(arguments, output: .descriptor(writer))
    close(writer)
    guard let process else {
      close(reader)
      return nil
    }
    var highest = 0.0
    // The memory stays as it is while the program waits; a quarter of a second is long for one that works.
    var calm = 0
    while calm < 25 {
      usleep(10_000)
      let now = PeakMemory.highest(of: process)
      calm = now == highest ? calm + 1 : 0
      highest = now
    }
    // Without a reader, the program ends.
    close(reader)
    waitpid(process, nil, 0)
    return highest
  }

  private enum Output {
    case file(String)
    case descriptor(Int32)
  }

  private static func start(_ arguments: [String], output: Output) -> pid_t? {
    guard let program = arguments.first else { return nil }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    switch output {
    case .file(let path): unsafe posix_spawn_file_actions_addopen(&actions, 1, path, O_WRONLY, 0)
    case .descriptor(let descriptor): unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, 1)
    }
    // What it says of a reader that goes away is no concern of the report.
    unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var process = pid_t()
    guard unsafe posix_spawn(&process, program, &actions, nil, &words, environ) == 0 else { return nil }
    return process
  }
}
