extension PNG {
  /// The ICC profile in a PNG file's `iCCP` chunk; `nil` where there is none, or none that can be unpacked.
  ///
  /// `decode` does not apply it: who needs exact colours of wide-gamut files converts them by it.
  package static func colorProfile(in bytes: [UInt8]) -> [UInt8]? {
    guard let chunks = try? ChunkWalker.chunks(of: bytes),
      let chunk = chunks.first(where: { $0.type == "iCCP" })
    else { return nil }
    // A name, a zero, the method (0 is deflate), then the packed profile.
    let payload = bytes[chunk.payload]
    guard let end = payload.firstIndex(of: 0), payload.endIndex - end > 2, payload[end + 1] == 0 else {
      return nil
    }
    return Zlib.inflated(Array(payload[(end + 2)...]), atMost: 1 << 22)
  }
}
