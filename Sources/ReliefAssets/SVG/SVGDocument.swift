import Foundation
import ReliefDrawing
import ReliefGeometry

/// A drawing in SVG 1.1: shapes, groups, transforms, lines, gradients, clips, masks, `use` and style sheets.
///
/// Text, filters, patterns and pictures inside are left out and named in the result. Nothing is fetched.
struct SVGDocument {
  /// The outermost element.
  let root: XMLNode
  /// Elements with an identifier.
  let definitions: [String: XMLNode]
  /// The style sheets.
  let sheet: SVGStyleSheet
  /// The part of the plane that is seen, in user units.
  let viewBox: CGRect
  /// The size in points.
  let size: CGSize

  /// What percentages refer to.
  var box: CGSize { viewBox.size }

  /// The size of a drawing that says nothing about it. [choice: as browsers take for replaced elements]
  private static let unknownSize = CGSize(width: 300, height: 150)
  /// The longest side that is believed, in points.
  private static let longestSide = 100_000.0

  /// The drawing in a file.
  static func image(_ bytes: [UInt8]) throws(AssetError) -> AssetImage {
    let document = try SVGDocument(bytes)
    var drawer = SVGDrawer(document)
    let list = try drawer.draw()
    var image = AssetImage(list, size: document.size)
    image.omissions = drawer.omissions.sorted()
    return image
  }

  init(_ bytes: [UInt8]) throws(AssetError) {
    let root = try XMLTree.root(bytes)
    guard root.name == "svg" else {
      throw .damaged(kind: "SVG file", reason: "Line \(root.line): it begins with <\(root.name)>, not <svg>.")
    }
    var definitions: [String: XMLNode] = [:]
    SVGDocument.collect(root, &definitions)
    let numbers = SVGText.numbers(root.attributes["viewBox"] ?? "")
    let seen = numbers.count == 4 && numbers[2] > 0 && numbers[3] > 0 ? numbers : nil
    func side(_ name: String, _ other: Double) -> Double? {
      guard let text = root.attributes[name], !text.contains("%") else { return nil }
      return SVGText.length(text).flatMap { $0 > 0 && $0 <= SVGDocument.longestSide ? $0 : nil }
    }
    let natural = seen.map { CGSize(width: $0[2], height: $0[3]) } ?? SVGDocument.unknownSize
    let (width, height) = (side("width", natural.width), side("height", natural.height))
    let ratio = natural.width / natural.height
    size = CGSize(
      width: min(width ?? height.map { $0 * ratio } ?? natural.width, SVGDocument.longestSide),
      height: min(height ?? width.map { $0 / ratio } ?? natural.height, SVGDocument.longestSide))
    viewBox =
      seen.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
      ?? CGRect(origin: .zero, size: size)
    (self.root, self.definitions, sheet) = (root, definitions, SVGStyleSheet(root))
  }

  private static func collect(_ node: XMLNode, _ definitions: inout [String: XMLNode]) {
    if let id = node.attributes["id"], definitions[id] == nil { definitions[id] = node }
    for child in node.children { collect(child, &definitions) }
  }

  /// Maps a view box into a size, as `preserveAspectRatio` says (SVG 1.1, 7.8).
  static func fit(_ box: CGRect, into size: CGSize, _ rule: String?) -> CGAffineTransform {
    let rule = rule ?? "xMidYMid meet"
    var (sx, sy) = (size.width / box.width, size.height / box.height)
    guard sx.isFinite, sy.isFinite else { return .identity }
    if !rule.contains("none") {
      let scale = rule.contains("slice") ? max(sx, sy) : min(sx, sy)
      (sx, sy) = (scale, scale)
    }
    func share(_ axis: String) -> Double {
      rule.contains(axis + "Min") ? 0 : rule.contains(axis + "Max") ? 1 : 0.5
    }
    let x = (size.width - box.width * sx) * share("x") - box.minX * sx
    let y = (size.height - box.height * sy) * share("Y") - box.minY * sy
    return CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: x, ty: y)
  }
}
