import Foundation
import ReliefDrawing
import Testing

@testable import ReliefAssets

@Suite("SVG")
struct SVGTests {
  /// What a drawing of 20 by 10 draws, without the clip to its rectangle.
  private func drawn(_ inside: String, _ attributes: String = ##"width="20" height="10""##) throws -> String {
    let image = try ImageFile.decode(Array("<svg \(attributes)>\(inside)</svg>".utf8))
    guard case .vector(let list) = image.content, case .layer(let clip)? = list.items.first else { return "" }
    return DisplayListPrinter.text(clip.content)
  }

  @Test(
    "Shapes become fills and strokes",
    arguments: [
      (##"<path d="M1 2h3v4z"/>"##, "fill path M1 2 L4 2 L4 6 Z #000000"),
      (##"<rect x="1" y="2" width="3" height="4" fill="#f00"/>"##, "fill rect (1, 2, 3, 4) #FF0000"),
      (
        ##"<rect width="50%" height="100%" rx="2" fill="red"/>"##,
        "fill rounded 2 (0, 0, 10, 10) circular #FF0000"
      ),
      (##"<circle cx="5" cy="5" r="2" fill="rgb(0, 128, 255)"/>"##, "fill circle (3, 3, 4, 4) #0080FF"),
      (
        ##"<ellipse cx="5" cy="5" rx="2" ry="1" fill="hsl(120 100% 50%)"/>"##,
        "fill ellipse (3, 4, 4, 2) #00FF00"
      ),
      (
        ##"<line x2="4" stroke="#0000ff80" stroke-width="2"/>"##,
        "stroke path M0 0 L4 0 #0000FF/0.502 width 2 limit 4"
      ),
      (##"<polygon points="0,0 4,0 4,4"/>"##, "fill path M0 0 L4 0 L4 4 Z #000000"),
      (
        ##"<polyline points="0 0 4 0" fill="none" stroke="teal"/>"##,
        "stroke path M0 0 L4 0 #008080 width 1 limit 4"
      ),
      (
        ##"<path d="M0 0h1v1z" fill-rule="evenodd" opacity=".5"/>"##,
        "opacity 0.5\n  fill path M0 0 L1 0 L1 1 Z #000000 even-odd"
      ),
      (
        ##"<g color="#00f"><path d="M0 0h1v1z" fill="currentColor" fill-opacity="0.5"/></g>"##,
        "fill path M0 0 L1 0 L1 1 Z #0000FF/0.5"
      ),
      (
        ##"<path d="M0 0h9" fill="none" stroke="red" stroke-linecap="round" stroke-linejoin="bevel" stroke-dasharray="1 2 3"/>"##,
        "stroke path M0 0 L9 0 #FF0000 width 1 cap round join bevel limit 4 dash 1,2,3,1,2,3"
      ),
      (##"<g display="none"><path d="M0 0h1v1z"/></g><rect width="0" height="1"/>"##, ""),
    ])
  func shapes(inside: String, expected: String) throws { #expect(try drawn(inside) == expected) }

  @Test(
    "Groups, transforms, use and clips are followed",
    arguments: [
      (
        ##"<g transform="translate(1 2) scale(2)"><rect width="1" height="1"/></g>"##,
        "transform (2, 0, 0, 2, 1, 2)\n  fill rect (0, 0, 1, 1) #000000"
      ),
      (
        ##"<rect transform="rotate(90 5 5)" width="1" height="1"/>"##,
        "transform (0, 1, -1, 0, 10, 0)\n  fill rect (0, 0, 1, 1) #000000"
      ),
      (
        ##"<defs><rect id="a" width="1" height="1"/></defs><use href="#a" x="3" fill="red"/>"##,
        "transform (1, 0, 0, 1, 3, 0)\n  fill rect (0, 0, 1, 1) #FF0000"
      ),
      (
        ##"<symbol id="s" viewBox="0 0 2 2"><rect width="2" height="2"/></symbol><use xlink:href="#s" width="4" height="4"/>"##,
        "transform (2, 0, 0, 2, 0, 0)\n  fill rect (0, 0, 2, 2) #000000"
      ),
      (
        ##"<clipPath id="c"><circle cx="1" cy="1" r="1"/></clipPath><rect width="2" height="2" clip-path="url(#c)"/>"##,
        "clip circle (0, 0, 2, 2)\n  fill rect (0, 0, 2, 2) #000000"
      ),
      (
        ##"<mask id="m"><rect width="1" height="1" fill="white"/></mask><rect width="2" height="2" mask="url(#m)"/>"##,
        "mask by luminance\n    fill rect (0, 0, 1, 1) #FFFFFF\nof\n  fill rect (0, 0, 2, 2) #000000"
      ),
      (
        "<style>.a{fill:#0f0} rect.b { fill: blue }</style><rect class='a' width='1' height='1'/><rect class='b' width='1' height='1' style='fill-opacity:.5'/>",
        "fill rect (0, 0, 1, 1) #00FF00\nfill rect (0, 0, 1, 1) #0000FF/0.5"
      ),
    ])
  func structure(inside: String, expected: String) throws { #expect(try drawn(inside) == expected) }

  @Test("Gradients are placed by box or by user space, and take over stops and attributes")
  func gradients() throws {
    let stops =
      ##"<stop offset="0" stop-color="red"/><stop offset="100%" stop-color="blue" stop-opacity="0.5"/>"##
    #expect(
      try drawn(
        ##"<linearGradient id="g">\##(stops)</linearGradient><rect x="4" width="8" height="2" fill="url(#g)"/>"##
      )
        == "fill rect (4, 0, 8, 2) linear (0, 0) to (1, 0) [#FF0000 0, #0000FF/0.5 1]")
    #expect(
      try drawn(
        ##"<linearGradient id="s">\##(stops)</linearGradient><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="3" cy="3" r="2" href="#s"/><rect width="8" height="2" fill="url(#g)"/>"##
      ) == "fill rect (0, 0, 8, 2) radial (3, 3) from 0 to 2 [#FF0000 0, #0000FF/0.5 1]")
    for (method, spread) in [("repeat", " repeated"), ("reflect", " mirrored"), ("pad", ""), ("other", "")] {
      let whole = ##"gradientUnits="userSpaceOnUse" x2="2" spreadMethod="\##(method)""##
      #expect(
        try drawn(
          ##"<linearGradient id="g" \##(whole)>\##(stops)</linearGradient><rect width="8" height="2" fill="url(#g)"/>"##
        ) == "fill rect (0, 0, 8, 2) linear (0, 0) to (2, 0) [#FF0000 0, #0000FF/0.5 1]\(spread)")
    }
    #expect(
      try drawn(##"<rect width="8" height="2" fill="url(#none) red"/>"##) == "fill rect (0, 0, 8, 2) #FF0000")
  }

  @Test(
    "The size comes from width and height, else from the view box, which is fitted in the middle",
    arguments: [
      (##"width="24px" height="1in""##, 24.0, 96.0, ""),
      (##"viewBox="0 0 30 40""##, 30, 40, ""),
      (##"width="60" viewBox="0 0 30 40""##, 60, 80, "transform (2, 0, 0, 2, 0, 0)\n  "),
      (##"width="100%" height="100%" viewBox="5 5 10 10""##, 10, 10, "transform (1, 0, 0, 1, -5, -5)\n  "),
      (##"width="40" height="20" viewBox="0 0 10 10""##, 40, 20, "transform (2, 0, 0, 2, 10, 0)\n  "),
      (
        ##"width="40" height="20" viewBox="0 0 10 10" preserveAspectRatio="none""##, 40, 20,
        "transform (4, 0, 0, 2, 0, 0)\n  "
      ),
      ("", 300, 150, ""),
    ])
  func sizes(attributes: String, width: Double, height: Double, prefix: String) throws {
    let file =
      "<?xml version='1.0'?><!-- a --><!DOCTYPE svg [<!ENTITY a 'b'>]><svg:svg \(attributes)><rect width='1' height='1'/></svg:svg>"
    let image = try ImageFile.decode(Array(file.utf8))
    #expect(image.size == CGSize(width: width, height: height))
    #expect(
      try drawn("<rect width='1' height='1'/>", attributes) == prefix + "fill rect (0, 0, 1, 1) #000000")
  }

  @Test("What is not drawn is named")
  func omissions() throws {
    let image = try ImageFile.decode(
      Array("<svg><text>a</text><rect width='1' height='1' filter='url(#f)'/><image/></svg>".utf8))
    #expect(image.omissions == ["filter", "image", "text"])
  }

  @Test(
    "What is wrong is an error that names the line",
    arguments: [
      ("<svg>\n<g>", "Line 2: <g> is not ended."), ("<svg></g>", "Line 1: </g> ends <svg>."),
      ("<html></html>", "Line 1: it begins with <html>, not <svg>."),
      ("<svg>\n<path d='M0 0 L'/></svg>", "Line 2: path data, character 6: expected a number."),
      ("<svg a>", "Line 1: The attribute a has no value."),
      ("<svg a=b>", "Line 1: The value of a is not in quotes."),
      ("<svg><!--", "Line 1: A comment does not end."),
      ("<!DOCTYPE a [", "Line 1: The document type does not end."),
      ("<svg><g id='a'><use href='#a'/></g></svg>", "its elements refer to each other too often."),
      (String(repeating: "<g>", count: 300), "Line 1: Elements are nested too deeply."),
    ])
  func errors(file: String, expected: String) {
    let error = #expect(throws: AssetError.self) { try ImageFile.decode(Array(file.utf8)) }
    #expect(error?.description.contains(expected) == true, "\(error?.description ?? "")")
  }

  @Test("Numbers may stand close together")
  func numbers() {
    #expect(SVGText.numbers("1-2.5.5e1,3 +4e-1") == [1, -2.5, 5, 3, 0.4])
    #expect(SVGText.numbers("nan inf 1e999 - . e") == [])
  }
}
