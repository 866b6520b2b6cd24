import Foundation
import ReliefDrawing
import Testing

@testable import ReliefUI

@MainActor @Suite struct BarLookTests {
  private func lines(_ view: some View) throws -> [String] {
    DisplayListPrinter.text(try host(view, in: .init(width: 200, height: 400)).displayList())
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func page(_ change: (AnyView) -> some View) -> some View {
    let content = Color.green.navigationTitle("A").navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem { Circle().frame(width: 10, height: 10) } }
    return NavigationStack { change(AnyView(content)) }
  }

  @Test("The ground of the bar above a page is drawn where it is made visible, with a line below")
  func grounds() throws {
    let plain = try lines(page { $0 })
    let hidden = try lines(page { $0.toolbarBackground(.red, for: .navigationBar) })
    #expect(plain == hidden && !plain.contains { $0.contains("#FF3B30") })
    let shown = try lines(
      page {
        $0.toolbarBackground(.red, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar)
      })
    let ground = try #require(shown.firstIndex(of: "fill rect (0, 0, 200, 44) #FF3B30"))
    #expect(shown[ground + 1] == "fill rect (0, 43, 200, 1) #3C3C43/0.2902")
    let usual = try lines(page { $0.toolbarBackgroundVisibility(.visible, for: .navigationBar) })
    // The usual one is a material: what lies behind is blurred and tinted.
    #expect(usual.contains("blur 20") && usual.contains("fill rect (-1, -1, 202, 46) #F6F6F6/0.8"))
  }

  @Test("A bar with a ground may have a scheme of its own, in which its title and items are")
  func schemes() throws {
    func changed(_ view: AnyView) -> some View {
      view.toolbarBackground(.black, for: .navigationBar).toolbarColorScheme(.dark, for: .navigationBar)
    }
    // Without a visible ground the scheme is that of the page.
    #expect(try lines(page { changed($0) }).last == (try lines(page { $0 }).last))
    let shown = try lines(page { changed($0).toolbarBackground(.visible, for: .navigationBar) })
    #expect(shown.contains { $0.hasPrefix("glyphs") && $0.hasSuffix("#FFFFFF") })
    #expect(shown.contains { $0.hasPrefix("fill circle") && $0.hasSuffix("#FFFFFF") })
    // Said before the items as well as after them.
    let before = NavigationStack {
      changed(AnyView(Color.green)).toolbarBackground(.visible, for: .navigationBar)
        .toolbar { ToolbarItem { Circle().frame(width: 10, height: 10) } }
    }
    #expect(try lines(before).contains { $0.hasPrefix("fill circle") && $0.hasSuffix("#FFFFFF") })
  }

  @Test("The bars below a page have other grounds, none, or are not shown")
  func below() throws {
    func tabs(_ change: (AnyView) -> some View) -> some View {
      TabView { change(AnyView(Color.green)).tabItem { Text("a") } }
    }
    #expect(
      try lines(tabs { $0.toolbarBackground(.red, for: .tabBar) }).contains(
        "fill rect (0, 351, 200, 49) #FF3B30"))
    let bare = try lines(tabs { $0.toolbarBackground(.hidden, for: .tabBar) })
    #expect(bare.count == 2 && bare[0] == "fill rect (0, 0, 200, 351) #34C759")
    #expect(try lines(tabs { $0.toolbar(.hidden, for: .tabBar) }) == ["fill rect (0, 0, 200, 400) #34C759"])
    let bottom = NavigationStack {
      Color.green.toolbar { ToolbarItem(placement: .bottomBar) { Circle().frame(width: 10, height: 10) } }
        .toolbarBackground(.black, for: .bottomBar).toolbarColorScheme(.dark, for: .bottomBar)
    }
    let drawn = try lines(bottom)
    #expect(drawn.contains("fill rect (0, 351, 200, 49) #000000"))
    #expect(drawn.contains { $0.hasPrefix("fill circle") && $0.hasSuffix("#FFFFFF") })
  }
}
