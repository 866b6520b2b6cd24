/// A byte or a run of zeros in filtered rows: 0...255 is that byte; 256 + n repeats the zero before it n + 3 times.
typealias Token = UInt16

/// A filter of PNG, by its number in the file (PNG specification, section 9.2).
enum RowFilter: UInt16 {
  case sub = 1
  case up = 2
  case paeth = 4
}

/// Turns one filtered row into tokens: literals, and runs of zeros, which in pictures of surfaces are nearly all.
///
/// At most one token a byte is written, and up to four places beyond the last token are overwritten.
struct RowTokens {
  /// How many tokens there are.
  private(set) var count: Int
  /// The sum of the row's bytes.
  private(set) var sum: UInt64 = 0
  /// The sum of the row's bytes, each times its place in the row; the filter's number has place 0.
  private(set) var weightedSum: UInt64 = 0

  /// Bytes a pixel.
  private let channels: Int
  /// The first pixel that is not told yet.
  private var next = 0
  /// Zeros at the end of the pixel before it that are not told yet.
  private var pendingZeros = 0

  /// Begins a row, after `count` tokens.
  @inline(__always)
  init(filter: RowFilter, channels: Int, after count: Int, in tokens: inout MutableSpan<Token>) {
    tokens[count] = filter.rawValue
    self.count = count &+ 1
    self.channels = channels
    sum = UInt64(filter.rawValue)
  }

  /// Ends a row of `width` pixels.
  @inline(__always)
  mutating func finish(width: Int, in tokens: inout MutableSpan<Token>) {
    appendZeros(pendingZeros &+ (width &- next) &* channels, to: &tokens)
  }

  /// Adds the pixels that differ from the predicted ones; `first` is the place of the first of them in the row.
  mutating func append(
    row: Span<UInt32>, predicted: Span<UInt32>, first: Int, _ coding: PixelCoding,
    to tokens: inout MutableSpan<Token>
  ) {
    precondition(row.count == predicted.count, "Rows have one length.")
    let count = row.count
    var state = self
    var x = 0
    while count &- x >= PixelBlock.count {
      let difference = PixelBlock(row, at: x) ^ PixelBlock(predicted, at: x)
      var others = difference.isZero ? 0 : difference.others
      while others != 0 {
        let i = x &+ others.trailingZeroBitCount
        state.append(coding.difference(row[i], predicted[i]), at: i &+ first, to: &tokens)
        others &= others &- 1
      }
      x &+= PixelBlock.count
    }
    while x < count {
      if row[x] != predicted[x] {
        state.append(coding.difference(row[x], predicted[x]), at: x &+ first, to: &tokens)
      }
      x &+= 1
    }
    self = state
  }

  /// Adds the pixels that differ from Paeth's prediction; `first` is the place of the first of them in the row.
  mutating func appendPaeth(
    row: Span<UInt32>, left: Span<UInt32>, above: Span<UInt32>, aboveLeft: Span<UInt32>,
    first firstPlace: Int,
    _ coding: PixelCoding, to tokens: inout MutableSpan<Token>
  ) {
    let count = row.count
    precondition(
      left.count == count && above.count == count && aboveLeft.count == count, "Rows have one length.")
    var state = self
    var x = 0
    while count &- x >= PixelBlock.count {
      // Mostly a surface goes on: the pixel equals the one above, and so did the one before.
      let first = PixelBlock(row, at: x) ^ PixelBlock(above, at: x)
      let difference = first | (PixelBlock(left, at: x) ^ PixelBlock(aboveLeft, at: x))
      var others = difference.isZero ? 0 : difference.others
      while others != 0 {
        let i = x &+ others.trailingZeroBitCount
        let bytes = coding.paethDifference(row[i], left: left[i], above: above[i], aboveLeft: aboveLeft[i])
        state.append(bytes, at: i &+ firstPlace, to: &tokens)
        others &= others &- 1
      }
      x &+= PixelBlock.count
    }
    while x < count {
      let bytes = coding.paethDifference(row[x], left: left[x], above: above[x], aboveLeft: aboveLeft[x])
      state.append(bytes, at: x &+ firstPlace, to: &tokens)
      x &+= 1
    }
    self = state
  }

  /// Adds one pixel's filtered bytes, the first lowest.
  @inline(__always)
  mutating func append(_ bytes: UInt32, at x: Int, to tokens: inout MutableSpan<Token>) {
    guard bytes != 0 else { return }
    // Zeros before the first other byte join the run before, those after the last one the run after.
    let leading = bytes.trailingZeroBitCount &>> 3
    let used = 4 &- (bytes.leadingZeroBitCount &>> 3)
    appendZeros(pendingZeros &+ (x &- next) &* channels &+ leading, to: &tokens)
    let rest = bytes &>> UInt32(truncatingIfNeeded: leading &<< 3)
    tokens[count] = Token(truncatingIfNeeded: rest & 255)
    tokens[count &+ 1] = Token(truncatingIfNeeded: rest &>> 8 & 255)
    tokens[count &+ 2] = Token(truncatingIfNeeded: rest &>> 16 & 255)
    tokens[count &+ 3] = Token(truncatingIfNeeded: rest &>> 24)
    count &+= used &- leading
    pendingZeros = channels &- used
    next = x &+ 1

    let (even, odd) = (bytes & 0xFF_00FF, bytes &>> 8 & 0xFF_00FF)
    let pairs = even &+ odd
    let total = UInt64((pairs & 0xFFFF) &+ (pairs &>> 16))
    let inside = UInt64((odd & 0xFFFF) &+ 2 &* (even &>> 16) &+ 3 &* (odd &>> 16))
    sum &+= total
    weightedSum &+= UInt64(truncatingIfNeeded: x &* channels &+ 1) &* total &+ inside
  }

  @inline(__always)
  private mutating func appendZeros(_ zeros: Int, to tokens: inout MutableSpan<Token>) {
    if zeros >= 260 {
      count = Self.appendManyZeros(zeros, after: count, to: &tokens)
      return
    }
    // A run is a zero and its repetitions, which are at least three; without a branch, since lengths are random.
    let isRun = zeros >= 4
    tokens[count] = 0
    tokens[count &+ 1] = isRun ? Token(truncatingIfNeeded: zeros &+ 252) : 0
    tokens[count &+ 2] = 0
    count &+= isRun ? 2 : zeros
  }

  /// Adds a run of any length from 260 on; the new count. (Not a change of `self`, which then stays in registers.)
  @inline(never)
  private static func appendManyZeros(
    _ zeros: Int, after start: Int, to tokens: inout MutableSpan<Token>
  ) -> Int {
    func run(_ length: Int) -> Token { Token(truncatingIfNeeded: 253 &+ length) }
    tokens[start] = 0
    var count = start &+ 1
    var rest = zeros &- 1
    while rest > 260 {
      tokens[count] = run(258)
      count &+= 1
      rest &-= 258
    }
    if rest > 258 {
      tokens[count] = run(rest &- 3)
      count &+= 1
      rest = 3
    }
    tokens[count] = run(rest)
    return count &+ 1
  }
}
