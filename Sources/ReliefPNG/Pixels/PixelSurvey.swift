/// What a picture's pixels have in common, from which its smallest format follows.
struct PixelSurvey: Hashable {
  /// Whether every pixel is opaque.
  var isOpaque = true
  /// Whether red, green and blue are equal everywhere.
  var isGrey = true
  /// Whether a fully transparent pixel has a colour.
  var hasHiddenColor = false
  /// The colours in order of appearance, or `nil` if there are more than 256 or nobody asked.
  var colors: [UInt32]?
  /// How many pixels differ from the one before them.
  var changes = 0

  /// What is common to two parts of a picture, the upper one first.
  func joined(with other: PixelSurvey) -> PixelSurvey {
    var joined = PixelSurvey(
      isOpaque: isOpaque && other.isOpaque, isGrey: isGrey && other.isGrey,
      hasHiddenColor: hasHiddenColor || other.hasHiddenColor, changes: changes + other.changes)
    if let colors, let others = other.colors {
      var table = ColorTable()
      if (colors + others).allSatisfy({ table.insert($0) }) { joined.colors = table.colors }
    }
    return joined
  }

  /// The survey of some pixels; `wantsColors` asks for their colours, which takes longer.
  init(_ words: Span<UInt32>, wantsColors: Bool) {
    let traits = pixelTraits(words)
    isOpaque = traits.conjunction >> 24 == 255
    isGrey = traits.chroma == 0
    hasHiddenColor = traits.hidden != 0
    guard wantsColors else { return }
    var table = ColorTable()
    guard let changes = table.insert(words) else { return }
    (colors, self.changes) = (table.colors, changes)
  }

  private init(isOpaque: Bool, isGrey: Bool, hasHiddenColor: Bool, changes: Int) {
    (self.isOpaque, self.isGrey) = (isOpaque, isGrey)
    (self.hasHiddenColor, self.changes) = (hasHiddenColor, changes)
  }
}

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
    var changes = 0
    var x = 0
    while x < words.count {
      let color = words[x]
      guard insert(color) else { return nil }
      changes &+= 1
      x = endOfRun(of: color, in: words, from: x &+ 1)
    }
    return changes
  }

  /// Writes the number of each pixel's colour, which must be in the table.
  func number(_ words: Span<UInt32>, into numbers: inout MutableSpan<UInt32>) {
    precondition(numbers.count >= words.count, "Each pixel has a number.")
    var x = 0
    while x < words.count {
      let end = endOfRun(of: words[x], in: words, from: x &+ 1)
      let number = UInt32(self.numbers[slot(of: words[x])] &- 1)
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
