import Foundation
import ReliefPNG
import ReliefTestSupport
import Testing

/// The options of `relief render`, by what the built program does with them.
@Suite(.serialized) struct RenderOptionTests {
  private struct Outcome {
    var status: Int32
    var text: String
  }

  /// The folder with the sources and pictures of all tests: what was compiled is kept between them.
  private static let folder = NSTemporaryDirectory() + "relief-options-\(UUID().uuidString)"

  /// Each circumstance adds its own number of points to the width of the first preview.
  private static let source = """
    import SwiftUI
    struct Facts: View {
      @Environment(\\.locale) var locale
      @Environment(\\.layoutDirection) var direction
      @Environment(\\.isEnabled) var isEnabled
      @Environment(\\.dynamicTypeSize) var size
      @Environment(\\.colorScheme) var scheme
      @Environment(\\.colorSchemeContrast) var contrast
      var code: CGFloat {
        var code: CGFloat = 1
        if locale.identifier == "de_DE" { code += 2 }
        if direction == .rightToLeft { code += 4 }
        if !isEnabled { code += 8 }
        if size == .xxxLarge { code += 16 }
        if scheme == .dark { code += 32 }
        if contrast == .increased { code += 64 }
        if #available(iOS 26, *) { code += 128 }
        if Calendar(identifier: .gregorian).component(.year, from: Date()) == 2024 { code += 256 }
        return code
      }
      var body: some View { Color.gray.frame(width: code, height: 2) }
    }
    struct Grow: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Color.red.frame(width: configuration.isPressed ? 7 : 5, height: 3)
      }
    }
    #Preview("Facts", traits: .sizeThatFitsLayout) { Facts() }
    #Preview("Press", traits: .sizeThatFitsLayout) { Button("x") {}.buttonStyle(Grow()) }
    #Preview("Screen") { Color.gray.ignoresSafeArea() }
    #Preview("Name", traits: .fixedLayout(width: 4, height: 4)) { Color("Only") }
    #Preview("Texts", traits: .sizeThatFitsLayout) {
      VStack { Text(1234.5, format: .number); Text(Date(), style: .date); Text("\\(1234567)") }
    }
    """

