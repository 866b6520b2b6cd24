import Foundation
import ReliefDrawing
import ReliefGeometry
import Testing

@testable import ReliefUI

/// Controls and containers that two further apps use: gauges, columns, sheets, bars, trees, tables, meshes.
@MainActor @Suite struct BreadthTests {
  private let screen = ProposedViewSize(width: 320, height: 400)

  private func text(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) throws
    -> String
  {
    DisplayListPrinter.text(try host(view, in: screen, change).displayList())
  }

  @Test("A gauge's ring is open below and has a gap at its value; a bar's gradient goes along it")
  func gauges() throws {
    let ring = Gauge(value: 0.5) {
      Text("t")
    } currentValueLabel: {
      Text("5")
    }
    .gaugeStyle(.accessoryCircular)
    #expect(try frame(of: "ZStack", ring).size == CGSize(width: 58, height: 58))
    let bar = Gauge(value: 0.25) { EmptyView() }.gaugeStyle(.accessoryLinear)
      .tint(Gradient(colors: [.black, .white])).frame(width: 106)
    let drawn = try text(bar)
    // 106 wide: the bar's ends are round by 3, so a quarter of the way is at 3 + 25 from its left, 107 + 28.
    #expect(drawn.contains("linear (107, 200) to (213, 200)") || drawn.contains("gradient"))
    #expect(drawn.contains("ellipse (130, 195, 10, 10)") || drawn.contains("(130, 195, 10, 10)"))
  }

