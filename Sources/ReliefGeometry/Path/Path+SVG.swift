import Foundation

/// Why SVG path data cannot be read; positions are character offsets from 0.
public enum PathDataError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The text does not follow the grammar at a position.
  case unexpected(position: Int, expected: String)
  /// The number at a position, or a coordinate that follows from the numbers there, is not finite.
  case notFinite(position: Int)

  /// The position and what was expected there.
  public var description: String {
    switch self {
    case .unexpected(let position, let expected): "path data, character \(position): expected \(expected)"
    case .notFinite(let position): "path data, character \(position): expected finite coordinates"
    }
  }
}

extension Path {
  /// The path that the `d` attribute of an SVG path describes.
  ///
  /// All commands of SVG 1.1 are read. Arcs become cubics of at most 30 degrees; radii too small for their
  /// arc grow as in SVG 1.1 F.6.6. Drawing on after a close starts a subpath where the closed one
  /// started; a repeated close adds nothing. Text without commands is an empty path.
  public init(svgPathData text: String) throws(PathDataError) {
    var parser = PathDataParser(text)
    self.init(elements: try parser.parse())
  }
}

/// Reads path data from left to right into elements.
private struct PathDataParser {
  private var scanner: PathDataScanner
  private var elements: [Path.Element] = []
  private var (isRelative, isClosed) = (false, false)
  private var (start, current) = (CGPoint.zero, CGPoint.zero)
  /// The last control point, if the last segment was of the kind.
  private var cubicControl, quadControl: CGPoint?
  /// Where the arguments of the segment start.
  private var position = 0

  init(_ text: String) { scanner = PathDataScanner(text) }

  mutating func parse() throws(PathDataError) -> [Path.Element] {
    scanner.skipSpace()
    var expected = "M or m"
    while let byte = scanner.byte {
      let command = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte & 0xDF ? byte & 0xDF : 0
      let known = elements.isEmpty ? Array("M".utf8) : Array("MLHVCSQTAZ".utf8)
      guard known.contains(command) else { throw scanner.unexpected(expected) }
      scanner.advance()
      scanner.skipSpace()
      isRelative = byte & 0x20 != 0
      try segments(command)
      scanner.skipSpace()
      expected = command == UInt8(ascii: "Z") ? "a command" : "a command or a number"
    }
    return elements
  }

  /// Reads what follows a command letter, including implicit repeats.
  private mutating func segments(_ command: UInt8) throws(PathDataError) {
    if command == UInt8(ascii: "Z") { return close() }
    try segment(command)
    let next = command == UInt8(ascii: "M") ? UInt8(ascii: "L") : command
    while scanner.continues() { try segment(next) }
  }

  private mutating func segment(_ command: UInt8) throws(PathDataError) {
    position = scanner.index
    switch command {
    case UInt8(ascii: "M"): try add(.move(to: point()))
    case UInt8(ascii: "L"): try add(.line(to: point()))
    case UInt8(ascii: "H"): try add(.line(to: CGPoint(x: scanner.number() + origin.x, y: current.y)))
    case UInt8(ascii: "V"): try add(.line(to: CGPoint(x: current.x, y: scanner.number() + origin.y)))
    case UInt8(ascii: "C"):
      let (c, d) = try (point(), point())
      try add(.curve(to: point(), control1: c, control2: d))
    case UInt8(ascii: "S"):
      let d = try point()
      try add(.curve(to: point(), control1: reflection(cubicControl), control2: d))
    case UInt8(ascii: "Q"):
      let c = try point()
      try add(.quadCurve(to: point(), control: c))
    case UInt8(ascii: "T"): try add(.quadCurve(to: point(), control: reflection(quadControl)))
    default: try arc()
    }
  }

  /// What coordinates are relative to.
  private var origin: CGPoint { isRelative ? current : .zero }

  /// A point, and the separator before it unless it is the first argument.
  private mutating func point() throws(PathDataError) -> CGPoint {
    if scanner.index > position { scanner.skipSeparator() }
    let x = try scanner.number()
    scanner.skipSeparator()
    return try CGPoint(x: origin.x + x, y: origin.y + scanner.number())
  }

