import Foundation
import Relief
import ReliefFiles
import ReliefPNG

/// One HTML file with all that failed, to be opened from anywhere: it holds its pictures and asks no network.
package struct SnapshotReport {
  /// What failures left.
  package var artifacts: SnapshotArtifacts

  package init(artifacts: SnapshotArtifacts) { self.artifacts = artifacts }

  /// Writes the report.
  package func write(to path: String) throws {
    try AtomicFile.write(try html(), to: path)
  }

  /// The report.
  package func html() throws -> [UInt8] {
    let items = try artifacts.entries().map { try item($0.entry, folder: $0.folder) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    // "<" is escaped, so that no text can end the script that holds it.
    let data = String(decoding: try encoder.encode(items), as: UTF8.self)
      .replacingOccurrences(of: "<", with: "\\u003c")
    return Array(ReportPage.text(data: data, version: Relief.version).utf8)
  }

  /// What the page knows of a snapshot.
  private struct Item: Codable {
    var entry: SnapshotEntry
    /// Pictures as base64, or texts.
    var reference: String?, actual: String?, difference: String?
    var isPicture: Bool
  }

  private func item(_ entry: SnapshotEntry, folder: String) throws -> Item {
    let isPicture = entry.files?.actual?.hasSuffix(".png") ?? false
    func content(_ name: String?) -> String? {
      // A file that somebody removed is shown as missing.
      guard let name, let bytes = try? AtomicFile.read("\(folder)/\(name)") else { return nil }
      return isPicture ? Data(bytes).base64EncodedString() : String(decoding: bytes, as: UTF8.self)
    }
    // The difference is drawn by the page, to any amplification; so pictures are stored twice, not three times.
    return Item(
      entry: entry, reference: content(entry.files?.reference), actual: content(entry.files?.actual),
      difference: isPicture ? nil : content(entry.files?.difference), isPicture: isPicture)
  }
}
