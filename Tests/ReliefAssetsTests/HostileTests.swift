import Foundation
import ReliefDrawing
import ReliefPNG
import ReliefTestSupport
import Testing

@testable import ReliefAssets

@Suite("Hostile files")
struct HostileTests {
  /// The file with some bytes changed, dropped or doubled.
  private func damaged(_ file: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var file = file
    for _ in 0..<Int.random(in: 1...6, using: &random) where !file.isEmpty {
      let at = Int.random(in: file.indices, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: file[at] = UInt8.random(in: 0...255, using: &random)
      case 1: file.removeSubrange(at..<min(file.count, at + Int.random(in: 1...20, using: &random)))
      case 2: file.insert(contentsOf: file[at..<min(file.count, at + 12)], at: at)
      default: file = Array(file[..<at])
      }
    }
    return file
  }

  @Test("Damaged pictures are read or refused, and always in the same way")
  func pictures() throws {
    let svg = """
      <svg viewBox="0 0 10 10"><defs><linearGradient id="g" x1="0" gradientTransform="scale(2)"><stop offset="0"
      stop-color="red"/><stop offset="1"/></linearGradient><clipPath id="c"><path d="M0 0h5v5z"/></clipPath></defs>
      <style>.a{fill:url(#g)}</style><g transform="rotate(30 5 5)" clip-path="url(#c)"><rect class="a" width="5"
      height="5" rx="1"/><use href="#g"/><path d="M1 1A3 2 10 0 1 4 4" stroke="#123" stroke-dasharray="1,2"/></g></svg>
      """
    let jpeg = try #require(ImageFile.jpeg(picture(24, 24), quality: 0.8))
    let files = try [Array(svg.utf8), jpeg, PNG.encode(picture(12, 12))]
    var random = SeededGenerator(seed: 5)
    var refused = 0
    for round in 0..<1500 {
      let file = damaged(files[round % files.count], &random)
      let results = (0..<2).map { _ in Result { () throws(AssetError) in try ImageFile.decode(file) } }
      #expect(results[0] == results[1])
      if case .failure = results[0] { refused += 1 }
    }
    // Most changes of a checked or well-formed file are noticed.
    #expect(refused > 500 && refused < 1500)
  }

  @Test("Damaged catalogues give a colour, a picture or an error")
  func catalogues() throws {
    let contents = """
      {"colors":[{"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"color-space":
      "srgb","components":{"red":"0xF2","green":"0.5","blue":"7","alpha":"1.0"}}},{"color":{"reference":"x"}}],
      "images":[{"filename":"a.png","scale":"2x","resizing":{"cap-insets":{"top":4}}}],"properties":{}}
      """
    var random = SeededGenerator(seed: 6)
    var refused = 0
    for _ in 0..<150 {
      let folder = try TestFolder()
      let bytes = damaged(Array(contents.utf8), &random)
      try folder.write("A.xcassets/a.colorset/Contents.json", bytes)
      try folder.write("A.xcassets/a.imageset/Contents.json", bytes)
      try folder.write("A.xcassets/a.imageset/a.png", 4, 4)
      let catalog = folder.catalog
      do {
        _ = try catalog.color(named: "a", AssetTraits(isDark: true))
        _ = try catalog.image(named: "a", AssetTraits())
      } catch {
        refused += 1
        #expect("\(error)".contains("/A.xcassets/a."))
      }
    }
    #expect(refused > 30 && refused < 150)
  }

  @Test("Values of wrong types are refused or passed over")
  func types() throws {
    let folder = try TestFolder()
    let odd =
      #"{"colors":[1,null,{"appearances":[3],"color":{"components":{"red":[],"green":{},"blue":true}}}],"images":{}}"#
    try folder.write("A.xcassets/a.colorset/Contents.json", odd)
    try folder.write("A.xcassets/a.imageset/Contents.json", odd)
    #expect(throws: AssetError.self) { try folder.catalog.color(named: "a", AssetTraits()) }
    #expect(try folder.catalog.image(named: "a", AssetTraits()) == nil)
  }

  @Test("A folder that links to one above is walked to an end")
  func loops() throws {
    let folder = try TestFolder()
    try folder.write("a/tile.png", 2, 2)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a/loop", withDestinationPath: folder.path)
    #expect(folder.catalog.imageNames == ["tile"])
  }
}
