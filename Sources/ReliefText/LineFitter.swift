/// Cuts text into lines that fit a width.
struct LineFitter {
  let sized: SizedText
  let library: FontLibrary
  /// Points; infinite for lines as long as they are.
  let width: Double
  let truncation: TextOptions.Truncation

  /// A line before it is placed.
  struct Line {
    var paragraph: Int
    /// What stands on it in logical order.
    var segments: [Segment]
    /// What is seen of it, from left to right, and the width of each piece in points.
    var pieces: [LinePiece]
    var widths: [Double]

    var width: Double { widths.reduce(0, +) }
  }

  /// A part of a line.
  enum Segment: Hashable {
    /// Characters.
    case text(Range<Int>)
    /// A sign that is not in the text, in the style of a run.
    case sign(Sign, run: Int)
  }

  /// Signs that layout adds.
  enum Sign: UInt32 {
    case ellipsis = 0x2026
    case hyphen = 0x2010
  }

  private var text: ShapedText { sized.text }

  /// The lines, at most `limit`, and whether something was cut.
  func lines(limit: Int?) -> (lines: [Line], isTruncated: Bool) {
    let most = limit.map { max(1, $0) } ?? Int.max
    var lines: [Line] = []
    for index in text.paragraphs.indices {
      var start = text.paragraphs[index].range.lowerBound
      repeat {
        if lines.count == most {
          // One line too many: the last one is made again, with all that is left of its paragraph.
          let last = lines.removeLast()
          lines.append(truncated(last))
          return (lines, true)
        }
        let (line, next) = wrapped(index, from: start)
        lines.append(line)
        start = next
      } while start < text.paragraphs[index].range.upperBound
    }
    return (lines, false)
  }

  private func made(_ paragraph: Int, _ segments: [Segment]) -> Line {
    let pieces = LinePieces(sized: sized, library: library).pieces(segments, text.paragraphs[paragraph])
    let widths = TextComposer.widths(
      pieces, sized, isRightToLeft: text.paragraphs[paragraph].isRightToLeft)
    return Line(paragraph: paragraph, segments: segments, pieces: pieces, widths: widths)
  }

  /// Letters that joined across the end of a line take another form there, and may become wider: so often is a line
  /// cut shorter until it fits.
  private static let attempts = 16

  /// The longest line from a place on, and where the next begins.
  private func wrapped(_ paragraph: Int, from start: Int) -> (line: Line, next: Int) {
    var room = width
    var best: (line: Line, next: Int)?
    for _ in 0..<LineFitter.attempts {
      let cut = cut(paragraph, from: start, room)
      if let best, best.next == cut.next { break }
      let line = made(paragraph, cut.segments)
      best = (line, cut.next)
      let excess = line.width - width
      guard excess > LineFitter.tolerance else { break }
      // At least one character less.
      room = min(room - excess, cut.width - 2 * LineFitter.tolerance)
    }
    return best ?? (made(paragraph, []), text.paragraphs[paragraph].range.upperBound)
  }

  /// The longest part from a place on whose characters fit, and where the next begins.
  private func cut(
    _ paragraph: Int, from start: Int, _ width: Double
  ) -> (segments: [Segment], next: Int, width: Double) {
    let end = text.paragraphs[paragraph].range.upperBound
    var x = 0.0
    var (contentEnd, contentWidth) = (start, 0.0)
    var candidate: (end: Int, next: Int, hyphen: Bool, width: Double)?
    // Where a word may be parted that is too long for a line.
    var emergency: (end: Int, next: Int, hyphen: Bool, width: Double)?
    var i = start
    while i < end {
      if i > start, sized.isClusterStart[i], text.scalars[i - 1] != 0xAD {
        emergency = (contentEnd, i, false, contentWidth)
      }
      if i > start, text.breaks[i] != .none, sized.isClusterStart[i] {
        let isSoft = text.scalars[i - 1] == 0xAD
        let hyphen = isSoft ? signWidth(.hyphen, at: i - 1) : 0
        if !isSoft || x + hyphen <= width + LineFitter.tolerance {
          candidate = (contentEnd, i, isSoft, contentWidth + hyphen)
        }
      }
      let advance = advance(i, at: x)
      if LineFitter.isSpace(text.scalars[i]) {
        x += advance
        i += 1
        continue
      }
      if advance > 0, x + advance > width + LineFitter.tolerance, i > start, sized.isClusterStart[i] {
        let cut = candidate ?? emergency ?? (contentEnd, i, false, contentWidth)
        var segments: [Segment] = [.text(start..<cut.end)]
        if cut.hyphen { segments.append(.sign(.hyphen, run: run(at: cut.end - 1))) }
        return (segments, cut.next, cut.width)
      }
      x += advance
      i += 1
      (contentEnd, contentWidth) = (i, x)
    }
    return ([.text(start..<contentEnd)], end, contentWidth)
  }

