import SwiftUI
import Testing

/// Forms, tabs, navigation, timelines.
@MainActor @Suite struct ContainerTests {
  @Test("A form shows its sections as groups of rows")
  func forms() {
    let form = Form {
      Section(header: Text("First")) {
        Text("one"); Text("two")
      }
    }
    draws(
      form, 300, 300, "fill rect (0, 0, 300, 300) #F2F2F7", "glyphs 5 *", "fill rounded * #FFFFFF",
      "glyphs 3 *")
    lays(Form { Text("one") }, 300, 300, "Text (*, *, *, 21)")
  }

  @Test("Tabs show the one that is chosen")
  func tabs() {
    let pages = TabView(selection: .constant(1)) {
      Color.red.tag(0)
      Color.green.tag(1)
    }
    draws(
      pages.tabViewStyle(PageTabViewStyle(indexDisplayMode: .never)), 100, 100,
      "fill rect (0, 0, 100, 100) #34C759",
      not: "#FF3B30")
    draws(
      pages.tabViewStyle(PageTabViewStyle(indexDisplayMode: .always)), 100, 100, "*#34C759", "fill circle*")
  }

  @Test("Navigation shows its title and its toolbar")
  func navigation() {
    let view = NavigationView {
      Box().navigationTitle("Cards").navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .navigationBarTrailing) { Button("Add") {} } }
    }
    .navigationViewStyle(StackNavigationViewStyle())
    draws(view, 300, 300, "fill rect * #FF3B30")
    draws(view, 300, 300, "glyphs 5 *")
    draws(view, 300, 300, "glyphs 3 * #6A4BD6")
  }

  @Test("A timeline shows the date of the picture")
  func timelines() {
    draws(
      TimelineView(.animation(minimumInterval: 1, paused: false)) { context in
        Box(width: context.date.timeIntervalSince1970 > 0 ? 8 : 4)
      }, nil, nil, "fill rect (0, 0, 8, 10) #FF3B30")
  }
}
