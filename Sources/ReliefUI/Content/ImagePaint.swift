import Foundation
import ReliefAssets
import ReliefDrawing

/// A style that repeats a picture.
public struct ImagePaint: PaintingStyle {
  /// The picture.
  public var image: Image
  /// The part of it that is repeated, in fractions of its sides.
  public var sourceRect: CGRect
  /// By how much it is enlarged.
  public var scale: CGFloat

  /// Repeats a part of a picture.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }

  package func painting(in environment: EnvironmentValues, level: Int) -> StylePainting {
    let picture: AssetImage? =
      switch image.source {
      case .named(let name): environment.assetImage(name)
      case .picture(let picture): picture
      case .symbol, .nothing: nil
      }
    // Only pictures of pixels can be repeated in a style; of others nothing is seen.
    guard let bitmap = picture?.bitmap, let part = bitmap.part(sourceRect) else {
      return StylePainting(ResolvedColor.clear)
    }
    return StylePainting(
      .image(ImagePaintLook(bitmap: part, source: CGRect(x: 0, y: 0, width: 1, height: 1), scale: scale)))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Repeats a part of a picture.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

extension Bitmap {
  /// A part in fractions of the sides, to whole pixels; nil where there is none.
  fileprivate func part(_ rect: CGRect) -> Bitmap? {
    if rect == CGRect(x: 0, y: 0, width: 1, height: 1) { return width > 0 && height > 0 ? self : nil }
    guard rect.isFinite else { return nil }
    func pixel(_ v: CGFloat, _ count: Int) -> Int { Int((min(max(v, 0), 1) * CGFloat(count)).rounded()) }
    let (x0, x1) = (pixel(rect.minX, width), pixel(rect.maxX, width))
    let (y0, y1) = (pixel(rect.minY, height), pixel(rect.maxY, height))
    return part(x0, y0, x1, y1)
  }
}
