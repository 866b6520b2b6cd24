import Foundation
import ReliefDrawing
import ReliefGeometry
import Testing

@testable import ReliefUI

@MainActor @Suite struct ControlContainerTests {
  private let screen = ProposedViewSize(width: 320, height: 400)

  private func text(_ view: some View) throws -> String {
    DisplayListPrinter.text(try host(view, in: screen).displayList())
  }

  // Source: measured on a picture of iOS 15: inset 20, rows 44, ground 242,242,247, rows white.
  @Test("A form has rows of 44 points, 20 from the sides, on grey")
  func form() throws {
    let form = Form {
      Section {
        Text("a")
        Text("b")
      }
    }
    let drawn = try text(form)
    #expect(drawn.hasPrefix("fill rect (0, 0, 320, 400) #F2F2F7\n"))
    #expect(drawn.contains("fill rounded 10,10,0,0 (20, 35, 280, 44) #FFFFFF"))
    #expect(drawn.contains("fill rounded 0,0,10,10 (20, 79, 280, 44) #FFFFFF"))
    // One line between the two rows, and none below the last.
    #expect(drawn.components(separatedBy: "#3C3C43/0.2902").count == 2)
    #expect(drawn.contains("fill rect (40, 78, 260, 1) #3C3C43/0.2902"))
    #expect(try frame(of: "Text", form, in: screen).minX == 40)
  }

  @Test("Sections have headers in capitals and footers; plain lists have neither ground nor corners")
  func sections() throws {
    let list = List {
      Section(header: Text("head"), footer: Text("foot")) { Text("row") }
    }
    let capitals = try frame(of: "Text", Text("HEAD").font(.footnote))
    #expect(try frame(of: "Text", list, in: screen, at: 0).size == capitals.size)
    #expect(try text(list).contains("fill rounded 10 (20, "))
    let plain = try text(List(0..<2, id: \.self) { Text("\($0)") }.listStyle(.plain))
    #expect(try text(List(0..<2) { Text("\($0)") }.listStyle(.plain)) == plain)
    #expect(plain.hasPrefix("fill rect (0, 0, 320, 400) #FFFFFF\n"))
    #expect(!plain.contains("rounded"))
    #expect(plain.components(separatedBy: "#3C3C43/0.2902").count == 3)
  }

  @Test("A row's ground, insets and line are as it says, and a list's ground can be hidden")
  func rows() throws {
    let list = List {
      Text("a").listRowBackground(Color.red).listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
      Text("b")
    }
    .scrollContentBackground(.hidden)
    let drawn = try text(list)
    #expect(!drawn.contains("#F2F2F7"))
    #expect(drawn.contains("fill rect (20, 35, 280, 44) #FF3B30"))
    #expect(!drawn.contains("#3C3C43/0.2902"))
    #expect(try frame(of: "Text", list, in: screen).minX == 20)
  }

