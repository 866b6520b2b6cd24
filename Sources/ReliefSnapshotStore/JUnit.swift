/// Results in the form that CI servers read.
///
/// Source: the JUnit XML report of Apache Maven's Surefire (surefire-test-report.xsd), as Jenkins and GitLab take it.
package enum JUnit {
  /// The document.
  package static func text(_ entries: [SnapshotEntry]) -> String {
    let errors = entries.filter(isError).count
    let failures = entries.filter { $0.status != .passed }.count - errors
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"snapshots\" "
    text += "tests=\"\(entries.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\" "
    text += "time=\"\(time(entries.reduce(0) { $0 + milliseconds($1) }))\">\n"
    for entry in entries { text += testCase(entry) }
    return text + "</testsuite>\n"
  }

  private static func testCase(_ entry: SnapshotEntry) -> String {
    let suite = entry.identifier.split(separator: "/").first.map(String.init) ?? ""
    let name = String(entry.identifier.dropFirst(suite.count + 1))
    var text = "  <testcase classname=\"\(attribute(suite))\" name=\"\(attribute(name))\" "
    text += "file=\"\(attribute(entry.file))\" time=\"\(time(milliseconds(entry)))\""
    guard entry.status != .passed else { return text + "/>\n" }
    let element = isError(entry) ? "error" : "failure"
    let kind = attribute(entry.kind ?? "failed")
    text += ">\n    <\(element) type=\"\(kind)\" message=\"\(kind)\">"
    return text + "\(content(entry.message))</\(element)>\n  </testcase>\n"
  }

  /// Whether a snapshot could not be judged, which is no difference.
  private static func isError(_ entry: SnapshotEntry) -> Bool {
    entry.status != .passed && entry.kind == "error"
  }

  private static func milliseconds(_ entry: SnapshotEntry) -> Int {
    Int((min(max(entry.seconds, 0), 1e9) * 1000).rounded())
  }

  /// Seconds with three digits: numbers of XML schemas know no powers of ten.
  private static func time(_ milliseconds: Int) -> String {
    "\(milliseconds / 1000)." + String(1000 + milliseconds % 1000).dropFirst()
  }

  /// Text between tags.
  private static func content(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // Readers make a line feed of it otherwise.
      case "\r": result += "&#13;"
      // XML has no way to write these (XML 1.0, production 2).
      case "\u{0}"..<"\u{9}", "\u{B}"..<"\u{D}", "\u{E}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "?"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A text between quotes, where readers make spaces of lines and tabs.
  private static func attribute(_ text: String) -> String {
    var result = ""
    for scalar in content(text).unicodeScalars {
      switch scalar {
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
