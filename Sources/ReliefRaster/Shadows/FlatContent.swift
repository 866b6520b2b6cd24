import ReliefDrawing

/// A list drawn once into planes of numbers, to be seen and to cast shadows.
///
/// Each layer of shadows plans its content to be seen, and again for each part of a pixel that a shadow is moved by. In
/// nests of such layers that would double with every level. From a depth on, the content is drawn once: a part of a
/// pixel then moves its opacity by linear interpolation, and a spread grows it by whole pixels.
struct FlatContent {
  /// The picture.
  let item: PlannedItem
  /// Its opacity, a row after another.
  private let opacity: [Float]
  private let bounds: PixelRect

  /// Less than a fortieth of a level; rows and columns of no more are left out, so that blurs of blurs reach no
  /// farther than can be seen.
  private static let nothing: Float = 1e-4

  /// What items draw in a region; nil where that is nothing.
  init?(_ items: [PlannedItem], in region: PixelRect) {
    let all = items.reduce(PixelRect.empty) { $0.union($1.bounds) }.intersection(region)
    guard !all.isEmpty else { return nil }
    var renderer = RowRenderer(x0: all.x0, width: all.width)
    var planes = RowPlanes(width: 0)
    var seen = 0..<0
    var (left, right) = (all.width, 0)
    for y in all.y0..<all.y1 {
      let row = renderer.row(items, y: y)
      guard let first = row.opacity.firstIndex(where: { $0 > Self.nothing }) else {
        // Rows above the first that shows are not kept; those below it may lie between two.
        if !seen.isEmpty { planes.append(row) }
        continue
      }
      let last = row.opacity.lastIndex { $0 > Self.nothing } ?? first
      (left, right) = (min(left, first), max(right, last + 1))
      seen = seen.isEmpty ? y..<(y + 1) : seen.lowerBound..<(y + 1)
      planes.append(row)
    }
    guard !seen.isEmpty else { return nil }
    bounds = PixelRect(x0: all.x0 + left, y0: seen.lowerBound, x1: all.x0 + right, y1: seen.upperBound)
    let (rows, columns) = (0..<seen.count, left..<right)
    let cropped = planes.all.map { plane in
      var part: [Float] = []
      part.reserveCapacity(rows.count * columns.count)
      for row in rows {
        let start = row * all.width
        part += plane[(start + columns.lowerBound)..<(start + columns.upperBound)]
      }
      return part
    }
    opacity = cropped[3]
    let place = bounds
    let masks = cropped.map {
      BlurredMask(bounds: place, spacingX: 1, spacingY: 1, columns: place.width, values: $0)
    }
    item = PlannedItem(bounds: place, content: .picture(masks))
  }

  /// The opacity moved by a part of a pixel and grown by so many pixels; negative shrinks.
  func opacity(moved fraction: ShadowStack.Fraction, grownBy spread: Int, in region: PixelRect) -> SpanMask {
    // What is far larger than the content shrinks it to nothing, or fills the region.
    let spread = min(max(spread, -max(bounds.width, bounds.height)), 4096)
    let reach = max(spread, 0) + 1
    let place = bounds.grown(reach, reach)
    let (dx, dy) = (Float(fraction.x), Float(fraction.y))
    let common = place.intersection(region)
    guard !common.isEmpty else { return SpanMask() }
    return SpanMask(bounds: common) { y in
      let row = moved(row(y, spread, place), dx)
      guard dy > 0 else { return Array(row[(common.x0 - place.x0)..<(common.x1 - place.x0)]) }
      let above = moved(self.row(y - 1, spread, place), dx)
      return (common.x0..<common.x1).map { x in
        let i = x - place.x0
        return row[i] + dy * (above[i] - row[i])
      }
    }
  }

  private func moved(_ row: [Float], _ dx: Float) -> [Float] {
    guard dx > 0 else { return row }
    return row.indices.map { $0 > 0 ? row[$0] + dx * (row[$0 - 1] - row[$0]) : row[$0] * (1 - dx) }
  }

  /// A row of the opacity over `place`: the largest within a disc, or the least where it shrinks.
  private func row(_ y: Int, _ spread: Int, _ place: PixelRect) -> [Float] {
    var row = [Float](repeating: spread < 0 ? 1 : 0, count: place.width)
    let radius = abs(spread)
    for dy in -radius...radius {
      let half = Int(Double(radius * radius - dy * dy).squareRoot())
      let source = y + dy
      guard source >= bounds.y0, source < bounds.y1 else {
        if spread < 0 { return [Float](repeating: 0, count: place.width) }
        continue
      }
      let start = (source - bounds.y0) * bounds.width - bounds.x0
      for i in row.indices {
        let x = place.x0 + i
        let (first, last) = (max(x - half, bounds.x0), min(x + half, bounds.x1 - 1))
        if spread < 0 {
          let isInside = x - half >= bounds.x0 && x + half < bounds.x1
          row[i] = isInside ? min(row[i], (first...last).reduce(1) { min($0, opacity[start + $1]) }) : 0
        } else if first <= last {
          row[i] = (first...last).reduce(row[i]) { max($0, opacity[start + $1]) }
        }
      }
    }
    return row
  }
}

extension RowPlanes {
  /// Red, green, blue and opacity.
  fileprivate var all: [[Float]] { [red, green, blue, opacity] }

  /// Adds a row of as many pixels as those before.
  fileprivate mutating func append(_ row: RowPlanes) {
    red += row.red
    green += row.green
    blue += row.blue
    opacity += row.opacity
  }
}

extension DisplayList {
  /// Whether shadows, outer or inner, are cast somewhere in the list.
  var hasShadows: Bool {
    items.contains { item in
      guard case .layer(let layer) = item else { return false }
      switch layer.effect {
      case .shadows, .innerShadows: return true
      case .mask(let list, _): return list.hasShadows || layer.content.hasShadows
      case .group, .opacity, .blend, .clip, .blur, .colorMatrix, .transform:
        return layer.content.hasShadows
      }
    }
  }
}
