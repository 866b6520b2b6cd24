/// Builds a PNG file chunk by chunk.
struct ChunkWriter {
  /// The eight bytes that every PNG file begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Longest payload written; longer image data is split. PNG allows 2^31 - 1.
  static let longestPayload = 1 << 30

  /// The file so far.
  private(set) var bytes = signature

  /// Adds a chunk; `IDAT` is split where it is too long for one.
  mutating func append(_ type: String, _ payload: [UInt8]) {
    var start = 0
    repeat {
      let end = min(payload.count, start + Self.longestPayload)
      appendOne(type, payload[start..<end])
      start = end
    } while start < payload.count
  }

  private mutating func appendOne(_ type: String, _ payload: ArraySlice<UInt8>) {
    bytes.reserveCapacity(bytes.count + payload.count + 12)
    bytes.append(contentsOf: UInt32(payload.count).bigEndianBytes)
    let checked = bytes.count
    bytes.append(contentsOf: type.utf8)
    bytes.append(contentsOf: payload)
    let crc = Zlib.crc32(bytes.span.extracting(checked..<bytes.count))
    bytes.append(contentsOf: crc.bigEndianBytes)
  }
}

/// Finds the chunks of a PNG file and checks that they are whole.
enum ChunkWalker {
  /// A chunk: its type and where its payload lies in the file.
  struct Chunk: Hashable {
    var type: String
    var payload: Range<Int>
  }

  /// All chunks from IHDR to IEND, each with a right checksum. What follows IEND is ignored, as readers do.
  static func chunks(of bytes: [UInt8]) throws(PNGError) -> [Chunk] {
    let signature = ChunkWriter.signature
    guard bytes.starts(with: signature.prefix(bytes.count)), !bytes.isEmpty else { throw .notPNG }
    var chunks: [Chunk] = []
    var at = signature.count
    while chunks.last?.type != "IEND" {
      // Length, type and checksum are 12 bytes.
      guard bytes.count - at >= 12 else { throw .truncated(atByte: min(at, bytes.count)) }
      let length = Int(UInt32(bigEndianAt: at, in: bytes))
      let type = String(decoding: bytes[(at + 4)..<(at + 8)], as: UTF8.self)
      guard length <= Int(Int32.max) else {
        throw .damaged(reason: "The chunk at byte \(at) has no valid length.")
      }
      guard bytes.count - at - 12 >= length else { throw .truncated(atByte: at) }
      let end = at + 8 + length
      guard Zlib.crc32(bytes.span.extracting((at + 4)..<end)) == UInt32(bigEndianAt: end, in: bytes) else {
        throw .damaged(reason: "The checksum of the chunk at byte \(at) is wrong.")
      }
      if chunks.isEmpty, type != "IHDR" || length != 13 {
        throw .damaged(reason: "The file does not begin with its header.")
      }
      chunks.append(Chunk(type: type, payload: (at + 8)..<end))
      at = end + 4
    }
    return chunks
  }
}

extension UInt32 {
  /// The four bytes, most significant first.
  var bigEndianBytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }

  /// The number whose most significant byte is at an index.
  init(bigEndianAt index: Int, in bytes: [UInt8]) {
    self = bytes[index..<(index + 4)].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
