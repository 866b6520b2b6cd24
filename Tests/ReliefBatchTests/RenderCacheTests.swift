import Foundation
import Testing

/// What `relief render` draws again, and what it says is unchanged.
@Suite("relief render draws no preview twice", .serialized)
struct RenderCacheTests {
  /// A badge, a card with a badge and a colour of the catalogue, and a screen with neither.
  private func app() throws -> Workshop {
    let shop = try Workshop()
    try shop.writeApp()
    try shop.write(
      "import SwiftUI\n#Preview(traits: .fixedLayout(width: 9, height: 9)) { Color.mint }\n",
      to: "App/Screen.swift")
    return shop
  }

  /// What a run says of its pictures.
  private struct Round {
    var status: Int32
    var made: [String] = []
    var unchanged: [String] = []
    var errors: String
  }

  private func render(_ shop: Workshop, _ arguments: [String]) throws -> Round {
    let ending = try shop.run(Workshop.tool, ["render"] + arguments)
    var round = Round(status: ending.status, errors: ending.errors)
    for line in ending.text.split(separator: "\n") {
      let name = String(line.prefix { $0 != ":" }.split(separator: "/").last ?? "")
      if line.contains(": unchanged, ") { round.unchanged.append(name) } else { round.made.append(name) }
    }
    return round
  }

  private static let all = ["Badge-Badge.png", "Card-Card.png", "Screen-Preview.png"]
  private static let plain = ["App", "-o", "out", "--scale", "1"]

