import SwiftUI
import Testing

/// Property wrappers, the environment, and what runs when views appear and change.
@MainActor @Suite struct StateTests {
  final class Store: ObservableObject {
    @Published var width: CGFloat = 5
    @Published var days: [String] = []
    init() {}
    init(width: CGFloat) { self.width = width }
  }
  struct Child: View {
    @Binding var width: CGFloat
    var body: some View { Box(width: width).onTapGesture { width += 10 } }
  }
  struct Parent: View {
    @State private var width: CGFloat = 5
    var body: some View { Child(width: $width) }
  }
  struct Owner: View {
    @StateObject private var store = Store()
    var body: some View { Reader().environmentObject(store) }
  }
  struct Given: View {
    @StateObject private var store: Store
    init(width: CGFloat) { _store = StateObject(wrappedValue: Store(width: width)) }
    var body: some View { Box(width: store.width) }
  }
  struct Reader: View {
    @EnvironmentObject var store: Store
    var body: some View { Box(width: store.width).onTapGesture { store.width += 3 } }
  }
  struct Stored: View {
    @AppStorage("ratings-of-test") private var ratings = "12345"
    @SceneStorage("tab-of-test") private var tab = 4
    var body: some View {
      Box(width: CGFloat(ratings.count), height: CGFloat(tab)).onTapGesture {
        (ratings, tab) = (ratings + "6", 9)
      }
    }
  }

  private func tapped(_ view: some View) -> String {
    let host = screen(view)
    let acted = (try? host.tap(at: CGPoint(x: 1, y: 1))) ?? false
    return acted ? ((try? host.layoutDescription()) ?? "") : "nothing"
  }

  @Test("State and bindings change the picture on a tap")
  func wrappers() {
    #expect(tapped(Parent()).contains("Color (0, 0, 15, 10)"))
    #expect(tapped(Owner()).contains("Color (0, 0, 8, 10)"))
    #expect(tapped(Reader().environmentObject(Store(width: 2))).contains("Color (0, 0, 5, 10)"))
    lays(Given(width: 9), nil, nil, "Color (0, 0, 9, 10)")
    #expect(tapped(Stored()).contains("Color (0, 0, 6, 9)"))
    lays(Child(width: .constant(7)), nil, nil, "Color (0, 0, 7, 10)")
    var kept = CGFloat(6)
    let binding = Binding(get: { kept }, set: { kept = $0 })
    _ = tapped(Child(width: binding))
    #expect(kept == 16)
  }

  struct Surroundings: View {
    @Environment(\.verticalSizeClass) var verticalSizeClass
    @Environment(\.horizontalSizeClass) var horizontalSizeClass
    @Environment(\.sizeCategory) var sizeCategory
    @Environment(\.scenePhase) var scenePhase
    @Environment(\.colorScheme) var colorScheme
    var body: some View {
      Box(
        color: colorScheme == .dark ? .white : .black, width: verticalSizeClass == .compact ? 1 : 2,
        height: sizeCategory > .extraLarge ? 3 : scenePhase == .active ? 4 : 5)
    }
  }

  @Test("Views read the environment, and set it for those inside")
  func environment() {
    draws(Surroundings(), nil, nil, "fill rect (0, 0, 2, 4) #000000")
    draws(Surroundings(), nil, nil, "fill rect (0, 0, 2, 4) #FFFFFF", dark: true)
    draws(
      Surroundings().environment(\.sizeCategory, .accessibilityLarge).environment(
        \.verticalSizeClass, .compact),
      nil, nil, "fill rect (0, 0, 1, 3) #000000")
    lays(Text("a").environment(\.sizeCategory, .extraExtraExtraLarge), nil, nil, "Text (0, 0, *, 28)")
  }

  struct Steps: View {
    @State private var width: CGFloat = 1
    @State private var height: CGFloat = 1
    var body: some View {
      Box(width: width, height: height)
        .onAppear { width = 4 }
        .onChange(of: width) { newValue in height = newValue * 2 }
        .onDisappear { width = 100 }
    }
  }
  struct Changes: View {
    @State private var width: CGFloat = 1
    @State private var old: CGFloat = 0
    @State private var count: CGFloat = 1
    var body: some View {
      Box(width: width + old, height: count)
        .onAppear { width = 3 }
        .onChange(of: width) { before, after in old = before * 10 + after }
        .onChange(of: old) { count += 1 }
    }
  }

  @Test("Appearing and changes act before the picture is made")
  func lifecycle() {
    lays(Steps(), nil, nil, "Color (0, 0, 4, 8)")
    lays(Changes(), nil, nil, "Color (0, 0, 16, 2)")
  }

  struct Counting: View {
    @State private var count: CGFloat = 1
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let numbers = PassthroughSubject<CGFloat, Never>()
    var body: some View {
      Box(width: count)
        .onReceive(timer) { _ in count += 100 }
        .onReceive(Just(CGFloat(6))) { count = $0 }
        .onReceive(numbers) { count = $0 }
    }
  }

  @Test("Publishers are received; a timer does not fire while a picture is made")
  func publishers() { lays(Counting(), nil, nil, "Color (0, 0, 6, 10)") }

  struct Leaving: View {
    @Environment(\.presentationMode) var presentationMode
    @Environment(\.dismiss) var dismiss
    let isOld: Bool
    var body: some View {
      Box(color: .green).onTapGesture {
        if isOld { presentationMode.wrappedValue.dismiss() } else { dismiss() }
      }
    }
  }
  struct Presenting: View {
    @State private var isShown = true
    let isOld: Bool
    var body: some View { Box().sheet(isPresented: $isShown) { Leaving(isOld: isOld) } }
  }

  @Test("A sheet is left by both ways", arguments: [true, false])
  func leaving(_ isOld: Bool) throws {
    let host = screen(Presenting(isOld: isOld), 100, 100)
    #expect(try host.drawingDescription().contains("#34C759"))
    // The sheet's room begins 10 points below the upper edge.
    #expect(try host.tap(at: CGPoint(x: 50, y: 55)))
    #expect(try !host.drawingDescription().contains("#34C759"))
  }
}
