import Foundation
import ReliefGeometry

/// How pictures are made.
public final class UIGraphicsImageRendererFormat {
  /// Pixels a point.
  public var scale: CGFloat = 1
  /// Whether nothing shines through.
  public var opaque = false
  /// The usual way.
  public init() {}
  /// The usual way.
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Where UIKit would draw; what is drawn is lost.
public final class UIGraphicsImageRendererContext {
  /// How the picture is made.
  public let format: UIGraphicsImageRendererFormat
  init(_ format: UIGraphicsImageRendererFormat) { self.format = format }
}

/// Makes pictures of what UIKit draws: UIKit draws nothing here, so they are empty.
public final class UIGraphicsImageRenderer {
  private let format: UIGraphicsImageRendererFormat
  /// Makes pictures of a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) { self.format = format }
  /// Makes pictures of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) { self.format = format }
  /// Calls the closure, and hands back no picture.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext(format))
    return UIImage()
  }
}
