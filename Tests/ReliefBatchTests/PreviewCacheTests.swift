import Foundation
import Relief
import Testing

@testable import ReliefBatch

/// Which pictures of previews are made anew after which change.
@Suite("Previews that are kept")
struct PreviewCacheTests {
  /// An app of three previews: a badge, a card with a badge, and one that has neither.
  private func app() throws -> Workshop {
    let shop = try Workshop()
    try shop.writeApp()
    try writePlain(shop, "red")
    try shop.write(#"{"items": [{"swift": "App"}]}"#, to: "batch.json")
    return shop
  }

  @Test("Sources that were read already are not read again, and a preview is named by file, line and name")
  func readOnce() throws {
    let shop = try app()
    var item = BatchManifest.Item(.swift(shop.path + "/App"), name: nil)
    item.sources = try .init(path: shop.path + "/App")
    try shop.write("import SwiftUI\n#Preview(\"Late\") { Color.red }\n", to: "App/Late.swift")
    var manifest = BatchManifest(file: "App")
    manifest.items = [item]
    var options = BatchPlan.Options()
    options.tool = Workshop.tool.path
    options.cache = shop.path + "/cache"
    #expect(
      try BatchPlan(manifest, options: options).pictures.map(\.source)
        == ["Badge.swift:3 Badge", "Card.swift:3 Card", "Plain.swift:2 P"])
    manifest.items[0].sources = nil
    #expect(
      try BatchPlan(manifest, options: options).pictures.map(\.source).contains("Late.swift:2 Late"))
  }

  private func writePlain(_ shop: Workshop, _ color: String) throws {
    try shop.write(
      "import SwiftUI\n#Preview(\"P\", traits: .fixedLayout(width: 20, height: 20)) { Color.\(color) }\n",
      to: "App/Plain.swift")
  }

  @Test(
    "Sources, catalogues, files, fonts, options and Relief itself: each kind makes its pictures anew, and no others"
  )
  func kinds() throws {
    let shop = try app()
    var faults: [String] = []
    func made(_ change: (inout BatchPlan.Options) -> Void = { _ in }) throws -> [String] {
      var options = BatchPlan.Options()
      options.tool = Workshop.tool.path
      options.cache = shop.path + "/cache"
      options.output = shop.path + "/App/out"
      change(&options)
      let plan = try BatchPlan(try BatchManifest(path: shop.path + "/batch.json"), options: options)
      let report = try BatchRun(plan, options: .init(output: options.output)) { _ in }.run()
      faults = report.failures
      return report.results.filter { $0.status == .made }.map(\.picture.name)
    }
    let all = ["Badge-Badge.png", "Card-Card.png", "Plain-P.png"]
    #expect(try made() == all && faults == [])
    // Pictures in the app's own folder are none of its inputs.
    #expect(try made() == [])
    // A source that no other uses, and one that another uses.
    try writePlain(shop, "green")
    #expect(try made() == ["Plain-P.png"])
    try shop.write(
      shop.text("App/Badge.swift").replacingOccurrences(of: "blue", with: "green"), to: "App/Badge.swift")
    #expect(try made() == ["Badge-Badge.png", "Card-Card.png"])
    // A catalogue, a file that code may read, and a translation.
    let before = try shop.pictures("App/out")["Card-Card.png"]
    try shop.writeGround("0.9")
    #expect(try made() == all)
    #expect(try shop.pictures("App/out")["Card-Card.png"] != before)
    try shop.write("[1]", to: "App/data.json")
    #expect(try made() == all)
    try shop.write("\"a\" = \"b\";", to: "App/de.lproj/Localizable.strings")
    #expect(try made() == all)
    #expect(try made() == [])
    // Fonts.
    try shop.write("not a font", to: "fonts/a.txt")
    #expect(try made { $0.fonts = [shop.path + "/fonts"] } == all)
    try shop.write("not a font either", to: "fonts/a.txt")
    #expect(try made { $0.fonts = [shop.path + "/fonts"] } == all)
    #expect(try made() == all)
    // Options: of the circumstances, and of how sources are compiled.
    try shop.write(#"{"items": [{"swift": "App", "contrast": "increased"}]}"#, to: "batch.json")
    #expect(try made() == all)
    try shop.write(#"{"items": [{"swift": "App", "platform": "macos"}]}"#, to: "batch.json")
    #expect(try made() == all)
    #expect(try made() == [])
    // Relief's version.
    #expect(try made { $0.program = "relief 99" } == all)
    #expect(try made { $0.program = "relief 99" } == [])
    #expect(try made() == all && faults == [])
    // A source that does not compile takes only those along that use it.
    try shop.write("import SwiftUI\nstruct Badge: View { let x: Nothing }\n", to: "App/Badge.swift")
    #expect(try made() == [])
    #expect(faults.count == 2 && faults.allSatisfy { $0.contains("left out") }, "\(faults)")
  }

  @Test(
    "A watched app is compiled again, and only what the saved file changes is drawn again",
    .timeLimit(.minutes(2)))
  func watch() throws {
    let shop = try app()
    let process = try shop.start(["watch", "App", "-o", "out", "--json"])
    defer {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    var seen = 0
    /// The pictures of the next round.
    func round() throws -> [String] {
      var events: [[String: Any]] = []
      try shop.wait(for: process) { text in
        events = text.split(separator: "\n").compactMap {
          (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any]
        }
        return events.dropFirst(seen).contains { $0["event"] as? String == "finished" }
      }
      let own = events.dropFirst(seen)
      seen = events.count
      return own.filter { $0["event"] as? String == "made" }.compactMap { $0["file"] as? String }.sorted()
    }
    #expect(try round() == ["Badge-Badge.png", "Card-Card.png", "Plain-P.png"])
    let card = try FileManager.default.attributesOfItem(atPath: shop.path + "/out/Card-Card.png")
    try writePlain(shop, "green")
    #expect(try round() == ["Plain-P.png"])
    #expect(
      try FileManager.default.attributesOfItem(atPath: shop.path + "/out/Card-Card.png")[.modificationDate]
        as? Date == card[.modificationDate] as? Date)
    try shop.write(
      shop.text("App/Badge.swift").replacingOccurrences(of: "blue", with: "green"), to: "App/Badge.swift")
    #expect(try round() == ["Badge-Badge.png", "Card-Card.png"])
    try shop.writeGround("0.9")
    #expect(try round() == ["Badge-Badge.png", "Card-Card.png", "Plain-P.png"])
    // Nothing is drawn for a file that means nothing, and the watch goes on.
    try shop.write("notes", to: "App/.notes")
    try writePlain(shop, "blue")
    #expect(try round() == ["Plain-P.png"] && process.isRunning)
  }
}
