import Foundation
import ReliefPNG
import SnapshotTesting
import SwiftUI
import Testing

@Suite("Strategies and calls, in tests that say nothing of actors")
struct StrategyTests {
  @Test("A view's picture is recorded, found again, and its change named")
  func image() throws {
    let folder = try Folder()
    let recorded = verifySnapshot(of: Card(), as: .image, record: .missing, snapshotDirectory: folder.path)
    #expect(recorded?.contains("A new reference was written") == true)
    #expect(folder.files == ["image.1.png"])
    func check(_ view: @escaping @autoclosure @MainActor () -> Card) -> String? {
      verifySnapshot(
        of: view(), as: .image, named: "1", record: .never, snapshotDirectory: folder.path, testName: "image")
    }
    #expect(check(Card()) == nil)
    #expect(check(Card(color: .red))?.contains("recoloured from") == true)
  }

  @Test("Layouts give pictures of their sizes")
  func sizes() throws {
    let table: [(SwiftUISnapshotLayout, UITraitCollection, Int, Int)] = [
      (.sizeThatFits, .init(), 144, 84),
      (.sizeThatFits, .init(displayScale: 1), 48, 28),
      (.fixed(width: 50, height: 60), .init(displayScale: 2), 100, 120),
      (.device(config: .iPhone13Pro), .init(), 1170, 2532),
      (.device(config: .iPhoneSe(.landscape)), .init(displayScale: 1), 568, 320),
      (.device(config: ViewImageConfig(size: CGSize(width: 30, height: 20))), .init(displayScale: 1), 30, 20),
    ]
    for (layout, traits, width, height) in table {
      let folder = try Folder()
      _ = verifySnapshot(
        of: Card(), as: .image(layout: layout, traits: traits), named: "a", record: .all,
        snapshotDirectory: folder.path)
      let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/sizes.a.png"))
      let sides = bytes[16..<24].reduce(0) { $0 << 8 | UInt64($1) }
      #expect((Int(sides >> 32), Int(sides & 0xFFFF_FFFF)) == (width, height))
    }
  }

