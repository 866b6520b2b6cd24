import Foundation
import ReliefDrawing
import ReliefGeometry
import Testing

@testable import ReliefUI

/// What was measured on pictures that Apple's renderer made: sizes, places, colours.
@MainActor @Suite struct TruthCaseTests {
  private func host(_ id: String, in size: ProposedViewSize? = nil) throws -> ViewHost {
    let found = try #require(TruthCase.all.first { $0.id == id })
    return ReliefUITests.host(found.view, in: size ?? ProposedViewSize(found.size), scale: found.scale) {
      $0.osVersion = found.version
    }
  }

  private func list(_ id: String) throws -> String { try DisplayListPrinter.text(host(id).displayList()) }

  @Test(
    "The ideal size is the picture's",
    arguments: [
      "gradstroke_circle", "gradstroke_rect", "gradbar_16", "ring_half", "ring_axes", "vstack_squares",
      "text_2lines", "smoothgrad_horizontal", "codeblock_16",
    ])
  func sizes(_ id: String) throws {
    let expected = try #require(TruthCase.all.first { $0.id == id }).size
    let size = try host(id, in: .unspecified).size()
    #expect(abs(size.width - expected.width) < 1 / 3.0 && abs(size.height - expected.height) < 1 / 3.0)
  }

  @Test("Text of one line is 20.33 points high, with the usual padding 52.33")
  func textHeights() throws {
    for (id, height) in [("text_blue_light", 61 / 3.0), ("text_pad16", 157 / 3.0)] {
      #expect(try abs(host(id, in: .unspecified).size().height - height) < 0.01)
    }
  }

  @Test("A stroked rectangle lies half outside of its frame, its gradient runs over the frame")
  func strokes() throws {
    #expect(
      try list("gradstroke_circle") == """
        fill rect (0, 0, 12, 12) #FFFFFF
        stroke circle (2, 2, 8, 8) linear (6, 2) to (6, 10) [#007AFF 0, #FFCC00 1] oklab width 2
        """)
    #expect(
      try list("gradstroke_rect").hasSuffix(
        "stroke rect (2, 2, 8, 8) linear (6, 2) to (6, 10) [#007AFF 0, #FFCC00 1] oklab width 1"))
  }

  @Test("A gradient that is cut runs over all of its own frame")
  func gradients() throws {
    let bar = try list("gradbar_16")
    #expect(
      bar.hasPrefix("clip rect (0, 0, 375, 4)\n  fill rect (0, 0, 1125, 4) linear (0, 2) to (1125, 2) ["))
    let smooth = try list("smoothgrad_horizontal")
    #expect(smooth.hasPrefix("fill rect (0, 0, 256, 256) linear (0, 128) to (256, 128) [#34C759 0, "))
    #expect(smooth.hasSuffix(", #007AFF 1] oklab"))
  }

  @Test("Half rings are turned about the middle of their frames, 8 points apart")
  func rings() throws {
    let lines = try list("ring_axes").split(separator: "\n").map(String.init)
    #expect(lines[0] == "fill rect (0, 0, 200, 824) #FFFFFF")
    #expect(
      lines.filter { $0.hasPrefix("transform") } == [
        "transform (0, -1, 1, 0, 0, 200)", "transform (0, 1, -1, 0, 408, 208)",
        "transform (-1, 0, 0, -1, 200, 1032)",
      ])
    #expect(lines.filter { $0.contains("stroke path M190") && $0.hasSuffix("#007AFF width 20") }.count == 4)
  }

  @Test("Rows with dividers between lie where the picture shows them")
  func rows() throws {
    let filled = try host("vstack_squares").displayList().filled.map { $0.scaled(by: 3) }
    // The ground, and for each row the ground of three squares and the squares, with lines between.
    #expect(filled[0] == CGRect(x: 0, y: 0, width: 634, height: 1217))
    let tops: [CGFloat] = [60, 60, 165, 270, 405, 466, 466, 571, 676, 811, 872, 872, 977, 1082]
    #expect(filled.dropFirst().map(\.minY) == tops)
    #expect(
      filled[1].size == CGSize(width: 75, height: 285) && filled[2].size == CGSize(width: 75, height: 75))
    #expect(filled[5] == CGRect(x: 60, y: 405, width: 514, height: 1))
  }

  @Test("Edges at half a pixel move to the even side, strokes with them")
  func halfPixels() throws {
    let filled = try host("border_overlay").displayList().filled.map { $0.scaled(by: 3) }
    #expect(filled.map(\.minY) == [0, 60, 180, 242, 362, 422])
    #expect(filled.map(\.height) == [543, 60, 1, 60, 1, 60])
    let strokes = try list("border_overlay").split(separator: "\n").filter { $0.hasPrefix("stroke") }
    #expect(strokes.first == "stroke rect (166.3333, 20, 90, 20) #EC5A13 width 2")
  }

  @Test("What is clipped begins at a whole pixel, and casts the usual shadow")
  func clips() throws {
    #expect(
      try list("capsule_shadow").split(separator: "\n").prefix(3) == [
        "fill rect (0, 0, 430, 932) #82CB72", "shadows [#000000/0.3294 sigma 8]",
        "  clip rounded 26.1667 (138, 440, 154.3333, 52.3333)",
      ])
    #expect(
      try list("corner_uneven").contains(
        "clip capsule (166.3333, 20, 90, 20)\n  fill rect (166.3333, 20, 90, 20) #FFFFFF"))
    #expect(try list("codeblock_16").contains("  clip rounded 6 (3, 3, 100, 100) circular"))
  }

  @Test("Blue is that of iOS 26")
  func systemBlue() throws {
    #expect(try list("text_blue_light").hasPrefix("fill rect (0, 0, "))
    #expect(try list("text_blue_light").split(separator: "\n")[0].hasSuffix("#0088FF"))
  }
}

extension CGRect {
  /// The rectangle in pixels, rounded where it is whole but for rounding errors.
  fileprivate func scaled(by scale: CGFloat) -> CGRect {
    func pixel(_ v: CGFloat) -> CGFloat { (v * scale * 1_000).rounded() / 1_000 }
    return CGRect(x: pixel(minX), y: pixel(minY), width: pixel(width), height: pixel(height))
  }
}
