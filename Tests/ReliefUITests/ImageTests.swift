import Foundation
import ReliefAssets
import ReliefDrawing
import ReliefGeometry
import Testing

@testable import ReliefUI

/// Pictures and colours of a test.
struct TestAssets: AssetSource {
  /// 8 by 4 pixels, red; a template drawing of 4 by 4 points; the accent colour is green.
  func image(named name: String, _ environment: EnvironmentValues) throws(AssetError) -> AssetImage? {
    switch name {
    case "step":
      return AssetImage(Bitmap(width: 8, height: 4, red: 255, green: 0, blue: 0, opacity: 255), scale: 2)
    case "drawing":
      let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
      var image = AssetImage(
        DisplayList([.fill(square, .color(.black))]), size: CGSize(width: 4, height: 4))
      image.isTemplate = true
      return image
    case "broken": throw .damaged(kind: "PNG file", reason: "It is.")
    default: return nil
    }
  }

  func color(
    named name: String, _ environment: EnvironmentValues
  ) throws(AssetError) -> ResolvedColor? {
    name == "AccentColor" || name == "drop-shadow" ? ResolvedColor(rgb: 0x00FF00) : nil
  }

  func namesNear(color name: String) -> [String] { ["drop-shadow"] }
  func namesNear(image name: String) -> [String] { ["step", "drawing"] }
  var accentColor: Color? { Color("AccentColor") }
}

@MainActor @Suite struct ImageTests {
  private let context = RenderContext(fonts: sharedContext.fonts, assets: TestAssets())

  private func list(_ view: some View, in size: ProposedViewSize = .unspecified) throws -> String {
    DisplayListPrinter.text(try host(view, in: size) { $0.renderContext = context }.displayList())
  }

  @Test(
    "A picture has its own size in points, and is as large as it may be when it is resizable",
    arguments: [
      ("step", false, "bitmap 8x4 in (8, 9, 4, 2) medium"),
      ("step", true, "bitmap 8x4 in (0, 0, 20, 20) medium"),
    ])
  func sizes(name: String, isResizable: Bool, expected: String) throws {
    let image = isResizable ? Image(name).resizable() : Image(name)
    #expect(try list(image, in: ProposedViewSize(width: 20, height: 20)) == expected)
  }

