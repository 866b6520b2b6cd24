import ReliefDrawing
import Testing

@testable import ReliefAssets

@Suite("Colour sets")
struct ColorSetTests {
  private func color(_ json: String, _ traits: AssetTraits = AssetTraits()) throws -> AssetColor? {
    let folder = try TestFolder()
    try folder.write("A.xcassets/tone.colorset/Contents.json", json)
    return try folder.catalog.color(named: "tone", traits)
  }

  private func entry(_ space: String, _ components: String) -> String {
    #"{"idiom":"universal","color":{"color-space":"\#(space)","components":{\#(components)}}}"#
  }

  // Notations as counted in public catalogues; Display P3's red in sRGB by the matrix in DisplayP3.
  @Test(
    "All notations of components and all spaces are read",
    arguments: [
      ("srgb", #""red":"0.949","green":"0.953","blue":"0.969","alpha":"1.000""#, "rgb(0.949 0.953 0.969)"),
      ("srgb", #""red":"0xF2","green":"0xF3","blue":"0xF7","alpha":"1.000""#, "#F2F3F7"),
      ("srgb", #""red":"242","green":"243","blue":"247","alpha":"0.200""#, "#F2F3F7/0.2"),
      ("srgb", #""red":"255","green":"0","blue":"0""#, "#FF0000"),
      ("extended-srgb", #""red":"1.100","green":"0.000","blue":"-0.100","alpha":"1""#, "rgb(1.1 0 -0.1)"),
      ("extended-gray", #""white":"0.600","alpha":"0.500""#, "#999999/0.5"),
      ("gray-gamma-22", #""white":"1.000","alpha":"1.000""#, "#FFFFFF"),
      ("display-p3", #""red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000""#, "#FFFFFF"),
      (
        "display-p3", #""red":"1.000","green":"0.000","blue":"0.000","alpha":"1.000""#,
        "rgb(1.0931 -0.2267 -0.1501)"
      ),
    ])
  func notations(space: String, components: String, expected: String) throws {
    let color = try color(#"{"colors":[\#(entry(space, components))]}"#)
    guard case .fixed(let numbers) = color else {
      Issue.record("\(String(describing: color)) is no colour of numbers")
      return
    }
    #expect(DisplayListPrinter.text(numbers) == expected)
  }

  @Test(
    "The entry that says most about the circumstances wins",
    arguments: [
      (AssetTraits(), 1.0), (AssetTraits(isDark: true), 2.0), (AssetTraits(isHighContrast: true), 3.0),
      (AssetTraits(isDark: true, isHighContrast: true), 4.0), (AssetTraits(isPad: true), 5.0),
    ])
  func appearances(traits: AssetTraits, expected: Double) throws {
    func entry(_ level: Int, _ appearances: String, _ idiom: String = "universal") -> String {
      """
      {"idiom":"\(idiom)","appearances":[\(appearances)],"color":{"color-space":"srgb","components":
      {"red":"\(level)","green":"0","blue":"0","alpha":"1.000"}}}
      """
    }
    let dark = #"{"appearance":"luminosity","value":"dark"}"#
    let high = #"{"appearance":"contrast","value":"high"}"#
    let entries = [
      entry(1, ""), entry(2, dark), entry(3, high), entry(4, dark + "," + high), entry(5, "", "ipad"),
      entry(9, "", "mac"),
    ]
    let color = try color(#"{"colors":[\#(entries.joined(separator: ","))]}"#, traits)
    #expect(color == .fixed(ResolvedColor(red: expected / 255, green: 0, blue: 0)))
  }

  @Test("An entry without a colour is none: a fresh AccentColor is unset, and a dark one falls back to any")
  func unset() throws {
    #expect(try color(#"{"colors":[{"idiom":"universal"}]}"#) == .unset)
    let dark = #"{"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}]}"#
    let any = entry("srgb", #""red":"255","green":"255","blue":"255""#)
    #expect(try color(#"{"colors":[\#(any),\#(dark)]}"#, AssetTraits(isDark: true)) == .fixed(.white))
    #expect(
      try color(#"{"colors":[{"color":{"platform":"ios","reference":"systemBlueColor"}}]}"#)
        == .system("systemBlueColor"))
  }

  @Test(
    "What is wrong is an error that names the file and the place",
    arguments: [
      (
        #"{"colors":[{},{"color":{"components":{"red":"x","green":"0","blue":"0"}}}]}"#,
        "colors[1].color.components.red"
      ),
      (#"{"colors":[{"color":{"components":{"red":"1","green":"0"}}}]}"#, "blue is missing"),
      (#"{"colors":[{"color":{}}]}"#, "colors[0].color: It has neither components nor a reference."),
      (#"{"colors":[{"color":{"color-space":"cmyk","components":{}}}]}"#, "\"cmyk\" is not known"),
      (#"{"colors":[{"color":{"components":{"red":"nan","green":"0","blue":"0"}}}]}"#, "is no number"),
      ("{", "This is not JSON"), ("[]", "There is no object at its top"),
    ])
  func errors(json: String, expected: String) throws {
    let error = #expect(throws: AssetError.self) { try color(json) }
    let message = error?.description ?? ""
    #expect(message.contains("A.xcassets/tone.colorset/Contents.json: "))
    #expect(message.contains(expected), "\(message)")
  }

  @Test("Names are flat unless their folder has a space of its own, and the nearest ones are found")
  func names() throws {
    let folder = try TestFolder()
    try folder.write("A.xcassets/colors/drop-shadow.colorset/Contents.json", "{}")
    try folder.write("A.xcassets/Card/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
    try folder.write("A.xcassets/Card/back ground.colorset/Contents.json", "{}")
    #expect(folder.catalog.colorNames == ["Card/back ground", "drop-shadow"])
    #expect(folder.catalog.namesNear(color: "dropShadow") == ["drop-shadow"])
    #expect(AssetCatalog(paths: ["/nowhere"]).faults == ["/nowhere: There is no such folder of assets."])
  }
}
