import Foundation
import ReliefCatalogs
import ReliefDrawing
import ReliefFiles
import ReliefPNG

/// Picture files of all kinds that are read: PNG, JPEG and SVG.
package enum ImageFile {
  /// The most pixels that are read, a quarter of a gigabyte.
  package static let mostPixels = 1 << 26
  /// The longest file that is read, in bytes.
  static let longestFile = 1 << 28

  /// The picture in the bytes of a file; what its first bytes are decides the kind.
  ///
  /// - Parameter scale: pixels a point, for pictures of pixels.
  package static func decode(_ bytes: [UInt8], scale: Double = 1) throws(AssetError) -> AssetImage {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return try png(bytes, scale) }
    if bytes.starts(with: [0xFF, 0xD8]) { return try jpeg(bytes, scale) }
    if let kind = foreign.first(where: { bytes.dropFirst($0.offset).starts(with: $0.magic.utf8) }) {
      throw .unsupported(kind: kind.name)
    }
    if looksLikeXML(bytes) { return try SVGDocument.image(bytes) }
    throw .unknownKind
  }

  /// The picture in a file; its name's `@2x` says how many pixels a point has.
  package static func read(_ path: String, scale: Double? = nil) throws(AssetError) -> AssetImage {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try AtomicFile.read(path, atMost: longestFile)
    } catch {
      throw .unreadable(file: path, reason: "\(error)")
    }
    do throws(AssetError) {
      return try decode(bytes, scale: scale ?? PlainName(file: path).scale ?? 1)
    } catch {
      throw .inFile(path, error)
    }
  }

  /// The bytes of a PNG file; nil for a picture without pixels.
  package static func png(_ bitmap: Bitmap) -> [UInt8]? { try? PNG.encode(bitmap) }

  /// The bytes of a JPEG file of a picture on white, quality 0...1; nil for a picture without pixels.
  package static func jpeg(_ bitmap: Bitmap, quality: Double) -> [UInt8]? {
    guard bitmap.width > 0, bitmap.height > 0, bitmap.width <= 65_500, bitmap.height <= 65_500 else {
      return nil
    }
    var pixels = bitmap.pixels
    for at in stride(from: 0, to: pixels.count, by: 4) where pixels[at + 3] != 255 {
      let opacity = Int(pixels[at + 3])
      for channel in 0..<3 {
        pixels[at + channel] = UInt8(
          (Int(pixels[at + channel]) * opacity + 255 * (255 - opacity) + 127) / 255)
      }
    }
    let quality = quality.isFinite ? Int(min(max(quality, 0), 1) * 99) + 1 : 90
    return JPEG.encode(Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels), quality: quality)
  }

  private static let foreign: [(magic: String, offset: Int, name: String)] = [
    ("GIF8", 0, "GIF"), ("%PDF", 0, "PDF"), ("BM", 0, "BMP"), ("II*\0", 0, "TIFF"), ("MM\0*", 0, "TIFF"),
    ("WEBP", 8, "WebP"), ("ftyphei", 4, "HEIC"), ("ftypavif", 4, "AVIF"), ("ftypmif1", 4, "HEIC"),
  ]

  private static func looksLikeXML(_ bytes: [UInt8]) -> Bool {
    // White space and a byte order mark may come first.
    let text = bytes.prefix(512).drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
    return text.first == UInt8(ascii: "<")
  }

  private static func png(_ bytes: [UInt8], _ scale: Double) throws(AssetError) -> AssetImage {
    do throws(PNGError) {
      let bitmap = try PNG.decode(bytes, limits: PNG.Limits(pixels: mostPixels))
      return image(bitmap, PNG.colorProfile(in: bytes), scale)
    } catch {
      if case .tooLarge(let width, let height, _) = error { throw .tooLarge(width: width, height: height) }
      throw .damaged(kind: "PNG file", reason: "\(error)")
    }
  }

  private static func jpeg(_ bytes: [UInt8], _ scale: Double) throws(AssetError) -> AssetImage {
    let segments = JPEGSegments(bytes)
    let bitmap = segments.orientation.upright(try JPEG.decode(bytes))
    return image(bitmap, segments.profile, scale)
  }

  /// A picture in a profile, converted to sRGB; one that cannot be followed is told of.
  private static func image(_ bitmap: Bitmap, _ profile: [UInt8]?, _ scale: Double) -> AssetImage {
    let converted = profile.flatMap { ICCProfile($0) }?.sRGB(bitmap)
    var image = AssetImage(converted ?? bitmap, scale: scale)
    image.omissions = profile.flatMap { ICCProfile.omission($0) }.map { [$0] } ?? []
    return image
  }
}
