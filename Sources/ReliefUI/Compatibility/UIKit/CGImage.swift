import Foundation
import ReliefAssets
import ReliefDrawing

/// Pixels, as Core Graphics has them: sRGB with 8 bits a channel.
public final class CGImage: Sendable {
  package let bitmap: Bitmap

  package init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// The width in pixels.
  public var width: Int { bitmap.width }
  /// The height in pixels.
  public var height: Int { bitmap.height }
  /// Bits of a channel.
  public var bitsPerComponent: Int { 8 }
  /// Bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// Bytes of a row.
  public var bytesPerRow: Int { bitmap.width * 4 }

  /// A part of the picture, in pixels from the upper left corner; nil when nothing of it lies there.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.integral.common(with: whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (left, top) = (Int(part.minX), Int(part.minY))
    let (columns, rows) = (Int(part.width), Int(part.height))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(columns * rows * 4)
    for row in top..<(top + rows) {
      let start = (row * width + left) * 4
      pixels += bitmap.pixels[start..<(start + columns * 4)]
    }
    return CGImage(Bitmap(width: columns, height: rows, scale: bitmap.scale, pixels: pixels))
  }
}

extension Image {
  /// A picture of Core Graphics with so many pixels a point.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
  }

  /// A picture of Core Graphics with so many pixels a point.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self = UIImage(cgImage: cgImage, scale: scale, orientation: .up).image
  }
}
