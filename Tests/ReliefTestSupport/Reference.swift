import Foundation
import ReliefGeometry

/// Slow, plain twins of what the rasterizer computes, in float64.
public enum Reference {
  /// Coverage of a path by exact horizontal spans on `lines` scanlines a pixel, row by row over a pixel rectangle.
  ///
  /// Error: that of sampling y at `lines` places a pixel, at most 1 / (2 lines) for an edge.
  public static func coverage(
    of path: Path, eoFill: Bool = false, x: Int, y: Int, width: Int, height: Int, lines: Int = 64
  ) -> [Double] {
    let flat = path.flattened(tolerance: 1e-4)
    var out = [Double](repeating: 0, count: width * height)
    var edges: [(x0: Double, y0: Double, x1: Double, y1: Double, winding: Int)] = []
    for subpath in flat.subpaths {
      let points = Array(subpath)
      for (index, b) in points.enumerated() {
        let a = points[(index + points.count - 1) % points.count]
        if a.y < b.y { edges.append((a.x, a.y, b.x, b.y, 1)) }
        if a.y > b.y { edges.append((b.x, b.y, a.x, a.y, -1)) }
      }
    }
    for line in 0..<(height * lines) {
      let level = Double(y) + (Double(line) + 0.5) / Double(lines)
      let hits = edges.filter { $0.y0 <= level && level < $0.y1 }
        .map { (x: $0.x0 + (level - $0.y0) * ($0.x1 - $0.x0) / ($0.y1 - $0.y0), winding: $0.winding) }
        .sorted { $0.x < $1.x }
      var winding = 0
      for (index, hit) in hits.enumerated() {
        winding += hit.winding
        let isInside = eoFill ? winding & 1 != 0 : winding != 0
        guard isInside, index + 1 < hits.count else { continue }
        let (start, end) = (max(hit.x - Double(x), 0), min(hits[index + 1].x - Double(x), Double(width)))
        guard end > start else { continue }
        for column in Int(start)..<min(Int(end) + 1, width) {
          let part = min(end, Double(column + 1)) - max(start, Double(column))
          if part > 0 { out[line / lines * width + column] += part / Double(lines) }
        }
      }
    }
    return out
  }

  /// A plane convolved with a sampled, normalised Gaussian cut at six sigma; outside the plane all is 0.
  public static func blurred(_ plane: [Double], width: Int, height: Int, sigmaX: Double, sigmaY: Double)
    -> [Double]
  {
    func kernel(_ sigma: Double) -> [Double] {
      if sigma <= 0 { return [1] }
      let reach = Int((6 * sigma).rounded(.up))
      let taps = (-reach...reach).map { exp(-0.5 * pow(Double($0) / sigma, 2)) }
      let sum = taps.reduce(0, +)
      return taps.map { $0 / sum }
    }
    let (kx, ky) = (kernel(sigmaX), kernel(sigmaY))
    let (rx, ry) = (kx.count / 2, ky.count / 2)
    var rows = [Double](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        var sum = 0.0
        for k in max(-rx, -x)...min(rx, width - 1 - x) { sum += kx[k + rx] * plane[y * width + x + k] }
        rows[y * width + x] = sum
      }
    }
    var out = [Double](repeating: 0, count: width * height)
    for y in 0..<height {
      for k in max(-ry, -y)...min(ry, height - 1 - y) {
        let tap = ky[k + ry]
        for x in 0..<width { out[y * width + x] += tap * rows[(y + k) * width + x] }
      }
    }
    return out
  }
}
