import ReliefTestSupport
import Testing

@testable import ReliefPNG

@Suite("Kernels of the PNG encoder")
struct KernelTests {
  /// Pixels with runs, of few colours.
  private func pixels(_ count: Int, _ random: inout SeededGenerator) -> [UInt32] {
    var pixels: [UInt32] = []
    let colors: [UInt32] = [0, 0xFF00_0000, 0xFF01_0203, 0x7F80_8182, .max]
    while pixels.count < count {
      let run = Int.random(in: 1...20, using: &random)
      pixels += Array(repeating: colors[Int.random(in: 0..<5, using: &random)], count: run)
    }
    return Array(pixels[..<count])
  }

  @Test("Rows are compared and misses counted as the plain loops do")
  func comparisons() {
    var random = SeededGenerator(seed: 11)
    for count in 0..<120 {
      let (row, left) = (pixels(count, &random), pixels(count, &random))
      let (above, corner) = (pixels(count, &random), pixels(count, &random))
      let equalsItself = isEqual(row.span, row.span)
      #expect(equalsItself)
      var changed = row
      if count > 0 { changed[Int.random(in: 0..<count, using: &random)] ^= 0x100 }
      let equalsChanged = isEqual(row.span, changed.span)
      #expect(equalsChanged == (count == 0))

      var expected = MissCounts()
      for x in 0..<count {
        if row[x] != left[x] { expected.sub += 1 }
        if row[x] != above[x] { expected.up += 1 }
        if row[x] != (left[x] == corner[x] ? above[x] : left[x]) { expected.paeth += 1 }
      }
      let misses = missCounts(row: row.span, left: left.span, above: above.span, aboveLeft: corner.span)
      #expect(misses == expected)
    }
  }

  @Test("Four bytes are subtracted and predicted as one by one")
  func bytes() {
    var random = SeededGenerator(seed: 12)
    func byte(_ word: UInt32, _ index: Int) -> Int { Int(word >> (8 * index) & 255) }
    for _ in 0..<3000 {
      let (a, b, c) = (
        UInt32.random(in: 0...(.max), using: &random), UInt32.random(in: 0...(.max), using: &random),
        UInt32.random(in: 0...(.max), using: &random)
      )
      for i in 0..<4 {
        #expect(byte(bytewiseDifference(a, b), i) == (byte(a, i) - byte(b, i) + 256) % 256)
        let estimate = byte(a, i) + byte(b, i) - byte(c, i)
        let candidates = [byte(a, i), byte(b, i), byte(c, i)]
        // The first of the nearest, in the order left, above, corner.
        let distances = candidates.map { abs(estimate - $0) }
        let nearest = distances.firstIndex(of: distances.min() ?? 0) ?? 0
        #expect(byte(paethPrediction(left: a, above: b, aboveLeft: c), i) == candidates[nearest])
      }
    }
  }

  @Test("A block's mask has a bit for each pixel that differs")
  func block() {
    for bits in UInt32(0)..<256 {
      let words = (0..<8).map { (bits >> UInt32($0) & 1) << UInt32(4 * $0) }
      let block = PixelBlock(words.span, at: 0)
      #expect(block.others == bits)
      #expect(block.isZero == (bits == 0))
    }
  }

  @Test("Every byte filter is undone", arguments: ByteFilter.allCases, [1, 2, 3, 4, 8])
  func filters(filter: ByteFilter, step: Int) {
    var random = SeededGenerator(seed: 13)
    for count in [1, 2, 5, 24, 61] {
      let row = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      let above = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      var filtered = [UInt8](repeating: 0, count: count)
      var space = filtered.mutableSpan
      filter.apply(row.span, above: above.span, step: step, into: &space)
      filter.undo(&filtered, above: above, step: step)
      #expect(filtered == row)
    }
  }

  @Test("A prefix code is complete, no longer than allowed, and shorter for frequent symbols")
  func codes() {
    var random = SeededGenerator(seed: 14)
    var tables: [[UInt32]] = [[5], [0, 0, 1], [1, 1], Array(repeating: 1, count: 286)]
    // Fibonacci's numbers make the deepest trees.
    var fibonacci: [UInt32] = [1, 1]
    while fibonacci.count < 40 {
      fibonacci.append(fibonacci[fibonacci.count - 1] + fibonacci[fibonacci.count - 2])
    }
    tables.append(fibonacci)
    for _ in 0..<200 {
      let most = UInt32(1) << UInt32.random(in: 0...20, using: &random)
      tables.append(
        (0..<Int.random(in: 2...286, using: &random)).map { _ in UInt32.random(in: 0...most, using: &random) }
      )
    }
    for counts in tables {
      let counts = counts.count < 2 ? counts + [0] : counts
      for longest in counts.count <= 19 ? [7, 15] : [15] {
        let code = HuffmanCode(counts: counts, longest: longest)
        let kraft = code.lengths.reduce(0) { $0 + ($1 == 0 ? 0 : 1 << (longest - Int($1))) }
        #expect(kraft == 1 << longest)
        for (symbol, count) in counts.enumerated() where count > 0 {
          #expect(code.lengths[symbol] > 0)
          for (other, less) in counts.enumerated() where less > 0 && less < count {
            if code.lengths[other] < code.lengths[symbol] {
              Issue.record("\(other) is shorter than \(symbol)")
            }
          }
        }
      }
    }
  }

  @Test("Traits of pixels are those of the plain loop")
  func traits() {
    var random = SeededGenerator(seed: 15)
    for count in 1..<60 {
      let words = pixels(count, &random)
      let survey = PixelSurvey(words.span, width: count, wantsColors: true)
      #expect(survey.isOpaque == words.allSatisfy { $0 >> 24 == 255 })
      #expect(survey.isGrey == words.allSatisfy { $0 & 255 == $0 >> 8 & 255 && $0 & 255 == $0 >> 16 & 255 })
      #expect(survey.hasHiddenColor == words.contains { $0 >> 24 == 0 && $0 != 0 })
      #expect(Set(survey.colors ?? []) == Set(words))
      #expect(survey.changes == 1 + zip(words, words.dropFirst()).filter { $0 != $1 }.count)
    }
  }
}
