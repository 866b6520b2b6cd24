import Foundation
import Relief
import ReliefFiles
import ReliefTestSupport
import Testing

@testable import ReliefBatch

/// The built tool on real folders.
@Suite("relief batch")
struct BatchToolTests {
  @Test("A run that is killed at any moment goes on where it was: nothing is lost, doubled or half written")
  func resume() throws {
    let shop = try Workshop()
    try shop.writeButtons(400, size: "[160, 90]")
    #expect(try shop.relief("batch", "batch.json", "-o", "whole", "--quiet").status == 0)
    let whole = try shop.pictures("whole")
    #expect(whole.count == 400)
    var generator = SeededGenerator(seed: 8)
    var (killed, kept) = (0, 0)
    for round in 0..<20 {
      let process = try shop.start(["batch", "batch.json", "-o", "out", "--json"])
      // After so many of its lines, which come as pictures are made.
      let wanted = Int.random(in: 0..<120, using: &generator)
      try shop.wait(for: process) { text in text.utf8.count { $0 == 10 } >= wanted }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { killed += 1 }
      // Whatever is there under its name is the whole picture.
      for (name, bytes) in try shop.pictures("out") {
        #expect(whole[name] == bytes, "\(name) after \(round)")
      }
      if round % 7 == 6 { try FileManager.default.removeItem(atPath: shop.path + "/out") }
    }
    #expect(killed >= 15)
    let ending = try shop.relief("batch", "batch.json", "-o", "out", "--json")
    #expect(ending.status == 0)
    kept = ending.text.components(separatedBy: "\"event\": \"made\"").count - 1
    #expect(kept <= 400)
    #expect(try shop.pictures("out") == whole)
    let left = try FileManager.default.contentsOfDirectory(atPath: shop.path + "/out")
    #expect(!left.contains { $0.hasSuffix(".tmp") })
    let list = try BatchRecords.read(path: shop.path + "/out/manifest.json")
    #expect(list.records.map(\.file).sorted() == whole.keys.sorted())
    for record in list.records { #expect(whole[record.file].map(SHA256.text) == record.sha256) }
  }

  @Test("What is asked wrongly ends with 2 and a way out; what cannot be made with 1 and a list")
  func endings() throws {
    let shop = try Workshop()
    try shop.writeButtons(3)
    let nothing = try shop.relief("batch")
    #expect(nothing.status == 2 && nothing.errors.contains("give a manifest"))
    #expect(try shop.relief("batch", "nowhere").errors.contains("nowhere: there is no such file or folder"))
    for (option, value, message) in [
      ("--shard", "5/2", "expected K/N"), ("--jobs", "0", "from 1 to 256"), ("--outputs", "x", "gallery"),
      ("--variants", "x", "no axis"), ("--name", "{nope}", "there is no {nope} here"),
      ("--shard-env", "A/B", "not set"),
    ] {
      let ending = try shop.relief("batch", "batch.json", option, value)
      #expect(ending.status == 2 && ending.errors.contains(message), "\(option): \(ending.errors)")
    }
    try shop.write("label,base,width\na,#111,10\nb,red,10\n", to: "buttons.csv")
    let partly = try shop.relief("batch", "batch.json", "-o", "out")
    #expect(partly.status == 1 && shop.files("out").contains("a.png"))
    #expect(partly.errors.contains("1 could not be made:\n  b.png: buttons.csv:3"))
    #expect(partly.text.hasPrefix("out: 1 made, 0 unchanged, 1 failed in "))
    let quiet = try shop.relief("batch", "batch.json", "-o", "out", "--quiet")
    #expect(quiet.status == 1 && quiet.text.isEmpty)
  }

  @Test("Programs get an object a line")
  func events() throws {
    let shop = try Workshop()
    try shop.write("label,base,width\na,#111,10\nb,red,10\n", to: "buttons.csv")
    try shop.writeButtons(0)
    try shop.write("label,base,width\na,#111,10\nb,red,10\n", to: "buttons.csv")
    let lines = try shop.relief("batch", "batch.json", "-o", "out", "--json").text.split(separator: "\n")
    var events: [String] = []
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      events.append(object?["event"] as? String ?? "")
    }
    #expect(events.first == "began" && events.last == "finished")
    #expect(events.sorted() == ["began", "failed", "finished", "made"])
  }

