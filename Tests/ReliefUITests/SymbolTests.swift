import Foundation
import ReliefDrawing
import ReliefGeometry
import Testing

@testable import ReliefUI

@MainActor @Suite struct SymbolTests {
  private let library = SymbolLibrary()

  private func frame(_ name: String, _ font: Font, _ scale: Image.Scale = .medium) throws -> CGRect {
    try ReliefUITests.frame(of: "Image", Image(systemName: name).font(font).imageScale(scale), scale: 100)
  }

  @Test("All drawings are there, in the square and not empty")
  func drawings() {
    let names = SymbolLibrary.names
    #expect(names.count >= 1000)
    for name in names {
      guard let glyph = library.glyph(name, sharedContext.fonts) else {
        Issue.record("\(name) is not drawn")
        continue
      }
      let bounds = glyph.bounds
      #expect(bounds.width > 1 || bounds.height > 1, "\(name) is empty")
      #expect(
        CGRect(x: -1.2, y: -1.2, width: 18.8, height: 18.8).contains(bounds), "\(name) leaves its square")
    }
  }

  /// The names that were counted in public SwiftUI sources: tutorials, neumorphic and general apps.
  private static let counted = """
    waveform.path.ecg hand.raised.fill plus trash xmark.circle heart.fill c.circle heart play.fill stop.fill
    magnifyingglass backward.fill forward.fill arrow.left line.horizontal.3 pause.fill ellipsis gearshape list.dash
    person star.fill thermometer e.square.fill bookmark house moon.fill paperplane.fill person.2.fill xmark.circle.fill
    chevron.right.2 2.circle.fill apple.logo arrow.left.square.fill arrow.right.square.fill arrowtriangle.right.fill
    bandage.fill basketball bell bird.fill book book.fill candybarphone cart.fill chart.xyaxis.line checkmark
    checkmark.icloud.fill chevron.left circle.square creditcard.fill cube.fill doc.badge.plus externaldrive.badge.wifi
    externaldrive.fill.badge.wifi eye eye.slash flame gear info.circle.fill leaf.fill line.3.horizontal link.circle
    location.fill lock lock.open message.fill moon moon.circle.fill person.fill plus.slash.minus plus.square power
    questionmark.circle.fill radiowaves.right repeat slider.horizontal.3 sparkles square.and.arrow.down square.grid.2x2
    square.grid.3x2 square.on.square squareshape.split.2x2 star suit.heart.fill sun.max sun.max.fill sun.min.fill swift
    tray.and.arrow.down wave.3.forward.circle.fill xmark xmark.icloud.fill xmark.octagon.fill airplane play info.circle
    airplane.circle rectangle.dock table 1.circle 2.circle 3.circle 4.circle arrow.right.circle doc.on.clipboard
    ellipsis.circle car.fill doc.plaintext doc.richtext line.horizontal.3.decrease.circle
    rectangle.portrait.and.arrow.right.fill chevron.up.square globe hand.wave nosign plus.circle plus.circle.fill
    rectangle.stack.fill square.and.arrow.up square.grid.2x2.fill arrow.up.doc arrow.up.doc.fill
    arrowshape.turn.up.left.circle arrowshape.turn.up.right.circle chart.bar checkmark.circle.fill doc.on.doc
    doc.text.image.fill hare.fill highlighter play.circle.fill target square.on.circle lamp.floor.fill fan.fill
    blinds.vertical.open blinds.vertical.closed blinds.horizontal.open blinds.horizontal.closed oven.fill
    guitars guitars.fill moon.zzz moon.zzz.fill square.stack.fill circle.dashed wifi.router.fill ev.charger.fill
    figure.walk.departure bell.badge bell.badge.fill
    """

  @Test(
    "A value lights its share of a symbol's steps and leaves the others faint",
    arguments: [
      ("cellularbars", 4, 0), ("wifi", 4, 0), ("chart.bar", 3, 0), ("chart.bar.fill", 3, 0),
      ("ellipsis", 3, 0), ("speaker.wave.1", 1, 1), ("speaker.wave.2", 2, 1), ("speaker.wave.3", 3, 1),
      ("speaker.wave.2.fill", 2, 1), ("wave.3.right", 3, 0), ("wave.3.backward", 3, 0),
      ("radiowaves.left", 4, 0), ("dot.radiowaves.left.and.right", 3, 0), ("dot.radiowaves.right", 4, 0),
    ])
  func steps(_ name: String, _ count: Int, _ still: Int) throws {
    let glyph = try #require(library.glyph(name, sharedContext.fonts))
    let steps = try #require(SymbolSteps.of(name))
    /// How many steps are faint; both sides of one are two outlines.
    func faint(_ value: Double) throws -> Int {
      let (lit, rest) = try #require(steps.parted(glyph, at: value))
      #expect((lit + rest).bounds == glyph.bounds, "\(name) keeps its place")
      #expect(still == 0 || !lit.parts.isEmpty)
      return name.hasSuffix("left.and.right") ? (rest.parts.count + 1) / 2 : rest.parts.count
    }
    for lit in 0...count {
      #expect(try faint(Double(lit) / Double(count)) == count - lit, "\(name) \(lit)")
    }
    // A little more lights the next one.
    #expect(try faint(0.01) == count - 1 && faint(-3) == count && faint(7) == 0)
    #expect(steps.parted(glyph, at: .nan) == nil)
  }

  @Test("Faint steps are drawn in one layer behind the others; symbols without steps do not heed a value")
  func variableValues() throws {
    func text(_ name: String, _ value: Double?) throws -> String {
      let image = Image(systemName: name, variableValue: value).font(.system(size: 40))
      return DisplayListPrinter.text(try host(image).displayList())
    }
    let half = try text("cellularbars", 0.5)
    #expect(half.split(separator: "\n").count { $0.contains("opacity 0.3") } == 1)
    #expect(half.split(separator: "\n").count { $0.contains("fill ") } == 4)
    for all in [nil, 1.0] { #expect(try !text("cellularbars", all).contains("opacity")) }
    #expect(try text("star", 0.2) == text("star", nil))
    let size = try host(Image(systemName: "wifi")).size()
    #expect(try host(Image(systemName: "wifi", variableValue: 0)).size() == size)
  }

  @Test("Every symbol that public sources use is drawn")
  func countedNames() {
    for name in Self.counted.split(whereSeparator: \.isWhitespace).map(String.init) {
      #expect(library.glyph(name, sharedContext.fonts)?.parts.isEmpty == false, "\(name)")
    }
  }

  /// Names that share a drawing since they are two words for one symbol, or differ only in which way one reads.
  private static let shared: [Set<String>] = """
    apple.logo applelogo
    arrow.backward arrow.left
    arrow.clockwise goforward
    arrow.counterclockwise gobackward
    arrow.forward arrow.right
    arrow.turn.down.left return return.left
    arrow.up.backward.and.arrow.down.forward arrow.up.left.and.arrow.down.right
    arrow.up.forward arrow.up.right
    arrow.uturn.backward arrow.uturn.left
    arrow.uturn.forward arrow.uturn.right
    battery.0 battery.0percent
    battery.100 battery.100percent
    battery.100.bolt battery.100percent.bolt
    battery.25 battery.25percent
    battery.50 battery.50percent
    battery.75 battery.75percent
    chevron.backward chevron.left
    chevron.forward chevron.right
    cloud icloud
    cloud.fill icloud.fill
    desktopcomputer display
    desktopcomputer.fill display.fill
    envelope mail
    envelope.fill mail.fill
    figure.mind.and.body figure.yoga
    heart suit.heart
    heart.fill suit.heart.fill
    laptopcomputer macbook
    laptopcomputer.fill macbook.fill
    laptopcomputer.and.iphone macbook.and.iphone
    line.3.horizontal line.horizontal.3
    line.3.horizontal.decrease line.horizontal.3.decrease
    box.truck truck.box
    box.truck.fill truck.box.fill
    iphone iphone.gen2 iphone.gen3
    iphone.fill iphone.gen2.fill iphone.gen3.fill
    mic microphone
    mic.fill microphone.fill
    multiply xmark
    person person.crop
    person.crop.fill person.fill
    plus.forwardslash.minus plus.slash.minus
    rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right
    square.split.2x2 squareshape.split.2x2
    sidebar.leading sidebar.left
    sidebar.right sidebar.trailing
    thermometer thermometer.medium
    wave.3.backward wave.3.left
    wave.3.forward wave.3.right
    """.split(separator: "\n").map { Set($0.split(separator: " ").map(String.init)) }

  /// How much of the square a drawing covers, of 32 x 32 points.
  private func coverage(_ name: String) -> Int {
    guard let glyph = library.glyph(name, sharedContext.fonts) else { return 0 }
    let parts = glyph.parts.map { part in
      (part, part.growth > 0 ? part.path.strokedPath(StrokeStyle(lineWidth: part.growth)) : Path())
    }
    var count = 0
    for y in 0..<32 {
      for x in 0..<32 {
        let point = CGPoint(x: (Double(x) + 0.5) / 2, y: (Double(y) + 0.5) / 2)
        let isInside = parts.reduce(false) { inside, piece in
          let (part, rim) = piece
          let isHit = part.path.contains(point, eoFill: part.isEvenOdd) || rim.contains(point)
          return isHit ? !part.isCut : inside
        }
        if isInside { count += 1 }
      }
    }
    return count
  }

  @Test(
    "A filled variant is more solid than its outline",
    arguments: [
      "circle.grid.2x2", "circle.grid.3x3", "circle.grid.cross", "circle.hexagongrid", "hammer",
      "wrench", "wrench.and.screwdriver", "wrench.adjustable", "ruler", "microbe", "flag.2.crossed",
      "lightbulb.min", "pause", "playpause", "forward.frame", "backward.frame", "iphone", "movieclapper",
      "list.clipboard",
    ])
  func filled(name: String) {
    let (rim, solid) = (coverage(name), coverage(name + ".fill"))
    #expect(rim > 25 && solid > rim + 10, "\(rim) and \(solid)")
  }

  @Test("An airplane is solid, and stands above the ground where it departs and arrives")
  func airplanes() {
    #expect(coverage("airplane") > 150)
    #expect(!library.knows("airplane.fill"))
    for name in ["airplane.departure", "airplane.arrival"] {
      let bounds = library.glyph(name, sharedContext.fonts)?.parts.last?.path.boundingRect ?? .zero
      #expect(bounds.width > 12 && bounds.height < 1.5 && bounds.minY > 13, "\(name): \(bounds)")
    }
  }

  @Test("Each symbol has a drawing of its own, but for other words for the same one")
  func ownDrawings() {
    var names: [SymbolGlyph: Set<String>] = [:]
    for name in SymbolLibrary.names {
      if let glyph = library.glyph(name, sharedContext.fonts) { names[glyph, default: []].insert(name) }
    }
    let shared = names.values.filter { $0.count > 1 }
    for group in shared.sorted(by: { ($0.min() ?? "") < ($1.min() ?? "") }) {
      #expect(Self.shared.contains(group), "\(group.sorted())")
    }
  }

  @Test(
    "Names made by rule are known, and others are not",
    arguments: [
      ("1.circle", true), ("50.square.fill", true), ("51.circle", false), ("c.circle", true),
      ("e.square.fill", true),
      ("airplane.circle", true), ("xmark.icloud.fill", true), ("externaldrive.fill.badge.wifi", true),
      ("eye.slash", true), ("heart.slash.fill", true), ("checkmark.seal.fill", true), ("plus", true),
      ("plus.fill", false), ("heart.circle.circle.circle.circle.circle.circle.circle.circle.circle", false),
      ("", false), (".", false), (".circle", false), ("github", false), ("1", false),
      ("wave.3.forward.circle.fill", true), ("goforward.15", true), ("gobackward.3", false),
      ("goforward.015", false), ("goforward.30.circle", true), ("person.fill.viewfinder", true),
      ("plus.viewfinder.fill", false), ("arrow.up.heart.fill", true), ("checkmark.message.fill", true),
    ])
  func rules(name: String, isKnown: Bool) { #expect(library.knows(name) == isKnown) }

  @Test(
    "Variants are added where they exist",
    arguments: [
      ("heart", SymbolVariants.fill, "heart.fill"), ("heart", .circle.fill, "heart.circle.fill"),
      ("heart.fill", .circle, "heart.circle.fill"), ("heart.fill", .fill, "heart.fill"),
      ("plus", .fill, "plus"),
      ("bell", .slash, "bell.slash"), ("bell", .slash.fill, "bell.slash.fill"), ("heart", .none, "heart"),
    ])
  func variants(name: String, variants: SymbolVariants, expected: String) {
    #expect(library.name(name, with: variants) == expected)
  }

  @Test("A symbol follows the size of the font and the scale of images")
  func sizes() throws {
    // A circle is 1.03 em high with 0.07 em of room on each side.
    let body = try frame("circle", .system(size: 100))
    #expect(abs(body.width - 117) < 0.02 && abs(body.height - 117) < 0.02)
    #expect(abs(try frame("circle", .system(size: 50)).width - 58.5) < 0.02)
    #expect(abs(try frame("circle", .system(size: 100), .large).width - (103 * 1.28 + 14 * 1.28)) < 0.02)
    #expect(try frame("minus", .body).height < 6)
  }

  @Test("The middle of a symbol is that of capitals beside it")
  func baseline() throws {
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Image(systemName: "circle")
      Text("H")
    }
    .font(.system(size: 100))
    let symbol = try ReliefUITests.frame(of: "Image", view, scale: 100)
    let text = try ReliefUITests.frame(of: "Text", view, scale: 100)
    // San Francisco: the baseline 0.95215 em below the top, capitals 0.7046 em high.
    #expect(abs(symbol.midY - (text.minY + 95.215 - 35.23)) < 0.6)
  }

  @Test("Between text and an un-resizable symbol there is no more than between texts")
  func spacing() throws {
    let view = VStack {
      Image(systemName: "heart")
      Image(systemName: "star")
    }
    let first = try ReliefUITests.frame(of: "Image", view, scale: 3, at: 0)
    let second = try ReliefUITests.frame(of: "Image", view, scale: 3, at: 1)
    #expect(abs(second.minY - first.maxY) < 0.01)
  }

  private func list(_ view: some View) throws -> [String] {
    let text = DisplayListPrinter.text(try host(view.font(.system(size: 16))).displayList())
    return text.split(separator: "\n").map { line in
      // Only what is drawn and in which colour; not the outlines.
      let words = line.split(separator: " ")
      let indent = String(line.prefix { $0 == " " })
      return indent + (words.first.map(String.init) ?? "")
        + (words.first { $0.hasPrefix("#") }.map { " " + $0 } ?? "")
    }
  }

  @Test("One colour, a fainter second layer, or a palette")
  func modes() throws {
    let image = Image(systemName: "heart.circle").foregroundStyle(.red)
    #expect(try list(image).allSatisfy { $0.hasSuffix("#FF3B30") })
    let faint = try list(image.symbolRenderingMode(.hierarchical))
    #expect(faint.contains("  fill #FF3B30/0.502") && faint.contains("  fill #FF3B30"))
    let palette = try list(Image(systemName: "heart.circle").foregroundStyle(.red, .blue))
    #expect(palette.contains("  fill #FF3B30") && palette.contains("  fill #007AFF"))
  }

  @Test("Heavier text makes heavier symbols, and a filled circle shows its content as a hole")
  func weights() throws {
    #expect(try list(Image(systemName: "heart")) == ["fill #000000"])
    #expect(try list(Image(systemName: "heart").fontWeight(.bold)) == ["fill #000000", "stroke #000000"])
    let hole = try list(Image(systemName: "plus.circle.fill"))
    #expect(hole.prefix(3) == ["group", "  fill #000000", "  blend"])
  }

  @Test("An unknown name draws a frame with the name and warns once, with the nearest names")
  func unknown() throws {
    let context = RenderContext(fonts: sharedContext.fonts)
    let view = VStack {
      Image(systemName: "hart.fill")
      Image(systemName: "hart.fill")
    }
    let list = try host(view) { $0.renderContext = context }.displayList()
    #expect(list.items.count == 4)
    #expect(context.warnings.count == 1)
    #expect(
      context.warnings.first?.hasPrefix("No symbol \"hart.fill\" is known; there is ") == true)
    #expect(context.warnings.first?.contains("heart.fill") == true)
  }

  @Test("Where the files are not installed, the warning names the package")
  func notInstalled() throws {
    let context = RenderContext(fonts: sharedContext.fonts, symbols: SymbolLibrary(folder: "/nowhere"))
    let list = try host(Image(systemName: "heart")) { $0.renderContext = context }.displayList()
    #expect(list.items.count == 2)
    #expect(
      context.warnings == [
        "The symbol \"heart\" is not drawn: its file is missing. Install the Debian package bootstrap-icons."
      ])
  }

  @Test(
    "Symbols that point forward turn where one reads from the right; those of players do not",
    arguments: [
      ("chevron.forward", "chevron.backward"), ("forward.fill", "forward.fill"), ("heart", "heart"),
    ])
  func reading(name: String, other: String) throws {
    func list(_ name: String, _ direction: LayoutDirection) throws -> DisplayList {
      try host(Image(systemName: name)) { $0.layoutDirection = direction }.displayList()
    }
    let (mirrored, expected) = (try list(name, .rightToLeft), try list(other, .leftToRight))
    guard case .fill(let a, _, _)? = mirrored.items.first, case .fill(let b, _, _)? = expected.items.first
    else {
      Issue.record("not one outline")
      return
    }
    #expect(abs(a.boundingRect.minX - b.boundingRect.minX) < 0.01)
    // The tip is on the side where most of the outline's points are not.
    func middle(_ path: Path) -> CGFloat {
      var (sum, count) = (0.0, 0.0)
      path.forEach { if case .line(let p) = $0 { (sum, count) = (sum + p.x, count + 1) } }
      return count == 0 ? 0 : sum / count
    }
    #expect(abs(middle(a) - middle(b)) < 0.3)
  }

  @Test("A symbol in a line of text has its size and its baseline")
  func inline() {
    var environment = EnvironmentValues()
    environment.renderContext = sharedContext
    environment.font = .system(size: 100)
    let item = Image(systemName: "circle").inlineItem(environment)
    #expect(item.items.count == 1)
    #expect(abs(item.size.height - 117) < 0.5)
    #expect(abs(item.baseline - (58.5 + 35.23)) < 0.5)
  }
}
