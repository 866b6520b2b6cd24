import Foundation
import ReliefDrawing
import ReliefGeometry

/// What elements of a drawing inherit from those around them (SVG 1.1, property index).
struct SVGStyle {
  /// What a shape is filled or stroked with.
  enum Fill {
    case none
    case color(ResolvedColor)
    case current
    case reference(String, fallback: ResolvedColor?)
  }

  var fill = Fill.color(.black)
  var stroke = Fill.none
  var fillOpacity = 1.0, strokeOpacity = 1.0
  var line = StrokeStyle(lineWidth: 1, miterLimit: 4)
  var isEvenOdd = false, isClipEvenOdd = false
  var color = ResolvedColor.black
  var isVisible = true
  var fontSize = 16.0

  /// Takes over what an element says about itself.
  mutating func apply(_ properties: SVGProperties, whole: Double) {
    if let size = SVGText.length(properties["font-size"], em: fontSize) { fontSize = size }
    if let text = properties["color"], let color = SVGColor.color(text) { self.color = color }
    if let text = properties["fill"] { fill = SVGStyle.fill(text) ?? fill }
    if let text = properties["stroke"] { stroke = SVGStyle.fill(text) ?? stroke }
    if let value = SVGStyle.fraction(properties["fill-opacity"]) { fillOpacity = value }
    if let value = SVGStyle.fraction(properties["stroke-opacity"]) { strokeOpacity = value }
    if let text = properties["fill-rule"] { isEvenOdd = text == "evenodd" }
    if let text = properties["clip-rule"] { isClipEvenOdd = text == "evenodd" }
    if let text = properties["visibility"] { isVisible = text == "visible" }
    if let width = SVGText.length(properties["stroke-width"], whole: whole, em: fontSize) {
      line.lineWidth = max(0, width)
    }
    switch properties["stroke-linecap"] {
    case "butt": line.lineCap = .butt
    case "round": line.lineCap = .round
    case "square": line.lineCap = .square
    default: break
    }
    switch properties["stroke-linejoin"] {
    case "miter": line.lineJoin = .miter
    case "round": line.lineJoin = .round
    case "bevel": line.lineJoin = .bevel
    default: break
    }
    if let limit = SVGText.length(properties["stroke-miterlimit"]) { line.miterLimit = limit }
    if let text = properties["stroke-dasharray"] {
      let lengths = SVGText.numbers(text)
      let isUsable = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
      // An odd number of lengths is repeated, as SVG says.
      let cycle: [Double] = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
      line.dash = isUsable ? cycle.map { CGFloat($0) } : []
    }
    if let phase = SVGText.length(properties["stroke-dashoffset"], em: fontSize) { line.dashPhase = phase }
  }

  /// A number or percentage, brought into 0...1.
  static func fraction(_ text: String?) -> Double? {
    SVGText.length(text, whole: 1).map { min(max($0, 0), 1) }
  }

  private static func fill(_ text: String) -> Fill? {
    let text = text.trimmingSpaces
    switch text {
    case "none": return Fill.none
    case "currentColor", "currentcolor", "context-fill": return .current
    case "inherit", "": return nil
    default: break
    }
    if text.hasPrefix("url("), let id = reference(text) {
      let rest = text.split(separator: ")", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
      return .reference(id, fallback: SVGColor.color(rest))
    }
    return SVGColor.color(text).map { .color($0) }
  }

  /// The name in `url(#name)`.
  static func reference(_ text: String?) -> String? {
    guard let text, let hash = text.firstIndex(of: "#") else { return nil }
    let name = text[text.index(after: hash)...].prefix { !")\"' ".contains($0) }
    return name.isEmpty ? nil : String(name)
  }
}

/// What an element says about itself: attributes, then rules of style sheets, then its `style`, the last one winning.
struct SVGProperties {
  private let values: [String: String]

  subscript(name: String) -> String? { values[name] }

  init(_ node: XMLNode, _ sheet: SVGStyleSheet) {
    var values = node.attributes
    values.merge(sheet.declarations(for: node)) { $1 }
    if let style = node.attributes["style"] { values.merge(SVGStyleSheet.declarations(style)) { $1 } }
    self.values = values
  }
}

/// The rules of `<style>` elements with selectors for a name, a class or an identifier, or several of these.
struct SVGStyleSheet {
  private var rules: [(selector: String, declarations: [String: String])] = []

  init(_ root: XMLNode) { collect(root) }

  private mutating func collect(_ node: XMLNode) {
    if node.name == "style" { parse(node.text) }
    for child in node.children { collect(child) }
  }

  private mutating func parse(_ text: String) {
    for block in text.split(separator: "}") {
      let parts = block.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let declarations = SVGStyleSheet.declarations(String(parts[1]))
      for selector in parts[0].split(separator: ",") where rules.count < 10_000 {
        rules.append((String(selector).trimmingSpaces, declarations))
      }
    }
  }

  /// What the rules say about an element; identifiers count more than classes, and these more than names.
  func declarations(for node: XMLNode) -> [String: String] {
    guard !rules.isEmpty else { return [:] }
    let classes = (node.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map { "." + $0 }
    let id = "#" + (node.attributes["id"] ?? "")
    var result: [String: String] = [:]
    let wanted: [Set<String>] = [
      [node.name, "*"], Set(classes + classes.map { node.name + $0 }), [id, node.name + id],
    ]
    for selectors in wanted {
      for rule in rules where selectors.contains(rule.selector) { result.merge(rule.declarations) { $1 } }
    }
    return result
  }

  static func declarations(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].split(separator: "!").first.map(String.init) ?? ""
      result[String(parts[0]).trimmingSpaces] = value.trimmingSpaces
    }
    return result
  }
}
