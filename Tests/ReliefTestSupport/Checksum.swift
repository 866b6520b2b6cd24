/// The CRC-32 of some bytes, as PNG, zlib and gzip compute it (PNG specification, annex D), a bit at a time.
public func crc32(of bytes: [UInt8]) -> UInt32 {
  var sum: UInt32 = .max
  for byte in bytes {
    sum ^= UInt32(byte)
    for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }
  return ~sum
}
