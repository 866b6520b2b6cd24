import ReliefDrawing

/// Bitmaps as PNG bytes, and back.
///
/// The same pixels always give the same bytes: they depend on the options alone, not on threads, build or machine. (With
/// `Effort.smallest` they depend on zlib's version as well.)
public enum PNG {
  /// How much time is spent on making a file small. All are lossless.
  public enum Effort: Hashable, Sendable, CaseIterable {
    /// The quickest; for pictures that are looked at once.
    case fast
    /// A few milliseconds for a screen; a little larger than zlib's default would be.
    case balanced
    /// Every form and filter that may pay, at zlib's highest level; half a second or more for a screen.
    case smallest
  }

  /// What a file holds besides the pixels, and how it is made.
  public struct Options: Hashable, Sendable {
    /// The time spent on size.
    public var effort: Effort
    /// Texts to store, in this order.
    public var text: [Text]
    /// How many threads may work at once; `nil` means as many as there are cores. The bytes are the same.
    public var threads: Int?

    /// Options.
    public init(effort: Effort = .balanced, text: [Text] = [], threads: Int? = nil) {
      self.effort = effort
      self.text = text
      self.threads = threads
    }
  }

  /// The longest side of a picture, in pixels; libpng reads no longer ones unless told.
  static let longestSide = 1_000_000

  /// A PNG file's bytes: the smallest of grey, palette, RGB and RGBA that holds the picture without loss.
  ///
  /// The file says that it is sRGB and how many pixels a point has (72 points an inch); it never holds a time.
  /// The colours of fully transparent pixels are written as 0.
  public static func encode(_ bitmap: Bitmap, options: Options = Options()) throws(PNGError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else {
      throw .empty(width: bitmap.width, height: bitmap.height)
    }
    guard bitmap.width <= longestSide, bitmap.height <= longestSide else {
      throw .tooLarge(width: bitmap.width, height: bitmap.height, limit: Limits(pixels: .max))
    }
    let texts = try options.text.map { (text) throws(PNGError) in try text.chunk() }
    let body = Encoder(bitmap, effort: options.effort, threads: options.threads).smallest()

    var file = ChunkWriter()
    file.append("IHDR", body.header(width: bitmap.width, height: bitmap.height))
    file.append("sRGB", [0])
    if !body.palette.isEmpty { file.append("PLTE", body.palette) }
    if !body.paletteOpacity.isEmpty { file.append("tRNS", body.paletteOpacity) }
    if let resolution = Resolution(scale: bitmap.scale) { file.append("pHYs", resolution.bytes) }
    for text in texts { file.append(text.type, text.bytes) }
    for part in body.parts { file.append("IDAT", part) }
    file.append("IEND", [])
    return file.bytes
  }
}
