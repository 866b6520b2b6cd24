/// Pixels as words: the red byte lowest, the opacity highest, as little-endian machines load them.

/// The differences of four bytes at once, each modulo 256.
@inline(__always)
func bytewiseDifference(_ a: UInt32, _ b: UInt32) -> UInt32 {
  let low = (a | 0x8080_8080) &- (b & 0x7F7F_7F7F)
  return low ^ ((a ^ ~b) & 0x8080_8080)
}

/// What Paeth's filter predicts for the lowest `count` bytes (PNG specification, section 9.4), each for itself.
@inline(__always)
func paethPrediction(left: UInt32, above: UInt32, aboveLeft: UInt32, count: Int = 4) -> UInt32 {
  var prediction: UInt32 = 0
  for byte in 0..<count {
    let shift = UInt32(truncatingIfNeeded: 8 &* byte)
    let a = Int32(truncatingIfNeeded: left &>> shift & 255)
    let b = Int32(truncatingIfNeeded: above &>> shift & 255)
    let c = Int32(truncatingIfNeeded: aboveLeft &>> shift & 255)
    let (toA, toB, toC) = (abs(b &- c), abs(a &- c), abs(a &+ b &- c &- c))
    let nearest = toA <= toB && toA <= toC ? a : (toB <= toC ? b : c)
    prediction |= UInt32(truncatingIfNeeded: nearest) &<< shift
  }
  return prediction
}
