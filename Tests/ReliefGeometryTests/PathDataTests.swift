import Foundation
import ReliefGeometry
import ReliefTestSupport
import Testing

@Suite("SVG path data")
struct PathDataTests {
  @Test(
    "Every command, absolute and relative",
    arguments: [
      ("", ""), (" \n\t ", ""),
      ("M1 2", "1 2 m"), ("m1,2", "1 2 m"), ("M1 2 3 4 5 6", "1 2 m 3 4 l 5 6 l"),
      ("m1 2 3 4 5 6", "1 2 m 4 6 l 9 12 l"),
      ("M1 2L3 4l1 1", "1 2 m 3 4 l 4 5 l"), ("M1 2H5h2 3", "1 2 m 5 2 l 7 2 l 10 2 l"),
      ("M1 2V5v-2", "1 2 m 1 5 l 1 3 l"),
      ("M0 0C1 2 3 4 5 6", "0 0 m 1 2 3 4 5 6 c"), ("M1 1c1 2 3 4 5 6", "1 1 m 2 3 4 5 6 7 c"),
      ("M0 0C1 2 3 4 5 6S8 8 9 9", "0 0 m 1 2 3 4 5 6 c 7 8 8 8 9 9 c"),
      ("M1 1s1 2 3 4", "1 1 m 1 1 2 3 4 5 c"),
      ("M0 0Q1 2 3 4T5 5t1 1", "0 0 m 1 2 3 4 q 5 6 5 5 q 5 4 6 6 q"),
      ("M0 0C1 2 3 4 5 6T7 7", "0 0 m 1 2 3 4 5 6 c 5 6 7 7 q"),
      ("M0 0Q1 2 3 4S5 5 6 6", "0 0 m 1 2 3 4 q 3 4 5 5 6 6 c"),
      ("M1 1L2 2z l3 3", "1 1 m 2 2 l h 4 4 l"), ("M1 1 2 2Zm1 1 1 0z", "1 1 m 2 2 l h 2 2 m 3 2 l h"),
      // Numbers without separators.
      ("M1.5.5-3e2", "unexpectedEnd"), ("M1.5.5-3e2+4", "1.5 0.5 m -300 4 l"), ("M.5-.5", "0.5 -0.5 m"),
      ("M1e-2 1E+2", "0.01 100 m"), ("M-0 5.", "0 5 m"), ("M10-20", "10 -20 m"),
      ("M1 , 2,3 4", "1 2 m 3 4 l"),
      // Arcs with radius 0 are lines, from a point to itself nothing.
      ("M1 1A0 5 0 0 1 3 3", "1 1 m 3 3 l"), ("M1 1a5 5 0 0 1 0 0", "1 1 m"),
    ])
  func commands(data: String, text: String) throws {
    if text == "unexpectedEnd" {
      #expect(throws: PathDataError.self) { try Path(svgPathData: data) }
    } else {
      #expect(try Path(svgPathData: data).description == text)
    }
  }

  @Test(
    "Errors name the character",
    arguments: [
      ("L1 2", PathDataError.noStart(position: 1)), ("  5", .noStart(position: 3)),
      ("M1", .unexpectedEnd(command: "M", position: 2)),
      ("M1 2 C3 4", .unexpectedEnd(command: "C", position: 9)),
      ("M1 2,", .unexpectedEnd(command: "M", position: 5)),
      ("M1 2 3", .unexpectedEnd(command: "M", position: 6)),
      ("M1 x", .unexpected("x", position: 4)), ("M1 2 x", .unexpected("x", position: 6)),
      ("M1 2 é", .unexpected("é", position: 6)), ("Mé", .unexpected("é", position: 2)),
      ("M1 2 🙂", .unexpected("🙂", position: 6)), ("M--1 2", .unexpected("-", position: 3)),
      ("M. 2", .unexpected(" ", position: 3)), ("M1 2e", .unexpected("e", position: 5)),
      ("M1e999 2", .tooLarge(position: 2)), ("M1 2A1 1 0 2 0 3 3", .badFlag("2", position: 12)),
      ("M1 2A1 1 0 0-0 3 3", .badFlag("-", position: 13)),
      ("M1 2A1 1 0", .unexpectedEnd(command: "A", position: 10)),
      ("M1 2z3", .unexpected("3", position: 6)), ("M1 2\0", .unexpected("\0", position: 5)),
      ("M1,,2", .unexpected(",", position: 4)),
    ])
  func errors(data: String, error: PathDataError) {
    #expect(throws: error) { try Path(svgPathData: data) }
    #expect(error.description.hasSuffix("."))
  }

