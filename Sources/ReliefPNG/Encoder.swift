import ReliefDrawing

/// The image data of a PNG file and what must stand before it.
struct EncodedPicture: Sendable {
  /// How pixels are stored.
  var format: PixelFormat
  /// Payload of PLTE; empty without a palette.
  var palette: [UInt8] = []
  /// Payload of tRNS; empty without one.
  var paletteOpacity: [UInt8] = []
  /// Payloads of the IDAT chunks: one zlib stream, cut anywhere.
  var parts: [[UInt8]]

  /// Bytes that depend on the format.
  var cost: Int {
    let chunks = [palette, paletteOpacity].filter { !$0.isEmpty } + parts
    return chunks.reduce(0) { $0 + $1.count + 12 }
  }

  /// Payload of IHDR.
  func header(width: Int, height: Int) -> [UInt8] {
    // Deflate, the five filters, not interlaced.
    UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + [
      UInt8(format.bits), format.colorType, 0, 0, 0,
    ]
  }
}

/// Finds the smallest form of a picture that the effort allows.
struct Encoder {
  private let picture: Picture
  private let survey: PixelSurvey
  private let effort: PNG.Effort
  private let threads: Int

  /// Below so many pixels waking other threads costs more than they save.
  private static let pixelsWorthThreads = 200_000
  /// Up to so many pixels two forms are made and compared, instead of guessing which one is smaller.
  private static let pixelsTriedTwice = 16_384

  /// Looks at a bitmap's pixels.
  init(_ bitmap: Bitmap, effort: PNG.Effort, threads: Int?) {
    let pixelCount = bitmap.width * bitmap.height
    let isSmall = pixelCount < Self.pixelsWorthThreads && effort != .smallest
    self.threads = isSmall ? 1 : max(1, threads ?? Parallel.defaultThreads)
    self.effort = effort
    let original = Picture(bitmap)
    survey = Self.survey(original, wantsColors: effort != .fast, threads: self.threads)
    picture = survey.hasHiddenColor ? original.withoutHiddenColors() : original
  }

  private static func survey(_ picture: Picture, wantsColors: Bool, threads: Int) -> PixelSurvey {
    let (width, height) = (picture.width, picture.height)
    // A part's colours say little about the whole's, so that each part would look at all of its own.
    let parts = max(1, min(width * height / pixelsWorthThreads, 64, height))
    let wantsColors =
      wantsColors
      && (parts == 1 || withWords(of: picture.pixels) { PixelSurvey.mayHavePalette($0, width: width) })
    let surveys = Parallel.map(count: parts, threads: threads, scratch: {}) { part, _ in
      withWords(of: picture.pixels) { words in
        let rows = (height * part / parts)..<(height * (part + 1) / parts)
        let range = (rows.lowerBound * width)..<(rows.upperBound * width)
        return PixelSurvey(words.extracting(range), width: width, wantsColors: wantsColors)
      }
    }
    return surveys.dropFirst().reduce(surveys[0]) { $0.joined(with: $1) }
  }

  /// The smallest form.
  func smallest() -> EncodedPicture {
    let direct = directFormat
    var forms = [direct]
    var palette: Palette?
    // Grey pixels in few bits are as short as numbers and need no palette.
    if let colors = survey.colors, !(direct.bitsPerPixel < 8) {
      let candidate = Palette(survey.hasHiddenColor ? Self.withoutHidden(colors) : colors)
      if candidate.bits < direct.bitsPerPixel {
        palette = candidate
        forms = choices(direct, candidate)
      }
    }
    let made = forms.map { form in
      if case .palette = form { return encoded(form, palette) }
      return encoded(form, nil)
    }
    return made.dropFirst().reduce(made[0]) { $1.cost < $0.cost ? $1 : $0 }
  }

  /// The format without a palette that holds all pixels.
  private var directFormat: PixelFormat {
    guard survey.isGrey else { return survey.isOpaque ? .rgb : .rgba }
    guard survey.isOpaque else { return .greyAlpha }
    let levels = survey.colors?.map { $0 & 255 }
    let bits = [1, 2, 4].first { bits in levels?.allSatisfy { $0 % (255 / (1 << bits - 1)) == 0 } ?? false }
    return .grey(bits: bits ?? 8)
  }

  /// The forms to try where the palette may be smaller.
  private func choices(_ direct: PixelFormat, _ palette: Palette) -> [PixelFormat] {
    let indexed = PixelFormat.palette(bits: palette.bits)
    if effort == .smallest || picture.width * picture.height <= Self.pixelsTriedTwice {
      return [direct, indexed]
    }
    // Each change of colour writes a byte instead of up to four, of which a quarter remains after deflating.
    let saved = survey.changes * (direct.bitsPerPixel / 8 - 1) / 4
    return [palette.bits < 8 || saved > palette.cost ? indexed : direct]
  }

  private func encoded(_ format: PixelFormat, _ palette: Palette?) -> EncodedPicture {
    let bands = FilteredBands(
      picture: picture, format: format, table: palette.map { ColorTable($0.colors) },
      rowsPerChoice: effort == .fast ? 16 : 4, triesPaeth: effort != .fast)
    var parts = deflated(bands)
    if effort == .smallest {
      let plain = ThoroughRows(bands)
      let tried = Parallel.map(count: ThoroughRows.Way.allCases.count, threads: threads, scratch: {}) {
        way, _ in
        plain.deflated(ThoroughRows.Way.allCases[way])
      }
      for case let stream? in tried where stream.count + 12 < parts.reduce(0, { $0 + $1.count + 12 }) {
        parts = [stream]
      }
    }
    return EncodedPicture(
      format: format, palette: palette?.bytes ?? [], paletteOpacity: palette?.opacities ?? [], parts: parts)
  }

  /// The bands as one zlib stream, a part each.
  private func deflated(_ bands: FilteredBands) -> [[UInt8]] {
    let made = Parallel.map(
      count: bands.bandCount, threads: threads, scratch: { FilteredBands.Scratch() },
      { bands.band($0, &$1) })
    var parts = made.map(\.bytes)
    // Deflate with a window of 32 kB, no dictionary (RFC 1950, section 2.2).
    parts[0].insert(contentsOf: [0x78, 0x01], at: 0)
    let adler = made.dropFirst().reduce(made[0].adler) {
      Zlib.adler32($0, then: $1.adler, ofCount: $1.rawCount)
    }
    parts[parts.count - 1].append(contentsOf: adler.bigEndianBytes)
    return parts
  }

  private static func withoutHidden(_ colors: [UInt32]) -> [UInt32] {
    var table = ColorTable()
    for color in colors { _ = table.insert(color >> 24 == 0 ? 0 : color) }
    return table.colors
  }
}