  @Test("Modes of aspect keep the picture's ratio")
  func aspect() throws {
    let size = ProposedViewSize(width: 20, height: 20)
    #expect(
      try list(Image("step").resizable().scaledToFit(), in: size) == "bitmap 8x4 in (0, 5, 20, 10) medium")
    #expect(
      try list(Image("step").resizable().aspectRatio(contentMode: .fill), in: size)
        == "bitmap 8x4 in (-10, 0, 40, 20) medium")
  }

  @Test("Interpolation is passed on, and templates are filled by the style around")
  func looks() throws {
    #expect(try list(Image("step").interpolation(.none)) == "bitmap 8x4 in (0, 0, 4, 2) none")
    #expect(
      try list(Image("step").renderingMode(.template).foregroundStyle(.red)) == """
        mask
            bitmap 8x4 in (0, 0, 4, 2) medium
        of
          fill rect (0, 0, 4, 2) #FF3B30
        """)
    #expect(
      try list(Image("drawing").resizable().frame(width: 8, height: 8).foregroundColor(.white)) == """
        mask
            transform (2, 0, 0, 2, 0, 0)
              fill rect (0, 0, 4, 4) #000000
        of
          fill rect (0, 0, 8, 8) #FFFFFF
        """)
    #expect(
      try list(Image("drawing").renderingMode(.original)) == """
        transform (1, 0, 0, 1, 0, 0)
          fill rect (0, 0, 4, 4) #000000
        """)
  }

  @Test("Cap insets keep corners and stretch or repeat the rest")
  func slices() throws {
    let insets = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
    #expect(
      try list(Image("step").resizable(capInsets: insets), in: ProposedViewSize(width: 10, height: 2)) == """
        bitmap 2x4 in (0, 0, 1, 2) medium
        bitmap 4x4 in (1, 0, 8, 2) medium
        bitmap 2x4 in (9, 0, 1, 2) medium
        """)
    let odd = EdgeInsets(top: .nan, leading: -.infinity, bottom: -1, trailing: 0)
    #expect(
      try list(Image("step").resizable(capInsets: odd), in: ProposedViewSize(width: 10, height: 2))
        == "bitmap 8x4 in (0, 0, 10, 2) medium")
    #expect(
      try list(Image("step").resizable(resizingMode: .tile), in: ProposedViewSize(width: 6, height: 2)) == """
        clip rect (0, 0, 6, 2)
          bitmap 8x4 in (0, 0, 4, 2) medium
          bitmap 8x4 in (4, 0, 4, 2) medium
        """)
  }

  @Test("A missing or broken picture draws nothing, keeps the frame and is warned of once")
  func missing() throws {
    let context = RenderContext(fonts: sharedContext.fonts, assets: TestAssets())
    let view = VStack {
      Image("stepp").frame(width: 10, height: 10)
      Image("stepp").resizable().frame(width: 10, height: 10)
      Image("broken").resizable().frame(width: 10, height: 10)
      Color("drop").frame(width: 10, height: 10)
    }
    let host = host(view) { $0.renderContext = context }
    #expect(try host.size() == CGSize(width: 10, height: 64))
    #expect(try host.displayList().items.isEmpty)
    #expect(
      context.warnings == [
        "No image \"stepp\" in the asset catalogue; there is step, drawing.",
        "The image \"broken\" is not drawn. The PNG file is damaged: It is.",
        "No colour \"drop\" in the asset catalogue; there is drop-shadow.",
      ])
  }

  @Test("Colours of the catalogue are found by name and resource, and the accent colour is the tint")
  func colors() throws {
    let size = ProposedViewSize(width: 2, height: 2)
    #expect(try list(Color("drop-shadow"), in: size) == "fill rect (0, 0, 2, 2) #00FF00")
    #expect(
      try list(Color(ColorResource(name: "drop-shadow", bundle: .main)), in: size)
        == "fill rect (0, 0, 2, 2) #00FF00")
    #expect(try list(Color.accentColor, in: size) == "fill rect (0, 0, 2, 2) #00FF00")
    #expect(try list(Rectangle().fill(.tint), in: size) == "fill rect (0, 0, 2, 2) #00FF00")
    #expect(
      try list(Image(ImageResource(name: "step", bundle: .main))) == "bitmap 8x4 in (0, 0, 4, 2) medium")
  }

  @Test("An empty AccentColor is blue")
  func emptyAccent() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/relief-accent-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let set = folder + "/A.xcassets/AccentColor.colorset"
    try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
    try Data(#"{"colors":[{"idiom":"universal"}]}"#.utf8).write(
      to: URL(fileURLWithPath: set + "/Contents.json"))
    let catalog = AssetCatalog(paths: [folder])
    #expect(catalog.accentColor == nil)
    let context = RenderContext(fonts: sharedContext.fonts, assets: catalog)
    let list = try host(Color("AccentColor"), in: ProposedViewSize(width: 2, height: 2)) {
      $0.renderContext = context
    }.displayList()
    #expect(DisplayListPrinter.text(list) == "fill rect (0, 0, 2, 2) #007AFF")
    #expect(context.warnings.isEmpty)
  }

  @Test("A UIImage comes from data, files, names and symbols, and gives its bytes")
  func uiImage() throws {
    let bitmap = Bitmap(width: 6, height: 4, red: 0, green: 0, blue: 255, opacity: 255)
    let data = Data(try #require(ImageFile.png(bitmap)))
    let image = try #require(UIImage(data: data, scale: 2))
    #expect(image.size == CGSize(width: 3, height: 2))
    let copy = try #require(image.pngData().flatMap { UIImage(data: $0) })
    #expect(copy.size == CGSize(width: 6, height: 4))
    #expect(image.jpegData(compressionQuality: 0.5)?.starts(with: [0xFF, 0xD8]) == true)
    #expect(try list(Image(uiImage: image)) == "bitmap 6x4 in (0, 0, 3, 2) medium")
    #expect(
      try list(Image(uiImage: image.withRenderingMode(.alwaysTemplate))).hasPrefix("mask\n"))
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage().size == .zero)
    let named = RenderContext.$current.withValue(context) { UIImage(named: "step") }
    #expect(named?.size == CGSize(width: 4, height: 2))
    #expect(RenderContext.$current.withValue(context) { UIImage(named: "gone") } == nil)
  }

  @Test("A style repeats a part of a picture, and a picture of the net shows its placeholder")
  func paint() throws {
    let paint = ImagePaint(image: Image("step"), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1))
    #expect(
      try list(Rectangle().fill(paint), in: ProposedViewSize(width: 4, height: 2)) == """
        mask
            fill rect (0, 0, 4, 2) #000000
        of
          bitmap 4x4 in (0, 0, 2, 2) medium
          bitmap 4x4 in (2, 0, 2, 2) medium
        """)
    let net = AsyncImage(url: nil) {
      $0.resizable()
    } placeholder: {
      Color.white
    }
    #expect(try list(net, in: ProposedViewSize(width: 2, height: 2)) == "fill rect (0, 0, 2, 2) #FFFFFF")
  }
}
