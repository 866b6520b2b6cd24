import Foundation
import ReliefDrawing
import Testing

@testable import ReliefUI

/// Wheels of dates, tables, rows of choices and outlines.
@MainActor @Suite struct DateWheelTests {
  /// 2023-11-14 22:13:20 in GMT.
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  private func words(_ locale: String) -> DateWheelWords {
    DateWheelWords(locale: Locale(identifier: locale), timeZone: .gmt, today: date)
  }

  @Test(
    "Wheels are in the order of the language",
    arguments: [
      ("en_US", ["November", "14", "2023"], ["Today", "10", "13", "PM"]),
      ("de_DE", ["14", "November", "2023"], ["Heute", "22", "13"]),
      ("ja_JP", ["2023年", "11月", "14"], ["今日", "22", "13"]),
    ])
  func order(_ locale: String, _ day: [String], _ both: [String]) {
    let words = words(locale)
    func row(_ components: DatePickerComponents) -> [String?] {
      words.parts(components).map { words.text($0, 0, from: date) }
    }
    #expect(row(.date) == day)
    #expect(row([.date, .hourAndMinute]) == both)
    #expect(row(.hourAndMinute) == Array(both.dropFirst()))
  }

  @Test("Beside the date stand those before and after it; numbers go round, halves of a day do not")
  func beside() {
    let words = words("en_US")
    #expect(
      [-2, -1, 1].map { words.text(.weekday, $0, from: date) } == [
        "Sun, Nov 12", "Mon, Nov 13", "Wed, Nov 15",
      ])
    #expect([1, 2].map { words.text(.month, $0, from: date) } == ["December", "January"])
    #expect(words.text(.day, 17, from: date) == "1")
    #expect(words.text(.hour, 2, from: date) == "12" && words.text(.minute, -14, from: date) == "59")
    #expect(words.text(.half, -1, from: date) == "AM" && words.text(.half, 1, from: date) == nil)
  }

  @Test("A wheel of dates is 216 points high, its rows 32, the middle one on a field")
  func frames() throws {
    let view = DatePicker("", selection: .constant(date), displayedComponents: .date)
      .datePickerStyle(.wheel).labelsHidden()
    let host = ReliefUITests.host(view, in: .init(width: 320, height: 300))
    #expect(try host.size().height == 300)
    #expect(
      DisplayListPrinter.text(try host.displayList()).contains(
        "fill rounded 8 (0, 134, 320, 32)"))
  }

  @Test(
    "The label of wheels stands above them where there is no room beside, and wheels keep to a narrow row")
  func label() throws {
    for width: CGFloat in [390, 355, 353, 240] {
      let view = DatePicker("Birthday", selection: .constant(date), displayedComponents: .date)
        .datePickerStyle(.wheel)
      let drawn = DisplayListPrinter.text(
        try host(view, in: .init(width: width, height: 400)).displayList())
      // The word is 66 points wide, 8 are beside it, and the wheels of a day 280: the field behind their middle row is
      // as wide as the row, or as what the label leaves.
      let start = width >= 354 ? 74.0 : 0
      let field = try #require(
        drawn.split(separator: "\n").first { $0.contains("fill rounded 8 (") }?.drop { $0 != "(" }
          .dropFirst().split(separator: ",").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) })
      #expect(field[0] == start && field[2] == Double(width) - start, "\(width): \(field)")
    }
  }

  private struct Row: Identifiable {
    let id: Int
    let name: String
  }

  @Test("A chosen row of a table has a ground, and the column it is sorted by a hook")
  func table() throws {
    let rows = [Row(id: 1, name: "a"), Row(id: 2, name: "b")]
    func lines(_ table: some View) throws -> [String] {
      let host = ReliefUITests.host(table, in: .init(width: 300, height: 200)) {
        $0.horizontalSizeClass = .regular
      }
      return DisplayListPrinter.text(try host.displayList()).split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let order = [KeyPathComparator(\Row.name, order: .reverse)]
    let both = try lines(
      Table(rows, selection: .constant(Set([2])), sortOrder: .constant(order)) {
        TableColumn("Name", value: \.name)
      })
    // The header is 32 points high, rows 44, with a line of a point each.
    #expect(both.filter { $0.contains("#D1D1D6") } == ["fill rect (0, 78, 300, 44) #D1D1D6"])
    #expect(both.filter { $0.hasPrefix("stroke") }.count == 1)
    let plain = try lines(Table(rows) { TableColumn("Name", value: \.name) })
    #expect(!plain.contains { $0.contains("#D1D1D6") || $0.hasPrefix("stroke") })
  }

  @Test(
    "Choices of an inline picker are rows of their own, below its title; what is inside of a group stands apart"
  )
  func rows() throws {
    func texts(_ view: some View) throws -> [CGPoint] {
      try ReliefUITests.host(view, in: .init(width: 300, height: 500)).layoutDescription()
        .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
          $0.hasPrefix("Text (")
        }
        .map { line in
          let n = line.dropFirst(6).split(separator: ",").compactMap {
            Double($0.trimmingCharacters(in: .whitespaces))
          }
          return CGPoint(x: n[0], y: n[1])
        }
    }
    let picker = Form {
      Picker("Title", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }.pickerStyle(.inline)
    }
    let rows = try texts(picker)
    #expect(rows.count == 3 && zip(rows, rows.dropFirst()).allSatisfy { abs($1.y - $0.y - 44) <= 1 })
    let group = Form {
      DisclosureGroup("Title", isExpanded: .constant(true)) {
        Text("Inside")
        DisclosureGroup("Deeper", isExpanded: .constant(true)) { Text("Inside") }
      }
    }
    let inside = try texts(group)
    #expect(inside.map { $0.x - inside[0].x } == [0, 20, 20, 40])
  }

  @Test(
    "Words of the system are in the user's language, unless the app has its own",
    arguments: [
      ("de_DE", "Abbrechen"), ("ar", "إلغاء"), ("ja", "キャンセル"), ("hi_IN", "रद्द करें"), ("sw", "Cancel"),
    ])
  func systemWords(_ locale: String, _ word: String) {
    #expect(SystemWords.word("Cancel", Locale(identifier: locale)) == word)
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    #expect(Text(system: "Cancel").plainText(environment) == word)
  }

  @Test("Several titles of a label stand below each other")
  func labels() throws {
    let icon = Label {
      Text("Title")
      Text("More")
    } icon: {
      Rectangle().frame(width: 9, height: 9)
    }
    let size = try ReliefUITests.host(icon).size()
    #expect(size.height == 42)
  }
}
