import Foundation
import ReliefDrawing
import ReliefPNG
import Testing

@testable import ReliefAssets

/// Files that were made to do harm, not damaged by chance: each is read or refused, soon and without a crash.
@Suite("Files made to do harm")
struct HostileFilesTests {
  private func svg(_ inside: String, _ attributes: String = #"viewBox="0 0 10 10""#) -> [UInt8] {
    Array("<svg xmlns:xlink=\"x\" \(attributes)>\(inside)</svg>".utf8)
  }

  private func reason(_ bytes: [UInt8]) -> String? {
    do throws(AssetError) {
      _ = try ImageFile.decode(bytes)
      return nil
    } catch { return "\(error)" }
  }

  @Test("Entities are not expanded, and nothing is fetched")
  func entities() throws {
    var document = "<!DOCTYPE svg [<!ENTITY a0 \"aaaaaaaaaa\">"
    for level in 1...20 {
      document += "<!ENTITY a\(level) \"" + String(repeating: "&a\(level - 1);", count: 10) + "\">"
    }
    document += #"<!ENTITY file SYSTEM "file:///etc/passwd">]>"#
    document += #"<svg viewBox="0 0 4 4"><title>&a20;&file;</title><rect width="4" height="&a20;4"/></svg>"#
    let image = try ImageFile.decode(Array(document.utf8))
    #expect(image.size == CGSize(width: 4, height: 4))
    let tree = try XMLTree.root(Array(document.utf8))
    #expect(tree.children.first?.text == "&a20;&file;")
  }