  @Test("A second run draws nothing and says of each picture that it is unchanged")
  func unchanged() throws {
    let shop = try app()
    #expect(try render(shop, Self.plain).made == Self.all)
    let bytes = try shop.pictures("out")
    let round = try render(shop, Self.plain)
    #expect(round.status == 0 && round.made == [] && round.unchanged == Self.all, "\(round)")
    #expect(try shop.pictures("out") == bytes)
    // The folder is the user's own: pictures, and nothing else.
    let names = try FileManager.default.contentsOfDirectory(atPath: shop.path + "/out").sorted()
    #expect(names == Self.all)
    let json = try shop.run(Workshop.tool, ["render"] + Self.plain + ["--json"])
    let statuses = try json.text.split(separator: "\n").map { line in
      (try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["status"] as? String
    }
    #expect(statuses == ["unchanged", "unchanged", "unchanged"], "\(json.text)")
    #expect(try render(shop, Self.plain + ["--force"]).made == Self.all)
  }

  @Test("A picture that was deleted or changed is drawn again, to the same bytes, and no other one")
  func pictures() throws {
    let shop = try app()
    _ = try render(shop, Self.plain)
    let bytes = try shop.pictures("out")
    try FileManager.default.removeItem(atPath: shop.path + "/out/Badge-Badge.png")
    #expect(try render(shop, Self.plain).made == ["Badge-Badge.png"])
    // Longer, and as long but otherwise.
    try Data((bytes["Card-Card.png"] ?? []) + [0]).write(
      to: URL(fileURLWithPath: shop.path + "/out/Card-Card.png"))
    #expect(try render(shop, Self.plain).made == ["Card-Card.png"])
    var other = bytes["Screen-Preview.png"] ?? []
    other[other.count / 2] ^= 1
    try Data(other).write(to: URL(fileURLWithPath: shop.path + "/out/Screen-Preview.png"))
    let round = try render(shop, Self.plain)
    #expect(round.made == ["Screen-Preview.png"] && round.unchanged == ["Badge-Badge.png", "Card-Card.png"])
    #expect(try shop.pictures("out") == bytes)
    // Touched only, as a copy is: its content tells.
    try Data(bytes["Card-Card.png"] ?? []).write(to: URL(fileURLWithPath: shop.path + "/out/Card-Card.png"))
    #expect(try render(shop, Self.plain).made == [])
  }

  @Test("Sources, catalogues, options and fonts each have their pictures drawn again")
  func inputs() throws {
    let shop = try app()
    _ = try render(shop, Self.plain)
    try shop.write(
      shop.text("App/Badge.swift").replacingOccurrences(of: "blue", with: "green"), to: "App/Badge.swift")
    #expect(try render(shop, Self.plain).made == ["Badge-Badge.png", "Card-Card.png"])
    try shop.writeGround("0.9")
    #expect(try render(shop, Self.plain).made == Self.all)
    try shop.writeGround("0.1", in: "Other.xcassets")
    try shop.write("not a font", to: "fonts/a.txt")
    for options in [
      ["--outlines"], ["--chrome"], ["--color-scheme", "dark"], ["--dynamic-type", "xxxLarge"],
      ["--os", "26"], ["--state", "pressed"], ["--locale", "de_DE"], ["--date", "2024-05-01"],
      ["--device", "iPhone SE (3rd generation)"], ["--platform", "macos"], ["--right-to-left"],
      ["--assets", "Other.xcassets"], ["--fonts", "fonts"],
    ] {
      #expect(try render(shop, Self.plain + options).made == Self.all, "\(options)")
      #expect(try render(shop, Self.plain + options).unchanged == Self.all, "\(options)")
    }
    // Pictures of other names do not have the others forgotten.
    #expect(try render(shop, Self.plain).made == Self.all)
    let both = ["Badge-Badge-light.png", "Badge-Badge-dark.png"]
    let options = Self.plain + ["--color-scheme", "both", "--preview", "Badge"]
    #expect(try render(shop, options).made == both)
    #expect(try render(shop, Self.plain).unchanged == Self.all)
    #expect(try render(shop, options).unchanged == both)
  }

  @Test("A file alone, and one that needs its module, are not drawn twice either")
  func files() throws {
    let shop = try app()
    for (file, picture) in [("Screen", "Screen-Preview.png"), ("Card", "Card-Card.png")] {
      let arguments = ["App/\(file).swift", "-o", "out", "--scale", "1"]
      #expect(try render(shop, arguments).made == [picture])
      #expect(try render(shop, arguments).unchanged == [picture])
    }
  }

  @Test("Pictures among the sources are none of their inputs")
  func amongSources() throws {
    let shop = try app()
    let arguments = ["App", "-o", "App", "--scale", "1"]
    #expect(try render(shop, arguments).made == Self.all)
    #expect(try render(shop, arguments).unchanged == Self.all)
  }

  @Test("Where files are left out, nothing is compiled again, and they are named again")
  func leftOut() throws {
    let shop = try app()
    try shop.write(
      "import SwiftUI\nstruct Odd: View { var body: some View { Text(\"a\").shimmering(7) } }\n"
        + "#Preview { Odd() }\n", to: "App/Odd.swift")
    let first = try render(shop, Self.plain)
    #expect(first.status == 2 && first.made == Self.all, "\(first)")
    func builds() throws -> [String: Date] {
      let all =
        FileManager.default.enumerator(atPath: shop.path + "/cache")?.compactMap { $0 as? String } ?? []
      return try Dictionary(
        uniqueKeysWithValues: all.map { name in
          let facts = try FileManager.default.attributesOfItem(atPath: "\(shop.path)/cache/\(name)")
          return (name, facts[.modificationDate] as? Date ?? .distantPast)
        })
    }
    let before = try builds()
    let second = try render(shop, Self.plain)
    #expect(second.status == 2 && second.made == [] && second.unchanged == Self.all, "\(second)")
    for round in [first, second] {
      #expect(round.errors.contains("left out: ") && round.errors.contains("Odd.swift:2"), "\(round)")
      #expect(round.errors.contains("shimmering"), "\(round)")
    }
    #expect(try builds() == before)
  }

  @Test("What is not as it should be in a picture is told again while the picture is kept")
  func warnings() throws {
    let shop = try app()
    let missing = "import SwiftUI\n#Preview(traits: .fixedLayout(width: 9, height: 9)) { Color(\"Nope\") }\n"
    try shop.write(missing, to: "App/Missing.swift")
    try shop.write(missing, to: "App/Second.swift")
    let warning = "warning: No colour \"Nope\" in the asset catalogue"
    for _ in 0..<2 {
      let round = try render(shop, Self.plain)
      #expect(round.status == 0 && round.errors.components(separatedBy: warning).count == 2, "\(round)")
    }
    // Each picture has its own: with one mended, that of the other goes on.
    try shop.write(missing.replacingOccurrences(of: "Nope", with: "Ground"), to: "App/Missing.swift")
    let round = try render(shop, Self.plain)
    #expect(round.made == ["Missing-Preview.png"] && round.errors.contains(warning), "\(round)")
    try shop.write(missing.replacingOccurrences(of: "Nope", with: "Ground"), to: "App/Second.swift")
    let last = try render(shop, Self.plain)
    #expect(last.made == ["Second-Preview.png"] && last.errors == "", "\(last)")
  }
}
