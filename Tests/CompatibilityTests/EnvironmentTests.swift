import SwiftUI
import Testing

struct ThemeKey: EnvironmentKey { static let defaultValue = CGFloat(3) }
extension EnvironmentValues {
  var questionsPerSession: CGFloat {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
  @Entry var options = CGFloat(4)
}

/// The environment and state beyond the tutorials.
@MainActor @Suite struct EnvironmentTests {
  @Observable final class Model { var width: CGFloat = 6 }
  final class Older: ObservableObject {
    @Published var width: CGFloat = 5
    var cancellable: AnyCancellable?
    let sizes = PassthroughSubject<CGFloat, Never>()
    init() { cancellable = erased.sink { [weak self] in self?.width = $0 } }
    var erased: AnyPublisher<CGFloat, Never> { sizes.map { $0 + 1 }.eraseToAnyPublisher() }
  }
  struct Observing: View {
    @ObservedObject var older: Older
    @Bindable var model: Model
    var body: some View {
      Box(width: older.width, height: model.width).onTapGesture {
        older.sizes.send(10)
        $model.width.wrappedValue = 2
      }
    }
  }
  struct Reading: View {
    @Environment(Model.self) private var model
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.questionsPerSession) private var questionsPerSession
    @Environment(\.options) private var options
    @Environment(\.locale) private var locale
    @Environment(\.self) private var all
    @ScaledMetric(relativeTo: .body) private var scaled: CGFloat = 10
    var body: some View {
      Box(
        width: model.width + questionsPerSession + options + all.options,
        height: isEnabled && !reduceMotion && locale.identifier == "en_US" ? scaled : 1)
    }
  }

  @Test("Objects and keys of one's own")
  func reading() throws {
    let host = screen(Observing(older: Older(), model: Model()))
    try host.tap(at: CGPoint(x: 1, y: 1))
    #expect(try host.layoutDescription().contains("Color (0, 0, 11, 2)"))
    lays(Reading().environment(Model()), nil, nil, "Color (0, 0, 17, 10)")
    lays(
      Reading().environment(Model()).environment(\.questionsPerSession, 1).environment(\.options, 2)
        .environment(\.isEnabled, false), nil, nil, "Color (0, 0, 11, 1)")
    lays(
      Reading().environment(Model()).environment(\.locale, Locale(identifier: "de")), nil, nil,
      "Color (0, 0, 17, 1)")
    draws(
      Box(color: .primary).environment(\.colorScheme, .dark), nil, nil, "fill rect (0, 0, 20, 10) #FFFFFF")
    draws(Box(color: .primary).colorScheme(.dark), nil, nil, "fill rect (0, 0, 20, 10) #FFFFFF")
    #expect(
      ideal(Text("abc").environment(\.textCase, .uppercase)) == ideal(Text("ABC")))
    #expect(ColorScheme.allCases.count == 2 && UserInterfaceSizeClass.compact != .regular)
  }

  struct Bound: View {
    @State private var on: Bool
    init(on: Bool) { _on = State(wrappedValue: on) }
    var body: some View {
      let width = Binding {
        on ? 9.0 : 3.0
      } set: {
        on = $0 > 5
      }
      Box(width: width.wrappedValue).onTapGesture { width.wrappedValue = 7 }
    }
  }
  struct Timed: View {
    @State private var width: CGFloat = 1
    var body: some View {
      Box(width: width).task { width = 7 }.onChange(of: width, perform: { _ in })
    }
  }

  @Test("Bindings by closures, tasks")
  func bindings() throws {
    let host = screen(Bound(on: false))
    try host.tap(at: CGPoint(x: 1, y: 1))
    #expect(try host.layoutDescription().contains("Color (0, 0, 9, 10)"))
    lays(Timed(), nil, nil, "Color (0, 0, 7, 10)")
  }
}
