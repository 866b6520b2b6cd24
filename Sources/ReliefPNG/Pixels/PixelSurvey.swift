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

  /// The survey of rows of `width` pixels; `wantsColors` asks for their colours, which takes longer.
  init(_ words: Span<UInt32>, width: Int, wantsColors: Bool) {
    let traits = pixelTraits(words)
    isOpaque = traits.conjunction >> 24 == 255
    isGrey = traits.chroma == 0
    hasHiddenColor = traits.hidden != 0
    guard wantsColors else { return }
    var table = ColorTable()
    for start in stride(from: 0, to: words.count, by: width) {
      let row = words.extracting(start..<(start + width))
      if start > 0, isEqual(row, words.extracting((start - width)..<start)) { continue }
      guard let changes = table.insert(row) else { return }
      self.changes += changes
    }
    colors = table.colors
  }

  /// Whether every eighth row together has no more colours than a palette; a quick no for most pictures.
  static func mayHavePalette(_ words: Span<UInt32>, width: Int) -> Bool {
    var table = ColorTable()
    for start in stride(from: 0, to: words.count, by: 8 * width)
    where table.insert(words.extracting(start..<(start + width))) == nil {
      return false
    }
    return true
  }

  private init(isOpaque: Bool, isGrey: Bool, hasHiddenColor: Bool, changes: Int) {
    (self.isOpaque, self.isGrey) = (isOpaque, isGrey)
    (self.hasHiddenColor, self.changes) = (hasHiddenColor, changes)
  }
}
