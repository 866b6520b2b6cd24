import Foundation
import ReliefDrawing
import ReliefGeometry

extension SceneDecoder {
  private static let shapes = """
    a shape: "rectangle", "capsule", "circle", "ellipse", {"roundedRectangle": 12}, {"path": "M0 0 L10 0 ..."} or \
    {"polygon": [[x, y], ...]}
    """

  /// The shape of a layer or a clip, from its keys `shape`, `frame` and `inset`.
  func shape(_ object: SceneObject, frame: CGRect?) throws(SceneError) -> SceneShape? {
    guard let node = object["shape"] else { return nil }
    let form = try form(node)
    var inset: CGFloat = 0
    if case .path = form {
      if let node = object["inset"] {
        throw .conflict(
          reason: "a path or polygon cannot be inset; draw a smaller one, or stroke it inside", node.place)
      }
    } else {
      guard frame != nil else { throw .missingKey("frame", reason: "this shape fills it", object.node.place) }
      if let node = object["inset"] { inset = try node.coordinate() }
    }
    return SceneShape(form: form, frame: frame, inset: inset)
  }

  private func form(_ node: SceneNode) throws(SceneError) -> SceneForm {
    if case .string(let name) = node.value.kind {
      switch name {
      case "rectangle": return .rectangle
      case "capsule": return .capsule
      case "circle": return .circle
      case "ellipse": return .ellipse
      default: throw node.invalid(Self.shapes)
      }
    }
    let keys = ["roundedRectangle", "path", "polygon"]
    let object = try node.object(Self.shapes, keys: keys)
    guard object.members.count == 1 else { throw node.invalid(Self.shapes) }
    if let node = object["roundedRectangle"] { return try roundedRectangle(node) }
    if let node = object["polygon"] { return .path(try polygon(node)) }
    guard let node = object["path"] else { throw node.invalid(Self.shapes) }
    let data = try node.string("SVG path data, such as \"M0 0 L10 0 L5 8 Z\"")
    do {
      return .path(try Path(svgPathData: data))
    } catch {
      throw .invalid(found: node.value.summary, expected: "SVG path data: \(error)", node.place)
    }
  }

  private func roundedRectangle(_ node: SceneNode) throws(SceneError) -> SceneForm {
    if case .number = node.value.kind {
      return .roundedRectangle(RectangleCornerRadii(try node.length()), .continuous)
    }
    let object = try node.object(
      "a radius in points, or an object with \"radius\" or \"radii\", and \"style\"",
      keys: ["radius", "radii", "style"])
    var style = RoundedCornerStyle.continuous
    if let node = object["style"] {
      switch try node.word(CornerStyle.self) {
      case .continuous: style = .continuous
      case .circular: style = .circular
      }
    }
    if let node = object["radii"] {
      if object["radius"] != nil {
        throw .conflict(reason: "\"radius\" and \"radii\" exclude each other", node.place)
      }
      let items = try node.list("radii [topLeft, topRight, bottomRight, bottomLeft]", count: 4)
      let radii = RectangleCornerRadii(
        topLeading: try items[0].length(), bottomLeading: try items[3].length(),
        bottomTrailing: try items[2].length(), topTrailing: try items[1].length())
      return .roundedRectangle(radii, style)
    }
    let radius = try object.required("radius", "give a radius, or \"radii\" with one for each corner")
    return .roundedRectangle(RectangleCornerRadii(try radius.length()), style)
  }

  private enum CornerStyle: String, CaseIterable {
    case continuous
    case circular
  }

  private func polygon(_ node: SceneNode) throws(SceneError) -> Path {
    var points: [CGPoint] = []
    for item in try node.list("a list of points [[x, y], ...]") { points.append(try item.point()) }
    guard points.count >= 3 else { throw node.invalid("a list of at least 3 points [[x, y], ...]") }
    var path = Path()
    path.addLines(points)
    path.closeSubpath()
    return path
  }

  func fillStyle(_ node: SceneNode) throws(SceneError) -> FillStyle {
    switch try node.word(FillRule.self) {
    case .nonzero: FillStyle()
    case .evenodd: FillStyle(eoFill: true)
    }
  }

  private enum FillRule: String, CaseIterable {
    case nonzero
    case evenodd
  }

  /// A clip: a shape with `frame`, by default that of the layer.
  func clip(_ node: SceneNode, frame: CGRect?) throws(SceneError) -> SceneLayer.Clip {
    let object = try node.object(
      "a clip: an object with \"shape\" and \"frame\"", keys: ["shape", "frame", "inset", "fillRule"])
    let ownFrame = try object["frame"]?.frame()
    _ = try object.required("shape", "a clip is a shape with a frame")
    guard let shape = try shape(object, frame: ownFrame ?? frame) else { throw node.invalid(Self.shapes) }
    let style = try object["fillRule"].map { (node) throws(SceneError) in try fillStyle(node) } ?? FillStyle()
    return SceneLayer.Clip(shape: shape, style: style)
  }

  func stroke(_ node: SceneNode) throws(SceneError) -> SceneStroke {
    let object = try node.object(
      "a stroke: an object with \"paint\" and \"width\"",
      keys: ["paint", "width", "position", "cap", "join", "miterLimit", "dash", "dashPhase"])
    var style = StrokeStyle()
    if let node = object["width"] { style.lineWidth = try node.length() }
    if let node = object["cap"] {
      switch try node.word(Cap.self) {
      case .butt: style.lineCap = .butt
      case .round: style.lineCap = .round
      case .square: style.lineCap = .square
      }
    }
    if let node = object["join"] {
      switch try node.word(Join.self) {
      case .miter: style.lineJoin = .miter
      case .round: style.lineJoin = .round
      case .bevel: style.lineJoin = .bevel
      }
    }
    if let node = object["miterLimit"] {
      style.miterLimit = try node.number("a number of line widths", in: 1...1000)
    }
    if let node = object["dash"] {
      for item in try node.list("a list of lengths, such as [4, 2]") { style.dash.append(try item.length()) }
      if !style.dash.isEmpty, style.dash.allSatisfy({ $0 == 0 }) {
        throw node.invalid("dashes of which at least one is longer than 0, or no \"dash\" for a solid line")
      }
    }
    if let node = object["dashPhase"] { style.dashPhase = try node.coordinate() }
    return SceneStroke(
      paint: try paint(try object.required("paint", "give a colour or a gradient")), style: style,
      position: try object["position"]?.word(SceneStroke.Position.self) ?? .center)
  }

  private enum Cap: String, CaseIterable {
    case butt
    case round
    case square
  }

  private enum Join: String, CaseIterable {
    case miter
    case round
    case bevel
  }
}
