import Foundation

/// Elementary functions whose results are the same bits on every machine.
///
/// The C library picks variants of `sin`, `exp` and the like by processor, and these differ in the last bit.
/// Pixels must not, so these are evaluated in a fixed order of IEEE operations (no FMA). Errors are relative
/// to the exact value and measured against the C library in the tests: below 4e-16 for `sin` and `cos`
/// (absolute, |x| up to 10,000), 1e-15 for the others.
public enum Elementary {
  /// The sine of an angle in radians.
  public static func sin(_ x: Double) -> Double { sincos(x).sin }

  /// The cosine of an angle in radians.
  public static func cos(_ x: Double) -> Double { sincos(x).cos }

  /// Sine and cosine of an angle in radians; NaN for infinite angles.
  public static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
    guard x.isFinite, abs(x) < 1e9 else { return (.nan, .nan) }
    let turns = (x * (2 / Double.pi)).rounded(.toNearestOrEven)
    // Cody and Waite: pi/2 in three parts, each product exact for the turns allowed above.
    let r = ((x - turns * 0x1.921fb544p0) - turns * 0x1.0b4611a6p-34) - turns * 0x1.3198a2e037073p-69
    let z = r * r
    let s = r + r * z * sinTail(z)
    let c = 1 - 0.5 * z + z * z * cosTail(z)
    switch Int(turns) & 3 {
    case 0: return (s, c)
    case 1: return (c, -s)
    case 2: return (-s, -c)
    default: return (-c, s)
    }
  }

  /// The angle of the point (x, y) in radians, in -pi...pi.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    guard !x.isNaN, !y.isNaN else { return .nan }
    if y == 0 { return x.sign == .minus ? (y.sign == .minus ? -Double.pi : .pi) : y }
    let big = max(abs(x), abs(y))
    let small = min(abs(x), abs(y))
    var angle = atan01(big.isInfinite ? (small.isInfinite ? 1 : 0) : small / big)
    if abs(y) > abs(x) { angle = Double.pi / 2 - angle }
    if x < 0 { angle = .pi - angle }
    return y < 0 ? -angle : angle
  }

  /// e to the power of x.
  public static func exp(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.7 { return .infinity }
    if x < -745 { return 0 }
    let n = (x * 1.4426950408889634).rounded(.toNearestOrEven)
    let r = (x - n * 0x1.62e42feep-1) - n * 0x1.a39ef35793c76p-33
    var sum = 1.0
    for k in stride(from: 13.0, through: 1, by: -1) { sum = 1 + r / k * sum }
    let half = Int(n) / 2
    return sum * power2(half) * power2(Int(n) - half)
  }

  /// The natural logarithm; -infinity at 0, NaN below.
  public static func log(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return x == 0 ? -.infinity : (x == .infinity ? x : .nan) }
    var e = Double(x.exponent)
    var m = x.significand
    if m > 1.4142135623730951 {
      m *= 0.5
      e += 1
    }
    let s = (m - 1) / (m + 1)
    let z = s * s
    var sum = 0.0
    for k in stride(from: 25.0, through: 3, by: -2) { sum = (sum + 1 / k) * z }
    return e * 0x1.62e42feep-1 + (2 * s + (2 * s * sum + e * 0x1.a39ef35793c76p-33))
  }

  /// x to the power of y for x >= 0; NaN below 0.
  public static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if x == 0 { return y > 0 ? 0 : .infinity }
    return exp(y * log(x))
  }

  /// The real cube root, of negative numbers too.
  public static func cbrt(_ x: Double) -> Double {
    guard x != 0, x.isFinite else { return x }
    let a = abs(x)
    var r = exp(log(a) / 3)
    r -= (r * r * r - a) / (3 * r * r)
    return x < 0 ? -r : r
  }

  /// The Gaussian error function; absolute error below 1e-14.
  ///
  /// Maclaurin series up to 3 (Abramowitz and Stegun 7.1.6), continued fraction beyond (7.1.14).
  public static func erf(_ x: Double) -> Double {
    let a = abs(x)
    if a.isNaN { return x }
    if a > 6 { return x < 0 ? -1 : 1 }
    let value: Double
    if a < 3 {
      var term = a
      var sum = a
      var k = 0.0
      while term > 1e-17 {
        k += 1
        term *= 2 * a * a / (2 * k + 1)
        sum += term
      }
      value = 1.1283791670955126 * exp(-a * a) * sum
    } else {
      var tail = 0.0
      for k in stride(from: 60.0, through: 1, by: -1) { tail = k / 2 / (a + tail) }
      value = 1 - exp(-a * a) * 0.5641895835477563 / (a + tail)
    }
    return x < 0 ? -value : value
  }

  /// (sin r - r) / r^3 as a Taylor polynomial in z = r^2, for |r| <= pi/4.
  private static func sinTail(_ z: Double) -> Double {
    let high = -1.0 / 39_916_800 + z * (1.0 / 6_227_020_800 + z * (-1.0 / 1_307_674_368_000))
    return -1.0 / 6 + z * (1.0 / 120 + z * (-1.0 / 5040 + z * (1.0 / 362_880 + z * high)))
  }

  /// (cos r - 1 + r^2/2) / r^4 as a Taylor polynomial in z = r^2, for |r| <= pi/4.
  private static func cosTail(_ z: Double) -> Double {
    let top = -1.0 / 87_178_291_200 + z * (1.0 / 20_922_789_888_000)
    let high = -1.0 / 3_628_800 + z * (1.0 / 479_001_600 + z * top)
    return 1.0 / 24 + z * (-1.0 / 720 + z * (1.0 / 40_320 + z * high))
  }

  /// The arc tangent for 0...1: a nearby multiple of 1/8 is taken out, the rest is a short series.
  private static func atan01(_ t: Double) -> Double {
    let step = (t * 8).rounded()
    let c = step / 8
    let d = (t - c) / (1 + t * c)
    let z = d * d
    var sum = 0.0
    for k in stride(from: 15.0, through: 3, by: -2) { sum = z * (1 / k - sum) }
    return Self.atanEighths[Int(step)] + d * (1 - sum)
  }

  /// atan(k/8) for k in 0...8.
  private static let atanEighths: [Double] = [
    0, 0.12435499454676144, 0.24497866312686414, 0.35877067027057225, 0.4636476090008061,
    0.5585993153435624, 0.6435011087932844, 0.7188299996216245, 0.7853981633974483,
  ]

  private static func power2(_ n: Int) -> Double {
    Double(sign: .plus, exponent: n, significand: 1)
  }
}
