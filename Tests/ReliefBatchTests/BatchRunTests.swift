import Foundation
import Relief
import ReliefFiles
import ReliefTestSupport
import Testing

@testable import ReliefBatch

/// The engine on real folders.
@Suite("Batches in folders")
struct BatchRunTests {
  private func plan(_ shop: Workshop, _ change: (inout BatchPlan.Options) -> Void = { _ in }) throws
    -> BatchPlan
  {
    var options = BatchPlan.Options()
    change(&options)
    return try BatchPlan(try BatchManifest(path: shop.path + "/batch.json"), options: options)
  }

  private func run(
    _ shop: Workshop, _ change: (inout BatchPlan.Options) -> Void = { _ in }
  ) throws -> BatchReport {
    let plan = try plan(shop, change)
    var options = BatchPlan.Options()
    change(&options)
    var run = BatchRun.Options(output: shop.path + "/out")
    run.shard = options.shard
    return try BatchRun(plan, options: run) { _ in }.run()
  }

  @Test("A template and a table make a picture a row, the same as the scenes would")
  func templates() throws {
    let shop = try Workshop()
    try shop.writeButtons(40)
    let report = try run(shop)
    #expect(report.isWell && report.count(.made) == 40)
    let template = try shop.text("button.json")
    for (name, base, width) in [("b0.png", "#808080", "20"), ("b39.png", "#808623", "39")] {
      let scene = template.replacingOccurrences(of: "${base}", with: base)
        .replacingOccurrences(of: "\"${width}\"", with: width)
      #expect(try shop.pictures("out")[name] == PNG.encode(SceneFile(json: scene).render()))
    }
  }

