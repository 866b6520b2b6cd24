import Foundation
import FoundationXML
import Relief
import ReliefFiles
import Testing

@testable import ReliefSnapshotStore

/// The report for CI servers against a schema of it.
@Suite("JUnit reports")
struct JUnitTests {
  private func entry(
    _ identifier: String, _ status: SnapshotEntry.Status, kind: String? = nil, message: String = "",
    seconds: Double = 0
  ) -> SnapshotEntry {
    var entry = SnapshotEntry(
      identifier: identifier, status: status, message: message, reference: "/t/r.png", file: "/t/A & B.swift",
      line: 3, test: "t")
    (entry.kind, entry.seconds) = (kind, seconds)
    return entry
  }

  @Test("Counts are those of the elements, and times are plain numbers")
  func counts() throws {
    let text = JUnit.text([
      entry("A/one.1", .passed, seconds: 1e-7), entry("A/two.1", .failed, kind: "moved", seconds: 0.1),
      entry("B/three.1", .missing, kind: "missing", seconds: 0.2), entry("B/four.1", .recorded, kind: "new"),
      entry("B/five.1", .failed, kind: "error", message: "no disk", seconds: 1234.5),
    ])
    #expect(try JUnitSchema.faults(of: text) == [])
    #expect(
      text.contains("tests=\"5\" failures=\"3\" errors=\"1\" skipped=\"0\" time=\"1234.800\""), "\(text)")
    #expect(text.contains("<error type=\"error\" message=\"error\">no disk</error>"))
    #expect(try JUnitSchema.faults(of: JUnit.text([])) == [])
  }

  @Test(
    "No text of a test breaks the report, and what XML can hold is read back",
    arguments: [
      ("<&>\"'", "<&>\"'"), ("a\nb\tc\rd", "a\nb\tc\rd"), ("]]><x>", "]]><x>"), ("é 😀", "é 😀"),
      ("\u{0}\u{8}\u{B}\u{C}\u{1F}", "?????"), ("\u{FFFE}\u{FFFF}\u{FFFD}", "??\u{FFFD}"),
      ("<!--", "<!--"), ("&#0;", "&#0;"),
    ])
  func hostile(text: String, expected: String) throws {
    let report = JUnit.text([entry("S\(text)/n\(text)", .failed, kind: text, message: text)])
    #expect(try JUnitSchema.faults(of: report) == [])
    let suite = try #require(XMLTree.root(of: report))
    let test = try #require(suite.children.first)
    #expect(test.attributes["classname"] == "S" + expected && test.attributes["name"] == "n" + expected)
    let failure = try #require(test.children.first)
    #expect(failure.attributes["type"] == expected && failure.text == expected)
  }

  @Test(
    "The schema refuses what readers would not take",
    arguments: [
      ("tests=\"1\"", "tests=\"2\""), (" skipped=\"0\"", ""), ("name=\"b.1\"", ""), ("time=\"0.000\"", ""),
      ("time=\"0.000\"/", "time=\"1e-7\"/"), ("<testcase", "<case"), ("</testsuite>", ""),
      ("failures=\"0\"", "failures=\"1\""), ("\"/>", "\">x</testcase>"), ("A & B".escaped, "A & B"),
    ])
  func refused(part: String, spoilt: String) throws {
    let report = JUnit.text([entry("a/b.1", .passed)])
    #expect(report.contains(part))
    let text = report.replacingOccurrences(of: part, with: spoilt)
    #expect(try JUnitSchema.faults(of: text) != [], "\(text)")
  }
}

extension String {
  fileprivate var escaped: String { replacingOccurrences(of: "&", with: "&amp;") }
}

