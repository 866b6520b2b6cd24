/// Powers and roots, sines and cosines whose results are the same bits on every machine.
///
/// The C library's differ between processors in the last bit, and colours made with them would too. These are IEEE
/// operations in a fixed order. The errors, against the C library in the tests, are below 1e-14.
enum Roots {
  /// The n-th root of x >= 0, by Newton's method.
  static func root(_ x: Double, _ n: Int) -> Double {
    guard x > 0, x.isFinite, n > 1 else { return n == 1 ? x : (x > 0 ? x : 0) }
    // From above the method falls steadily until rounding stops it.
    var y = max(x, 1)
    if x > 1 { while power(y / 2, n) > x { y /= 2 } }
    for _ in 0..<2000 {
      let next = y - (y - x / power(y, n - 1)) / Double(n)
      if !(next < y) { break }
      y = next
    }
    return y
  }

  /// x to a whole power >= 0.
  static func power(_ x: Double, _ n: Int) -> Double {
    var (result, square, rest) = (1.0, x, n)
    while rest > 0 {
      if rest & 1 == 1 { result *= square }
      square *= square
      rest >>= 1
    }
    return result
  }

  /// x >= 0 to the power of hundredths / 100.
  static func power(_ x: Double, hundredths: Int) -> Double {
    if x <= 0 { return 0 }
    var (up, down) = (hundredths, 100)
    for prime in [2, 2, 5, 5] where up % prime == 0 && down % prime == 0 {
      (up, down) = (up / prime, down / prime)
    }
    return power(root(x, down), up)
  }

  /// The real cube root, of negative numbers too.
  static func cube(_ x: Double) -> Double { x < 0 ? -root(-x, 3) : root(x, 3) }

  /// Sine and cosine of an angle in degrees; exact at whole multiples of 90, and equal at 45.
  static func sincos(degrees: Double) -> (sin: Double, cos: Double) {
    guard degrees.isFinite else { return (0, 1) }
    let turned = degrees - (degrees / 360).rounded(.down) * 360
    let quarter = (turned / 90).rounded(.toNearestOrEven)
    let rest = turned - quarter * 90
    let (s, c) = small(rest)
    switch Int(quarter) % 4 {
    case 0: return (s, c)
    case 1: return (c, -s)
    case 2: return (-s, -c)
    default: return (-c, s)
    }
  }

  /// Taylor's series for -45...45 degrees.
  private static func small(_ degrees: Double) -> (sin: Double, cos: Double) {
    if abs(degrees) == 45 { return (degrees < 0 ? -0.5.squareRoot() : 0.5.squareRoot(), 0.5.squareRoot()) }
    let x = degrees * (Double.pi / 180)
    let z = x * x
    var (s, c) = (0.0, 0.0)
    for k in stride(from: 10.0, through: 1, by: -1) {
      s = (s + 1) * -z / (2 * k * (2 * k + 1))
      c = (c + 1) * -z / (2 * k * (2 * k - 1))
    }
    return (x + x * s, 1 + c)
  }
}
