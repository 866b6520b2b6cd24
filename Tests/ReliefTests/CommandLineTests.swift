import Foundation
import Relief
import Testing

/// Runs a built program, which lies beside the test bundle.
struct Tool {
  struct Result {
    var status: Int32
    var output: Data
    var errors: String
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// A folder of its own for each test.
  let folder: URL
  /// The program.
  let executable: URL

  init(folder: URL, executable: URL) { (self.folder, self.executable) = (folder, executable) }

  init(_ program: String = "relief") throws {
    executable = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent(program)
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("relief-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func callAsFunction(_ arguments: String..., input: Data = Data(), output: String? = nil) throws -> Result {
    try run(arguments, input: input, output: output)
  }

  /// Runs the tool in the folder; `output` is a file that standard output leads to.
  func run(
    _ arguments: [String], input: Data = Data(), output: String? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let (standardInput, standardOutput, standardError) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardError = standardError
    if let output {
      process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    } else {
      process.standardOutput = standardOutput
    }
    try process.run()
    // The inputs of these tests are smaller than a pipe's buffer.
    try standardInput.fileHandleForWriting.write(contentsOf: input)
    try standardInput.fileHandleForWriting.close()
    let data = output == nil ? standardOutput.fileHandleForReading.readDataToEndOfFile() : Data()
    let errors = standardError.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: data, errors: String(decoding: errors, as: UTF8.self))
  }

  /// All files of the folder, below it too, sorted.
  var files: [String] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return all.filter { !folder.appendingPathComponent($0).hasDirectoryPath }.sorted()
  }

  func picture(_ name: String) throws -> Bitmap {
    try PNG.decode([UInt8](Data(contentsOf: folder.appendingPathComponent(name))))
  }
}

@Suite("The command line")
struct CommandLineTests {
  private static let scene = """
    {"size": [20, 10], "colors": {"ink": {"light": "#102030", "dark": "#F0E0D0"}}, "background": "$ink"}
    """

