import Foundation
import ReliefDrawing
import ReliefGeometry
import ReliefText

/// Draws a checked scene into a display list, in one appearance and at one scale.
struct SceneBuilder {
  /// The largest standard deviation of a blur or shadow, in pixels.
  static let largestSigma = 1_000.0

  var scheme: SceneFile.ColorScheme
  /// Pixels a point.
  var scale: Double
  /// Where the picture's top left corner lies in the scene, in points; subtracted from every place, so that no
  /// transform is needed around the whole.
  var origin = CGPoint.zero
  var source: SceneSource
  /// Where the fonts of texts come from.
  var fonts: FontLibrary

  func list(_ layers: [SceneLayer], magnified: Double = 1) throws(SceneError) -> DisplayList {
    var list = DisplayList()
    for layer in layers { list.items += try items(layer, magnified: magnified) }
    return list
  }

  /// The background over a picture of a size, rounded up to whole pixels.
  func background(_ paint: ScenePaint, size: CGSize) -> DisplayList.Item {
    let whole = CGSize(
      width: (size.width * scale - 1e-6).rounded(.up) / scale,
      height: (size.height * scale - 1e-6).rounded(.up) / scale)
    return .fill(
      Path(CGRect(origin: .zero, size: whole)), resolved(paint, in: CGRect(origin: .zero, size: size)))
  }

  // MARK: One layer

  /// The items of a layer; `magnified` is by how much the layers around it enlarge it.
  private func items(_ layer: SceneLayer, magnified: Double) throws(SceneError) -> [DisplayList.Item] {
    let transform = matrix(of: layer)
    let magnified = magnified * max(transform.largestScale, 0)
    var items = content(of: layer) + (try list(layer.layers, magnified: magnified)).items
    func wrap(_ effect: Layer.Effect) { items = [.layer(Layer(effect, DisplayList(items)))] }

    if !layer.innerShadows.isEmpty {
      wrap(.innerShadows(try shadows(layer.innerShadows, magnified: magnified)))
    }
    if let clip = layer.clip { wrap(.clip(path(of: clip.shape), clip.style)) }
    if let mask = layer.mask {
      wrap(.mask(try list(mask.layers, magnified: magnified), luminance: mask.usesLuminance))
    }
    if let blur = layer.blur, blur.sigma > 0 {
      try check(blur.sigma, magnified: magnified, blur.mark)
      wrap(.blur(sigma: blur.sigma))
    }
    if !layer.shadows.isEmpty { wrap(.shadows(try shadows(layer.shadows, magnified: magnified))) }
    if layer.opacity < 1 { wrap(.opacity(layer.opacity)) }
    if !transform.isIdentity { wrap(.transform(transform)) }
    if layer.blendMode != .normal { wrap(.blend(layer.blendMode)) }
    return items
  }

