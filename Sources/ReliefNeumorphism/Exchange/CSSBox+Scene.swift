import SwiftUI

extension CSSBox {
  /// The box as a scene of Relief, around which the picture fits.
  ///
  /// - Parameter ground: under the box; nil for the background's colour.
  public func scene(width: Double, height: Double, ground: RGB? = nil) -> String {
    func number(_ v: Double) -> String { NumberText.text(v) }
    func list(_ shadows: [Shadow]) -> String {
      // Scenes have the nearest shadow first, and of the inner ones that on the ground; none is cast by another one.
      shadows.map { shadow in
        "{\"color\": \"\(shadow.color)\", \"cssBlur\": \(number(shadow.blur)), \"offset\": "
          + "[\(number(shadow.x)), \(number(shadow.y))], \"spread\": \(number(shadow.spread))"
          + (shadow.isInset ? "}" : ", \"chained\": false}")
      }.joined(separator: ", ")
    }
    var keys = [
      "\"frame\": [0, 0, \(number(width)), \(number(height))]", "\"shape\": \(shape(width, height))",
    ]
    switch background {
    case .color(let color): keys.append("\"fill\": \"\(color)\"")
    case .gradient(let degrees, let stops):
      keys.append("\"fill\": \(gradient(degrees, stops, width, height))")
    case nil: keys.append("\"fill\": \"clear\"")
    }
    let (inner, outer) = (shadows.filter(\.isInset), shadows.filter { !$0.isInset })
    if !inner.isEmpty { keys.append("\"innerShadows\": [\(list(inner.reversed()))]") }
    if !outer.isEmpty { keys.append("\"shadows\": [\(list(outer))]") }
    var under = ground
    if under == nil, case .color(let color) = background { under = color }
    let background = under.map { ", \"background\": \"\($0)\"" } ?? ""
    return "{\"size\": \"fit\"\(background), \"layers\": [{\(keys.joined(separator: ", "))}]}\n"
  }

  private func shape(_ width: Double, _ height: Double) -> String {
    switch radius {
    case .part(let part) where part >= 0.5: return "\"ellipse\""
    case .part(let part):
      return
        "{\"roundedRectangle\": {\"radius\": \(NumberText.text(part * min(width, height))), \"style\": \"circular\"}}"
    case .pixels(let radii):
      let list = radii.map { NumberText.text($0) }.joined(separator: ", ")
      return "{\"roundedRectangle\": {\"radii\": [\(list)], \"style\": \"circular\"}}"
    case nil: return "\"rectangle\""
    }
  }

  /// The gradient's ends as unit points (CSS Images 3, 3.1.1).
  private func gradient(_ degrees: Double, _ stops: [Stop], _ width: Double, _ height: Double) -> String {
    let (sine, cosine) = Roots.sincos(degrees: degrees)
    let half = (abs(width * sine) + abs(height * cosine)) / 2
    let x = width > 0 ? sine * half / width : 0
    let y = height > 0 ? -cosine * half / height : 0
    func point(_ sign: Double) -> String {
      "[\(NumberText.text(0.5 + sign * x, digits: 6)), \(NumberText.text(0.5 + sign * y, digits: 6))]"
    }
    let list = stops.map { stop in
      stop.location.map { "[\"\(stop.color)\", \(NumberText.text($0))]" } ?? "\"\(stop.color)\""
    }
    return "{\"linearGradient\": {\"stops\": [\(list.joined(separator: ", "))], \"start\": \(point(-1)), "
      + "\"end\": \(point(1))}}"
  }
}