  private func reflection(_ control: CGPoint?) -> CGPoint {
    guard let control else { return current }
    return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func close() {
    if !isClosed { elements.append(.closeSubpath) }
    isClosed = true
    (current, cubicControl, quadControl) = (start, nil, nil)
  }

  private mutating func arc() throws(PathDataError) {
    var numbers: [Double] = []
    for _ in 0..<3 {
      numbers.append(try scanner.number())
      scanner.skipSeparator()
    }
    let isLarge = try scanner.flag()
    scanner.skipSeparator()
    let isSweep = try scanner.flag()
    let end = try point()
    (cubicControl, quadControl) = (nil, nil)
    if end == current { return }
    if numbers[0] == 0 || numbers[1] == 0 { return try add(.line(to: end)) }
    let shape = SVGArc(from: current, to: end, rx: abs(numbers[0]), ry: abs(numbers[1]), degrees: numbers[2])
    guard let curves = shape.curves(isLarge: isLarge, isSweep: isSweep) else {
      throw .notFinite(position: position)
    }
    for curve in curves { try add(curve) }
    cubicControl = nil
  }

  /// Adds a step after checking its points.
  private mutating func add(_ element: Path.Element) throws(PathDataError) {
    let points: [CGPoint]
    (cubicControl, quadControl) = (nil, nil)
    switch element {
    case .move(let p): (points, start, isClosed) = ([p], p, false)
    case .line(let p): points = [p]
    case .quadCurve(let p, let c): (points, quadControl) = ([p, c], c)
    case .curve(let p, let c, let d): (points, cubicControl) = ([p, c, d], d)
    case .closeSubpath: return
    }
    for p in points where !(p.x.isFinite && p.y.isFinite) { throw .notFinite(position: position) }
    if isClosed { elements.append(.move(to: start)) }
    isClosed = false
    elements.append(element)
    current = points[0]
  }
}

/// The tokens of path data.
private struct PathDataScanner {
  private let bytes: [UInt8]
  private(set) var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }
  func unexpected(_ expected: String) -> PathDataError { .unexpected(position: index, expected: expected) }
  mutating func advance() { index += 1 }
  mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D { advance() }
  }

  /// Skips white space with at most one comma; tells whether there was one.
  @discardableResult mutating func skipSeparator() -> Bool {
    skipSpace()
    guard skip(",") else { return false }
    skipSpace()
    return true
  }

  /// Whether further arguments follow; after a comma they have to.
  mutating func continues() -> Bool {
    if skipSeparator() { return true }
    return byte.map(Array("+-.0123456789".utf8).contains) ?? false
  }

  /// An arc flag; nothing has to separate it from what follows.
  mutating func flag() throws(PathDataError) -> Bool {
    guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { throw unexpected("a flag, 0 or 1") }
    defer { advance() }
    return byte == UInt8(ascii: "1")
  }

  mutating func number() throws(PathDataError) -> Double {
    let first = index
    if !skip("+") { skip("-") }
    var digits = skipDigits()
    if skip(".") { digits += skipDigits() }
    if digits == 0 { throw unexpected(index == first ? "a number" : "a digit") }
    if skip("e") || skip("E") {
      if !skip("+") { skip("-") }
      if skipDigits() == 0 { throw unexpected("a digit of the exponent") }
    }
    guard let value = Double(String(decoding: bytes[first..<index], as: UTF8.self)), value.isFinite else {
      throw .notFinite(position: first)
    }
    return value
  }

  @discardableResult private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    advance()
    return true
  }

  private mutating func skipDigits() -> Int {
    let first = index
    while let byte, 0x30...0x39 ~= byte { advance() }
    return index - first
  }
}

/// An elliptical arc by its ends (SVG 1.1 F.6), worked out on the unit circle so that no square overflows.
private struct SVGArc {
  let from, to: CGPoint
  let rx, ry, degrees: Double

  /// The cubics of the arc, the last one ending exactly at its end; nil if the ellipse is not finite.
  func curves(isLarge: Bool, isSweep: Bool) -> [Path.Element]? {
    let (sn, cs) = Elementary.sincos(degrees.truncatingRemainder(dividingBy: 360) * .pi / 180)
    let (dx, dy) = (from.x / 2 - to.x / 2, from.y / 2 - to.y / 2)
    // Half the chord, and its length, on the unit circle.
    var (u, v) = ((cs * dx + sn * dy) / rx, (cs * dy - sn * dx) / ry)
    let big = max(abs(u), abs(v))
    guard big > 0, big.isFinite else { return nil }
    let length = big * ((u / big) * (u / big) + (v / big) * (v / big)).squareRoot()
    let (sine, growth) = (min(1, length), max(1, length))
    (u, v) = (u / growth, v / growth)
    let cosine = ((1 - sine) * (1 + sine)).squareRoot()
    let f = (isLarge != isSweep ? 1 : -1) * cosine / sine
    let (cu, cv) = (f * v, -f * u)
    let (a, b) = (rx * growth, ry * growth)
    let start = Elementary.atan2(v - cv, u - cu)
    let angle = 2 * Elementary.atan2(sine, isLarge ? -cosine : cosine) * (isSweep ? 1 : -1)
    guard start.isFinite, angle.isFinite else { return nil }
    let turn = CGAffineTransform(
      a: cs, b: sn, c: -sn, d: cs, tx: from.x / 2 + to.x / 2, ty: from.y / 2 + to.y / 2)
    let center = CGPoint(x: a * cu, y: b * cv)
    var curves = Path.arcCurves(center: center, rx: a, ry: b, from: start, to: start + angle)
      .map { $0.applying(turn) }
    if case .curve(_, let c, let d)? = curves.popLast() {
      curves.append(.curve(to: to, control1: c, control2: d))
    }
    return curves
  }
}
