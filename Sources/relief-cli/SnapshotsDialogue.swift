import Foundation
import Relief
import ReliefFiles
import ReliefSnapshotStore

/// `relief snapshots review`: one failure after the other, shown and asked about.
struct SnapshotsDialogue {
  private let review: SnapshotReview
  private let form: TerminalPicture.Form?

  init(_ review: SnapshotReview) {
    self.review = review
    form = isatty(1) == 1 ? TerminalPicture.form(ProcessInfo.processInfo.environment) : nil
  }

  func run(_ words: [String]) throws -> CommandLineTool.Status {
    let pending = try review.pending(matching: words)
    var (accepted, rejected) = (0, 0)
    review: for (index, item) in pending.enumerated() {
      try Console.say("\n\(index + 1) of \(pending.count): \(item.entry.identifier)\n\(item.entry.message)")
      try show(item.entry, in: item.folder)
      switch try answer() {
      case "a":
        try review.accept(item.entry, in: item.folder)
        accepted += 1
      case "r":
        try review.discard(item.entry, in: item.folder)
        rejected += 1
      case "q": break review
      default: continue
      }
    }
    let left = try review.pending(matching: words).count
    try Console.say("\(accepted) accepted, \(rejected) rejected, \(left) left")
    return .success
  }

  private func show(_ entry: SnapshotEntry, in folder: String) throws {
    guard let form, let files = entry.files else { return }
    let shown = [("reference", files.reference), ("actual", files.actual), ("difference", files.difference)]
      .compactMap { title, name -> (title: String, png: [UInt8])? in
        guard let name, name.hasSuffix(".png"), let bytes = try? AtomicFile.read("\(folder)/\(name)") else {
          return nil
        }
        return (title, bytes)
      }
    if form == .blocks {
      let pictures = try shown.map { try SnapshotPicture.decode($0.png) }
      try Console.say(TerminalPicture.blocks(pictures, columns: columns, titles: shown.map(\.title)))
    } else {
      for (title, png) in shown {
        try Console.say("\(title):\n" + TerminalPicture.sequence(png, form, columns: columns))
      }
    }
  }

  /// How many characters wide the terminal is, as far as the environment says.
  private var columns: Int {
    let said =
      ProcessInfo.processInfo.environment["COLUMNS"].flatMap(Int.init) ?? SystemFiles.terminalColumns(1)
    return min(max(said ?? 80, 20), 400)
  }

  /// The first letter of the user's answer; `q` where the input ends.
  private func answer() throws -> String {
    while true {
      try Console.say("accept (a), reject (r), skip (s), quit (q)?")
      guard let line = readLine() else { return "q" }
      let letter = line.trimmingCharacters(in: .whitespaces).lowercased().prefix(1)
      if ["a", "r", "s", "q"].contains(letter) { return String(letter) }
    }
  }
}
