import Foundation
import ReliefAssets
import ReliefDrawing
import ReliefGeometry
import ReliefText
import Synchronization

/// The drawings of symbols by the system's names.
///
/// Most come from the SVG files of Bootstrap Icons (MIT licence), which Debian packages; others are Relief's own. Circles,
/// squares, slashes and badges are put around them by rule. Drawings are read when they are asked for, and kept.
package final class SymbolLibrary: Sendable {
  private let folder: String
  private let known = Mutex<[String: SymbolGlyph?]>([:])
  private let isMissing = Mutex(false)

  /// Debian's package of drawings.
  static let package = "bootstrap-icons"

  package init(folder: String = "/usr/share/bootstrap-icons/svg") { self.folder = folder }

  /// Whether files that are needed are not there.
  var lacksFiles: Bool { isMissing.withLock { $0 } }

  /// Whether there is a symbol of a name.
  package func knows(_ name: String) -> Bool { recipe(name) != nil }

  /// All names that are written down, sorted; those made by rule come on top.
  package static var names: [String] {
    SymbolTable.drawings.flatMap { name, drawing in drawing.fill == nil ? [name] : [name, name + ".fill"] }
      .sorted()
  }

  /// A symbol's drawing; nil when there is none of that name, or its file is not there.
  func glyph(_ name: String, _ fonts: FontLibrary) -> SymbolGlyph? {
    if let glyph = known.withLock({ $0[name] }) { return glyph }
    let glyph = recipe(name).flatMap { draw($0, fonts) }
    known.withLock { $0[name] = .some(glyph) }
    return glyph
  }

  /// Names that are like a name, the nearest first.
  func names(near name: String) -> [String] {
    var rest = SymbolLibrary.names
    var near: [String] = []
    while near.count < 3, let next = Spelling.nearest(to: name, in: rest) {
      near.append(next)
      rest.removeAll { $0 == next }
    }
    return near
  }

  /// A name with variants; the name itself where it has them already or they do not exist.
  func name(_ name: String, with variants: SymbolVariants) -> String {
    var result = name
    func take(_ candidate: String) { if recipe(candidate) != nil { result = candidate } }
    let isFilled = name.hasSuffix(".fill")
    let base = isFilled ? String(name.dropLast(5)) : name
    var longer = base
    if let enclosure = variants.enclosure, !base.contains("." + enclosure.rawValue) {
      longer += "." + enclosure.rawValue
      take(longer)
    }
    if variants.isSlashed, !longer.contains(".slash") {
      longer += ".slash"
      take(longer)
    }
    if variants.isFilled || isFilled { take((result.hasSuffix(".fill") ? base : result) + ".fill") }
    return result
  }

  /// How a symbol is made.
  private indirect enum Recipe {
    case drawing(SymbolTable.Drawing.Source)
    case text(String)
    case enclosed(Recipe, SymbolEnclosure, isFilled: Bool)
    case slashed(Recipe)
    case badged(Recipe, with: Recipe, onDisc: Bool)
    /// With a dot in the upper corner.
    case dotted(Recipe)
    /// Between arrows that go round.
    case encircled(Recipe)
    /// With a number in its middle.
    case numbered(Recipe, String)
  }

  private func recipe(_ name: String, depth: Int = 0) -> Recipe? {
    // Each step takes something off the name.
    guard depth < 8, !name.isEmpty else { return nil }
    if let drawing = SymbolTable.drawings[name] { return .drawing(drawing.source) }
    let isFilled = name.hasSuffix(".fill")
    let base = isFilled ? String(name.dropLast(5)) : name
    if isFilled, let fill = SymbolTable.drawings[base]?.fill { return .drawing(fill) }
    if let dot = base.lastIndex(of: ".") {
      let (inner, last) = (String(base[..<dot]), String(base[base.index(after: dot)...]))
      if let enclosure = SymbolEnclosure(rawValue: last) {
        // What stands in a shape is filled where it can be.
        let content =
          recipe(inner + ".fill", depth: depth + 1) ?? recipe(inner, depth: depth + 1) ?? text(inner)
        let isDrawn = !isFilled || SymbolTable.drawings[enclosure.outline]?.fill != nil
        if isDrawn { return content.map { .enclosed($0, enclosure, isFilled: isFilled) } }
      }
      if last == "slash", let content = recipe(isFilled ? inner + ".fill" : inner, depth: depth + 1) {
        return .slashed(content)
      }
    }
    if let number = ["goforward.", "gobackward."].first(where: name.hasPrefix).map({
      name.dropFirst($0.count)
    }),
      let seconds = Int(number), (5...90).contains(seconds), number == "\(seconds)"
    {
      return recipe(String(name.dropLast(number.count + 1))).map { .numbered($0, String(number)) }
    }
    if base.hasSuffix(".arrow.circlepath"), !isFilled {
      return recipe(String(base.dropLast(17)), depth: depth + 1).map { .encircled($0) }
    }
    if base.hasSuffix(".badge") {
      let inner = String(base.dropLast(6))
      return recipe(isFilled ? inner + ".fill" : inner, depth: depth + 1).map { .dotted($0) }
    }
    if let range = base.range(of: ".badge.", options: .backwards) {
      let (inner, badge) = (String(base[..<range.lowerBound]), String(base[range.upperBound...]))
      let content =
        recipe(isFilled ? inner + ".fill" : inner, depth: depth + 1) ?? recipe(inner, depth: depth + 1)
      if let content, let small = recipe(badge, depth: depth + 1) {
        return .badged(content, with: small, onDisc: SymbolTable.signs.contains(badge))
      }
    }
    return nil
  }

  /// Letters, and numbers up to 50, stand in shapes.
  private func text(_ name: String) -> Recipe? {
    if let number = Int(name), (0...50).contains(number), name == "\(number)" || name.count == 2 {
      return .text(name)
    }
    guard name.count == 1, let letter = name.unicodeScalars.first, ("a"..."z").contains(letter) else {
      return nil
    }
    return .text(name.uppercased())
  }

  private func draw(_ recipe: Recipe, _ fonts: FontLibrary) -> SymbolGlyph? {
    switch recipe {
    case .drawing(let source): return draw(source, fonts)
    case .text(let text): return SymbolLibrary.glyph(text: text, fonts)
    case .enclosed(let inner, let enclosure, let isFilled):
      let shape = SymbolTable.drawings[enclosure.outline]
      guard let source = isFilled ? shape?.fill : shape?.source, let around = draw(source, fonts),
        let content = draw(inner, fonts)
      else { return nil }
      return content.enclosed(in: around, isFilled: isFilled, room: enclosure.room)
    case .slashed(let inner): return draw(inner, fonts)?.slashed
    case .badged(let inner, let badge, let onDisc):
      guard let base = draw(inner, fonts), let small = draw(badge, fonts) else { return nil }
      return base.badged(small, onDisc: onDisc)
    case .encircled(let inner):
      guard let content = draw(inner, fonts), let arrows = self.recipe("arrow.triangle.2.circlepath"),
        let around = draw(arrows, fonts)
      else { return nil }
      return around.at(level: 1) + content.fitted(into: CGRect(x: 4.9, y: 4.9, width: 6.2, height: 6.2))
    case .dotted(let inner): return draw(inner, fonts)?.dotted
    case .numbered(let inner, let number):
      let room = CGRect(x: 4.6, y: 5.8, width: 6.8, height: 5)
      return draw(inner, fonts).map { $0 + SymbolLibrary.glyph(text: number, fonts).fitted(into: room) }
    }
  }

  private func draw(_ source: SymbolTable.Drawing.Source, _ fonts: FontLibrary) -> SymbolGlyph? {
    switch source {
    case .own(let glyph): return SymbolPaths.glyph(glyph, fonts)
    case .inverse(let name):
      let disc = SymbolGlyph(Path(ellipseIn: CGRect(x: 1, y: 1, width: 14, height: 14)))
      let ring = SymbolGlyph.line(Path(ellipseIn: CGRect(x: 0.5, y: 0.5, width: 15, height: 15)))
      return draw(.file(name, nil), fonts).map { disc + $0.cutting + ring }
    case .rim(let name): return draw(.file(name, nil), fonts)?.rim
    case .grounded(let name, let turn): return draw(.file(name, turn), fonts)?.grounded
    case .file(let name, let turn):
      guard let image = try? ImageFile.read("\(folder)/\(name).svg"), case .vector(let list) = image.content
      else {
        isMissing.withLock { $0 = true }
        return nil
      }
      let glyph = SymbolGlyph(SymbolLibrary.parts(list, .identity))
      return turn.map { glyph.applying($0, keepingLines: false) } ?? glyph
    }
  }

  private static func parts(_ list: DisplayList, _ outer: CGAffineTransform) -> [SymbolGlyph.Part] {
    list.items.flatMap { item -> [SymbolGlyph.Part] in
      switch item {
      case .fill(let path, _, let style):
        return [.init(path: path.applying(outer), isEvenOdd: style.isEOFilled)]
      case .stroke(let path, _, let style): return [.init(path: path.strokedPath(style).applying(outer))]
      case .layer(let layer):
        guard case .transform(let inner) = layer.effect else { return parts(layer.content, outer) }
        return parts(layer.content, inner.concatenating(outer))
      case .glyphs, .bitmap: return []
      }
    }
  }

  /// Letters as a drawing, capitals 7.5 units high.
  static func glyph(text: String, _ fonts: FontLibrary) -> SymbolGlyph {
    // Capitals of the system font are 0.7046 of an em high.
    let font = FontDescriptor(size: 7.5 / 0.7046, weight: .medium)
    let laid = TextLayout(runs: [TextRun(text, font: font)], library: fonts).lay(scale: 1)
    var path = Path()
    for case .glyphs(let run, _) in laid.items(at: .zero) {
      for glyph in run.glyphs where run.outlines.indices.contains(glyph.outline) {
        path.addPath(
          run.outlines[glyph.outline],
          transform: CGAffineTransform(translationX: glyph.position.x, y: glyph.position.y))
      }
    }
    let bounds = path.boundingRect
    guard !path.isEmpty, !bounds.isNull else { return SymbolGlyph([]) }
    return SymbolGlyph(path.offsetBy(dx: 8 - bounds.midX, dy: 8 - bounds.midY))
  }

  /// What is drawn for a name that is not known: a dashed frame with the name in it.
  func placeholder(_ name: String, _ fonts: FontLibrary) -> SymbolGlyph {
    let frame = Path(
      roundedRect: CGRect(x: 0.5, y: 0.5, width: 15, height: 15), cornerRadius: 2, style: .circular)
    let dashes = frame.strokedPath(StrokeStyle(lineWidth: 1, dash: [2, 1.5]))
    let room = CGRect(x: 2, y: 4, width: 12, height: 8)
    var label = SymbolLibrary.glyph(text: name, fonts).fitted(into: room)
    for index in label.parts.indices { label.parts[index].growth = 0 }
    return SymbolGlyph(dashes, level: 1) + label
  }
}

