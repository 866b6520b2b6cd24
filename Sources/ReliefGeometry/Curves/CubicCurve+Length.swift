import Foundation

extension CubicCurve {
  /// The length along the curve; relative error about 1e-9.
  ///
  /// Between the places where the curve turns out of a quadrant, by Gauss and Legendre's rule of five points
  /// (Abramowitz and Stegun 25.4.30), on halves until both halves together agree with the whole.
  package var length: CGFloat {
    let turns = self.turns
    var sum: CGFloat = 0
    var from: CGFloat = 0
    for index in 0...turns.count {
      let to = index < turns.count ? turns[index] : 1
      sum += length(from, to, estimate: ruleOfFive(from, to), depth: 0)
      from = to
    }
    return sum
  }

  /// The parameter at a distance along the curve of the length given.
  package func parameter(atLength distance: CGFloat, of length: CGFloat) -> CGFloat {
    if distance <= 0 { return 0 }
    if distance >= length { return 1 }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    var t = distance / length
    for _ in 0..<60 where high - low > 1e-12 {
      let error = split(at: t).0.length - distance
      if abs(error) <= 1e-12 * length { break }
      if error > 0 { high = t } else { low = t }
      let next = t - error / speed(at: t)
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  private func length(_ a: CGFloat, _ b: CGFloat, estimate: CGFloat, depth: Int) -> CGFloat {
    let middle = (a + b) / 2
    let (left, right) = (ruleOfFive(a, middle), ruleOfFive(middle, b))
    // Also ends for numbers that are not finite.
    guard abs(left + right - estimate) > 1e-10 * (left + right), depth < 12 else { return left + right }
    return length(a, middle, estimate: left, depth: depth + 1)
      + length(middle, b, estimate: right, depth: depth + 1)
  }

  private func ruleOfFive(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
    let (middle, half) = ((a + b) / 2, (b - a) / 2)
    let near: CGFloat = 0.538_469_310_105_683_1 * half
    let far: CGFloat = 0.906_179_845_938_664 * half
    let inner = speed(at: middle - near) + speed(at: middle + near)
    let outer = speed(at: middle - far) + speed(at: middle + far)
    let center = speed(at: middle)
    return half
      * (0.568_888_888_888_888_9 * center + 0.478_628_670_499_366_47 * inner
        + 0.236_926_885_056_189_08 * outer)
  }

  private func speed(at t: CGFloat) -> CGFloat {
    let (p, q, r, s) = (Vector(start), Vector(control1), Vector(control2), Vector(end))
    let u = 1 - Double(t)
    let ends = (q - p) * (u * u) + (s - r) * Double(t * t)
    return 3 * (ends + (r - q) * (2 * u * Double(t))).length
  }
}
