import Foundation
import ReliefDrawing
import ReliefGeometry

/// Turns a drawing's elements into items.
struct SVGDrawer {
  private let document: SVGDocument
  private var budget = 100_000
  /// Names of elements that were left out.
  private(set) var omissions: Set<String> = []

  /// How deep `use`, clips and masks may refer to each other.
  private static let deepest = 24

  init(_ document: SVGDocument) { self.document = document }

  /// The whole drawing, cut to its rectangle.
  mutating func draw() throws(AssetError) -> DisplayList {
    let root = document.root
    var style = SVGStyle()
    style.apply(SVGProperties(root, document.sheet), whole: document.box.width)
    var items: [DisplayList.Item] = []
    for child in root.children { items += try draw(child, style, depth: 0) }
    let fit = SVGDocument.fit(document.viewBox, into: document.size, root.attributes["preserveAspectRatio"])
    if !fit.isIdentity, !items.isEmpty { items = [.layer(Layer(.transform(fit), DisplayList(items)))] }
    let frame = CGRect(origin: .zero, size: document.size)
    return items.isEmpty
      ? DisplayList() : DisplayList([.layer(Layer(.clip(Path(frame)), DisplayList(items)))])
  }

  private mutating func draw(
    _ node: XMLNode, _ outer: SVGStyle, depth: Int
  ) throws(AssetError) -> [DisplayList.Item] {
    budget -= 1
    guard budget > 0, depth <= SVGDrawer.deepest else {
      throw .damaged(
        kind: "SVG file", reason: "Line \(node.line): its elements refer to each other too often.")
    }
    let properties = SVGProperties(node, document.sheet)
    guard properties["display"] != "none" else { return [] }
    var style = outer
    style.apply(properties, whole: document.box.width)
    var items: [DisplayList.Item] = []
    switch node.name {
    case "g", "a", "switch":
      for child in node.children { items += try draw(child, style, depth: depth) }
    case "svg": items = try nested(node, properties, style, depth)
    case "use": items = try used(node, properties, style, depth)
    case "defs", "symbol", "linearGradient", "radialGradient", "clipPath", "mask", "title", "desc", "style",
      "metadata", "namedview", "script", "stop":
      return []
    default:
      guard let path = try SVGShape.path(node, properties, box: document.box) else {
        omissions.insert(node.name)
        return []
      }
      items = shape(path, style, isLine: node.name == "line")
    }
    return try finished(items, node, properties, style, depth)
  }

  /// Items with what an element does to all of them: clip, mask, opacity, transform.
  private mutating func finished(
    _ items: [DisplayList.Item], _ node: XMLNode, _ properties: SVGProperties, _ style: SVGStyle, _ depth: Int
  ) throws(AssetError) -> [DisplayList.Item] {
    guard !items.isEmpty else { return [] }
    var list = DisplayList(items)
    if properties["filter"].map({ $0 != "none" }) == true { omissions.insert("filter") }
    if let name = SVGStyle.reference(properties["clip-path"]), let clip = document.definitions[name] {
      let (path, isEvenOdd) = try self.clip(clip, list, depth)
      list = DisplayList([.layer(Layer(.clip(path, FillStyle(eoFill: isEvenOdd)), list))])
    }
    if let name = SVGStyle.reference(properties["mask"]), let mask = document.definitions[name],
      mask.name == "mask"
    {
      var inside: [DisplayList.Item] = []
      for child in mask.children { inside += try draw(child, SVGStyle(), depth: depth + 1) }
      let isLuminance = mask.attributes["mask-type"] != "alpha"
      list = DisplayList([.layer(Layer(.mask(DisplayList(inside), luminance: isLuminance), list))])
    }
    if let opacity = SVGStyle.fraction(properties["opacity"]), opacity < 1 {
      list = DisplayList([.layer(Layer(.opacity(opacity), list))])
    }
    let transform = SVGText.transform(properties["transform"])
    return transform.isIdentity ? list.items : [.layer(Layer(.transform(transform), list))]
  }

  private func shape(_ path: Path, _ style: SVGStyle, isLine: Bool) -> [DisplayList.Item] {
    guard style.isVisible, !path.isEmpty else { return [] }
    var items: [DisplayList.Item] = []
    if !isLine, let paint = paint(style.fill, style, path, style.fillOpacity) {
      items.append(.fill(path, paint, FillStyle(eoFill: style.isEvenOdd)))
    }
    if style.line.lineWidth > 0, let paint = paint(style.stroke, style, path, style.strokeOpacity) {
      items.append(.stroke(path, paint, style.line))
    }
    return items
  }

