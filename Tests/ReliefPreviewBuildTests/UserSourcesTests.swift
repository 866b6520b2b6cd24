import ReliefPreviewBuild
import Testing

/// What users write that could lead the tool or the compiler astray.
///
/// A view is three points wide where the right branch was taken and the right name was meant.
@Suite(.serialized) struct UserSourcesTests {
  @Test(
    "Conditions nest, have operators, and stand in chains, lists and switches; availability follows the version"
  )
  func conditions() throws {
    let project = try PreviewProject(["Conditions.swift": Self.conditions])
    let made = try project.draw(try project.build("Conditions.swift"))
    let names = ["nested", "chain", "member", "avail", "attr", "guard", "ext", "swiftversion", "arch"]
    #expect(made == names.map { "Conditions-\($0).png 3x1" })
  }

  @Test("Types, colours and modifiers of users may be called as some of Relief's are")
  func names() throws {
    let project = try PreviewProject(["Names.swift": Self.names])
    #expect(
      try project.draw(try project.build("Names.swift")) == ["Names-names.png 3x8", "Names-alone.png 3x1"])
  }

  @Test("Types of users may be called as SwiftUI's most used ones are")
  func shadows() throws {
    let project = try PreviewProject(["Shadows.swift": Self.shadows])
    #expect(try project.draw(try project.build("Shadows.swift")) == ["Shadows-own.png 3x1"])
  }

  @Test("UIKit's objects may be made and asked outside of the main actor, as Xcode lets Swift 5 do")
  func actors() throws {
    let source = """
      import SwiftUI
      let generator = UIImpactFeedbackGenerator(style: .light)
      struct Haptics { static let success = UINotificationFeedbackGenerator() }
      extension UIScreen { static var width: CGFloat { main.bounds.width } }
      func hideKeyboard() {
        UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
      }
      class Model: ObservableObject { func buzz() { generator.impactOccurred(); hideKeyboard() } }
      #Preview("own", traits: .sizeThatFitsLayout) { Color.red.frame(width: UIScreen.width / 131, height: 1) }
      """
    let project = try PreviewProject(["Actors.swift": source])
    #expect(try project.draw(try project.build("Actors.swift")) == ["Actors-own.png 3x1"])
  }

  private static let conditions = """
    import SwiftUI
    #if canImport(UIKit) && (os(iOS) || os(tvOS)) && !targetEnvironment(macCatalyst)
    import UIKit
    typealias PlatformColor = UIColor
    #elseif os(macOS)
    import AppKit
    typealias PlatformColor = NSColor
    #endif
    func side(_ ok: Bool) -> CGFloat { ok ? 3 : 9 }
    #Preview("nested", traits: .sizeThatFitsLayout) {
      #if os(iOS)
        #if targetEnvironment(simulator) || DEBUG
          #if !os(watchOS)
          Color.red.frame(width: 3, height: 1)
          #else
          Color.red.frame(width: 9, height: 1)
          #endif
        #else
        Text("device")
        #endif
      #elseif os(macOS)
      Text("mac")
      #else
      Text("linux")
      #endif
    }
    struct Chain: View {
      var body: some View {
        Color.red
          .frame(height: 1)
          #if os(macOS)
          .frame(width: 50)
          #elseif os(iOS)
          .frame(width: 3)
          #endif
          #if os(iOS)
          .opacity(0.5)
          #else
          .frame(width: "linux")
          #endif
          .padding(.zero)
      }
    }
    #Preview("chain", traits: .sizeThatFitsLayout) { Chain() }
    let table: [CGFloat] = [
      1,
      3]
    func pick() -> CGFloat {
      #if os(iOS)
      return 3
      #else
      return 9
      #endif
    }
    enum Kind {
      case a
      #if os(macOS)
      case b
      #endif
      var w: CGFloat {
        switch self {
        case .a: return 3
        #if os(macOS)
        case .b: return 9
        #endif
        }
      }
    }
    #Preview("member", traits: .sizeThatFitsLayout) { Color.red.frame(width: Kind.a.w, height: pick() - 2) }
    struct Avail: View {
      var body: some View {
        if #available(iOS 17.0, macOS 14, *), Bool(true) { Color.red.frame(width: 3, height: 1) } else { Text("old") }
      }
      @available(iOS 16, *) var other: some View { Text("") }
    }
    #Preview("avail", traits: .sizeThatFitsLayout) { Avail() }
    @available(iOS 15.0, *)
    #Preview("attr", traits: .sizeThatFitsLayout) { Color.red.frame(width: 3, height: 1) }
    func check() -> Bool {
      guard #available(iOS 26, *) else { return true }
      return false
    }
    #Preview("guard", traits: .sizeThatFitsLayout) { Color.red.frame(width: side(check()), height: 1) }
    extension View {
      @ViewBuilder func modern() -> some View {
        if #unavailable(iOS 26) { self.frame(width: 3) } else { self.frame(width: 9) }
      }
    }
    #Preview("ext", traits: .sizeThatFitsLayout) { Color.red.modern().frame(height: 1) }
    #Preview("swiftversion", traits: .sizeThatFitsLayout) {
      #if swift(>=5.9) && compiler(>=5) && !os(Linux)
      Color.red.frame(width: 3, height: 1)
      #else
      Text("bad")
      #endif
    }
    #Preview("arch", traits: .sizeThatFitsLayout) {
      #if os(iOS) && arch(arm64) || os(iOS) && arch(x86_64)
      Color.red.frame(width: 3, height: 1)
      #else
      Text("bad")
      #endif
    }
    """

  private static let names = """
    import SwiftUI
    struct Theme { static let accent = Color(red: 1, green: 0, blue: 0); static var current = Theme() }
    struct Card: View { var title = "x"; var body: some View { Color.card.frame(width: 3, height: 1) } }
    struct Badge: View { var body: some View { Card() } }
    struct Label: View { var body: some View { Card() } }
    struct Divider: View { var body: some View { Color.theme.primary.frame(width: 3, height: 1) } }
    struct ColorTheme { let primary = Color.red; let background = Color.blue }
    extension Color { static let theme = ColorTheme(); static let card = Color.green.opacity(0.5); static let accent = Color.green; static let offWhite = Color(red: 0.9, green: 0.9, blue: 0.93); static var text: Color { .primary } }
    extension View {
      func embossed() -> some View { overlay(Color.clear) }
      func neumorphic(_ r: CGFloat = 4) -> some View { shadow(color: .black, radius: r) }
      func soft() -> some View { self }
      func cardStyle() -> some View { background(Color.theme.background) }
      func glow(color: Color = .red, radius: CGFloat = 20) -> some View { shadow(color: color, radius: radius / 3) }
      func hidden(_ h: Bool) -> some View { opacity(h ? 0 : 1) }
      func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View { clipShape(RoundedCorner(radius: radius, corners: corners)) }
      func innerShadow<S: Shape>(using shape: S, angle: Angle = .degrees(0), color: Color = .black, width: CGFloat = 6, blur: CGFloat = 6) -> some View { overlay(shape.stroke(color, lineWidth: width).blur(radius: blur).mask(shape)) }
    }
    struct RoundedCorner: Shape {
      var radius: CGFloat = .infinity; var corners: UIRectCorner = .allCorners
      func path(in rect: CGRect) -> Path { Path(UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius)).cgPath) }
    }
    struct Toast: View { var body: some View { Label() } }
    enum Weather { case sun }
    struct Raised: ViewModifier { func body(content: Content) -> some View { content } }
    struct SoftButtonStyle: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.neumorphic() } }
    struct NeumorphicButtonStyle: ButtonStyle { func makeBody(configuration: Self.Configuration) -> some View { configuration.label } }
    struct Preview: View { var body: some View { Card() } }
    struct Settings: View { var body: some View { Card() } }
    struct Item: Identifiable { let id = UUID(); var name = "" }
    struct Task: Identifiable { let id = UUID() }
    struct Device { var name: String }
    class Model: ObservableObject { @Published var items = [Item()]; @Published var tasks = [Task()] }
    struct ContentView: View {
      @StateObject var model = Model()
      @Environment(\\.colorScheme) var scheme
      var body: some View {
        VStack(spacing: 0) {
          Card().neumorphic().soft().cardStyle().glow().hidden(false).embossed()
          Divider(); Badge(); Label(); Toast()
          Button(action: {}) { Card() }.buttonStyle(SoftButtonStyle())
          ForEach(model.items) { _ in Card().cornerRadius(1, corners: [.topLeft, .bottomRight]).modifier(Raised()) }
          Settings().innerShadow(using: Rectangle())
        }
      }
    }
    #Preview("names", traits: .sizeThatFitsLayout) { ContentView() }
    #Preview("alone", traits: .sizeThatFitsLayout) { Preview() }
    """

  private static let shadows = """
    import SwiftUI
    struct Button<Label: View>: View { var action: () -> Void = {}; @ViewBuilder var label: () -> Label; var body: some View { label().frame(width: 3, height: 1) } }
    struct Color { static let mine = SwiftUI.Color.red }
    struct Text: View { init(_ s: String) {}; var body: some View { SwiftUI.Color.blue.frame(width: 3, height: 1) } }
    #Preview("own", traits: .sizeThatFitsLayout) { Button { Text("a").background(Color.mine) } }
    """
}
