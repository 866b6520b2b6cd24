import Foundation
import ReliefDrawing
import ReliefGeometry

extension SceneDecoder {
  /// Reads the table of named colours.
  mutating func readColors(_ node: SceneNode) throws(SceneError) {
    guard case .object(let members) = node.value.kind else {
      throw node.invalid(
        "an object of colours: {\"base\": \"#F2F3F7\", \"ink\": {\"light\": ..., \"dark\": ...}}")
    }
    for member in members {
      let value = SceneNode(value: member.value, path: .key(member.key, of: node.path), source: node.source)
      guard case .object = member.value.kind else {
        let color = try literal(value)
        add(member.key, SceneColor(light: color, dark: color))
        continue
      }
      let pair = try value.object("a colour, or {\"light\": ..., \"dark\": ...}", keys: ["light", "dark"])
      let reason = "a colour by appearance has both \"light\" and \"dark\""
      let (light, dark) = (try pair.required("light", reason), try pair.required("dark", reason))
      add(member.key, SceneColor(light: try literal(light), dark: try literal(dark)))
    }
  }

  private mutating func add(_ name: String, _ color: SceneColor) {
    colors[name] = color
    colorNames.append(name)
  }

  /// A colour that is not a name.
  private func literal(_ node: SceneNode) throws(SceneError) -> ResolvedColor {
    guard case .string(let text) = node.value.kind, let color = ColorText.color(text) else {
      throw node.invalid("a colour: \(ColorText.forms)")
    }
    return color
  }

  func color(_ node: SceneNode) throws(SceneError) -> SceneColor {
    if case .string(let text) = node.value.kind, text.hasPrefix("$") {
      let name = String(text.dropFirst())
      if let color = colors[name] { return color }
      throw .unknownColor(name, nearest: Spelling.nearest(to: name, in: colorNames), node.place)
    }
    let color = try literal(node)
    return SceneColor(light: color, dark: color)
  }

  func paint(_ node: SceneNode) throws(SceneError) -> ScenePaint {
    guard case .object = node.value.kind else { return .color(try color(node)) }
    let expected = "a colour, or {\"linearGradient\" or \"radialGradient\" or \"angularGradient\": {...}}"
    let object = try node.object(expected, keys: ["linearGradient", "radialGradient", "angularGradient"])
    guard object.members.count == 1 else { throw node.invalid(expected) }
    if let node = object["linearGradient"] { return .gradient(try linear(node)) }
    if let node = object["radialGradient"] { return .gradient(try radial(node)) }
    guard let node = object["angularGradient"] else { throw node.invalid(expected) }
    return .gradient(try angular(node))
  }

  private func linear(_ node: SceneNode) throws(SceneError) -> SceneGradient {
    let object = try node.object(
      "an object with \"stops\", \"start\" and \"end\"", keys: ["stops", "start", "end", "space"])
    return try gradient(
      object,
      .linear(start: try object["start"]?.unitPoint() ?? .top, end: try object["end"]?.unitPoint() ?? .bottom)
    )
  }

  private func radial(_ node: SceneNode) throws(SceneError) -> SceneGradient {
    let object = try node.object(
      "an object with \"stops\" and \"endRadius\"",
      keys: ["stops", "center", "startRadius", "endRadius", "space"])
    return try gradient(
      object,
      .radial(
        center: try object["center"]?.unitPoint() ?? .center,
        startRadius: try object["startRadius"]?.length() ?? 0,
        endRadius: try object.required("endRadius", "where the last stop is, in points from the centre")
          .length()))
  }

  private func angular(_ node: SceneNode) throws(SceneError) -> SceneGradient {
    let object = try node.object(
      "an object with \"stops\"", keys: ["stops", "center", "start", "end", "space"])
    func angle(_ key: String) throws(SceneError) -> Angle? {
      guard let node = object[key] else { return nil }
      return .degrees(try node.number("a number of degrees", in: -SceneNode.limit...SceneNode.limit))
    }
    let start = try angle("start") ?? .zero
    return try gradient(
      object,
      .angular(
        center: try object["center"]?.unitPoint() ?? .center,
        start: start, end: try angle("end") ?? .degrees(start.degrees + 360)))
  }

  private func gradient(
    _ object: SceneObject, _ geometry: SceneGradient.Geometry
  ) throws(SceneError) -> SceneGradient {
    let expected = "a list of stops, such as [[\"#9557E5\", 0], [\"#00ECF0\", 1]]"
    let list = try object.required("stops", "give \(expected)")
    var stops: [SceneGradient.Stop] = []
    for item in try list.list(expected) {
      guard case .array(let parts) = item.value.kind else {
        stops.append(SceneGradient.Stop(color: try color(item), location: nil))
        continue
      }
      guard parts.count == 1 || parts.count == 2 else { throw item.invalid("a stop [colour, location]") }
      let nodes = try item.list("a stop")
      let location = try nodes.dropFirst().first.map { (node) throws(SceneError) in
        try node.number("a location, 0 at the start and 1 at the end,", in: -1000...1000)
      }
      stops.append(SceneGradient.Stop(color: try color(nodes[0]), location: location))
    }
    guard !stops.isEmpty else { throw list.invalid(expected) }
    var space = ColorRamp.Space.srgb
    if let node = object["space"] {
      switch try node.word(Space.self) {
      case .srgb: space = .srgb
      case .oklab: space = .oklab
      }
    }
    return SceneGradient(stops: stops, geometry: geometry, space: space)
  }

  private enum Space: String, CaseIterable {
    case srgb
    case oklab
  }
}