  @Test("A scene becomes a picture in the current folder, and the line says so")
  func render() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.scene, to: "a.json")
    let result = try tool("render", "a.json", "--scale", "2")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.text.hasPrefix("a.png: 40 x 20 pixels, "))
    #expect(tool.files == ["a.json", "a.png"])
    let picture = try tool.picture("a.png")
    #expect(picture.width == 40 && picture.height == 20 && picture[0, 0] == (0x10, 0x20, 0x30, 255))
  }

  @Test("A folder and two appearances go to a new folder, with JSON for each")
  func folder() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.scene, to: "in/a.json")
    try tool.write(Self.scene, to: "in/b.json")
    try tool.write("x", to: "in/notes.txt")
    let result = try tool(
      "render", "in", "--color-scheme", "both", "-o", "deep/out", "--json", "--contact-sheet",
      "deep/out/all.png")
    #expect(result.status == 0, "\(result.errors)")
    let made = ["a-dark", "a-light", "all", "b-dark", "b-light"].map { "deep/out/\($0).png" }
    #expect(tool.files == made + ["in/a.json", "in/b.json", "in/notes.txt"])
    #expect(try tool.picture("deep/out/b-dark.png")[3, 3] == (0xF0, 0xE0, 0xD0, 255))
    #expect(try tool.picture("deep/out/all.png").width == 4 * 160 + 5 * 16)
    let lines = result.text.split(separator: "\n")
    #expect(lines.count == 5)
    for line in lines { _ = try JSONReader.value(of: Array(line.utf8)) }
    #expect(
      lines[0].hasPrefix(
        "{\"scene\": \"in/a.json\", \"colorScheme\": \"light\", \"output\": \"deep/out/a-light.png\", \"width\": 20,"
      ))
  }

  @Test("Standard input and output carry a scene and its picture")
  func pipes() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool("render", "-", "-o", "-", input: Data(Self.scene.utf8))
    #expect(result.status == 0 && result.errors.isEmpty && tool.files.isEmpty)
    #expect(try PNG.decode([UInt8](result.output)).width == 20)
  }

  @Test("One fault does not stop the other scenes; the status tells")
  func faults() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("{\"size\": [5, 5],\n  \"layres\": []}", to: "a.json")
    try tool.write(Self.scene, to: "b.json")
    let result = try tool("render", "a.json", "missing.json", "b.json", "c.txt", "--quiet")
    #expect(result.status == 2 && result.text.isEmpty)
    #expect(tool.files == ["a.json", "b.json", "b.png"])
    #expect(
      result.errors == """
        relief: missing.json: there is no such file or folder
        relief: c.txt: there is no such file or folder
        relief: a.json:2:3: $.layres: unknown key "layres"; did you mean "layers"?

        """)
  }

  @Test(
    "What cannot be written is an error, and leaves nothing behind",
    arguments: [
      (
        ["-o", "missing/a.png"],
        "cannot write missing/a.png: its folder does not exist. Make the folder first (mkdir -p), or choose another one."
      ),
      (
        ["-o", "b.json/x.png"],
        "cannot write b.json/x.png: its folder does not exist. Make the folder first (mkdir -p), or choose another one."
      ),
      (["-o", "b.json/x/"], "cannot make the folder b.json/x/: a part of this path is a file, not a folder"),
      (["-o", "b.json"], "b.json is a file; give -o a folder, or a name that ends in .png"),
    ])
  func unwritable(output: [String], expected: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.scene, to: "a.json")
    try tool.write(Self.scene, to: "b.json")
    let result = try tool("render", "a.json", output[0], output[1])
    #expect(result.status == 2 && result.errors.contains(expected), "\(result.errors)")
    #expect(tool.files == ["a.json", "b.json"])
  }

  @Test("A full disk is an error", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let picture = try tool("button", "-o", "-", output: "/dev/full")
    #expect(
      picture.status == 2 && picture.errors.contains("standard output: the disk is full"), "\(picture.errors)"
    )
    let help = try tool("--help", output: "/dev/full")
    #expect(help.status == 2 && help.errors.contains("standard output: the disk is full"))
    // Half a picture is not left behind where a name leads to a full disk.
    try FileManager.default.createSymbolicLink(
      at: tool.folder.appendingPathComponent("full.png"),
      withDestinationURL: URL(fileURLWithPath: "/dev/full"))
    let file = try tool("button", "-o", "full.png")
    #expect(file.status == 2 && file.errors.contains("full.png: the disk is full"), "\(file.errors)")
    #expect(tool.files == ["full.png"])
  }

  @Test(
    "Wrong usage is status 2, with the word that was meant",
    arguments: [
      ([], "no command"), (["rendre"], "unknown command \"rendre\"; did you mean render?"),
      (["render"], "nothing to render"),
      (["render", "a.json", "--scael", "2"], "unknown option --scael; did you mean --scale?"),
      (["render", "a.json", "--scale"], "--scale needs a value: --scale N"),
      (["render", "a.json", "--scale", "0"], "--scale 0: expected a number from 0.01 to 100"),
      (["render", "a.json", "--scale", "nan"], "--scale nan: expected a number"),
      (["render", "a.json", "--scale=2", "--scale=3"], "--scale is given twice"),
      (["render", "a.json", "--quiet=yes"], "--quiet takes no value"),
      (["render", "a.json", "-o", "--json"], "--output needs a value before --json"),
      (
        ["render", "a.json", "--color-scheme", "drak"],
        "--color-scheme drak: did you mean dark? expected one of light, dark, both"
      ),
      (
        ["render", "a.json", "b/a.json"],
        "a.json and b/a.json would both be written to a.png; rename one of them"
      ),
      (["render", "a.json", "b/a.json", "-o", "x.png"], "x.png is one file, and there are 2 scenes"),
      (
        ["render", "a.json", "--color-scheme", "both", "-o", "-"],
        "standard output takes one picture, and these are 2"
      ),
      (["render", "empty"], "empty: neither Swift files nor .json scenes in this folder"),
      (["button", "Get", "Started"], "more than one label; quote it: relief button \"Get Started\""),
      (["button", "Go", "--text", "red"], "--text red: expected a colour: #RGB"),
      (["button", "Go", "--fonts", "nowhere"], "--fonts nowhere: there is no such file or folder"),
      (["render", "a.json", "--fonts", "empty"], "--fonts empty: no font in it; fonts are .ttf, .otf"),
      (["button", "Go", "--fonts", "a.json"], "--fonts a.json: no font in it"),
      (["button", "--style", "rased"], "did you mean raised?"),
      (["button", "--shape", "blob"], "--shape blob: expected capsule, circle, or rounded:R"),
      (["button", "--shape", "rounded:-1"], "--shape rounded:-1"),
      (["button", "--size", "20"], "--size 20: expected"),
      (["button", "--size", "1e9x5"], "--size 1e9x5"), (["button", "--size", "infxnan"], "--size infxnan"),
      (["button", "--size", "10000x10000", "--scale", "100"], "pixels are too many (at most 268435456)"),
      (["button", "--base", "red"], "--base red: expected a colour: #RGB"),
      (["diff", "a.json"], "two pictures are compared, and 1 given"),
      (["diff", "-", "-"], "only one picture"),
      (["diff", "a.json", "no.png"], "a.json: This is not a PNG file. Convert the picture to PNG first."),
      (["diff", "no.png", "a.json"], "no.png: there is no such file or folder"),
      (
        ["diff", "a.json", "b/a.json", "--tolerance", "recommended"],
        "expected exact or a whole number of levels from 0 to 255"
      ),
      (["diff", "a.json", "b/a.json", "-o", "a.json"], "a.json is one of the pictures"),
    ])
  func usage(arguments: [String], expected: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.scene, to: "a.json")
    try tool.write(Self.scene, to: "b/a.json")
    try FileManager.default.createDirectory(
      at: tool.folder.appendingPathComponent("empty"), withIntermediateDirectories: true)
    let result = try tool.run(arguments)
    #expect(result.status == 2 && result.text.isEmpty)
    #expect(result.errors.hasPrefix("relief: ") && result.errors.contains(expected), "\(result.errors)")
    #expect(tool.files.filter { !$0.hasSuffix("a.json") && $0 != "empty" }.isEmpty)
  }

  @Test("Help and version go to standard output, for each command", arguments: ["button", "render", "diff"])
  func help(command: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    let help = try tool(command, "--help")
    #expect(help.status == 0 && help.errors.isEmpty)
    #expect(help.text.hasPrefix("relief \(command): ") && help.text.contains("Examples:"))
    #expect(try tool("help", command).text == help.text)
    #expect(try tool("--help").text.contains("\n  \(command) "))
    #expect(try tool("--version").text == "relief \(Relief.version)\n")
    #expect(try tool(command, "--version").text == "relief \(Relief.version)\n")
  }

  @Test("A button is drawn in every style and shape, and its file is the same each time")
  func button() throws {
    let tool = try Tool()
    defer { tool.remove() }
    for style in ButtonLook.Style.allCases.map(\.rawValue) {
      for shape in ["capsule", "circle", "rounded:12"] {
        let result = try tool(
          "button", "--style", style, "--shape", shape, "--size", "60x40", "--scale", "1", "-o",
          "\(style)\(shape).png")
        #expect(result.status == 0, "\(result.errors)")
      }
    }
    #expect(tool.files.count == 15)
    #expect(try tool("button", "--color-scheme", "both", "--quiet").status == 0)
    #expect(try tool.picture("button-light.png")[0, 0] == (0xF2, 0xF3, 0xF7, 255))
    #expect(try tool.picture("button-dark.png")[0, 0] == (0x29, 0x2A, 0x2E, 255))
    let bytes = try Data(contentsOf: tool.folder.appendingPathComponent("button-light.png"))
    #expect(try tool("button", "-o", "-").output == bytes)
  }

  @Test("The small program draws buttons by itself, and says what it lacks for all else")
  func alone() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let copy = tool.folder.appendingPathComponent("bin/relief")
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: tool.executable, to: copy)
    let alone = Tool(folder: tool.folder, executable: copy)
    #expect(try alone("button", "--style", "inset", "-o", "a.png").status == 0)
    #expect(try alone("diff", "a.png", "a.png").status == 0)
    for arguments in [["button", "Go"], ["render", "a.json"], [], ["--help"]] {
      let result = try alone.run(arguments)
      #expect(result.status == 2 && result.text.isEmpty)
      #expect(result.errors.hasPrefix("relief: the program relief-full is missing in "), "\(result.errors)")
    }
    // Where it is installed, the full tool lies in a folder of its own.
    let full = tool.folder.appendingPathComponent("libexec/relief/relief-full")
    try FileManager.default.createDirectory(
      at: full.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: full,
      withDestinationURL: tool.executable.deletingLastPathComponent().appendingPathComponent("relief-full"))
    try tool.write(Self.scene, to: "a.json")
    #expect(try alone("render", "a.json", "--quiet", "-o", "b.png").status == 0)
    #expect(try tool.picture("b.png").width == 20)
  }

  @Test("diff tells equal, different, and how much, and writes the picture of it")
  func diff() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("{\"size\": [20, 10], \"background\": \"#102030\"}", to: "a.json")
    try tool.write(
      """
      {"size": [20, 10], "background": "#102030",
       "layers": [{"shape": "rectangle", "frame": [4, 5, 3, 2], "fill": "#102130"}]}
      """, to: "b.json")
    try tool.write("{\"size\": [9, 10], \"background\": \"#102030\"}", to: "c.json")
    #expect(try tool("render", "a.json", "b.json", "c.json", "--quiet").status == 0)
    let same = try tool("diff", "a.png", "a.png")
    #expect(same.status == 0 && same.text == "a.png and a.png are equal (20 x 10 pixels)\n")
    let other = try tool("diff", "a.png", "b.png", "-o", "d.png")
    #expect(other.status == 1 && other.errors.isEmpty)
    #expect(
      other.text == """
        a.png and b.png differ
          6 of 200 pixels differ, at most by 1 of 255 levels
          at (4, 5), 3 x 2 pixels: 6 differ

        """)
    let picture = try tool.picture("d.png")
    #expect(picture[4, 5].red > picture[4, 5].green + 100 && picture[3, 5].red == picture[3, 5].green)
    #expect(try tool("diff", "a.png", "b.png", "--tolerance", "1").status == 0)
    #expect(try tool("diff", "a.png", "b.png", "--tolerance", "exact", "--quiet").text.isEmpty)
    let sizes = try tool("diff", "a.png", "c.png")
    #expect(sizes.status == 1 && sizes.text.contains("size: 20 x 10 against 9 x 10 pixels"))
    let json = try tool("diff", "a.png", "b.png", "--json").text
    #expect(
      json == """
        {"first": "a.png", "second": "b.png", "equal": false, "tolerance": 0, "width": [20, 20], "height": [10, 10], \
        "commonPixels": 200, "differingPixels": 6, \
        "largest": {"red": 0, "green": 1, "blue": 0, "opacity": 0}, \
        "mean": {"red": 0, "green": 0.03, "blue": 0, "opacity": 0}, \
        "regions": [{"x": 4, "y": 5, "width": 3, "height": 2, "count": 6}]}

        """)
    let input = try Data(contentsOf: tool.folder.appendingPathComponent("a.png"))
    #expect(try tool("diff", "-", "a.png", input: input).status == 0)
    // Of equal bytes no pixel is read, and all that is said is as if it were.
    #expect(
      try tool("diff", "a.png", "a.png", "--json").text
        == tool("diff", "-", "a.png", "--json", input: input).text
        .replacingOccurrences(of: "\"first\": \"-\"", with: "\"first\": \"a.png\""))
    #expect(
      try tool("diff", "a.png", "a.png", "-o", "e.png").status == 0 && tool.picture("e.png").width == 20)
    for bytes in [input.prefix(40), input.dropLast(9), Data()] {
      try bytes.write(to: tool.folder.appendingPathComponent("broken.png"))
      #expect(try tool("diff", "broken.png", "broken.png").status == 2)
    }
    #expect(try tool("diff", "-", "a.png", input: input.prefix(40)).status == 2)
  }
}
