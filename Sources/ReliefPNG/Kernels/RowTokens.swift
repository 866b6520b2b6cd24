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

  private let mask: ChannelMask
  /// The first pixel that is not told yet.
  private var next = 0
  /// Zeros at the end of the pixel before it that are not told yet.
  private var pendingZeros = 0

  /// Begins a row, after `count` tokens.
  @inline(__always)
  init(filter: RowFilter, mask: ChannelMask, after count: Int, in tokens: inout MutableSpan<Token>) {
    tokens[count] = filter.rawValue
    self.count = count &+ 1
    self.mask = mask
    sum = UInt64(filter.rawValue)
  }

  /// Ends a row of `width` pixels.
  @inline(__always)
  mutating func finish(width: Int, in tokens: inout MutableSpan<Token>) {
    appendZeros(pendingZeros &+ (width &- next) &* mask.count, to: &tokens)
  }

  /// Adds the pixels that differ from the predicted ones; `first` is the place of the first of them in the row.
  mutating func append(
    row: Span<UInt32>, predicted: Span<UInt32>, first: Int, to tokens: inout MutableSpan<Token>
  ) {
    precondition(row.count == predicted.count, "Rows have one length.")
    let count = row.count
    var state = self
    var x = 0
    while true {
      while x &+ 4 <= count {
        let (a, b) = (row[x] ^ predicted[x], row[x &+ 1] ^ predicted[x &+ 1])
        let (c, d) = (row[x &+ 2] ^ predicted[x &+ 2], row[x &+ 3] ^ predicted[x &+ 3])
        if a | b | c | d != 0 { break }
        x &+= 4
      }
      while x < count, row[x] == predicted[x] { x &+= 1 }
      guard x < count else { break }
      state.append(bytewiseDifference(row[x], predicted[x]), at: x &+ first, to: &tokens)
      x &+= 1
    }
    self = state
  }

  /// Adds the pixels that differ from Paeth's prediction; `first` is the place of the first of them in the row.
  mutating func appendPaeth(
    row: Span<UInt32>, left: Span<UInt32>, above: Span<UInt32>, aboveLeft: Span<UInt32>, first: Int,
    to tokens: inout MutableSpan<Token>
  ) {
    let count = row.count
    precondition(
      left.count == count && above.count == count && aboveLeft.count == count, "Rows have one length.")
    var state = self
    for x in 0..<count {
      let (pixel, a, b, c) = (row[x], left[x], above[x], aboveLeft[x])
      // Where two of the three are equal the prediction is the third's neighbour, with no arithmetic.
      if a == c, pixel == b { continue }
      if b == c, pixel == a { continue }
      let prediction = paethPrediction(left: a, above: b, aboveLeft: c)
      state.append(bytewiseDifference(pixel, prediction), at: x &+ first, to: &tokens)
    }
    self = state
  }

  /// Adds one pixel's filtered bytes.
  @inline(__always)
  mutating func append(_ difference: UInt32, at x: Int, to tokens: inout MutableSpan<Token>) {
    let bytes = mask.packed(difference)
    guard bytes != 0 else { return }
    // Zeros before the first other byte join the run before, those after the last one the run after.
    let leading = bytes.trailingZeroBitCount &>> 3
    let used = 4 &- (bytes.leadingZeroBitCount &>> 3)
    appendZeros(pendingZeros &+ (x &- next) &* mask.count &+ leading, to: &tokens)
    let rest = bytes &>> UInt32(truncatingIfNeeded: leading &<< 3)
    tokens[count] = Token(truncatingIfNeeded: rest & 255)
    tokens[count &+ 1] = Token(truncatingIfNeeded: rest &>> 8 & 255)
    tokens[count &+ 2] = Token(truncatingIfNeeded: rest &>> 16 & 255)
    tokens[count &+ 3] = Token(truncatingIfNeeded: rest &>> 24)
    count &+= used &- leading
    pendingZeros = mask.count &- used
    next = x &+ 1

    let (even, odd) = (bytes & 0xFF_00FF, bytes &>> 8 & 0xFF_00FF)
    let pairs = even &+ odd
    let total = UInt64((pairs & 0xFFFF) &+ (pairs &>> 16))
    let inside = UInt64((odd & 0xFFFF) &+ 2 &* (even &>> 16) &+ 3 &* (odd &>> 16))
    sum &+= total
    weightedSum &+= UInt64(truncatingIfNeeded: x &* mask.count &+ 1) &* total &+ inside
  }

  @inline(__always)
  private mutating func appendZeros(_ zeros: Int, to tokens: inout MutableSpan<Token>) {
    if zeros >= 260 {
      appendManyZeros(zeros, to: &tokens)
      return
    }
    // A run is a zero and its repetitions, which are at least three; without a branch, since lengths are random.
    let isRun = zeros >= 4
    tokens[count] = 0
    tokens[count &+ 1] = isRun ? Token(truncatingIfNeeded: zeros &+ 252) : 0
    tokens[count &+ 2] = 0
    count &+= isRun ? 2 : zeros
  }

  private mutating func appendManyZeros(_ zeros: Int, to tokens: inout MutableSpan<Token>) {
    func run(_ length: Int) -> Token { Token(truncatingIfNeeded: 253 &+ length) }
    tokens[count] = 0
    count &+= 1
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
    count &+= 1
  }
}
