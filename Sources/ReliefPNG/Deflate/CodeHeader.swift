/// The description of a code at the start of a block (RFC 1951, section 3.2.7).
struct CodeHeader {
  /// What is written, in order: up to 14 bits each, the first lowest.
  private(set) var fields: [(bits: UInt64, count: Int)] = []

  /// How many bits it takes.
  var cost: Int { fields.reduce(0) { $0 + $1.count } }

  /// The order in which the lengths of the code for lengths are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// The header of a block with this code for literals and lengths, whose only distance is 1.
  init(_ code: HuffmanCode) {
    let literals = max(257, (code.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    // One distance code, of one bit.
    let items = Self.items(Array(code.lengths[..<literals]) + [1])
    var counts = [UInt32](repeating: 0, count: 19)
    for item in items { counts[item.symbol] += 1 }
    let lengthCode = HuffmanCode(counts: counts, longest: 7)
    let listed = max(4, (Self.order.lastIndex { lengthCode.lengths[$0] > 0 } ?? 0) + 1)
    fields = [(UInt64(literals - 257), 5), (0, 5), (UInt64(listed - 4), 4)]
    for symbol in Self.order[..<listed] { fields.append((UInt64(lengthCode.lengths[symbol]), 3)) }
    for item in items {
      fields.append((UInt64(lengthCode.words[item.symbol]), Int(lengthCode.lengths[item.symbol])))
      if item.extraCount > 0 { fields.append((UInt64(item.extra), item.extraCount)) }
    }
  }

  private struct Item {
    var symbol: Int
    var extra = 0
    var extraCount = 0
  }

  /// Lengths with runs of equal ones told as such.
  private static func items(_ lengths: [UInt8]) -> [Item] {
    var items: [Item] = []
    var start = 0
    while start < lengths.count {
      let length = lengths[start]
      let end = lengths[start...].firstIndex { $0 != length } ?? lengths.count
      var run = end - start
      if length == 0 {
        while run >= 11 {
          items.append(Item(symbol: 18, extra: min(run, 138) - 11, extraCount: 7))
          run -= min(run, 138)
        }
        if run >= 3 {
          items.append(Item(symbol: 17, extra: run - 3, extraCount: 3))
          run = 0
        }
      } else {
        items.append(Item(symbol: Int(length)))
        run -= 1
        while run >= 3 {
          items.append(Item(symbol: 16, extra: min(run, 6) - 3, extraCount: 2))
          run -= min(run, 6)
        }
      }
      items.append(contentsOf: repeatElement(Item(symbol: Int(length)), count: run))
      start = end
    }
    return items
  }
}
