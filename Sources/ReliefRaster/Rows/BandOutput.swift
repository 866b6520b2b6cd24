import ReliefDrawing

/// Arrays that several threads fill. The one file here that handles raw memory.
extension Parallel {
  /// Fills an array of `rows * width` pixels of four bytes, band by band; a band is written by one call only.
  ///
  /// `body` gets the rows of its band and their pixels, and must write each of them: the first byte of a pixel is
  /// the lowest of its number. The bands do not depend on `threads`.
  static func pixels(
    rows: Int, width: Int, bandRows: Int, threads: Int,
    _ body: @Sendable (Range<Int>, inout MutableSpan<UInt32>) -> Void
  ) -> [UInt8] {
    let (rowBytes, total) = (width * 4, rows * width * 4)
    return unsafe [UInt8](unsafeUninitializedCapacity: total) { buffer, count in
      // Each band touches bytes of its own only, so sharing the pointer is no race.
      nonisolated(unsafe) let memory = unsafe buffer
      let bands = (rows + bandRows - 1) / bandRows
      forEach(count: bands, threads: threads, scratch: {}) { band, _ in
        let range = (band * bandRows)..<min((band + 1) * bandRows, rows)
        let part = unsafe UnsafeMutableBufferPointer(
          rebasing: memory[(range.lowerBound * rowBytes)..<(range.upperBound * rowBytes)])
        let words = unsafe UnsafeMutableRawBufferPointer(part).bindMemory(to: UInt32.self)
        var span = unsafe MutableSpan(_unsafeElements: words)
        body(range, &span)
      }
      count = total
    }
  }

  /// Fills an array piece by piece, each `part` elements long but for the last one; a piece is written by one call only.
  ///
  /// `body` must write each element of its piece, which holds nothing yet but may be written in any order.
  static func fill<T: BitwiseCopyable>(
    count total: Int, part: Int, threads: Int, _ body: @Sendable (Int, inout MutableSpan<T>) -> Void
  ) -> [T] {
    unsafe [T](unsafeUninitializedCapacity: total) { buffer, count in
      // Each piece touches elements of its own only, so sharing the pointer is no race.
      nonisolated(unsafe) let memory = unsafe buffer
      forEach(count: (total + part - 1) / part, threads: threads, scratch: {}) { index, _ in
        let range = (index * part)..<min((index + 1) * part, total)
        var span = unsafe MutableSpan(_unsafeElements: UnsafeMutableBufferPointer(rebasing: memory[range]))
        body(index, &span)
      }
      count = total
    }
  }
}
