/// Writes tokens as blocks of a deflate stream (RFC 1951).
struct DeflateWriter {
  /// The stream so far, a little room at its end.
  private var words: [UInt32] = []
  private var end = BitEnd()

  private static let endOfBlock = 256

  /// Adds tokens as one block, in the code that makes it shorter: their own or the fixed one.
  mutating func appendBlock(_ tokens: Span<Token>, isLast: Bool) {
    let tokenCounts = counts(of: tokens)
    var counts = [UInt32](repeating: 0, count: 286)
    for (token, count) in tokenCounts.enumerated() { counts[RunLength.symbol(of: token)] += count }
    counts[Self.endOfBlock] += 1

    let own = HuffmanCode(counts: counts, longest: 15)
    let header = CodeHeader(own)
    let extra = RunLength.extraBits(of: tokenCounts)
    let ownCost = header.cost + Self.cost(counts, own) + extra.inRuns + extra.runs
    let fixedCost = Self.cost(counts, Self.fixed) + extra.inRuns + 5 * extra.runs
    let isFixed = fixedCost <= ownCost
    put(isLast ? 1 : 0, 1)
    put(isFixed ? 1 : 2, 2)
    if !isFixed {
      for field in header.fields { put(field.bits, field.count) }
    }
    let code = isFixed ? Self.fixed : own
    let tokenWords = TokenWords(code, distanceBits: isFixed ? 5 : 1)
    put(tokens, tokenWords, bitCount: isFixed ? fixedCost : ownCost)
    put(UInt64(code.words[Self.endOfBlock]), Int(code.lengths[Self.endOfBlock]))
  }

  /// The stream's bytes. Unless it is the last, an empty block fills the last byte, so that another writer's stream
  /// can follow.
  consuming func bytes(isLast: Bool) -> [UInt8] {
    if !isLast { put(0, 3) }
    if end.count % 8 > 0 { put(0, 8 - end.count % 8) }
    if !isLast {
      put(0, 16)
      put(0xFFFF, 16)
    }
    let count = 4 * end.word + end.count / 8
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + 12)
    for word in words[..<end.word] {
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: word >> shift))
      }
    }
    for shift in stride(from: 0, to: end.count, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: end.bits >> shift))
    }
    return bytes
  }

  /// Adds up to 32 bits, the first lowest.
  private mutating func put(_ bits: UInt64, _ count: Int) {
    makeRoom(bitCount: count)
    end.bits |= bits << UInt64(end.count)
    end.count += count
    if end.count >= 32 {
      words[end.word] = UInt32(truncatingIfNeeded: end.bits)
      end.word += 1
      end.bits >>= 32
      end.count -= 32
    }
  }

  private mutating func put(_ tokens: Span<Token>, _ tokenWords: TokenWords, bitCount: Int) {
    makeRoom(bitCount: bitCount)
    var end = end
    var target = words.mutableSpan
    emit(tokens, tokenWords.table.span, into: &target, at: &end)
    self.end = end
  }

  private mutating func makeRoom(bitCount: Int) {
    let needed = end.word + (end.count + bitCount) / 32 + 2
    if words.count < needed {
      words.append(contentsOf: repeatElement(0, count: max(needed, 256) - words.count))
    }
  }

  private static func cost(_ counts: [UInt32], _ code: HuffmanCode) -> Int {
    zip(counts, code.lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
  }

  /// The fixed code of literals and lengths (RFC 1951, section 3.2.6).
  private static let fixed = HuffmanCode(
    lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
}

/// Lengths of runs in deflate's terms (RFC 1951, section 3.2.5).
enum RunLength {
  /// The symbol of a token.
  static func symbol(of token: Int) -> Int {
    guard token >= 256 else { return token }
    let excess = token - 256
    if excess == 255 { return 285 }
    let extra = extraBits(excess)
    return 257 + 4 * extra + excess >> extra
  }

  /// How many bits follow the symbol of a run of 3 + `excess` bytes; they are the lowest of `excess`.
  static func extraBits(_ excess: Int) -> Int {
    excess < 8 || excess == 255 ? 0 : Int.bitWidth - 3 - excess.leadingZeroBitCount
  }

  /// How many runs there are and how many bits follow their symbols, from how often each token occurs.
  static func extraBits(of tokenCounts: [UInt32]) -> (runs: Int, inRuns: Int) {
    (0..<256).reduce(into: (runs: 0, inRuns: 0)) { total, excess in
      let count = Int(tokenCounts[256 + excess])
      total.runs += count
      total.inRuns += count * extraBits(excess)
    }
  }
}

/// For each token all the bits that stand for it.
struct TokenWords {
  /// The bits, the first lowest, above a five-bit count of them; at most 25 bits.
  private(set) var table = [UInt32](repeating: 0, count: 512)

  /// The words by a code of literals and lengths; a run's ends with the distance 1, `distanceBits` zeros.
  init(_ code: HuffmanCode, distanceBits: Int) {
    for token in table.indices {
      let symbol = RunLength.symbol(of: token)
      var (word, count) = (UInt32(code.words[symbol]), Int(code.lengths[symbol]))
      if token >= 256 {
        let extra = RunLength.extraBits(token - 256)
        word |= UInt32((token - 256) & (1 << extra - 1)) << UInt32(count)
        count += extra + distanceBits
      }
      table[token] = word << 5 | UInt32(count)
    }
  }
}
