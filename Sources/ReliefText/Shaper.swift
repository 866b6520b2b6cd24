/// Cuts text into pieces of one face, style, script and direction, and shapes them.
struct Shaper {
  let library: FontLibrary

  func shape(_ key: ShapedText.Key) -> ShapedText {
    var scalars: [UInt32] = []
    // The run of each character, and whether a character as a reader sees it begins there.
    var runs: [Int32] = []
    var starts: [Bool] = []
    for (index, run) in key.runs.enumerated() {
      for character in run.string {
        for (place, scalar) in character.unicodeScalars.enumerated() {
          scalars.append(scalar.value)
          runs.append(Int32(clamping: index))
          starts.append(place == 0)
        }
      }
    }
    var breaks = LineBreaker.breaks(scalars)
    addThaiBreaks(scalars, &breaks)
    var paragraphs: [ShapedText.Paragraph] = []
    var start = 0
    for end in paragraphEnds(scalars, breaks) {
      var content = end
      while content > start, LineBreaker.lineBreakClass(scalars[content - 1]).isHardBreak { content -= 1 }
      paragraphs.append(
        paragraph(scalars, start..<content, runs, starts, key, run: Int(end > 0 ? runs[end - 1] : 0)))
      start = end
    }
    // Text that ends in a break has an empty line behind it.
    if start == scalars.count, let last = scalars.last, LineBreaker.lineBreakClass(last).isHardBreak {
      paragraphs.append(paragraph(scalars, start..<start, runs, starts, key, run: Int(runs[start - 1])))
    }
    if paragraphs.isEmpty { paragraphs.append(paragraph(scalars, 0..<0, runs, starts, key, run: 0)) }
    var first: Int32 = 0
    let places = starts.enumerated().map { index, isStart in
      if isStart { first = Int32(clamping: index) }
      return first
    }
    return ShapedText(scalars: scalars, starts: places, breaks: breaks, paragraphs: paragraphs)
  }

  private func paragraphEnds(_ scalars: [UInt32], _ breaks: [LineBreaker.Break]) -> [Int] {
    if scalars.isEmpty { return [] }
    return breaks.indices.filter { breaks[$0] == .mandatory } + [scalars.count]
  }

  private func addThaiBreaks(_ scalars: [UInt32], _ breaks: inout [LineBreaker.Break]) {
    var i = 0
    while i < scalars.count {
      guard ThaiWords.isThai(scalars[i]) else {
        i += 1
        continue
      }
      var end = i
      // A stretch of bounded length, so that a hostile text costs bounded time.
      while end < scalars.count, end - i < 4096, ThaiWords.isThai(scalars[end]) { end += 1 }
      for place in library.thai.breaks(in: scalars[i..<end]) where breaks[i + place] == .none {
        if LineBreaker.lineBreakClass(scalars[i + place]) == .AL { breaks[i + place] = .allowed }
      }
      i = end
    }
  }

  private func paragraph(
    _ scalars: [UInt32], _ range: Range<Int>, _ runs: [Int32], _ starts: [Bool], _ key: ShapedText.Key,
    run: Int
  ) -> ShapedText.Paragraph {
    let text = Array(scalars[range])
    let bidi = FriBidi.levels(text, defaultRightToLeft: key.isRightToLeft)
    let scripts = ScriptRuns.scripts(text)
    let faces = FaceRuns(library: library).faces(text, Array(starts[range])) {
      key.runs[Int(runs[range.lowerBound + $0])].choice
    }
    // UAX #9, rule L1: tabs part a line into segments, which follow each other as the paragraph reads.
    let base: UInt8 = bidi.isRightToLeft ? 1 : 0
    var items: [ShapedText.Item] = []
    var i = 0
    while i < text.count {
      let (run, level, kind) = (runs[range.lowerBound + i], bidi.levels[i], Shaper.kind(text[i]))
      var end = i + 1
      while end < text.count, kind != .tab, Shaper.kind(text[end]) == kind,
        end - i < Shaper.longest || !starts[range.lowerBound + end],
        runs[range.lowerBound + end] == run, bidi.levels[end] == level, scripts[end] == scripts[i],
        faces[end] == faces[i]
      {
        end += 1
      }
      let style = ShapingStyle(
        isRightToLeft: level & 1 != 0, script: scripts[i], language: key.language,
        hasLigatures: key.runs[Int(run)].hasLigatures,
        hasMonospacedDigits: key.runs[Int(run)].hasMonospacedDigits)
      let place = range.lowerBound + i..<range.lowerBound + end
      items.append(
        ShapedText.Item(
          kind: kind, range: place, run: Int(run), level: kind == .tab ? base : level, face: faces[i],
          style: style,
          glyphs: kind == .glyphs ? Shaper.glyphs(scalars, place, faces[i], style) : []))
      i = end
    }
    return ShapedText.Paragraph(range: range, isRightToLeft: bidi.isRightToLeft, items: items, run: run)
  }

  /// Glyphs of a piece in visual order; boxes of 0.6 em where there is no font at all.
  static func glyphs(
    _ scalars: [UInt32], _ range: Range<Int>, _ chosen: FontLibrary.ChosenFace, _ style: ShapingStyle
  ) -> [ShapedGlyph] {
    if let face = chosen.face { return face.font.shape(scalars, range, style) }
    let boxes = range.map {
      ShapedGlyph(glyph: 0, cluster: $0, advance: 0.6, dx: 0, dy: 0, isUnsafeToBreak: false)
    }
    return style.isRightToLeft ? boxes.reversed() : boxes
  }

  /// Characters shaped at once, so that no font makes a long text cost more than in proportion to its length.
  private static let longest = 8192

  private static func kind(_ scalar: UInt32) -> ShapedText.Item.Kind {
    if scalar == 9 { return .tab }
    return scalar < 32 || (0x7F...0x9F).contains(scalar) || scalar == 0x2028 || scalar == 0x2029
      ? .control : .glyphs
  }
}

/// The script of each character, with common and inherited ones taken into their neighbours'.
enum ScriptRuns {
  static func scripts(_ text: [UInt32]) -> [UInt32] {
    if text.allSatisfy({ $0 < 0x80 }) { return [UInt32](repeating: Scripts.latin, count: text.count) }
    var scripts = text.map(Scripts.script(of:))
    var last: UInt32?
    for i in scripts.indices {
      if scripts[i] == Scripts.common || scripts[i] == Scripts.inherited {
        if let last { scripts[i] = last }
      } else {
        // Characters before the first letter take its script.
        if last == nil { for j in 0..<i { scripts[j] = scripts[i] } }
        last = scripts[i]
      }
    }
    return last == nil ? [UInt32](repeating: Scripts.latin, count: text.count) : scripts
  }
}
