import Foundation
import Relief
import ReliefPNG

/// Takes what failures made over as references.
package struct SnapshotReview {
  package var artifacts: SnapshotArtifacts

  package init(artifacts: SnapshotArtifacts) { self.artifacts = artifacts }

  /// The failures whose identifiers contain one of some words; all where there is no word.
  package func pending(matching words: [String]) throws -> [(folder: String, entry: SnapshotEntry)] {
    try artifacts.entries().filter { item in
      item.entry.files?.actual != nil
        && (words.isEmpty || words.contains { item.entry.identifier.contains($0) })
    }
  }

  /// Makes what was made the reference, and takes the artifacts away.
  package func accept(_ entry: SnapshotEntry, in folder: String) throws {
    guard let actual = entry.files?.actual else { return }
    let bytes = try AtomicFile.read("\(folder)/\(actual)")
    do {
      try SystemFiles.makeFolder(SystemFiles.folder(of: entry.reference))
    } catch {
      throw SnapshotError.folder(SystemFiles.folder(of: entry.reference), error.reason)
    }
    try AtomicFile.write(bytes, to: entry.reference)
    try discard(entry, in: folder)
  }

  /// Takes the artifacts of a failure away, the entry first: without it the others are not looked at.
  package func discard(_ entry: SnapshotEntry, in folder: String) throws {
    let name = entry.identifier.split(separator: "/", maxSplits: 1).last.map(String.init) ?? entry.identifier
    let files = [name + ".json", entry.files?.reference, entry.files?.actual, entry.files?.difference]
    for file in files.compactMap(\.self) {
      let path = "\(folder)/\(file)"
      if SystemFiles.kind(of: path) == .file { try FileManager.default.removeItem(atPath: path) }
    }
  }
}

/// Shows pictures in terminals that can.
package enum TerminalPicture {
  /// How a terminal takes pictures.
  package enum Form: Hashable, Sendable {
    /// Kitty's protocol; Ghostty and Konsole have it too.
    case kitty
    /// That of iTerm2; WezTerm has it too.
    case iTerm
  }

  /// What the terminal of an environment takes; nil for none.
  package static func form(_ environment: [String: String]) -> Form? {
    let (term, program) = (environment["TERM"] ?? "", environment["TERM_PROGRAM"] ?? "")
    if environment["TMUX"] != nil { return nil }
    if term.contains("kitty") || term.contains("ghostty") || environment["KITTY_WINDOW_ID"] != nil {
      return .kitty
    }
    return program == "iTerm.app" || program == "WezTerm" ? .iTerm : nil
  }

  /// The escape sequence that shows a PNG file.
  ///
  /// Source: kitty, "Terminal graphics protocol"; iTerm2, "Inline Images Protocol".
  package static func sequence(_ png: [UInt8], _ form: Form) -> String {
    let text = Data(png).base64EncodedString()
    switch form {
    case .iTerm: return "\u{1B}]1337;File=inline=1;size=\(png.count):\(text)\u{7}\n"
    case .kitty:
      var result = ""
      var rest = text[...]
      var head = "a=T,f=100,"
      repeat {
        let part = rest.prefix(4096)
        rest = rest.dropFirst(4096)
        result += "\u{1B}_G\(head)m=\(rest.isEmpty ? 0 : 1);\(part)\u{1B}\\"
        head = ""
      } while !rest.isEmpty
      return result + "\n"
    }
  }
}
