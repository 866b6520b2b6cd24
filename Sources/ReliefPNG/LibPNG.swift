import CPNG

/// libpng's simplified API, which reports errors instead of jumping.
enum LibPNG {
  /// RGBA, 8 bits, sRGB, not premultiplied (PNG_FORMAT_RGBA, a macro that Swift does not import).
  private static let rgba: UInt32 = 3

  static func decode(_ bytes: [UInt8]) throws(PNGError) -> (width: Int, height: Int, pixels: [UInt8]) {
    var image = unsafe png_image()
    unsafe image.version = UInt32(PNG_IMAGE_VERSION)
    defer { unsafe png_image_free(&image) }
    guard unsafe png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else {
      throw .damaged(reason: unsafe message(&image))
    }
    unsafe image.format = rgba
    let (width, height) = unsafe (Int(image.width), Int(image.height))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    let status = unsafe png_image_finish_read(&image, nil, &pixels, Int32(width * 4), nil)
    // A warning (1) leaves a whole picture; an error (2 and up) does not.
    guard status != 0, unsafe image.warning_or_error < 2 else {
      throw .damaged(reason: unsafe message(&image))
    }
    return (width, height, pixels)
  }

  private static func message(_ image: inout png_image) -> String {
    unsafe withUnsafeBytes(of: &image.message) { bytes in
      let text = unsafe bytes.prefix { $0 != 0 }
      return unsafe String(decoding: text, as: UTF8.self)
    }
  }
}
