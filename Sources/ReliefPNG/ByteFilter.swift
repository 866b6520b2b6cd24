/// A filter of PNG over the bytes of rows (PNG specification, section 9.2).
enum ByteFilter: UInt8, CaseIterable {
  case none, sub, up, average, paeth

  /// Writes the filtered row; `step` is the number of bytes a pixel, at least 1.
  func apply(_ row: Span<UInt8>, above: Span<UInt8>, step: Int, into filtered: inout MutableSpan<UInt8>) {
    let count = row.count
    precondition(above.count == count && filtered.count == count, "Rows have one length.")
    let first = min(step, count)
    for x in 0..<first {
      filtered[x] = row[x] &- prediction(left: 0, above: above[x], aboveLeft: 0)
    }
    // A loop for each filter, so that all but Paeth's take many bytes at a time.
    switch self {
    case .none: for x in first..<count { filtered[x] = row[x] }
    case .sub: for x in first..<count { filtered[x] = row[x] &- row[x &- step] }
    case .up: for x in first..<count { filtered[x] = row[x] &- above[x] }
    case .average:
      for x in first..<count {
        let sum = UInt16(row[x &- step]) &+ UInt16(above[x])
        filtered[x] = row[x] &- UInt8(truncatingIfNeeded: sum &>> 1)
      }
    case .paeth:
      for x in first..<count {
        let value = Self.paeth(row[x &- step], above[x], above[x &- step])
        filtered[x] = row[x] &- value
      }
    }
  }

  /// Puts the row's bytes in place of the filtered ones.
  func undo(_ row: inout [UInt8], above: [UInt8], step: Int) {
    for x in row.indices {
      let hasLeft = x >= step
      row[x] &+= prediction(
        left: hasLeft ? row[x - step] : 0, above: above[x], aboveLeft: hasLeft ? above[x - step] : 0)
    }
  }

  private func prediction(left: UInt8, above: UInt8, aboveLeft: UInt8) -> UInt8 {
    switch self {
    case .none: 0
    case .sub: left
    case .up: above
    case .average: UInt8((UInt16(left) + UInt16(above)) / 2)
    case .paeth: Self.paeth(left, above, aboveLeft)
    }
  }

  @inline(__always)
  private static func paeth(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> UInt8 {
    let (left, above, corner) = (Int16(a), Int16(b), Int16(c))
    let toLeft = abs(above &- corner)
    let toAbove = abs(left &- corner)
    let toCorner = abs(left &+ above &- corner &- corner)
    return toLeft <= toAbove && toLeft <= toCorner ? a : (toAbove <= toCorner ? b : c)
  }
}

/// The sum of a filtered row's bytes, taken as numbers from -128 to 127, without their signs.
func sizeOfNumbers(_ row: Span<UInt8>) -> Int {
  var total: UInt32 = 0
  for x in 0..<row.count { total &+= UInt32(min(row[x], 0 &- row[x])) }
  return Int(total)
}

/// How many of a filtered row's bytes are not 0.
func countOfNumbers(_ row: Span<UInt8>) -> Int {
  var total: UInt32 = 0
  for x in 0..<row.count { total &+= row[x] == 0 ? 0 : 1 }
  return Int(total)
}
