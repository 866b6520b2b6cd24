/// The columns of a row that something opaque hides already.
struct HiddenColumns {
  /// Ordered and disjoint.
  private var ranges: [Range<Int>] = []

  mutating func removeAll() { ranges.removeAll(keepingCapacity: true) }

  /// Whether the first `width` columns are hidden.
  func hides(width: Int) -> Bool {
    ranges.count == 1 && ranges[0].lowerBound <= 0 && ranges[0].upperBound >= width
  }

  /// Sets `visible` to the parts of a range that nothing hides yet.
  func findVisible(_ start: Int, _ end: Int, into visible: inout [Range<Int>]) {
    visible.removeAll(keepingCapacity: true)
    var x = start
    for hidden in ranges {
      if hidden.upperBound <= x { continue }
      if hidden.lowerBound >= end { break }
      if hidden.lowerBound > x { visible.append(x..<hidden.lowerBound) }
      x = hidden.upperBound
      if x >= end { return }
    }
    visible.append(x..<end)
  }

  /// Hides more columns.
  mutating func cover(_ range: Range<Int>) {
    var (first, last) = (range.lowerBound, range.upperBound)
    var place = 0
    while place < ranges.count, ranges[place].upperBound < first { place += 1 }
    var after = place
    while after < ranges.count, ranges[after].lowerBound <= last {
      first = min(first, ranges[after].lowerBound)
      last = max(last, ranges[after].upperBound)
      after += 1
    }
    if after == place + 1 {
      ranges[place] = first..<last
    } else {
      ranges.replaceSubrange(place..<after, with: CollectionOfOne(first..<last))
    }
  }
}
