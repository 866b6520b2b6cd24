import Foundation
import ReliefText

extension SceneDecoder {
  private static let attributeKeys = [
    "style", "size", "dynamicTypeSize", "weight", "design", "family", "width", "italic", "color", "tracking",
    "kerning", "baselineOffset", "underline", "strikethrough",
  ]
  private static let optionKeys = [
    "alignment", "verticalAlignment", "lineLimit", "truncation", "lineSpacing", "minimumScaleFactor",
    "rightToLeft", "language",
  ]

  /// The largest size of a font, in points.
  private static let largestSize = 10_000.0

  /// A text: a string, or an object with `string` or `runs`.
  func text(_ node: SceneNode) throws(SceneError) -> SceneText {
    if case .string(let string) = node.value.kind {
      return SceneText(runs: [SceneText.Run(string: string, attributes: SceneText.Attributes())])
    }
    let object = try node.object(
      "a text: a string, or an object with \"string\" or \"runs\"",
      keys: ["string", "runs"] + Self.attributeKeys + Self.optionKeys)
    let common = try attributes(object, from: SceneText.Attributes())
    var runs: [SceneText.Run] = []
    if let list = object["runs"] {
      if let node = object["string"] {
        throw .conflict(reason: "\"string\" and \"runs\" exclude each other", node.place)
      }
      for item in try list.list("a list of runs, each a string or an object with \"string\"") {
        runs.append(try run(item, from: common))
      }
    } else {
      let string = try object.required("string", "give the characters, or \"runs\" in several styles")
      runs.append(SceneText.Run(string: try string.string("a string"), attributes: common))
    }
    var text = SceneText(runs: runs, options: try options(object))
    if let node = object["verticalAlignment"] {
      text.verticalAlignment = try node.word(SceneText.VerticalAlignment.self)
    }
    return text
  }

  private func run(
    _ node: SceneNode, from common: SceneText.Attributes
  ) throws(SceneError) -> SceneText.Run {
    if case .string(let string) = node.value.kind { return SceneText.Run(string: string, attributes: common) }
    let object = try node.object(
      "a run: a string, or an object with \"string\"", keys: ["string"] + Self.attributeKeys)
    let string = try object.required("string", "a run has characters")
    return SceneText.Run(
      string: try string.string("a string"), attributes: try attributes(object, from: common))
  }

  /// Attributes of an object over those that it inherits.
  private func attributes(
    _ object: SceneObject, from common: SceneText.Attributes
  ) throws(SceneError) -> SceneText.Attributes {
    var result = common
    try refuse("style", with: "size", object)
    try refuse("design", with: "family", object)
    if let node = object["style"] { result.size = .style(try node.word(TextStyle.self)) }
    if let node = object["size"] {
      result.size = .points(try node.number("a number of points", in: 0...Self.largestSize))
    }
    if let node = object["dynamicTypeSize"] {
      result.dynamicTypeSize = try node.word(among: DynamicTypeSize.allCases.map { ($0.name, $0) })
    }
    if let node = object["weight"] {
      result.weight = try node.word(among: FontDescriptor.Weight.allCases.map { ($0.name, $0) })
    }
    if let node = object["design"] { result.family = .system(try node.word(FontDescriptor.Design.self)) }
    if let node = object["family"] { result.family = .custom(try node.string("the name of a font's family")) }
    if let node = object["width"] { result.width = try node.word(FontDescriptor.Width.self) }
    if let node = object["italic"] { result.isItalic = try node.boolean() }
    if let node = object["color"] { result.color = try paint(node) }
    if let node = object["tracking"] { result.tracking = try node.coordinate() }
    if let node = object["kerning"] { result.kerning = try node.coordinate() }
    if let node = object["baselineOffset"] { result.baselineOffset = try node.coordinate() }
    if let node = object["underline"] { result.underline = try line(node) }
    if let node = object["strikethrough"] { result.strikethrough = try line(node) }
    return result
  }

  private func refuse(_ key: String, with other: String, _ object: SceneObject) throws(SceneError) {
    guard object[key] != nil, let node = object[other] else { return }
    throw .conflict(reason: "\"\(key)\" and \"\(other)\" exclude each other", node.place)
  }

  /// `true`, `false`, or a paint.
  private func line(_ node: SceneNode) throws(SceneError) -> SceneText.Line? {
    if case .boolean(let isDrawn) = node.value.kind { return isDrawn ? SceneText.Line() : nil }
    switch node.value.kind {
    case .string, .object: return SceneText.Line(paint: try paint(node))
    case .null, .boolean, .number, .array: throw node.invalid("true, false, or a colour or gradient")
    }
  }

  private func options(_ object: SceneObject) throws(SceneError) -> TextOptions {
    var options = TextOptions()
    if let node = object["alignment"] { options.alignment = try node.word(TextOptions.Alignment.self) }
    if let node = object["truncation"] { options.truncation = try node.word(TextOptions.Truncation.self) }
    if let node = object["lineLimit"] {
      let limit = try node.number("a whole number of lines", in: 1...SceneNode.limit)
      guard limit == limit.rounded() else { throw node.invalid("a whole number of lines") }
      options.lineLimit = Int(limit)
    }
    if let node = object["lineSpacing"] { options.lineSpacing = try node.coordinate() }
    if let node = object["minimumScaleFactor"] {
      options.minimumScaleFactor = try node.number("a factor", in: 0.01...1)
    }
    if let node = object["rightToLeft"] { options.isRightToLeft = try node.boolean() }
    if let node = object["language"] { options.language = try node.string("a language, such as \"en\"") }
    return options
  }
}
