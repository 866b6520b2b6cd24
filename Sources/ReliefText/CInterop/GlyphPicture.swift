import CPNG
import ReliefDrawing

/// The small PNG files inside emoji fonts.
enum GlyphPicture {
  /// The pixels of a picture; nil where it is damaged, empty or larger than a glyph can be (1,024 pixels a side).
  static func bitmap(png: [UInt8]) -> Bitmap? {
    var image = unsafe png_image()
    unsafe image.version = UInt32(PNG_IMAGE_VERSION)
    defer { unsafe png_image_free(&image) }
    guard unsafe png_image_begin_read_from_memory(&image, png, png.count) != 0,
      unsafe (1...1024).contains(image.width), unsafe (1...1024).contains(image.height)
    else { return nil }
    // RGBA, 8 bits, straight: PNG_FORMAT_FLAG_COLOR and PNG_FORMAT_FLAG_ALPHA.
    unsafe image.format = 3
    let (width, height) = unsafe (Int(image.width), Int(image.height))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    guard unsafe png_image_finish_read(&image, nil, &pixels, Int32(width * 4), nil) != 0 else { return nil }
    for i in 0..<(width * height) where pixels[4 * i + 3] == 0 {
      (pixels[4 * i], pixels[4 * i + 1], pixels[4 * i + 2]) = (0, 0, 0)
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
