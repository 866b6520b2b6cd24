/// A prefix code for deflate: how many bits each symbol takes, and which.
struct HuffmanCode {
  /// Bits a symbol, 0 for one that does not occur.
  let lengths: [UInt8]
  /// The bits of each symbol, the first to be written lowest.
  let words: [UInt16]

  /// The code with the given lengths (RFC 1951, section 3.2.2).
  init(lengths: [UInt8]) {
    var next = [UInt16](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1..<17 { next[length] = (next[length] &+ next[length - 1]) &<< 1 }
    self.lengths = lengths
    words = lengths.map { length in
      guard length > 0 else { return 0 }
      // Words of one length follow each other; deflate writes them from their highest bit on.
      let word = next[Int(length)]
      next[Int(length)] &+= 1
      return word.bitReversed &>> UInt16(16 - length)
    }
  }

  /// A complete code of at most `longest` bits a symbol, close to the shortest for these counts.
  ///
  /// Optimal (Huffman 1952) unless a word had to be cut. At least two symbols get a word, since a code of one word is
  /// not complete and readers refuse it.
  init(counts: [UInt32], longest: Int) {
    var used = counts.indices.filter { counts[$0] > 0 }
    for spare in counts.indices where used.count < 2 && !used.contains(spare) { used.append(spare) }
    // Equal counts go by symbol, so that the code depends on nothing else.
    let order = used.map { UInt64(counts[$0]) << 16 | UInt64($0) }.sorted()
    let depths = Self.depths(weights: order.map { $0 >> 16 })
    let perLength = Self.limited(depths, longest: longest)

    var lengths = [UInt8](repeating: 0, count: counts.count)
    var rarest = 0
    for length in stride(from: longest, to: 0, by: -1) {
      for _ in 0..<perLength[length] {
        lengths[Int(order[rarest] & 0xFFFF)] = UInt8(length)
        rarest += 1
      }
    }
    self.init(lengths: lengths)
  }

  /// How deep each leaf lies in Huffman's tree; weights ascend. Two queues, as van Leeuwen (1976) has it.
  private static func depths(weights: [UInt64]) -> [Int] {
    let leaves = weights.count
    var nodes = weights
    nodes.reserveCapacity(2 * leaves)
    var parents = [Int](repeating: 0, count: 2 * leaves - 1)
    var (leaf, inner) = (0, leaves)
    while nodes.count < 2 * leaves - 1 {
      var weight: UInt64 = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < leaves && (inner >= nodes.count || nodes[leaf] <= nodes[inner])
        let child = takesLeaf ? leaf : inner
        if takesLeaf { leaf += 1 } else { inner += 1 }
        weight += nodes[child]
        parents[child] = nodes.count
      }
      nodes.append(weight)
    }
    var depths = [Int](repeating: 0, count: 2 * leaves - 1)
    for node in stride(from: 2 * leaves - 3, through: 0, by: -1) { depths[node] = depths[parents[node]] + 1 }
    return Array(depths[..<leaves])
  }

  /// How many words of each length a complete code has that cuts these depths to `longest`.
  private static func limited(_ depths: [Int], longest: Int) -> [Int] {
    var perLength = [Int](repeating: 0, count: longest + 1)
    for depth in depths { perLength[min(depth, longest)] += 1 }
    // Kraft's sum, in units of the longest word: it must come to exactly `room`.
    let room = 1 << longest
    var taken = (1...longest).reduce(0) { $0 + perLength[$1] << (longest - $1) }
    while taken > room, let length = (1..<longest).last(where: { perLength[$0] > 0 }) {
      perLength[length] -= 1
      perLength[length + 1] += 1
      taken -= 1 << (longest - length - 1)
    }
    // Lengthening may have freed more than was needed; readers refuse a code with room left.
    while taken < room,
      let length = (2...longest).last(where: { perLength[$0] > 0 && taken + 1 << (longest - $0) <= room })
    {
      perLength[length] -= 1
      perLength[length - 1] += 1
      taken += 1 << (longest - length)
    }
    return perLength
  }
}

extension UInt16 {
  /// The same bits in the opposite order.
  fileprivate var bitReversed: UInt16 {
    var bits = self
    bits = (bits & 0x5555) << 1 | (bits >> 1) & 0x5555
    bits = (bits & 0x3333) << 2 | (bits >> 2) & 0x3333
    bits = (bits & 0x0F0F) << 4 | (bits >> 4) & 0x0F0F
    return bits.byteSwapped
  }
}
