import Foundation
import ReliefDrawing
import ReliefPNG
import ReliefRaster
import ReliefUI

/// Makes a picture of a view: the whole road from SwiftUI's words to a PNG file.
///
///     let renderer = ImageRenderer(content: Text("Hello"))
///     renderer.scale = 3
///     try renderer.write(to: "hello.png")
@MainActor public final class ImageRenderer<Content: View> {
  /// The view.
  public var content: Content
  /// Pixels a point.
  public var scale: CGFloat = 1
  /// What the view is offered; its ideal size unless told.
  public var proposedSize = ProposedViewSize.unspecified
  /// Whether the picture is laid on black, so that nothing shines through.
  public var isOpaque = false
  /// How colours are combined; pictures are always sRGB with 8 bits a channel.
  public var colorMode = ColorRenderingMode.nonLinear
  /// The environment around the view.
  public var environment = EnvironmentValues()

  /// A renderer of a view.
  public init(content: Content) { self.content = content }

  /// The picture.
  ///
  /// - Throws: `ViewError` when the view never settles, `RasterError` for a size that cannot be drawn.
  public func bitmap() throws -> Bitmap { try drawing().render() }

  private func drawing() throws(ViewError) -> ViewDrawing {
    var environment = environment
    environment.displayScale = scale
    let host = ViewHost(content, screen: .init(proposal: proposedSize), environment: environment)
    // A picture has no screen that would take a scheme.
    host.fixesColorScheme = true
    return try ViewDrawing(host, on: isOpaque ? .black : nil)
  }

  /// The picture as PNG bytes.
  public func pngData() throws -> Data { Data(try PNG.encode(bitmap())) }

  /// Writes the picture to a PNG file, whole or not at all.
  public func write(to path: String) throws { try PNG.write(bitmap(), to: path) }

  /// Writes the picture to a PNG file, whole or not at all.
  public func write(to url: URL) throws { try write(to: url.path) }
}

extension ImageRenderer {
  /// The picture for Core Graphics; nil where there is none to draw.
  public var cgImage: CGImage? { (try? bitmap()).map { CGImage($0) } }

  /// The picture for UIKit, of the view as it is now; nil where there is none to draw.
  ///
  /// Pixels are drawn when they are asked for: many a picture is only offered, to be shared.
  public var uiImage: UIImage? {
    guard let drawing = try? drawing(), let (width, height) = try? drawing.pixels() else { return nil }
    return UIImage(width: width, height: height, scale: scale) {
      // The size, on which alone drawing can fail, is a good one.
      (try? drawing.render())
        ?? Bitmap(width: width, height: height, red: 0, green: 0, blue: 0, opacity: 0)
    }
  }
}
