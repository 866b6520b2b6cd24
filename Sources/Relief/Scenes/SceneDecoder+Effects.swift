import Foundation
import ReliefDrawing
import ReliefGeometry

extension SceneDecoder {
  func shadows(_ node: SceneNode, isInner: Bool) throws(SceneError) -> [SceneShadow] {
    var shadows: [SceneShadow] = []
    for item in try node.list("a list of shadows") { shadows.append(try shadow(item, isInner: isInner)) }
    return shadows
  }

  private func shadow(_ node: SceneNode, isInner: Bool) throws(SceneError) -> SceneShadow {
    let keys = ["color", "radius", "cssBlur", "offset", "spread"] + (isInner ? [] : ["chained"])
    let object = try node.object("a shadow: an object with \"color\" and \"radius\"", keys: keys)
    let sigma: CGFloat
    if let blur = object["cssBlur"] {
      if object["radius"] != nil {
        throw .conflict(
          reason: "\"radius\" and \"cssBlur\" exclude each other (cssBlur = 2 radius)", blur.place)
      }
      sigma = Shadow.sigma(cssBlur: try blur.length())
    } else {
      sigma = try object.required("radius", "give the blur's sigma in points, or \"cssBlur\" (twice as much)")
        .length()
    }
    var offset = CGSize.zero
    if let node = object["offset"] {
      let items = try node.list("an offset [x, y]", count: 2)
      offset = CGSize(width: try items[0].coordinate(), height: try items[1].coordinate())
    }
    let blurMark = (object["radius"] ?? object["cssBlur"] ?? node).mark
    return SceneShadow(
      color: try color(try object.required("color", "a shadow has a colour")),
      sigma: sigma, offset: offset, spread: try object["spread"]?.coordinate() ?? 0,
      isChained: try object["chained"]?.boolean() ?? true, mark: blurMark)
  }

  func transform(_ node: SceneNode) throws(SceneError) -> SceneTransform {
    let object = try node.object(
      "a transform: an object with \"rotate\", \"scale\", \"translate\", \"anchor\"",
      keys: ["rotate", "scale", "translate", "anchor"])
    var transform = SceneTransform()
    if let node = object["rotate"] {
      transform.rotation = .degrees(
        try node.number("a number of degrees", in: -SceneNode.limit...SceneNode.limit))
    }
    if let node = object["scale"] {
      if case .number = node.value.kind {
        let factor = try factor(node)
        transform.scale = CGSize(width: factor, height: factor)
      } else {
        let items = try node.list("a factor, or [x, y] with one for each axis", count: 2)
        transform.scale = CGSize(width: try factor(items[0]), height: try factor(items[1]))
      }
    }
    if let node = object["translate"] {
      let offset = try node.point()
      transform.translation = CGSize(width: offset.x, height: offset.y)
    }
    if let node = object["anchor"] { transform.anchor = try node.unitPoint() }
    return transform
  }

  private func factor(_ node: SceneNode) throws(SceneError) -> Double {
    try node.number("a factor", in: -1000...1000)
  }
}
