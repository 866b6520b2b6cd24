import ReliefTestSupport
import Testing

@testable import ReliefRaster

/// Kernels against plain, slow twins in float64.
@Suite("Kernels")
struct KernelTests {
  private var random = SeededGenerator(seed: 5)

  private mutating func numbers(_ count: Int) -> [Float] {
    (0..<count).map { _ in Float.random(in: 0...1, using: &random) }
  }

  @Test("Layers over an opaque ground are blended one by one and rounded once", arguments: 1...4)
  mutating func layers(count: Int) {
    let width = 37
    let masks = numbers(count * width + 3)
    let ground = SIMD4<Float>(242, 13, 128, 255)
    var layers: [PixelKernels.Layer] = []
    for k in 0..<count {
      let c = numbers(4)
      layers.append(
        .init(
          color: SIMD4(c[0] * 255 * c[3], c[1] * 255 * c[3], c[2] * 255 * c[3], c[3]), mask: 3 + k * width))
    }
    var pixels = [UInt32](repeating: 0, count: width + 5)
    var span = pixels.mutableSpan
    let range = 2..<(2 + width)
    switch count {
    case 1: PixelKernels.blend(ground, layers[0], masks.span, into: &span, range)
    case 2: PixelKernels.blend(ground, layers[0], layers[1], masks.span, into: &span, range)
    case 3: PixelKernels.blend(ground, layers[0], layers[1], layers[2], masks.span, into: &span, range)
    default:
      PixelKernels.blend(ground, layers[0], layers[1], layers[2], layers[3], masks.span, into: &span, range)
    }
    #expect(pixels[0..<2] == [0, 0] && pixels[(2 + width)...] == [0, 0, 0])
    for x in 0..<width {
      let bytes = UInt32(littleEndian: pixels[2 + x])
      #expect(bytes >> 24 == 255)
      for channel in 0..<3 {
        var value = Double(ground[channel])
        for layer in layers {
          let m = Double(masks[layer.mask + x])
          value += m * (Double(layer.color[channel]) - Double(layer.color.w) * value)
        }
        #expect(abs(Double(bytes >> UInt32(8 * channel) & 255) - value) <= 0.5001)
      }
    }
  }

  @Test("The brightest and the darkest colour stay what they are")
  func extremes() {
    let masks: [Float] = [0, 1, 0.999_999_94, 1, 0.5]
    var pixels = [UInt32](repeating: 7, count: 5)
    var span = pixels.mutableSpan
    let white = SIMD4<Float>(repeating: 255)
    let layer = PixelKernels.Layer(color: SIMD4(255, 255, 255, 1), mask: 0)
    PixelKernels.blend(white, layer, layer, layer, layer, masks.span, into: &span, 0..<5)
    #expect(pixels == [UInt32](repeating: 0xFFFF_FFFF, count: 5))
    let black = PixelKernels.Layer(color: SIMD4(0, 0, 0, 1), mask: 0)
    var again = pixels.mutableSpan
    PixelKernels.blend(SIMD4(0, 0, 0, 255), black, black, masks.span, into: &again, 0..<5)
    #expect(pixels == [UInt32](repeating: UInt32(0xFF00_0000).littleEndian, count: 5))
  }

  @Test("Whole cells of a spline are its values at the pixels' centres", arguments: [1, 2, 4, 8, 12, 32, 44])
  mutating func cells(spacing: Int) {
    let (columns, rows) = (9, 7)
    let nodes = numbers(columns * rows)
    let support = spacing > 1 ? 3 : 0
    let mask = BlurredMask(
      bounds: PixelRect(
        x0: -5, y0: 3, x1: -5 + (columns - support) * spacing, y1: 3 + (rows - support) * spacing),
      spacingX: spacing, spacingY: spacing, columns: columns, values: nodes)
    func basis(_ x: Double) -> Double {
      let a = abs(x)
      return a < 1 ? (4 - 6 * a * a + 3 * a * a * a) / 6 : a < 2 ? (2 - a) * (2 - a) * (2 - a) / 6 : 0
    }
    /// The weight of node `k` at pixel `p`, both from the bounds' first on.
    func weight(_ k: Int, _ p: Int) -> Double {
      spacing == 1 ? (k == p ? 1 : 0) : basis((Double(p) + 0.5) / Double(spacing) - Double(k - 1))
    }
    var line: [Float] = []
    for y in [mask.bounds.y0, mask.bounds.y0 + 1, mask.bounds.y1 - 1] {
      let (skip, count) = (1, mask.bounds.width - 1)
      var row = [Float](repeating: -1, count: count + 2)
      mask.read(y: y, x0: mask.bounds.x0 + skip, count: count, line: &line, into: &row, at: 1)
      #expect(row[0] == -1 && row[count + 1] == -1)
      for x in 0..<count {
        var truth = 0.0
        for j in 0..<rows {
          for k in 0..<columns {
            truth += weight(j, y - mask.bounds.y0) * weight(k, x + skip) * Double(nodes[j * columns + k])
          }
        }
        #expect(abs(Double(row[1 + x]) - truth) < 1e-5)
      }
    }
  }

  @Test("Cells are splatted with the weights of their places", arguments: [1, 2, 4, 6])
  mutating func splat(perNode: Int) {
    let values = numbers(perNode * 3 + 1)
    let weights = perNode == 1 ? [SIMD4<Float>(1, 0, 0, 0)] : BlurDesign.splineWeights(perNode)
    var line = [Float](repeating: 0, count: 12)
    var nodes = line.mutableSpan
    FilterKernels.splat(values.span, weights.span, into: &nodes, at: 2)
    var truth = [Double](repeating: 0, count: 12)
    for (i, value) in values.enumerated() {
      for k in 0..<4 where weights[i % perNode][k] != 0 {
        truth[2 + i / perNode + k] += Double(value) * Double(weights[i % perNode][k])
      }
    }
    for (a, b) in zip(line, truth) { #expect(abs(Double(a) - b) < 1e-5) }
  }

  @Test("Symmetric filters of any length are sums of products, at the edges too", arguments: 1...14)
  mutating func filters(reach: Int) {
    let count = 21
    let taps = numbers(reach)
    let input = numbers(count + 2 * reach)
    var along = [Float](repeating: 0, count: count)
    var out = along.mutableSpan
    FilterKernels.horizontal(input.span, taps: taps.span, count: count, into: &out, at: 0)
    for i in 0..<count {
      var sum = 0.0
      for k in (1 - reach)..<reach { sum += Double(taps[abs(k)]) * Double(input[reach + i + k]) }
      #expect(abs(Double(along[i]) - sum) < 1e-4)
    }
    let rows = 9
    let plane = numbers(rows * count)
    for row in 0..<rows {
      var line = [Float](repeating: 0, count: count)
      var out = line.mutableSpan
      FilterKernels.vertical(
        plane.span, center: row * count, stride: count, limit: 0...((rows - 1) * count), taps: taps.span,
        count: count, into: &out, at: 0)
      for i in 0..<count {
        var sum = 0.0
        for k in (1 - reach)..<reach where (0..<rows).contains(row + k) {
          sum += Double(taps[abs(k)]) * Double(plane[(row + k) * count + i])
        }
        #expect(abs(Double(line[i]) - sum) < 1e-4)
      }
    }
  }
}
