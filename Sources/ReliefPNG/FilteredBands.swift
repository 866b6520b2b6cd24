/// A picture in one format, as filtered rows deflated by bands of rows.
///
/// Bands do not depend on each other, so that each can be made by any thread; how they are cut follows from the
/// picture alone.
struct FilteredBands {
  let picture: Picture
  let format: PixelFormat
  /// The numbers of the colours, where the format has a palette.
  let table: ColorTable?
  /// How many rows a filter is kept before another one is tried.
  let rowsPerChoice: Int
  /// Whether Paeth's filter may be chosen.
  let triesPaeth: Bool

  /// A band holds about so many bytes, unless the picture has fewer.
  private static let bytesPerBand = 400_000

  /// How many bands there are.
  var bandCount: Int {
    let bytes = (format.rowBytes(width: picture.width) + 1) * picture.height
    return max(1, min(bytes / Self.bytesPerBand, picture.height))
  }

  /// The rows of a band.
  func rows(ofBand band: Int) -> Range<Int> {
    let (height, count) = (picture.height, bandCount)
    return (height * band / count)..<(height * (band + 1) / count)
  }

  /// A deflated band and the Adler-32 of its filtered rows.
  struct Band: Sendable {
    var bytes: [UInt8]
    var adler: UInt32
    var rawCount: Int
  }

  /// What a thread keeps from band to band.
  struct Scratch {
    fileprivate var tokens: [Token] = []
    fileprivate var rows: [UInt32] = []
    fileprivate var numbers: [UInt32] = []
  }

  /// Makes a band.
  func band(_ band: Int, _ scratch: inout Scratch) -> Band {
    let rows = rows(ofBand: band)
    if let coding = format.coding(table) {
      return withWords(of: picture.pixels) { words in
        deflated(
          words, stride: picture.width, first: 0, rows: rows, coding: coding, tokens: &scratch.tokens)
      }
    }
    // The row above the band is needed to filter its first one.
    let first = max(0, rows.lowerBound - 1)
    let stride = format.rowBytes(width: picture.width)
    packRows(first..<rows.upperBound, stride: stride, into: &scratch.rows, numbers: &scratch.numbers)
    let packed = scratch.rows
    return deflated(
      packed.span, stride: stride, first: first, rows: rows, coding: .first, tokens: &scratch.tokens)
  }

  /// All rows as the file stores them before filtering, without the filters' numbers.
  func rawRows() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(format.rowBytes(width: picture.width) * picture.height)
    if let coding = format.coding(table) {
      withWords(of: picture.pixels) { words in
        for x in 0..<words.count {
          let packed = coding.bytes(words[x])
          for channel in 0..<coding.count {
            bytes.append(UInt8(truncatingIfNeeded: packed &>> UInt32(8 * channel)))
          }
        }
      }
      return bytes
    }
    var scratch = Scratch()
    for y in 0..<picture.height {
      let stride = format.rowBytes(width: picture.width)
      packRows(y..<(y + 1), stride: stride, into: &scratch.rows, numbers: &scratch.numbers)
      for x in 0..<stride { bytes.append(UInt8(truncatingIfNeeded: scratch.rows[x])) }
    }
    return bytes
  }

  /// Packs rows, one byte of the file a word.
  private func packRows(
    _ range: Range<Int>, stride: Int, into rows: inout [UInt32], numbers: inout [UInt32]
  ) {
    grow(&rows, to: range.count * stride)
    grow(&numbers, to: picture.width)
    var packed = rows.mutableSpan
    var numbered = numbers.mutableSpan
    withWords(of: picture.pixels) { words in
      for y in range {
        let row = words.extracting((y * picture.width)..<((y + 1) * picture.width))
        let start = (y - range.lowerBound) * stride
        if let table {
          table.number(row, into: &numbered)
          pack(
            numbered.span.extracting(0..<picture.width), bits: format.bits, shift: 0, into: &packed,
            from: start)
        } else {
          pack(row, bits: format.bits, shift: 8 - format.bits, into: &packed, from: start)
        }
      }
    }
  }

  /// Filters and deflates rows of words; `first` is the row that the words begin with.
  private func deflated(
    _ words: Span<UInt32>, stride: Int, first: Int, rows: Range<Int>, coding: PixelCoding,
    tokens: inout [Token]
  ) -> Band {
    let isLastBand = rows.upperBound == picture.height
    let rowCount = stride * coding.count + 1
    let room = max(Self.tokensPerBlock, rowCount) + 8
    grow(&tokens, to: min(room, rowCount * rows.count + 8))
    var space = tokens.mutableSpan
    var writer = DeflateWriter()
    var adler = Adler()
    var choice = FilterChoice(rowsPerChoice: rowsPerChoice, triesPaeth: triesPaeth)
    var count = 0
    for y in rows {
      if count + rowCount + 8 > space.count {
        writer.appendBlock(space.span.extracting(0..<count), isLast: false)
        count = 0
      }
      let lines = RowPair(stride: stride, row: y - first)
      let filter = choice.next(for: lines, in: words)
      let row = lines.tokens(filter, of: words, coding, after: count, in: &space)
      count = row.count
      adler.append(sum: row.sum, weightedSum: row.weightedSum, count: rowCount)
    }
    writer.appendBlock(space.span.extracting(0..<count), isLast: isLastBand)
    return Band(bytes: writer.bytes(isLast: isLastBand), adler: adler.value, rawCount: rowCount * rows.count)
  }

  /// A block ends when so many tokens are there, so that they stay in cache.
  private static let tokensPerBlock = 1 << 16
}

/// Makes an array longer if it is too short; what it holds is of no interest.
private func grow<Number: FixedWidthInteger>(_ array: inout [Number], to count: Int) {
  if array.count < count { array = [Number](repeating: 0, count: count) }
}

/// The Adler-32 of bytes (RFC 1950, section 8.2), from sums over rows.
private struct Adler {
  private var (a, b): (UInt64, UInt64) = (1, 0)

  mutating func append(sum: UInt64, weightedSum: UInt64, count: Int) {
    // A byte at place i of n is part of the running sum n - i times.
    let count = UInt64(count)
    b = (b + count * a + count * sum - weightedSum) % 65521
    a = (a + sum) % 65521
  }

  var value: UInt32 { UInt32(b << 16 | a) }
}
