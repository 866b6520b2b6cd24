import CPNG
import ReliefDrawing

/// libpng's simplified reader, which reports errors by its result and never jumps across Swift.
enum LibPNG {
  /// `PNG_FORMAT_RGBA`; the macro has an operator and is not imported.
  private static let formatRGBA: UInt32 = 3
  /// `PNG_IMAGE_FLAG_16BIT_sRGB`: 16-bit samples without a stated gamma are sRGB, not linear light.
  private static let flag16BitSRGB: UInt32 = 4

  /// The pixels of a PNG file whose header has been checked: four bytes a pixel, sRGB, not premultiplied.
  static func pixels(of file: [UInt8], width: Int, height: Int) throws(PNGError) -> [UInt8] {
    var image = unsafe png_image()
    unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { unsafe png_image_free(&image) }
    let result: Result<[UInt8], PNGError> = unsafe file.withUnsafeBytes { source in
      guard unsafe png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else {
        return .failure(.damaged(reason: unsafe reason(image)))
      }
      guard unsafe Int(image.width) == width, unsafe Int(image.height) == height else {
        return .failure(.damaged(reason: "Its header is not read alike."))
      }
      unsafe image.format = formatRGBA
      unsafe image.flags |= flag16BitSRGB
      var pixels = [UInt8](repeating: 0, count: width * height * 4)
      let status = unsafe pixels.withUnsafeMutableBytes { target in
        unsafe png_image_finish_read(&image, nil, target.baseAddress, 0, nil)
      }
      return status != 0 ? .success(pixels) : .failure(.damaged(reason: unsafe reason(image)))
    }
    return try result.get()
  }

  /// libpng's words as a sentence.
  private static func reason(_ image: png_image) -> String {
    let words = unsafe withUnsafeBytes(of: image.message) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return words.isEmpty ? "libpng does not say why." : "libpng says \"\(words)\"."
  }
}
