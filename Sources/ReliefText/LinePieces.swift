/// Pieces of a line as they are drawn: glyphs of one item, from left to right.
struct LinePiece {
  var kind: ShapedText.Item.Kind
  var run: Int
  var level: UInt8
  var face: FontLibrary.ChosenFace
  var glyphs: ArraySlice<ShapedGlyph>
  /// How many characters of a piece of tabs.
  var count = 1
  /// Whether the glyphs stand for a sign that is not in the text.
  var isSign = false
}

/// Finds the pieces of lines.
struct LinePieces {
  let sized: SizedText
  let library: FontLibrary

  /// The pieces of a line in the order in which they are seen, from left to right.
  func pieces(_ segments: [LineFitter.Segment], _ paragraph: ShapedText.Paragraph) -> [LinePiece] {
    var pieces: [LinePiece] = []
    for segment in segments {
      switch segment {
      case .text(let range): append(range, paragraph, &pieces)
      case .sign(let sign, let run):
        let shape = SignShape(sign, run: run, sized, library)
        pieces.append(
          LinePiece(
            kind: .glyphs, run: run, level: paragraph.isRightToLeft ? 1 : 0, face: shape.face,
            glyphs: shape.glyphs[...], isSign: true))
      }
    }
    reorder(&pieces)
    return pieces
  }

  private func append(_ range: Range<Int>, _ paragraph: ShapedText.Paragraph, _ pieces: inout [LinePiece]) {
    let items = paragraph.items
    var (low, high) = (0, items.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if items[middle].range.lowerBound <= range.lowerBound { low = middle } else { high = middle }
    }
    for item in items[min(low, items.count)...] {
      if item.range.lowerBound >= range.upperBound { break }
      let part = item.range.clamped(to: range)
      guard !part.isEmpty else { continue }
      pieces.append(
        LinePiece(
          kind: item.kind, run: item.run, level: item.level, face: item.face, glyphs: glyphs(item, part),
          count: part.count))
    }
  }

  /// The glyphs of a part of an item, shaped anew if cutting changes them.
  private func glyphs(_ item: ShapedText.Item, _ part: Range<Int>) -> ArraySlice<ShapedGlyph> {
    if part == item.range || item.kind != .glyphs { return item.glyphs[...] }
    let isRightToLeft = item.style.isRightToLeft
    /// The first glyph, in logical order, whose cluster is not before a character; as a count of glyphs.
    func count(before character: Int) -> Int {
      var (low, high) = (0, item.glyphs.count)
      while low < high {
        let middle = (low + high) / 2
        let place = isRightToLeft ? item.glyphs.count - 1 - middle : middle
        if item.glyphs[place].cluster < character { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let (first, last) = (count(before: part.lowerBound), count(before: part.upperBound))
    func isUnsafe(_ place: Int) -> Bool {
      guard place > 0, place < item.glyphs.count else { return false }
      return item.glyphs[isRightToLeft ? item.glyphs.count - 1 - place : place].isUnsafeToBreak
    }
    if isUnsafe(first) || isUnsafe(last) {
      return Shaper.glyphs(sized.text.scalars, part, item.face, item.style)[...]
    }
    let (low, high) = isRightToLeft ? (item.glyphs.count - last, item.glyphs.count - first) : (first, last)
    return item.glyphs[low..<max(low, high)]
  }

  /// UAX #9, rule L2: from the highest level to the lowest odd one, sequences are turned round.
  private func reorder(_ pieces: inout [LinePiece]) {
    guard let highest = pieces.map(\.level).max(), highest > 0 else { return }
    for level in stride(from: highest, to: 0, by: -1) {
      var i = 0
      while i < pieces.count {
        var end = i
        while end < pieces.count, pieces[end].level >= level { end += 1 }
        if end > i { pieces[i..<end].reverse() }
        i = max(end, i + 1)
      }
    }
  }
}
