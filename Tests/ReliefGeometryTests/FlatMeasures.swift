import Foundation
import ReliefGeometry

/// Plain measures of flat paths, to test with.
extension FlatPath {
  /// The sum of the signed areas of the subpaths: the area of a path that does not overlap itself.
  var signedArea: CGFloat {
    var sum: CGFloat = 0
    for subpath in subpaths {
      guard var a = subpath.last else { continue }
      for b in subpath {
        sum += (a.x * b.y - b.x * a.y) / 2
        a = b
      }
    }
    return sum
  }

  /// The distance of a point from the nearest line.
  func distance(to p: CGPoint) -> CGFloat {
    var best = CGFloat.infinity
    for (index, subpath) in subpaths.enumerated() {
      guard var a = isClosed[index] ? subpath.last : subpath.first else { continue }
      for b in subpath {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let size = dx * dx + dy * dy
        let t = size > 0 ? min(max(((p.x - a.x) * dx + (p.y - a.y) * dy) / size, 0), 1) : 0
        best = min(best, hypot(a.x + t * dx - p.x, a.y + t * dy - p.y))
        a = b
      }
    }
    return best
  }

  var bounds: CGRect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let x0 = xs.min(), let x1 = xs.max(), let y0 = ys.min(), let y1 = ys.max() else { return .null }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
