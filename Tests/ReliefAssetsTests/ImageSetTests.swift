import Foundation
import ReliefCatalogs
import ReliefDrawing
import Testing

@testable import ReliefAssets

@Suite("Image sets")
struct ImageSetTests {
  // Pixels of the chosen file, and the size in points.
  @Test(
    "The file for the screen is taken, else a larger one, else a smaller",
    arguments: [
      ("1x 2x 3x", 1.0, 10, 10.0), ("1x 2x 3x", 2.0, 20, 10.0), ("1x 2x 3x", 3.0, 30, 10.0),
      ("1x 3x", 2.0, 30, 10.0), ("1x", 3.0, 10, 10.0), ("2x 1x", 3.0, 20, 10.0), ("", 3.0, 40, 40.0),
    ])
  func scales(present: String, screen: Double, pixels: Int, points: Double) throws {
    let folder = try TestFolder()
    var entries = ["1x", "2x", "3x"].map { scale -> String in
      let file = present.contains(scale) ? #","filename":"a\#(scale).png""# : ""
      return #"{"idiom":"universal","scale":"\#(scale)"\#(file)}"#
    }
    if present.isEmpty { entries = [#"{"idiom":"universal","filename":"a.png"}"#] }
    for (name, side) in [("a1x", 10), ("a2x", 20), ("a3x", 30), ("a", 40)] {
      try folder.write("A.xcassets/step.imageset/\(name).png", side, side)
    }
    try folder.write(
      "A.xcassets/step.imageset/Contents.json", #"{"images":[\#(entries.joined(separator: ","))]}"#)
    let image = try #require(try folder.catalog.image(named: "step", AssetTraits(scale: screen)))
    guard case .bitmap(let bitmap) = image.content else {
      Issue.record("no pixels")
      return
    }
    #expect(bitmap.width == pixels)
    #expect(image.size == CGSize(width: points, height: points))
  }

  @Test("The dark file is taken in the dark; templates and slices are known")
  func properties() throws {
    let folder = try TestFolder()
    try folder.write("A.xcassets/step.imageset/light.png", 8, 8, (255, 255, 255))
    try folder.write("A.xcassets/step.imageset/dark.png", 8, 8, (0, 0, 0))
    try folder.write(
      "A.xcassets/step.imageset/Contents.json",
      """
      {"images":[{"idiom":"universal","scale":"2x","filename":"light.png","resizing":{"mode":"9-part",
      "center":{"mode":"stretch","width":1,"height":1},"cap-insets":{"top":2,"left":4,"bottom":6,"right":8}}},
      {"idiom":"universal","scale":"2x","filename":"dark.png",
      "appearances":[{"appearance":"luminosity","value":"dark"}]}],
      "properties":{"template-rendering-intent":"template"}}
      """)
    let light = try #require(try folder.catalog.image(named: "step", AssetTraits(scale: 2)))
    let dark = try #require(try folder.catalog.image(named: "step", AssetTraits(isDark: true, scale: 2)))
    #expect(light.isTemplate == true)
    #expect(light.insets == AssetImage.Insets(top: 1, left: 2, bottom: 3, right: 4, tiles: false))
    guard case .bitmap(let first) = light.content, case .bitmap(let second) = dark.content else {
      Issue.record("no pixels")
      return
    }
    #expect(first[0, 0].red == 255)
    #expect(second[0, 0].red == 0)
  }

  @Test("Plain files count by their names, scales and devices")
  func plainFiles() throws {
    let folder = try TestFolder()
    try folder.write("Pictures/tile.png", 10, 10)
    try folder.write("Pictures/tile@2x.png", 20, 20)
    try folder.write("Pictures/tile@2x~ipad.png", 60, 60)
    #expect(folder.catalog.imageNames == ["tile"])
    let sizes = try [AssetTraits(scale: 1), AssetTraits(scale: 2), AssetTraits(scale: 2, isPad: true)].map {
      try folder.catalog.image(named: "tile.png", $0)?.size.width
    }
    #expect(sizes == [10, 10, 30])
    #expect(CatalogIndex(paths: [folder.path]).symbolImages == [])
  }

  @Test("A missing or broken file is an error that names it; a set without files has no picture")
  func broken() throws {
    let folder = try TestFolder()
    let contents = #"{"images":[{"idiom":"universal","filename":"gone.png"}]}"#
    try folder.write("A.xcassets/gone.imageset/Contents.json", contents)
    try folder.write("A.xcassets/bad.imageset/Contents.json", contents)
    try folder.write("A.xcassets/bad.imageset/gone.png", "no picture")
    try folder.write("A.xcassets/none.imageset/Contents.json", #"{"images":[{"idiom":"universal"}]}"#)
    try folder.write(
      "A.xcassets/out.imageset/Contents.json", #"{"images":[{"filename":"../../x.png"}]}"#)
    func message(_ name: String) -> String {
      do {
        return try folder.catalog.image(named: name, AssetTraits()) == nil ? "none" : "found"
      } catch {
        return "\(error)".replacingOccurrences(of: folder.path, with: "")
      }
    }
    #expect(message("gone").hasPrefix("/A.xcassets/gone.imageset/gone.png: "))
    #expect(message("bad").hasPrefix("/A.xcassets/bad.imageset/gone.png: This is no PNG, JPEG or SVG file."))
    #expect(message("none") == "none")
    #expect(message("out").contains(#"images[0].filename: "../../x.png" is not a name in the folder."#))
    #expect(message("nowhere") == "none")
  }
}
