import Foundation
import Testing

/// The table of what public sources use, and which test covers each name and form.
@Suite struct TableTests {
  struct Row {
    let list: Substring, kind: Substring, form: String, test: Substring

    /// What must stand in the source of the test, as a regular expression; nil where it is a call.
    var pattern: String? {
      let word = NSRegularExpression.escapedPattern(for: form)
      switch kind {
      case "attribute": return word + "\\b"
      case "conformance": return "[:,&]\\s*" + word + "\\b"
      case "environment":
        if form == "(Type.self)" { return "@Environment\\(\\w+\\.self\\)" }
        if form.hasPrefix(".environment ") { return "environment\\(\\\\\\.\(form.dropFirst(13))\\b" }
        return "\\\\\\.\(form)\\b"
      case "symbol": return form.hasPrefix("\\()") ? "\\)\\.circle\"" : "\"\(word)\""
      case "colour":
        if form == "Color(_: \"name\")" { return "Color\\(\"" }
        if form == "Color(_: expr)" { return "Color\\([a-z]\\w*\\)" }
        if form == "Color(_: #colorLiteral)" { return "Color\\(\\s*#colorLiteral" }
        if form == "Color(_: UIColor)" { return "Color\\(UIColor" }
        if form == "Color(_: .shorthand)" { return "Color\\(\\." }
      case "preview":
        if form.hasPrefix("#Preview trait ") { return "traits: \\\(form.dropFirst(15))" }
        if form.hasPrefix("previewLayout ") { return "previewLayout\\(\\\(form.dropFirst(14))" }
        return "\"\(word)\""
      case "directive": return word
      default: break
      }
      if form.contains("(") || form.contains("{") { return nil }
      return (form.hasPrefix(".") ? "" : "\\b") + word + "\\b"
    }

    /// Whether a source has it.
    func isIn(_ source: String, _ calls: CallForms) -> Bool {
      if let pattern { return source.range(of: pattern, options: .regularExpression) != nil }
      let name = form.prefix { $0 != "(" && $0 != "{" }
      let last = name.split(separator: ".").last.map(String.init) ?? String(name)
      let wanted = last + form.dropFirst(name.count)
      return source.contains(name) && calls.all(of: last).contains(wanted)
    }
  }

  /// Why names of the lists have no test here, and how many there are.
  private static let elsewhere: [Substring: (reason: String, count: Int)] = [
    "own": ("the sources declare it themselves, in extensions and types of their own", 81),
    "Charts": ("Swift Charts, a framework of its own", 11),
    "CoreData": ("requests to a data base, and the environment key that Core Data adds", 4),
    "WidgetKit": ("widgets are drawn by the system from timelines", 12),
    "AVFoundation": ("cameras and speech", 2), "UserNotifications": ("messages", 1), "MapKit": ("maps", 1),
    "WatchKit": ("controllers of watch apps", 2), "URLSession": ("requests to servers", 2),
    "Testing": ("tests in sources", 2), "XCTest": ("tests in sources", 1),
    "storyboards": ("an attribute that Apple's compiler knows for Interface Builder", 1),
    "Objective-C": ("taken out of sources before they are compiled: ObjectiveCWordsTests", 2),
    "old Swift": ("the spelling of result builders before Swift 5.4, which compilers no longer take", 1),
  ]

  private func read(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// The sources by the names of their suites.
  private func sources() throws -> [Substring: String] {
    var sources: [Substring: String] = [:]
    let folder = root + "/Tests/CompatibilityTests"
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) where file.hasSuffix(".swift") {
      sources[Substring(file.dropLast(6))] = try read(folder + "/" + file)
    }
    // The previews of the sample apps are drawn by the suite that is named so.
    var apps = ""
    let previews = root + "/Fixtures/Previews"
    for case let file as String in FileManager.default.enumerator(atPath: previews) ?? .init()
    where file.hasSuffix(".swift") { apps += try read(previews + "/" + file) + "\n" }
    sources["FixtureAppTests"] = apps
    return sources
  }

  /// The part of a source in which one test stands, or all of it.
  private func part(_ test: Substring, _ sources: [Substring: String]) -> String? {
    let names = test.split(separator: ".")
    guard let suite = names.first, let source = sources[suite] else { return nil }
    guard names.count > 1 else { return source }
    let parts = source.components(separatedBy: "\n  @Test(").dropFirst()
    return parts.first { $0.contains("func \(names[1])(") }
  }

  @Test("Every name and form of the table occurs in the test that the table names")
  func forms() throws {
    let table = try read(root + "/Fixtures/Tables/compatibility.csv").split(separator: "\n").dropFirst(2)
    let sources = try sources()
    var parts: [Substring: (source: String, calls: CallForms)] = [:]
    var counts: [Substring: Int] = [:]
    var untested: [Substring: Int] = [:]
    for line in table {
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      let row = Row(list: cells[0], kind: cells[1], form: String(cells[2]), test: cells[5])
      counts[row.list, default: 0] += 1
      if Self.elsewhere[row.test] != nil {
        untested[row.test, default: 0] += 1
        continue
      }
      if parts[row.test] == nil, let source = part(row.test, sources) {
        parts[row.test] = (source, CallForms(source))
      }
      guard let part = parts[row.test], row.isIn(part.source, part.calls) else {
        Issue.record("\(row.form) of list \(row.list) is not in \(row.test)")
        continue
      }
    }
    // As many rows as the three lists of the source have.
    #expect(counts == ["T": 404, "N": 1110, "G": 920])
    #expect(untested == Self.elsewhere.mapValues { $0.count })
  }
}
