/// Eight pixels side by side, to be compared at once.
struct PixelBlock {
  private var low: SIMD4<UInt32>
  private var high: SIMD4<UInt32>

  /// How many pixels a block has.
  static let count = 8

  /// The pixels of a span from a place on, where there are eight.
  @inline(__always)
  init(_ words: Span<UInt32>, at start: Int) {
    // A part of known length needs no check for each of its elements.
    let part = words.extracting(start..<(start &+ 8))
    low = SIMD4(part[0], part[1], part[2], part[3])
    high = SIMD4(part[4], part[5], part[6], part[7])
  }

  /// Eight pixels of one colour.
  @inline(__always)
  init(repeating color: UInt32) {
    low = SIMD4(repeating: color)
    high = low
  }

  /// The bits in which pixels differ.
  @inline(__always)
  static func ^ (a: PixelBlock, b: PixelBlock) -> PixelBlock {
    var difference = a
    difference.low ^= b.low
    difference.high ^= b.high
    return difference
  }

  /// The bits that are set in either block.
  @inline(__always)
  static func | (a: PixelBlock, b: PixelBlock) -> PixelBlock {
    var union = a
    union.low |= b.low
    union.high |= b.high
    return union
  }

  /// Whether all bits are 0.
  @inline(__always)
  var isZero: Bool { low | high == SIMD4<UInt32>.zero }

  /// A bit for each pixel that is not 0, the first lowest.
  ///
  /// Without a branch: places are random, and a branch would be foretold wrongly.
  @inline(__always)
  var others: UInt32 {
    let zero = SIMD4<UInt32>.zero
    let lowBits = SIMD4<UInt32>(1, 2, 4, 8).replacing(with: zero, where: low .== zero)
    let highBits = SIMD4<UInt32>(16, 32, 64, 128).replacing(with: zero, where: high .== zero)
    return (lowBits | highBits).wrappedSum()
  }
}
