import Foundation
import ReliefDrawing
import ReliefGeometry
import Testing

@testable import ReliefUI

/// Words that were inert though a still picture can show them.
@MainActor @Suite struct AuditedWordsTests {
  private func lines(_ view: some View, in size: ProposedViewSize = .unspecified) throws -> [String] {
    DisplayListPrinter.text(try host(view, in: size).displayList()).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("Lines beside text are broken into dashes and dots, which begin at the text and end with it")
  func patterns() throws {
    func widths(_ view: some View) throws -> [CGFloat] {
      for case .fill(let path, _, _) in try host(view).displayList().items {
        var rects: [CGFloat] = []
        var first = CGFloat.zero, last = CGFloat.zero
        for element in path.elements {
          switch element {
          case .move(to: let point): (first, last) = (point.x, point.x)
          case .line(to: let point): last = max(last, point.x)
          case .closeSubpath: rects.append(last - first)
          default: break
          }
        }
        return rects
      }
      return []
    }
    let text = Text("Dashes").font(.system(size: 20))
    let solid = try widths(text.underline())
    #expect(solid.count == 1)
    // A line of 20 points' text is one pixel thick: dots of 3 pixels, 3 apart.
    let dots = try widths(text.underline(pattern: .dot))
    // Their ends are parts of a line's length: the last bits are those of a division.
    #expect(dots.dropLast().allSatisfy { abs($0 - 3) < 1e-12 })
    #expect(dots.count == Int((solid[0] / 6).rounded(.up)))
    let dashes = try widths(text.strikethrough(pattern: .dashDot))
    #expect(Array(dashes.prefix(4)) == [10, 3, 10, 3])
    #expect(try widths(VStack { text }.underline(pattern: .dash)).first == 10)
  }

  @Test(
    "Bars stand for each line of hidden text and for pictures; what is private is hidden where privacy is the reason"
  )
  func redaction() throws {
    func bars(_ view: some View) throws -> Int {
      try lines(view).filter { $0.contains("fill rounded") }.count
    }
    func glyphs(_ view: some View) throws -> Int { try lines(view).filter { $0.hasPrefix("glyphs") }.count }
    let view = VStack {
      Text("one\ntwo")
      Image(systemName: "star")
    }
    #expect(try bars(view) == 0)
    #expect(try bars(view.redacted(reason: .placeholder)) == 3)
    #expect(try glyphs(view.redacted(reason: .placeholder)) == 0)
    #expect(try bars(view.redacted(reason: .privacy)) == 0)
    #expect(try bars(view.privacySensitive().redacted(reason: .privacy)) == 3)
    #expect(try bars(view.privacySensitive()) == 0)
    #expect(try bars(view.privacySensitive(false).privacySensitive().redacted(reason: .privacy)) == 0)
    #expect(try bars(view.unredacted().redacted(reason: .placeholder)) == 0)
  }

  @Test("Lines of list rows and at the end of sections are hidden and coloured by their edges")
  func separators() throws {
    func count(_ view: some View) throws -> Int {
      try lines(List { view }.listStyle(.plain), in: .init(width: 300, height: 300))
        .filter { $0.hasPrefix("fill rect (20") && $0.contains(", 280, 1)") }.count
    }
    func rows(_ change: (AnyView) -> some View) -> some View {
      Section {
        change(AnyView(Text("a")))
        Text("b")
      }
    }
    #expect(try count(rows { $0 }) == 2)
    #expect(try count(rows { $0.listRowSeparator(.hidden) }) == 1)
    #expect(try count(rows { $0.listRowSeparator(.hidden, edges: .bottom) }) == 1)
    #expect(try count(rows { $0.listRowSeparator(.hidden, edges: .top) }) == 2)
    #expect(try count(rows { $0 }.listSectionSeparator(.hidden)) == 1)
    let tinted = List { rows { $0 }.listSectionSeparatorTint(.red) }.listStyle(.plain)
    let red = try lines(tinted, in: .init(width: 300, height: 300)).filter { $0.contains("#FF3B30") }
    #expect(red.count == 1)
  }

  @Test("An opaque blur and an opaque group end at the frame, and are opaque there")
  func opaque() throws {
    let box = Circle().fill(.red).frame(width: 20, height: 20)
    #expect(try lines(box.blur(radius: 2)).contains { $0.contains("clip") } == false)
    let blurred = try lines(box.blur(radius: 2, opaque: true))
    #expect(blurred.contains { $0.contains("clip") })
    #expect(blurred.contains { $0.contains("blur") })
    let group = try lines(box.drawingGroup(opaque: true))
    #expect(group.contains("fill rect (0, 0, 20, 20) #000000"))
    #expect(try lines(box.drawingGroup()).contains { $0.contains("#000000") } == false)
  }
}
