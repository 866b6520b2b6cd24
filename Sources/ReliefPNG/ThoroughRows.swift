/// The rows of a picture as whole byte strings for zlib's highest level.
struct ThoroughRows {
  /// How rows are filtered and searched.
  enum Way: CaseIterable {
    /// Not filtered: repeated shapes stay repeated.
    case plain
    /// All by the row above.
    case up
    /// By the filter that leaves the smallest numbers (PNG specification, section 12.7).
    case smallestNumbers
    /// By the filter that leaves the fewest bytes other than 0, kept for four rows.
    case fewestNumbers
  }

  private let height: Int
  private let rowBytes: Int
  private let pixelBytes: Int
  private let raw: [UInt8]

  /// The rows of bands.
  init(_ bands: FilteredBands) {
    height = bands.picture.height
    rowBytes = bands.format.rowBytes(width: bands.picture.width)
    pixelBytes = max(1, bands.format.bitsPerPixel / 8)
    raw = bands.rawRows()
  }

  /// The zlib stream, or `nil` if zlib cannot make it.
  func deflated(_ way: Way) -> [UInt8]? {
    switch way {
    case .plain, .up: Zlib.deflated(rows(way), strategy: .plain)
    case .smallestNumbers, .fewestNumbers: Zlib.deflated(rows(way), strategy: .filtered)
    }
  }

  private func rows(_ way: Way) -> [UInt8] {
    let top = [UInt8](repeating: 0, count: rowBytes)
    var filtered = top
    var output: [UInt8] = []
    output.reserveCapacity((rowBytes + 1) * height)
    var filter = way == .up ? ByteFilter.up : .none
    for y in 0..<height {
      let row = raw.span.extracting((y * rowBytes)..<((y + 1) * rowBytes))
      let above = y == 0 ? top.span : raw.span.extracting(((y - 1) * rowBytes)..<(y * rowBytes))
      if way == .smallestNumbers || way == .fewestNumbers && y % 4 == 0 {
        var best = Int.max
        for candidate in ByteFilter.allCases {
          var space = filtered.mutableSpan
          candidate.apply(row, above: above, step: pixelBytes, into: &space)
          let cost = way == .fewestNumbers ? countOfNumbers(space.span) : sizeOfNumbers(space.span)
          if cost < best { (filter, best) = (candidate, cost) }
        }
      }
      var space = filtered.mutableSpan
      filter.apply(row, above: above, step: pixelBytes, into: &space)
      output.append(filter.rawValue)
      output.append(contentsOf: filtered)
    }
    return output
  }
}
