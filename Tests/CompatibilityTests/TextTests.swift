import SwiftUI
import Testing

/// Text beyond the tutorials: looks, dates, keys; and the symbols that sources name.
@MainActor @Suite struct TextTests {
  @Test("Text from keys, dates, formatters, as it is")
  func sources() {
    let key = LocalizedStringKey("Hello")
    draws(Text(key), nil, nil, "glyphs 5 *")
    draws(Text(verbatim: "*a*"), nil, nil, "glyphs 3 *")
    draws(Text("*a*"), nil, nil, "glyphs 1 *")
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 2
    draws(Text(NSNumber(value: 1.5), formatter: formatter), nil, nil, "glyphs 4 *")
    // 9 January 2007: "Jan 9, 2007" without its spaces.
    draws(Text(Date(timeIntervalSince1970: 1_168_335_660), style: .date), nil, nil, "glyphs 1* *")
    draws(Text("a").font(.caption).textCase(.uppercase), nil, nil, "glyphs 1 *")
  }

  @Test("Fonts of each style, design and weight")
  func fonts() {
    let table: [(Font, String)] = [
      (.caption, "14.33"), (.footnote, "15.67"), (.callout, "19.33"), (.caption2, "13.33"),
      (Font.caption, "14.33"), (Font.footnote, "15.67"), (Font.callout, "19.33"), (Font.subheadline, "18"),
      (Font.headline, "20.33"), (Font.largeTitle, "40.67"), (Font.title, "33.67"),
      (.system(size: 20, weight: .light, design: .serif), "24"),
      (.system(size: 20, weight: .thin, design: .monospaced), "24"),
      (.system(size: 20, weight: .ultraLight, design: .default), "24"),
      (.system(size: 20, weight: .semibold, design: .rounded), "24"),
      (Font(UIFont.preferredFont(forTextStyle: .title1)), "33.67"),
      (Font(UIFont.systemFont(ofSize: 20, weight: .bold)), "24"),
    ]
    for (font, height) in table {
      lays(Text("a").font(font), nil, nil, "Text (0, 0, *, \(height))", scale: 3)
    }
    #expect(ideal(Text("Wi").fontDesign(.monospaced)).width == ideal(Text("ii").monospaced()).width)
    #expect(ideal(Text("Wiii").font(.body.monospaced())) == ideal(Text("iiii").monospaced()))
    let weights = [Font.Weight.ultraLight, .thin, .light, .regular, .semibold].map {
      ideal(Text("Hello").fontWeight($0), scale: 10).width
    }
    #expect(weights.allSatisfy { $0 > 0 } && weights[4] > weights[0])
  }

  @Test("Lines, spacing and decorations")
  func looks() {
    let two = Text("a\nb")
    #expect(ideal(two.lineSpacing(10)).height == ideal(two).height + 10)
    draws(Text("a").underline(), nil, nil, "fill rect * #000000", "glyphs 1 *")
    draws(Text("a").strikethrough(), nil, nil, "fill rect * #000000")
    #expect(ideal(Text("abc").italic()).height == ideal(Text("abc")).height)
    draws(Text("abc").italic(), nil, nil, "glyphs 3 *")
    #expect(ideal(Text("abc").tracking(3)).width >= ideal(Text("abc")).width + 9)
    draws(Text("some long words").lineLimit(1).truncationMode(.tail), 60, 21, "glyphs *")
    draws(Text("some long words").lineLimit(1).truncationMode(.middle), 60, 21, "glyphs *")
    #expect(ideal(Text("abc").allowsTightening(true)) == ideal(Text("abc")))
    #expect(ideal(Text("a").baselineOffset(5) + Text("b")).height > ideal(Text("ab")).height)
    draws(Text("a").redacted(reason: .placeholder), nil, nil, "fill *", not: "glyphs")
    draws(Text("a").unredacted().redacted(reason: .placeholder), nil, nil, "glyphs 1 *")
    same(Text("a").textSelection(.enabled), as: Text("a"))
    #expect(ideal(Text("a").textScale(.secondary)).width < ideal(Text("a")).width)
  }

