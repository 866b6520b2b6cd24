import SwiftUI

/// A rendered view or scene: which letters can be read on what lies behind them, and which controls can be told from
/// their ground.
public struct PictureAudit: Hashable, Sendable {
  /// One run of letters.
  public struct Letters: Hashable, Sendable {
    /// Where they stand, in points.
    public var frame: CGRect
    /// Their colour.
    public var color: RGB
    /// The colour behind them that they are told from worst.
    public var ground: RGB
    /// The contrast (WCAG 2.2).
    public var ratio: Double
    /// The lightness contrast Lc (APCA).
    public var apca: Double
    /// Whether letters of their size can be read: a ratio of 4.5, or 3 from 24 points up (WCAG 2.2, 1.4.3), and an Lc of
    /// 45, which APCA's bronze level wants of all but spot text.
    public var isWell: Bool
    /// The colour with the least change that can be read; nil where all is well, or nothing helps.
    public var advice: RGB?
  }

  /// The edge of one element: what casts a shadow, has one fall into it, or can be touched.
  public struct Edge: Hashable, Sendable {
    /// Where the element lies, in points.
    public var frame: CGRect
    /// The colour at the edge that is furthest from the ground: of the element, its line, or its shadow.
    public var color: RGB
    /// The ground beside it.
    public var ground: RGB
    /// The contrast of the two (WCAG 2.2), which three quarters of the outline have.
    public var ratio: Double
    /// Whether the element can be told from its ground: a ratio of 3 (WCAG 2.2, 1.4.11).
    public var isWell: Bool
    /// The colour of a line that is told from the ground, with the least change; nil where all is well.
    public var advice: RGB?
  }

  /// The runs of letters, in drawing order.
  public let letters: [Letters]
  /// The edges of elements, in drawing order.
  public let edges: [Edge]

  /// Whether all letters can be read and all elements be told from their ground.
  public var isWell: Bool { canBeRead && edges.allSatisfy(\.isWell) }
  /// Whether all letters can be read.
  public var canBeRead: Bool { letters.allSatisfy(\.isWell) }

  /// Looks at what is seen.
  init(_ seen: Seen) {
    letters = seen.letters.compactMap { PictureAudit.letters($0.color, in: $0.frame, seen) }
    edges = seen.outlines.compactMap { PictureAudit.edge($0, seen) }
  }

  /// A picture without its letters, and what is drawn in it, in points.
  struct Seen {
    /// The size in pixels.
    var (width, height) = (0, 0)
    /// Pixels a point.
    var scale = 1.0
    /// 0xRRGGBB, row by row.
    var pixels: [UInt32] = []
    /// Colours and frames of runs of letters.
    var letters: [(color: RGB, frame: CGRect)] = []
    /// Closed outlines of elements.
    var outlines: [[CGPoint]] = []

    /// The pixel at a point; nil outside.
    func pixel(_ x: CGFloat, _ y: CGFloat) -> UInt32? {
      let (column, row) = ((x * scale).rounded(.down), (y * scale).rounded(.down))
      guard column >= 0, row >= 0, column < CGFloat(width), row < CGFloat(height) else { return nil }
      return pixels[Int(row) * width + Int(column)]
    }
  }

  /// Letters against the pixel behind them that they are told from worst; nil outside the picture.
  private static func letters(_ color: RGB, in frame: CGRect, _ seen: Seen) -> Letters? {
    let whole = CGRect(x: 0, y: 0, width: seen.width, height: seen.height)
    let area = frame.applying(CGAffineTransform(scaleX: seen.scale, y: seen.scale)).intersection(whole)
    guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
    var worst: (ground: RGB, ratio: Double)?
    var known: Set<UInt32> = []
    for y in Int(area.minY)..<Int(area.maxY) {
      for x in Int(area.minX)..<Int(area.maxX) {
        let pixel = seen.pixels[y * seen.width + x]
        guard known.insert(pixel).inserted else { continue }
        let ratio = Contrast.ratio(color.over(RGB(pixel)), RGB(pixel))
        if ratio < worst?.ratio ?? .infinity { worst = (RGB(pixel), ratio) }
      }
    }
    guard let (ground, ratio) = worst else { return nil }
    let shown = color.over(ground)
    let needed = frame.height >= 24 ? 3 : 4.5
    func passes(_ color: RGB) -> Bool {
      Contrast.ratio(color, ground) >= needed && abs(Contrast.apca(text: color, ground: ground)) >= 45
    }
    let isWell = passes(shown)
    return Letters(
      frame: frame, color: color, ground: ground, ratio: ratio,
      apca: Contrast.apca(text: shown, ground: ground), isWell: isWell,
      advice: isWell ? nil : ThemeAudit.nearest(to: shown, on: ground, passes))
  }

