import Foundation
import ReliefDrawing
import ReliefGeometry

/// Makes a checked scene of JSON; the first fault ends it.
struct SceneDecoder {
  /// The folder that image files are relative to.
  var directory: String
  /// The scene's named colours.
  var colors: [String: SceneColor] = [:]
  /// Their names in the order of the file, for suggestions that do not depend on hashing.
  var colorNames: [String] = []
  /// Picture files that have been read, by path.
  var images: [String: Bitmap] = [:]
  /// Pictures that other scenes have read.
  var shared: SceneImages?

  static let sceneKeys = [
    "size", "scale", "padding", "background", "dither", "colorScheme", "colors", "layers",
  ]
  static let layerKeys = [
    "shape", "frame", "inset", "fill", "fillRule", "stroke", "image", "text", "layers", "innerShadows",
    "clip", "mask", "blur", "shadows", "opacity", "transform", "blendMode",
  ]

  mutating func scene(_ node: SceneNode) throws(SceneError) -> SceneModel {
    let scene = try node.object("a scene: an object with \"size\" and \"layers\"", keys: Self.sceneKeys)
    if let node = scene["colors"] { try readColors(node) }
    let sizeNode = try scene.required("size", "give [width, height] in points, or \"fit\"")
    var model = SceneModel(size: try size(sizeNode), sizeMark: sizeNode.mark)
    if let node = scene["scale"] {
      model.scale = try node.number("a number of pixels a point", in: SceneFile.scales)
    }
    if let node = scene["padding"] {
      model.padding = try node.length()
      guard model.size == .fit else {
        throw .conflict(reason: "\"padding\" goes with \"size\": \"fit\" only", node.place)
      }
    }
    if let node = scene["background"] { model.background = try paint(node) }
    if let node = scene["dither"] { model.dither = try node.boolean() }
    if let node = scene["colorScheme"] { model.colorScheme = try node.word(SceneFile.ColorScheme.self) }
    if let node = scene["layers"] { model.layers = try layers(node) }
    return model
  }

  private func size(_ node: SceneNode) throws(SceneError) -> SceneModel.Size {
    func expected() -> String {
      "[width, height] in points, each above 0 and at most \(SceneNode.grouped(SceneNode.limit)), or \"fit\""
    }
    if case .string("fit") = node.value.kind { return .fit }
    guard case .array(let items) = node.value.kind, items.count == 2 else { throw node.invalid(expected()) }
    var sides: [CGFloat] = []
    for side in try node.list(expected()) {
      guard case .number(let number) = side.value.kind, number > 0, number <= SceneNode.limit else {
        throw side.invalid("a number of points above 0 and at most \(SceneNode.grouped(SceneNode.limit))")
      }
      sides.append(number)
    }
    return .fixed(CGSize(width: sides[0], height: sides[1]))
  }

  mutating func layers(_ node: SceneNode) throws(SceneError) -> [SceneLayer] {
    var layers: [SceneLayer] = []
    for item in try node.list("a list of layers") { layers.append(try layer(item)) }
    return layers
  }

  private mutating func layer(_ node: SceneNode) throws(SceneError) -> SceneLayer {
    let object = try node.object("a layer: an object", keys: Self.layerKeys)
    var layer = SceneLayer()
    layer.frame = try object["frame"]?.frame()
    layer.shape = try shape(object, frame: layer.frame)
    try readContent(object, into: &layer)
    if let node = object["layers"] { layer.layers = try layers(node) }
    try readEffects(object, into: &layer)
    return layer
  }

  private mutating func readContent(_ object: SceneObject, into layer: inout SceneLayer) throws(SceneError) {
    if let node = object["text"] { layer.text = try text(node) }
    for key in ["fill", "stroke", "inset"] where layer.shape == nil {
      if let node = object[key], layer.text == nil || key == "inset" {
        throw .conflict(reason: "\"\(key)\" needs a \"shape\" beside it, such as \"rectangle\"", node.place)
      }
    }
    if let node = object["fill"] { layer.fill = try paint(node) }
    if let node = object["fillRule"] { layer.fillStyle = try fillStyle(node) }
    if let node = object["stroke"] { layer.stroke = try stroke(node) }
    if let node = object["image"] {
      guard layer.frame != nil else {
        throw .missingKey("frame", reason: "an image is drawn in it", object.node.place)
      }
      layer.image = try image(node)
    }
  }

  private mutating func readEffects(_ object: SceneObject, into layer: inout SceneLayer) throws(SceneError) {
    if let node = object["innerShadows"] { layer.innerShadows = try shadows(node, isInner: true) }
    if let node = object["clip"] { layer.clip = try clip(node, frame: layer.frame) }
    if let node = object["mask"] { layer.mask = try mask(node) }
    if let node = object["blur"] { layer.blur = SceneBlur(sigma: try node.length(), mark: node.mark) }
    if let node = object["shadows"] { layer.shadows = try shadows(node, isInner: false) }
    if let node = object["opacity"] { layer.opacity = try node.number("a number", in: 0...1) }
    if let node = object["transform"] {
      let transform = try transform(node)
      if transform.needsAnchor, layer.frame == nil, !(layer.shape?.hasOutline ?? false) {
        throw .missingKey(
          "frame", reason: "a layer is scaled and turned about a point of it", object.node.place)
      }
      layer.transform = transform
    }
    if let node = object["blendMode"] { layer.blendMode = try node.word(BlendMode.self) }
  }

  private mutating func mask(_ node: SceneNode) throws(SceneError) -> SceneMask {
    if case .array = node.value.kind { return SceneMask(layers: try layers(node), usesLuminance: false) }
    let object = try node.object(
      "a mask: a list of layers, or an object with \"layers\" and \"luminance\"",
      keys: ["layers", "luminance"])
    let list = try object.required("layers", "a mask is made of layers")
    return SceneMask(layers: try layers(list), usesLuminance: try object["luminance"]?.boolean() ?? false)
  }

  private mutating func image(_ node: SceneNode) throws(SceneError) -> SceneImage {
    let object = try node.object("an image: an object with \"file\"", keys: ["file", "mode"])
    let file = try object.required("file", "name a PNG file, relative to the scene")
    let name = try file.string("the path of a PNG file")
    let path = name.hasPrefix("/") || directory.isEmpty ? name : directory + "/" + name
    let mode = try object["mode"]?.word(SceneImage.Mode.self) ?? .fit
    if let known = images[path] { return SceneImage(bitmap: known, mode: mode) }
    do throws(SystemFiles.Failure) {
      let bitmap = if let shared { try shared.picture(path) } else { try ImageFile.read(path) }
      images[path] = bitmap
      return SceneImage(bitmap: bitmap, mode: mode)
    } catch {
      throw .unreadableImage(file: name, reason: error.reason, file.place)
    }
  }
}
