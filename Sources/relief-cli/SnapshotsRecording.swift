import Foundation
import Relief
import ReliefSnapshotStore

/// `relief snapshots record`: runs the tests in a mode, whatever they say themselves.
struct SnapshotsRecording {
  private let mode: RecordMode
  private let arguments: [String]

  /// - Parameter words: the mode, then what `swift test` is told besides.
  init(_ words: [String]) throws(CommandError) {
    let known = RecordMode.allCases.map(\.rawValue)
    guard let word = words.first, let mode = RecordMode(rawValue: word) else {
      throw CommandError(
        "snapshots record: say when references are written, one of \(known.joined(separator: ", "))")
    }
    (self.mode, arguments) = (mode, Array(words.dropFirst()))
  }

  /// Runs `swift test` in the current folder, which says the rest.
  func run() throws -> CommandLineTool.Status {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "test"] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["RELIEF_RECORD"] = mode.rawValue
    process.environment = environment
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? .success : .difference
  }
}
