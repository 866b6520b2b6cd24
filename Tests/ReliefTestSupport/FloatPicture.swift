import ReliefDrawing
import ReliefGeometry

/// A picture in float64 with simple compositing, to compare with.
public struct FloatPicture {
  /// Pixels a side.
  public let side: Int
  /// Red, green and blue, 0...1, row by row.
  public var channels: [[Double]]

  /// A picture of a ground, red, green and blue 0...1.
  public init(side: Int, ground: [Double]) {
    self.side = side
    channels = ground.map { Array(repeating: $0, count: side * side) }
  }

  /// Paints a colour with a mask; all numbers 0...1.
  public mutating func paint(_ color: [Double], opacity: Double, _ mask: [Double]) {
    for (index, value) in color.enumerated() {
      for pixel in mask.indices {
        channels[index][pixel] += (value - channels[index][pixel]) * mask[pixel] * opacity
      }
    }
  }

  /// The largest difference in levels, and the mean, where `mask` is wholly 0 or 1 and `isCounted`.
  public func difference(
    from bitmap: Bitmap, edges mask: [Double], where isCounted: (Int, Int) -> Bool = { _, _ in true }
  ) -> (largest: Double, mean: Double) {
    var (largest, sum, count) = (0.0, 0.0, 0.0)
    for y in 0..<side {
      for x in 0..<side where isCounted(x, y) {
        let pixel = y * side + x
        guard mask[pixel] < 1e-9 || mask[pixel] > 1 - 1e-9 else { continue }
        for channel in 0..<3 {
          let drawn = Double(bitmap.pixels[pixel * 4 + channel])
          let error = abs((channels[channel][pixel] * 255).rounded() - drawn)
          largest = max(largest, error)
          sum += error
          count += 1
        }
      }
    }
    return (largest, count > 0 ? sum / count : 0)
  }
}

/// Planes of a square picture.
public enum Plane {
  /// The plane moved by whole pixels.
  public static func moved(_ plane: [Double], _ side: Int, x: Int, y: Int) -> [Double] {
    var out = [Double](repeating: 0, count: plane.count)
    for row in max(0, y)..<min(side, side + y) {
      for column in max(0, x)..<min(side, side + x) {
        out[row * side + column] = plane[(row - y) * side + column - x]
      }
    }
    return out
  }

  /// The plane convolved with a Gaussian.
  public static func blurred(_ plane: [Double], _ side: Int, sigma: Double) -> [Double] {
    Reference.blurred(plane, width: side, height: side, sigmaX: sigma, sigmaY: sigma)
  }

  /// The planes multiplied.
  public static func product(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map { $0 * $1 } }
  /// What is left to 1.
  public static func inverse(_ a: [Double]) -> [Double] { a.map { 1 - $0 } }
  /// The opacity of one thing over another one.
  public static func union(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map { $0 + (1 - $0) * $1 } }
}

/// Differences of two pictures of one size, in levels.
public struct PixelDifferences {
  /// The largest one.
  public private(set) var largest = 0
  /// All together.
  public private(set) var sum = 0
  /// How many are at most 3.
  public private(set) var near = 0
  /// How many components were compared.
  public private(set) var count = 0

  /// No differences yet.
  public init() {}

  /// Compares rows of one picture with rows of another one that begin further down, where a plane is wholly 0 or 1.
  public mutating func add(_ a: Bitmap, _ b: Bitmap, from row: Int, edges: [Double]) {
    for pixel in 0..<(a.width * a.height) where edges[pixel] <= 0 || edges[pixel] >= 1 {
      for channel in 0..<3 {
        let difference = abs(
          Int(a.pixels[pixel * 4 + channel]) - Int(b.pixels[(pixel + row * a.width) * 4 + channel]))
        largest = max(largest, difference)
        sum += difference
        near += difference <= 3 ? 1 : 0
        count += 1
      }
    }
  }
}