  private func render(_ arguments: [String], scale: String = "1") throws -> Outcome {
    let file = Self.folder + "/Options.swift"
    if !FileManager.default.fileExists(atPath: file) {
      try FileManager.default.createDirectory(atPath: Self.folder, withIntermediateDirectories: true)
      try Self.source.write(toFile: file, atomically: true, encoding: .utf8)
    }
    try? FileManager.default.removeItem(atPath: Self.folder + "/out")
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    let process = Process()
    process.executableURL = URL(fileURLWithPath: bundle).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("relief")
    process.arguments = ["render", file, "-o", Self.folder + "/out", "--scale", scale] + arguments
    try SharedModules.use(in: Self.folder + "/cache")
    process.environment = ProcessInfo.processInfo.environment.merging(["RELIEF_CACHE": Self.folder + "/cache"]
    ) {
      $1
    }
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, text: String(decoding: data, as: UTF8.self))
  }

  private func size(_ name: String) throws -> [Int] {
    let picture = try PNG.read(from: Self.folder + "/out/Options-\(name).png")
    return [picture.width, picture.height]
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Self.folder + "/out").sorted()
  }

  @Test(
    "An option sets what views know, and nothing else",
    arguments: [
      ([], 1), (["--locale", "de_DE"], 3), (["--right-to-left"], 5), (["--locale", "ar_EG"], 5),
      (["--state", "disabled"], 9), (["--dynamic-type", "xxxLarge"], 17), (["--color-scheme", "dark"], 33),
      (["--contrast", "increased"], 65), (["--os", "26"], 129), (["--date", "2024-05-01"], 257),
      (["--date", "2024-12-31T23:59"], 257), (["--date", "2025-01-01T00:00:00Z"], 1),
    ])
  func facts(options: [String], width: Int) throws {
    let outcome = try render(["--preview", "Facts"] + options)
    #expect(outcome.status == 0, "\(outcome.text)")
    #expect(try names() == ["Options-Facts.png"])
    #expect(try size("Facts") == [width, 2])
  }

  @Test("Device and orientation are those of the screen, and both appearances make two pictures")
  func screens() throws {
    _ = try render(["--preview", "Screen", "--device", "iPhone SE (3rd generation)"])
    #expect(try size("Screen") == [375, 667])
    _ = try render(["--preview", "Screen", "--device", "iPhone 12 Pro", "--orientation", "landscape"])
    #expect(try size("Screen") == [844, 390])
    _ = try render(["--preview", "Screen", "--color-scheme", "both"])
    #expect(try names() == ["Options-Screen-dark.png", "Options-Screen-light.png"])
  }

  @Test("--contact-sheet puts all pictures on one, as for scenes")
  func contactSheet() throws {
    let sheet = Self.folder + "/sheets/all.png"
    let outcome = try render(["--preview", "Screen", "--color-scheme", "both", "--contact-sheet", sheet])
    #expect(outcome.status == 0 && outcome.text.contains(sheet), "\(outcome.text)")
    // Two pictures of 393 by 852, a third as large, in columns of 160 at least; 16 around each, 24 for names.
    let picture = try PNG.read(from: sheet)
    #expect(picture.width == 368 && picture.height == 340)
  }

  @Test("Buttons are pressed by --state pressed")
  func pressed() throws {
    _ = try render(["--preview", "Press"])
    #expect(try size("Press") == [5, 3])
    _ = try render(["--preview", "Press", "--state", "pressed"])
    #expect(try size("Press") == [7, 3])
  }

  @Test("--outlines draws the frames of views over the picture, which stays as large")
  func outlines() throws {
    _ = try render(["--preview", "Screen"])
    let plain = try PNG.read(from: Self.folder + "/out/Options-Screen.png")
    _ = try render(["--preview", "Screen", "--outlines"])
    let outlined = try PNG.read(from: Self.folder + "/out/Options-Screen.png")
    #expect(plain.width == outlined.width && plain.pixels != outlined.pixels)
    // The frame runs along the edge; the middle is as it was.
    let middle = plain[plain.width / 2, plain.height / 2]
    #expect(outlined[plain.width / 2, plain.height / 2] == middle)
  }

  @Test(
    "--assets names a catalogue; without one the name is missed, and where there is one nearby it is taken")
  func assets() throws {
    let missing = try render(["--preview", "Name"])
    #expect(missing.text.contains("No colour \"Only\" in the asset catalogue"))
    let catalogue = Self.folder + "/More/Kit.xcassets/Only.colorset"
    try FileManager.default.createDirectory(atPath: catalogue, withIntermediateDirectories: true)
    let contents =
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "#
      + #""components": {"red": "0x12", "green": "0x34", "blue": "0x56", "alpha": "1"}}}]}"#
    try contents.write(toFile: catalogue + "/Contents.json", atomically: true, encoding: .utf8)
    for options in [["--assets", Self.folder + "/More"], []] {
      let outcome = try render(["--preview", "Name"] + options)
      #expect(outcome.status == 0 && !outcome.text.contains("warning"), "\(outcome.text)")
      let picture = try PNG.read(from: Self.folder + "/out/Options-Name.png")
      #expect(picture[1, 1] == (0x12, 0x34, 0x56, 255))
    }
    try FileManager.default.removeItem(atPath: Self.folder + "/More")
  }

  @Test("Numbers and dates have the locale's form, and the date of the picture")
  func formats() throws {
    func picture(_ options: [String]) throws -> [UInt8] {
      _ = try render(["--preview", "Texts"] + options)
      return try PNG.read(from: Self.folder + "/out/Options-Texts.png").pixels
    }
    let (plain, german) = (try picture([]), try picture(["--locale", "de_DE"]))
    #expect(plain != german)
    #expect(try picture(["--date", "2024-05-01"]) != plain)
    #expect(try picture(["--date", "2007-01-09T09:41"]) == plain)
    #expect(try picture(["--locale", "de_DE"]) == german)
  }

  @Test(
    "A value that is none is refused with the way out",
    arguments: [
      (["--date", "yesterday"], "--date yesterday: expected a date such as 2024-05-01"),
      (["--date", "2024-13-40"], "--date 2024-13-40: expected"),
      (["--locale", "??"], "--locale ??: expected a language and a region"),
      (["--device", "iPhone 12 Prro"], "did you mean \"iPhone 12 Pro\"?"),
      (["--orientation", "sideways"], "expected one of portrait, landscape"),
      (["--dynamic-type", "huge"], "expected one of xSmall"),
      (["--state", "hovered"], "expected one of pressed, disabled"),
      (["--os", "1"], "--os 1: expected a number from 13 to 99"),
      (["--preview", "Nobody"], "there is no preview named \"Nobody\""),
      (["--fonts", "/no/such/fonts", "--preview", "Facts"], "/no/such/fonts"),
    ])
  func refused(options: [String], message: String) throws {
    let outcome = try render(options)
    #expect(outcome.text.contains(message), "\(outcome.text)")
  }
}
