import SwiftUI
import Testing

/// Lists, navigation, tabs, and what is presented, beyond the tutorials.
@MainActor @Suite struct ListTests {
  struct Item: Identifiable, Hashable { let id: Int }
  private let items = [Item(id: 1), Item(id: 22)]

  @Test("Lists in each form and style")
  func lists() {
    draws(
      List {
        Text("ab"); Text("abc")
      }, 300, 300, "glyphs 2 *", "glyphs 3 *")
    draws(List(items) { Text("\($0.id)") }, 300, 300, "glyphs 1 *", "glyphs 2 *")
    draws(List([1, 22], id: \.self) { Text("\($0)") }, 300, 300, "glyphs 1 *", "glyphs 2 *")
    draws(
      List(items, selection: .constant(Optional(1))) { Text("\($0.id)") }, 300, 300, "glyphs 1 *",
      "glyphs 2 *")
    let rows = List { Section(header: Text("one"), footer: Text("four")) { Text("ab") } }
    draws(
      rows.listStyle(InsetGroupedListStyle()), 300, 300, "fill rect * #F2F2F7", "glyphs 3 *",
      "fill * #FFFFFF", "glyphs 2 *", "glyphs 4 *")
    draws(rows.listStyle(.plain), 300, 300, "glyphs 3 *", "glyphs 2 *", not: "#F2F2F7")
    draws(rows.listStyle(InsetListStyle()), 300, 300, "glyphs 3 *", "glyphs 2 *")
    draws(
      List {
        Section {
          Text("ab")
        } header: {
          Text("one")
        }
      }, 300, 300, "glyphs 3 *", "glyphs 2 *")
    draws(List { Text("ab").listRowBackground(Color.green) }, 300, 300, "fill rect * #34C759", "glyphs 2 *")
    lays(
      List { Box().listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }.listStyle(.plain),
      300, 300, "Color (2, *, 20, 10)")
    draws(List { Text("ab") }.scrollContentBackground(.hidden), 300, 300, "glyphs 2 *", not: "#F2F2F7")
    draws(Form { Text("ab").badge(7) }, 300, 300, "glyphs 2 *", "glyphs 1 *")
    same(
      List { Text("ab").swipeActions(edge: .leading) { Button("c") {} }.deleteDisabled(true) }.refreshable {},
      as: List { Text("ab") }, 300, 300)
    draws(
      List { ForEach(items) { Text("\($0.id)") }.onDelete { _ in }.onMove { _, _ in } }
        .environment(\.defaultMinListRowHeight, 10), 300, 300, "glyphs 1 *", "glyphs 2 *")
  }

  struct OneByOne: NavigationViewStyle {}
  struct Pushed: View {
    @State private var path = NavigationPath()
    @State private var isActive = false
    var body: some View {
      NavigationStack(path: $path) {
        List {
          NavigationLink(value: 1) { Text("one") }
          NavigationLink("four", value: 2)
          NavigationLink(destination: Text("deep")) { Text("ab") }
          NavigationLink(destination: Text("deep"), isActive: $isActive) { Text("abc") }
          NavigationLink {
            Text("deep")
          } label: {
            Text("abcde")
          }
        }
        .navigationDestination(for: Int.self) { Text("\($0)") }
        .navigationBarTitle("Cards")
        .navigationBarBackButtonHidden(true)
        .navigationBarItems(trailing: Button("Add") {})
      }
    }
  }

