import Foundation
import Relief
import ReliefFiles
import ReliefTestSupport
import Testing

@testable import ReliefBatch

/// A folder for one test, and the built tool that runs in it.
final class Workshop {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/relief-batch-\(UUID())"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try SharedModules.use(in: path + "/cache")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    try SystemFiles.makeFolder(SystemFiles.folder(of: path + "/" + name))
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + name) }

  /// The files below a folder, sorted; those of the batch itself are left out.
  func files(_ folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: path + "/" + folder)?.compactMap { $0 as? String } ?? []
    return all.filter { name in
      !name.hasPrefix(".relief-batch") && SystemFiles.kind(of: "\(path)/\(folder)/\(name)") == .file
    }.sorted()
  }

  /// The pictures below a folder and their bytes.
  func pictures(_ folder: String) throws -> [String: [UInt8]] {
    var pictures: [String: [UInt8]] = [:]
    for name in files(folder) where name.hasSuffix(".png") {
      pictures[name] = try AtomicFile.read("\(path)/\(folder)/\(name)")
    }
    return pictures
  }

  /// A template of a button, and a table of them.
  func writeButtons(_ count: Int, size: String = "[60, 30]") throws {
    try write(
      """
      {"size": \(size), "background": "${base}", "layers": [
        {"shape": "capsule", "frame": [10, 8, "${width}", 14], "fill": "${base}",
         "shadows": [{"color": "#0003", "radius": 2, "offset": [1, 1]}]}]}
      """, to: "button.json")
    let rows = (0..<count).map { "b\($0),#\(String(0x808080 + $0 * 37, radix: 16)),\(20 + $0 % 20)" }
    try write((["label,base,width"] + rows).joined(separator: "\n") + "\n", to: "buttons.csv")
    try write(
      #"""
      // A table of buttons.
      {"items": [{"template": "button.json", "rows": "buttons.csv", "name": "{label}"}]}
      """#, to: "batch.json")
  }

  /// An app of two previews in `App`: a badge, and a card with a badge on a colour of its catalogue.
  func writeApp() throws {
    try write(
      """
      import SwiftUI
      struct Badge: View { var body: some View { Color.blue.frame(width: 10, height: 10) } }
      #Preview("Badge", traits: .fixedLayout(width: 20, height: 20)) { Badge() }
      """, to: "App/Badge.swift")
    try write(
      """
      import SwiftUI
      struct Card: View { var body: some View { Badge().padding(3).background(Color("Ground")) } }
      #Preview("Card", traits: .fixedLayout(width: 20, height: 20)) { Card() }
      """, to: "App/Card.swift")
    try writeGround("0.5")
  }

  /// The colour of the app's catalogue, or of another one, with so much red.
  func writeGround(_ level: String, in catalog: String = "App/Assets.xcassets") throws {
    try write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "\(level)", "green": "0.5", "blue": "0.5", "alpha": "1"}}}], "info": {"version": 1}}
      """, to: catalog + "/Ground.colorset/Contents.json")
  }

  struct Ending {
    var status: Int32
    var text: String
    var errors: String
  }

  /// The tool, which lies beside the test bundle.
  static var tool: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("relief")
  }

  func process(_ program: URL, _ arguments: [String], _ environment: [String: String] = [:]) -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    var own = ProcessInfo.processInfo.environment
    // Neither of these may leak in from where the tests run.
    for name in ["CI_NODE_INDEX", "CI_NODE_TOTAL", "SLURM_ARRAY_TASK_ID"] { own[name] = nil }
    own["RELIEF_CACHE"] = path + "/cache"
    process.environment = own.merging(environment) { $1 }
    return process
  }

  func run(_ program: URL, _ arguments: [String], _ environment: [String: String] = [:]) throws -> Ending {
    let process = process(program, arguments, environment)
    let (output, errors) = (path + "/.stdout", path + "/.stderr")
    for file in [output, errors] { _ = FileManager.default.createFile(atPath: file, contents: nil) }
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Ending(
      status: process.terminationStatus, text: try String(contentsOfFile: output, encoding: .utf8),
      errors: try String(contentsOfFile: errors, encoding: .utf8))
  }

  /// Starts the tool; what it says goes to a file, since another test's child could hold a pipe open for good.
  func start(_ arguments: [String]) throws -> Process {
    let process = process(Self.tool, arguments)
    let output = path + "/.said"
    _ = FileManager.default.createFile(atPath: output, contents: nil)
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Waits until what `start` said is as wanted, or the tool has ended; at most a minute.
  func wait(for process: Process, until isDone: (String) -> Bool) throws {
    for _ in 0..<60_000 where process.isRunning {
      if try isDone(text(".said")) { return }
      Thread.sleep(forTimeInterval: 0.001)
    }
  }

  func relief(_ arguments: String...) throws -> Ending { try run(Self.tool, arguments) }
}
