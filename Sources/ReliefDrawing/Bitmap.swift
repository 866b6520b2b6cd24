/// A finished picture: 8-bit sRGB, RGBA, not premultiplied, rows from the top without padding.
///
/// Where the opacity is 0, the colour is 0 as well.
public struct Bitmap: Hashable, Sendable {
  /// Pixels a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Pixels a point; written to PNG files as their resolution.
  public var scale: Double
  /// `width * height * 4` bytes: red, green, blue, opacity.
  public private(set) var pixels: [UInt8]

  /// A picture from its bytes; their number must be `width * height * 4`.
  public init(width: Int, height: Int, scale: Double = 1, pixels: [UInt8]) {
    precondition(width >= 0 && height >= 0, "A bitmap's sides are not negative.")
    precondition(pixels.count == width * height * 4, "A bitmap has four bytes a pixel.")
    self.width = width
    self.height = height
    self.scale = scale
    self.pixels = pixels
  }

  /// A picture of one colour.
  public init(
    width: Int, height: Int, scale: Double = 1, red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8
  ) {
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for i in 0..<(width * height) {
      (pixels[4 * i], pixels[4 * i + 1], pixels[4 * i + 2]) = (red, green, blue)
      pixels[4 * i + 3] = opacity
    }
    self.init(width: width, height: height, scale: scale, pixels: pixels)
  }

  /// The four bytes of a pixel.
  public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8) {
    get {
      let i = (y * width + x) * 4
      return (pixels[i], pixels[i + 1], pixels[i + 2], pixels[i + 3])
    }
    set {
      let i = (y * width + x) * 4
      (pixels[i], pixels[i + 1], pixels[i + 2], pixels[i + 3]) = newValue
    }
  }
}
