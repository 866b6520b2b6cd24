/// Rows of bytes in and out of filters.
enum ByteKernels {
  /// out[i] = bytes[i] as a number.
  static func widen(
    _ bytes: Span<UInt8>, at from: Int, count: Int, into out: inout MutableSpan<Float>, at start: Int
  ) {
    precondition(
      count >= 0 && from >= 0 && from + count <= bytes.count && start >= 0 && start + count <= out.count)
    for i in 0..<count { out[start &+ i] = Float(bytes[from &+ i]) }
  }

  /// out[i] = the whole number nearest to row[i] (ties to even), which must lie in 0...255.
  static func round(
    _ row: Span<Float>, at from: Int, count: Int, into out: inout MutableSpan<UInt8>, at start: Int
  ) {
    precondition(
      count >= 0 && from >= 0 && from + count <= row.count && start >= 0 && start + count <= out.count)
    // Adding 2^23 leaves the nearest whole number in the lowest bits.
    for i in 0..<count {
      out[start &+ i] = UInt8(truncatingIfNeeded: (row[from &+ i] + 8_388_608).bitPattern)
    }
  }
}