  /// A layer's own drawing: fill, image, stroke, text; nested layers come above.
  private func content(of layer: SceneLayer) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    if let shape = layer.shape, let paint = layer.fill {
      let path = path(of: shape)
      if !path.isEmpty { items.append(.fill(path, resolved(paint, in: path.drawnBounds), layer.fillStyle)) }
    }
    if let image = layer.image, let frame = layer.frame { items += item(image, in: moved(frame)) }
    if let shape = layer.shape, let stroke = layer.stroke, stroke.style.lineWidth > 0 {
      items += item(stroke, of: shape, layer.fillStyle)
    }
    if let text = layer.text { items += self.items(text, of: layer) }
    return items
  }

  private func item(_ stroke: SceneStroke, of shape: SceneShape, _ fillStyle: FillStyle) -> [DisplayList.Item]
  {
    let path = path(of: shape)
    if path.isEmpty { return [] }
    let paint = resolved(stroke.paint, in: path.drawnBounds)
    var style = stroke.style
    switch (stroke.position, shape.form) {
    case (.center, _): return [.stroke(path, paint, style)]
    case (.inside, .path):
      style.lineWidth *= 2
      return [.layer(Layer(.clip(path, fillStyle), DisplayList([.stroke(path, paint, style)])))]
    case (.inside, _):
      var inner = shape
      inner.inset += style.lineWidth / 2
      let line = self.path(of: inner)
      // A line as wide as the shape leaves no hole.
      let box = path.drawnBounds
      if style.dash.isEmpty, style.lineWidth * 2 >= min(box.width, box.height) { return [.fill(path, paint)] }
      return line.isEmpty ? [] : [.stroke(line, paint, style)]
    }
  }

  private func item(_ image: SceneImage, in frame: CGRect) -> [DisplayList.Item] {
    let (width, height) = (CGFloat(image.bitmap.width), CGFloat(image.bitmap.height))
    guard width > 0, height > 0, frame.width > 0, frame.height > 0 else { return [] }
    let (x, y) = (frame.width / width, frame.height / height)
    func centered(_ factor: CGFloat) -> CGRect {
      CGRect(
        x: frame.midX - width * factor / 2, y: frame.midY - height * factor / 2,
        width: width * factor, height: height * factor)
    }
    switch image.mode {
    case .stretch: return [.bitmap(image.bitmap, in: frame)]
    case .fit: return [.bitmap(image.bitmap, in: centered(min(x, y)))]
    case .fill:
      let picture = DisplayList([.bitmap(image.bitmap, in: centered(max(x, y)))])
      return x == y ? picture.items : [.layer(Layer(.clip(Path(frame)), picture))]
    }
  }

  // MARK: Effects

  private func shadows(_ shadows: [SceneShadow], magnified: Double) throws(SceneError) -> [Shadow] {
    var resolved: [Shadow] = []
    for shadow in shadows {
      try check(shadow.sigma, magnified: magnified, shadow.mark)
      resolved.append(
        Shadow(
          color: shadow.color.resolved(in: scheme), sigma: shadow.sigma, offset: shadow.offset,
          spread: shadow.spread, isChained: shadow.isChained))
    }
    return resolved
  }

  private func check(_ sigma: CGFloat, magnified: Double, _ mark: SceneMark) throws(SceneError) {
    let factor = scale * magnified
    let pixels = sigma * factor
    guard pixels > Self.largestSigma else { return }
    let limit = (Self.largestSigma / factor * 100).rounded(.down) / 100
    throw .invalid(
      found: "a sigma of \(SceneNode.grouped(pixels.rounded())) pixels",
      expected:
        "at most \(SceneNode.grouped(Self.largestSigma)): here a radius of \(SceneNode.grouped(limit)) points",
      source.place(mark))
  }

  /// A layer's transform about its frame, or else its outline.
  private func matrix(of layer: SceneLayer) -> CGAffineTransform {
    guard let transform = layer.transform else { return .identity }
    var matrix = CGAffineTransform.identity
    if transform.needsAnchor {
      let box = layer.frame.map(moved) ?? layer.shape.map { path(of: $0).drawnBounds } ?? .zero
      let anchor = box.isNull ? moved(CGRect.zero).origin : transform.anchor.point(in: box)
      matrix = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
        .concatenating(CGAffineTransform(scaleX: transform.scale.width, y: transform.scale.height))
        .concatenating(.rotation(transform.rotation))
        .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    }
    return matrix.concatenating(
      CGAffineTransform(translationX: transform.translation.width, y: transform.translation.height))
  }

  // MARK: Shapes and paints

  func moved(_ rect: CGRect) -> CGRect {
    CGRect(x: rect.minX - origin.x, y: rect.minY - origin.y, width: rect.width, height: rect.height)
  }

  /// The outline of a shape in its place; empty where its frame has no area.
  private func path(of shape: SceneShape) -> Path {
    let frame = shape.frame.map(moved) ?? moved(.zero)
    if case .path(let path) = shape.form { return path.offsetBy(dx: frame.minX, dy: frame.minY) }
    guard frame.width > 0, frame.height > 0 else { return Path() }
    let side = min(frame.width, frame.height)
    let whole: RoundedRect
    switch shape.form {
    case .rectangle, .ellipse, .path: whole = RoundedRect(rect: frame, radius: 0, style: .circular)
    case .capsule: whole = RoundedRect(rect: frame, radius: side / 2, style: .circular)
    case .circle:
      let square = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
      whole = RoundedRect(rect: square, radius: 0, style: .circular)
    case .roundedRectangle(let radii, let style): whole = RoundedRect(rect: frame, radii: radii, style: style)
    }
    let inner = shape.inset == 0 ? whole : whole.inset(by: shape.inset)
    guard inner.rect.width > 0, inner.rect.height > 0 else { return Path() }
    switch shape.form {
    case .circle, .ellipse: return Path(ellipseIn: inner.rect)
    case .rectangle, .capsule, .roundedRectangle, .path:
      return Path(roundedRect: inner.rect, cornerRadii: inner.radii, style: inner.style)
    }
  }

  func resolved(_ paint: ScenePaint, in box: CGRect) -> Paint {
    switch paint {
    case .color(let color): return .color(color.resolved(in: scheme))
    case .gradient(let gradient):
      let ramp = ColorRamp(
        colors: gradient.stops.map { ($0.color.resolved(in: scheme), $0.location) }, space: gradient.space)
      let geometry: GradientPaint.Geometry =
        switch gradient.geometry {
        case .linear(let start, let end): .linear(start: start.point(in: box), end: end.point(in: box))
        case .radial(let center, let startRadius, let endRadius):
          .radial(center: center.point(in: box), startRadius: startRadius, endRadius: endRadius)
        case .angular(let center, let start, let end):
          .angular(center: center.point(in: box), start: start, end: end)
        }
      return .gradient(GradientPaint(ramp, geometry))
    }
  }
}

extension CGAffineTransform {
  /// A rotation; quarter turns are exact, so that upright shapes stay upright.
  fileprivate static func rotation(_ angle: Angle) -> CGAffineTransform {
    let turned = angle.degrees.truncatingRemainder(dividingBy: 360)
    switch turned < 0 ? turned + 360 : turned {
    case 0: return .identity
    case 90: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case 180: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case 270: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    case let degrees: return CGAffineTransform(rotationAngle: Angle.degrees(degrees).radians)
    }
  }
}
