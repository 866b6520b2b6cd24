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

  static func copy(
    _ input: Span<Float>, at from: Int, count: Int, into out: inout MutableSpan<Float>, at start: Int
  ) {
    precondition(
      count >= 0 && from >= 0 && from + count <= input.count && start >= 0 && start + count <= out.count)
    for i in 0..<count { out[start &+ i] = input[from &+ i] }
  }

  /// out[i] = the weighted sum of four rows of `input`, `stride` apart.
  static func combine(
    _ input: Span<Float>, at from: Int, stride: Int, count: Int, _ w: SIMD4<Float>,
    into out: inout MutableSpan<Float>, at start: Int
  ) {
    precondition(count >= 0 && from >= 0 && stride >= 0 && from + 3 * stride + count <= input.count)
    precondition(start >= 0 && start + count <= out.count)
    let (w0, w1, w2, w3) = (w.x, w.y, w.z, w.w)
    let (second, third, fourth) = (from &+ stride, from &+ 2 &* stride, from &+ 3 &* stride)
    for i in 0..<count {
      let upper = w0 * input[from &+ i] + w1 * input[second &+ i]
      let lower = w2 * input[third &+ i] + w3 * input[fourth &+ i]
      out[start &+ i] = upper + lower
    }
  }

  /// line[i] = the largest of some rows of numbers that follow each other.
  static func maximum(of values: [Float], at from: Int, rows: Int, into line: inout [Float]) {
    let input = values.span
    var out = line.mutableSpan
    let count = out.count
    precondition(from >= 0 && rows > 0 && from + rows * count <= input.count)
    for i in 0..<count { out[i] = input[from &+ i] }
    for row in 1..<max(rows, 1) {
      let start = from + row * count
      for i in 0..<count {
        let value = input[start &+ i]
        out[i] = value > out[i] ? value : out[i]
      }
    }
  }

  /// Adds each cell of `values` to the four nodes about it; `weights` has one entry for each cell between two nodes.
  static func splat(
    _ values: Span<Float>, _ weights: Span<SIMD4<Float>>, into line: inout [Float], at start: Int
  ) {
    var out = line.mutableSpan
    let count = weights.count
    precondition(start >= 0 && start + (values.count + count - 1) / count + (count > 1 ? 3 : 0) <= out.count)
    if count == 1 {
      for i in 0..<values.count { out[start &+ i] += values[i] }
      return
    }
    var node = start
    var i = 0
    while i < values.count {
      var sum = SIMD4<Float>.zero
      let end = min(i &+ count, values.count)
      for k in i..<end { sum += weights[k &- i] * values[k] }
      out[node] += sum.x
      out[node &+ 1] += sum.y
      out[node &+ 2] += sum.z
      out[node &+ 3] += sum.w
      node &+= 1
      i = end
    }
  }

  /// Limits all numbers to 0...1.
  static func clamp(_ values: inout [Float]) {
    var out = values.mutableSpan
    for i in 0..<out.count {
      let low = out[i] > 0 ? out[i] : 0
      out[i] = low < 1 ? low : 1
    }
  }
}
