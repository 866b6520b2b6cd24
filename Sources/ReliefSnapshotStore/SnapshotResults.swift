import Foundation
import Relief
import ReliefFiles
import ReliefPNG
import Synchronization

/// Gathers what became of the snapshots of a process, and writes it down when the process ends.
///
/// Where `SNAPSHOT_ARTIFACTS` names a folder, it gets `results-<process>.json` with all checks, `junit-<process>.xml`, and
/// `report.html` when something failed. On GitHub each failure also becomes an annotation of its line.
package final class SnapshotResults: Sendable {
  private let entries = Mutex<[SnapshotEntry]>([])
  private let folder: String?
  private let annotates: Bool

  package init(folder: String?, annotates: Bool) { (self.folder, self.annotates) = (folder, annotates) }

  /// The results of this process.
  package static let process: SnapshotResults = {
    let environment = ProcessInfo.processInfo.environment
    let folder = environment["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
    let results = SnapshotResults(folder: folder, annotates: environment["GITHUB_ACTIONS"] == "true")
    if folder != nil { atexit { SnapshotResults.process.finish() } }
    return results
  }()

  /// Notes a check. Without a folder for results nothing is kept, so that memory stays flat.
  func add(_ entry: SnapshotEntry) {
    if annotates, entry.status != .passed { print(GitHubAnnotation.text(entry)) }
    if folder != nil { entries.withLock { $0.append(entry) } }
  }

  /// Writes the results.
  package func finish() {
    guard let folder else { return }
    let all = entries.withLock { $0 }
    guard !all.isEmpty else { return }
    do {
      try SystemFiles.makeFolder(folder)
      let process = ProcessInfo.processInfo.processIdentifier
      try AtomicFile.write(try SnapshotResults.json(all), to: "\(folder)/results-\(process).json")
      try AtomicFile.write(Array(JUnit.text(all).utf8), to: "\(folder)/junit-\(process).xml")
      if all.contains(where: { $0.status != .passed }) {
        try SnapshotReport(artifacts: SnapshotArtifacts(folder: folder)).write(to: "\(folder)/report.html")
      }
    } catch {
      print("Snapshot results could not be written to \(folder): \(error)")
    }
  }

  /// Entries as a JSON list.
  package static func json(_ entries: [SnapshotEntry]) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(entries)) + [10]
  }

  /// All entries of the results that processes left in a folder.
  package static func read(folder: String) throws -> [SnapshotEntry] {
    var all: [SnapshotEntry] = []
    for name in try SystemFiles.names(in: folder) where name.hasPrefix("results-") && name.hasSuffix(".json")
    {
      let bytes = try AtomicFile.read("\(folder)/\(name)")
      all += try JSONDecoder().decode([SnapshotEntry].self, from: Data(bytes))
    }
    return all.sorted { $0.identifier < $1.identifier }
  }
}

/// A failure as GitHub Actions shows it at its line.
///
/// Source: GitHub, "Workflow commands for GitHub Actions".
package enum GitHubAnnotation {
  /// The line to print.
  package static func text(_ entry: SnapshotEntry) -> String {
    var file = entry.file
    let root = ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"] ?? ""
    if !root.isEmpty, file.hasPrefix(root + "/") { file = String(file.dropFirst(root.count + 1)) }
    let title = "Snapshot \(entry.identifier): \(entry.kind ?? "failed")"
    return
      "::error file=\(property(file)),line=\(entry.line),title=\(property(title))::\(data(entry.message))"
  }

  private static func data(_ text: String) -> String {
    text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
      .replacingOccurrences(of: "\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
  }
}
