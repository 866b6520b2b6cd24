import Foundation
import ReliefDrawing
import Testing

@testable import ReliefUI

/// Views that are made when they are shown: pages of tabs, one of several previews.
@MainActor @Suite struct LateViewTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Page: View {
    let name: String
    let log: Log
    @State private var visits = 0

    var body: some View {
      log.lines.append("body of \(name)")
      return Color.blue.frame(width: CGFloat(10 + visits), height: 10)
        .onAppear {
          log.lines.append("\(name) appears")
          visits += 1
        }
    }
  }

  /// Pages whose tabs and tags are said in many places.
  private struct Pages: View {
    let log: Log
    @State var chosen = "b"

    var body: some View {
      TabView(selection: $chosen) {
        Page(name: "a", log: log).tabItem { Text("A") }.tag("a").onAppear { log.lines.append("a outside") }
        Group {
          Page(name: "b", log: log).tag("b").padding(3)
          Named(log: log)
        }
        .tint(.red)
        if chosen != "x" { AnyView(Page(name: "d", log: log).tabItem { Text("D") }).tag("d") }
      }
    }
  }

  /// A page that says itself what its tab is.
  private struct Named: View {
    let log: Log
    var body: some View { VStack { Page(name: "c", log: log) }.tabItem { Text("C") }.tag("c") }
  }

  private func names(_ host: ViewHost) throws -> [Substring] {
    try host.layoutDescription().split(separator: "\n").filter { $0.contains("Text (") }
  }

  @Test("Only the shown page is made and appears; what others say of their tabs is known")
  func shown() throws {
    let log = Log()
    let host = host(Pages(log: log), in: .init(width: 400, height: 300))
    _ = try host.displayList()
    #expect(try names(host).count == 3)
    #expect(log.lines.contains("b appears"))
    #expect(Set(log.lines) == ["body of b", "b appears"])
    // The page is 10 points wide and one more for its visit, with 3 around it.
    #expect(try host.layoutDescription().contains("Color (194.5,"))
  }

  @Test("A page keeps its state while another is shown, and appears once")
  func kept() throws {
    let log = Log()
    let host = host(Pages(log: log), in: .init(width: 400, height: 300))
    for x in [50, 150, 50, 150] as [CGFloat] { try host.tap(at: CGPoint(x: x, y: 280)) }
    #expect(log.lines.count { $0 == "a appears" } == 1)
    #expect(log.lines.count { $0 == "a outside" } == 1)
    #expect(log.lines.count { $0 == "b appears" } == 1)
    #expect(!log.lines.contains("body of c") && !log.lines.contains("body of d"))
    #expect(try host.layoutDescription().contains("Color (194.5,"))
  }

  @Test("Pages of a list of data are made when they are turned to")
  func turned() throws {
    let log = Log()
    func pages(_ shown: Int) -> some View {
      TabView(selection: .constant(shown)) {
        ForEach(0..<5, id: \.self) { Page(name: "\($0)", log: log).tag($0) }
      }
      .tabViewStyle(.page)
    }
    for shown in [3, 1] { _ = try host(pages(shown), in: .init(width: 100, height: 100)).displayList() }
    #expect(Set(log.lines.filter { $0.hasSuffix("appears") }) == ["3 appears", "1 appears"])
  }

  @Test("Of several previews one is made, with what is said of it")
  func previews() throws {
    let log = Log()
    let all = Group {
      Page(name: "first", log: log).previewDisplayName("One")
      VStack { Page(name: "second", log: log) }.previewLayout(.sizeThatFits).padding(5)
      Page(name: "third", log: log).frame(width: 50)
    }
    .environment(\.font, .largeTitle)
    let host = host(PreviewPart(all, index: 1))
    #expect(try host.size() == CGSize(width: 21, height: 20))
    #expect(Set(log.lines.filter { $0.hasSuffix("appears") }) == ["second appears"])
    let settings = try PreviewPart.settings(of: all, environment: EnvironmentValues())
    #expect(settings.map(\.name) == ["One", nil, nil])
    #expect(settings.map(\.layout) == [nil, .sizeThatFits, nil])
  }

  @Test("A page of no view and one of several are one page each")
  func odd() throws {
    func list(_ shown: Int) throws -> String {
      let view = TabView(selection: .constant(shown)) {
        ForEach(0..<0, id: \.self) { _ in Color.red }.background(Color.red)
        Section {
          Color.green
        } header: {
          EmptyView()
        }.tag(1)
        ScrollView {}.tag(2)
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      return DisplayListPrinter.text(try host(view, in: .init(width: 20, height: 20)).displayList())
    }
    #expect(try list(1).contains("#34C759"))
    #expect(try list(2).isEmpty)
  }
}
