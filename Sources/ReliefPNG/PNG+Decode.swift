import ReliefDrawing

extension PNG {
  /// How large a picture may be that is read. Checked before memory is taken.
  public struct Limits: Hashable, Sendable {
    /// The most pixels; each takes four bytes of memory.
    public var pixels: Int

    /// Limits; without a number 2^27 pixels, half a gigabyte.
    public init(pixels: Int = 1 << 27) { self.pixels = pixels }
  }

  /// The picture in a PNG file, of any colour type, depth and interlace.
  ///
  /// Colours become 8-bit sRGB; 16-bit samples are rounded. Where the opacity is 0 the colour becomes 0. The scale
  /// comes from the file's resolution, 1 if it has none. Any wrong checksum is an error.
  public static func decode(_ bytes: [UInt8], limits: Limits = Limits()) throws(PNGError) -> Bitmap {
    let (header, chunks) = try whole(bytes, limits)
    let file =
      header.isInterlaced && header.depth == 16 ? try header.deinterlacing.file(bytes, chunks) : bytes
    var pixels = try LibPNG.pixels(of: file, width: header.width, height: header.height)
    clearHiddenColors(&pixels)
    let resolution = chunks.first { $0.type == "pHYs" }.flatMap {
      Resolution(payload: Array(bytes[$0.payload]))
    }
    return Bitmap(width: header.width, height: header.height, scale: resolution?.scale ?? 1, pixels: pixels)
  }

  /// The sides of the picture in a PNG file, in pixels, when all that can be told without its pixels is in order: the
  /// header, the checksums, the limits, and that there is enough image data. Takes a hundredth of the time that
  /// `decode` does.
  package static func size(
    of bytes: [UInt8], limits: Limits = Limits()
  ) throws(PNGError) -> (width: Int, height: Int) {
    let header = try whole(bytes, limits).header
    return (header.width, header.height)
  }

  private static func whole(
    _ bytes: [UInt8], _ limits: Limits
  ) throws(PNGError) -> (header: Header, chunks: [ChunkWalker.Chunk]) {
    // The header is judged before the rest is looked at, so that a huge picture is refused at once.
    let header = try Header(bytes)
    guard header.width <= longestSide, header.height <= longestSide,
      header.width * header.height <= limits.pixels
    else { throw .tooLarge(width: header.width, height: header.height, limit: limits) }
    let chunks = try ChunkWalker.chunks(of: bytes)
    let dataCount = chunks.filter { $0.type == "IDAT" }.reduce(0) { $0 + $1.payload.count }
    guard header.leastByteCount <= dataCount * Header.mostBytesPerByte else {
      throw .damaged(reason: "It has too little image data for \(header.width)x\(header.height) pixels.")
    }
    return (header, chunks)
  }
}

/// The parts of IHDR that tell a picture's size.
private struct Header {
  let width: Int
  let height: Int
  let depth: Int
  let isInterlaced: Bool
  private let bitsPerPixel: Int

  /// How to put interlaced rows in order.
  var deinterlacing: Deinterlacing {
    Deinterlacing(width: width, height: height, pixelBytes: bitsPerPixel / 8)
  }

  /// Deflate cannot make more than 1,032 bytes of one (258 bytes from two bits).
  static let mostBytesPerByte = 1032

  /// The least number of bytes that the rows hold, in whatever order.
  var leastByteCount: Int { width * height * bitsPerPixel / 8 }

  init(_ bytes: [UInt8]) throws(PNGError) {
    let signature = ChunkWriter.signature
    guard !bytes.isEmpty, bytes.starts(with: signature.prefix(bytes.count)) else { throw .notPNG }
    // Length and type, then width, height, depth, colour type, compression, filter, interlace.
    guard bytes.count >= signature.count + 21 else { throw .truncated(atByte: min(8, bytes.count)) }
    guard bytes[8..<16].elementsEqual([0, 0, 0, 13] + Array("IHDR".utf8)) else {
      throw .damaged(reason: "The file does not begin with its header.")
    }
    (width, height) = (Int(UInt32(bigEndianAt: 16, in: bytes)), Int(UInt32(bigEndianAt: 20, in: bytes)))
    guard width > 0, height > 0 else { throw .damaged(reason: "It claims to have no pixels.") }
    let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][bytes[25]] ?? 1
    (depth, isInterlaced) = (Int(bytes[24]), bytes[28] == 1)
    bitsPerPixel = samples * depth
  }
}
