/// Up to 256 colours, each with a number; a hash table with open addressing.
struct ColorTable {
  /// The colours by number.
  private(set) var colors: [UInt32] = []
  private var keys = [UInt32](repeating: 0, count: 1024)
  /// A colour's number and 1, or 0 where there is none.
  private var numbers = [UInt16](repeating: 0, count: 1024)

  /// An empty table.
  init() {}

  /// A table with these colours, numbered in their order; there are at most 256, all different.
  init(_ colors: [UInt32]) {
    for color in colors { _ = insert(color) }
  }

  /// Adds a colour unless it is there; false if there are 256 others.
  mutating func insert(_ color: UInt32) -> Bool {
    let slot = slot(of: color)
    if numbers[slot] > 0 { return true }
    guard colors.count < 256 else { return false }
    colors.append(color)
    keys[slot] = color
    numbers[slot] = UInt16(colors.count)
    return true
  }

  /// Adds all colours of some pixels; how many pixels differ from the one before, or `nil` if the table is too small.
  mutating func insert(_ words: Span<UInt32>) -> Int? {
    guard words.count > 0, insert(words[0]) else { return words.count > 0 ? nil : 0 }
    let (row, before) = (words.extracting(droppingFirst: 1), words.extracting(droppingLast: 1))
    var changes = 1
    var x = 0
    while row.count &- x >= PixelBlock.count {
      let difference = PixelBlock(row, at: x) ^ PixelBlock(before, at: x)
      var others = difference.isZero ? 0 : difference.others
      while others != 0 {
        let color = row[x &+ others.trailingZeroBitCount]
        if numbers[slot(of: color)] == 0, !insert(color) { return nil }
        changes &+= 1
        others &= others &- 1
      }
      x &+= PixelBlock.count
    }
    while x < row.count {
      if row[x] != before[x] {
        guard insert(row[x]) else { return nil }
        changes &+= 1
      }
      x &+= 1
    }
    return changes
  }

  /// The number of a colour that is in the table.
  @inline(__always)
  func number(of color: UInt32) -> UInt32 { UInt32(truncatingIfNeeded: numbers[slot(of: color)] &- 1) }

  /// Writes the number of each pixel's colour, which must be in the table.
  func number(_ words: Span<UInt32>, into numbers: inout MutableSpan<UInt32>) {
    precondition(numbers.count >= words.count, "Each pixel has a number.")
    var x = 0
    while x < words.count {
      let number = number(of: words[x])
      let end = endOfRun(of: words[x], in: words, from: x &+ 1)
      for i in x..<end { numbers[i] = number }
      x = end
    }
  }

  @inline(__always)
  private func slot(of color: UInt32) -> Int {
    // Fibonacci hashing (Knuth, The Art of Computer Programming 3, section 6.4).
    var slot = Int(truncatingIfNeeded: (color &* 0x9E37_79B1) &>> 22)
    while numbers[slot] != 0, keys[slot] != color { slot = (slot &+ 1) & 1023 }
    return slot
  }
}
