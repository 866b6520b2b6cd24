import Foundation
import Relief
import ReliefFiles
import ReliefSnapshotStore

/// `relief snapshots`: looks after the references of snapshot tests and what failures left.
enum SnapshotsCommand {
  static let command = Command(
    name: "snapshots", summary: "lists, records, reviews, accepts, prunes and locks snapshots",
    usage: "snapshots list|record|report|review|accept|prune|lock|verify [PATH or NAME...] [options]",
    options: [
      Option(
        name: "--artifacts", value: "DIR",
        meaning: "what failures left ($SNAPSHOT_ARTIFACTS, else relief-snapshots in the temporary folder)"),
      Option(name: "--output", short: "-o", value: "FILE", meaning: "the report or lock file to write"),
      Option(name: "--junit", value: "FILE", meaning: "report: also all results as JUnit XML"),
      Option(name: "--dry-run", meaning: "prune, accept: say what would be done, and do nothing"),
      Option(name: "--lock", value: "FILE", meaning: "verify: the lock file (snapshots.lock)"),
      Option(
        name: "--from", value: "DIR", meaning: "verify: where missing and changed references are fetched"),
      .json, .quiet, .help, .version,
    ],
    notes: """
      list [DIR]       the references below a folder
      record MODE      runs swift test; references are written by MODE: all, missing, failed or never
      report           one HTML file with all that failed
      review [NAME]    shows each failure and asks whether it is accepted
      accept [NAME]    makes what tests made the references: all, or those whose names contain NAME
      prune [DIR]      removes references that no test used; run the whole suite with SNAPSHOT_ARTIFACTS set first
      lock [DIR]       writes a text file of pixel digests (snapshots.lock), to keep in git instead of PNGs
      verify [DIR]     checks references against the lock file
      Exit status 0: all well; 1: verify found differences; 2: something cannot be read or written.
      """,
    examples: [
      ("SNAPSHOT_ARTIFACTS=out swift test; relief snapshots report --artifacts out", "out/report.html"),
      ("relief snapshots record failed -- --filter ButtonTests", "what these tests draw is right"),
      ("relief snapshots accept ButtonTests", "all failures of a test file are right"),
      ("relief snapshots verify Tests --from ../pictures", "fetches what is missing, then checks"),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(CommandError) -> CommandLineTool.Status {
    let names = ["list", "record", "report", "review", "accept", "prune", "lock", "verify"]
    guard let name = arguments.positionals.first else {
      throw CommandError(
        "snapshots: what? One of \(names.joined(separator: ", "))\nSee: relief snapshots --help")
    }
    let rest = Array(arguments.positionals.dropFirst())
    let artifacts =
      arguments.value("--artifacts").map { SnapshotArtifacts(folder: $0) }
      ?? SnapshotArtifacts(environment: ProcessInfo.processInfo.environment)
    // Failures of all projects lie in the shared folder: there, only those of the current one count.
    let review = SnapshotReview(
      artifacts: artifacts, below: artifacts.isShared ? FileManager.default.currentDirectoryPath : nil)
    do {
      switch name {
      case "list": return try SnapshotsFiles(arguments, rest).list()
      case "record": return try SnapshotsRecording(rest).run()
      case "prune": return try SnapshotsFiles(arguments, rest).prune(artifacts)
      case "lock": return try SnapshotsFiles(arguments, rest).lock()
      case "verify": return try SnapshotsFiles(arguments, rest).verify()
      case "report": return try report(artifacts, arguments)
      case "accept": return try accept(review, rest, arguments)
      case "review":
        let status = try SnapshotsDialogue(review).run(rest)
        try tellElsewhere(review)
        return status
      default: break
      }
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError("snapshots \(name): \(error)")
    }
    let hint = Spelling.nearest(to: name, in: names).map { "did you mean \($0)?" }
    throw CommandError("snapshots: unknown \"\(name)\"; \(hint ?? "known: \(names.joined(separator: ", "))")")
  }

  private static func report(
    _ artifacts: SnapshotArtifacts, _ arguments: Arguments
  ) throws -> CommandLineTool.Status {
    let path = arguments.value("--output") ?? artifacts.folder + "/report.html"
    let entries = try artifacts.entries().map(\.entry)
    try SnapshotReport(artifacts: artifacts).write(to: path)
    if let junit = arguments.value("--junit") {
      let results = try SnapshotResults.read(folder: artifacts.folder)
      try AtomicFile.write(Array(JUnit.text(results.isEmpty ? entries : results).utf8), to: junit)
    }
    if arguments.has("--json") {
      try Console.put(try SnapshotResults.json(entries))
    } else if !arguments.has("--quiet") {
      try Console.say("\(path): \(entries.count) failed")
    }
    return .success
  }

  private static func accept(
    _ review: SnapshotReview, _ words: [String], _ arguments: Arguments
  ) throws -> CommandLineTool.Status {
    let pending = try review.pending(matching: words)
    if pending.isEmpty, !words.isEmpty {
      throw CommandError("snapshots accept: no failure's name contains \(words.joined(separator: " or "))")
    }
    for item in pending {
      if !arguments.has("--dry-run") { try review.accept(item.entry, in: item.folder) }
      if !arguments.has("--quiet") { try Console.say(item.entry.reference) }
    }
    if !arguments.has("--quiet") { try tellElsewhere(review) }
    return .success
  }

  /// Says how many failures are left alone, since they are of other folders.
  private static func tellElsewhere(_ review: SnapshotReview) throws {
    let count = try review.elsewhere()
    guard count > 0 else { return }
    Console.complain(
      "\(count) more in \(review.artifacts.folder) \(count == 1 ? "has its reference" : "have their references") in "
        + "other folders: run this there, or name the artifacts (--artifacts) to take all")
  }
}
