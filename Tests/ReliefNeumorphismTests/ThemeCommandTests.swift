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
    try run(list: arguments)
  }

  private func run(list arguments: [String]) throws -> (status: Int32, text: String, errors: String) {
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

  @Test("The style book has a picture of each control and state, a sheet, and a page that needs no network")
  func book() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try run("#c1d2eb", "--book", "--scale", "1", "-o", "books/blue")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(result.text == "books/blue/index.html: 500 pictures, and all on books/blue/sheet.png\n")
    let book = folder.appendingPathComponent("books/blue")
    let page = try String(contentsOf: book.appendingPathComponent("index.html"), encoding: .utf8)
    var files: Set<String> = ["index.html", "sheet.png"]
    for picture in StyleBook.pictures {
      #expect(page.contains("src=\"\(picture.file)\""), "\(picture.file)")
      files.insert(picture.file)
    }
    for appearance in StyleBook.Appearance.allCases {
      for box in StyleBook.boxes { files.insert("box-\(box.name)-\(appearance.rawValue).png") }
    }
    #expect(try Set(FileManager.default.contentsOfDirectory(atPath: book.path)) == files)
    for control in StyleBook.Control.allCases { #expect(page.contains("<th>\(control.title)</th>")) }
    for state in ControlState.allCases { #expect(page.contains("<th>\(state.rawValue)</th>")) }
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("//"))
    let rest = try PNG.read(from: book.path + "/raisedButton-rest-light.png")
    #expect(rest.width == 216 && rest.height == 132)
    let sheet = try PNG.read(from: book.path + "/sheet.png")
    #expect(sheet.width >= 20 * 216 && sheet.height >= 24 * 132)
  }

  @Test(
    "A style book without a colour or a folder is refused, and nothing is made",
    arguments: [
      (["#zzz", "--book", "-o", "out"], "#zzz: expected a colour"),
      (["#e0e0e0", "--book", "-o", "taken/book"], "cannot make the folder taken/book"),
      (["#e0e0e0", "--book", "-o", "taken"], "cannot make the folder taken"),
      (["#e0e0e0", "--book", "--scale", "nan", "-o", "out"], "--scale"),
    ])
  func bookErrors(arguments: [String], message: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("taken"))
    let result = try run(list: arguments)
    #expect(result.status == 2 && result.errors.contains(message), "\(result.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["taken"])
  }

  @Test("Of a scene, the contrast of letters and edges is told, with what helps")
  func scene() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func write(_ color: String) throws {
      let scene = """
        {"size": [200, 120], "background": "#e0e5ec", "layers": [
          {"frame": [40, 30, 120, 60], "shape": {"roundedRectangle": 16}, "fill": "#e0e5ec", "shadows": [
            {"color": "#c5cad1", "radius": 6, "offset": [6, 6], "chained": false},
            {"color": "#ffffff", "radius": 6, "offset": [-6, -6], "chained": false}]},
          {"text": {"string": "Start", "color": "\(color)"}, "frame": [70, 48, 60, 24]}]}
        """
      try Data(scene.utf8).write(to: folder.appendingPathComponent("page.json"))
    }
    try write("#31353b")
    let well = try run("page.json")
    #expect(well.status == 0 && well.text.contains("ok   letters at ("), "\(well)")
    #expect(well.text.contains("note edge at (40, 30): #") && well.text.contains("; try a line of #"))
    try write("#b0b5bc")
    let faint = try run("page.json")
    #expect(faint.status == 1 && faint.text.contains("note letters at ("), "\(faint)")
  }

  @Test(
    "Wrong usage says what is expected",
    arguments: [
      (["tomato soup"], "expected a colour"), (["#e0e0e0", "--export", "scss"], "did you mean css?"),
      ([], "expected one colour or file"),
      (["#e0e0e0", "--intensity", "9"], "expected a number from 0.01 to 0.6"),
      (["#e0e0e0", "--accent", "x"], "--accent x: expected a colour"),
      (["transparent"], "transparent: expected an opaque colour"),
      (["#e0e0e0", "--dark", "#20202080"], "--dark #20202080: expected an opaque colour"),
      (["#e0e0e0", "--depth", "nan"], "--depth"), (["#e0e0e0", "--depth", "1e9"], "--depth"),
      (["#e0e0e0", "--angle", "inf"], "--angle"), (["#e0e0e", ""], "expected one colour or file"),
      (["rgb(1 2)"], "expected a colour"), (["hsl(nan 1% 1%)"], "expected a colour"),
      ([""], "expected a colour"),
    ])
  func usage(arguments: [String], message: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try run(list: arguments)
    #expect(result.status == 2 && result.errors.contains(message), "\(result.errors)")
  }
}