  @Test("Nothing changed, nothing is made; each kind of input makes its pictures anew, and no others")
  func cache() throws {
    let shop = try Workshop()
    try shop.write(
      #"{"size": [9, 9], "layers": [{"image": {"file": "i.png"}, "frame": [0, 0, 9, 9]}]}"#, to: "image.json")
    try PNG.write(Bitmap(width: 1, height: 1, pixels: [9, 9, 9, 255]), to: shop.path + "/i.png")
    try shop.write(
      #"{"size": [40, 20], "layers": [{"text": "Hi", "frame": [0, 0, 40, 20]}]}"#, to: "text.json")
    try shop.write(#"{"size": [8, 8], "background": "${c}"}"#, to: "t.json")
    try shop.write("c,note\n#111,x\n#222,y\n", to: "t.csv")
    func write(_ more: String = "") throws {
      try shop.write(
        #"{"items": [{"scene": "image.json"}, {"scene": "text.json"}, {"template": "t.json", "rows": "t.csv"}]\#(more)}"#,
        to: "batch.json")
    }
    try write()
    func made(_ change: (inout BatchPlan.Options) -> Void = { _ in }) throws -> [String] {
      let report = try run(shop, change)
      #expect(report.isWell)
      return report.results.filter { $0.status == .made }.map(\.picture.name)
    }
    let all = ["image.png", "text.png", "t-1.png", "t-2.png"]
    #expect(try made() == all)
    #expect(try made() == [])
    #expect(try run(shop).isUnchanged)
    // A picture file.
    try PNG.write(Bitmap(width: 1, height: 1, pixels: [8, 9, 9, 255]), to: shop.path + "/i.png")
    #expect(try made() == ["image.png"])
    // A scene, a template, a cell that counts, a cell that does not.
    try shop.write(
      #"{"size": [40, 20], "layers": [{"text": "Ho", "frame": [0, 0, 40, 20]}]}"#, to: "text.json")
    #expect(try made() == ["text.png"])
    try shop.write("c,note\n#111,x\n#333,y\n", to: "t.csv")
    #expect(try made() == ["t-2.png"])
    try shop.write("c,note\n#111,x\n#333,z\n", to: "t.csv")
    #expect(try made() == [])
    try shop.write(#"{"size": [8, 9], "background": "${c}"}"#, to: "t.json")
    #expect(try made() == ["t-1.png", "t-2.png"])
    // Fonts matter to texts only.
    try shop.write("not a font", to: "fonts/a.txt")
    #expect(try made { $0.fonts = [shop.path + "/fonts"] } == ["text.png"])
    #expect(try made { $0.fonts = [shop.path + "/fonts"] } == [])
    #expect(try made() == ["text.png"])
    // Options.
    try write(#", "scale": 2"#)
    #expect(try made() == all)
    // Relief's version.
    #expect(try made { $0.program = "relief 99" } == all)
    #expect(try made { $0.program = "relief 99" } == [])
    #expect(try made() == all)
    // A picture that was changed or taken away is not what was made.
    try shop.write("x", to: "out/t-1.png")
    try FileManager.default.removeItem(atPath: shop.path + "/out/image.png")
    #expect(try made() == ["image.png", "t-1.png"])
    // A copy of a folder is as good as the folder.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: shop.path + "/out/t-1.png")
    #expect(try made() == [])
  }

  @Test("One bad item, one bad row: the others are made, and each is named with its place")
  func faults() throws {
    let shop = try Workshop()
    try shop.write(#"{"size": [8, 8], "background": "${c}"}"#, to: "t.json")
    try shop.write("c\n#111\n#GGG\n#222,surplus\n\"\"\n#444\n", to: "t.csv")
    try shop.write(##"{"size": [8, 8], "backgrund": "#111"}"##, to: "bad.json")
    try shop.write(
      #"{"items": [{"scene": "bad.json"}, {"scene": "none.json"}, {"template": "t.json", "rows": "t.csv"}]}"#,
      to: "batch.json")
    let report = try run(shop)
    #expect(!report.isWell && report.count(.made) == 2)
    #expect(shop.files("out").filter { $0.hasSuffix(".png") } == ["t-1.png", "t-5.png"])
    let text = report.failures.joined(separator: "\n").replacingOccurrences(of: shop.path + "/", with: "")
    #expect(text.contains("none.json: there is no such file or folder"))
    #expect(text.contains("bad.json:1:18: $.backgrund: unknown key"))
    #expect(text.contains("t.csv:4: 2 cells, and there are 1 columns"))
    #expect(text.contains("t-2.png: t.csv:3: t.json:1:32: $.background: found \"#GGG\""))
    #expect(report.failures.count == 5)
    // What was made is not made again.
    #expect(try run(shop).count(.kept) == 2)
  }

  @Test("Names that meet are refused before anything is written, those that differ by case too")
  func collisions() throws {
    let shop = try Workshop()
    try shop.writeButtons(3)
    try shop.write("label,base,width\nOk,#111,10\nok,#222,10\n", to: "buttons.csv")
    let error = #expect(throws: BatchError.self) { try plan(shop) }
    #expect(error?.description.contains("buttons.csv:2 and") == true)
    #expect(error?.description.contains("buttons.csv:3 would both be written to ok.png") == true)
    #expect(!shop.exists("out"))
    // Names of what is made besides the pictures.
    for (output, name) in [("contact-sheet", "Contact-Sheet-2"), ("xcassets", "assets.xcassets/b")] {
      try shop.write("label,base,width\nb,#111,10\n", to: "buttons.csv")
      try shop.write(
        #"{"outputs": ["\#(output)"], "items": [{"template": "button.json", "rows": "buttons.csv", "name": "\#(name)"}]}"#,
        to: "batch.json")
      #expect(throws: BatchError.self, "\(name)") { try plan(shop) }
    }
  }

  @Test("Parts of a batch make disjoint pictures, and together they are the whole")
  func shards() throws {
    let shop = try Workshop()
    try shop.writeButtons(30)
    #expect(try run(shop).isWell)
    let whole = try shop.pictures("out")
    try FileManager.default.moveItem(atPath: shop.path + "/out", toPath: shop.path + "/whole")
    var names: [String] = []
    for index in 1...3 {
      let report = try run(shop) { $0.shard = (try? Shard("\(index)/3")) ?? .whole }
      #expect(report.results.count == 10)
      names += report.results.map(\.picture.name)
    }
    #expect(names.sorted() == whole.keys.sorted())
    #expect(try shop.pictures("out") == whole)
  }

  @Test("A second run of the same part in the same folder is refused")
  func locked() throws {
    let shop = try Workshop()
    try shop.writeButtons(2)
    let lock = try FolderLock(shop.path, shard: .whole)
    #expect(throws: BatchError.self) { try FolderLock(shop.path, shard: .whole) }
    _ = try FolderLock(shop.path, shard: try Shard("1/2"))
    lock.release()
  }

  @Test("What shows all pictures is made again when a run ended before it did so")
  func endedEarly() throws {
    let shop = try Workshop()
    try shop.writeButtons(3)
    func finish() throws -> Bool {
      let report = try run(shop)
      let plan = try plan(shop)
      let before = try? SystemFile.status(shop.path + "/out/index.html").map(BatchLedger.changed)
      try BatchOutputs([.gallery], folder: shop.path + "/out", fonts: [])
        .write(
          BatchRecords.list(report, plan, .whole), sources: GallerySources(plan),
          isUnchanged: report.isUnchanged)
      return try SystemFile.status(shop.path + "/out/index.html").map(BatchLedger.changed) != before
    }
    #expect(try finish())
    #expect(try !finish())
    // A row is added, and the run ends when its picture is there.
    try shop.writeButtons(4)
    #expect(try run(shop).count(.made) == 1)
    #expect(try finish())
    #expect(try shop.text("out/index.html").contains("b3"))
    #expect(try !finish())
  }

  @Test(
    "A folder that can only be read is told before anything is drawn",
    .enabled(if: SmallDisk.isPossible, "Disks cannot be mounted here."))
  func readOnly() throws {
    let shop = try Workshop()
    try shop.writeButtons(3)
    let disk = try SmallDisk(options: "size=1m,ro")
    defer { disk.unmount() }
    let ending = try shop.run(Workshop.tool, ["batch", "batch.json", "-o", disk.path])
    #expect(ending.status == 2 && ending.errors.contains(disk.path), "\(ending.errors)")
    #expect(ending.errors.lowercased().contains("read-only"), "\(ending.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == [])
    let below = try shop.run(Workshop.tool, ["batch", "batch.json", "-o", disk.path + "/new"])
    #expect(below.status == 2 && below.errors.contains(disk.path + "/new"), "\(below.errors)")
  }

  @Test(
    "Where the disk is full, the batch stops, says so once, and what is there is whole",
    .enabled(if: SmallDisk.isPossible, "Disks cannot be mounted here."))
  func fullDisk() throws {
    let shop = try Workshop()
    try shop.writeButtons(400, size: "[300, 300]")
    let disk = try SmallDisk(options: "size=1m")
    defer { disk.unmount() }
    let plan = try plan(shop)
    let report = try BatchRun(plan, options: .init(output: disk.path)) { _ in }.run()
    #expect(report.stopped == "the disk is full")
    #expect(report.count(.made) > 5 && report.count(.failed) > 5)
    for result in report.results {
      let bytes = try? AtomicFile.read(disk.path + "/" + result.picture.name)
      #expect((bytes == nil) == (result.status == .failed))
      if let bytes { #expect(throws: Never.self) { try PNG.decode(bytes) } }
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: disk.path)
    #expect(!left.contains { $0.hasSuffix(".tmp") })
  }
}
