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
  /// All commands of SVG 1.1 are read. Arcs become cubics of at most 30 degrees, and radii too small for their arc
  /// grow as in SVG 1.1 F.6.6. Drawing on after a close starts a subpath where the closed one started; a repeated
  /// close adds nothing. Text without commands is an empty path.
  public init(svgPathData text: String) throws(PathDataError) {
    var parser = PathDataParser(text)
    self.init(elements: try parser.parse())
  }
}

/// Reads path data from left to right into elements.
private struct PathDataParser {
  private var scanner: PathDataScanner
  private var elements: [Path.Element] = []
  private var isRelative = false
  private var isClosed = false
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  /// The last control point, if the last segment was a cubic.
  private var cubicControl: CGPoint?
  /// The last control point, if the last segment was quadratic.
  private var quadControl: CGPoint?
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
    case UInt8(ascii: "M"): try move()
    case UInt8(ascii: "L"): try line(to: point())
    case UInt8(ascii: "H"):
      try line(to: CGPoint(x: scanner.number() + (isRelative ? current.x : 0), y: current.y))
    case UInt8(ascii: "V"):
      try line(to: CGPoint(x: current.x, y: scanner.number() + (isRelative ? current.y : 0)))
    case UInt8(ascii: "C"): try cubic(control1: nextPoint(), control2: nextPoint(), to: point())
    case UInt8(ascii: "S"): try cubic(control1: reflection(cubicControl), control2: nextPoint(), to: point())
    case UInt8(ascii: "Q"): try quad(control: nextPoint(), to: point())
    case UInt8(ascii: "T"): try quad(control: reflection(quadControl), to: point())
    default: try arc()
    }
  }

  private mutating func point() throws(PathDataError) -> CGPoint {
    let x = try scanner.number()
    scanner.skipSeparator()
    let y = try scanner.number()
    return isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
  }

  /// A point and the separator after it.
  private mutating func nextPoint() throws(PathDataError) -> CGPoint {
    let result = try point()
    scanner.skipSeparator()
    return result
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

  private mutating func move() throws(PathDataError) {
    let end = try point()
    isClosed = false
    start = end
    try add(.move(to: end), [], end: end)
  }

  private mutating func line(to end: CGPoint) throws(PathDataError) { try add(.line(to: end), [], end: end) }

  private mutating func cubic(control1: CGPoint, control2: CGPoint, to end: CGPoint) throws(PathDataError) {
    try add(.curve(to: end, control1: control1, control2: control2), [control1, control2], end: end)
    cubicControl = control2
  }

  private mutating func quad(control: CGPoint, to end: CGPoint) throws(PathDataError) {
    try add(.quadCurve(to: end, control: control), [control], end: end)
    quadControl = control
  }

  private mutating func arc() throws(PathDataError) {
    var numbers: [Double] = []
    for _ in 0..<3 {
      numbers.append(try scanner.number())
      scanner.skipSeparator()
    }
    let isLarge = try scanner.flag()
    let isSweep = try scanner.flag()
    let end = try point()
    if end == current {
      (cubicControl, quadControl) = (nil, nil)
      return
    }
    let (rx, ry) = (abs(numbers[0]), abs(numbers[1]))
    if rx == 0 || ry == 0 { return try line(to: end) }
    let shape = SVGArc(from: current, to: end, rx: rx, ry: ry, degrees: numbers[2])
    guard let curves = shape.curves(isLarge: isLarge, isSweep: isSweep) else {
      throw .notFinite(position: position)
    }
    for case .curve(let p, let c, let d) in curves {
      try add(.curve(to: p, control1: c, control2: d), [c, d], end: p)
    }
  }

  /// Adds a step after checking its points.
  private mutating func add(
    _ element: Path.Element, _ controls: [CGPoint], end: CGPoint
  ) throws(PathDataError) {
    for p in controls + [end] where !(p.x.isFinite && p.y.isFinite) { throw .notFinite(position: position) }
    if isClosed { elements.append(.move(to: start)) }
    isClosed = false
    elements.append(element)
    (current, cubicControl, quadControl) = (end, nil, nil)
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
  @discardableResult
  mutating func skipSeparator() -> Bool {
    skipSpace()
    guard skip(",") else { return false }
    skipSpace()
    return true
  }

  /// Whether further arguments follow; after a comma they have to.
  mutating func continues() -> Bool {
    if skipSeparator() { return true }
    guard let byte else { return false }
    return 0x30...0x39 ~= byte || Array("+-.".utf8).contains(byte)
  }

  /// An arc flag and the separator after it.
  mutating func flag() throws(PathDataError) -> Bool {
    guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { throw unexpected("a flag, 0 or 1") }
    let isSet = byte == UInt8(ascii: "1")
    advance()
    skipSeparator()
    return isSet
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

  @discardableResult
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
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

/// An elliptical arc by its ends (SVG 1.1 F.6), worked out on the unit circle so that squares do not overflow.
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
    let growth = max(1, length)
    (u, v) = (u / growth, v / growth)
    let sine = min(1, length)
    let cosine = ((1 - sine) * (1 + sine)).squareRoot()
    let f = (isLarge != isSweep ? 1 : -1) * cosine / sine
    let (cu, cv) = (f * v, -f * u)
    let (a, b) = (rx * growth, ry * growth)
    let center = CGPoint(
      x: cs * a * cu - sn * b * cv + (from.x / 2 + to.x / 2),
      y: sn * a * cu + cs * b * cv + (from.y / 2 + to.y / 2))
    let start = Elementary.atan2(v - cv, u - cu)
    let half = Elementary.atan2(sine, cosine)
    let angle = 2 * (isLarge ? .pi - half : half) * (isSweep ? 1 : -1)
    guard start.isFinite, angle.isFinite else { return nil }
    let turn = CGAffineTransform(a: cs, b: sn, c: -sn, d: cs, tx: center.x, ty: center.y)
    var curves = Path.arcCurves(center: .zero, rx: a, ry: b, from: start, to: start + angle)
      .map { $0.applying(turn) }
    if case .curve(_, let c, let d)? = curves.popLast() {
      curves.append(.curve(to: to, control1: c, control2: d))
    }
    return curves
  }
}
