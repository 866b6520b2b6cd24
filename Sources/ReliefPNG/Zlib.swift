import CZlib

/// The functions of zlib that are used, with Swift values in and out.
enum Zlib {
  /// The CRC-32 of some bytes.
  static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      UInt32(truncatingIfNeeded: unsafe crc32_z(0, buffer.baseAddress, buffer.count))
    }
  }

  /// A zlib stream of some bytes.
  static func deflated(_ bytes: [UInt8], level: Int32) -> [UInt8] {
    var size = compressBound(UInt(bytes.count))
    return unsafe [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
      let status = unsafe compress2(buffer.baseAddress, &size, bytes, UInt(bytes.count), level)
      precondition(
        status == Z_OK, "zlib has enough room and valid parameters here; only memory can be missing.")
      count = Int(size)
    }
  }
}
