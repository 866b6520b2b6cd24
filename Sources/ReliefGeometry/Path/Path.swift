import Foundation

/// The outline of a 2D shape, in points, y down.
///
/// A path remembers whether it is a rectangle, a rounded rectangle or an ellipse, so that later stages can
/// treat these exactly; anything else is a list of elements. Subpaths that are left open are closed when
/// filled.
public struct Path: Hashable, Sendable {
  /// A step of a path.
  public enum Element: Hashable, Sendable {
    /// Starts a subpath.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to the start of the subpath, and its end.
    case closeSubpath
  }

  /// What the path is known to be.
  package enum Outline: Hashable, Sendable {
    case elements([Element])
    case rect(CGRect)
    case roundedRect(RoundedRect)
    case ellipse(CGRect)
  }

  package private(set) var outline: Outline

  /// A path without elements.
  public init() { outline = .elements([]) }

  package init(outline: Outline) { self.outline = outline }

  package init(elements: [Element]) { outline = .elements(elements) }

  /// A rectangle; its negative sides are turned round.
  public init(_ rect: CGRect) { outline = .rect(rect.standardized) }

  /// A rounded rectangle with one corner size; its radius is the smaller side of that size.
  ///
  /// Elliptical corners (different width and height) are drawn with cubics.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    if cornerSize.width == cornerSize.height {
      self.init(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
    } else {
      self.init(ellipticalCornersIn: rect.standardized, cornerSize: cornerSize)
    }
  }

  /// A rounded rectangle with one radius, clamped to half the shorter side.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerRadii: RectangleCornerRadii(cornerRadius), style: style)
  }

  /// A rounded rectangle with a radius for each corner.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    let shape = RoundedRect(rect: rect, radii: cornerRadii, style: style)
    outline = shape.radii == RectangleCornerRadii(0) ? .rect(shape.rect) : .roundedRect(shape)
  }

  /// The ellipse that fits in a rectangle.
  public init(ellipseIn rect: CGRect) { outline = .ellipse(rect.standardized) }

  /// A path that `callback` draws.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool {
    switch outline {
    case .elements(let elements): elements.isEmpty
    case .rect(let rect), .ellipse(let rect): rect.isNull
    case .roundedRect(let shape): shape.rect.isNull
    }
  }

  /// The steps of the path; curved outlines become cubics.
  ///
  /// Ellipses and circular corners use a cubic for each 30 degrees, at most 4e-7 of the radius away from the
  /// arc.
  package var elements: [Element] {
    switch outline {
    case .elements(let elements): return elements
    case .rect(let r):
      if r.isNull { return [] }
      return [
        .move(to: r.origin), .line(to: CGPoint(x: r.maxX, y: r.minY)),
        .line(to: CGPoint(x: r.maxX, y: r.maxY)), .line(to: CGPoint(x: r.minX, y: r.maxY)), .closeSubpath,
      ]
    case .ellipse(let r):
      if r.isNull { return [] }
      let (cx, cy) = (r.midX, r.midY)
      let (rx, ry) = (r.width / 2, r.height / 2)
      var elements: [Element] = [.move(to: CGPoint(x: r.maxX, y: cy))]
      for quarter in 0..<4 {
        elements += Path.arcCurves(
          center: CGPoint(x: cx, y: cy), rx: rx, ry: ry,
          from: CGFloat(quarter) * .pi / 2, to: CGFloat(quarter + 1) * .pi / 2)
      }
      return elements + [.closeSubpath]
    case .roundedRect(let shape): return Path.elements(of: shape)
    }
  }

  /// Calls `body` with each step of the path.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Where the next line would start; nil for an empty path.
  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      switch element {
      case .move(let p): (start, current) = (p, p)
      case .line(let p), .quadCurve(let p, _), .curve(let p, _, _): current = p
      case .closeSubpath: current = start
      }
    }
    return current
  }

  /// Adds steps; the path is from then on a list of elements, unless it was empty before.
  package mutating func append(_ more: [Element]) {
    if case .elements(var list) = outline {
      outline = .elements([])
      list += more
      outline = .elements(list)
    } else {
      outline = .elements(elements + more)
    }
  }

  /// Starts a subpath at a point.
  public mutating func move(to end: CGPoint) { append([.move(to: end)]) }

  /// Adds a straight line; to an empty path, nothing.
  public mutating func addLine(to end: CGPoint) {
    if !isEmpty { append([.line(to: end)]) }
  }

  /// Adds a quadratic curve; to an empty path, nothing.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if !isEmpty { append([.quadCurve(to: end, control: control)]) }
  }

  /// Adds a cubic curve; to an empty path, nothing.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if !isEmpty { append([.curve(to: end, control1: control1, control2: control2)]) }
  }

  /// Closes the current subpath.
  public mutating func closeSubpath() {
    if !isEmpty { append([.closeSubpath]) }
  }

  /// Adds lines through points, starting a subpath at the first.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    append([.move(to: first)] + lines.dropFirst().map { .line(to: $0) })
  }

  /// Adds a whole path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let other = path.applying(transform)
    if case .elements(let list) = outline, list.isEmpty {
      self = other
    } else {
      append(other.elements)
    }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Adds a rounded rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds a rounded rectangle with a radius for each corner.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  /// The path after a transform; upright scalings and translations keep what the path is known to be.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    if transform.isScaleAndTranslation, transform.a > 0, transform.d > 0 {
      switch outline {
      case .rect(let r): return Path(outline: .rect(r.applying(transform)))
      case .ellipse(let r): return Path(outline: .ellipse(r.applying(transform)))
      case .roundedRect(let shape) where transform.a == transform.d:
        let (r, k) = (shape.radii, transform.a)
        return Path(
          roundedRect: shape.rect.applying(transform),
          cornerRadii: RectangleCornerRadii(
            topLeading: r.topLeading * k, bottomLeading: r.bottomLeading * k,
            bottomTrailing: r.bottomTrailing * k, topTrailing: r.topTrailing * k),
          style: shape.style)
      case .roundedRect, .elements: break
      }
    }
    return Path(elements: elements.map { $0.applying(transform) })
  }

  /// The path moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  /// The step after a transform.
  package func applying(_ t: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let p): .move(to: p.applying(t))
    case .line(let p): .line(to: p.applying(t))
    case .quadCurve(let p, let c): .quadCurve(to: p.applying(t), control: c.applying(t))
    case .curve(let p, let c, let d):
      .curve(to: p.applying(t), control1: c.applying(t), control2: d.applying(t))
    case .closeSubpath: .closeSubpath
    }
  }
}
