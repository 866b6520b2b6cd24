/// A comparison of two pictures as snapshot tests make it: exact, or within a tolerance, with parts left out.
public struct PictureComparison: Sendable {
  /// A part of a picture, in pixels.
  public struct Region: Hashable, Sendable {
    /// The box.
    public var x: Int, y: Int, width: Int, height: Int

    /// A box; sides below 0 are empty.
    public init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, max(width, 0), max(height, 0))
    }
  }

  /// The mean signed difference in a window, second picture minus first.
  public struct WindowMean: Hashable, Sendable {
    /// The window's top left corner and sides, in pixels.
    public var region: Region
    /// The mean difference in levels, of the channel in which it is largest.
    public var mean: Double
    /// The most that it may be.
    public var limit: Double
  }

  /// The pixels as they are: how many differ, where and by how much.
  public let exact: BitmapDiff
  /// What is allowed.
  public let tolerance: PictureTolerance
  /// The window with the largest mean; nil where the pictures are equal, share no pixel, or must be exact.
  public private(set) var worstWindow: WindowMean?
  /// How many pixels that are not anti-aliasing differ by more than the tolerance's levels; 1,000 stands for more too.
  public private(set) var pixelsBeyond = 0
  /// From how many on `pixelsBeyond` does not count.
  package static let mostPixelsBeyond = PixelTest.mostCounted
  /// The pictures without the parts that are left out.
  let first: Bitmap, second: Bitmap

  /// Whether the pictures count as the same.
  public var isMatch: Bool {
    guard exact.hasSameSize else { return false }
    if exact.differingPixels == 0 { return true }
    if tolerance.isExact { return false }
    return pixelsBeyond == 0 && (worstWindow.map { abs($0.mean) <= $0.limit } ?? true)
  }

  /// Compares a picture with the one it should be. Regions that are ignored count as equal.
  public init(
    reference first: Bitmap, actual second: Bitmap, tolerance: PictureTolerance = .exact,
    ignoring regions: [Region] = []
  ) {
    self.tolerance = tolerance
    self.first = regions.isEmpty ? first : first.cleared(regions)
    self.second = regions.isEmpty ? second : second.cleared(regions)
    exact = BitmapDiff(self.first, self.second)
    guard !tolerance.isExact, exact.differingPixels > 0 else { return }
    // Colours of nearly clear pixels say little: what counts is what they add to a ground.
    let (p, q) = (self.first.premultipliedPixels, self.second.premultipliedPixels)
    let sides = (columns: min(first.width, second.width), rows: min(first.height, second.height))
    let widths = (first: first.width, second: second.width)
    worstWindow = WindowMeans.worst(p, q, widths: widths, sides: sides, tolerance)
    let pixels = PixelTest(
      limit: tolerance.levels, columns: sides.columns, rows: sides.rows, firstWidth: first.width,
      secondWidth: second.width)
    // However many bands there are, the sum is at the limit or exact.
    let counts = Parallel.bands(rows: sides.rows, least: 16) { pixels.count(p.span, q.span, rows: $0) }
    pixelsBeyond = min(counts.reduce(0, +), PixelTest.mostCounted)
  }
}

extension Bitmap {
  /// The picture with boxes made clear.
  func cleared(_ regions: [PictureComparison.Region]) -> Bitmap {
    var copy = pixels
    for region in regions {
      let (left, top) = (min(max(region.x, 0), width), min(max(region.y, 0), height))
      let right = min(max(region.x.addingClamped(region.width), left), width)
      let bottom = min(max(region.y.addingClamped(region.height), top), height)
      for y in top..<bottom {
        for i in (y * width + left) * 4..<(y * width + right) * 4 { copy[i] = 0 }
      }
    }
    return Bitmap(width: width, height: height, scale: scale, pixels: copy)
  }

  /// Whether all opacities are 255.
  private var hasOnlyOpaquePixels: Bool {
    let (source, bytesPerRow) = (pixels, width * 4)
    let parts = Parallel.bands(rows: height, least: 64) { band -> UInt8 in
      let rows = source.span.extracting(band.lowerBound * bytesPerRow..<band.upperBound * bytesPerRow)
      var all: UInt8 = 255
      // Every byte is read, the colours for nothing: without strides the loop runs at the speed of memory.
      for i in 0..<rows.count { all &= rows[i] | (i & 3 == 3 ? 0 : 255) }
      return all
    }
    return parts.allSatisfy { $0 == 255 }
  }

  /// The pixels with each colour multiplied by its opacity; the same array where all is opaque.
  var premultipliedPixels: [UInt8] {
    let source = pixels.span
    let count = width * height
    if hasOnlyOpaquePixels { return pixels }
    var result = pixels
    for i in 0..<count {
      let opacity = Int(source[4 &* i &+ 3])
      if opacity == 255 { continue }
      for channel in 0..<3 {
        let j = 4 &* i &+ channel
        result[j] = UInt8(truncatingIfNeeded: (Int(source[j]) &* opacity &+ 127) / 255)
      }
    }
    return result
  }
}

extension Int {
  /// The sum, or the largest or smallest number where it is beyond.
  fileprivate func addingClamped(_ other: Int) -> Int {
    let (sum, isBeyond) = addingReportingOverflow(other)
    return isBeyond ? (other > 0 ? .max : .min) : sum
  }
}
