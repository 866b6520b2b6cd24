import ReliefGeometry

/// How one axis of a Gaussian blur is computed.
///
/// From `coarseFrom` pixels of sigma on, the input is splatted with cubic B-spline weights into nodes `spacing` pixels
/// apart, filtered there, and read back through the same spline. The filter's taps are designed in frequency so that
/// the product of all three steps is the Gaussian. Below that, the kernel is applied to every pixel.
struct BlurDesign: Hashable, Sendable {
  /// The least sigma, in pixels, that is computed on coarse nodes; the error of a step is then at most 0.2 of 255.
  static let coarseFrom = 2.5

  /// Pixels a node: 1 for the direct kernel.
  let spacing: Int
  /// The filter's taps from its centre outwards.
  let taps: [Float]

  /// The reach in pixels beyond which the blur of a pixel counts as nothing: 3.5 sigma or more.
  var reach: Int { (taps.count - 1) * spacing }

  /// The designs of both axes: coarse only where both may be.
  static func axes(sigmaX: Double, sigmaY: Double) -> (x: BlurDesign, y: BlurDesign) {
    guard min(sigmaX, sigmaY) >= coarseFrom else { return (direct(sigma: sigmaX), direct(sigma: sigmaY)) }
    let x = coarse(sigma: sigmaX)
    return (x, sigmaX == sigmaY ? x : coarse(sigma: sigmaY))
  }

  static func direct(sigma: Double) -> BlurDesign {
    guard sigma > 0.01 else { return BlurDesign(spacing: 1, taps: [1]) }
    // 4 sigma leave 6e-5 of the mass, a sixtieth of a level.
    let count = Int((4 * sigma).rounded(.up))
    var taps = (0...count).map { Elementary.exp(-0.5 * Double($0 * $0) / (sigma * sigma)) }
    let sum = taps[0] + 2 * taps.dropFirst().reduce(0, +)
    for k in taps.indices { taps[k] /= sum }
    return BlurDesign(spacing: 1, taps: taps.map(Float.init))
  }

  static func coarse(sigma: Double) -> BlurDesign {
    let spacing = sigma < 6 ? 2 : 4 * Int(sigma / 6)
    let h = Double(spacing)
    let count = Int((3.5 * sigma / h).rounded(.up))
    let samples = 64
    var taps = [Double](repeating: 0, count: count + 1)
    for i in 0..<samples {
      let m = Double.pi * (Double(i) + 0.5) / Double(samples)
      let spline = spectrum(m, spacing)
      let gain = Elementary.exp(-0.5 * (sigma * m / h) * (sigma * m / h)) / (spline * spline)
      for k in taps.indices { taps[k] += gain * Elementary.cos(Double(k) * m) / Double(samples) }
    }
    let sum = taps[0] + 2 * taps.dropFirst().reduce(0, +)
    return BlurDesign(spacing: spacing, taps: taps.map { Float($0 / sum) })
  }

  /// What a cubic B-spline sampled at `spacing` pixels a cell does to a wave of `m` radians a cell.
  private static func spectrum(_ m: Double, _ spacing: Int) -> Double {
    if spacing >= 6 {
      let s = Elementary.sin(m / 2) / (m / 2)
      return s * s * s * s
    }
    var sum = 0.0
    for p in 0..<(2 * spacing) {
      let x = (Double(p) + 0.5) / Double(spacing)
      let value = x < 1 ? (4 - 6 * x * x + 3 * x * x * x) / 6 : (2 - x) * (2 - x) * (2 - x) / 6
      sum += 2 * value * Elementary.cos(m * x) / Double(spacing)
    }
    return sum
  }

  /// Where the pixels of a cell lie in it, 0...1, by fours.
  static func phases(_ spacing: Int) -> [SIMD4<Float>] {
    (0..<(spacing / 4)).map { (SIMD4(0.5, 1.5, 2.5, 3.5) + Float(4 * $0)) / Float(spacing) }
  }

  /// For each pixel of a cell, its weights for the four nodes about it; each row of four sums to 1.
  static func splineWeights(_ spacing: Int) -> [SIMD4<Float>] {
    (0..<spacing).map { splineWeights(at: (Double($0) + 0.5) / Double(spacing)) }
  }

  /// The weights of the four nodes about a place in a cell, 0...1.
  static func splineWeights(at t: Double) -> SIMD4<Float> {
    let u = 1 - t
    return SIMD4(
      Float(u * u * u / 6), Float((3 * t * t * t - 6 * t * t + 4) / 6),
      Float((-3 * t * t * t + 3 * t * t + 3 * t + 1) / 6), Float(t * t * t / 6))
  }
}
