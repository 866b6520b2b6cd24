import Foundation

extension Path {
  /// The outline of a stroke along this path, to be filled by the non-zero rule.
  ///
  /// Rectangles, circles and circular rounded rectangles give an outer and an inner outline with true arcs;
  /// other paths give straight lines at most 1/4096 point off. A width that is not above 0 gives an empty
  /// path, and so does a subpath with a point that is not finite. Dashes start anew with each subpath.
  public func strokedPath(_ style: StrokeStyle) -> Path { strokedPath(style, tolerance: 1.0 / 4096) }

  /// The same with curves at most `tolerance` points off.
  package func strokedPath(_ style: StrokeStyle, tolerance: CGFloat) -> Path {
    guard Self.isDrawable(style), tolerance > 0 else { return Path() }
    if style.dash.isEmpty, let ring = ring(style) { return Path(elements: ring) }
    let flat = strokedElements(style, by: .identity, tolerance: tolerance).outline
    var elements: [Element] = []
    elements.reserveCapacity(flat.points.count + flat.ends.count)
    for subpath in flat.subpaths {
      var isFirst = true
      for p in subpath {
        elements.append(isFirst ? .move(to: p) : .line(to: p))
        isFirst = false
      }
      elements.append(.closeSubpath)
    }
    return Path(elements: elements)
  }

  /// The outline of a stroke after `transform`, as straight lines at most `tolerance` (in transformed units)
  /// off; `windsOnce` tells whether winding numbers in it are 0 and one other only.
  ///
  /// The stroke is made before the transform, so a transform that scales unevenly makes its width uneven too.
  package func strokedOutline(
    _ style: StrokeStyle, by transform: CGAffineTransform = .identity, tolerance: CGFloat
  ) -> (outline: FlatPath, windsOnce: Bool) {
    let scale = transform.largestScale
    guard Self.isDrawable(style), scale > 0, scale.isFinite, tolerance > 0 else { return (FlatPath(), true) }
    if style.dash.isEmpty, let ring = ring(style) {
      return (Path(elements: ring).flattened(by: transform, tolerance: tolerance), true)
    }
    return strokedElements(style, by: transform, tolerance: tolerance / scale)
  }

  private static func isDrawable(_ style: StrokeStyle) -> Bool {
    style.lineWidth > 0 && style.lineWidth.isFinite
  }

  private func strokedElements(
    _ style: StrokeStyle, by transform: CGAffineTransform, tolerance: CGFloat
  ) -> (outline: FlatPath, windsOnce: Bool) {
    var walker = StrokeWalker(style: style, tolerance: Double(tolerance))
    for element in elements { walker.add(element) }
    walker.finish(applying: transform)
    switch outline {
    case .roundedRect, .ellipse: return (walker.outline, walker.isSimple && style.dash.isEmpty)
    case .rect, .elements: return (walker.outline, false)
    }
  }
}

/// Gathers the elements of a path into lines, and has each stroked.
private struct StrokeWalker {
  private var stroker: Stroker
  private let dasher: Dasher?
  private let reach: Double
  private let tolerance: Double
  private var line = CenterLine()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  private var isOpen = false
  private var isFinite = true

  init(style: StrokeStyle, tolerance: Double) {
    stroker = Stroker(style: style, tolerance: tolerance)
    dasher = Dasher(style.dash, phase: style.dashPhase)
    reach = style.lineWidth / 2
    self.tolerance = tolerance
    line.steps.reserveCapacity(256)
  }

  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let p):
      if isOpen { end(closed: false) }
      (current, start) = (p, p)
    case .line(let p):
      go(through: p, p, to: p)
      line.addLine(from: Vector(current), to: Vector(p))
      current = p
    case .quadCurve(let p, let c):
      go(through: c, c, to: p)
      if isFinite {
        line.addCurve(CubicCurve(quadratic: current, c, p), reach: reach, tolerance: tolerance)
      }
      current = p
    case .curve(let p, let c, let d):
      go(through: c, d, to: p)
      if isFinite { line.addCurve(CubicCurve(current, c, d, p), reach: reach, tolerance: tolerance) }
      current = p
    case .closeSubpath:
      if isOpen {
        line.addLine(from: Vector(current), to: Vector(start))
        end(closed: true)
      }
      current = start
    }
  }

  mutating func finish(applying transform: CGAffineTransform) {
    if isOpen { end(closed: false) }
    stroker.outline.apply(transform)
  }

  var outline: FlatPath { stroker.outline }
  var isSimple: Bool { stroker.isSimple }

  private mutating func go(through c: CGPoint, _ d: CGPoint, to p: CGPoint) {
    isOpen = true
    let sum = Vector(current) + Vector(start) + Vector(c) + Vector(d) + Vector(p)
    // Squares of lengths must stay finite as well.
    if !(sum.x.magnitude < 1e150 && sum.y.magnitude < 1e150) { isFinite = false }
  }

  private mutating func end(closed: Bool) {
    defer {
      line.steps.removeAll(keepingCapacity: true)
      (isOpen, isFinite) = (false, true)
    }
    guard isFinite else { return }
    line.isClosed = closed
    if line.steps.isEmpty {
      if dasher?.startsOn ?? true { stroker.addDot(at: Vector(start)) }
    } else if let dasher {
      for piece in dasher.pieces(of: line) {
        switch piece {
        case .line(let dash): stroker.add(dash)
        case .dot(let p, let tangent): stroker.addDot(at: p, along: tangent)
        }
      }
    } else {
      stroker.add(line)
    }
  }
}
