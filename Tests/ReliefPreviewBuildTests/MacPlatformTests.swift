import Foundation
import ReliefDrawing
import ReliefPNG
import ReliefTestSupport
import Testing

/// `relief render --platform macos`, by what the built program does with a folder that was written for both systems.
@Suite(.serialized) struct MacPlatformTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/MacSample").path

  /// The pictures at one pixel a point.
  private func render(_ arguments: [String]) throws -> [String: Bitmap] {
    let folder = NSTemporaryDirectory() + "relief-mac-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    let process = Process()
    process.executableURL = URL(fileURLWithPath: bundle).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("relief")
    process.arguments = ["render", Self.sources, "-o", folder + "/out", "--scale", "1"] + arguments
    try SharedModules.use(in: folder + "/cache")
    process.environment = ProcessInfo.processInfo.environment.merging(["RELIEF_CACHE": folder + "/cache"]) {
      $1
    }
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(said)")
    var pictures: [String: Bitmap] = [:]
    for name in ["Swatch", "Native", "Switch"] {
      pictures[name] = try PNG.read(from: folder + "/out/SwatchView-\(name).png")
    }
    return pictures
  }

  private func color(_ picture: Bitmap?, _ x: Int, _ y: Int) -> [UInt8] {
    picture.map { [$0[x, y].red, $0[x, y].green, $0[x, y].blue] } ?? []
  }

  @Test("The branches of a Mac are taken with --platform macos, those of iOS without")
  func branches() throws {
    let (mac, phone) = (try render(["--platform", "macos"]), try render([]))
    #expect(mac["Swatch"]?.width == 60 && phone["Swatch"]?.width == 40)
    // The grounds of AppKit's windows and of iOS's screens; a colour of both.
    #expect(color(mac["Swatch"], 5, 5) == [0xEC, 0xEC, 0xEC])
    #expect(color(phone["Swatch"], 5, 5) == [0xFF, 0xFF, 0xFF])
    #expect(
      color(mac["Swatch"], 5, 15) == [51, 102, 153] && color(phone["Swatch"], 5, 15) == [51, 102, 153])
    // A box stands for the native view in both; a small switch is smaller on a Mac only.
    #expect(mac["Native"]?.pixels == phone["Native"]?.pixels && mac["Native"]?.width == 120)
    #expect(phone["Switch"]?.height == 31 && (mac["Switch"]?.height ?? 31) <= 22)
  }
}