  @Test("Symbols that sources name are drawings of their own")
  func symbols() throws {
    let names = [
      "heart.fill", "c.circle", "heart", "play.fill", "stop.fill", "magnifyingglass", "backward.fill",
      "forward.fill", "arrow.left", "line.horizontal.3", "pause.fill", "ellipsis", "gearshape", "list.dash",
      "person", "star.fill", "thermometer", "e.square.fill", "bookmark", "house", "moon.fill",
      "paperplane.fill", "person.2.fill", "xmark.circle.fill", "chevron.right.2", "2.circle.fill",
      "apple.logo", "arrow.left.square.fill", "arrow.right.square.fill", "arrowtriangle.right.fill",
      "bandage.fill", "basketball", "bell", "bird.fill", "book", "book.fill", "candybarphone", "cart.fill",
      "chart.xyaxis.line", "checkmark", "checkmark.icloud.fill", "chevron.left", "circle.square",
      "creditcard.fill", "cube.fill", "doc.badge.plus", "externaldrive.badge.wifi",
      "externaldrive.fill.badge.wifi", "eye", "eye.slash", "flame", "gear", "info.circle.fill", "leaf.fill",
      "line.3.horizontal", "link.circle", "location.fill", "lock", "lock.open", "message.fill", "moon",
      "moon.circle.fill", "person.fill", "plus.slash.minus", "plus.square", "power",
      "questionmark.circle.fill", "radiowaves.right", "repeat", "slider.horizontal.3", "sparkles",
      "square.and.arrow.down", "square.grid.2x2", "square.grid.3x2", "square.on.square",
      "squareshape.split.2x2", "star", "suit.heart.fill", "sun.max", "sun.max.fill", "sun.min.fill", "swift",
      "tray.and.arrow.down", "wave.3.forward.circle.fill", "xmark", "xmark.icloud.fill", "xmark.octagon.fill",
      "airplane", "play", "info.circle", "airplane.circle", "rectangle.dock", "table", "1.circle", "2.circle",
      "3.circle", "4.circle", "arrow.right.circle", "doc.on.clipboard", "ellipsis.circle", "car.fill",
      "doc.plaintext", "doc.richtext", "line.horizontal.3.decrease.circle",
      "rectangle.portrait.and.arrow.right.fill", "chevron.up.square", "globe", "hand.wave", "nosign",
      "plus.circle", "plus.circle.fill", "rectangle.stack.fill", "square.and.arrow.up",
      "square.grid.2x2.fill", "arrow.up.doc", "arrow.up.doc.fill", "arrowshape.turn.up.left.circle",
      "arrowshape.turn.up.right.circle", "chart.bar", "checkmark.circle.fill", "doc.on.doc",
      "doc.text.image.fill", "hare.fill", "highlighter", "play.circle.fill",
    ]
    // New names of old symbols, and the suit of cards, which is a heart.
    let same = ["line.3.horizontal": "line.horizontal.3", "suit.heart.fill": "heart.fill"]
    var drawings: [String: String] = [:]
    for name in names {
      let host = screen(Image(systemName: name).foregroundColor(.red))
      let drawn = try host.drawingDescription()
      #expect(drawn.contains("#FF3B30") && host.warnings.isEmpty, "\(name): \(host.warnings)")
      if let other = drawings[drawn], same[name] != other { Issue.record("\(name) is drawn as \(other)") }
      drawings[drawn] = name
    }
    let size = ideal(Image(systemName: "star"))
    #expect(ideal(Image(systemName: "star").imageScale(.large)).width > size.width)
    draws(Image(systemName: "star").renderingMode(.template).foregroundColor(.red), nil, nil, "*#FF3B30*")
  }
}
