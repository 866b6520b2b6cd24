import Foundation
import ReliefGeometry

/// The outlines of SVG's shapes (SVG 1.1, chapters 8 and 9).
enum SVGShape {
  /// The outline of an element; nil if it is no shape, empty if it draws nothing.
  ///
  /// - Parameter box: what percentages refer to.
  static func path(_ node: XMLNode, _ properties: SVGProperties, box: CGSize) throws(AssetError) -> Path? {
    func x(_ name: String) -> Double { SVGText.length(properties[name], whole: box.width) ?? 0 }
    func y(_ name: String) -> Double { SVGText.length(properties[name], whole: box.height) ?? 0 }
    let diagonal = ((box.width * box.width + box.height * box.height) / 2).squareRoot()
    switch node.name {
    case "path":
      guard let data = properties["d"], data != "none" else { return Path() }
      do throws(PathDataError) {
        return try Path(svgPathData: data)
      } catch {
        throw .damaged(kind: "SVG file", reason: "Line \(node.line): \(error).")
      }
    case "rect": return rect(properties, CGRect(x: x("x"), y: y("y"), width: x("width"), height: y("height")))
    case "circle":
      let r = SVGText.length(properties["r"], whole: diagonal) ?? 0
      return ellipse(x("cx"), y("cy"), r, r)
    case "ellipse":
      let rx = SVGText.length(properties["rx"], whole: box.width)
      let ry = SVGText.length(properties["ry"], whole: box.height)
      return ellipse(x("cx"), y("cy"), rx ?? ry ?? 0, ry ?? rx ?? 0)
    case "line":
      var path = Path()
      path.move(to: CGPoint(x: x("x1"), y: y("y1")))
      path.addLine(to: CGPoint(x: x("x2"), y: y("y2")))
      return path
    case "polyline", "polygon":
      let numbers = SVGText.numbers(properties["points"] ?? "")
      var path = Path()
      path.addLines(
        stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) })
      if node.name == "polygon" { path.closeSubpath() }
      return path
    default: return nil
    }
  }

  private static func ellipse(_ cx: Double, _ cy: Double, _ rx: Double, _ ry: Double) -> Path {
    guard rx > 0, ry > 0 else { return Path() }
    return Path(ellipseIn: CGRect(x: cx - rx, y: cy - ry, width: 2 * rx, height: 2 * ry))
  }

  private static func rect(_ properties: SVGProperties, _ rect: CGRect) -> Path {
    guard rect.width > 0, rect.height > 0 else { return Path() }
    let rx = SVGText.length(properties["rx"], whole: rect.width)
    let ry = SVGText.length(properties["ry"], whole: rect.height)
    let radii = CGSize(
      width: min(max(rx ?? ry ?? 0, 0), rect.width / 2), height: min(max(ry ?? rx ?? 0, 0), rect.height / 2))
    guard radii.width > 0, radii.height > 0 else { return Path(rect) }
    return Path(roundedRect: rect, cornerSize: radii, style: .circular)
  }
}
