import Foundation
import ReliefGeometry
import ReliefTestSupport
import Testing

@Suite("SVG path data")
struct SVGPathTests {
  private static func move(_ x: Double, _ y: Double) -> Path.Element { .move(to: CGPoint(x: x, y: y)) }
  private static func line(_ x: Double, _ y: Double) -> Path.Element { .line(to: CGPoint(x: x, y: y)) }
  private static func quad(_ cx: Double, _ cy: Double, _ x: Double, _ y: Double) -> Path.Element {
    .quadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: cx, y: cy))
  }
  private static func cubic(_ n: Double...) -> Path.Element {
    .curve(
      to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]), control2: CGPoint(x: n[2], y: n[3]))
  }

  private static let valid: [(String, [Path.Element])] = [
    ("", []),
    (" \t\r\n", []),
    ("M1 2", [move(1, 2)]),
    ("m1,2 3,4", [move(1, 2), line(4, 6)]),
    ("M1 2 3 4,5 6", [move(1, 2), line(3, 4), line(5, 6)]),
    ("M1.5.5-3e2+4.", [move(1.5, 0.5), line(-300, 4)]),
    ("M1E-1-.5e+1", [move(0.1, -5)]),
    ("M1 2M3 4m1 1", [move(1, 2), move(3, 4), move(4, 5)]),
    ("M1 2L3 4 5 6l1 1-1 0", [move(1, 2), line(3, 4), line(5, 6), line(6, 7), line(5, 7)]),
    ("M1 2H5 6h-1", [move(1, 2), line(5, 2), line(6, 2), line(5, 2)]),
    ("M1 2V9v1,2", [move(1, 2), line(1, 9), line(1, 10), line(1, 12)]),
    ("M1 1C1 2 3 4 5 6", [move(1, 1), cubic(1, 2, 3, 4, 5, 6)]),
    ("M1 1c1 2 3 4 5 6s2 0 1 1", [move(1, 1), cubic(2, 3, 4, 5, 6, 7), cubic(8, 9, 8, 7, 7, 8)]),
    ("M1 1S2 2 3 4", [move(1, 1), cubic(1, 1, 2, 2, 3, 4)]),
    ("M0 0Q1 2 3 4S5 5 6 6", [move(0, 0), quad(1, 2, 3, 4), cubic(3, 4, 5, 5, 6, 6)]),
    ("M0 0Q1 2 3 4T5 6t1 1", [move(0, 0), quad(1, 2, 3, 4), quad(5, 6, 5, 6), quad(5, 6, 6, 7)]),
    ("M1 1q1 2 3 4", [move(1, 1), quad(2, 3, 4, 5)]),
    ("M1 1T2 2", [move(1, 1), quad(1, 1, 2, 2)]),
    ("M1 1L2 2Z", [move(1, 1), line(2, 2), .closeSubpath]),
    ("M1 1h2zl1 1", [move(1, 1), line(3, 1), .closeSubpath, move(1, 1), line(2, 2)]),
    ("M1 1h2zm1 1", [move(1, 1), line(3, 1), .closeSubpath, move(2, 2)]),
    ("M1 1h2z Z", [move(1, 1), line(3, 1), .closeSubpath]),
    ("M1 1A0 5 0 0 1 4 4", [move(1, 1), line(4, 4)]),
    ("M1 1A5 5 0 0 1 1 1", [move(1, 1)]),
  ]

  @Test("Valid text gives the elements it describes", arguments: valid)
  func elements(text: String, expected: [Path.Element]) throws {
    #expect(try Path(svgPathData: text).elements == expected)
  }

  private static let invalid: [(String, Int, String)] = [
    ("L1 2", 0, "M or m"),
    ("  7", 2, "M or m"),
    ("M", 1, "a number"),
    ("M1", 2, "a number"),
    ("M,1 2", 1, "a number"),
    ("M1,,2", 3, "a number"),
    ("M1 2,", 5, "a number"),
    ("M1 2,L3 4", 5, "a number"),
    ("M1 2 3", 6, "a number"),
    ("M1 -", 4, "a digit"),
    ("M1 2e", 5, "a digit of the exponent"),
    ("M1 2eL", 5, "a digit of the exponent"),
    ("M1 2X", 4, "a command or a number"),
    ("M1 2é", 4, "a command or a number"),
    ("M1 2z3", 5, "a command"),
    ("M1 2C1 2 3 4 5", 14, "a number"),
    ("M1 2A1 1 0 2 0 3 4", 11, "a flag, 0 or 1"),
    ("M1 2A1 1 0 1-1 3 4", 12, "a flag, 0 or 1"),
  ]

  @Test("Invalid text is refused at the position of the fault", arguments: invalid)
  func faults(text: String, position: Int, expected: String) {
    #expect(throws: PathDataError.unexpected(position: position, expected: expected)) {
      try Path(svgPathData: text)
    }
  }

  @Test(
    "Coordinates that are not finite are refused",
    arguments: [
      ("M1 1e999", 3), ("M1e308 0l1e308 0", 9), ("M1 1h-1e400", 5), ("M0 0A1e-320 1 0 0 1 1e300 1", 5),
      ("M-1e308 0Q1e308 0-1e308 0T0 0", 26),
    ])
  func notFinite(text: String, position: Int) {
    #expect(throws: PathDataError.notFinite(position: position)) { try Path(svgPathData: text) }
  }

  @Test("A message names the position and what was expected")
  func messages() {
    let error = PathDataError.unexpected(position: 4, expected: "a digit")
    #expect(error.description == "path data, character 4: expected a digit")
    #expect(PathDataError.notFinite(position: 2).description.contains("character 2"))
  }

  private func curves(_ text: String) throws -> [CGPoint] {
    try Path(svgPathData: text).elements.compactMap {
      if case .curve(let end, _, _) = $0 { end } else { nil }
    }
  }

  @Test(
    "The flags choose one of four arcs",
    arguments: [
      ("M10 0A10 10 0 0 1 0 10", 3, CGPoint(x: 0, y: 0)), ("M10 0A10 10 0 1 0 0 10", 9, CGPoint(x: 0, y: 0)),
      ("M10 0A10 10 0 0 0 0 10", 3, CGPoint(x: 10, y: 10)),
      ("M10 0a10 10 0 11-10 10", 9, CGPoint(x: 10, y: 10)),
      ("M10 0A-10 10 0 010 10", 3, CGPoint(x: 0, y: 0)),
      ("M10 0a10,10,90,0,1,-10,10", 3, CGPoint(x: 0, y: 0)),
    ])
  func arcs(text: String, count: Int, center: CGPoint) throws {
    let ends = try curves(text)
    #expect(ends.count == count)
    #expect(ends.last == CGPoint(x: 0, y: 10))
    for p in ends {
      let (dx, dy) = (p.x - center.x, p.y - center.y)
      #expect(abs((dx * dx + dy * dy).squareRoot() - 10) < 1e-13)
    }
  }

  @Test("The sweep flag turns an arc clockwise on the page, where y points down")
  func sweep() throws {
    #expect(abs(try curves("M0 0A5 5 0 0 1 10 0")[2].y + 5) < 1e-14)
    #expect(abs(try curves("M0 0A5 5 0 0 0 10 0")[2].y - 5) < 1e-14)
  }

  @Test("Radii that are too small grow until the ends fit", arguments: ["1", "1e-200", "4.999", "5"])
  func smallRadii(radius: String) throws {
    let ends = try curves("M0 0A\(radius) \(radius) 30 0 1 10 0")
    #expect(ends.count == 6)
    for p in ends { #expect(abs(((p.x - 5) * (p.x - 5) + p.y * p.y).squareRoot() - 5) < 1e-13) }
  }

  @Test("A turned ellipse keeps its axes")
  func turnedEllipse() throws {
    // From one end of the long axis to an end of the short one, around the origin, turned by 30 degrees.
    let (s, c) = Elementary.sincos(.pi / 6)
    let ends = try curves("M\(20 * c) \(20 * s)A20 10 30 0 1 \(-10 * s) \(10 * c)")
    #expect(ends.count == 3)
    for p in ends {
      let (x, y) = ((c * p.x + s * p.y) / 20, (c * p.y - s * p.x) / 10)
      #expect(abs((x * x + y * y).squareRoot() - 1) < 1e-6)
    }
  }

  @Test("Random text is read or refused inside it, and never gives infinite points", arguments: [1, 2, 3])
  func fuzz(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let tokens = Array("MmLlHhVvCcSsQqTtAaZz0123456789.,+-eE \n").map(String.init)
    let words =
      tokens + ["A5 3 20 0 1", "a1e300 1e-300 1e99 11", "c1 2 3 4 5 6"]
      + ["1e308", "-1e-320", "é", "\0", "😀"]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...24, using: &random)
      let text = (0..<count).reduce("M1 2") { text, _ in text + (words.randomElement(using: &random) ?? "") }
      do throws(PathDataError) {
        let path = try Path(svgPathData: text)
        #expect(isFinite(path), "\(text)")
      } catch {
        switch error {
        case .unexpected(let p, _), .notFinite(let p): #expect(0...text.utf8.count ~= p, "\(text)")
        }
      }
    }
  }

  private func isFinite(_ path: Path) -> Bool {
    path.elements.allSatisfy { element in
      let points: [CGPoint] =
        switch element {
        case .move(let p), .line(let p): [p]
        case .quadCurve(let p, let c): [p, c]
        case .curve(let p, let c, let d): [p, c, d]
        case .closeSubpath: []
        }
      return points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
  }
}