  /// The last line with an ellipsis, from its start to the end of its paragraph.
  private func truncated(_ line: Line) -> Line {
    guard case .text(let first)? = line.segments.first else { return line }
    let all = first.lowerBound..<text.paragraphs[line.paragraph].range.upperBound
    var room = width - signWidth(.ellipsis, at: max(all.lowerBound, all.upperBound - 1))
    var best = made(line.paragraph, cut(all, room))
    for _ in 1..<LineFitter.attempts where best.width > width + LineFitter.tolerance && room > 0 {
      room -= max(best.width - width, 0.5)
      best = made(line.paragraph, cut(all, room))
    }
    return best
  }

  /// A part of a line that fits next to an ellipsis, and that.
  private func cut(_ all: Range<Int>, _ room: Double) -> [Segment] {
    switch truncation {
    case .tail:
      let kept = prefix(all, room)
      return [.text(kept), .sign(.ellipsis, run: run(at: kept.upperBound - 1))]
    case .head:
      let kept = suffix(all, room)
      return [.sign(.ellipsis, run: run(at: kept.lowerBound)), .text(kept)]
    case .middle:
      if widthOf(all) <= room {
        return [.text(trimmed(all)), .sign(.ellipsis, run: run(at: all.upperBound - 1))]
      }
      let front = prefix(all, room / 2)
      let back = suffix(front.upperBound..<all.upperBound, room - widthOf(front))
      return [.text(front), .sign(.ellipsis, run: run(at: front.upperBound - 1)), .text(back)]
    }
  }

  /// The longest part from the start that fits, without spaces at its end.
  private func prefix(_ range: Range<Int>, _ room: Double) -> Range<Int> {
    var x = 0.0
    var end = range.lowerBound
    for i in range {
      let advance = advance(i, at: x)
      if x + advance > room + LineFitter.tolerance { break }
      x += advance
      if i + 1 >= range.upperBound || sized.isClusterStart[i + 1] { end = i + 1 }
    }
    return trimmed(range.lowerBound..<end)
  }

  /// The longest part before the end that fits, without spaces at its start.
  private func suffix(_ range: Range<Int>, _ room: Double) -> Range<Int> {
    var x = 0.0
    var start = range.upperBound
    for i in range.reversed() {
      let advance = advance(i, at: 0)
      if x + advance > room + LineFitter.tolerance { break }
      x += advance
      if sized.isClusterStart[i] { start = i }
    }
    while start < range.upperBound, LineFitter.isSpace(text.scalars[start]) { start += 1 }
    return start..<range.upperBound
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, LineFitter.isSpace(text.scalars[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  private func widthOf(_ range: Range<Int>) -> Double {
    range.reduce(0) { $0 + advance($1, at: $0) }
  }

  /// The width of a character that begins at `x` of its line.
  func advance(_ index: Int, at x: Double) -> Double {
    text.scalars[index] == 9 ? LineFitter.tabAdvance(at: x) : sized.advances[index]
  }

  /// From a place to the next tab stop.
  static func tabAdvance(at x: Double) -> Double {
    guard x.isFinite else { return 0 }
    let interval = TextOptions.tabInterval
    return ((x / interval + 1e-9).rounded(.down) + 1) * interval - x
  }

  private func signWidth(_ sign: Sign, at index: Int) -> Double {
    let made = SignShape(sign, run: run(at: index), sized, library)
    return made.width
  }

  /// The run of a character; the nearest one outside the text.
  private func run(at index: Int) -> Int {
    for paragraph in text.paragraphs where index <= paragraph.range.upperBound {
      var (low, high) = (0, paragraph.items.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if paragraph.items[middle].range.lowerBound <= index { low = middle } else { high = middle }
      }
      return low < paragraph.items.count ? paragraph.items[low].run : paragraph.run
    }
    return text.paragraphs.last?.run ?? 0
  }

  /// Spaces that hang at the end of a line instead of needing room.
  static func isSpace(_ scalar: UInt32) -> Bool {
    scalar == 0x20 || scalar == 9 || scalar == 0x1680
      || (0x2000...0x200A).contains(scalar) && scalar != 0x2007
      || scalar == 0x205F || scalar == 0x3000
  }

  /// A thousandth of a point: sums of widths come out differently by rounding.
  static let tolerance = 0.001
}

/// An ellipsis or hyphen, shaped for a run.
struct SignShape {
  var glyphs: [ShapedGlyph]
  var face: FontLibrary.ChosenFace
  /// Points.
  var width: Double

  init(_ sign: LineFitter.Sign, run: Int, _ sized: SizedText, _ library: FontLibrary) {
    let choice = FontLibrary.Choice(sized.runs[run].font)
    var face = library.face(choice)
    var text = [sign.rawValue]
    if let own = face.face, !own.covers(sign.rawValue) {
      // Few fonts have U+2010; all have the hyphen of ASCII, and three full stops.
      let plain: [UInt32] = sign == .hyphen ? [0x2D] : [0x2E, 0x2E, 0x2E]
      if own.covers(plain[0]) {
        text = plain
      } else if let other = library.fallback(for: sign.rawValue, choice) {
        face = other
      }
    }
    self.face = face
    glyphs = Shaper.glyphs(text, 0..<text.count, face, ShapingStyle(script: Scripts.latin))
    let unit = sized.unit(run, face)
    width = glyphs.reduce(0) { $0 + $1.advance * unit + sized.letterSpacing(run, face) }
  }
}
