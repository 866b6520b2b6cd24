/// How pixels become the bytes of a row, one after the other.
struct PixelCoding {
  /// Bytes written for a pixel, 1 to 4.
  let count: Int
  private let low: UInt32
  private let high: UInt32
  private let isIndexed: Bool
  private let table: ColorTable

  /// Red alone, which is also the grey.
  static let first = PixelCoding(count: 1, low: 0xFF, high: 0)
  /// Grey and opacity.
  static let firstAndLast = PixelCoding(count: 2, low: 0xFF, high: 0xFF00)
  /// Red, green and blue.
  static let firstThree = PixelCoding(count: 3, low: 0xFF_FFFF, high: 0)
  /// All four.
  static let all = PixelCoding(count: 4, low: .max, high: 0)

  /// The number of the pixel's colour, in a byte. Equal pixels have equal numbers, so that rows are compared as they
  /// are, and only what differs is looked up.
  static func numbers(_ table: ColorTable) -> PixelCoding {
    PixelCoding(count: 1, low: 0xFF, high: 0, isIndexed: true, table: table)
  }

  private init(
    count: Int, low: UInt32, high: UInt32, isIndexed: Bool = false, table: ColorTable = ColorTable()
  ) {
    (self.count, self.low, self.high) = (count, low, high)
    (self.isIndexed, self.table) = (isIndexed, table)
  }

  /// The bytes of a pixel, the first lowest, zeros above.
  @inline(__always)
  func bytes(_ pixel: UInt32) -> UInt32 { isIndexed ? table.number(of: pixel) : packed(pixel) }

  /// The bytes of a pixel less those of the predicted one, each modulo 256.
  @inline(__always)
  func difference(_ pixel: UInt32, _ predicted: UInt32) -> UInt32 {
    if isIndexed { return (table.number(of: pixel) &- table.number(of: predicted)) & 0xFF }
    return packed(bytewiseDifference(pixel, predicted))
  }

  /// The bytes of a pixel less those that Paeth's filter predicts.
  @inline(__always)
  func paethDifference(_ pixel: UInt32, left: UInt32, above: UInt32, aboveLeft: UInt32) -> UInt32 {
    // Where left or above equals the corner, the other one is the prediction.
    if left == aboveLeft { return difference(pixel, above) }
    if above == aboveLeft { return difference(pixel, left) }
    let (a, b, c) = (bytes(left), bytes(above), bytes(aboveLeft))
    let predicted =
      count == 1
      ? paethPrediction(left: a, above: b, aboveLeft: c, count: 1)
      : paethPrediction(left: a, above: b, aboveLeft: c)
    return bytewiseDifference(bytes(pixel), predicted)
  }

  @inline(__always)
  private func packed(_ word: UInt32) -> UInt32 { word & low | word &>> 16 & high }
}
