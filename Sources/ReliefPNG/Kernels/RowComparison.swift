/// Whether two rows of pixels are the same.
func isEqual(_ row: Span<UInt32>, _ other: Span<UInt32>) -> Bool {
  precondition(row.count == other.count, "Rows have one length.")
  var x = 0
  while row.count &- x >= PixelBlock.count {
    guard (PixelBlock(row, at: x) ^ PixelBlock(other, at: x)).isZero else { return false }
    x &+= PixelBlock.count
  }
  while x < row.count {
    if row[x] != other[x] { return false }
    x &+= 1
  }
  return true
}

/// How many pixels of a row differ from what each filter predicts for them.
struct MissCounts: Hashable {
  var sub: UInt32 = 0
  var up: UInt32 = 0
  var paeth: UInt32 = 0
}

/// Counts the pixels that each filter would have to write.
///
/// `row` and `above` begin at the second pixel, `left` and `aboveLeft` at the first. Paeth's predictor is taken to
/// be the pixel above where left equals above left, and else the left one.
func missCounts(
  row: Span<UInt32>, left: Span<UInt32>, above: Span<UInt32>, aboveLeft: Span<UInt32>
) -> MissCounts {
  let count = row.count
  precondition(
    left.count == count && above.count == count && aboveLeft.count == count, "Rows have one length.")
  var (sub, up, paeth): (UInt32, UInt32, UInt32) = (0, 0, 0)
  for x in 0..<count {
    let pixel = row[x]
    let predicted = left[x] == aboveLeft[x] ? above[x] : left[x]
    sub &+= pixel == left[x] ? 0 : 1
    up &+= pixel == above[x] ? 0 : 1
    paeth &+= pixel == predicted ? 0 : 1
  }
  return MissCounts(sub: sub, up: up, paeth: paeth)
}
