import ReliefDrawing

/// Why a picture could not be read from, or written as, PNG.
public enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes do not begin as a PNG file does.
  case notPNG
  /// More pixels than may be read or written.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// The bytes are cut short or contradict themselves.
  case damaged(reason: String)
  /// A picture without pixels; PNG has none.
  case empty
  /// A text's keyword that PNG does not allow: 1 to 79 printable Latin letters.
  case badKeyword(String)

  /// What happened, and the way out.
  public var description: String {
    switch self {
    case .notPNG: "this is not a PNG file; convert the picture to PNG first"
    case .tooLarge(let width, let height, let limit):
      "\(width) x \(height) pixels are too many: at most \(limit) are allowed; use a smaller picture"
    case .damaged(let reason): "the PNG file is damaged (\(reason)); make or copy it again"
    case .empty: "a picture without pixels cannot be a PNG file"
    case .badKeyword(let keyword): "\"\(keyword)\" is no PNG keyword: use 1 to 79 printable ASCII letters"
    }
  }
}

/// Bitmaps as PNG bytes, and back. The same pixels and options always give the same bytes.
public enum PNG {
  /// How much time is spent on making a file small. All are lossless.
  public enum Effort: Hashable, Sendable, CaseIterable {
    /// The quickest.
    case fast
    /// A good size in little time.
    case balanced
    /// The smallest of several forms, at zlib's highest level.
    case smallest

    var level: Int32 {
      switch self {
      case .fast: 1
      case .balanced: 4
      case .smallest: 9
      }
    }
  }

  /// What a file holds besides the pixels, and how it is made.
  public struct Options: Hashable, Sendable {
    /// The time spent on size.
    public var effort: Effort
    /// Texts to store, as keyword and value, in this order.
    public var text: [Text]

    /// Options.
    public init(effort: Effort = .balanced, text: [Text] = []) {
      self.effort = effort
      self.text = text
    }
  }

  /// A text in a file.
  public struct Text: Hashable, Sendable {
    /// 1 to 79 printable ASCII letters.
    public var keyword: String
    /// Any text.
    public var value: String

    /// A text.
    public init(_ keyword: String, _ value: String) {
      self.keyword = keyword
      self.value = value
    }
  }

  /// The most pixels that are read unless told.
  public static let defaultPixelLimit = 1 << 28

  /// The bytes of a PNG file: grey, palette, RGB or RGBA, whichever is smaller, without loss.
  ///
  /// It says that it is sRGB and how many pixels a point has (72 points an inch), and never holds a time.
  public static func encode(_ bitmap: Bitmap, options: Options = Options()) throws(PNGError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { throw .empty }
    guard bitmap.width < 1 << 31, bitmap.height < 1 << 31 else {
      throw .tooLarge(width: bitmap.width, height: bitmap.height, limit: defaultPixelLimit)
    }
    let forms = PixelForm.candidates(for: bitmap, tryAll: options.effort == .smallest)
    let encoded = forms.map { (form: $0, data: $0.deflated(bitmap, effort: options.effort)) }
    let best = encoded.dropFirst().reduce(encoded[0]) { $1.data.count < $0.data.count ? $1 : $0 }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    appendChunk(
      "IHDR",
      bigEndian(bitmap.width) + bigEndian(bitmap.height) + [
        UInt8(best.form.bits), best.form.colorType, 0, 0, 0,
      ],
      to: &file)
    appendChunk("sRGB", [0], to: &file)
    let perMetre = (bitmap.scale * 72 / 0.0254).rounded()
    if perMetre >= 1, perMetre < 2e9 {
      appendChunk("pHYs", bigEndian(Int(perMetre)) + bigEndian(Int(perMetre)) + [1], to: &file)
    }
    if !best.form.palette.isEmpty {
      appendChunk(
        "PLTE", best.form.palette.flatMap { [UInt8($0 & 255), UInt8($0 >> 8 & 255), UInt8($0 >> 16 & 255)] },
        to: &file)
      let opacities = best.form.palette.map { UInt8($0 >> 24) }
      if opacities.contains(where: { $0 < 255 }) { appendChunk("tRNS", opacities, to: &file) }
    }
    for text in options.text {
      guard (1...79).contains(text.keyword.utf8.count), text.keyword.utf8.allSatisfy({ $0 >= 32 && $0 < 127 })
      else {
        throw .badKeyword(text.keyword)
      }
      // iTXt: keyword, not compressed, no language, no translated keyword, UTF-8.
      let value = text.value.utf8.filter { $0 != 0 }
      appendChunk("iTXt", Array(text.keyword.utf8) + [0, 0, 0, 0, 0] + value, to: &file)
    }
    appendChunk("IDAT", best.data, to: &file)
    appendChunk("IEND", [], to: &file)
    return file
  }

  /// The picture in a PNG file of any colour type, depth and interlace, its scale from the file's resolution.
  ///
  /// The size is checked before memory is taken.
  public static func decode(_ bytes: [UInt8], pixelLimit: Int = defaultPixelLimit) throws(PNGError) -> Bitmap
  {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { throw .notPNG }
    guard bytes.count >= 33 else { throw .damaged(reason: "its header is cut short") }
    let (width, height) = (number(bytes, 16), number(bytes, 20))
    guard width > 0, height > 0 else { throw .damaged(reason: "it has no pixels") }
    guard width <= 1_000_000, height <= 1_000_000, width * height <= pixelLimit else {
      throw .tooLarge(width: width, height: height, limit: pixelLimit)
    }
    let picture = try LibPNG.decode(bytes)
    return Bitmap(
      width: picture.width, height: picture.height, scale: scale(of: bytes), pixels: picture.pixels)
  }

  private static func scale(of bytes: [UInt8]) -> Double {
    var at = 8
    while at + 12 <= bytes.count {
      let length = number(bytes, at)
      let type = bytes[(at + 4)..<(at + 8)]
      if type.elementsEqual("pHYs".utf8), length == 9, at + 21 <= bytes.count, bytes[at + 16] == 1 {
        let scale = Double(number(bytes, at + 8)) * 0.0254 / 72
        let whole = scale.rounded()
        return whole >= 1 && abs(scale - whole) < 0.001 ? whole : max(scale, 0.01)
      }
      if type.elementsEqual("IDAT".utf8) { return 1 }
      at += 12 + length
    }
    return 1
  }

  private static func number(_ bytes: [UInt8], _ at: Int) -> Int {
    bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func appendChunk(_ type: String, _ data: [UInt8], to file: inout [UInt8]) {
    file += bigEndian(data.count)
    let start = file.count
    file += Array(type.utf8)
    file += data
    file += bigEndian(Int(Zlib.crc32(file[start...])))
  }
}