  private func paint(_ fill: SVGStyle.Fill, _ style: SVGStyle, _ path: Path, _ opacity: Double) -> Paint? {
    switch fill {
    case .none: return nil
    case .color(let color): return .color(color.opacity(opacity))
    case .current: return .color(style.color.opacity(opacity))
    case .reference(let name, let fallback):
      if let node = document.definitions[name],
        node.name == "linearGradient" || node.name == "radialGradient"
      {
        return SVGGradient(document: document, node: node)
          .paint(in: path.boundingRect, style: style, opacity: opacity)
      }
      return fallback.map { .color($0.opacity(opacity)) }
    }
  }

  private mutating func nested(
    _ node: XMLNode, _ properties: SVGProperties, _ style: SVGStyle, _ depth: Int
  ) throws(AssetError) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    for child in node.children { items += try draw(child, style, depth: depth + 1) }
    let box = document.box
    let frame = CGRect(
      x: SVGText.length(properties["x"], whole: box.width) ?? 0,
      y: SVGText.length(properties["y"], whole: box.height) ?? 0,
      width: SVGText.length(properties["width"], whole: box.width) ?? box.width,
      height: SVGText.length(properties["height"], whole: box.height) ?? box.height)
    return placed(items, node, frame)
  }

  /// Items whose view box is fitted into a frame.
  private func placed(_ items: [DisplayList.Item], _ node: XMLNode, _ frame: CGRect) -> [DisplayList.Item] {
    guard !items.isEmpty else { return [] }
    var transform = CGAffineTransform.identity
    let numbers = SVGText.numbers(node.attributes["viewBox"] ?? "")
    if numbers.count == 4, numbers[2] > 0, numbers[3] > 0 {
      let seen = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      transform = SVGDocument.fit(seen, into: frame.size, node.attributes["preserveAspectRatio"])
    }
    transform = transform.concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    return transform.isIdentity ? items : [.layer(Layer(.transform(transform), DisplayList(items)))]
  }

  private mutating func used(
    _ node: XMLNode, _ properties: SVGProperties, _ style: SVGStyle, _ depth: Int
  ) throws(AssetError) -> [DisplayList.Item] {
    let reference = node.attributes["href"] ?? node.attributes["xlink:href"]
    guard let name = SVGStyle.reference(reference), let target = document.definitions[name] else { return [] }
    let (width, height) = (document.box.width, document.box.height)
    let origin = CGPoint(
      x: SVGText.length(properties["x"], whole: width) ?? 0,
      y: SVGText.length(properties["y"], whole: height) ?? 0)
    if target.name == "symbol" || target.name == "svg" {
      var inside = style
      inside.apply(SVGProperties(target, document.sheet), whole: width)
      var items: [DisplayList.Item] = []
      for child in target.children { items += try draw(child, inside, depth: depth + 1) }
      let size = CGSize(
        width: SVGText.length(properties["width"] ?? target.attributes["width"], whole: width) ?? width,
        height: SVGText.length(properties["height"] ?? target.attributes["height"], whole: height) ?? height)
      return placed(items, target, CGRect(origin: origin, size: size))
    }
    let items = try draw(target, style, depth: depth + 1)
    guard origin != .zero, !items.isEmpty else { return items }
    return [.layer(Layer(.transform(.init(translationX: origin.x, y: origin.y)), DisplayList(items)))]
  }

  /// The outlines in a clip, put together.
  private func clip(
    _ node: XMLNode, _ content: DisplayList, _ depth: Int
  ) throws(AssetError) -> (Path, isEvenOdd: Bool) {
    var (path, isEvenOdd) = (Path(), false)
    for child in node.children {
      var shape = child
      if child.name == "use",
        let name = SVGStyle.reference(child.attributes["href"] ?? child.attributes["xlink:href"]),
        let target = document.definitions[name]
      {
        shape = target
      }
      let properties = SVGProperties(shape, document.sheet)
      guard let outline = try SVGShape.path(shape, properties, box: document.box) else { continue }
      var style = SVGStyle()
      style.apply(properties, whole: document.box.width)
      isEvenOdd = isEvenOdd || style.isClipEvenOdd
      path.addPath(outline, transform: SVGText.transform(properties["transform"]))
    }
    let outer = SVGText.transform(node.attributes["transform"])
    if node.attributes["clipPathUnits"] == "objectBoundingBox" {
      let bounds = SVGDrawer.bounds(of: content)
      path = path.applying(
        CGAffineTransform(a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY))
    }
    return (path.applying(outer), isEvenOdd)
  }

  private static func bounds(of list: DisplayList) -> CGRect {
    var bounds = CGRect.null
    for item in list.items {
      switch item {
      case .fill(let path, _, _), .stroke(let path, _, _): bounds = bounds.union(path.boundingRect)
      case .layer(let layer):
        var inner = SVGDrawer.bounds(of: layer.content)
        if case .transform(let transform) = layer.effect { inner = inner.applying(transform) }
        bounds = bounds.union(inner)
      case .glyphs, .bitmap: break
      }
    }
    return bounds.isNull ? .zero : bounds
  }
}
