import Foundation
import Relief
import ReliefTestSupport
import Testing

/// What the tool does with input that is broken or meant to break it: an error, exit status 2, nothing left behind.
@Suite("Hostile input to the command line")
struct HostileInputTests {
  private static let scene = "{\"size\": [20, 10], \"background\": \"#102030\"}"

  @Test(
    "A scene that cannot be used is status 2, named, and leaves no file",
    arguments: [
      "", " ", "{", "[]", "null", "\u{FEFF}{}", "{\"size\": [20, 10]", "{\"size\": [0, 10]}",
      "{\"size\": [NaN, 10]}",
      "{\"size\": [-5, 10]}", "{\"size\": [1e9, 10]}", "{\"size\": [1e999, 10]}", "{\"size\": [0.2, 0.2]}",
      "{\"size\": [1000000, 1000000]}", "{\"size\": \"fit\"}", "{\"size\": \"fit\", \"layers\": []}",
      "{\"size\": [5, 5], \"scale\": 1e-300}", "{\"size\": [5, 5], \"scale\": 1e300}",
      "{\"size\": [5, 5], \"layers\": [{\"blur\": 1e308}]}",
      "{\"size\": [5, 5], \"layers\": [{\"image\": {\"file\": \"s.json\"}, \"frame\": [0, 0, 5, 5]}]}",
      "{\"size\": [5, 5], \"layers\": [{\"image\": {\"file\": \"\\u0000\"}, \"frame\": [0, 0, 5, 5]}]}",
      String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 100_000),
    ])
  func scenes(text: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(text, to: "s.json")
    for output in [["-o", "s.png"], []] {
      let result = try tool.run(["render", "s.json"] + output)
      #expect(result.status == 2 && result.text.isEmpty)
      #expect(result.errors.hasPrefix("relief: s.json:"), "\(result.errors.prefix(200))")
      #expect(tool.files == ["s.json"])
    }
  }

  /// A disc in so many layers with an effect each.
  private static func nest(_ depth: Int, _ effect: String) -> String {
    String(repeating: "{\(effect), \"layers\": [", count: depth)
      + "{\"shape\": \"circle\", \"frame\": [8, 2, 6, 6], \"fill\": \"#FFF\"}"
      + String(repeating: "]}", count: depth)
  }

  /// Fills, strokes and dashes along a path, each with a shadow.
  private static func along(_ path: String) -> String {
    let shape = "{\"shape\": {\"path\": \"\(path)\"}, \"shadows\": [{\"color\": \"#000\", \"radius\": 4}], "
    return shape + "\"fill\": \"#FFF\"}, " + shape + "\"stroke\": {\"paint\": \"#F00\", \"width\": 3}}, "
      + shape
      + "\"stroke\": {\"paint\": \"#F00\", \"width\": 3, \"dash\": [4, 2]}}"
  }

  @Test(
    "What is odd but has a meaning is drawn", .timeLimit(.minutes(5)),
    arguments: [
      "", "{}", "{\"shape\": \"circle\", \"frame\": [5, 5, 0, 0], \"fill\": \"#FFF\"}",
      "{\"shape\": {\"roundedRectangle\": {\"radius\": 99999}}, \"frame\": [2, 2, 9, 5], \"fill\": \"#FFF\"}",
      "{\"shape\": \"rectangle\", \"frame\": [-999999, -999999, 999999, 999999], \"fill\": \"#FFF\"}",
      nest(45, "\"shadows\": [{\"color\": \"#000\", \"radius\": 4, \"offset\": [1.3, 1.7]}]"),
      nest(45, "\"innerShadows\": [{\"color\": \"#000\", \"radius\": 4, \"offset\": [1.3, 1.7]}]"),
      nest(45, "\"blur\": 300"), nest(45, "\"opacity\": 0.9"),
      along("M-1e9 0C-1e9 1e9 1e9 1e9 1e9 0Z"), along("M-1e300 -1e300L1e300 1e300L1e300 0Z"),
      along("M0 0A1e9 1e-9 0 0 1 100 100L0 100Z"), along("M0 0Q1e30 1e30 100 0Z"),
      along("M0 0" + String(repeating: "L1e9 3L-1e9 7", count: 200) + "Z"),
    ])
  func oddScenes(layers: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("{\"size\": [20, 10], \"background\": \"#102030\", \"layers\": [\(layers)]}", to: "s.json")
    let result = try tool("render", "s.json")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors.prefix(300))")
    #expect(try tool.picture("s.png").width == 20)
  }

  @Test("Bytes that are not UTF-8 are status 2")
  func notUTF8() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let bytes = Data(Self.scene.utf8.dropLast()) + Data([0x2C, 0x22, 0xFF, 0xC0, 0x22, 0x3A, 0x31, 0x7D])
    let result = try tool("render", "-", "-o", "s.png", input: bytes)
    #expect(result.status == 2 && result.errors.contains("not UTF-8"), "\(result.errors)")
    #expect(tool.files.isEmpty)
  }

  @Test("A picture that ends early, is no picture, or claims to be huge is status 2")
  func pictures() throws {
    let tool = try Tool()
    defer { tool.remove() }
    #expect(try tool("button", "--quiet").status == 0)
    let whole = try Data(contentsOf: tool.folder.appendingPathComponent("button.png"))
    var huge = whole
    // Width and height in the header; its checksum does not matter, since it is judged first.
    for index in 16..<24 { huge[index] = 0x7F }
    let cut = [0, 1, 7, 8, 20, 33, 100, whole.count / 2, whole.count - 1].map { whole.prefix($0) }
    for (index, bytes) in (cut + [huge, Data(Self.scene.utf8)]).enumerated() {
      try bytes.write(to: tool.folder.appendingPathComponent("bad.png"))
      let result = try tool("diff", "button.png", "bad.png", "-o", "diff.png")
      #expect(result.status == 2 && result.text.isEmpty, "\(index)")
      #expect(result.errors.hasPrefix("relief: bad.png: "), "\(result.errors)")
      #expect(tool.files == ["bad.png", "button.png"])
    }
  }

  @Test(
    "Folders, devices and odd names in place of files are status 2",
    arguments: [
      (["render", "d.json"], "neither Swift files nor .json scenes in this folder"),
      (["render", ""], "there is no such file"), (["diff", ".", "."], "this is a folder, not a file"),
      (["diff", "/dev/null", "/dev/null"], "not a PNG file"),
      (["diff", "s.json/x", "s.json"], "a part of this path is a file"),
      (["button", "-o", "d.json.png/"], "cannot make the folder d.json.png/: a part of this path is a file"),
      (["button", "-o", String(repeating: "n", count: 300) + ".png"], "the name is too long"),
      (["button", "-o", String(repeating: "a/", count: 60_000)], "the name is too long"),
      (["button", "-o", "missing/deep/b.png"], "its folder does not exist"),
      (["button", "--scale", "1e400"], "expected a number"), (["button", "--size", "0x0"], "each above 0"),
      (["button", "--base", String(repeating: "#", count: 100_000)], "expected a colour"),
      (["--", "button"], "unknown command"), (["button", "--=", "1"], "unknown option"),
      (["button", "--scale", ""], "needs a value"),
    ])
  func oddArguments(arguments: [String], expected: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.scene, to: "s.json")
    try tool.write("", to: "d.json/notes.txt")
    try tool.write("", to: "d.json.png")
    let before = tool.files
    let result = try tool.run(arguments)
    #expect(result.status == 2 && result.text.isEmpty)
    #expect(result.errors.contains(expected), "\(result.errors.prefix(300))")
    #expect(tool.files == before)
  }

  @Test("A reader that goes away is status 2 and no signal")
  func brokenPipe() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.currentDirectoryURL = tool.folder
    process.arguments = [
      "-c", "{ sleep 0.2; \"$0\" button --size 900x900 -o -; echo $? >status; } 2>errors | true",
      tool.executable.path,
    ]
    try process.run()
    process.waitUntilExit()
    func text(_ name: String) throws -> String {
      try String(contentsOf: tool.folder.appendingPathComponent(name), encoding: .utf8)
    }
    #expect(try text("status") == "2\n")
    #expect(try text("errors").contains("standard output: the reader has gone away"))
  }

  @Test(
    "Closed standard streams are no reason to crash",
    arguments: ["button -o -", "--help", "diff a b", "render -"])
  func closedStreams(arguments: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.currentDirectoryURL = tool.folder
    process.arguments = ["-c", "\"$0\" \(arguments) <&- >&- 2>&-", tool.executable.path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 2)
    #expect(tool.files.isEmpty)
  }

  @Test(
    "A full disk and one that can only be read are status 2, and leave what was there",
    .enabled(if: SmallDisk.isPossible))
  func disks() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(Self.scene, to: "a.json")
    let full = try SmallDisk(options: "size=8k")
    defer { full.unmount() }
    #expect(try tool("render", "a.json", "-o", full.path + "/a.png").status == 0)
    let result = try tool("button", "--size", "900x900", "-o", full.path + "/a.png")
    #expect(result.status == 2 && result.errors.contains("the disk is full"), "\(result.errors)")
    let both = try tool("button", "--size", "900x900", "--color-scheme", "both", "-o", full.path)
    #expect(both.status == 2 && both.errors.contains("the disk is full"), "\(both.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: full.path) == ["a.png"])
    let readOnly = try SmallDisk(options: "ro")
    defer { readOnly.unmount() }
    for output in ["/a.png", "/deep/"] {
      let result = try tool("button", "-o", readOnly.path + output)
      #expect(result.status == 2 && result.errors.contains("the disk is read-only"), "\(result.errors)")
    }
  }
}
