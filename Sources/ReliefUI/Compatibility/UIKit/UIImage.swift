import Foundation
import ReliefAssets
import ReliefDrawing

/// A picture, as UIKit has it.
public final class UIImage: NSObject, Sendable {
  /// The picture as SwiftUI has it.
  let image: Image
  /// The size in points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// Whether the picture's own colours are seen.
  public let renderingMode: RenderingMode

  /// Whether a picture's own colours are seen.
  public enum RenderingMode: Int, Sendable {
    /// As the picture says.
    case automatic
    /// They are.
    case alwaysOriginal
    /// Only its opacity counts.
    case alwaysTemplate
  }

  /// How a picture is turned.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up
    /// Upside down.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
    /// Upright, mirrored.
    case upMirrored
    /// Upside down, mirrored.
    case downMirrored
    /// To the left, mirrored.
    case leftMirrored
    /// To the right, mirrored.
    case rightMirrored
  }

  private init(_ image: Image, size: CGSize, scale: CGFloat, _ renderingMode: RenderingMode = .automatic) {
    (self.image, self.size, self.scale, self.renderingMode) = (image, size, scale, renderingMode)
  }

  private convenience init(_ picture: AssetImage) {
    self.init(Image(.picture(picture)), size: picture.size, scale: picture.scale)
  }

  /// A picture whose pixels are drawn when they are asked for, with so many pixels a point.
  package convenience init(width: Int, height: Int, scale: Double, draw: @escaping @Sendable () -> Bitmap) {
    self.init(AssetImage(LateBitmap(width: width, height: height, draw: draw), scale: scale))
  }

  /// No picture.
  public override convenience init() { self.init(Image(.nothing), size: .zero, scale: 1) }

  /// A picture of the asset catalogue; nil when there is none.
  public convenience init?(named name: String) {
    let environment = EnvironmentValues()
    guard let assets = environment.renderContext.assets,
      let picture = try? assets.image(named: name, environment)
    else { return nil }
    // By its name, so that another is taken in the dark.
    self.init(Image(name), size: picture.size, scale: picture.scale)
  }

  /// A picture of the asset catalogue; nil when there is none. The configuration changes nothing.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: NSObject?) {
    self.init(named: name)
  }

  /// A picture of the asset catalogue, for its symbol; empty when it cannot be read.
  public convenience init(resource: ImageResource) {
    let picture = EnvironmentValues().assetImage(resource.name)
    self.init(Image(resource), size: picture?.size ?? .zero, scale: picture?.scale ?? 1)
  }

  /// A symbol of the system; nil when there is none of the name.
  public convenience init?(systemName name: String) {
    let environment = EnvironmentValues()
    guard environment.renderContext.symbols.knows(name) else { return nil }
    let image = Image(systemName: name)
    self.init(
      image, size: image.leaf(environment).sizeThatFits(.unspecified), scale: environment.displayScale)
  }

  /// A picture from the bytes of a file; nil when they are not those of a picture.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture from the bytes of a file, with so many pixels a point.
  public convenience init?(data: Data, scale: CGFloat) {
    do throws(AssetError) {
      let image = try ImageFile.decode([UInt8](data), scale: scale > 0 && scale.isFinite ? scale : 1)
      RenderContext.current.warnOfOmissions(image, "UIImage made from data")
      self.init(image)
    } catch {
      RenderContext.current.warn("A UIImage is not made from data. \(error)")
      return nil
    }
  }

  /// A picture in a file; nil when it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    do throws(AssetError) {
      let image = try ImageFile.read(path)
      RenderContext.current.warnOfOmissions(image, "UIImage of \(path)")
      self.init(image)
    } catch {
      RenderContext.current.warn("A UIImage is not read. \(error)")
      return nil
    }
  }

  /// A picture of Core Graphics.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// A picture of Core Graphics with so many pixels a point; it stands upright, whatever the orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(AssetImage(cgImage.bitmap, scale: scale > 0 && scale.isFinite ? scale : 1))
  }

  /// The picture for Core Graphics; nil for drawings and symbols.
  public var cgImage: CGImage? { bitmap.map { CGImage($0) } }

  /// How the picture is turned: it is upright, whatever its file said.
  public var imageOrientation: Orientation { .up }

  /// The picture with or without its own colours.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let mode: Image.TemplateRenderingMode? =
      switch renderingMode {
      case .automatic: nil
      case .alwaysOriginal: .original
      case .alwaysTemplate: .template
      }
    return UIImage(image.renderingMode(mode), size: size, scale: scale, renderingMode)
  }

  /// The bytes of a PNG file; nil for drawings and symbols.
  public func pngData() -> Data? { bitmap.flatMap { ImageFile.png($0) }.map { Data($0) } }

  /// The bytes of a JPEG file, on white; nil for drawings and symbols.
  ///
  /// - Parameter compressionQuality: 0 for the smallest file, 1 for the best picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    bitmap.flatMap { ImageFile.jpeg($0, quality: compressionQuality) }.map { Data($0) }
  }

  private var bitmap: Bitmap? {
    let picture: AssetImage? =
      switch image.source {
      case .picture(let picture): picture
      case .named(let name): EnvironmentValues().assetImage(name)
      case .symbol, .nothing: nil
      }
    return picture?.bitmap
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// A picture of the asset catalogue, as `#imageLiteral` names it; empty when there is none.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(resource: ImageResource(name: name, bundle: .main))
  }
}

/// What `#imageLiteral` is where nothing else is said.
public typealias _ImageLiteralType = UIImage
