import Foundation
import Relief
import ReliefDrawing
import ReliefTestSupport
import Testing

/// A spoilt picture: the name, what was spoilt, the word for it.
struct Spoilt: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var look: Look
  var change: @Sendable (inout Look) -> Void
  var expected: PictureChange

  init(
    _ name: String, _ look: Look, _ expected: PictureChange,
    _ change: @escaping @Sendable (inout Look) -> Void
  ) {
    (testDescription, self.look, self.expected, self.change) = (name, look, expected, change)
  }

  /// Regressions that other tools let pass, then plain ones.
  static let all: [Spoilt] = [
    Spoilt("nio: both shadows gone", .nio, .shadowGone(.both)) { ($0.light, $0.dark) = (nil, nil) },
    Spoilt("nio: light shadow gone", .nio, .shadowGone(.light)) { $0.light = nil },
    Spoilt("nio: light turned", .nio, .lightTurned(degrees: 180)) { $0.distance = -20 },
    Spoilt("nio: intensity halved", .nio, .shadowIntensity(percent: 52)) {
      ($0.light, $0.dark) = (ResolvedColor(rgb: 0xF1F1F1), ResolvedColor(rgb: 0xCFCFCF))
    },
    Spoilt("nio: blur doubled", .nio, .blur(isWider: true)) { $0.blur = 120 },
    Spoilt("nio: blur +10 %", .nio, .blur(isWider: true)) { $0.blur = 66 },
    Spoilt("nio: distance +1 px", .nio, .shadowOffset(isFarther: true)) { $0.distance = 21 },
    Spoilt("btn: both shadows gone", .button, .shadowGone(.both)) { ($0.light, $0.dark) = (nil, nil) },
    Spoilt("btn: light shadow gone", .button, .shadowGone(.light)) { $0.light = nil },
    Spoilt("btn: light turned", .button, .lightTurned(degrees: 180)) { $0.distance = -6 },
    Spoilt("btn: blur +10 %", .button, .blur(isWider: true)) { $0.blur = 13.2 },
    Spoilt("btn: distance +1 px", .button, .shadowOffset(isFarther: true)) { $0.distance = 7 },
    Spoilt("card: dark shadow gone", .card, .shadowGone(.dark)) { $0.dark = nil },
    Spoilt("card: blur -10 %", .card, .blur(isWider: false)) { $0.blur = 18 },
    Spoilt("card: distance -1 px", .card, .shadowOffset(isFarther: false)) { $0.distance = 9 },
    Spoilt("card: intensity halved", .card, .shadowIntensity(percent: 54)) {
      ($0.light, $0.dark) = (ResolvedColor(rgb: 0xF1F1F1), ResolvedColor(rgb: 0xCFCFCF))
    },
    Spoilt("nio: moved", .nio, .moved(x: 3, y: -2)) { $0.frame = $0.frame.offsetBy(dx: 3, dy: -2) },
    Spoilt("btn: moved by one", .button, .moved(x: 1, y: 0)) { $0.frame = $0.frame.offsetBy(dx: 1, dy: 0) },
    Spoilt("nio: wider", .nio, .resized(width: 10, height: 0)) { $0.frame.size.width += 10 },
    Spoilt("card: smaller", .card, .resized(width: -4, height: -4)) {
      $0.frame.size.width -= 4
      $0.frame.size.height -= 4
    },
    Spoilt("btn: recoloured", .button, .recolored(from: 0xE0E0_E0FF, to: 0xD0D8_E0FF)) {
      $0.fill = ResolvedColor(rgb: 0xD0D8E0)
    },
  ]
}

@Suite("Comparing pictures")
struct ComparisonTests {
  @Test(
    "A spoilt picture fails exactly and at the recommended tolerance, and the change has its name",
    arguments: Spoilt.all)
  func spoilt(_ spoilt: Spoilt) throws {
    let (reference, actual) = (
      try spoilt.look.picture(), try spoilt.look.changed(spoilt.change).picture()
    )
    #expect(!PictureComparison(reference: reference, actual: actual).isMatch)
    let comparison = PictureComparison(reference: reference, actual: actual, tolerance: .recommended)
    #expect(!comparison.isMatch)
    #expect(abs(comparison.worstWindow?.mean ?? 0) > 0.61, "The weakest has 0.62.")
    #expect(comparison.change() == spoilt.expected)
  }

  @Test("Noise of two levels passes at the recommended tolerance")
  func noise() throws {
    var generator = SeededGenerator(seed: 6)
    let reference = try Look.nio.picture()
    var worst = 0.0
    // `RELIEF_NOISE=1000` for as many as the documentation speaks of.
    let count = ProcessInfo.processInfo.environment["RELIEF_NOISE"].flatMap { Int($0) } ?? 25
    for _ in 0..<count {
      let comparison = PictureComparison(
        reference: reference, actual: reference.noisy(&generator), tolerance: .recommended)
      #expect(comparison.isMatch)
      #expect(comparison.pixelsBeyond == 0)
      worst = max(worst, abs(comparison.worstWindow?.mean ?? 0))
    }
    #expect(worst > 0.2 && worst < 0.45)
  }

