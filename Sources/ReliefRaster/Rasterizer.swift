import Foundation
import ReliefDrawing
import ReliefGeometry

/// Why a display list cannot become a bitmap.
public enum RasterError: Error, Equatable, Sendable {
  /// The size in points times the scale is not finite, not positive, or empty.
  case invalidSize(width: Double, height: Double, scale: Double)
  /// More pixels than `Rasterizer.Options.maximumPixels`.
  case tooLarge(width: Int, height: Int, limit: Int)
}

/// Turns display lists into bitmaps.
public struct Rasterizer: Sendable {
  /// How a picture is rendered. The pixels never depend on `threads`.
  public struct Options: Hashable, Sendable {
    /// Pixels a point, > 0.
    public var scale: Double = 1
    /// Threads to use; nil for as many as there are cores.
    public var threads: Int?
    /// Whether shadows and gradients are dithered, deterministically, so that they show no bands.
    public var dither = false
    /// The most pixels that a picture may have.
    public var maximumPixels = 1 << 28

    /// The defaults.
    public init() {}
  }

  /// The options.
  public var options: Options

  /// A rasterizer.
  public init(options: Options = Options()) { self.options = options }

  /// The picture of a list on a transparent ground of `size` points.
  ///
  /// Throws where the size is not finite, rounds to no pixel, or is too large. Geometry that is not finite draws
  /// nothing.
  public func render(_ list: DisplayList, size: CGSize) throws(RasterError) -> Bitmap {
    throw .invalidSize(width: size.width, height: size.height, scale: options.scale)
  }
}
