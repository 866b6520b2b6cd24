import Foundation
import Relief
import ReliefNeumorphism
import Testing

/// `relief theme`, run as a program beside the test bundle.
@Suite("relief theme")
struct ThemeCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "relief-\(UUID().uuidString)")

  private func run(_ arguments: String...) throws -> (status: Int32, text: String, errors: String) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("relief")
    process.arguments = ["theme"] + arguments
    process.currentDirectoryURL = folder
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let faults = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: data, as: UTF8.self),
      String(decoding: faults, as: UTF8.self)
    )
  }

  @Test("The exports are what the library makes")
  func exports() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let css = try run("#e0e0e0", "--law", "neumorphism.io", "--export", "css")
    #expect(css.status == 0 && css.text == Theme.neumorphismIO().css().css + "\n")
    let tokens = try run("#e0e0e0", "--law", "neumorphism.io", "--export", "json", "-o", "tokens.json")
    #expect(tokens.status == 0 && tokens.text.isEmpty)
    let again = try run("tokens.json", "--export", "css")
    #expect(again.text == Theme.neumorphismIO().css().css + "\n")
    #expect(try run("tokens.json", "--export", "xcassets", "-o", "Soft.xcassets").status == 0)
    let base = folder.appendingPathComponent("Soft.xcassets/Shadow.colorset/Contents.json")
    #expect(try String(contentsOf: base, encoding: .utf8).contains("\"red\" : \"0xBE\""))
    let scene = try run("#e0e0e0", "--export", "scene")
    #expect(try SceneFile(json: scene.text).render().width > 300)
  }

  @Test("A colour gives two pictures, the palette and the audit")
  func palette() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try run("#f5f5f5", "--law", "neumorphism.io", "--scale", "1", "-o", "out")
    #expect(result.status == 0 && result.text.contains("base         #f5f5f5"))
    #expect(result.text.contains("note clipping: ") && result.text.contains("highlight is cut at white"))
    #expect(try PNG.read(from: folder.path + "/out/theme-dark.png").width > 400)
  }

  @Test(
    "Wrong usage says what is expected",
    arguments: [
      (["tomato soup"], "expected a colour"), (["#e0e0e0", "--export", "scss"], "did you mean css?"),
      ([], "expected one colour or file"),
      (["#e0e0e0", "--intensity", "9"], "expected a number from 0.01 to 0.6"),
      (["#e0e0e0", "--accent", "x"], "--accent x: expected a colour"),
    ])
  func usage(arguments: [String], message: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let result =
      switch arguments.count {
      case 0: try run()
      case 1: try run(arguments[0])
      default: try run(arguments[0], arguments[1], arguments[2])
      }
    #expect(result.status == 2 && result.errors.contains(message), "\(result.errors)")
  }
}
