import Foundation
import ReliefDrawing
import ReliefText
import Testing

@testable import ReliefUI

@MainActor @Suite struct TextContentTests {
  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.renderContext = sharedContext
    return environment
  }

  private func string(_ text: Text) -> String { text.runs(environment).map(\.run.string).joined() }

  @Test(
    "Markdown becomes pieces with looks",
    arguments: [
      (markdown: "plain", spans: "plain"),
      ("a **b** c", "a |[b:b]| c"),
      ("*a* _b_", "[i:a]| |[i:b]"),
      ("***a***", "[bi:a]"),
      ("**a *b* c**", "[b:a ]|[bi:b]|[b: c]"),
      ("`a*b*`", "[c:a*b*]"),
      ("~~old~~ new", "[s:old]| new"),
      ("[Relief](https://a.b)", "[l:Relief]"),
      ("[**x** y](z)", "[bl:x]|[l: y]"),
      ("<https://a.b>", "[l:https://a.b]"),
      ("2 * 3 * 4", "2 * 3 * 4"),
      ("snake_case_name", "snake_case_name"),
      ("\\*a\\*", "*a*"),
      ("**a", "**a"),
      ("a] [b (c", "a] [b (c"),
      ("1 < 2", "1 < 2"),
    ])
  func markdown(_ markdown: String, _ spans: String) {
    let text = InlineMarkdown.spans(markdown).map { span in
      let look = span.look
      let marks =
        (look.isBold ? "b" : "") + (look.isItalic ? "i" : "") + (look.isCode ? "c" : "")
        + (look.isStruck ? "s" : "") + (look.link == nil ? "" : "l")
      return marks.isEmpty ? span.text : "[\(marks):\(span.text)]"
    }.joined(separator: "|")
    #expect(text == spans)
  }

  @Test("Hostile Markdown is read in a moment")
  func hostileMarkdown() {
    let text = String(repeating: "*a_[", count: 5000)
    #expect(InlineMarkdown.spans(text).map(\.text).joined() == text)
  }

  @Test("A literal is a key whose Markdown counts; a string is shown as it is")
  func literals() {
    let bold = Text("a **b**").runs(environment)
    #expect(bold.map(\.run.string) == ["a ", "b"])
    #expect(bold.map(\.run.font.weight) == [.regular, .bold])
    let string = "a **b**"
    #expect(self.string(Text(string)) == "a **b**")
    #expect(self.string(Text(verbatim: "a **b**")) == "a **b**")
  }

  @Test("Values in a key have the form that their type has")
  func interpolation() {
    let (name, count, half) = ("*x*", 1234, 0.5)
    #expect(string(Text("\(name), \(count), \(half)")) == "*x*, 1,234, 0.500000")
    #expect(string(Text("\(half, specifier: "%.1f") m")) == "0.5 m")
    #expect(string(Text("\(CGFloat(2), specifier: "%.0f")%")) == "2%")
    #expect(string(Text("\(7, specifier: "%03d")")) == "007")
    #expect(string(Text("**\(name)** b")) == "*x* b")
    #expect(Text("**\(name)** b").runs(environment).first?.run.font.weight == .bold)
    let inner = Text("c").italic()
    #expect(Text("b \(inner)").runs(environment).last?.run.font.isItalic == true)
  }

  @Test(
    "A format that fits no number does no harm",
    arguments: [
      ("%d", "3"), ("%@", "3.75"), ("%s", "3.75"), ("%99999999d", "3"), ("x", "x"), ("%", ""),
      ("%.2f", "3.75"),
    ])
  func formats(_ specifier: String, _ text: String) {
    #expect(NumberFormat(specifier).text(float: 3.75, Locale(identifier: "en_US")) == text)
  }

  @Test("Dates, formats and formatters are written in the locale of the environment")
  func values() {
    // 25 hours, a minute and a second after the date of the picture, 9 January 2007, 9:41.
    let date = RenderContext.standardDate + 90_061
    #expect(string(Text(date, style: .timer)) == "25:01:01")
    #expect(string(Text(date, style: .relative)) == "1 day, 1 hr")
    #expect(string(Text(date, style: .offset)) == "+1 day")
    #expect(string(Text(date, style: .date)) == "January 10, 2007")
    #expect(string(Text(1234.5, format: .number)) == "1,234.5")
    var german = environment
    german.locale = Locale(identifier: "de_DE")
    #expect(Text(1234.5, format: .number).runs(german).first?.run.string == "1.234,5")
    #expect(Text("\(1234)").runs(german).first?.run.string == "1.234")
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 2
    #expect(string(Text(NSNumber(value: 2), formatter: formatter)).hasSuffix("00"))
  }

  @Test("Attributes of a string become looks")
  func attributes() {
    var attributed = AttributedString("red plain")
    if let range = attributed.range(of: "red") {
      attributed[range].foregroundColor = .red
      attributed[range].font = .title
    }
    let runs = Text(attributed).runs(environment)
    #expect(runs.map(\.run.string) == ["red", " plain"])
    #expect(runs.map(\.run.font.size) == [28, 17])
    #expect(runs.first?.painting == StylePainting(ResolvedColor(rgb: 0xFF3B30)))
  }

  @Test("Texts are joined with their own looks")
  func sums() throws {
    let text = Text("a").bold() + Text("b") + Text("c").font(.title)
    let runs = text.runs(environment)
    #expect(runs.map(\.run.string) == ["a", "b", "c"])
    #expect(runs.map(\.run.font.size) == [17, 17, 28])
    #expect(runs.map(\.run.font.weight) == [.bold, .regular, .regular])
    #expect(Text("a") == Text("a"))
    #expect(Text("a") != Text("b"))
  }

  // Sources: heights and pitch measured on Apple's pictures (3x); widths of San Francisco to within 4 %.
  @Test("Body text has San Francisco's heights and about its widths")
  func bodySizes() throws {
    #expect(abs(try frame(of: "Text", Text("blue()"), scale: 3).height - 61.0 / 3) < 0.01)
    #expect(abs(try frame(of: "Text", Text("one\ntwo"), scale: 3).height - 127.0 / 3) < 0.01)
    let widths: [(String, CGFloat)] = [("blue()", 45), ("clear()", 49.67), (".padding", 67), (".image", 51)]
    for (word, width) in widths {
      let own = try frame(of: "Text", Text(verbatim: word), scale: 3).width
      #expect(abs(own / width - 1) < 0.06, "\(word) is \(own) wide, San Francisco's \(width)")
    }
  }

  @Test("A limit of lines cuts, and keeps room free where it is told to")
  func lineLimits() throws {
    let view = Text(verbatim: "a\nb\nc\nd")
    func height(_ view: some View) throws -> CGFloat { try frame(of: "Text", view).height }
    let heights = try (1...4).map { try height(view.lineLimit($0)) }
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 < $1 })
    #expect(try height(Text("a").lineLimit(3, reservesSpace: true)) == heights[2])
    #expect(try height(Text("a").lineLimit(2...3)) == heights[1])
    #expect(try height(view.lineLimit(2...3)) == heights[2])
    #expect(try height(view.lineLimit(...2)) == heights[1])
    #expect(try height(Text("a").lineLimit(4...)) == heights[3])
    #expect(try height(Text("a").lineLimit(2, reservesSpace: false)) == heights[0])
  }

  @Test("Redacted text is a bar of its size")
  func redaction() throws {
    let view = Text("secret").redacted(reason: .placeholder)
    let size = try host(Text("secret")).size()
    #expect(try host(view).size() == size)
    let list = DisplayListPrinter.text(try host(view).displayList())
    #expect(list.hasPrefix("fill rounded 3 (0, ") && list.hasSuffix(" #000000/0.1608"))
    #expect(DisplayListPrinter.text(try host(view.unredacted()).displayList()) == list)
    let readable = Text("secret").unredacted().redacted(reason: .placeholder)
    #expect(DisplayListPrinter.text(try host(readable).displayList()).hasPrefix("glyphs"))
  }

  @Test("Digits that are equally wide, a smaller scale, and titles of buttons are said in SwiftUI's words")
  func words() throws {
    let ones = try frame(of: "Text", Text("1111").monospacedDigit()).width
    #expect(ones == (try frame(of: "Text", Text("0000").monospacedDigit()).width))
    let small = try frame(of: "Text", Text("km").textScale(.secondary))
    #expect(small.width < (try frame(of: "Text", Text("km")).width))
    let title = try frame(of: "Text", Button("**Go**") {})
    #expect(title == (try frame(of: "Text", Button(action: {}) { Text("Go").bold() })))
  }
}
