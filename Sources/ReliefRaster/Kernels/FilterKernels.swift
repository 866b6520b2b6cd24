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

  /// out[i] = the weighted sum of four rows that follow each other in `input`.
  static func combine(
    _ input: Span<Float>, at from: Int, count: Int, _ w: SIMD4<Float>, into out: inout MutableSpan<Float>,
    at start: Int
  ) {
    precondition(count >= 0 && from >= 0 && from + 4 * count <= input.count)
    precondition(start >= 0 && start + count <= out.count)
    let (w0, w1, w2, w3) = (w.x, w.y, w.z, w.w)
    for i in 0..<count {
      let upper = w0 * input[from &+ i] + w1 * input[from &+ count &+ i]
      let lower = w2 * input[from &+ 2 &* count &+ i] + w3 * input[from &+ 3 &* count &+ i]
      out[start &+ i] = upper + lower
    }
  }

  /// Evaluates one cell of a cubic B-spline, whose four nodes begin at `node`, at some of its phases.
  static func cubic(
    _ nodes: Span<Float>, at node: Int, _ phases: Span<Float>, from phase: Int, count: Int,
    into out: inout MutableSpan<Float>, at start: Int
  ) {
    precondition(phase >= 0 && count >= 0 && phase + count <= phases.count)
    precondition(start >= 0 && start + count <= out.count)
    let (c0, c1, c2, c3) = (nodes[node], nodes[node + 1], nodes[node + 2], nodes[node + 3])
    let k0 = (c0 + 4 * c1 + c2) * (1 / 6)
    let k1 = (c2 - c0) * 0.5
    let k2 = (c0 - 2 * c1 + c2) * 0.5
    let k3 = (c3 - c0 + 3 * (c1 - c2)) * (1 / 6)
    for i in 0..<count {
      let t = phases[phase &+ i]
      out[start &+ i] = ((k3 * t + k2) * t + k1) * t + k0
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
}
