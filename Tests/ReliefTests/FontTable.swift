import Foundation
import Relief

/// The fonts that golden pictures were drawn with.
struct FontTable {
  struct Entry {
    var family: String
    var file: String
    var sha256: String
    /// The Debian package and its version.
    var source: String
  }

  var entries: [Entry]

  var files: [String] { entries.map(\.file) }

  /// The table in a file of comma-separated values.
  init(path: String) throws {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").dropFirst()
    entries = lines.map { line in
      let parts = line.split(separator: ",", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
      return Entry(
        family: parts[0], file: parts.count > 1 ? parts[1] : "", sha256: parts.count > 2 ? parts[2] : "",
        source: parts.count > 3 ? parts[3] : "")
    }
  }

  /// A table of fonts that are installed here.
  init(_ fonts: [UsedFont]) {
    entries = fonts.map { font in
      Entry(
        family: font.family, file: font.file, sha256: font.sha256,
        source: font.package.map { "\($0) \(Self.version(of: $0))" } ?? "")
    }
  }

  func write(to path: String) throws {
    let lines = entries.map { "\($0.family),\($0.file),\($0.sha256),\($0.source)" }
    try (["family,file,sha256,package"] + lines).map { $0 + "\n" }.joined()
      .write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// What is wrong with fonts that were used, a sentence for each that is not the one of the table.
  func differences(from fonts: [UsedFont]) -> [String] {
    fonts.compactMap { font in
      let name = "\(font.family) (\(font.file))"
      guard let entry = entries.first(where: { $0.family == font.family && $0.file == font.file }) else {
        return "\(name) is not in the table of fonts"
      }
      if entry.sha256 == font.sha256 { return nil }
      return "\(name) is of another version than \(entry.source), with which the pictures were drawn"
    }
  }

  /// The version of an installed Debian package; empty where there is no such thing.
  private static func version(of package: String) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/dpkg-query")
    process.arguments = ["-W", "-f", "${Version}", package]
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, Pipe())
    guard (try? process.run()) != nil else { return "" }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
