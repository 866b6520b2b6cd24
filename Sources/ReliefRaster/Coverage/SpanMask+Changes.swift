extension SpanMask {
  /// A mask from rows of `bounds.width` numbers, for each y of the bounds.
  init(bounds: PixelRect, row: (Int) -> [Float]) {
    self.init()
    guard !bounds.isEmpty else { return }
    self.bounds = bounds
    for y in bounds.y0..<bounds.y1 {
      append(row(y))
      rowStarts.append(Int32(runs.count))
    }
  }

  /// Adds a row's runs: long stretches of one value as such, nothing for 0.
  private mutating func append(_ row: [Float]) {
    let shortest = 8
    var x = 0
    var open = 0
    while x < row.count {
      let value = row[x]
      var end = x + 1
      while end < row.count, row[end] == value { end += 1 }
      if end - x >= shortest {
        appendPixels(row, open..<x)
        if value != 0 { appendRun(x..<end, offset: -1, value) }
        open = end
      }
      x = end
    }
    appendPixels(row, open..<row.count)
  }

  private mutating func appendPixels(_ row: [Float], _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    appendRun(range, offset: coverage.count, 0)
    coverage += row[range]
  }

  private mutating func appendRun(_ range: Range<Int>, offset: Int, _ value: Float) {
    let (x0, x1) = (Int32(bounds.x0 + range.lowerBound), Int32(bounds.x0 + range.upperBound))
    runs.append(Run(x0: x0, x1: x1, offset: Int32(offset), value: value))
  }

  /// Rounds all coverage to 0 or 1.
  mutating func makeHard() {
    for i in coverage.indices { coverage[i] = coverage[i] >= 0.5 ? 1 : 0 }
    for i in runs.indices where runs[i].offset < 0 { runs[i].value = runs[i].value >= 0.5 ? 1 : 0 }
  }

  /// All coverage times a factor.
  func scaled(by factor: Float) -> SpanMask {
    var scaled = self
    for i in coverage.indices { scaled.coverage[i] *= factor }
    for i in runs.indices { scaled.runs[i].value *= factor }
    return scaled
  }

  /// The part of the mask within a rectangle.
  func clipped(to rect: PixelRect) -> SpanMask {
    if rect.contains(bounds) { return self }
    let common = bounds.intersection(rect)
    guard !common.isEmpty else { return SpanMask() }
    var part = SpanMask()
    part.bounds = common
    part.coverage = coverage
    for y in common.y0..<common.y1 {
      for index in runRange(y: y) {
        var run = runs[index]
        let (a, b) = (max(Int(run.x0), common.x0), min(Int(run.x1), common.x1))
        guard a < b else { continue }
        if run.offset >= 0 { run.offset += Int32(a) - run.x0 }
        (run.x0, run.x1) = (Int32(a), Int32(b))
        part.runs.append(run)
      }
      part.rowStarts.append(Int32(part.runs.count))
    }
    return part
  }
}
