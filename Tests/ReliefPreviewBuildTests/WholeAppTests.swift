import Foundation
import ReliefDrawing
import ReliefPNG
import ReliefTestSupport
import Testing

/// A small app with what Xcode's own have: companions of SwiftUI, a catalogue with generated symbols, `@main`, names
/// that shadow the system's, and previews of all kinds.
@Suite struct WholeAppTests {
  private static let files = [
    "Sizes.swift": """
    import CoreGraphics
    enum Sizes { static let gap: CGFloat = 0, corner = CGPoint(x: 1, y: 2) }
    """,
    "App.swift": """
    import SwiftUI
    @main struct TheApp: App { var body: some Scene { WindowGroup { ContentView() } } }
    struct ContentView: View { var body: some View { Text("Hello") } }
    """,
    "Companions.swift": """
    import AVKit
    import Combine
    import PencilKit
    import PhotosUI
    import SwiftUI
    import UIKit
    final class Model: ObservableObject {
      @Published var count = 1
      var bag = Set<AnyCancellable>()
      init() { $count.sink { _ in }.store(in: &bag) }
    }
    struct Canvas: UIViewRepresentable {
      func makeUIView(context: Context) -> PKCanvasView { PKCanvasView() }
      func updateUIView(_ view: PKCanvasView, context: Context) {}
    }
    struct Facts: View {
      @StateObject var model = Model()
      var body: some View {
        VStack(spacing: Sizes.gap) {
          Color(UIColor.systemRed).frame(width: UIScreen.main.bounds.width / 10, height: 10)
          Color(#colorLiteral(red: 0, green: 1, blue: 0, alpha: 1)).frame(height: 10)
          Path(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath).fill(.blue).frame(height: 10)
          if UIImage(systemName: "heart") != nil { Color.black.frame(height: 10) }
          Text("\\(model.count)")
        }
        .onTapGesture { UIApplication.shared.endEditing() }
      }
    }
    extension UIApplication { func endEditing() {} }
    #Preview("Facts", traits: .sizeThatFitsLayout) { Facts() }
    #Preview("Video", traits: .fixedLayout(width: 100, height: 60)) { VideoPlayer(player: nil) }
    #Preview("Canvas", traits: .fixedLayout(width: 100, height: 60)) { Canvas() }
    """,
    "Symbols.swift": """
    import SwiftUI
    #Preview("Colours", traits: .fixedLayout(width: 40, height: 10)) {
      HStack(spacing: 0) {
        Color.dropShadow
        Rectangle().fill(.dropShadow)
        Color(.dropShadow)
        Color.accentColor
      }
    }
    #Preview("Image", traits: .sizeThatFitsLayout) { Image(.stepUp).shadow(color: .dropShadow, radius: 3) }
    #Preview("Namespace", traits: .fixedLayout(width: 10, height: 10)) { Color("Brand/deep") }
    """,
    "Shadows.swift": """
    import SwiftUI
    struct Label: View { var body: some View { Color.green.frame(width: 12, height: 6) } }
    enum Divider { static let mine = 4.0 }
    #Preview("Shadows", traits: .sizeThatFitsLayout) { Label().padding(.top, Divider.mine) }
    """,
    "Kinds.swift": """
    import SwiftUI
    struct Dot: View { @Environment(\\.colorScheme) var scheme; var body: some View { Rectangle().fill(scheme == .dark ? .white : .black) } }
    extension Dot {
      private struct Inner: PreviewProvider {
        static var previews: some View { Dot().previewLayout(.fixed(width: 3, height: 3)).previewDisplayName("Nested") }
      }
    }
    func local() -> Any {
      struct Local: PreviewProvider {
        static var previews: some View { Dot().previewLayout(.fixed(width: 4, height: 4)).previewDisplayName("Local") }
      }
      return Local.self
    }
    #if DEBUG
      final class Several: PreviewProvider {
        static var previews: some View {
          Group {
            Dot().previewDevice("iPhone SE (3rd generation)").previewDisplayName("Device")
            Dot().previewInterfaceOrientation(.landscapeLeft).previewDisplayName("Landscape")
            Dot().preferredColorScheme(.dark).previewLayout(.fixed(width: 5, height: 5)).previewDisplayName("Dark")
          }
        }
      }
    #endif
    #Preview("Turned", traits: .landscapeRight) { Dot().ignoresSafeArea() }
    """,
  ]

