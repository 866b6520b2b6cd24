import Foundation
import Relief
import ReliefFiles
import ReliefPNG
import Testing

@testable import ReliefSnapshotStore

@Suite("relief snapshots")
struct SnapshotsCommandTests {
  /// Runs the built `relief`, which lies beside the test bundle, in a folder.
  private func relief(
    _ arguments: String..., in folder: String, input: String = "", environment: [String: String] = [:]
  ) throws -> (status: Int32, text: String, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("relief")
    process.arguments = ["snapshots"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (standardInput, output, errors)
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: text, as: UTF8.self), String(decoding: said, as: UTF8.self)
    )
  }

  @Test("list names references with their sides; wrong words get a hint")
  func list() throws {
    let desk = try Desk()
    _ = desk.verify(grey(100), .missing)
    let folder = desk.folder.path
    let bytes = try AtomicFile.read(desk.place.path).count
    let path = "Tests/__Snapshots__/ButtonTests/testButton.1.png"
    #expect(try relief("list", in: folder).text == "\(path)  24 x 24  \(bytes) bytes\n")
    #expect(
      try relief("list", "Tests", "--json", in: folder).text
        == "{\"path\": \"\(path)\", \"bytes\": \(bytes), \"width\": 24, \"height\": 24}\n")
    let wrong = try relief("acept", in: folder)
    #expect(wrong.status == 2 && wrong.errors.contains("did you mean accept?"))
    let nowhere = try relief("report", "--artifacts", "nowhere", in: folder)
    #expect(nowhere.status == 2 && nowhere.errors.contains("nowhere: there is no such folder of artifacts"))
  }

  @Test("record runs the tests in a mode, and tells whether they passed", arguments: [0, 1])
  func record(_ status: Int32) throws {
    let folder = try TemporaryFolder()
    let program = folder.path + "/swift"
    try AtomicFile.write(
      Array("#!/bin/sh\necho \"$RELIEF_RECORD: $*\"\nexit \(status)\n".utf8), to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let path = ["PATH": folder.path + ":/usr/bin:/bin"]
    let result = try relief(
      "record", "failed", "--", "--filter", "A", in: folder.path, environment: path)
    #expect(result.text == "failed: test --filter A\n")
    #expect(result.status == status)
    let wrong = try relief("record", "sometimes", in: folder.path, environment: path)
    #expect(wrong.status == 2 && wrong.errors.contains("one of all, missing, failed, never"))
  }

  @Test("report, accept and prune go by what the tests left")
  func accept() throws {
    let desk = try Desk()
    let folder = desk.folder.path
    _ = desk.verify(grey(100), .missing)
    _ = desk.verify(grey(120), .never)
    desk.results.finish()
    let report = try relief(
      "report", "--artifacts", "out", "-o", "r.html", "--junit", "j.xml", in: folder)
    #expect(report.text == "r.html: 1 failed\n")
    #expect(try String(contentsOfFile: folder + "/j.xml", encoding: .utf8).contains("failures=\"2\""))
    #expect(try relief("accept", "Nope", "--artifacts", "out", in: folder).status == 2)
    #expect(
      try relief("accept", "--dry-run", "--artifacts", "out", in: folder).text == desk.place.path + "\n")
    #expect(try desk.reference()[0, 0].red == 100)
    // In the folder that all projects share, what belongs to another project is left alone.
    try FileManager.default.copyItem(atPath: folder + "/out", toPath: folder + "/relief-snapshots")
    try FileManager.default.createDirectory(
      atPath: folder + "/Other", withIntermediateDirectories: false)
    let shared = ["TMPDIR": folder, "SNAPSHOT_ARTIFACTS": ""]
    for command in ["accept", "review"] {
      let other = try relief(command, in: folder + "/Other", environment: shared)
      #expect(other.status == 0 && !other.text.contains(desk.place.path))
      #expect(
        other.errors.contains("1 more in \(folder)/relief-snapshots has its reference in other folders"))
    }
    #expect(try desk.reference()[0, 0].red == 100)
    let own = try relief("accept", "--dry-run", in: folder, environment: shared)
    #expect(own.text == desk.place.path + "\n" && own.errors.isEmpty)
    #expect(try relief("accept", "Button", "--artifacts", "out", in: folder).status == 0)
    #expect(try desk.reference()[0, 0].red == 120)
    try AtomicFile.write([1], to: desk.place.folder + "/testOld.1.txt")
    let pruned = try relief("prune", "Tests", "--artifacts", "out", in: folder)
    #expect(pruned.text == "Tests/__Snapshots__/ButtonTests/testOld.1.txt\n")
    #expect(
      desk.folder.files.filter { $0.hasPrefix("Tests") } == [
        "Tests/__Snapshots__/ButtonTests/testButton.1.png"
      ])
  }

  @Test("review asks about each, and does as it is told")
  func review() throws {
    var desk = try Desk("a")
    let folder = desk.folder.path
    var names: [String] = []
    for name in ["a", "b", "c"] {
      desk.place.name = "testButton.\(name)"
      names.append(desk.place.path)
      _ = desk.verify(grey(100), .missing)
      _ = desk.verify(grey(120), .never)
    }
    let result = try relief("review", "--artifacts", "out", in: folder, input: "x\na\nreject\n")
    #expect(result.status == 0)
    #expect(result.text.contains("1 of 3: ButtonTests/testButton.a\nThe picture differs: recoloured"))
    #expect(result.text.hasSuffix("1 accepted, 1 rejected, 1 left\n"))
    #expect(try names.map { try PNG.read(from: $0)[0, 0].red } == [120, 100, 100])
  }

  @Test("A lock file is verified, and what is missing is fetched")
  func lock() throws {
    let desk = try Desk()
    let folder = desk.folder.path
    _ = desk.verify(grey(100), .missing)
    #expect(try relief("lock", "Tests", in: folder).text == "Tests/snapshots.lock: 1 references\n")
    #expect(try relief("verify", "Tests", in: folder).status == 0)
    try FileManager.default.copyItem(atPath: folder + "/Tests", toPath: folder + "/Store")
    _ = desk.verify(grey(120), .failed)
    let name = "__Snapshots__/ButtonTests/testButton.1.png"
    let changed = try relief("verify", "Tests", in: folder)
    #expect(changed.status == 1 && changed.text == "differs: \(name)\n")
    try FileManager.default.removeItem(atPath: desk.place.path)
    #expect(try relief("verify", "Tests", in: folder).text == "missing: \(name)\n")
    let fetched = try relief("verify", "Tests", "--from", "Store", in: folder)
    #expect(fetched.status == 0 && fetched.text == "fetched: \(name)\n")
    #expect(try desk.reference()[0, 0].red == 100)
  }
}
