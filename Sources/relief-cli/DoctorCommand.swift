import Foundation
import Relief
import ReliefPreviewBuild

/// `relief doctor`: reads sources without building and says which would draw.
enum DoctorCommand {
  static let command = Command(
    name: "doctor", summary: "says which files of an app would draw, and which API is missing",
    usage: "doctor DIR [options]",
    options: [.json, .quiet, .help, .version],
    notes: """
      Nothing is built: only names are looked at. A file that uses a name which neither Relief, the toolchain nor the
      folder itself has would be left out, with the files that need it. Words that compile and do nothing in a picture,
      such as animations, are counted as inert. With --quiet only missing names are said.
      """,
    examples: [
      ("relief doctor MyApp", "what stands in the way of the previews in a folder"),
      ("relief doctor MyApp --json", "the same for programs"),
    ],
    run: run)

  @Sendable private static func run(_ arguments: Arguments) throws(CommandError) -> CommandLineTool.Status {
    guard let path = arguments.positionals.first, arguments.positionals.count == 1 else {
      throw CommandError("doctor: give one folder of Swift sources\nSee: relief doctor --help")
    }
    let sources: SourceSet
    do { sources = try SourceSet(path: path) } catch { throw CommandError("\(error)") }
    let doctor = Doctor(sources)
    let lines =
      arguments.has("--json")
      ? [json(doctor, unread: sources.unread)] : text(doctor, isQuiet: arguments.has("--quiet"))
    for line in lines { try Console.say(line) }
    for file in sources.unread { Console.complain("left out: \(file)") }
    return doctor.blocked.isEmpty && sources.unread.isEmpty ? .success : .difference
  }

  private static func text(_ doctor: Doctor, isQuiet: Bool) -> [String] {
    var lines: [String] = []
    if !isQuiet {
      lines.append(
        "\(doctor.fileCount) files: \(doctor.drawing.count) would draw, \(doctor.others.count) have no previews, "
          + "\(doctor.blocked.count) would be left out")
    }
    for finding in doctor.missingModules {
      lines.append("missing module \(finding.name): \(places(finding))")
    }
    for finding in doctor.missing {
      lines.append("missing \(finding.name), \(finding.places.count)x: \(places(finding))")
    }
    if isQuiet { return lines }
    for file in doctor.blocked {
      let reason = file.needs.map { "needs \($0)" } ?? file.missing.joined(separator: ", ")
      lines.append("left out: \(file.file) (\(reason))")
    }
    if !doctor.inert.isEmpty {
      let words = doctor.inert.map { "\($0.name) \($0.places.count)x" }
      lines.append("inert: \(words.joined(separator: ", "))")
    }
    return lines
  }

  /// The first places of a name.
  private static func places(_ finding: Doctor.Finding) -> String {
    let shown = finding.places.prefix(4).map(\.description)
    let more = finding.places.count - shown.count
    return shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  private static func json(_ doctor: Doctor, unread: [String]) -> String {
    func list(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }
    func findings(_ findings: [Doctor.Finding]) -> String {
      list(
        findings.map { finding in
          JSONText.object([
            ("name", JSONText.quoted(finding.name)), ("count", "\(finding.places.count)"),
            ("places", list(finding.places.map { JSONText.quoted($0.description) })),
          ])
        })
    }
    return JSONText.object([
      ("files", "\(doctor.fileCount)"), ("draws", list(doctor.drawing.map(JSONText.quoted))),
      ("noPreviews", list(doctor.others.map(JSONText.quoted))),
      (
        "leftOut",
        list(
          doctor.blocked.map { file in
            JSONText.object([
              ("file", JSONText.quoted(file.file)), ("missing", list(file.missing.map(JSONText.quoted))),
              ("needs", file.needs.map(JSONText.quoted) ?? "null"),
            ])
          })
      ), ("missing", findings(doctor.missing)), ("missingModules", findings(doctor.missingModules)),
      ("inert", findings(doctor.inert)), ("unread", list(unread.map(JSONText.quoted))),
    ])
  }
}