  @Test(
    "Columns stand side by side where there is room, and one is shown with the way back where there is not")
  func columns() throws {
    let view = NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
      Color.red.navigationTitle("Side").navigationSplitViewColumnWidth(100)
    } detail: {
      Color.blue
    }
    let wide = host(view, in: ProposedViewSize(width: 400, height: 300)) { $0.horizontalSizeClass = .regular }
    let lines = try wide.layoutDescription().split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(lines.filter { $0.hasPrefix("column (") }.prefix(1) == ["column (0, 0, 100, 300)"])
    #expect(lines.contains { $0 == "column (100, 0, 300, 300)" })
    let narrow = try text(view)
    // The detail is blue; the title of the first column is the way back to it.
    #expect(narrow.contains("#007AFF") && !narrow.contains("#FF3B30"))
    #expect(narrow.contains("glyphs 4"))
  }

  @Test("A style of controls can show the same kind of control again")
  func nesting() throws {
    struct Boxed: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        Label {
          configuration.title
        } icon: {
          configuration.icon.frame(width: 40, height: 40)
        }
      }
    }
    let label = Label("a", systemImage: "star").labelStyle(Boxed())
    #expect(try host(label).size().height == 40)
  }

  @Test("Labels in bars show their icons only, unless they say otherwise")
  func barLabels() throws {
    func page(_ label: some View) -> some View {
      NavigationStack { Color.red.toolbar { ToolbarItem(placement: .primaryAction) { label } } }
    }
    let label = Label("Title", systemImage: "star.fill")
    #expect(try !text(page(label)).contains("glyphs 5"))
    #expect(try text(page(label.labelStyle(.titleAndIcon))).contains("glyphs 5"))
  }

  @Test("Items of the bar below stand there, and the page ends above it")
  func bottomBar() throws {
    let page = NavigationStack { Color.red.toolbar { ToolbarItem(placement: .bottomBar) { Text("x") } } }
    #expect(try frame(of: "Color", page, in: screen).height == 400 - 49)
  }

  @Test("A sheet of several heights has a handle, corners and a ground of its own")
  func sheets() throws {
    let sheet = Color.white.sheet(isPresented: .constant(true)) {
      Color.red.presentationDetents([.height(100), .large]).presentationCornerRadius(20)
    }
    let drawn = try text(sheet)
    #expect(drawn.contains("clip rounded 20,20,0,0 (0, 300, 320, 100)"))
    #expect(drawn.contains("(142, 305, 36, 5)"))
    let plain = Color.white.sheet(isPresented: .constant(true)) {
      Color.red.presentationDetents([.height(100)]).presentationDragIndicator(.hidden)
    }
    #expect(try !text(plain).contains("(142, 305, 36, 5)"))
  }

  @Test("Content that is too tall for its sheet reaches out on both sides, and the handle stays at the edge")
  func tallSheet() throws {
    let sheet = Color.white.sheet(isPresented: .constant(true)) {
      Color.red.frame(width: 50, height: 160).presentationDetents([.height(100), .large])
    }
    let drawn = try text(sheet)
    #expect(drawn.contains("(142, 305, 36, 5)"))
    #expect(drawn.contains("fill rect (135, 270, 50, 160) #FF3B30"))
  }

  @Test("A tab's badge is white on red")
  func badges() throws {
    let tabs = TabView {
      Color.white.tabItem { Label("a", systemImage: "star") }.badge(3)
    }
    #expect(try text(tabs).contains("#FF3B30"))
    #expect(try !text(TabView { Color.white.tabItem { Text("a") }.badge(0) }).contains("#FF3B30"))
  }

  @Test("Of a tree the roots are shown; a table has columns where there is room, else its first as a list")
  func trees() throws {
    struct Node: Identifiable {
      let id: Int
      var inside: [Node]?
    }
    let list = List([Node(id: 1, inside: [Node(id: 2)]), Node(id: 3)], children: \.inside) {
      Text("\($0.id)")
    }
    let lines = try frames(list, in: screen).components(separatedBy: "Text (").count - 1
    #expect(lines == 2)
    let table = Table([Node(id: 1), Node(id: 2)]) {
      TableColumn("Number") { Text("\($0.id)") }.width(80)
      TableColumn("Rest") { _ in Text("rest") }
    }
    let wide = host(table, in: screen) { $0.horizontalSizeClass = .regular }
    #expect(try wide.layoutDescription().components(separatedBy: "Text (").count - 1 == 6)
    #expect(try frames(table, in: screen).components(separatedBy: "Text (").count - 1 == 2)
  }

  @Test("A mesh has its colours at its points and mixes them between; a mesh that is not whole is its ground")
  func mesh() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.black, .white, .black, .white],
      smoothsColors: false)
    let look = try #require(meshLook(mesh))
    let bitmap = try #require(look.bitmap(CGSize(width: 16, height: 2), scale: 1))
    #expect(bitmap[0, 0].red < 16 && bitmap[15, 1].red > 239)
    #expect(abs(Int(bitmap[8, 0].red) - 135) <= 2)
    var broken = mesh
    broken.colors = [.black]
    broken.background = .white
    let ground = try #require(meshLook(broken)?.bitmap(CGSize(width: 2, height: 2), scale: 1))
    #expect(ground[1, 1].red == 255)
    #expect(meshLook(mesh)?.bitmap(CGSize(width: 0, height: 2), scale: 1) == nil)
  }

  private func meshLook(_ mesh: MeshGradient) -> MeshLook? {
    guard case .mesh(let look) = mesh.painting(in: EnvironmentValues()).fill else { return nil }
    return look
  }
}

@MainActor @Suite struct CalendarTests {
  // 9 January 2007, the date of pictures, was a Tuesday: the month began on a Monday.
  @Test("A calendar has the month's days below weekdays that begin as in the region, the date on a disc")
  func month() throws {
    let picker = DatePicker("d", selection: .constant(RenderContext.standardDate), displayedComponents: .date)
      .datePickerStyle(.graphical)
    let size = ProposedViewSize(width: 350, height: nil)
    func days(_ locale: String) throws -> [String] {
      let shown = host(picker, in: size) { $0.locale = Locale(identifier: locale) }
      return try shown.layoutDescription().split(separator: "\n").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    // Seven columns of 50, header 44, weekdays 20, five weeks of 44.
    let american = try days("en_US")
    #expect(american.contains { $0.hasSuffix(", 350, 284)") })
    // Tuesday is the third column from Sunday and the second from Monday; the disc of 40 lies in its middle.
    #expect(american.filter { $0.hasPrefix("Circle (") }.map { $0.hasPrefix("Circle (105,") } == [true])
    #expect(
      try days("de_DE").filter { $0.hasPrefix("Circle (") }.map { $0.hasPrefix("Circle (55,") } == [true])
  }
}
