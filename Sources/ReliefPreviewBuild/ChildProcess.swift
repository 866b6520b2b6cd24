import Foundation
import Synchronization

/// A program that is run to its end.
struct ChildProcess {
  /// How it ended and what it said.
  struct Result {
    var status: Int32
    var output: String
    var isTimedOut: Bool
  }

  /// Runs a program and collects what it prints, on both outputs.
  ///
  /// - Parameter limit: seconds after which it is ended.
  static func run(_ program: String, _ arguments: [String], limit: Double) throws(PreviewBuildError) -> Result
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch {
      throw .toolchain("\(program) cannot be started: \(error.localizedDescription)")
    }
    let clock = Watchdog(process, limit: limit)
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
      output: String(decoding: data, as: UTF8.self), isTimedOut: clock.stop())
  }
}

/// Ends a program and those that it started: Foundation gives each program that it runs a group of its own.
func endTree(_ identifier: pid_t) {
  if getpgid(identifier) == identifier { kill(-identifier, SIGKILL) }
  kill(identifier, SIGKILL)
}

/// Ends a process that runs too long.
final class Watchdog: Sendable {
  private enum State { case watching, stopped, fired }
  private let state = Mutex(State.watching)

  init(_ process: Process, limit: Double) {
    let identifier = process.processIdentifier
    DispatchQueue.global().asyncAfter(deadline: .now() + limit) { [self] in
      let fires = state.withLock { state in
        if state == .watching { state = .fired }
        return state == .fired
      }
      if fires { endTree(identifier) }
    }
  }

  /// Stops watching; says whether the process was ended.
  func stop() -> Bool {
    state.withLock { state in
      if state == .watching { state = .stopped }
      return state == .fired
    }
  }
}
