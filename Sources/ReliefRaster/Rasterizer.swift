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

    /// The sides in pixels of a picture of `size` points; throws where it cannot be drawn.
    package func pixels(of size: CGSize) throws(RasterError) -> (width: Int, height: Int) {
      let (w, h) = ((size.width * scale).rounded(), (size.height * scale).rounded())
      guard scale.isFinite, scale > 0, w.isFinite, h.isFinite, w >= 1, h >= 1 else {
        throw .invalidSize(width: size.width, height: size.height, scale: scale)
      }
      guard w <= CGFloat(PixelRect.limit), h <= CGFloat(PixelRect.limit), w * h <= CGFloat(maximumPixels)
      else {
        throw .tooLarge(width: Int(min(w, 1e15)), height: Int(min(h, 1e15)), limit: maximumPixels)
      }
      return (Int(w), Int(h))
    }
  }

  /// The options.
  public var options: Options
  /// Kept for the next picture of this rasterizer and its copies.
  private let glyphs = GlyphMasks()
  private let masks = MaskCache()

  /// A rasterizer.
  public init(options: Options = Options()) { self.options = options }

  /// The picture of a list on a transparent ground of `size` points.
  ///
  /// Throws where the size is not finite, rounds to no pixel, or is too large. Geometry that is not finite draws
  /// nothing.
  public func render(_ list: DisplayList, size: CGSize) throws(RasterError) -> Bitmap {
    let (width, height) = try options.pixels(of: size)
    let scale = options.scale
    let page = PixelRect(x0: 0, y0: 0, x1: width, y1: height)
    // A small picture is done before a second thread has started.
    let threads =
      width * height < 500_000 ? 1 : options.threads ?? ProcessInfo.processInfo.activeProcessorCount
    let items = Planner(glyphs: glyphs, cache: masks, threads: threads)
      .plan(list, CGAffineTransform(scaleX: scale, y: scale), in: page)
    let isDithered = options.dither
    let program = OpaqueProgram(items, width: width, dither: isDithered)
    let pixels = Parallel.pixels(
      rows: height, width: width, bandRows: 64, threads: threads
    ) { rows, pixels in
      var composer = OpaqueComposer(program, rows: rows)
      var renderer = RowRenderer(x0: 0, width: width)
      for y in rows {
        let start = (y - rows.lowerBound) * width
        if composer.compose(y: y, into: &pixels, at: start) { continue }
        let planes = renderer.row(items, y: y)
        RowPacker.pack(planes, y: y, dither: isDithered, into: &pixels, at: start)
      }
    }
    return Bitmap(width: width, height: height, scale: scale, pixels: pixels)
  }
}