  @Test("A folder of scenes in variants: names, sheets, image sets, pages and lists")
  func outputs() throws {
    let shop = try Workshop()
    try shop.write(
      ##"{"size": [30, 20], "colors": {"g": {"light": "#EEE", "dark": "#222"}}, "background": "$g"}"##,
      to: "Scenes/ground.json")
    try shop.write(##"{"size": [20, 30], "background": "#123"}"##, to: "Scenes/tall one.json")
    let ending = try shop.relief(
      "batch", "Scenes", "-o", "out", "--variants", "color-scheme,scale=1+2",
      "--outputs", "gallery,contact-sheet,xcassets,web")
    #expect(ending.status == 0, "\(ending.errors)")
    #expect(
      shop.files("out") == [
        "Assets.xcassets/Contents.json",
        "Assets.xcassets/ground.imageset/Contents.json", "Assets.xcassets/ground.imageset/ground-dark.png",
        "Assets.xcassets/ground.imageset/ground-dark@2x.png", "Assets.xcassets/ground.imageset/ground.png",
        "Assets.xcassets/ground.imageset/ground@2x.png",
        "Assets.xcassets/tall one.imageset/Contents.json",
        "Assets.xcassets/tall one.imageset/tall one-dark.png",
        "Assets.xcassets/tall one.imageset/tall one-dark@2x.png",
        "Assets.xcassets/tall one.imageset/tall one.png",
        "Assets.xcassets/tall one.imageset/tall one@2x.png",
        "contact-sheet.png", "gallery-sources.js", "ground-dark@1x.png", "ground-dark@2x.png",
        "ground-light@1x.png", "ground-light@2x.png", "index.html", "manifest.json", "manifest.tsv",
        "pictures.html", "tall one-dark@1x.png", "tall one-dark@2x.png", "tall one-light@1x.png",
        "tall one-light@2x.png",
      ])
    let set = try JSONSerialization.jsonObject(
      with: Data(
        contentsOf: URL(fileURLWithPath: shop.path + "/out/Assets.xcassets/ground.imageset/Contents.json")))
    let images = (set as? [String: Any])?["images"] as? [[String: Any]] ?? []
    #expect(
      images.map { "\($0["filename"] ?? "") \($0["scale"] ?? "") \($0["appearances"] == nil)" } == [
        "ground.png 1x true", "ground@2x.png 2x true", "ground-dark.png 1x false",
        "ground-dark@2x.png 2x false",
      ])
    #expect(
      try shop.text("out/pictures.html").contains(
        """
        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="tall%20one-dark@1x.png 1x, tall%20one-dark@2x.png 2x">
          <img src="tall%20one-light@1x.png" srcset="tall%20one-light@1x.png 1x, tall%20one-light@2x.png 2x" \
        width="20" height="30" alt="tall one" loading="lazy" decoding="async">
        </picture>
        """))
    let table = try shop.text("out/manifest.tsv").split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(table.count == 9 && table[4][0] == "ground-dark@2x.png" && table[4][2] == "dark-2x")
    let digest = SHA256.text(of: try AtomicFile.read(shop.path + "/out/ground-dark@2x.png"))
    #expect(table[4][7] == digest)
    let sheet = try PNG.read(from: shop.path + "/out/contact-sheet.png")
    #expect(sheet.width == 16 + 4 * (160 + 16))
    // An output that is asked for later is made of the same pictures.
    let again = try shop.relief(
      "batch", "Scenes", "-o", "out", "--variants", "color-scheme,scale=1+2", "--outputs", "web")
    #expect(again.text.hasPrefix("out: 0 made, 8 unchanged, 0 failed"))
  }

  @Test("Parts of several machines are joined: the same folder as in one run, or what is wrong with them")
  func merge() throws {
    let shop = try Workshop()
    try shop.writeButtons(20)
    #expect(
      try shop.relief("batch", "batch.json", "-o", "whole", "--outputs", "gallery,contact-sheet").status == 0)
    for index in 1...3 {
      let ending = try shop.relief(
        "batch", "batch.json", "-o", "part\(index)", "--shard", "\(index)/3", "--outputs",
        "gallery,contact-sheet")
      #expect(ending.status == 0, "\(ending.errors)")
    }
    let joined = try shop.relief("batch", "--merge", "part1", "part2", "part3", "-o", "joined")
    #expect(joined.text == "joined: 20 pictures of 3 parts, none missing, none doubled\n", "\(joined.errors)")
    #expect(try shop.pictures("joined") == shop.pictures("whole"))
    #expect(try shop.text("joined/gallery-sources.js") == shop.text("whole/gallery-sources.js"))
    #expect(shop.exists("joined/index.html"))
    // The parts may lie in one folder as well.
    for index in 1...2 {
      _ = try shop.relief("batch", "batch.json", "-o", "one", "--shard", "\(index)/2")
    }
    #expect(try shop.relief("batch", "--merge", "one", "-o", "one").status == 0)
    #expect(shop.exists("one/manifest.json"))

    func merged(_ folders: String...) throws -> String {
      let ending = try shop.run(Workshop.tool, ["batch", "--merge"] + folders + ["-o", "wrong"])
      #expect(ending.status == 2 && !shop.exists("wrong"))
      return ending.errors
    }
    #expect(try merged("part1", "part3").contains("part 2/3 is missing"))
    #expect(try merged("part1", "part2", "part3", "part1").contains("part 1/3 is also in part1"))
    #expect(try merged("part1", "part2", "part3", "one").contains("and others are of 3"))
    let name = try #require(shop.files("part2").first { $0.hasSuffix(".png") })
    try shop.write("x", to: "part2/" + name)
    #expect(
      try merged("part1", "part2", "part3").contains("\(name): the picture is not the one that was made"))
    try FileManager.default.removeItem(atPath: shop.path + "/part2/" + name)
    #expect(try merged("part1", "part2", "part3").contains("\(name): the picture is missing"))
    #expect(try merged("nowhere").contains("nowhere"))
  }

  @Test("The previews of a folder in variants; unchanged ones are kept, a trap is named and the others drawn")
  func previews() throws {
    let shop = try Workshop()
    try shop.write(
      """
      import SwiftUI
      func trap() -> Text { fatalError("no") }
      #Preview("One", traits: .fixedLayout(width: 20, height: 10)) {
        Text("x").font(.caption).padding(1).background(.orange.shadow(.drop(radius: 2)), in: .capsule)
      }
      #Preview("Trap", traits: .fixedLayout(width: 20, height: 10)) { trap() }
      """, to: "App/A.swift")
    try shop.write(
      "import SwiftUI\n#Preview(\"Two\", traits: .fixedLayout(width: 30, height: 10)) { Text(\"x\").font(.caption) }\n",
      to: "App/B.swift")
    let arguments = [
      "batch", "App", "-o", "out", "--variants", "color-scheme,scale=1+2",
      "--name", "{file}/{preview}-{scheme}@{scale}x", "--outputs", "gallery",
    ]
    let ending = try shop.run(Workshop.tool, arguments)
    #expect(ending.status == 1 && ending.errors.contains("A/Trap-light@1x.png"), "\(ending.errors)")
    #expect(
      shop.files("out").filter { $0.hasSuffix(".png") } == [
        "A/One-dark@1x.png", "A/One-dark@2x.png", "A/One-light@1x.png", "A/One-light@2x.png",
        "B/Two-dark@1x.png", "B/Two-dark@2x.png", "B/Two-light@1x.png", "B/Two-light@2x.png",
      ])
    #expect(try PNG.read(from: shop.path + "/out/B/Two-dark@2x.png").width == 60)
    #expect(try shop.text("out/gallery-sources.js").contains("#Preview(\\\"Two\\\""))
    let again = try shop.run(Workshop.tool, arguments)
    #expect(again.text.hasPrefix("out: 0 made, 8 unchanged, 4 failed"), "\(again.text)\(again.errors)")
    // What a picture looks like has nothing to do with those that its host drew before.
    for part in ["1/2", "2/2"] {
      _ = try shop.run(
        Workshop.tool, arguments.map { $0 == "out" ? "parts" : $0 } + ["--shard", part, "--jobs", "1"])
    }
    #expect(try shop.pictures("parts") == shop.pictures("out"))
  }

  @Test("relief render --variants names each combination")
  func renderVariants() throws {
    let shop = try Workshop()
    try shop.write(
      "import SwiftUI\n#Preview(\"P\", traits: .fixedLayout(width: 20, height: 10)) { Color.primary }\n",
      to: "V.swift")
    let ending = try shop.relief(
      "render", "V.swift", "-o", "out", "--variants", "color-scheme,device=iPhone 8+iPhone 16")
    #expect(ending.status == 0, "\(ending.errors)")
    #expect(
      shop.files("out") == [
        "V-P-dark-iPhone 16.png", "V-P-dark-iPhone 8.png", "V-P-light-iPhone 16.png",
        "V-P-light-iPhone 8.png",
      ])
    #expect(try shop.relief("render", "V.swift", "--variants", "colour").status == 2)
  }

  @Test("A saved file is rendered again, and a fault in it does not end the watch")
  func watch() throws {
    let shop = try Workshop()
    try shop.writeButtons(2)
    let process = try shop.start(["watch", "batch.json", "-o", "out", "--json"])
    defer {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    var seen = 0
    /// Waits for an event that was not waited for before.
    func wait(for event: String) throws {
      try shop.wait(for: process) { text in
        guard
          let range = text.range(
            of: event, range: text.index(text.startIndex, offsetBy: seen)..<text.endIndex)
        else { return false }
        seen = text.distance(from: text.startIndex, to: range.upperBound)
        return true
      }
    }
    try wait(for: "\"made\": 2")
    try shop.write("label,base,width\nb0,#808080,20\nnew,#123456,20\n", to: "buttons.csv")
    try wait(for: "\"made\": 1, \"kept\": 1")
    #expect(shop.exists("out/new.png"))
    try shop.write("{", to: "button.json")
    try wait(for: "\"faults\": 1")
    try shop.writeButtons(2)
    try wait(for: "\"finished\"")
    #expect(process.isRunning)
  }

  @Test("Pictures are shown as the terminal takes them")
  func show() throws {
    let shop = try Workshop()
    try PNG.write(
      Bitmap(width: 1, height: 2, pixels: [255, 0, 0, 255, 0, 0, 255, 255]), to: shop.path + "/p.png")
    let blocks = try shop.relief("show", "p.png", "--form", "blocks")
    #expect(blocks.text == "\u{1B}[38;2;255;0;0m\u{1B}[48;2;0;0;255m▀\u{1B}[0m\n")
    #expect(try shop.relief("show", "p.png", "--form", "kitty").text.hasPrefix("\u{1B}_Ga=T,f=100,m=0;"))
    #expect(try shop.relief("show", "p.png", "--form", "iterm").text.hasPrefix("\u{1B}]1337;File=inline=1"))
    #expect(try shop.relief("show", "none.png").status == 2)
  }

  @Test("Completions are taken by the shells that are here, and the man page by man")
  func reference() throws {
    let shop = try Workshop()
    let bash = try shop.relief("completions", "bash").text
    try shop.write(
      bash + "\nCOMP_WORDS=(relief ba); COMP_CWORD=1; _relief; echo ${COMPREPLY[@]}\n"
        + "COMP_WORDS=(relief batch --sh); COMP_CWORD=2; _relief; echo ${COMPREPLY[@]}\n"
        + "COMP_WORDS=(relief render --orientation l); COMP_CWORD=3; _relief; echo ${COMPREPLY[@]}\n",
      to: "c.bash")
    let ending = try shop.run(URL(fileURLWithPath: "/bin/bash"), ["c.bash"])
    #expect(ending.text == "batch\n--shard --shard-env --show\nlandscape\n", "\(ending.errors)")
    #expect(try shop.relief("completions", "fish").text.contains("-l variants"))
    #expect(try shop.relief("completions", "zsh").text.hasPrefix("#compdef relief"))
    #expect(try shop.relief("completions").status == 2)
    let page = try shop.relief("manual").text
    #expect(page.contains(".SH NAME") && page.contains("\\fB\\-\\-shard\\-env\\fR"))
  }
}