/// What readers of JUnit reports ask for.
enum JUnitSchema {
  /// In the words of XML Schema; xmllint judges by it where it is installed. Attributes that Surefire requires are
  /// required; `file` is GitLab's.
  private static let schema = """
    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
      <xs:simpleType name="seconds"><xs:restriction base="xs:decimal"><xs:minInclusive value="0"/></xs:restriction></xs:simpleType>
      <xs:complexType name="problem" mixed="true">
        <xs:attribute name="type" type="xs:string" use="required"/>
        <xs:attribute name="message" type="xs:string" use="required"/>
      </xs:complexType>
      <xs:element name="testsuite"><xs:complexType>
        <xs:sequence>
          <xs:element name="testcase" minOccurs="0" maxOccurs="unbounded"><xs:complexType>
            <xs:choice minOccurs="0">
              <xs:element name="failure" type="problem"/>
              <xs:element name="error" type="problem"/>
            </xs:choice>
            <xs:attribute name="classname" type="xs:string" use="required"/>
            <xs:attribute name="name" type="xs:string" use="required"/>
            <xs:attribute name="file" type="xs:string"/>
            <xs:attribute name="time" type="seconds" use="required"/>
          </xs:complexType></xs:element>
        </xs:sequence>
        <xs:attribute name="name" type="xs:string" use="required"/>
        <xs:attribute name="tests" type="xs:nonNegativeInteger" use="required"/>
        <xs:attribute name="failures" type="xs:nonNegativeInteger" use="required"/>
        <xs:attribute name="errors" type="xs:nonNegativeInteger" use="required"/>
        <xs:attribute name="skipped" type="xs:nonNegativeInteger" use="required"/>
        <xs:attribute name="time" type="seconds" use="required"/>
      </xs:complexType></xs:element>
    </xs:schema>
    """

  /// What is wrong with a report.
  static func faults(of report: String) throws -> [String] {
    guard let suite = XMLTree.root(of: report) else { return ["it is not well-formed"] }
    var faults = faults(of: suite)
    let isValid = try xmllint(report)
    // Counts are beyond schemas; what these refuse, both refuse.
    if let isValid, !isValid, faults.isEmpty { faults.append("xmllint refuses it") }
    return faults
  }

  private static func faults(of suite: XMLTree) -> [String] {
    var faults: [String] = []
    func check(_ element: XMLTree, _ name: String, required: Set<String>, allowed: Set<String> = []) {
      if element.name != name { faults.append("<\(element.name)> where <\(name)> is expected") }
      let missing = required.subtracting(element.attributes.keys)
      let other = Set(element.attributes.keys).subtracting(required).subtracting(allowed)
      for attribute in missing.sorted() { faults.append("<\(name)> has no \(attribute)") }
      for attribute in other.sorted() { faults.append("<\(name)> has \(attribute)") }
      if let time = element.attributes["time"],
        time.isEmpty || !time.allSatisfy({ "0123456789.".contains($0) })
      {
        faults.append("\(time) is no time")
      }
    }
    check(suite, "testsuite", required: ["name", "tests", "failures", "errors", "skipped", "time"])
    var counts = ["tests": 0, "failures": 0, "errors": 0, "skipped": 0]
    for test in suite.children {
      check(test, "testcase", required: ["classname", "name", "time"], allowed: ["file"])
      counts["tests", default: 0] += 1
      if test.children.count > 1 { faults.append("a test has \(test.children.count) endings") }
      if !test.text.allSatisfy(\.isWhitespace) { faults.append("a test has text of its own") }
      for ending in test.children {
        check(ending, ending.name == "error" ? "error" : "failure", required: ["type", "message"])
        counts[ending.name + "s", default: 0] += 1
      }
    }
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) where suite.attributes[name] != "\(count)" {
      faults.append("\(name) is \(suite.attributes[name] ?? "missing"), and there are \(count)")
    }
    return faults
  }

  /// Whether xmllint takes a report; nil where there is no xmllint.
  private static func xmllint(_ report: String) throws -> Bool? {
    let program = "/usr/bin/xmllint"
    guard FileManager.default.isExecutableFile(atPath: program) else {
      print("skipped: xmllint is not installed (apt-get install libxml2-utils)")
      return nil
    }
    let folder = try TemporaryFolder()
    try AtomicFile.write(Array(schema.utf8), to: folder.path + "/junit.xsd")
    try AtomicFile.write(Array(report.utf8), to: folder.path + "/junit.xml")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["--noout", "--schema", folder.path + "/junit.xsd", folder.path + "/junit.xml"]
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}

/// An element of an XML document.
final class XMLTree {
  let name: String
  let attributes: [String: String]
  private(set) var text = ""
  private(set) var children: [XMLTree] = []

  private init(_ name: String, _ attributes: [String: String]) {
    (self.name, self.attributes) = (name, attributes)
  }

  /// The outermost element; nil for what is no XML.
  static func root(of text: String) -> XMLTree? {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    return parser.parse() ? reader.root : nil
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var root: XMLTree?
    private var open: [XMLTree] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      let element = XMLTree(name, attributes)
      if let parent = open.last { parent.children.append(element) } else { root = element }
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { open.removeLast() }

    func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
  }
}
