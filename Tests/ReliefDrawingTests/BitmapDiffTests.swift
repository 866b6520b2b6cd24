import ReliefDrawing
import ReliefTestSupport
import Testing

@Suite("Comparison of bitmaps")
struct BitmapDiffTests {
  private func noise(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
    var random = SeededGenerator(seed: seed)
    let pixels = (0..<width * height * 4).map { _ in UInt8.random(in: 0...255, using: &random) }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private func numbers(_ regions: [BitmapDiff.Region]) -> [[Int]] {
    regions.map { [$0.x, $0.y, $0.width, $0.height, $0.count] }
  }

  @Test("A picture equals itself, and one that was made the same way")
  func equal() {
    let diff = BitmapDiff(noise(37, 21, seed: 1), noise(37, 21, seed: 1))
    #expect(diff.isMatch && diff.differingPixels == 0 && diff.regions.isEmpty)
    #expect(diff.commonPixels == 37 * 21)
  }

  @Test("One level in one channel is found, with its place", arguments: 0..<4)
  func oneLevel(channel: Int) {
    let first = Bitmap(width: 50, height: 40, red: 100, green: 110, blue: 120, opacity: 250)
    var pixels = first.pixels
    pixels[(17 * 50 + 33) * 4 + channel] += 1
    let diff = BitmapDiff(first, Bitmap(width: 50, height: 40, pixels: pixels))
    #expect(!diff.isMatch && diff.differingPixels == 1)
    #expect(numbers(diff.regions) == [[33, 17, 1, 1, 1]])
    let largest = [diff.largest.red, diff.largest.green, diff.largest.blue, diff.largest.opacity]
    let mean = [diff.mean.red, diff.mean.green, diff.mean.blue, diff.mean.opacity]
    for other in 0..<4 {
      #expect(largest[other] == (other == channel ? 1 : 0))
      #expect(mean[other] == (other == channel ? 1.0 / 2000 : 0))
    }
  }

  @Test(
    "A tolerance of N lets differences of N pass, and counts those of N + 1",
    arguments: [(tolerance: 0, count: 3), (1, 2), (4, 2), (5, 1), (200, 0)])
  func tolerance(tolerance: Int, count: Int) {
    let first = Bitmap(width: 4, height: 1, red: 10, green: 10, blue: 10, opacity: 255)
    var second = first
    second[0, 0].red = 11
    second[1, 0].green = 15
    second[2, 0].blue = 210
    let diff = BitmapDiff(first, second, tolerance: tolerance)
    #expect(diff.differingPixels == count)
    #expect(diff.isMatch == (count == 0))
    #expect(diff.largest.blue == 200)
  }

  @Test("Counts, means and boxes agree with a plain comparison of each pixel")
  func plainTwin() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20 {
      let (w, h) = (Int.random(in: 1...70, using: &random), Int.random(in: 1...70, using: &random))
      let first = noise(w, h, seed: random.next())
      var second = first
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        let (x, y) = (Int.random(in: 0..<w, using: &random), Int.random(in: 0..<h, using: &random))
        second[x, y].green = UInt8.random(in: 0...255, using: &random)
      }
      let diff = BitmapDiff(first, second, tolerance: 3)
      var (count, sum) = (0, 0)
      var outside = 0
      for y in 0..<h {
        for x in 0..<w {
          let d = abs(Int(first[x, y].green) - Int(second[x, y].green))
          sum += d
          guard d > 3 else { continue }
          count += 1
          let isInside = diff.regions.contains {
            $0.x <= x && x < $0.x + $0.width && $0.y <= y && y < $0.y + $0.height
          }
          outside += isInside ? 0 : 1
        }
      }
      #expect(diff.differingPixels == count)
      #expect(diff.regions.reduce(0) { $0 + $1.count } == count)
      #expect(outside == 0)
      #expect(abs(diff.mean.green - Double(sum) / Double(w * h)) < 1e-12)
    }
  }

  @Test("Pixels far apart lie in regions of their own, the largest first")
  func regions() {
    let first = Bitmap(width: 200, height: 100, red: 0, green: 0, blue: 0, opacity: 255)
    var second = first
    second[3, 4].red = 9
    for x in 120..<140 { second[x, 80].blue = 200 }
    let diff = BitmapDiff(first, second)
    #expect(
      numbers(diff.regions) == [
        [120, 80, 20, 1, 20],
        [3, 4, 1, 1, 1],
      ])
  }

  @Test("Pictures of different sizes never match, but their common area is compared")
  func sizes() {
    let first = Bitmap(width: 10, height: 8, red: 1, green: 2, blue: 3, opacity: 255)
    let second = Bitmap(width: 8, height: 10, red: 1, green: 2, blue: 3, opacity: 255)
    let diff = BitmapDiff(first, second)
    #expect(!diff.isMatch && !diff.hasSameSize && diff.differingPixels == 0 && diff.commonPixels == 64)
    let empty = BitmapDiff(first, Bitmap(width: 0, height: 0, pixels: []))
    #expect(!empty.isMatch && empty.commonPixels == 0)
    #expect(
      BitmapDiff(Bitmap(width: 0, height: 5, pixels: []), Bitmap(width: 0, height: 5, pixels: [])).isMatch)
  }

  @Test("In the picture of differences, one level is clearly magenta, and what is equal is grey")
  func picture() {
    let first = Bitmap(width: 4, height: 4, red: 200, green: 210, blue: 220, opacity: 255)
    var second = first
    second[2, 1].green = 211
    second[3, 3].red = 0
    let picture = BitmapDiff.picture(first, second)
    let (same, slight, strong) = (picture[0, 0], picture[2, 1], picture[3, 3])
    #expect(same.red == same.green && same.green == same.blue)
    #expect(Int(slight.red) - Int(slight.green) > 100 && slight.red == slight.blue)
    #expect(strong == (255, 0, 255, 255))
    #expect(BitmapDiff.picture(first, second, tolerance: 1)[2, 1] == same)
  }

  @Test("The picture covers both; what only one has is hatched, what none has is dark")
  func pictureOfSizes() {
    let first = Bitmap(width: 20, height: 4, red: 90, green: 90, blue: 90, opacity: 255)
    let second = Bitmap(width: 4, height: 20, red: 90, green: 90, blue: 90, opacity: 255)
    let picture = BitmapDiff.picture(first, second)
    #expect(picture.width == 20 && picture.height == 20)
    let amber = (4..<20).filter { picture[$0, 2].blue == 40 }.count
    #expect(amber == 6)
    #expect(picture[10, 10] == (64, 64, 64, 255))
  }
}
