import Foundation
import ReliefDrawing
import ReliefText
import Testing

@testable import ReliefUI

/// What very large text does to controls, and what keeps its size.
@MainActor @Suite struct LargeTypeTests {
  private func host(_ view: some View, _ size: DynamicTypeSize, width: CGFloat = 300) -> ViewHost {
    ReliefUITests.host(view, in: .init(width: width, height: 600)) { $0.dynamicTypeSize = size }
  }

  private func frames(_ name: String, _ view: some View, _ size: DynamicTypeSize, width: CGFloat = 300) throws
    -> [CGRect]
  {
    try host(view, size, width: width).layoutDescription().split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix(name + " (") }
      .map { line in
        let n = line.dropFirst(name.count + 2).dropLast().split(separator: ",").compactMap {
          Double($0.trimmingCharacters(in: .whitespaces))
        }
        return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
      }
  }

  @Test("Items and titles in bars, titles of segments and rows of wheels keep their size")
  func kept() throws {
    let bar = NavigationStack {
      Color.red.navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .topBarTrailing) { Text("Edit") } }
    }
    let segments = Picker("", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.segmented)
    let wheel = Picker("", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.wheel)
    for view in [AnyView(bar), AnyView(segments), AnyView(wheel)] {
      #expect(try frames("Text", view, .large) == frames("Text", view, .accessibility3))
    }
    // 13 points in segments, 21 on wheels: by the line heights of San Francisco.
    #expect(try frames("Text", segments, .large).map(\.height) == [16])
    #expect(try frames("Text", wheel, .large).map(\.height) == [26])
  }

  @Test("Large titles and fields to search in grow with their text")
  func grown() throws {
    let page = NavigationStack { Color.red.navigationTitle("Page").searchable(text: .constant("")) }
    func top(_ size: DynamicTypeSize) throws -> CGFloat {
      try #require(host(page, size).displayList().filled.map(\.minY).max())
    }
    // 44 for the bar, 52 for the title, 52 for the field.
    #expect(try top(.large) == 148)
    // The title's line is 63 points high and the field's 48, with 14 around it and 16 below.
    #expect(try top(.accessibility3) == 44 + 63 + 48 + 14 + 16)
  }

  @Test("A label and its value stand below each other where both are too wide for a line")
  func rows() throws {
    let row = LabeledContent("Delivery address", value: "At home")
    let plain = try frames("Text", row, .large)
    #expect(plain[0].midY == plain[1].midY && plain[1].maxX == 300)
    let large = try frames("Text", row, .accessibility3)
    #expect(large[1].minY >= large[0].maxY && large[0].minX == 0 && large[1].minX == 0)
    // Where they fit, they stay beside each other.
    let wide = try frames("Text", row, .accessibility3, width: 900)
    #expect(wide[0].midY == wide[1].midY && wide[1].maxX == 900)
    let date = DatePicker("Arrival", selection: .constant(Date(timeIntervalSince1970: 0)))
    let fields = try frames("Text", date, .accessibility3, width: 500)
    #expect(fields[0].maxY <= fields[1].minY && fields[1].midY == fields[2].midY)
  }

  @Test("A field that grows along the vertical axis wraps its text, up to the limit of lines")
  func verticalField() throws {
    let text = "Some text that is long enough to wrap over more than one line"
    func height(_ view: some View) throws -> CGFloat {
      try frames("Text", view, .large, width: 200)[0].height
    }
    let field = TextField("Note", text: .constant(text), axis: .vertical)
    #expect(try height(field) == 3 * 22 - 1)
    #expect(try height(field.lineLimit(2)) == 2 * 22 - 1)
    #expect(try height(TextField("Note", text: .constant(text))) == 21)
  }
}
