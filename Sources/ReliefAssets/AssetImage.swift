import Foundation
import ReliefDrawing
import ReliefGeometry

/// A picture by name or from a file, ready to be drawn.
package struct AssetImage: Hashable, Sendable {
  /// What is drawn.
  package enum Content: Hashable, Sendable {
    /// Pixels; they are upright and sRGB, whatever the file said.
    case bitmap(Bitmap)
    /// Pixels that are drawn when they are asked for.
    case late(LateBitmap)
    /// A drawing in a rectangle from the origin as large as the picture, in points.
    case vector(DisplayList)
  }

  /// What is drawn.
  package var content: Content
  /// The size in points.
  package var size: CGSize
  /// Pixels a point; 1 for drawings.
  package var scale: Double
  /// Whether only the picture's opacity counts; nil where nothing is said.
  package var isTemplate: Bool?
  /// The parts along the edges that are not stretched.
  package var insets: Insets?
  /// Kinds of parts of a drawing, and a profile, that do not count, for a warning; sorted.
  package var omissions: [String] = []

  /// Distances from the edges in points.
  package struct Insets: Hashable, Sendable {
    package var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
    /// Whether the middle is repeated instead of stretched.
    package var tiles: Bool

    package init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat, tiles: Bool) {
      (self.top, self.left, self.bottom, self.right, self.tiles) = (top, left, bottom, right, tiles)
    }
  }

  /// A picture of pixels.
  package init(_ bitmap: Bitmap, scale: Double = 1) {
    var bitmap = bitmap
    bitmap.scale = scale
    (content, self.scale) = (.bitmap(bitmap), scale)
    size = CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
  }

  /// A picture of pixels that are drawn when they are asked for.
  package init(_ bitmap: LateBitmap, scale: Double = 1) {
    (content, self.scale) = (.late(bitmap), scale)
    size = CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
  }

  /// The pixels; nil for a drawing.
  package var bitmap: Bitmap? {
    switch content {
    case .bitmap(let bitmap): return bitmap
    case .late(let late):
      var bitmap = late.bitmap
      bitmap.scale = scale
      return bitmap
    case .vector: return nil
    }
  }

  /// A drawing.
  package init(_ drawing: DisplayList, size: CGSize) {
    (content, self.size, scale) = (.vector(drawing), size, 1)
  }

  /// The same picture with another number of pixels a point; drawings stay as they are.
  package func at(scale: Double) -> AssetImage {
    guard scale > 0, scale.isFinite else { return self }
    var image: AssetImage
    switch content {
    case .bitmap(let bitmap): image = AssetImage(bitmap, scale: scale)
    case .late(let bitmap): image = AssetImage(bitmap, scale: scale)
    case .vector: return self
    }
    (image.isTemplate, image.insets, image.omissions) = (isTemplate, insets, omissions)
    return image
  }
}

/// The circumstances that a catalogue's entry is chosen by.
package struct AssetTraits: Hashable, Sendable {
  /// Whether the look is dark.
  package var isDark: Bool
  /// Whether colours differ more strongly.
  package var isHighContrast: Bool
  /// Pixels a point.
  package var scale: Double
  /// Whether it is a tablet.
  package var isPad: Bool

  package init(isDark: Bool = false, isHighContrast: Bool = false, scale: Double = 1, isPad: Bool = false) {
    (self.isDark, self.isHighContrast, self.scale, self.isPad) = (isDark, isHighContrast, scale, isPad)
  }
}