  @Test("Window means are those of sums made plainly", arguments: [(7, 5), (20, 20), (33, 41)])
  func windows(width: Int, height: Int) throws {
    var generator = SeededGenerator(seed: 3)
    func random() -> Bitmap {
      var pixels = (0..<width * height * 4).map { _ in UInt8.random(in: 100...140, using: &generator) }
      for i in stride(from: 3, to: pixels.count, by: 4) { pixels[i] = 255 }
      return Bitmap(width: width, height: height, pixels: pixels)
    }
    let (a, b) = (random(), random())
    let (w, h) = (min(width, 20), min(height, 20))
    var most = 0.0
    for y in 0...height - h {
      for x in 0...width - w {
        for channel in 0..<4 {
          var sum = 0
          for v in y..<y + h {
            for u in x..<x + w {
              let i = (v * width + u) * 4 + channel
              sum += Int(b.pixels[i]) - Int(a.pixels[i])
            }
          }
          most = max(most, abs(Double(sum) / Double(w * h)))
        }
      }
    }
    let worst = try #require(PictureComparison(reference: a, actual: b, tolerance: .recommended).worstWindow)
    #expect(abs(worst.mean) == most)
    #expect(worst.limit == 0.5 * 20 / Double(w * h).squareRoot())
  }

  @Test("An anti-aliased pixel may differ, and one within an even area may not")
  func antialiasing() {
    // A vertical edge whose middle column is between both sides.
    func edge(_ middle: UInt8, spot: UInt8 = 40) -> Bitmap {
      var bitmap = Bitmap(width: 64, height: 64, red: 40, green: 40, blue: 40, opacity: 255)
      for y in 0..<64 {
        for x in 32..<64 { bitmap[x, y] = (200, 200, 200, 255) }
      }
      bitmap[32, 20] = (middle, middle, middle, 255)
      bitmap[8, 8] = (spot, spot, spot, 255)
      return bitmap
    }
    let tolerance = PictureTolerance(levels: 10, windowMean: 5)
    let moved = PictureComparison(reference: edge(100), actual: edge(130), tolerance: tolerance)
    #expect(moved.pixelsBeyond == 0)
    #expect(moved.isMatch)
    let spot = PictureComparison(reference: edge(100), actual: edge(100, spot: 60), tolerance: tolerance)
    #expect(spot.pixelsBeyond == 1)
    #expect(!spot.isMatch)
  }

  @Test("Ignored parts do not count, and sides that differ do")
  func regionsAndSizes() {
    let plain = Bitmap(width: 40, height: 30, red: 9, green: 9, blue: 9, opacity: 255)
    var other = plain
    other[5, 6] = (200, 9, 9, 255)
    let part = PictureComparison.Region(x: 4, y: 4, width: 4, height: 4)
    #expect(!PictureComparison(reference: plain, actual: other).isMatch)
    #expect(PictureComparison(reference: plain, actual: other, ignoring: [part]).isMatch)
    let large = PictureComparison.Region(x: -5, y: .min, width: .max, height: 9)
    #expect(!PictureComparison(reference: plain, actual: other, ignoring: [large]).isMatch)
    let wide = Bitmap(width: 41, height: 30, red: 9, green: 9, blue: 9, opacity: 255)
    let sizes = PictureComparison(reference: plain, actual: wide, tolerance: .recommended)
    #expect(!sizes.isMatch)
    #expect(sizes.change() == .pictureResized(width: 1, height: 0, isRestEqual: true))
  }

  @Test("Colours of clear pixels do not count within a tolerance")
  func clearColors() {
    let a = Bitmap(width: 30, height: 30, red: 255, green: 255, blue: 255, opacity: 1)
    let b = Bitmap(width: 30, height: 30, red: 0, green: 0, blue: 0, opacity: 1)
    #expect(!PictureComparison(reference: a, actual: b).isMatch)
    let comparison = PictureComparison(
      reference: a, actual: b, tolerance: PictureTolerance(levels: 2, windowMean: 1.5))
    #expect(comparison.isMatch)
  }

  @Test("The smallest pictures, clear ones and noise have a name too", arguments: [1, 2, 3, 21])
  func oddPictures(_ side: Int) {
    func plain(_ level: UInt8, opacity: UInt8 = 255) -> Bitmap {
      Bitmap(width: side, height: side, red: level, green: level, blue: level, opacity: opacity)
    }
    func change(_ a: Bitmap, _ b: Bitmap) -> PictureChange? {
      PictureComparison(reference: a, actual: b, tolerance: .recommended).change()
    }
    #expect(change(plain(0), plain(0)) == nil)
    #expect(change(plain(0), plain(255)) == .recolored(from: 0x0000_00FF, to: 0xFFFF_FFFF))
    #expect(change(plain(0, opacity: 0), plain(9)) == .recolored(from: 0, to: 0x0909_09FF))
    var generator = SeededGenerator(seed: 5)
    func noise() -> Bitmap {
      let pixels = (0..<side * side * 4).map { _ in UInt8.random(in: 0...255, using: &generator) }
      return Bitmap(width: side, height: side, pixels: pixels)
    }
    let (a, b) = (noise(), noise())
    #expect(change(a, b) != nil)
    #expect(!PictureComparison(reference: a, actual: b, tolerance: .recommended).isMatch)
  }
}
