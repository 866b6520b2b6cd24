import Foundation
import ReliefGeometry

/// Prints display lists as indented text, one line an item, for people and for tests.
///
/// Numbers have at most four decimals and no needless zeros; colours that 8 bits hold are hexadecimal. So the text is
/// the same on every machine, and changes where the picture does.
package struct DisplayListPrinter {
  private var lines: [String] = []
  /// Whether a number stands for the shapes of glyphs and the pixels of bitmaps.
  private let namesContent: Bool

  /// The text of a list; empty for an empty list.
  package static func text(_ list: DisplayList) -> String { text(list, namesContent: false) }

  /// The text of a list; with `namesContent`, a number stands for the shapes of glyphs and the pixels of bitmaps.
  package static func text(_ list: DisplayList, namesContent: Bool) -> String {
    var printer = DisplayListPrinter(namesContent: namesContent)
    printer.add(list, indent: 0)
    return printer.lines.joined(separator: "\n")
  }

  private mutating func add(_ line: String, indent: Int) {
    lines.append(String(repeating: "  ", count: indent) + line)
  }

  private mutating func add(_ list: DisplayList, indent: Int) {
    for item in list.items { add(item, indent: indent) }
  }

  private mutating func add(_ item: DisplayList.Item, indent: Int) {
    switch item {
    case .fill(let path, let paint, let style):
      let rule = (style.isEOFilled ? " even-odd" : "") + (style.isAntialiased ? "" : " aliased")
      add("fill \(Self.text(path)) \(Self.text(paint))\(rule)", indent: indent)
    case .stroke(let path, let paint, let style):
      add("stroke \(Self.text(path)) \(Self.text(paint)) \(Self.text(style))", indent: indent)
    case .glyphs(let run, let paint):
      let count = run.glyphs.count
      let first = run.glyphs.first.map { " from \(Self.text($0.position))" } ?? ""
      let name = namesContent ? " " + Self.fingerprint(run) : ""
      add("glyphs \(count)\(first) \(Self.text(paint))\(name)", indent: indent)
    case .bitmap(let bitmap, let rect, let interpolation):
      let name = namesContent ? " " + Self.fingerprint(bitmap.pixels) : ""
      add(
        "bitmap \(bitmap.width)x\(bitmap.height) in \(Self.text(rect)) \(interpolation)\(name)",
        indent: indent)
    case .layer(let layer): add(layer, indent: indent)
    }
  }

  private mutating func add(_ layer: Layer, indent: Int) {
    switch layer.effect {
    case .group: add("group", indent: indent)
    case .opacity(let opacity): add("opacity \(Self.text(opacity))", indent: indent)
    case .blend(let mode): add("blend \(mode.rawValue)", indent: indent)
    case .clip(let path, let style):
      add("clip \(Self.text(path))\(style.isEOFilled ? " even-odd" : "")", indent: indent)
    case .mask(let mask, let luminance):
      add(luminance ? "mask by luminance" : "mask", indent: indent)
      add(mask, indent: indent + 2)
      add("of", indent: indent)
    case .blur(let sigma): add("blur \(Self.text(sigma))", indent: indent)
    case .shadows(let shadows): add("shadows \(Self.text(shadows))", indent: indent)
    case .innerShadows(let shadows): add("innerShadows \(Self.text(shadows))", indent: indent)
    case .colorMatrix(let matrix):
      let rows = matrix.rows.map { row in
        row.values.map { Self.text($0) }.joined(separator: " ")
      }
      add("colorMatrix [\(rows.joined(separator: "; "))]", indent: indent)
    case .transform(let t):
      let entries = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Self.text($0) }.joined(separator: ", ")
      add("transform (\(entries))", indent: indent)
    }
    add(layer.content, indent: indent + 1)
  }
}

// What stands for content that is too long to print.
extension DisplayListPrinter {
  /// A number for the shapes of glyphs and their places.
  private static func fingerprint(_ run: GlyphRun) -> String {
    let text = run.glyphs.map { glyph -> String in
      let shape = run.outlines.indices.contains(glyph.outline) ? Self.text(run.outlines[glyph.outline]) : ""
      return Self.text(glyph.position) + shape
    }
    return fingerprint(Array(text.joined(separator: "\n").utf8))
  }

  /// A number for bytes: FNV-1a, 64 bits (Fowler, Noll and Vo; draft-eastlake-fnv).
  private static func fingerprint(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let text = String(hash, radix: 16)
    return "#" + String(repeating: "0", count: 16 - text.count) + text
  }
}

