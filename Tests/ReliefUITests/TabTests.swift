import Foundation
import ReliefDrawing
import Testing

@testable import ReliefUI

/// Tabs below pages, and above them on large screens.
@MainActor @Suite struct TabTests {
  private func host(_ view: some View, isLarge: Bool) -> ViewHost {
    ReliefUITests.host(view, in: .init(width: 600, height: 400)) {
      $0.horizontalSizeClass = isLarge ? .regular : .compact
      $0.verticalSizeClass = .regular
    }
  }

  private func lines(_ host: ViewHost) throws -> [String] {
    DisplayListPrinter.text(try host.displayList()).split(separator: "\n").map(String.init)
  }

  private struct Tabs: View {
    @State private var chosen = "b"
    var body: some View {
      TabView(selection: $chosen) {
        Tab("First", systemImage: "house", value: "a") { Color.red }
        Tab("Second", systemImage: "bell", value: "b") { Color.green }.badge(3)
        Tab(value: "c", role: .search) { Color.blue }
      }
    }
  }

  @Test("On a phone tabs are below, the chosen page above them, and a tap chooses another")
  func below() throws {
    let host = host(Tabs(), isLarge: false)
    #expect(try lines(host).contains("fill rect (0, 0, 600, 351) #34C759"))
    try host.tap(at: CGPoint(x: 500, y: 380))
    #expect(try lines(host).contains("fill rect (0, 0, 600, 351) #007AFF"))
  }

  @Test("On a large screen tabs are titles in a capsule above the page")
  func above() throws {
    let host = host(Tabs(), isLarge: true)
    #expect(try lines(host).contains("fill rect (0, 44, 600, 356) #34C759"))
    let taps = try host.touchFrames()
    #expect(taps.count == 3 && taps.allSatisfy { $0.minY == 6 && $0.height == 32 })
    // Together they stand in the middle; the tab to search has a symbol only.
    let middle = (taps.map(\.minX).min() ?? 0) + (taps.map(\.maxX).max() ?? 0)
    #expect(abs(middle - 600) <= 1)
    #expect((taps.map(\.width).min() ?? 0) < 50)
    try host.tap(at: CGPoint(x: taps[2].midX, y: taps[2].midY))
    #expect(try lines(host).contains { $0.hasPrefix("fill rect (0, 44, 600, 356) #007AFF") })
  }

  @Test("A page with a bar of its own shares its row with the tabs; a title in the bar makes room")
  func shared() throws {
    func tabs(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
      TabView {
        NavigationStack { Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(mode) }
          .tabItem { Label("First", systemImage: "house") }
      }
    }
    #expect(try lines(host(tabs(.large), isLarge: true)).contains("fill rect (0, 96, 600, 304) #FF3B30"))
    let inline = host(tabs(.inline), isLarge: true)
    #expect(try lines(inline).contains("fill rect (0, 44, 600, 356) #FF3B30"))
    let texts = try inline.layoutDescription().split(separator: "\n").filter { $0.contains("Text (") }
    #expect(texts.contains { $0.contains("Text (16,") })
    #expect(try lines(host(tabs(.inline), isLarge: false)).contains("fill rect (0, 44, 600, 307) #FF3B30"))
  }

  @Test("Tabs without values, in sections, and pages turned with dots on a ground compile and draw")
  func forms() throws {
    let plain = TabView {
      TabSection("More") { Tab("A", systemImage: "house") { Color.red } }
      Tab {
        Color.green
      } label: {
        Text("B")
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    #expect(try lines(host(plain, isLarge: false)).contains("fill rect (0, 0, 600, 351) #FF3B30"))
    func pages(_ mode: PageIndexViewStyle.BackgroundDisplayMode) -> some View {
      TabView {
        Color.red
        Color.green
      }
      .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: mode))
    }
    let ground = try lines(host(pages(.always), isLarge: false)).filter { $0.hasSuffix("#000000/0.251") }
    #expect(ground == ["fill rounded 12.5 (279.5, 363, 41, 25) #000000/0.251"])
    #expect(!(try lines(host(pages(.automatic), isLarge: false)).contains { $0.contains("#000000") }))
  }
}
