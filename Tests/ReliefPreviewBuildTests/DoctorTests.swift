import Foundation
import Testing

@testable import ReliefPreviewBuild

/// What the doctor says of folders whose gaps are known.
@Suite struct DoctorTests {
  private func doctor(_ files: [String: String]) throws -> Doctor {
    let folder = NSTemporaryDirectory() + "relief-doctor-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
    }
    return Doctor(try SourceSet(path: folder))
  }

  private func names(_ paths: [String]) -> [String] {
    paths.map { $0.split(separator: "/").last.map(String.init) ?? "" }
  }

  @Test(
    "A missing type and a missing modifier are named with their places, and files that need theirs go with them"
  )
  func missing() throws {
    let doctor = try doctor([
      "A.swift": """
      import SwiftUI
      import MapKit

      struct Alpha: View {
        var body: some View {
          // .neverMentioned() in a comment, and in a string:
          Text(".alsoNever() \\(Chart { }.frame(width: 1))").chartOverlay { _ in }
        }
      }
      """,
      "B.swift": "import SwiftUI\nstruct Beta: View { var body: some View { Alpha().padding() } }",
      "C.swift": """
      import SwiftUI
      struct C: View { var body: some View { Text("c").animation(.default, value: 1).mine() } }
      extension View { func mine() -> some View { self } }
      #Preview { C() }
      """,
    ])
    #expect(doctor.missing.map(\.name) == [".chartOverlay", "Chart"])
    #expect(doctor.missing.map { $0.places.map(\.line) } == [[7], [7]])
    #expect(doctor.missingModules.map(\.name) == ["MapKit"])
    #expect(names(doctor.drawing) == ["C.swift"])
    #expect(names(doctor.blocked.map(\.file)) == ["A.swift", "B.swift"])
    #expect(doctor.blocked.last.flatMap(\.needs).map { names([$0]) } == ["A.swift"])
    #expect(doctor.inert.map(\.name) == ["animation"])
  }

  @Test("Names in branches that are not compiled are neither missing nor declared")
  func branches() throws {
    let doctor = try doctor([
      "A.swift": """
      import SwiftUI
      #if canImport(WidgetKit)
      import WidgetKit
      #endif
      struct A: View {
        var body: some View {
          Text("a")
          #if os(watchOS)
            .crownThing(TimelineThing())
          #elseif os(iOS)
            .padding()
          #else
            .otherThing()
          #endif
          #if os(macOS) || !DEBUG
            .lateThing()
          #endif
            .onlyThere()
        }
      }
      #if os(macOS)
      extension View { func onlyThere() -> some View { self } }
      #endif
      """
    ])
    #expect(doctor.missing.map(\.name) == [".onlyThere"] && doctor.missing[0].places.map(\.line) == [18])
    #expect(doctor.missingModules == [])
  }

  @Test(
    "Of the fixture apps, which all draw, nothing is missing",
    arguments: ["Cards", "ColorGuess", "ControlPanel", "Dashboard", "Fitness", "MusicPlayer"])
  func fixtures(name: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let doctor = Doctor(try SourceSet(path: root + "/Fixtures/Previews/" + name))
    #expect(doctor.missing.map { "\($0.name) \($0.places[0])" } == [])
    #expect(doctor.missingModules.map(\.name) == [])
    #expect(doctor.blocked.isEmpty)
  }

  @Test("A hundred files are read in two seconds")
  func speed() throws {
    let body = (0..<100).map { "    Text(\"line \\(\($0))\").font(.title).padding(\($0))" }.joined(
      separator: "\n")
    var files: [String: String] = [:]
    for index in 0..<100 {
      files["F\(index).swift"] =
        "import SwiftUI\nstruct F\(index): View { var body: some View { VStack {\n\(body)\n} } }"
    }
    let start = Date()
    let doctor = try doctor(files)
    #expect(doctor.fileCount == 100)
    #expect(Date().timeIntervalSince(start) < 2)
  }
}
