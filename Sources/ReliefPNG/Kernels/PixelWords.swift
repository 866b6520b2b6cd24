/// Pixels as words: the red byte lowest, the opacity highest, as little-endian machines load them.

/// The differences of four bytes at once, each modulo 256.
@inline(__always)
func bytewiseDifference(_ a: UInt32, _ b: UInt32) -> UInt32 {
  let low = (a | 0x8080_8080) &- (b & 0x7F7F_7F7F)
  return low ^ ((a ^ ~b) & 0x8080_8080)
}

/// What Paeth's filter predicts for a pixel (PNG specification, section 9.4), each byte for itself.
@inline(__always)
func paethPrediction(left: UInt32, above: UInt32, aboveLeft: UInt32) -> UInt32 {
  var prediction: UInt32 = 0
  for shift in stride(from: UInt32(0), to: 32, by: 8) {
    let a = Int32(truncatingIfNeeded: left &>> shift & 255)
    let b = Int32(truncatingIfNeeded: above &>> shift & 255)
    let c = Int32(truncatingIfNeeded: aboveLeft &>> shift & 255)
    let (toA, toB, toC) = (abs(b &- c), abs(a &- c), abs(a &+ b &- c &- c))
    let nearest = toA <= toB && toA <= toC ? a : (toB <= toC ? b : c)
    prediction |= UInt32(truncatingIfNeeded: nearest) &<< shift
  }
  return prediction
}

/// Which bytes of a pixel's word are written, and in how many bytes.
struct ChannelMask: Hashable {
  /// Bytes written for a pixel.
  let count: Int
  private let low: UInt32
  private let high: UInt32

  /// Red alone, which is also the grey.
  static let first = ChannelMask(count: 1, low: 0xFF, high: 0)
  /// Grey and opacity.
  static let firstAndLast = ChannelMask(count: 2, low: 0xFF, high: 0xFF00)
  /// Red, green and blue.
  static let firstThree = ChannelMask(count: 3, low: 0xFF_FFFF, high: 0)
  /// All four.
  static let all = ChannelMask(count: 4, low: .max, high: 0)

  /// The bytes that are written, the first lowest, zeros above.
  @inline(__always)
  func packed(_ word: UInt32) -> UInt32 { word & low | word &>> 16 & high }
}