// The words for values.
extension DisplayListPrinter {
  /// A number with at most four decimals.
  package static func text(_ number: Double) -> String {
    guard number.isFinite else { return "\(number)" }
    let rounded = abs(number) < 1e11 ? (number * 10_000).rounded() / 10_000 : number
    let text = "\(rounded == 0 ? 0 : rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// `#F2F3F7`, with an opacity behind a slash unless it is 1; `rgb(…)` where 8 bits do not hold the colour.
  package static func text(_ color: ResolvedColor) -> String {
    if color.opacity == 0 { return "clear" }
    var text = "#"
    for component in [color.red, color.green, color.blue] {
      let level = (component * 255).rounded()
      guard level >= 0, level <= 255, abs(component * 255 - level) < 1e-6 else {
        text = "rgb(\(Self.text(color.red)) \(Self.text(color.green)) \(Self.text(color.blue)))"
        break
      }
      let digits = String(Int(level), radix: 16, uppercase: true)
      text += digits.count < 2 ? "0" + digits : digits
    }
    return color.opacity == 1 ? text : text + "/\(Self.text(color.opacity))"
  }

  static func text(_ point: CGPoint) -> String { "(\(text(point.x)), \(text(point.y)))" }

  static func text(_ rect: CGRect) -> String {
    if rect.isNull { return "(null)" }
    return "(\(text(rect.minX)), \(text(rect.minY)), \(text(rect.width)), \(text(rect.height)))"
  }

  /// What a path is, and where.
  static func text(_ path: Path) -> String {
    switch path.outline {
    case .rect(let rect): return "rect \(text(rect))"
    case .ellipse(let rect): return "\(rect.width == rect.height ? "circle" : "ellipse") \(text(rect))"
    case .roundedRect(let shape):
      let style = shape.style == .circular ? " circular" : ""
      let r = shape.radii
      guard r == RectangleCornerRadii(r.topLeading) else {
        let radii = [r.topLeading, r.topTrailing, r.bottomTrailing, r.bottomLeading].map { text($0) }
        return "rounded \(radii.joined(separator: ",")) \(text(shape.rect))\(style)"
      }
      if shape.style == .circular, r.topLeading == min(shape.rect.width, shape.rect.height) / 2 {
        return "capsule \(text(shape.rect))"
      }
      return "rounded \(text(r.topLeading)) \(text(shape.rect))\(style)"
    case .elements(let elements): return "path" + elements.map { " " + text($0) }.joined()
    }
  }

  private static func text(_ element: Path.Element) -> String {
    func pair(_ p: CGPoint) -> String { "\(text(p.x)) \(text(p.y))" }
    return switch element {
    case .move(let p): "M\(pair(p))"
    case .line(let p): "L\(pair(p))"
    case .quadCurve(let p, let c): "Q\(pair(c)) \(pair(p))"
    case .curve(let p, let c, let d): "C\(pair(c)) \(pair(d)) \(pair(p))"
    case .closeSubpath: "Z"
    }
  }

  static func text(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): return text(color)
    case .gradient(let gradient):
      let kind =
        switch gradient.geometry {
        case .linear(let start, let end): "linear \(text(start)) to \(text(end))"
        case .radial(let center, let start, let end):
          "radial \(text(center)) from \(text(start)) to \(text(end))"
        case .angular(let center, let start, let end):
          "angular \(text(center)) from \(text(start.degrees))° to \(text(end.degrees))°"
        }
      let stops = gradient.ramp.stops.map { "\(text($0.color)) \(text($0.location))" }.joined(separator: ", ")
      let space =
        switch gradient.ramp.space {
        case .srgb: ""
        case .oklab: " oklab"
        case .linear: " linear-light"
        }
      return "\(kind) [\(stops)]\(space)\(gradient.spread == .ends ? "" : " \(gradient.spread)")"
    }
  }

  static func text(_ style: StrokeStyle) -> String {
    var text = "width \(Self.text(style.lineWidth))"
    if style.lineCap != .butt { text += " cap \(style.lineCap)" }
    if style.lineJoin != .miter { text += " join \(style.lineJoin)" }
    if style.miterLimit != 10 { text += " limit \(Self.text(style.miterLimit))" }
    if !style.dash.isEmpty { text += " dash \(style.dash.map { Self.text($0) }.joined(separator: ","))" }
    if style.dashPhase != 0 { text += " phase \(Self.text(style.dashPhase))" }
    return text
  }

  static func text(_ shadows: [Shadow]) -> String {
    let parts = shadows.map { shadow in
      var text = "\(Self.text(shadow.color)) sigma \(Self.text(shadow.sigma))"
      if shadow.offset != .zero {
        text += " at (\(Self.text(shadow.offset.width)), \(Self.text(shadow.offset.height)))"
      }
      if shadow.spread != 0 { text += " spread \(Self.text(shadow.spread))" }
      if !shadow.isChained { text += " unchained" }
      return text
    }
    return "[\(parts.joined(separator: "; "))]"
  }
}