  @Test("Navigation in each form shows its first screen")
  func navigation() {
    let host = screen(Pushed(), 300, 500)
    for line in ["glyphs 5 *", "glyphs 3 * #6A4BD6", "glyphs 3 * #000000", "glyphs 2 * #000000"] {
      check(host, draws: [line], not: ["deep"], at: #_sourceLocation)
    }
    draws(
      NavigationStack {
        Box().navigationTitle("Cards").navigationDestination(for: Int.self, destination: { Text("\($0)") })
      },
      300, 300, "fill rect * #FF3B30")
    same(
      NavigationView { Box() }.navigationViewStyle(OneByOne()), as: NavigationView { Box() }, 100, 100)
    draws(
      NavigationSplitView {
        Text("ab")
      } detail: {
        Text("abc")
      }, 300, 300, "glyphs 2 *")
    draws(
      NavigationStack {
        Box().navigationTitle("Cards").searchable(text: .constant(""), prompt: "Find")
      }, 300, 300, "fill rect * #FF3B30")
    draws(
      NavigationStack {
        Box().searchable(text: .constant("a"), prompt: "Find") { Text("x").searchCompletion("x") }
          .onSubmit(of: .search) {}
      }, 300, 300, "fill rect * #FF3B30")
    draws(NavigationStack { Box().searchable(text: .constant("")) }, 300, 300, "fill rect * #FF3B30")
    let toolbar = NavigationStack {
      Box().toolbar {
        ToolbarItem { Button("Add") {} }
        ToolbarItemGroup(placement: .bottomBar) { Button("Share") {} }
      }
    }
    draws(toolbar, 300, 300, "glyphs 3 * #6A4BD6")
    draws(toolbar, 300, 300, "glyphs 5 * #6A4BD6")
    draws(NavigationStack { Box().toolbar { Bar() } }, 300, 300, "glyphs 2 *")
    draws(NavigationStack { Box().navigationTitle("Cards").toolbar(.hidden) }, 300, 300, not: "glyphs 5")
    draws(
      HSplitView {
        Box(); Box(color: .blue)
      }, nil, nil, "fill rect (0, *", "fill rect (21, *")
  }
  struct Bar: ToolbarContent {
    var body: some ToolbarContent { ToolbarItem(placement: .navigationBarLeading) { Button("Go") {} } }
  }

  @Test("Tabs show their items below")
  func tabs() {
    draws(
      TabView {
        Text("one").tabItem { Label("ab", systemImage: "star") }
        Text("four").tabItem { Text("abc") }
      }, 300, 300, "glyphs 3 * #000000", "glyphs 2 *")
    draws(TabView { Box().tabItem({ Text("abcd") }) }, 300, 300, "fill rect*", "glyphs 4 *")
  }

  @Test("Sheets, covers, popovers, dialogs and alerts in their further forms")
  func presentations() {
    let on = Binding.constant(true)
    draws(Box().sheet(isPresented: on, content: { Color.green }), 100, 100, "*#34C759")
    draws(Box().sheet(isPresented: on, onDismiss: {}, content: { Color.green }), 100, 100, "*#34C759")
    draws(
      Box().fullScreenCover(isPresented: on) { Color.green }, 100, 100, "fill rect (0, 0, 100, 100) #34C759")
    draws(Box().fullScreenCover(item: .constant(items[0])) { _ in Color.green }, 100, 100, "*#34C759")
    draws(Box().popover(isPresented: on) { Color.green }, 100, 100, "*#34C759")
    draws(Box().popover(isPresented: on, arrowEdge: .bottom) { Color.green }, 100, 100, "*#34C759")
    same(
      Box().sheet(isPresented: on) { Color.green.interactiveDismissDisabled() },
      as: Box().sheet(isPresented: on) { Color.green }, 100, 100)
    draws(Box().alert(isPresented: on, content: { Alert(title: Text("abcd")) }), 300, 300, "glyphs 4 *")
    draws(
      Box().alert(isPresented: on) {
        Alert(
          title: Text("abcd"), message: Text("abc"), primaryButton: .cancel(),
          secondaryButton: .destructive(Text("Erase")))
      }, 300, 300, "glyphs 4 *", "glyphs 3 *", "glyphs 6 *", "glyphs 5 * #FF3B30")
    draws(Box().alert("abcd", isPresented: on) { Button("Go") {} }, 300, 300, "glyphs 4 *", "glyphs 2 *")
    draws(
      Box().alert("abcd", isPresented: on, actions: { Button("Go") {} }), 300, 300, "glyphs 4 *", "glyphs 2 *"
    )
    draws(
      Box().alert("abcd", isPresented: on) {
        Button("Go") {}
      } message: {
        Text("abc")
      }, 300, 300, "glyphs 4 *",
      "glyphs 3 *", "glyphs 2 *")
    draws(
      Box().alert(item: .constant(items[0]), content: { Alert(title: Text("\($0.id)")) }), 300, 300,
      "glyphs 1 *")
    draws(
      Box().confirmationDialog("abcd", isPresented: on, titleVisibility: .visible) { Button("Go") {} }, 300,
      300,
      "glyphs 4 *", "glyphs 2 *")
    draws(
      Box().confirmationDialog("abcd", isPresented: on, presenting: 7) { _ in
        Button("Go") {}
      } message: {
        Text("\($0)")
      },
      300, 300, "glyphs 1 *", "glyphs 2 *")
    draws(
      Box().actionSheet(item: .constant(items[0])) { _ in
        ActionSheet(title: Text("abcd"), message: Text("abc"), buttons: [.default(Text("Go")), .cancel()])
      }, 300, 300, "glyphs 4 *", "glyphs 3 *", "glyphs 2 *")
    let visibility: Visibility = .automatic
    same(
      Box().sheet(isPresented: on) { Color.green.presentationDragIndicator(visibility) },
      as: Box().sheet(isPresented: on) { Color.green }, 100, 100)
    let low: Set<PresentationDetent> = [.height(30)]
    draws(
      Box().sheet(isPresented: on) { Color.green.presentationDetents(low) }, 100, 100,
      "fill * (0, 70, 100, 30) *")
    same(Box().contextMenu(ContextMenu { Button("a") {} }), as: Box())
  }
}
