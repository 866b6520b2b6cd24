import Foundation
import Relief
import ReliefBatch
import Synchronization

/// Tells how a batch goes: a bar on a terminal, plain lines elsewhere, JSON for programs, nothing when quiet.
final class BatchProgress: Sendable {
  private enum Form { case bar, lines, json, quiet }

  private struct State {
    var (total, kept, made, failed) = (0, 0, 0, 0)
    var start = ContinuousClock.now
    var lastDrawn: ContinuousClock.Instant?
    var isDrawn = false
  }

  private let form: Form
  private let state = Mutex(State())

  init(_ arguments: Arguments) {
    form =
      arguments.has("--quiet")
      ? .quiet : arguments.has("--json") ? .json : isatty(STDERR_FILENO) == 1 ? .bar : .lines
  }

  func warn(_ message: String) {
    switch form {
    case .quiet: break
    case .json: say([("event", "\"warning\""), ("message", JSONText.quoted(message))])
    case .bar, .lines: complain("warning: \(message)")
    }
  }

  func tell(_ event: BatchRun.Event) {
    switch event {
    case .began(let pictures, let kept):
      state.withLock { state in
        (state.total, state.kept, state.start) = (pictures, kept, .now)
      }
      if form == .json {
        say([("event", "\"began\""), ("pictures", "\(pictures)"), ("kept", "\(kept)")])
      }
    case .kept: break
    case .finished(let result): tell(result)
    case .warning(let message): warn(message)
    }
  }

  private func tell(_ result: BatchResult) {
    let isFailed = result.status == .failed
    state.withLock { state in
      if isFailed { state.failed += 1 } else { state.made += 1 }
    }
    let (name, message) = (result.picture.name, result.message ?? "")
    if form == .json {
      var members = [
        ("event", isFailed ? "\"failed\"" : "\"made\""), ("file", JSONText.quoted(name)),
        ("source", JSONText.quoted(result.picture.source)),
      ]
      if let entry = result.entry {
        members += [
          ("width", "\(entry.width)"), ("height", "\(entry.height)"), ("bytes", "\(entry.bytes)"),
          ("milliseconds", JSONValue.text(Double(entry.microseconds) / 1000)),
        ]
      } else {
        members.append(("message", JSONText.quoted(message)))
      }
      say(members)
    } else if isFailed, form == .lines {
      // Beneath a bar, which counts them, failures are named at the end, and only there.
      complain("\(name): \(message)")
    }
    draw(isLast: false)
  }

  /// The bar or line of now, at most twenty and one times a second.
  private func draw(isLast: Bool) {
    guard form == .bar || form == .lines else { return }
    let text = state.withLock { state -> String? in
      let now = ContinuousClock.now
      let pause: Duration = form == .bar ? .milliseconds(50) : .seconds(5)
      if form == .lines, state.lastDrawn == nil { state.lastDrawn = state.start }
      guard isLast || state.lastDrawn.map({ $0.duration(to: now) >= pause }) ?? true else { return nil }
      state.lastDrawn = now
      state.isDrawn = form == .bar
      return Self.line(state, now, width: form == .bar ? Self.width : 0)
    }
    guard let text else { return }
    write(form == .bar ? "\r\u{1B}[K" + text : text + "\n")
  }

  /// `[#####.....] 120/400  310/s  1 s left  2 failed`.
  private static func line(_ state: State, _ now: ContinuousClock.Instant, width: Int) -> String {
    let seconds = max(state.start.duration(to: now) / .seconds(1), 0.001)
    let done = state.kept + state.made + state.failed
    let rate = Double(state.made + state.failed) / seconds
    let left = rate > 0 ? Double(state.total - done) / rate : 0
    var words = "\(done)/\(state.total)  \(rate < 10 ? rounded(rate) : "\(Int(rate))")/s"
    if done < state.total { words += "  \(time(left)) left" }
    if state.kept > 0 { words += "  \(state.kept) unchanged" }
    if state.failed > 0 { words += "  \(state.failed) failed" }
    let room = min(width - words.count - 4, 40)
    guard room >= 8 else { return String(words.prefix(width > 0 ? width - 1 : .max)) }
    let filled = state.total > 0 ? room * done / state.total : room
    return "[" + String(repeating: "█", count: filled) + String(repeating: "░", count: room - filled) + "] "
      + words
  }

  private static func rounded(_ number: Double) -> String { JSONValue.text((number * 10).rounded() / 10) }

  private static func time(_ seconds: Double) -> String {
    let whole = Int(min(seconds, 360_000).rounded(.up))
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
    return "\(whole / 3600) h \(whole % 3600 / 60) min"
  }

  /// The terminal's width, as far as it says it.
  private static var width: Int {
    ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? TerminalSize.current?.columns ?? 80
  }

  /// The end: what was made, and what was not.
  func finish(_ report: BatchReport, folder: String) {
    if state.withLock(\.isDrawn) { write("\r\u{1B}[K") }
    let seconds = state.withLock { $0.start.duration(to: .now) / .seconds(1) }
    let (made, kept, failed) = (report.count(.made), report.count(.kept), report.count(.failed))
    switch form {
    case .json:
      for fault in report.faults {
        say([
          ("event", "\"failed\""), ("source", JSONText.quoted(fault.source)),
          ("message", JSONText.quoted(fault.message)),
        ])
      }
      say([
        ("event", "\"finished\""), ("made", "\(made)"), ("kept", "\(kept)"), ("failed", "\(failed)"),
        ("faults", "\(report.faults.count)"), ("seconds", Self.rounded(seconds)),
        ("output", JSONText.quoted(folder)),
      ])
    case .bar, .lines, .quiet:
      // Where lines are told, failures of pictures were told as they happened, but those of whole items were not.
      if let stopped = report.stopped { Console.complain("stopped: \(stopped)") }
      let failures = report.failures
      if !failures.isEmpty {
        Console.complain("\(failures.count) could not be made:")
        for failure in failures.prefix(100) { write("  \(failure)\n") }
        if failures.count > 100 { write("  and \(failures.count - 100) more, in \(folder)/manifest.tsv\n") }
      }
      guard form != .quiet else { return }
      let rate = made > 0 && seconds > 0 ? ", \(Int(Double(made) / max(seconds, 0.001)))/s" : ""
      try? Console.say(
        "\(folder): \(made) made, \(kept) unchanged, \(failed + report.faults.count) failed in "
          + "\(Self.rounded(seconds)) s\(rate)")
    }
  }

  // MARK: Output

  private func say(_ members: [(key: String, value: String)]) {
    try? Console.say(JSONText.object(members))
  }

  private func complain(_ message: String) {
    if state.withLock(\.isDrawn) { write("\r\u{1B}[K") }
    Console.complain(message)
  }

  private func write(_ text: String) { _ = try? SystemFiles.write(Array(text.utf8), to: STDERR_FILENO) }
}
