import Foundation
import ReliefDrawing
import ReliefGeometry

/// The gradients of SVG (SVG 1.1, chapter 13). Focal points are not followed.
struct SVGGradient {
  let document: SVGDocument
  let node: XMLNode

  /// A gradient in the coordinates of the shape that it fills; nil if it has no stop.
  ///
  /// - Parameters:
  ///   - bounds: the shape's bounds, without its line.
  ///   - opacity: the opacity of the whole, 0...1.
  func paint(in bounds: CGRect, style: SVGStyle, opacity: Double) -> Paint? {
    let chain = inheritance
    func attribute(_ name: String) -> String? { chain.lazy.compactMap { $0.attributes[name] }.first }
    let stops = ramp(chain, style, opacity)
    guard let last = stops.last else { return nil }
    let usesBox = attribute("gradientUnits") != "userSpaceOnUse"
    if stops.count == 1 || (usesBox && (bounds.width <= 0 || bounds.height <= 0)) {
      return .color(last.color)
    }
    var transform = SVGText.transform(attribute("gradientTransform"))
    if usesBox {
      transform = transform.concatenating(
        CGAffineTransform(
          a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY))
    }
    let box = usesBox ? CGSize(width: 1, height: 1) : document.box
    func x(_ name: String, _ fallback: String) -> Double {
      SVGText.length(attribute(name) ?? fallback, whole: box.width) ?? 0
    }
    func y(_ name: String, _ fallback: String) -> Double {
      SVGText.length(attribute(name) ?? fallback, whole: box.height) ?? 0
    }
    let geometry: GradientPaint.Geometry
    if node.name == "radialGradient" {
      let diagonal = ((box.width * box.width + box.height * box.height) / 2).squareRoot()
      let radius = SVGText.length(attribute("r") ?? "50%", whole: diagonal) ?? 0
      guard radius > 0 else { return .color(last.color) }
      geometry = .radial(
        center: CGPoint(x: x("cx", "50%"), y: y("cy", "50%")), startRadius: 0, endRadius: radius)
    } else {
      let start = CGPoint(x: x("x1", "0%"), y: y("y1", "0%"))
      let end = CGPoint(x: x("x2", "100%"), y: y("y2", "0%"))
      guard start != end else { return .color(last.color) }
      geometry = .linear(start: start, end: end)
    }
    let spread: GradientPaint.Spread =
      switch attribute("spreadMethod") {
      case "repeat": .repeated
      case "reflect": .mirrored
      default: .ends
      }
    return .gradient(
      GradientPaint(
        ColorRamp(stops: stops, space: .srgb), geometry, transform: transform, spread: spread))
  }

  /// The gradient and those that it takes over from by `href`, nearest first.
  private var inheritance: [XMLNode] {
    var chain = [node]
    while chain.count < 8, let last = chain.last,
      let name = SVGStyle.reference(last.attributes["href"] ?? last.attributes["xlink:href"]),
      let next = document.definitions[name]
    {
      chain.append(next)
    }
    return chain
  }

  private func ramp(_ chain: [XMLNode], _ style: SVGStyle, _ opacity: Double) -> [ColorRamp.Stop] {
    let nodes = chain.lazy.map { $0.children.filter { $0.name == "stop" } }.first { !$0.isEmpty } ?? []
    var place = 0.0
    return nodes.map { node in
      let properties = SVGProperties(node, document.sheet)
      // A stop never lies before the one ahead of it.
      place = max(place, SVGStyle.fraction(properties["offset"]) ?? 0)
      let text = properties["stop-color"] ?? "black"
      let color = text.lowercased() == "currentcolor" ? style.color : SVGColor.color(text) ?? .black
      let own = SVGStyle.fraction(properties["stop-opacity"]) ?? 1
      return ColorRamp.Stop(color: color.opacity(own * opacity), location: place)
    }
  }
}