  @Test(
    "References that go round, or branch at each step, end",
    arguments: [
      (##"<g id="a"><use href="#a"/><rect width="2" height="2"/></g>"##, false),
      (##"<g id="a"><use href="#b"/></g><g id="b"><use xlink:href="#a"/></g>"##, false),
      (
        ##"<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/><rect width="2" height="2" fill="url(#a)"/>"##,
        true
      ),
      (##"<linearGradient id="a" href="#a"/><rect width="2" height="2" fill="url(#a)"/>"##, true),
      (
        ##"<clipPath id="a" clip-path="url(#a)"><rect width="2" height="2" clip-path="url(#a)"/></clipPath><rect width="2" height="2" clip-path="url(#a)"/>"##,
        true
      ),
      (
        ##"<mask id="a"><rect width="2" height="2" mask="url(#a)"/></mask><rect width="2" height="2" mask="url(#a)"/>"##,
        false
      ),
    ])
  func cycles(inside: String, isDrawn: Bool) {
    let reason = reason(svg(inside))
    #expect((reason == nil) == isDrawn, "\(reason ?? "drawn")")
    if !isDrawn { #expect(reason?.contains("refer to each other too often") == true) }
  }

  @Test("A use of uses of uses is refused before it has drawn a billion")
  func branches() {
    var inside = #"<rect id="a0" width="1" height="1"/>"#
    for level in 1...12 {
      inside +=
        "<g id=\"a\(level)\">" + String(repeating: "<use href=\"#a\(level - 1)\"/>", count: 10) + "</g>"
    }
    #expect(reason(svg("<defs>\(inside)</defs><use href=\"#a12\"/>"))?.contains("too often") == true)
  }

  @Test("Elements that are nested too deep or too many are refused")
  func depth() {
    let deep = String(repeating: "<g>", count: 100_000)
    #expect(reason(svg(deep))?.contains("nested too deeply") == true)
    let allowed =
      String(repeating: "<g>", count: 150) + "<rect width=\"1\" height=\"1\"/>"
      + String(repeating: "</g>", count: 150)
    #expect(reason(svg(allowed)) == nil)
    #expect(reason(svg(String(repeating: "<g/>", count: 200_001)))?.contains("too many elements") == true)
  }

  @Test(
    "Numbers beyond all measure draw something or nothing",
    arguments: [
      #"<rect width="1e308" height="1e308" x="-1e308"/>"#, #"<rect width="1e999" height="nan"/>"#,
      #"<path d="M1e308 1e308L-1e308 0C1e308 1 2 3 4 -1e308Z"/>"#, #"<circle r="1e300" cx="1e300"/>"#,
      #"<rect width="4" height="4" transform="scale(1e200) rotate(1e300) matrix(1e308 0 0 1e308 1e308 0)"/>"#,
      #"<rect width="4" height="4" stroke="red" stroke-width="1e300" stroke-dasharray="1e-300 1e300"/>"#,
      #"<path d="M0 0A1e308 1e-308 1e300 0 1 5 5"/>"#, #"<polygon points="1 2 3"/>"#, #"<path d="M"/>"#,
      #"<path d="M0 0\#(String(repeating: "L1 1", count: 1000))"/>"#,
    ])
  func numbers(inside: String) throws {
    for attributes in [
      #"viewBox="0 0 10 10""#, #"viewBox="0 0 1e-300 1e300""#, #"width="1e30" height="1e30""#,
      #"viewBox="nan nan -1 0" width="-5""#,
    ] {
      let bytes = svg(inside, attributes)
      if case .success(let image) = Result(catching: { () throws(AssetError) in try ImageFile.decode(bytes) })
      {
        #expect(image.size.width > 0 && image.size.width <= 100_000)
        #expect(image.size.height > 0 && image.size.height <= 100_000)
      }
    }
  }

  @Test("A picture that says it is enormous is refused before it is read")
  func enormous() throws {
    var png = try PNG.encode(picture(3, 3))
    // Width and height stand behind the signature and the first chunk's length and name.
    for (offset, byte) in zip(16..<24, [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF] as [UInt8]) {
      png[offset] = byte
    }
    #expect(reason(png) != nil)
    var jpeg = try #require(ImageFile.jpeg(picture(8, 8), quality: 0.5))
    let frame = try #require(jpeg.indices.first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 })
    // 65,500, the most that the format's library takes.
    for offset in [5, 7] { (jpeg[frame + offset], jpeg[frame + offset + 1]) = (0xFF, 0xDC) }
    #expect(reason(jpeg)?.contains("65500x65500") == true)
  }

  @Test("A file that ends too soon is refused, wherever it ends")
  func truncated() throws {
    let png = try PNG.encode(picture(5, 5))
    for count in 0..<(png.count - 12) {
      #expect(reason(Array(png[..<count])) != nil, "PNG of \(count) bytes")
    }
    let jpeg = try #require(ImageFile.jpeg(picture(16, 16), quality: 0.9))
    for count in 0..<(jpeg.count - 2) {
      #expect(reason(Array(jpeg[..<count])) != nil, "JPEG of \(count) bytes")
    }
    let svg = svg(#"<rect width="3" height="3"/>"#)
    for count in 0..<(svg.count - 1) { #expect(reason(Array(svg[..<count])) != nil, "SVG of \(count) bytes") }
  }

  @Test(
    "A catalogue's file that is none is told with its place",
    arguments: [
      "", "{", "[]", "null", "{\"images\": 3}\u{0}", String(repeating: "[", count: 100_000),
      "{\"a\":" + String(repeating: "{\"a\":", count: 5000),
    ])
  func catalogue(contents: String) throws {
    let folder = try TestFolder()
    try folder.write("A.xcassets/x.imageset/Contents.json", contents)
    try folder.write("A.xcassets/x.colorset/Contents.json", contents)
    let catalog = folder.catalog
    do throws(AssetError) {
      _ = try catalog.image(named: "x", AssetTraits())
      Issue.record("a picture from \(contents.prefix(20))")
    } catch { #expect("\(error)".contains("x.imageset/Contents.json")) }
    do throws(AssetError) {
      _ = try catalog.color(named: "x", AssetTraits())
      Issue.record("a colour from \(contents.prefix(20))")
    } catch { #expect("\(error)".contains("x.colorset/Contents.json")) }
  }

  @Test(
    "A picture that is not there, or not in its folder, or of an impossible scale is told by name",
    arguments: [
      (#"{"images":[{"filename":"gone.png"}]}"#, "gone.png"),
      (#"{"images":[{"filename":"../../secret.png"}]}"#, "is not a name in the folder"),
      (#"{"images":[{"filename":"a.png","scale":"99999999999x"}]}"#, "is not 1x, 2x or 3x"),
      (#"{"images":[{"filename":"a.png","scale":"0x"}]}"#, "is not 1x, 2x or 3x"),
      (#"{"images":[{"filename":"a.png","scale":"nanx"}]}"#, "is not 1x, 2x or 3x"),
    ])
  func entries(contents: String, message: String) throws {
    let folder = try TestFolder()
    try folder.write("A.xcassets/x.imageset/Contents.json", contents)
    try folder.write("A.xcassets/x.imageset/a.png", 2, 2)
    try folder.write("secret.png", 2, 2)
    do throws(AssetError) {
      _ = try folder.catalog.image(named: "x", AssetTraits())
      Issue.record("a picture from \(contents)")
    } catch { #expect("\(error)".contains(message)) }
  }

  @Test("A picture's file that links to itself is an error")
  func selfLink() throws {
    let folder = try TestFolder()
    try folder.write("A.xcassets/x.imageset/Contents.json", #"{"images":[{"filename":"a.png"}]}"#)
    let link = folder.path + "/A.xcassets/x.imageset/a.png"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: link)
    #expect(throws: AssetError.self) { try folder.catalog.image(named: "x", AssetTraits()) }
  }
}
