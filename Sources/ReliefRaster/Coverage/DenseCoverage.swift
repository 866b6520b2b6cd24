import Foundation
import ReliefGeometry

/// Exact area coverage of small outlines that wind once, all pixels of their box at a time.
///
/// The same sums as in `CoverageBuilder`, without its order of edges: each edge adds the signed area to its right to the
/// rows that it crosses (after Raph Levien's font-rs), and running sums along the rows are the coverage. Costs the edges'
/// rows and the box's pixels.
struct DenseCoverage {
  private let bounds: PixelRect
  /// Changes of coverage from column to column, a row of the box after another, with two columns more than it has.
  private var changes: [Double]
  private var stride: Int { bounds.width + 2 }

  /// The coverage of an outline whose corners lie in a box of few pixels; empty where it covers nothing.
  static func mask(of path: FlatPath) -> SpanMask {
    guard let first = path.points.first else { return SpanMask() }
    var (low, high) = (first, first)
    for point in path.points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    let box = PixelRect(covering: CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y))
    guard !box.isEmpty else { return SpanMask() }
    var coverage = DenseCoverage(box)
    for subpath in path.subpaths {
      guard subpath.count > 2, var previous = subpath.last else { continue }
      for point in subpath {
        coverage.add(previous, point)
        previous = point
      }
    }
    return coverage.made()
  }

  private init(_ bounds: PixelRect) {
    self.bounds = bounds
    changes = [Double](repeating: 0, count: (bounds.width + 2) * bounds.height)
  }

  /// Adds an edge.
  private mutating func add(_ a: CGPoint, _ b: CGPoint) {
    guard a.y != b.y else { return }
    let sign = a.y < b.y ? 1.0 : -1.0
    let (upper, lower) = a.y < b.y ? (a, b) : (b, a)
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let (left, top) = (Double(bounds.x0), Double(bounds.y0))
    var (x, y) = (upper.x - left, upper.y - top)
    let (lastX, lastY) = (lower.x - left, lower.y - top)
    var row = min(Int(y), bounds.height - 1)
    while y < lastY {
      let isLast = Double(row + 1) >= lastY || row == bounds.height - 1
      let nextY = isLast ? lastY : Double(row + 1)
      // Rounding must not carry a corner out of the box.
      let nextX = isLast ? lastX : min(max(x + (nextY - y) * slope, 0), Double(bounds.width))
      deposit(min(x, nextX), max(x, nextX), (nextY - y) * sign, row * stride)
      (x, y, row) = (nextX, nextY, row + 1)
    }
  }

  /// Adds the area to the right of a line that goes from column x0 to x1 over a height.
  private mutating func deposit(_ x0: Double, _ x1: Double, _ height: Double, _ start: Int) {
    let (first, last) = (min(Int(x0), bounds.width - 1), min(Int(x1), bounds.width - 1))
    if first == last {
      add(start + first, height, (x0 + x1) / 2 - Double(first))
      return
    }
    let perPixel = height / (x1 - x0)
    add(start + first, (Double(first + 1) - x0) * perPixel, (x0 - Double(first) + 1) / 2)
    for column in (first + 1)..<last { add(start + column, perPixel, 0.5) }
    add(start + last, (x1 - Double(last)) * perPixel, (x1 - Double(last)) / 2)
  }

  /// Spreads a height whose mean place within a column is `center` (0...1) over that column and the next.
  private mutating func add(_ place: Int, _ height: Double, _ center: Double) {
    changes[place] += height * (1 - center)
    changes[place + 1] += height * center
  }

  /// A run a row, from the first pixel that is covered to the last.
  private func made() -> SpanMask {
    var mask = SpanMask()
    mask.bounds = bounds
    mask.rowStarts.reserveCapacity(bounds.height + 1)
    mask.coverage.reserveCapacity(bounds.width * bounds.height)
    for row in 0..<bounds.height {
      let offset = mask.coverage.count
      var sum = 0.0
      var (first, end) = (0, 0)
      for column in 0..<bounds.width {
        sum += changes[row * stride + column]
        let value = min(abs(sum), 1)
        // Sums of areas that should be 0 or 1 miss them by a few 1e-15.
        let clean: Float = value < 1e-9 ? 0 : value > 1 - 1e-9 ? 1 : Float(value)
        if clean > 0 { end = column + 1 }
        if end == 0 { first = column + 1 } else { mask.coverage.append(clean) }
      }
      if end > first {
        mask.coverage.removeLast(bounds.width - end)
        mask.runs.append(
          SpanMask.Run(
            x0: Int32(bounds.x0 + first), x1: Int32(bounds.x0 + end), offset: Int32(offset), value: 0))
      }
      mask.rowStarts.append(Int32(mask.runs.count))
    }
    return mask
  }
}
