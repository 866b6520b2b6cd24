/// Symmetric filters, one row a call, written into a larger plane from `start` on.
enum FilterKernels {
  /// out[i] = sum of taps[|k|] * input[i + k], with 0 beyond the ends.
  static func horizontal(
    _ input: Span<Float>, taps: Span<Float>, into out: inout MutableSpan<Float>, at start: Int
  ) {
    let count = input.count
    precondition(start >= 0 && start + count <= out.count)
    let center = taps[0]
    for i in 0..<count { out[start &+ i] = center * input[i] }
    var k = 1
    while k < taps.count, k < count {
      let tap = taps[k]
      for i in 0..<(count - k) { out[start &+ i] += tap * input[i &+ k] }
      for i in k..<count { out[start &+ i] += tap * input[i &- k] }
      k += 1
    }
  }

  /// Adds a multiple of a row.
  static func accumulate(
    _ input: Span<Float>, _ factor: Float, into out: inout MutableSpan<Float>, at start: Int
  ) {
    let count = input.count
    precondition(start >= 0 && start + count <= out.count)
    for i in 0..<count { out[start &+ i] += factor * input[i] }
  }
}