  @Test(
    "Arcs: flags, rotation, radii that are too small",
    arguments: [
      // A half circle below (sweep 1 is clockwise: from (0, 0) to (10, 0) over the top), and its mirror
      // image.
      ("M0 0A5 5 0 0 1 10 0", CGPoint(x: 5, y: -5)), ("M0 0A5 5 0 0 0 10 0", CGPoint(x: 5, y: 5)),
      ("M0 0a5,5 0 0010 0", CGPoint(x: 5, y: 5)), ("M0 0a5 5 0 0110,0", CGPoint(x: 5, y: -5)),
      // Radii of 1 are scaled to 5; negative ones count as positive.
      ("M0 0A1 1 0 0 1 10 0", CGPoint(x: 5, y: -5)), ("M0 0A-5 5 0 1 1 10 0", CGPoint(x: 5, y: -5)),
      // Quarter circles about (0, 0) and the other three quarters about (10, 10).
      ("M10 0A10 10 0 0 1 0 10", CGPoint(x: 50.0.squareRoot(), y: 50.0.squareRoot())),
      ("M10 0A10 10 0 1 1 0 10", CGPoint(x: 10 + 50.0.squareRoot(), y: 10 + 50.0.squareRoot())),
      // A half ellipse of radii 10 and 5 turned by 90 degrees reaches 10 up.
      ("M-5 0A10 5 90 0 1 5 0", CGPoint(x: 0, y: -10)),
    ])
  func arcs(data: String, point: CGPoint) throws {
    let path = try Path(svgPathData: data)
    #expect(path.flattened(tolerance: 1e-6).distance(to: point) < 5e-6)
    guard case .curve(let end, _, _) = path.elements.last else {
      Issue.record("no arc: \(path)")
      return
    }
    let numbers = data.contains("10 0") || data.contains("10,0") ? CGPoint(x: 10, y: 0) : end
    #expect(end == numbers || data.hasPrefix("M10"))
  }

  @Test("Random bytes are read or refused, never a crash")
  func fuzz() {
    var random = SeededGenerator(seed: 21)
    let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+eE, \n\u{301}é🙂\0")
    var read = 0
    for _ in 0..<4000 {
      var text = "M1 2"
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        text.append(alphabet.randomElement(using: &random) ?? "M")
      }
      do throws(PathDataError) {
        let path = try Path(svgPathData: text)
        read += 1
        #expect(path.flattened(tolerance: 0.1).points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
        let stroke = path.strokedOutline(StrokeStyle(lineWidth: 2, dash: [3]), tolerance: 0.1).outline
        #expect(stroke.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
    #expect(read > 20)
  }

  @Test("Random valid data with mutations is read or refused")
  func mutations() {
    var random = SeededGenerator(seed: 22)
    let seed = Array(
      "M10,20 c5.5-3e1.5 6 7 8,9s1 2 3 4Q5 6 7 8t1 1A25 25 -30 0 1 50,-25a1 1 0 11 5 5zh-3v4z".utf8)
    for _ in 0..<2000 {
      var bytes = seed
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...127, using: &random)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      if let path = try? Path(svgPathData: text) { #expect(!path.isEmpty) }
    }
  }
}