  /// How far from an outline its edge is looked for, in points: a line and the steepest part of a shadow. [choice]
  private static let reach = 3.0

  /// The edge along an outline; nil outside the picture.
  ///
  /// Where one element covers the edge of another one there is none to be seen, so the worst quarter does not count.
  private static func edge(_ outline: [CGPoint], _ seen: Seen) -> Edge? {
    let places = EdgeWalk(outline).places(every: 2).compactMap { place in
      contrast(at: place.point, outwards: place.normal, seen)
    }.sorted { $0.ratio < $1.ratio }
    guard !places.isEmpty, let frame = EdgeWalk(outline).frame else { return nil }
    let (color, ground, ratio) = places[places.count / 4]
    let isWell = ratio >= 3
    // A line passes where three quarters of the grounds along it tell it, darker or lighter as they may be.
    let grounds = places.reduce(into: [RGB: Int]()) { $0[$1.ground, default: 0] += 1 }
    func tells(_ line: RGB) -> Bool {
      let well = grounds.reduce(0) { Contrast.ratio(line, $1.key) >= 3 ? $0 + $1.value : $0 }
      return well >= places.count - places.count / 4
    }
    return Edge(
      frame: frame, color: color, ground: ground, ratio: ratio, isWell: isWell,
      advice: isWell ? nil : ThemeAudit.nearest(to: color, on: ground, tells))
  }

  /// The ground outside a place of an outline, and what is told from it best on the way in.
  private static func contrast(
    at place: CGPoint, outwards normal: CGVector, _ seen: Seen
  ) -> (color: RGB, ground: RGB, ratio: Double)? {
    func pixel(_ distance: Double) -> UInt32? {
      seen.pixel(place.x + normal.dx * distance, place.y + normal.dy * distance)
    }
    guard let outside = pixel(reach) else { return nil }
    let ground = RGB(outside)
    var best: (color: RGB, ground: RGB, ratio: Double) = (ground, ground, 1)
    var last = outside
    for distance in stride(from: reach, through: -reach, by: -0.5 / seen.scale) {
      guard let inner = pixel(distance), inner != last else { continue }
      last = inner
      let ratio = Contrast.ratio(RGB(inner), ground)
      if ratio > best.ratio { best = (RGB(inner), ground, ratio) }
    }
    return best
  }
}

/// A way around an outline.
private struct EdgeWalk {
  let points: [CGPoint]

  init(_ points: [CGPoint]) { self.points = points }

  /// The rectangle around it.
  var frame: CGRect? {
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Places so many points apart, at most 2,000 of them, each with the direction outwards.
  func places(every step: CGFloat) -> [(point: CGPoint, normal: CGVector)] {
    let sides = zip(points, points.dropFirst() + points.prefix(1)).map { a, b in
      (start: a, x: b.x - a.x, y: b.y - a.y)
    }
    let lengths = sides.map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }
    let step = max(step, lengths.reduce(0, +) / 2_000)
    // The sign of the area tells on which side the outside lies.
    let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0.0) { sum, side in
      sum + side.0.x * side.1.y - side.1.x * side.0.y
    }
    let sign: CGFloat = area < 0 ? -1 : 1
    var places: [(point: CGPoint, normal: CGVector)] = []
    var rest: CGFloat = step / 2
    for (side, length) in zip(sides, lengths) where length > 0 {
      while rest < length {
        let part = rest / length
        places.append(
          (
            CGPoint(x: side.start.x + part * side.x, y: side.start.y + part * side.y),
            CGVector(dx: sign * side.y / length, dy: -sign * side.x / length)
          ))
        rest += step
      }
      rest -= length
    }
    return places
  }
}
