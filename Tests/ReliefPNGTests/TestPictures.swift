import ReliefDrawing
import ReliefTestSupport

/// Pictures made by formula, for the tests.
enum TestPicture: String, CaseIterable {
  case noise, translucentNoise, gradient, diagonal, greys, greySteps, twoColors, fewColors, manyColors,
    softEdge
  case greyFade, flat, binaryOpacity

  /// The picture at a size.
  func bitmap(_ width: Int, _ height: Int, scale: Double = 1, seed: UInt64 = 1) -> Bitmap {
    var random = SeededGenerator(seed: seed)
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { pixels += pixel(x, y, width, &random) }
    }
    for i in stride(from: 0, to: pixels.count, by: 4) where pixels[i + 3] == 0 {
      (pixels[i], pixels[i + 1], pixels[i + 2]) = (0, 0, 0)
    }
    return Bitmap(width: width, height: height, scale: scale, pixels: pixels)
  }

  private func pixel(_ x: Int, _ y: Int, _ width: Int, _ random: inout SeededGenerator) -> [UInt8] {
    func byte(_ value: Int) -> UInt8 { UInt8(truncatingIfNeeded: value) }
    func any() -> UInt8 { UInt8.random(in: 0...255, using: &random) }
    switch self {
    case .noise: return [any(), any(), any(), 255]
    case .translucentNoise: return [any(), any(), any(), any()]
    case .gradient: return [byte(x * 255 / width), byte(x * 127 / width), byte(255 - x * 255 / width), 255]
    case .diagonal: return [byte(x + y), byte(x * 2 + y), byte(x + y * 3), 255]
    case .greys:
      let grey = byte(x * 3 + y * 7)
      return [grey, grey, grey, 255]
    case .greySteps:
      let grey = byte((x / 3 + y) % 16 * 17)
      return [grey, grey, grey, 255]
    case .twoColors: return (x / 5 + y / 3) % 2 == 0 ? [200, 10, 30, 255] : [10, 20, 200, 255]
    case .fewColors: return [byte((x / 2 + y) % 9 * 20), byte(x % 2), 77, 255]
    case .manyColors: return [byte((x + y) % 200), 100, 50, 255]
    case .softEdge:
      let level = min(255, max(0, (x - width / 3) * 8 + y))
      return [byte(242 - level / 8), byte(243 - level / 10), byte(247 - level / 16), 255]
    case .greyFade: return [40, 40, 40, byte(x * 5 + y)]
    case .flat: return [190, 205, 226, 255]
    case .binaryOpacity: return Bool.random(using: &random) ? [1, 2, 3, 255] : [0, 0, 0, 0]
    }
  }
}
