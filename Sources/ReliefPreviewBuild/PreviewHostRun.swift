import Foundation
import ReliefPreviews

/// Runs the program that draws previews, again when a preview ends it, without that preview.
package struct PreviewHostRun {
  private let host: String
  private var request: PreviewRequest
  private let limit: Double
  private let say: (PreviewEvent) -> Void

  /// - Parameter limit: seconds that a preview may take.
  package init(
    host: String, request: PreviewRequest, limit: Double = 20, say: @escaping (PreviewEvent) -> Void
  ) {
    (self.host, self.request, self.limit, self.say) = (host, request, limit, say)
  }

  /// Draws all previews.
  package mutating func run() throws(PreviewBuildError) {
    while try runOnce() {}
  }

  /// Runs the program once; says whether it must be run again.
  private mutating func runOnce() throws(PreviewBuildError) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: host)
    // A backtrace of the host's own frames would tell the user nothing.
    var environment = ProcessInfo.processInfo.environment
    if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = "enable=no" }
    // Pictures do not depend on where they are made.
    environment["TZ"] = "GMT"
    // The user's defaults of earlier pictures are not those of this one.
    let settings = NSTemporaryDirectory() + "relief-settings-\(UUID().uuidString)"
    environment["XDG_CONFIG_HOME"] = settings
    defer { try? FileManager.default.removeItem(atPath: settings) }
    process.environment = environment
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    do {
      try process.run()
      try input.fileHandleForWriting.write(contentsOf: JSONEncoder().encode(request))
      try input.fileHandleForWriting.close()
    } catch {
      throw .toolchain("\(host) cannot be started: \(error.localizedDescription)")
    }
    var lines = EventLines(output.fileHandleForReading)
    var current: String?
    var isFinished = false
    var isTimedOut = false
    reading: while true {
      switch lines.next(limit: limit) {
      case .event(let event):
        switch event {
        case .began(let id, _, _, _):
          // A provider that was asked without harm must be asked again by the next host.
          if let last = current, last.hasPrefix("provider ") { request.skipped.removeAll { $0 == last } }
          current = id
          request.skipped.append(id)
        case .finished: isFinished = true
        case .noted, .laidOut, .made, .failed, .warning: break
        }
        say(event)
      case .silence:
        isTimedOut = true
        endTree(process.processIdentifier)
        break reading
      case .end: break reading
      }
    }
    process.waitUntilExit()
    if isFinished { return false }
    let reason =
      isTimedOut
      ? "it takes more than \(Int(limit)) seconds"
      : process.terminationReason == .uncaughtSignal
        ? "its code trapped (signal \(process.terminationStatus)); what it printed is above"
        : "its code ended the program that draws, with status \(process.terminationStatus)"
    guard let current else {
      say(.failed(id: "", message: reason))
      return false
    }
    say(.failed(id: current, message: reason))
    return true
  }
}

/// Reads events, one a line, and notes when none comes for long.
private struct EventLines {
  enum Next {
    case event(PreviewEvent)
    /// Nothing came for so long.
    case silence
    /// The program ended.
    case end
  }

  private let handle: FileHandle
  private var buffer = Data()

  init(_ handle: FileHandle) { self.handle = handle }

  mutating func next(limit: Double) -> Next {
    while true {
      if let end = buffer.firstIndex(of: 10) {
        let line = buffer[..<end]
        buffer = Data(buffer[(end + 1)...])
        if let event = try? JSONDecoder().decode(PreviewEvent.self, from: line) { return .event(event) }
        continue
      }
      var poll = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let ready = unsafe Foundation.poll(&poll, 1, Int32(limit * 1000))
      if ready == 0 { return .silence }
      if ready < 0 { continue }
      let more = handle.availableData
      if more.isEmpty { return .end }
      buffer += more
    }
  }
}