/// A shape that stands around other symbols.
enum SymbolEnclosure: String {
  case circle, square, rectangle, triangle, octagon, hexagon, diamond, shield, seal, icloud, app, bubble,
    capsule, message, heart, viewfinder

  /// The symbol whose drawing it is.
  var outline: String {
    switch self {
    case .icloud: "cloud"
    case .bubble: "bubble.left"
    case .circle, .square, .rectangle, .triangle, .octagon, .hexagon, .diamond, .shield, .seal, .app,
      .capsule, .message, .heart, .viewfinder:
      rawValue
    }
  }

  /// Where there is room in it.
  var room: CGRect {
    switch self {
    case .circle, .octagon, .hexagon, .seal: CGRect(x: 4.25, y: 4.25, width: 7.5, height: 7.5)
    case .square, .app: CGRect(x: 3.75, y: 3.75, width: 8.5, height: 8.5)
    case .rectangle: CGRect(x: 3.5, y: 5, width: 9, height: 6)
    case .capsule: CGRect(x: 4, y: 5.5, width: 8, height: 5)
    case .triangle: CGRect(x: 5, y: 6, width: 6, height: 6)
    case .diamond: CGRect(x: 5, y: 5, width: 6, height: 6)
    case .shield: CGRect(x: 4.75, y: 4.25, width: 6.5, height: 6.5)
    case .icloud: CGRect(x: 5, y: 6, width: 6, height: 5.5)
    case .bubble: CGRect(x: 4, y: 3.5, width: 8, height: 6)
    case .message: CGRect(x: 4.5, y: 4, width: 7, height: 6.5)
    case .heart: CGRect(x: 5, y: 4, width: 6, height: 6)
    case .viewfinder: CGRect(x: 3.5, y: 3.5, width: 9, height: 9)
    }
  }
}