  @Test("A page has its title large below the bar, or in the bar, and items at its ends")
  func navigation() throws {
    func page(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
      NavigationStack {
        Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(mode)
          .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) { Color.blue.frame(width: 10, height: 10) }
          }
      }
    }
    #expect(
      try frame(of: "Color", page(.large), in: screen, at: 1) == CGRect(x: 0, y: 96, width: 320, height: 304))
    #expect(try frame(of: "Color", page(.inline), in: screen, at: 1).minY == 44)
    #expect(try frame(of: "Color", page(.inline), in: screen, at: 0).maxX == 304)
    let title = try frame(of: "Text", page(.inline), in: screen)
    #expect(abs(title.midX - 160) < 0.01)
    #expect(try frame(of: "Text", page(.large), in: screen).minX == 16)
    let bare = NavigationView { Color.red }
    #expect(try frame(of: "Color", bare, in: screen).height == 400)
  }

  @Test("A list's ground reaches under the bar above it")
  func groundUnderBar() throws {
    let page = NavigationStack {
      List { Text("a") }.navigationTitle("b").navigationBarTitleDisplayMode(.inline)
    }
    #expect(try text(page).contains("fill rect (0, 0, 320, 400) #F2F2F7"))
    #expect(try frame(of: "List", page, in: screen) == CGRect(x: 0, y: 44, width: 320, height: 356))
  }

  @Test("A tab view shows the chosen page; dots or a bar say which it is")
  func tabs() throws {
    let pages = TabView(selection: .constant(2)) {
      Color.red.tag(1)
      Color.green.tag(2)
    }
    let turned = try text(pages.tabViewStyle(PageTabViewStyle(indexDisplayMode: .always)))
    #expect(turned.hasPrefix("fill rect (0, 0, 320, 400) #34C759\n"))
    #expect(!turned.contains("#FF3B30"))
    #expect(turned.contains("fill circle (164.5, 381, 7, 7) #FFFFFF"))
    #expect(
      try text(pages.tabViewStyle(.page(indexDisplayMode: .never))) == "fill rect (0, 0, 320, 400) #34C759")
    let tabbed = TabView {
      Color.red.tabItem { Label("a", systemImage: "star") }
      Color.green.tabItem { Text("b") }
    }
    #expect(try frame(of: "Color", tabbed, in: screen).height == 351)
    // The tab of the page that is shown has the accent colour, the other one is grey.
    let glyphs = try text(tabbed).split(separator: "\n").filter { $0.contains("glyphs") }
    #expect(glyphs.map { $0.suffix(7) } == ["#007AFF", "#8E8E93"])
  }

  private struct Presenting: View {
    @State var isShown = true
    let kind: String
    var body: some View {
      switch kind {
      case "sheet": Color.red.sheet(isPresented: $isShown) { Color.blue.frame(width: 20, height: 20) }
      case "medium":
        Color.red.sheet(isPresented: $isShown) { Color.blue.presentationDetents([.medium]) }
      case "cover": Color.red.fullScreenCover(isPresented: $isShown) { Color.blue }
      case "alert":
        Color.red.alert("Really?", isPresented: $isShown) {
          Button("No", role: .cancel) {}
          Button("Yes") {}
        } message: {
          Text("It cannot be undone.")
        }
      default: Color.red.alert(isPresented: $isShown) { Alert(title: Text("Old"), message: Text("form")) }
      }
    }
  }

  @Test("What is presented covers the screen, dimmed, and is gone after a tap")
  func presentations() throws {
    #expect(try text(Presenting(isShown: false, kind: "sheet")) == "fill rect (0, 0, 320, 400) #FF3B30")
    let sheet = try text(Presenting(kind: "sheet"))
    #expect(sheet.contains("fill rect (0, 0, 320, 400) #000000/0.2"))
    #expect(sheet.contains("clip rounded 10,10,0,0 (0, 10, 320, 390)\n  fill rect (0, 10, 320, 390) #FFFFFF"))
    #expect(try text(Presenting(kind: "medium")).contains("fill rect (0, 205, 320, 195) #007AFF"))
    #expect(try text(Presenting(kind: "cover")).contains("fill rect (0, 0, 320, 400) #007AFF"))
    for kind in ["alert", "old"] {
      let host = host(Presenting(kind: kind), in: screen)
      let drawn = DisplayListPrinter.text(try host.displayList())
      #expect(drawn.contains("fill rounded 14 (25, "), "\(kind)")
      let buttons = try frame(of: "presentation", Presenting(kind: kind), in: screen)
      #expect(buttons.width == 320)
      let card = try #require(
        drawn.components(separatedBy: "fill rounded 14 (25, ").last?.split(separator: ","))
      let (top, height) = (Double(card[0]) ?? 0, Double(card[2].dropFirst().prefix { $0 != ")" }) ?? 0)
      #expect(abs(top + height / 2 - 200) < 0.51, "\(kind)")
      #expect(try host.tap(at: CGPoint(x: 100, y: top + height - 20)))
      #expect(DisplayListPrinter.text(try host.displayList()) == "fill rect (0, 0, 320, 400) #FF3B30")
    }
  }

  @Test("Groups, values and links have the forms that sources use")
  func others() throws {
    let row = try frame(of: "HStack", LabeledContent("a", value: "b"), in: screen)
    #expect(row.width == 320)
    let box = try host(GroupBox("a") { Color.red.frame(width: 20, height: 20) }).size()
    #expect(box.height == 32 + 8 + 20 + (try host(Text("a").font(.headline)).size().height))
    let closed = try text(DisclosureGroup("a") { Color.red })
    #expect(!closed.contains("#FF3B30"))
    #expect(try text(DisclosureGroup("a", isExpanded: .constant(true)) { Color.red }).contains("#FF3B30"))
    let link = try #require(URL(string: "https://example.org"))
    #expect(try host(Link("a", destination: link)).size() == (try host(Text("a")).size()))
    let date = DatePicker(
      "a", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)), displayedComponents: .date)
    #expect(try host(date.labelsHidden()).size().height == 34)
    #expect(
      try host(ColorPicker("a", selection: .constant(.red)).labelsHidden()).size()
        == CGSize(width: 28, height: 28))
    let timed = TimelineView(.animation) { Text($0.date, style: .date) }
    #expect(try host(timed).size() == (try host(Text("January 9, 2007")).size()))
    let edited = List { ForEach(0..<1, id: \.self) { _ in Color.red }.onDelete { _ in }.onMove { _, _ in } }
    #expect(try frame(of: "Color", edited, in: screen).width == 240)
    let inRow = List { NavigationLink("a") { Text("b") } }
    #expect(try text(inRow).contains("width 2 cap round join round"))
  }
}
