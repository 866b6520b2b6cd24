/// A row of pixel words and the one above it.
struct RowPair {
  private let stride: Int
  private let start: Int
  /// Whether there is no row above.
  let isTop: Bool

  /// Row number `row` of words that hold `stride` a row.
  init(stride: Int, row: Int) {
    precondition(stride > 0 && row >= 0, "Rows are not empty and counted from 0.")
    self.stride = stride
    start = row * stride
    isTop = row == 0
  }

  /// Whether the row equals the one above.
  func repeatsAbove(in words: Span<UInt32>) -> Bool {
    !isTop && isEqual(words.extracting(start..<(start + stride)), words.extracting((start - stride)..<start))
  }

  /// How many pixels each filter would have to write, but for the first one. There must be a row above.
  func misses(in words: Span<UInt32>) -> MissCounts {
    let above = start - stride
    return missCounts(
      row: words.extracting((start + 1)..<(start + stride)),
      left: words.extracting(start..<(start + stride - 1)),
      above: words.extracting((above + 1)..<start), aboveLeft: words.extracting(above..<(start - 1)))
  }

  /// The row's tokens, written after `count` others. Without a row above only Sub is allowed.
  func tokens(
    _ filter: RowFilter?, of words: Span<UInt32>, _ coding: PixelCoding, after count: Int,
    in tokens: inout MutableSpan<Token>
  ) -> RowTokens {
    var result = RowTokens(filter: filter ?? .up, channels: coding.count, after: count, in: &tokens)
    if let filter {
      let (tail, left) = ((start + 1)..<(start + stride), start..<(start + stride - 1))
      // Left of the first pixel everything is 0.
      let first =
        filter == .sub ? coding.bytes(words[start]) : coding.difference(words[start], words[start - stride])
      result.append(first, at: 0, to: &tokens)
      let row = words.extracting(tail)
      switch filter {
      case .sub:
        result.append(row: row, predicted: words.extracting(left), first: 1, coding, to: &tokens)
      case .up:
        let above = words.extracting((tail.lowerBound - stride)..<(tail.upperBound - stride))
        result.append(row: row, predicted: above, first: 1, coding, to: &tokens)
      case .paeth:
        let above = words.extracting((tail.lowerBound - stride)..<(tail.upperBound - stride))
        let aboveLeft = words.extracting((left.lowerBound - stride)..<(left.upperBound - stride))
        result.appendPaeth(
          row: row, left: words.extracting(left), above: above, aboveLeft: aboveLeft, first: 1, coding,
          to: &tokens)
      }
    }
    result.finish(width: stride, in: &tokens)
    return result
  }
}

/// Chooses the filter of each row of a band.
struct FilterChoice {
  private let rowsPerChoice: Int
  private let triesPaeth: Bool
  private var filter = RowFilter.sub
  private var rowsLeft = 0

  /// A choice that is made anew after some rows.
  init(rowsPerChoice: Int, triesPaeth: Bool) {
    (self.rowsPerChoice, self.triesPaeth) = (rowsPerChoice, triesPaeth)
  }

  /// The filter for a row; `nil` if it equals the one above, and Up leaves nothing of it.
  mutating func next(for lines: RowPair, in words: Span<UInt32>) -> RowFilter? {
    if lines.isTop { return .sub }
    if lines.repeatsAbove(in: words) { return nil }
    if rowsLeft == 0 {
      let misses = lines.misses(in: words)
      filter = misses.up <= misses.sub ? .up : .sub
      if triesPaeth, misses.paeth < min(misses.up, misses.sub) { filter = .paeth }
      rowsLeft = rowsPerChoice
    }
    rowsLeft -= 1
    return filter
  }
}
