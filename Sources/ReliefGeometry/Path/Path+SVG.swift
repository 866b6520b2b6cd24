import Foundation

extension Path {
  /// The path that SVG path data draws (Scalable Vector Graphics 2, section 9.3), in points.
  ///
  /// All commands are read: M L H V C S Q T A Z and their relative forms, with repeated numbers. Arcs become
  /// cubics, at most 4e-7 of the radius off. Empty data is an empty path.
  public init(svgPathData data: String) throws(PathDataError) {
    var reader = SVGPathReader(data)
    try reader.read()
    self.init(elements: reader.elements)
  }
}

/// Follows the commands of path data.
private struct SVGPathReader {
  private(set) var elements: [Path.Element] = []
  private var scanner: SVGNumberScanner
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, and of which kind of curve; nil after any other command.
  private var cubicControl: CGPoint?
  private var quadControl: CGPoint?

  init(_ data: String) { scanner = SVGNumberScanner(data) }

  mutating func read() throws(PathDataError) {
    scanner.skipSpace()
    guard let first = scanner.peek() else { return }
    guard first == UInt8(ascii: "M") || first == UInt8(ascii: "m") else {
      throw .noStart(position: scanner.position)
    }
    while let byte = scanner.peek() {
      guard Self.commands.contains(byte) else { throw scanner.unexpected() }
      scanner.skip()
      try run(byte)
      scanner.skipSpace()
    }
  }

  private static let commands = Array("MmLlHhVvCcSsQqTtAaZz".utf8)

  /// Runs one command and its repetitions.
  private mutating func run(_ byte: UInt8) throws(PathDataError) {
    let isRelative = byte >= UInt8(ascii: "a")
    var letter = isRelative ? byte - 32 : byte
    scanner.command = Character(UnicodeScalar(byte))
    if letter == UInt8(ascii: "Z") {
      elements.append(.closeSubpath)
      (current, cubicControl, quadControl) = (start, nil, nil)
      return
    }
    repeat {
      try step(letter, from: isRelative ? current : .zero)
      // What follows the first point of a move is drawn to.
      if letter == UInt8(ascii: "M") { letter = UInt8(ascii: "L") }
    } while scanner.hasNumber()
  }

  private mutating func step(_ letter: UInt8, from base: CGPoint) throws(PathDataError) {
    var (cubic, quad): (CGPoint?, CGPoint?) = (nil, nil)
    switch Character(UnicodeScalar(letter)) {
    case "M":
      current = try point(base)
      start = current
      elements.append(.move(to: current))
    case "L": line(to: try point(base))
    case "H": line(to: CGPoint(x: base.x + (try scanner.number()), y: current.y))
    case "V": line(to: CGPoint(x: current.x, y: base.y + (try scanner.number())))
    case "C", "S":
      let c = letter == UInt8(ascii: "C") ? try point(base) : mirrored(cubicControl)
      let d = try point(base)
      current = try point(base)
      elements.append(.curve(to: current, control1: c, control2: d))
      cubic = d
    case "Q", "T":
      let c = letter == UInt8(ascii: "Q") ? try point(base) : mirrored(quadControl)
      current = try point(base)
      elements.append(.quadCurve(to: current, control: c))
      quad = c
    default:
      let (rx, ry) = (try scanner.number(), try scanner.number())
      let rotation = try scanner.number()
      let (isLarge, sweeps) = (try scanner.flag(), try scanner.flag())
      let end = try point(base)
      let arc = SVGArc(
        from: current, to: end, rx: rx, ry: ry, rotation: rotation * (.pi / 180), isLarge: isLarge,
        sweeps: sweeps)
      elements += arc.elements
      current = end
    }
    (cubicControl, quadControl) = (cubic, quad)
  }

  private mutating func line(to p: CGPoint) {
    elements.append(.line(to: p))
    current = p
  }

  private mutating func point(_ base: CGPoint) throws(PathDataError) -> CGPoint {
    let x = try scanner.number()
    let y = try scanner.number()
    return CGPoint(x: base.x + x, y: base.y + y)
  }

  private func mirrored(_ control: CGPoint?) -> CGPoint {
    guard let control else { return current }
    return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }
}

/// An elliptical arc by its end points (Scalable Vector Graphics 2, appendix B.2.4 and B.2.5).
private struct SVGArc {
  var from: CGPoint, to: CGPoint
  var rx: CGFloat, ry: CGFloat
  var rotation: CGFloat
  var isLarge: Bool, sweeps: Bool

  /// The arc as cubics; a line where a radius is 0, nothing where the ends are equal.
  var elements: [Path.Element] {
    if from == to { return [] }
    let (a, b) = (abs(rx), abs(ry))
    let (sin, cos) = Elementary.sincos(rotation.truncatingRemainder(dividingBy: 2 * .pi))
    let half = (Vector(from) - Vector(to)) / 2
    // On the circle that the ellipse becomes: the half chord, and how much of the radius it takes.
    let chord = half.turned(sin: -sin, cos: cos) / Vector(a, b)
    guard a > 0, b > 0, chord.isFinite else { return [.line(to: to)] }
    // Radii too small for the chord are scaled up to it.
    let size = max(chord.length, 1)
    let unit = chord / size
    let rest = max(1 - unit.dot(unit), 0).squareRoot()
    let way = unit.unit ?? Vector(1, 0)
    let center = way.quarterTurned * (isLarge == sweeps ? rest : -rest)
    let (first, last) = (unit - center, -unit - center)
    let start = Elementary.atan2(first.y, first.x)
    var sweep = Elementary.atan2(first.cross(last), first.dot(last))
    if sweeps, sweep < 0 { sweep += 2 * .pi }
    if !sweeps, sweep > 0 { sweep -= 2 * .pi }
    let middle = (Vector(from) + Vector(to)) / 2
    let (ra, rb) = (a * size, b * size)
    var place = CGAffineTransform(a: ra * cos, b: ra * sin, c: -rb * sin, d: rb * cos, tx: 0, ty: 0)
    let shift = center.point.applying(place)
    (place.tx, place.ty) = (middle.x + shift.x, middle.y + shift.y)
    var curves = Path.arcCurves(center: .zero, rx: 1, ry: 1, from: start, to: start + sweep)
      .map { $0.applying(place) }
    if case .curve(_, let c, let d) = curves.popLast() {
      curves.append(.curve(to: to, control1: c, control2: d))
    }
    return curves
  }
}