  private static func color(_ red: String, _ green: String, _ blue: String) -> String {
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "1.000"}}}]}
    """
  }

  @Test("Every preview of a whole app is drawn, with all that it uses")
  func whole() throws {
    let folder = NSTemporaryDirectory() + "relief-whole-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(_ text: String, _ name: String) throws {
      let file = URL(fileURLWithPath: folder + "/App/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    for (name, text) in Self.files { try write(text, name) }
    try write(Self.color("0x10", "0x20", "0x30"), "Assets.xcassets/drop-shadow.colorset/Contents.json")
    try write(Self.color("1.000", "0.000", "0.000"), "Assets.xcassets/AccentColor.colorset/Contents.json")
    try write(#"{"properties": {"provides-namespace": true}}"#, "Assets.xcassets/Brand/Contents.json")
    try write(Self.color("0", "0", "255"), "Assets.xcassets/Brand/deep.colorset/Contents.json")
    try write(
      #"{"images": [{"filename": "s.png", "scale": "2x"}]}"#, "Assets.xcassets/step-up.imageset/Contents.json"
    )
    let picture = Bitmap(width: 16, height: 8, red: 0, green: 128, blue: 0, opacity: 255)
    try PNG.write(picture, to: folder + "/App/Assets.xcassets/step-up.imageset/s.png")

    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    let process = Process()
    process.executableURL = URL(fileURLWithPath: bundle).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("relief")
    process.arguments = ["render", folder + "/App", "-o", folder + "/out", "--scale", "1", "--quiet"]
    try SharedModules.use(in: folder + "/cache")
    process.environment = ProcessInfo.processInfo.environment.merging(["RELIEF_CACHE": folder + "/cache"]) {
      $1
    }
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && text.isEmpty, "\(text)")

    func made(_ name: String) throws -> Bitmap { try PNG.read(from: "\(folder)/out/\(name).png") }
    let sizes = try FileManager.default.contentsOfDirectory(atPath: folder + "/out").sorted().map { name in
      let bitmap = try PNG.read(from: "\(folder)/out/\(name)")
      return "\(name.dropLast(4)) \(bitmap.width)x\(bitmap.height)"
    }
    #expect(
      sizes == [
        "Companions-Canvas 100x60", "Companions-Facts 393x61", "Companions-Video 100x60", "Kinds-Dark 5x5",
        "Kinds-Device 375x667", "Kinds-Landscape 852x393", "Kinds-Local 4x4", "Kinds-Nested 3x3",
        "Kinds-Turned 852x393", "Shadows-Shadows 12x10", "Symbols-Colours 40x10", "Symbols-Image 8x4",
        "Symbols-Namespace 10x10",
      ])
    let colours = try made("Symbols-Colours")
    for x in [5, 15, 25] { #expect(colours[x, 5] == (0x10, 0x20, 0x30, 255)) }
    #expect(colours[35, 5] == (255, 0, 0, 255))
    #expect(try made("Symbols-Image")[4, 2] == (0, 128, 0, 255))
    #expect(try made("Symbols-Namespace")[5, 5] == (0, 0, 255, 255))
    #expect(try made("Kinds-Dark")[2, 2] == (255, 255, 255, 255))
    #expect(try made("Kinds-Nested")[1, 1] == (0, 0, 0, 255))
    // What cannot be drawn is a box with its name: its edge and its letters differ from its ground.
    for name in ["Companions-Video", "Companions-Canvas"] {
      let box = try made(name)
      let levels = Set((0..<box.height).flatMap { y in (0..<box.width).map { box[$0, y].red } })
      #expect(levels.count > 4, "\(name) has no label")
    }
    let facts = try made("Companions-Facts")
    #expect(facts[196, 5] == (255, 59, 48, 255) && facts[2, 15] == (0, 255, 0, 255))
    #expect(facts[2, 25] == (0, 122, 255, 255) && facts[2, 35] == (0, 0, 0, 255))
  }
}
