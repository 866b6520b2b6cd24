import SwiftUI
import Testing

final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ app: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}
final class MacDelegate: NSObject, NSApplicationDelegate {}
final class Hosted: UIHostingController<Box> {}
final class Row: UITableViewCell {}
struct Note: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = "abc"
  init() {}
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
struct NotesApp: App {
  @NSApplicationDelegateAdaptor(MacDelegate.self) var delegate
  var body: some Scene { DocumentGroup(newDocument: Note()) { file in Text(file.document.text) } }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(rootView: Box())
    self.window = window
    window.makeKeyAndVisible()
  }
}
struct DelegatedApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
  var body: some Scene {
    WindowGroup { Box() }
      .windowStyle(HiddenTitleBarWindowStyle())
      .windowResizability(.contentSize)
      .commands { Menus() }
    Settings { Box() }
  }
}
struct Menus: Commands {
  var body: some Commands {
    SidebarCommands()
    CommandMenu("a") { Button("b") {} }
    CommandGroup(replacing: CommandGroupPlacement.newItem) { Button("c") {} }
  }
}

/// The names of UIKit and AppKit beyond the tutorials.
@MainActor @Suite struct PlatformTests {
  struct Blur: UIViewRepresentable {
    var style: UIBlurEffect.Style = .regular
    func makeUIView(context: UIViewRepresentableContext<Blur>) -> UIVisualEffectView {
      let view = UIView(frame: .zero)
      view.backgroundColor = .clear
      _ = UIVisualEffectView()
      return UIVisualEffectView(effect: UIBlurEffect(style: style))
    }
    func updateUIView(_ uiView: UIVisualEffectView, context: Context) {}
  }
  struct Share: UIViewControllerRepresentable {
    func makeUIViewController(context: UIViewControllerRepresentableContext<Share>)
      -> UIActivityViewController
    {
      UIActivityViewController(activityItems: [1], applicationActivities: nil)
    }
    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
  }
  struct Sliding: UIViewRepresentable {
    func makeUIView(context: Context) -> UISlider {
      let slider = UISlider(frame: .zero)
      slider.minimumTrackTintColor = .red
      return slider
    }
    func updateUIView(_ uiView: UISlider, context: Context) { uiView.value = 1 }
  }
  struct MacView: NSViewRepresentable {
    func makeNSView(context: Context) -> NSView { NSView() }
    func updateNSView(_ nsView: NSView, context: Context) {}
  }

  @Test("Representables are boxes with their names")
  func representables() {
    draws(Blur(), 100, 40, "stroke rect * dash 4,3", "glyphs 4 *")
    draws(Share(), 100, 40, "stroke rect * dash 4,3", "glyphs 5 *")
    draws(Sliding(), 100, 40, "glyphs 7 *")
    draws(MacView(), 100, 40, "glyphs 7 *")
    _ = NSHostingView(rootView: Box())
    #expect("\(DelegatedApp.Body.self)".contains("Scene"))
    #expect("\(NotesApp.Body.self)".hasPrefix("DocumentGroup<Note") && Note().text == "abc")
    #expect(Hosted(rootView: Box()).rootView.width == 20 && Row().selectionStyle == .default)
    SceneDelegate().scene(UIWindowScene())
  }

  @Test("Colours, fonts, pictures and places of UIKit")
  func values() throws {
    let table: [(UIColor, String)] = [
      (.red, "#FF0000"), (.yellow, "#FFFF00"), (UIColor.label, "#000000"), (UIColor.systemGray, "#8E8E93"),
      (UIColor.lightGray, "#AAAAAA"), (UIColor.darkGray, "#555555"), (UIColor.white, "#FFFFFF"),
      (UIColor.black, "#000000"), (UIColor.gray, "rgb(0.5 0.5 0.5)"), (UIColor.red, "#FF0000"),
      (UIColor.yellow, "#FFFF00"),
      (UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1), "#FF0000"),
    ]
    for (color, word) in table { draws(Color(color), 4, 4, "fill rect (0, 0, 4, 4) \(word)") }
    lays(Text("a").font(Font(NSFont.systemFont(ofSize: 20))), nil, nil, "Text (0, 0, *, 24)", scale: 3)
    let empty = UIGraphicsImageRenderer(size: .zero, format: .default()).image { _ in }
    #expect(empty.size == UIGraphicsImageRenderer(bounds: .zero).image { _ in }.size)
    let named = UIColor(named: "background")
    draws(Color(uiColor: try #require(named)), 4, 4, "fill rect * #F0F0F3")
    draws(Box().background(Color(UIColor.clear)), nil, nil, "fill rect*")
    #expect(UIScreen.main.bounds.width > 300 && UIDevice.current.systemName == "iOS")
    let data = try ImageRenderer(content: Box()).pngData()
    let picture = try #require(UIImage(data: data))
    draws(Image(uiImage: picture), nil, nil, "bitmap 20x10 *")
    draws(Image(nsImage: NSImage(cgImage: try #require(picture.cgImage))), nil, nil, "bitmap 20x10 *")
    draws(
      Image(decorative: try #require(picture.cgImage), scale: 2), nil, nil, "bitmap 20x10 in (0, 0, 10, 5) *")
    let inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    lays(Box().padding(EdgeInsets(inset)), nil, nil, "Color (2, 1, 20, 10)")
    let move = CGAffineTransform(translationX: 3, y: 4)
    draws(Box().transformEffect(move), nil, nil, "fill rect (3, 4, 20, 10) *")
    #expect(CGVector(dx: 1, dy: 2).dx == 1)
  }

  @Test("What is asked of the system is inert")
  func inert() {
    UITableView.appearance().backgroundColor = .clear
    UISegmentedControl.appearance().selectedSegmentTintColor = .red
    UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.red]
    UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
    UIPasteboard.general.string = "a"
    #expect(!UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil))
    #expect(UIApplication.shared.windows.isEmpty && UIApplication.openSettingsURLString == "app-settings:")
    let center = NotificationCenter.default
    let view = Box()
      .onReceive(center.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in }
      .onReceive(center.publisher(for: UIApplication.didEnterBackgroundNotification)) { _ in }
      .onReceive(center.publisher(for: UIDevice.orientationDidChangeNotification)) { _ in }
    same(view, as: Box())
    #expect(NSApplication.ModalResponse.OK.rawValue == 1 && UIViewController().title == nil)
    #expect(UIWindow(frame: .zero).frame == .zero)
  }
}
