import Foundation
import ReliefDrawing
import ReliefRaster

/// A scene ready for the rasterizer.
public struct SceneDrawing: Hashable, Sendable {
  /// What is drawn; its top left corner is (0, 0).
  public var list: DisplayList
  /// The picture's size in points.
  public var size: CGSize
  /// Pixels a point.
  public var scale: Double
  /// Whether shadows and gradients are dithered.
  public var dither: Bool

  /// The scales that a scene may have, in pixels a point.
  package static let scales = 0.01...100.0
  /// The most pixels that a picture may have.
  package static let maximumPixels = 1 << 28

  /// A list with the size that it is drawn in.
  package init(list: DisplayList, size: CGSize, scale: Double, dither: Bool) {
    (self.list, self.size, self.scale, self.dither) = (list, size, scale, dither)
  }

  /// The picture; the pixels do not depend on the number of threads.
  public func render(threads: Int? = nil) throws(RasterError) -> Bitmap {
    try render(threads: threads, with: Rasterizer())
  }

  /// The same by a rasterizer that keeps glyphs and masks for other pictures; its options are set.
  package func render(threads: Int?, with rasterizer: Rasterizer) throws(RasterError) -> Bitmap {
    var options = Rasterizer.Options()
    options.scale = scale
    options.threads = threads
    options.dither = dither
    options.maximumPixels = Self.maximumPixels
    var rasterizer = rasterizer
    rasterizer.options = options
    return try rasterizer.render(list, size: size)
  }
}

/// The appearance in which a scene's named colours are taken.
public enum SceneColorScheme: String, Hashable, Sendable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}
