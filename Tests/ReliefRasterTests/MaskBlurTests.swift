import ReliefTestSupport
import Testing

@testable import ReliefRaster

@Suite("Blur of masks of bytes")
struct MaskBlurTests {
  /// Noise, stripes of one and of three pixels, a ramp and solid parts: what a coarse grid could get wrong.
  private func mask(width: Int, height: Int) -> [UInt8] {
    var random = SeededGenerator(seed: 11)
    return (0..<(width * height)).map { i in
      let (x, y) = (i % width, i / width)
      if y < height / 4 { return UInt8.random(in: 0...255, using: &random) }
      if y < height / 2 { return x < width / 2 ? (x % 2 == 0 ? 255 : 0) : ((x + y) / 3 % 2 == 0 ? 255 : 0) }
      if y < 3 * height / 4 { return UInt8(x * 255 / width) }
      return x > width / 3 && x < width - 5 ? 255 : 0
    }
  }

  @Test(
    "Each byte is within 0.8 of a level of the float64 convolution, with one thread and with three",
    arguments: [0.3, 1, 2, 2.49, 2.5, 3, 5.99, 6, 8, 12, 17.3, 40],
    [(width: 140, height: 96), (width: 33, height: 161), (width: 1, height: 7)])
  func accuracy(sigma: Double, size: (width: Int, height: Int)) {
    let (width, height) = size
    let source = mask(width: width, height: height)
    let blurred = MaskBlur.blurred(source, width: width, height: height, sigma: sigma)
    let truth = Reference.blurred(
      source.map(Double.init), width: width, height: height, sigmaX: sigma, sigmaY: sigma)
    let worst = zip(blurred, truth).reduce(0) { max($0, abs(Double($1.0) - $1.1)) }
    #expect(worst <= 0.8)
    #expect(MaskBlur.blurred(source, width: width, height: height, sigma: sigma, threads: 3) == blurred)
  }

  @Test("Masks wider than a strip and higher than a band are blurred without a seam", arguments: [2.0, 3, 9])
  func seams(sigma: Double) {
    let (width, height) = (1100, 270)
    let source = [UInt8](repeating: 255, count: width * height)
    let blurred = MaskBlur.blurred(source, width: width, height: height, sigma: sigma, threads: 2)
    let reach = Int(4 * sigma) + 1
    for y in reach..<(height - reach) {
      #expect(blurred[(y * width + reach)..<((y + 1) * width - reach)].allSatisfy { $0 == 255 })
    }
  }

  @Test("What is no blur changes nothing", arguments: [0, -1, Double.nan, .infinity])
  func nothing(sigma: Double) {
    #expect(MaskBlur.blurred([1, 2, 3, 4], width: 2, height: 2, sigma: sigma) == [1, 2, 3, 4])
    #expect(MaskBlur.blurred([], width: 0, height: 5, sigma: 3).isEmpty)
  }
}