  @Test("Device configurations have the devices' sides")
  func devices() {
    // Source of the sides: swift-snapshot-testing, Common/View.swift.
    let table: [(ViewImageConfig, CGFloat, CGFloat)] = [
      (.iPhoneSe, 320, 568), (.iPhone8, 375, 667), (.iPhone8Plus, 414, 736), (.iPhoneX, 375, 812),
      (.iPhoneXsMax, 414, 896), (.iPhoneXr, 414, 896), (.iPhone12, 390, 844), (.iPhone12Pro, 390, 844),
      (.iPhone12ProMax, 428, 926), (.iPhone13Mini, 375, 812), (.iPhone13, 390, 844),
      (.iPhone13Pro(.landscape), 844, 390), (.iPhone13ProMax, 428, 926), (.iPadMini, 1024, 768),
      (.iPad9_7(.portrait), 768, 1024), (.iPad10_2, 1080, 810), (.iPadPro10_5, 1112, 834),
      (.iPadPro11, 1194, 834), (.iPadPro12_9(.portrait), 1024, 1366),
    ]
    for (config, width, height) in table { #expect(config.size == CGSize(width: width, height: height)) }
  }

  @Test("Texts of a view are its frames and its display list")
  func texts() throws {
    let folder = try Folder()
    _ = verifySnapshot(of: Card(), as: .layout, named: "a", record: .all, snapshotDirectory: folder.path)
    _ = verifySnapshot(of: Card(), as: .displayList, named: "b", record: .all, snapshotDirectory: folder.path)
    let frames = try String(contentsOfFile: folder.path + "/texts.a.txt", encoding: .utf8)
    let list = try String(contentsOfFile: folder.path + "/texts.b.txt", encoding: .utf8)
    #expect(frames.contains("(4, 4, 40, 20)"))
    #expect(list.hasPrefix("fill ") && list.contains("#007AFF"))
    // Digits are equally wide: only the shapes of glyphs tell these apart.
    func check(_ text: String, _ mode: SnapshotTestingConfiguration.Record) -> String? {
      verifySnapshot(
        of: Text(text).monospacedDigit(), as: .displayList, named: "c", record: mode,
        snapshotDirectory: folder.path, testName: "texts")
    }
    _ = check("8", .all)
    #expect(check("8", .never) == nil)
    #expect(check("9", .never) != nil)
  }

  @Test("A matrix gives a file a choice, and one sheet with all")
  func variants() throws {
    let folder = try Folder()
    withKnownIssue("The references are new.") {
      assertSnapshots(
        of: Card(), as: .image, variants: .colorScheme, .scales([1, 2]),
        record: .missing, snapshotDirectory: folder.path)
    }
    let names = ["dark-1x", "dark-2x", "light-1x", "light-2x"].map { "variants.\($0).png" }
    #expect(folder.files == names)
    assertSnapshots(
      of: Card(), as: .image, variants: .colorScheme, .scales([1, 2]),
      record: .never, snapshotDirectory: folder.path)
    _ = verifySnapshot(
      of: Button {
      } label: {
        Card()
      }.buttonStyle(PressStyle()),
      as: .contactSheet(.controlState, .colorScheme, columns: 3), named: "sheet", record: .all,
      snapshotDirectory: folder.path)
    #expect(folder.files == (names + ["variants.sheet.png"]).sorted())
  }

  @Test("Every kind of circumstance is a choice of one matrix")
  func axes() throws {
    func names(_ axes: PreviewVariantAxis...) throws -> [String] {
      let folder = try Folder()
      withKnownIssue("The references are new.") {
        for axis in axes {
          assertSnapshots(
            of: Card(), as: .image(traits: .init(displayScale: 1)), variants: axis, record: .missing,
            snapshotDirectory: folder.path, testName: "axes")
        }
      }
      return folder.files.map { String($0.dropFirst("axes.".count).dropLast(".png".count)) }
    }
    #expect(try names(.colorScheme, .contrast) == ["dark", "increasedContrast", "light", "standardContrast"])
    #expect(
      try names(.orientation, .layoutDirection) == ["landscape", "leftToRight", "portrait", "rightToLeft"])
    #expect(try names(.dynamicType).count == 12)
    #expect(
      try names(.devices(["iPhone SE (3rd generation)", "iPad mini (6th generation)"]))
        == ["iPad-mini-6th-generation", "iPhone-SE-3rd-generation"])
    #expect(
      try names(.locales(["de_DE", "ar"]), .controlState, .scales([1, 1.5]))
        == ["1-5x", "1x", "ar", "de_DE", "disabled", "normal", "pressed"])
  }

  @Test("A circumstance reaches the view that asks for it")
  func circumstances() throws {
    let axes: [PreviewVariantAxis] = [
      .colorScheme, .contrast, .dynamicType([.small, .accessibility5]), .layoutDirection,
      .locales(["de_DE", "ar"]), .scales([1, 2]), .devices(["iPhone 8", "iPad (9.7-inch)"]), .controlState,
    ]
    for axis in axes {
      let folder = try Folder()
      withKnownIssue("The references are new.") {
        assertSnapshots(
          of: Told(), as: .displayList, variants: axis, record: .missing, snapshotDirectory: folder.path)
      }
      let texts = try folder.files.map { try String(contentsOfFile: folder.path + "/" + $0, encoding: .utf8) }
      #expect(texts.count >= 2 && Set(texts).count == texts.count, "\(folder.files)")
    }
  }

  @Test("Date, locale and time zone are fixed, unless a scope tells others")
  func scopeOfCircumstances() throws {
    func list() throws -> String {
      let folder = try Folder()
      _ = verifySnapshot(
        of: Day(), as: .displayList, named: "b", record: .all, snapshotDirectory: folder.path, testName: "day"
      )
      return try String(contentsOfFile: folder.path + "/day.b.txt", encoding: .utf8)
    }
    let plain = try list()
    #expect(try list() == plain)
    let later = try withSnapshotTesting(date: Date(timeIntervalSince1970: 1_700_000_000)) { try list() }
    #expect(later != plain)
    #expect(try withSnapshotTesting(locale: Locale(identifier: "de_DE")) { try list() } != plain)
    // Midnight between the 9th and the 10th, whose name is longer.
    let midnight = Date(timeIntervalSince1970: 1_168_387_200)
    let near = try withSnapshotTesting(date: midnight) { try list() }
    let far = try withSnapshotTesting(date: midnight, timeZone: TimeZone(secondsFromGMT: -3600)) {
      try list()
    }
    #expect(far != near)
  }

  @Test("A hosting controller is drawn as its view is")
  @MainActor func controllers() {
    func picture<Value>(_ value: Value, _ strategy: Snapshotting<Value, Bitmap>) -> Bitmap? {
      var result: Bitmap?
      strategy.snapshot(value).run { result = $0 }
      return result
    }
    let traits = UITraitCollection(displayScale: 1)
    let controller = UIHostingController(rootView: Card())
    let onDevice = picture(controller, .image(on: .iPhoneSe, traits: traits))
    #expect(onDevice?.width == 320 && onDevice?.height == 568)
    #expect(onDevice == picture(Card(), .image(layout: .device(config: .iPhoneSe), traits: traits)))
    let sized = picture(controller, .image(size: CGSize(width: 50, height: 60), traits: traits))
    #expect(sized == picture(Card(), .image(layout: .fixed(width: 50, height: 60), traits: traits)))
  }

  @Test("Traits are UIKit's, and later ones count")
  func traits() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2),
      UITraitCollection { $0.userInterfaceStyle = .dark },
    ])
    #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 2)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.modifyingTraits { $0.displayScale = 3 }.displayScale == 3)
  }

  @Test("Values are stored as texts, and what differs is shown by lines")
  func values() throws {
    let folder = try Folder()
    struct Point { var x = 1, tags: Set<String> = ["b", "a"], name: String? = "n" }
    func check(_ point: Point, _ mode: SnapshotTestingConfiguration.Record) -> String? {
      verifySnapshot(
        of: point, as: .dump, named: "p", record: mode, snapshotDirectory: folder.path, testName: "values")
    }
    _ = check(Point(), .missing)
    #expect(check(Point(), .never) == nil)
    #expect(check(Point(x: 2), .never)?.contains("-   - x: 1\n+   - x: 2") == true)
    let text = try String(contentsOfFile: folder.path + "/values.p.txt", encoding: .utf8)
    #expect(text == "- Point\n  - x: 1\n  - tags: 2 elements\n    - \"a\"\n    - \"b\"\n  - name: \"n\"\n")
    let doubled = SimplySnapshotting.lines.pullback { (number: Int) in "\(number * 2)" }
    _ = verifySnapshot(of: 21, as: doubled, named: "d", record: .all, snapshotDirectory: folder.path)
    #expect(try String(contentsOfFile: folder.path + "/values.d.txt", encoding: .utf8) == "42")
  }

  @Test("A value that comes later is waited for, and one that never comes is a failure")
  func later() throws {
    let folder = try Folder()
    let later = Snapshotting<Int, String>(
      pathExtension: "txt", diffing: .lines,
      asyncSnapshot: { number in
        Async { callback in
          let box = Callback(callback)
          Thread { box.call("\(number)") }.start()
        }
      })
    let never = Snapshotting<Int, String>(
      pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    _ = verifySnapshot(of: 7, as: later, named: "l", record: .all, snapshotDirectory: folder.path)
    #expect(try String(contentsOfFile: folder.path + "/later.l.txt", encoding: .utf8) == "7")
    let message = verifySnapshot(of: 7, as: never, snapshotDirectory: folder.path, timeout: 0.02)
    #expect(message?.contains("longer timeout") == true)
  }

  @Test("A tolerance lets little pass, and regions can be left out")
  func tolerance() throws {
    let folder = try Folder()
    func bitmap(_ level: UInt8) -> Bitmap {
      Bitmap(width: 40, height: 40, red: level, green: level, blue: level, opacity: 255)
    }
    func check(_ level: UInt8, _ strategy: Snapshotting<Bitmap, Bitmap>) -> String? {
      verifySnapshot(
        of: bitmap(level), as: strategy, named: "t", record: .never, snapshotDirectory: folder.path,
        testName: "tolerance")
    }
    _ = verifySnapshot(of: bitmap(50), as: .image, named: "t", record: .all, snapshotDirectory: folder.path)
    #expect(check(51, .image) != nil)
    #expect(check(51, .image(precision: 0.98))?.contains("mean signed difference 1 levels") == true)
    #expect(check(51, .image(tolerance: PictureTolerance(levels: 2, windowMean: 1))) == nil)
    let all = PictureComparison.Region(x: 0, y: 0, width: 40, height: 40)
    #expect(check(90, .image(tolerance: .exact, ignoring: [all])) == nil)
  }

  @Test("What is masked is in no file and makes no difference, what lies beside it does")
  func masks() throws {
    let folder = try Folder()
    func bitmap(_ level: UInt8, _ edge: UInt8 = 9) -> Bitmap {
      var picture = Bitmap(width: 30, height: 20, red: level, green: level, blue: level, opacity: 255)
      for y in 0..<20 { picture[0, y] = (edge, edge, edge, 255) }
      return picture
    }
    // Over three edges.
    let mask = PictureComparison.Region(x: 1, y: -4, width: 500, height: 90)
    func check(_ picture: Bitmap, _ mode: SnapshotTestingConfiguration.Record) -> String? {
      verifySnapshot(
        of: picture, as: .image(tolerance: .exact, masking: [mask]), named: "m", record: mode,
        snapshotDirectory: folder.path, testName: "masks")
    }
    _ = check(bitmap(50), .all)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let kept = try PNG.read(from: folder.path + "/" + #require(names.first { $0.hasSuffix(".png") }))
    #expect(kept[1, 0].red == 128 && kept[29, 19].red == 128 && kept[0, 5].red == 9)
    #expect(check(bitmap(200), .never) == nil)
    #expect(check(bitmap(50, 10), .never) != nil)
    let strategy = Snapshotting<DarkSquare, Bitmap>.image(
      traits: .init(displayScale: 1), masking: [.init(x: 0, y: 0, width: 4, height: 4)])
    _ = verifySnapshot(
      of: DarkSquare(), as: strategy, named: "v", record: .all, snapshotDirectory: folder.path)
    let shown = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let drawn = try PNG.read(from: folder.path + "/" + #require(shown.first { $0.hasSuffix("v.png") }))
    #expect(drawn[3, 3].red == 128 && drawn[4, 4].red == 51)
  }

  @Test("A scope's mode and tool are used")
  func scopes() throws {
    let folder = try Folder()
    func check(_ level: String) -> String? {
      verifySnapshot(of: level, as: .lines, named: "s", snapshotDirectory: folder.path, testName: "scopes")
    }
    #expect(withSnapshotTesting(record: .never) { check("a") }?.contains("none is written") == true)
    _ = withSnapshotTesting(record: .all) { check("a") }
    let message = withSnapshotTesting(record: .never, diffTool: "ksdiff") { check("b") }
    #expect(message?.contains("ksdiff \"\(folder.path)/scopes.s.txt\"") == true)
  }
}

/// Carries a callback to another thread, which alone calls it.
private final class Callback: @unchecked Sendable {
  private let function: (String) -> Void
  init(_ function: @escaping (String) -> Void) { self.function = function }
  func call(_ text: String) { function(text) }
}

@Suite("Counters", .snapshots(record: .all))
struct CounterTests {
  @Test("Parallel tests of one name have counters of their own", arguments: 0..<8)
  func counters(_ number: Int) async throws {
    let folder = try Folder()
    for _ in 0..<3 {
      _ = verifySnapshot(of: "\(number)", as: .lines, snapshotDirectory: folder.path)
      await Task.yield()
    }
    #expect(folder.files == ["counters-_.1.txt", "counters-_.2.txt", "counters-_.3.txt"])
  }
}

@MainActor @Suite("Calls in tests of the main actor")
struct MainActorTests {
  @Test("A view made of what belongs to the main actor is drawn")
  func image() throws {
    let folder = try Folder()
    var card = Card()
    card.color = .green
    let copy = card
    _ = verifySnapshot(of: copy, as: .image, named: "m", record: .all, snapshotDirectory: folder.path)
    #expect(
      verifySnapshot(of: copy, as: .image, named: "m", record: .never, snapshotDirectory: folder.path) == nil)
  }

  @Test("An asynchronous test of the main actor can wait meanwhile")
  func asynchronous() async throws {
    let folder = try Folder()
    await Task.yield()
    _ = verifySnapshot(of: Card(), as: .layout, named: "m", record: .all, snapshotDirectory: folder.path)
    #expect(folder.files == ["asynchronous.m.txt"])
  }
}

private struct DarkSquare: View {
  var body: some View { Color(white: 0.2).frame(width: 10, height: 10) }
}
