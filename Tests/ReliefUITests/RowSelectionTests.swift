import Foundation
import ReliefDrawing
import Testing

@testable import ReliefUI

@MainActor @Suite struct RowSelectionTests {
  private func lines(_ view: some View, wide: Bool = false, mirrored: Bool = false) throws -> [String] {
    let host = host(view, in: .init(width: 900, height: 400)) {
      $0.horizontalSizeClass = wide ? .regular : .compact
      $0.layoutDirection = mirrored ? .rightToLeft : .leftToRight
    }
    return DisplayListPrinter.text(try host.displayList()).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("A chosen row of a list has a grey ground, by its tag, its element or the value of its link")
  func rows() throws {
    let grey = "fill rect (0, 44, 900, 44) #D1D1D6"
    let tagged = List(selection: .constant(Optional(2))) {
      Text("a").tag(1)
      Text("b").tag(2)
    }
    #expect(try lines(tagged.listStyle(.plain)).contains(grey))
    let several: Binding<Set<Int>> = .constant([1])
    let each = List(selection: several) { ForEach(0..<3, id: \.self) { Text("\($0)") } }
    #expect(try lines(each.listStyle(.plain)).contains(grey))
    let linked = List(selection: .constant(Optional("b"))) {
      NavigationLink("a", value: "a")
      NavigationLink("b", value: "b")
    }
    #expect(try lines(linked.listStyle(.plain)).contains(grey))
    let none = List(selection: .constant(Int?.none)) { Text("a").tag(1) }
    #expect(try !lines(none.listStyle(.plain)).contains { $0.contains("#D1D1D6") })
  }

  @Test(
    "A chosen row of a side bar has the accent colour, and its content is white, but not what lies in the row"
  )
  func sidebar() throws {
    let split = NavigationSplitView {
      List(selection: .constant(Optional(1))) {
        ForEach(0..<2) { index in
          HStack {
            Circle().frame(width: 10, height: 10)
            Picker("", selection: .constant(1)) { Text("x").tag(1) }.pickerStyle(.segmented)
          }
        }
      }
    } detail: {
      Color.green
    }
    let drawn = try lines(split, wide: true)
    #expect(drawn.contains { $0.hasPrefix("fill rounded") && $0.hasSuffix("#007AFF") })
    #expect(drawn.filter { $0.hasPrefix("fill circle") }.map { $0.suffix(7) } == ["#000000", "#FFFFFF"])
    // Links of a side bar have no hooks; in one column they have.
    let linked = NavigationSplitView {
      List { NavigationLink("a", value: 1) }
    } detail: {
      Color.green
    }
    #expect(try !lines(linked, wide: true).contains { $0.hasPrefix("stroke path") })
    #expect(try lines(linked).contains { $0.hasPrefix("stroke path") })
  }

  @Test("A stack of pages in a column has the only bar there, with the way back in it")
  func columns() throws {
    let split = NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
      Color.blue.navigationTitle("Side")
    } detail: {
      NavigationStack { Color.green.navigationTitle("Detail") }
    }
    let wide = try lines(split, wide: true)
    #expect(wide.filter { $0.hasPrefix("glyphs 6 ") }.count == 1)
    // Two bars of 96 points would leave less.
    #expect(wide.contains("fill rect (320, 96, 580, 304) #34C759"))
    let narrow = try lines(split)
    #expect(narrow.filter { $0.hasPrefix("glyphs 6 ") }.count == 1)
    #expect(narrow.contains { $0.hasPrefix("glyphs 4 ") && $0.contains("#007AFF") })
    #expect(narrow.contains("fill rect (0, 96, 900, 304) #34C759"))
  }

  @Test("The value of a row ends at its trailing side, in several lines too")
  func values() throws {
    let row = LabeledContent("a", value: "one two three four five six seven").frame(width: 120)
    let leading = HStack(spacing: 8) {
      Text("a")
      Spacer(minLength: 0)
      Text("one two three four five six seven").foregroundStyle(.secondary)
    }.frame(width: 120)
    func starts(_ view: some View) throws -> [Double] {
      try lines(view).filter { $0.hasPrefix("glyphs") }.compactMap {
        $0.components(separatedBy: "from (").last?.components(separatedBy: ",").first.flatMap(Double.init)
      }
    }
    let (trailing, plain) = (try starts(row), try starts(leading))
    #expect(trailing.count == plain.count && trailing.count > 1, "\(trailing) \(plain)")
    #expect(zip(trailing, plain).contains { $0 > $1 + 5 }, "\(trailing) \(plain)")
  }

  @Test("A tick is the same where one reads from right to left, at the other side")
  func ticks() throws {
    let picker = Form {
      Picker("", selection: .constant(1)) { Text("a").tag(1) }.pickerStyle(.inline).labelsHidden()
    }
    func tick(_ mirrored: Bool) throws -> (x: Double, steps: [Double]) {
      let line = try #require(
        try lines(picker, mirrored: mirrored).first { $0.hasPrefix("stroke path") && $0.contains("width 2") })
      let numbers = line.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }.prefix(6)
      let xs = [numbers[0], numbers[2], numbers[4]]
      return (xs[0], [xs[1] - xs[0], xs[2] - xs[1]])
    }
    let (left, right) = (try tick(true), try tick(false))
    #expect(left.x < 200 && right.x > 700)
    #expect(zip(left.steps, right.steps).allSatisfy { abs($0 - $1) < 0.01 && $0 > 0 })
  }
}
