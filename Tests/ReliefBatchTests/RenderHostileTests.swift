import Foundation
import ReliefTestSupport
import Testing

/// `relief render` of Swift sources with input that is not as it should be: a clear error, and no picture lost for it.
@Suite("Bad input to relief render", .serialized)
struct RenderHostileTests {
  private static let good =
    "import SwiftUI\n#Preview(\"A\", traits: .fixedLayout(width: 9, height: 9)) { Color.red }\n"

  @Test("A file that cannot be read is left out by name, and a folder that is called like a file is none")
  func unreadable() throws {
    let shop = try Workshop()
    try shop.write(Self.good, to: "App/A.swift")
    try shop.write("", to: "App/Folder.swift/x.txt")
    try FileManager.default.createSymbolicLink(
      atPath: shop.path + "/App/Dangling.swift", withDestinationPath: "/nowhere/x.swift")
    _ = try shop.run(URL(fileURLWithPath: "/usr/bin/env"), ["mkfifo", "App/Pipe.swift"])
    for _ in 0..<2 {
      let ending = try shop.relief("render", "App", "-o", "out")
      #expect(ending.status == 2 && shop.files("out") == ["A-A.png"], "\(ending)")
      for name in ["Dangling", "Pipe"] {
        #expect(ending.errors.contains("left out: \(shop.path)/App/\(name).swift: it cannot be read"))
      }
    }
    #expect(try shop.relief("render", "App/Pipe.swift").errors.contains("Pipe.swift: it cannot be read"))
  }

  @Test("Sizes that are none are told in words, and the other previews are drawn")
  func sizes() throws {
    let shop = try Workshop()
    let cases = [
      ("Huge", "width: 1e9, height: 1e9"), ("None", "width: .nan, height: 9"),
      ("Endless", "width: 9, height: .infinity"),
      ("Below", "width: -5, height: 9"), ("Zero", "width: 0, height: 0"), ("Good", "width: 9, height: 9"),
    ]
    let previews = cases.map { "#Preview(\"\($0)\", traits: .fixedLayout(\($1))) { Color.red }\n" }
    try shop.write("import SwiftUI\n" + previews.joined(), to: "Sizes.swift")
    let ending = try shop.relief("render", "Sizes.swift", "-o", "out")
    #expect(ending.status == 2 && shop.files("out") == ["Sizes-Good.png"])
    let lines = ending.errors.split(separator: "\n")
    #expect(lines.count == 5, "\(ending.errors)")
    for (name, _) in cases.dropLast() {
      let line = lines.first { $0.contains(" \(name): ") } ?? ""
      #expect(line.contains("points") || line.contains("pixels"), "\(line)")
      #expect(!line.contains("(width"), "\(line)")
    }
  }

  @Test(
    "Code that ends the program, or writes where the program does, is named, and the other previews are drawn"
  )
  func code() throws {
    let shop = try Workshop()
    func preview(_ name: String, _ code: String) -> String {
      "#Preview(\"\(name)\", traits: .fixedLayout(width: 9, height: 9)) { let _ = \(code); Color.red }\n"
    }
    try shop.write(
      "import Foundation\nimport SwiftUI\n" + preview("Ends", "exit(0)")
        + preview("Says", "print(\"{}\")") + preview("Shuts", "(3..<20).map { close($0) }")
        + preview("Good", "1"), to: "Code.swift")
    let ending = try shop.relief("render", "Code.swift", "-o", "out")
    #expect(ending.status == 2, "\(ending)")
    for name in ["Good", "Says"] {
      #expect(shop.exists("out/Code-\(name).png") && ending.text.contains("out/Code-\(name).png: 27 x 27"))
    }
    #expect(ending.errors.contains("Ends: its code ended the program that draws, with status 0"))
    #expect(ending.errors.contains(" Shuts: "))
  }

  @Test("A path that is not there, and what cannot be the output, are told before anything is drawn")
  func paths() throws {
    let shop = try Workshop()
    try shop.write(Self.good, to: "App/A.swift")
    try shop.write("import SwiftUI\nlet a = 1\n", to: "None.swift")
    try FileManager.default.createDirectory(atPath: shop.path + "/Empty", withIntermediateDirectories: true)
    for (arguments, words) in [
      (["App", "nope"], "nope: there is no such file or folder"),
      (["nope.swift"], "nope.swift: there is no such file or folder"), ([""], "\"\": there is no such file"),
      (["Empty"], "Empty: neither Swift files nor .json scenes in this folder"),
      (["None.swift"], "None.swift: there is no preview; write #Preview"),
      (["App", "--preview", "x"], "App: there is no preview named \"x\""),
      (["App", "-o", "App/A.swift"], "App/A.swift: a part of this path is a file"),
      (["App", "-o", "x.png"], "previews are several pictures; give -o a folder"),
      (["App", "--scale", "nan"], "--scale nan: expected a number"),
      (["App", "--time-limit", "inf"], "--time-limit inf: expected a number"),
      (["App", "--device", "x"], "--device x: known devices are"),
      (["App", "App/A.swift"], "would both be written to A-A.png"),
    ] as [([String], String)] {
      let ending = try shop.run(Workshop.tool, ["render"] + arguments)
      #expect(ending.status == 2 && ending.errors.contains(words), "\(arguments): \(ending)")
    }
    let ending = try shop.run(Workshop.tool, ["render", "App"], ["RELIEF_CACHE": shop.path + "/None.swift"])
    #expect(ending.status == 2 && ending.errors.contains("RELIEF_CACHE names another"), "\(ending)")
    #expect(shop.files("").allSatisfy { !$0.hasSuffix(".png") })
    // One path twice is one.
    #expect(try shop.relief("render", "App", "App", "-o", "out").text.split(separator: "\n").count == 1)
  }

  @Test(
    "A disk that is full is told; nothing half-written is left, and with room again all goes on",
    .enabled(if: SmallDisk.isPossible))
  func fullDisk() throws {
    let shop = try Workshop()
    let noise = """
      import SwiftUI
      #Preview("Noise", traits: .fixedLayout(width: 300, height: 300)) {
        AngularGradient(colors: [.red, .green, .blue, .red], center: .center)
      }
      """
    try shop.write(noise + "\n" + Self.good, to: "App/A.swift")
    let disk = try SmallDisk(options: "size=16k")
    defer { disk.unmount() }
    let full = try shop.relief("render", "App", "-o", disk.path)
    #expect(full.status == 2 && full.errors.contains("Noise: "), "\(full)")
    #expect(full.errors.contains("the disk is full"), "\(full)")
    // The small picture has room, and no part of the large one is there.
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == ["A-A.png"])
    let roomy = try shop.relief("render", "App", "-o", "out")
    #expect(roomy.status == 0 && shop.files("out").count == 2)
    // The disk of the cache.
    let cache = try shop.run(
      Workshop.tool, ["render", "App", "-o", "out", "--force"], ["RELIEF_CACHE": disk.path + "/cache"])
    #expect(cache.status == 2 && cache.errors.contains("the disk is full where"), "\(cache)")
    #expect(cache.errors.split(separator: "\n").count == 1, "\(cache)")
  }
}
