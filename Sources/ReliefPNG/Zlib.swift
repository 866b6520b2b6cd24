import CZlib

/// The functions of zlib that are used, with Swift values in and out.
enum Zlib {
  /// The CRC-32 of some bytes.
  static func crc32(_ bytes: Span<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      UInt32(truncatingIfNeeded: unsafe crc32_z(0, buffer.baseAddress, buffer.count))
    }
  }

  /// The Adler-32 of two strings in a row, from that of each and the length of the second.
  static func adler32(_ first: UInt32, then second: UInt32, ofCount count: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: adler32_combine(UInt(first), UInt(second), count))
  }

  /// How zlib searches.
  enum Strategy {
    /// Matches wherever they are.
    case plain
    /// Fewer short matches, which suits filtered rows.
    case filtered
    /// None: the result is read at once.
    case quick

    fileprivate var code: Int32 { self == .filtered ? Z_FILTERED : Z_DEFAULT_STRATEGY }
    fileprivate var level: Int32 { self == .quick ? 0 : 9 }
  }

  /// A whole zlib stream, or `nil` if memory runs out.
  static func deflated(_ bytes: [UInt8], strategy: Strategy) -> [UInt8]? {
    var stream = unsafe z_stream()
    let version = unsafe zlibVersion()
    guard
      unsafe deflateInit2_(
        &stream, strategy.level, Z_DEFLATED, 15, 9, strategy.code, version, Int32(MemoryLayout<z_stream>.size)
      ) == Z_OK
    else { return nil }
    defer { unsafe deflateEnd(&stream) }
    return unsafe run(&stream, over: bytes, atMost: .max, step: { unsafe deflate($0, Z_FINISH) })
  }

  /// What a whole zlib stream holds, or `nil` if it is damaged or holds more than `limit` bytes.
  static func inflated(_ bytes: [UInt8], atMost limit: Int) -> [UInt8]? {
    var stream = unsafe z_stream()
    guard unsafe inflateInit_(&stream, zlibVersion(), Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      return nil
    }
    defer { unsafe inflateEnd(&stream) }
    return unsafe run(&stream, over: bytes, atMost: limit, step: { unsafe inflate($0, Z_NO_FLUSH) })
  }

  /// Feeds all bytes to a stream and gathers what comes out.
  private static func run(
    _ stream: inout z_stream, over bytes: [UInt8], atMost limit: Int,
    step: (UnsafeMutablePointer<z_stream>) -> Int32
  ) -> [UInt8]? {
    var output: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var input = bytes
    guard let inputCount = UInt32(exactly: input.count) else { return nil }
    return unsafe input.withUnsafeMutableBufferPointer { source -> [UInt8]? in
      unsafe stream.next_in = source.baseAddress
      unsafe stream.avail_in = inputCount
      while true {
        var status = Z_OK
        let made = unsafe piece.withUnsafeMutableBufferPointer { target in
          unsafe stream.next_out = target.baseAddress
          unsafe stream.avail_out = UInt32(target.count)
          status = unsafe step(&stream)
          return unsafe target.count - Int(stream.avail_out)
        }
        output.append(contentsOf: piece[..<made])
        if status == Z_STREAM_END { return output.count <= limit ? output : nil }
        guard status == Z_OK, made > 0, output.count <= limit else { return nil }
      }
    }
  }
}
