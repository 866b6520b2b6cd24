/// Symmetric filters, one row a call, written into a larger plane from `start` on.
enum FilterKernels {
  /// out[i] = sum of taps[|k|] * input[i + k]; `input` has as many numbers before and behind as there are taps.
  static func horizontal(
    _ input: Span<Float>, taps: Span<Float>, count: Int, into out: inout MutableSpan<Float>, at start: Int
  ) {
    let reach = taps.count
    precondition(count >= 0 && input.count >= count + 2 * reach)
    var k = 1
    if reach > 4 {
      let four = SIMD4(taps[1], taps[2], taps[3], taps[4])
      beginPairs(input, at: reach, count: count, taps[0], four, into: &out, at: start)
      k = 5
    } else {
      multiply(input, at: reach, count: count, taps[0], into: &out, at: start)
    }
    while k + 3 < reach {
      let four = SIMD4(taps[k], taps[k + 1], taps[k + 2], taps[k + 3])
      addPairs(input, at: reach - k, reach + k, count: count, four, into: &out, at: start)
      k += 4
    }
    if k + 2 < reach {
      let three = (taps[k], taps[k + 1], taps[k + 2])
      addPairs(input, at: reach - k, reach + k, count: count, three, into: &out, at: start)
      k += 3
    }
    while k < reach {
      addPair(input, at: reach - k, reach + k, count: count, taps[k], into: &out, at: start)
      k += 1
    }
  }

  /// One row of the vertical filter: `rows[k]` and `rows[-k]` begin at `center` plus and minus k strides.
  ///
  /// Rows outside `limit` count as 0.
  static func vertical(
    _ input: Span<Float>, center: Int, stride: Int, limit: ClosedRange<Int>, taps: Span<Float>, count: Int,
    into out: inout MutableSpan<Float>, at start: Int
  ) {
    var k = 1
    if taps.count > 4, center - 4 * stride >= limit.lowerBound, center + 4 * stride <= limit.upperBound {
      let four = SIMD4(taps[1], taps[2], taps[3], taps[4])
      beginRows(input, at: center, stride, count, taps[0], four, into: &out, at: start)
      k = 5
    } else {
      multiply(input, at: center, count: count, taps[0], into: &out, at: start)
    }
    while k + 3 < taps.count, center - (k + 3) * stride >= limit.lowerBound,
      center + (k + 3) * stride <= limit.upperBound
    {
      let four = SIMD4(taps[k], taps[k + 1], taps[k + 2], taps[k + 3])
      addRows(input, at: center - k * stride, center + k * stride, stride, count, four, into: &out, at: start)
      k += 4
    }
    if k + 2 < taps.count, center - (k + 2) * stride >= limit.lowerBound,
      center + (k + 2) * stride <= limit.upperBound
    {
      let three = (taps[k], taps[k + 1], taps[k + 2])
      addRows(
        input, at: center - k * stride, center + k * stride, stride, count, three, into: &out, at: start)
      k += 3
    }
    while k < taps.count {
      let (above, below) = (center - k * stride, center + k * stride)
      if above >= limit.lowerBound {
        accumulate(input.extracting(above..<(above + count)), taps[k], into: &out, at: start)
      }
      if below <= limit.upperBound {
        accumulate(input.extracting(below..<(below + count)), taps[k], into: &out, at: start)
      }
      k += 1
    }
  }

  private static func multiply(
    _ input: Span<Float>, at from: Int, count: Int, _ tap: Float, into out: inout MutableSpan<Float>,
    at start: Int
  ) {
    precondition(from >= 0 && from + count <= input.count && start >= 0 && start + count <= out.count)
    for i in 0..<count { out[start &+ i] = tap * input[from &+ i] }
  }

  private static func addPair(
    _ input: Span<Float>, at left: Int, _ right: Int, count: Int, _ tap: Float,
    into out: inout MutableSpan<Float>, at start: Int
  ) {
    precondition(left >= 0 && left <= right && right + count <= input.count)
    precondition(start >= 0 && start + count <= out.count)
    for i in 0..<count { out[start &+ i] += tap * (input[left &+ i] + input[right &+ i]) }
  }

  /// The middle and the four pairs next to it.
  private static func beginPairs(
    _ input: Span<Float>, at middle: Int, count: Int, _ tap: Float, _ taps: SIMD4<Float>,
    into out: inout MutableSpan<Float>, at start: Int
  ) {
    precondition(middle >= 4 && middle + 4 + count <= input.count)
    precondition(start >= 0 && start + count <= out.count)
    let (t0, t1, t2, t3) = (taps.x, taps.y, taps.z, taps.w)
    for i in 0..<count {
      let x = middle &+ i
      let a = t0 * (input[x &- 1] + input[x &+ 1])
      let b = t1 * (input[x &- 2] + input[x &+ 2])
      let c = t2 * (input[x &- 3] + input[x &+ 3])
      let d = t3 * (input[x &- 4] + input[x &+ 4])
      out[start &+ i] = tap * input[x] + ((a + b) + (c + d))
    }
  }

  /// Three pairs, each one further apart than the one before.
  private static func addPairs(
    _ input: Span<Float>, at left: Int, _ right: Int, count: Int, _ taps: (Float, Float, Float),
    into out: inout MutableSpan<Float>, at start: Int
  ) {
    precondition(left >= 2 && left <= right && right + 2 + count <= input.count)
    precondition(start >= 0 && start + count <= out.count)
    let (t0, t1, t2) = taps
    for i in 0..<count {
      let a = t0 * (input[left &+ i] + input[right &+ i])
      let b = t1 * (input[left &+ i &- 1] + input[right &+ i &+ 1])
      let c = t2 * (input[left &+ i &- 2] + input[right &+ i &+ 2])
      out[start &+ i] = ((out[start &+ i] + a) + b) + c
    }
  }

  /// Four pairs, each one further apart than the one before.
  private static func addPairs(
    _ input: Span<Float>, at left: Int, _ right: Int, count: Int, _ taps: SIMD4<Float>,
    into out: inout MutableSpan<Float>, at start: Int
  ) {
    precondition(left >= 3 && left <= right && right + 3 + count <= input.count)
    precondition(start >= 0 && start + count <= out.count)
    let (t0, t1, t2, t3) = (taps.x, taps.y, taps.z, taps.w)
    for i in 0..<count {
      let a = t0 * (input[left &+ i] + input[right &+ i])
      let b = t1 * (input[left &+ i &- 1] + input[right &+ i &+ 1])
      let c = t2 * (input[left &+ i &- 2] + input[right &+ i &+ 2])
      let d = t3 * (input[left &+ i &- 3] + input[right &+ i &+ 3])
      out[start &+ i] += (a + b) + (c + d)
    }
  }

  /// The row in the middle and the four pairs next to it.
  private static func beginRows(
    _ input: Span<Float>, at middle: Int, _ stride: Int, _ count: Int, _ tap: Float, _ taps: SIMD4<Float>,
    into out: inout MutableSpan<Float>, at start: Int
  ) {
    precondition(stride >= 0 && middle >= 4 * stride && middle + 4 * stride + count <= input.count)
    precondition(start >= 0 && start + count <= out.count)
    let (t0, t1, t2, t3) = (taps.x, taps.y, taps.z, taps.w)
    let (u0, u1) = (middle &- stride, middle &- 2 &* stride)
    let (u2, u3) = (middle &- 3 &* stride, middle &- 4 &* stride)
    let (v0, v1) = (middle &+ stride, middle &+ 2 &* stride)
    let (v2, v3) = (middle &+ 3 &* stride, middle &+ 4 &* stride)
    for i in 0..<count {
      let a = t0 * (input[u0 &+ i] + input[v0 &+ i])
      let b = t1 * (input[u1 &+ i] + input[v1 &+ i])
      let c = t2 * (input[u2 &+ i] + input[v2 &+ i])
      let d = t3 * (input[u3 &+ i] + input[v3 &+ i])
      out[start &+ i] = tap * input[middle &+ i] + ((a + b) + (c + d))
    }
  }

  /// Three pairs of rows, each a stride further apart than the one before.
  private static func addRows(
    _ input: Span<Float>, at above: Int, _ below: Int, _ stride: Int, _ count: Int,
    _ taps: (Float, Float, Float), into out: inout MutableSpan<Float>, at start: Int
  ) {
    precondition(above >= 2 * stride && above <= below && below + 2 * stride + count <= input.count)
    precondition(stride >= 0 && start >= 0 && start + count <= out.count)
    let (t0, t1, t2) = taps
    let (u1, u2) = (above &- stride, above &- 2 &* stride)
    let (v1, v2) = (below &+ stride, below &+ 2 &* stride)
    for i in 0..<count {
      let a = (out[start &+ i] + t0 * input[above &+ i]) + t0 * input[below &+ i]
      let b = (a + t1 * input[u1 &+ i]) + t1 * input[v1 &+ i]
      out[start &+ i] = (b + t2 * input[u2 &+ i]) + t2 * input[v2 &+ i]
    }
  }

  /// Four pairs of rows, each a stride further apart than the one before.
  private static func addRows(
    _ input: Span<Float>, at above: Int, _ below: Int, _ stride: Int, _ count: Int, _ taps: SIMD4<Float>,
    into out: inout MutableSpan<Float>, at start: Int
  ) {
    precondition(above >= 3 * stride && above <= below && below + 3 * stride + count <= input.count)
    precondition(stride >= 0 && start >= 0 && start + count <= out.count)
    let (t0, t1, t2, t3) = (taps.x, taps.y, taps.z, taps.w)
    let (u1, u2, u3) = (above &- stride, above &- 2 &* stride, above &- 3 &* stride)
    let (v1, v2, v3) = (below &+ stride, below &+ 2 &* stride, below &+ 3 &* stride)
    for i in 0..<count {
      let a = t0 * (input[above &+ i] + input[below &+ i])
      let b = t1 * (input[u1 &+ i] + input[v1 &+ i])
      let c = t2 * (input[u2 &+ i] + input[v2 &+ i])
      let d = t3 * (input[u3 &+ i] + input[v3 &+ i])
      out[start &+ i] += (a + b) + (c + d)
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

  /// Adds the weighted sum of four rows of `input`, `stride` apart.
  static func accumulate(
    _ input: Span<Float>, stride: Int, count: Int, _ w: SIMD4<Float>, into out: inout MutableSpan<Float>,
    at start: Int
  ) {
    precondition(count >= 0 && stride >= 0 && 3 * stride + count <= input.count)
    precondition(start >= 0 && start + count <= out.count)
    let (w0, w1, w2, w3) = (w.x, w.y, w.z, w.w)
    let (third, fourth) = (2 &* stride, 3 &* stride)
    for i in 0..<count {
      let upper = w0 * input[i] + w1 * input[stride &+ i]
      let lower = w2 * input[third &+ i] + w3 * input[fourth &+ i]
      out[start &+ i] += upper + lower
    }
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

  /// Multiplies with 1 minus a share of a mask.
  static func passThrough(
    _ numbers: [Float], at from: Int, count: Int, _ opacity: Float, into values: inout [Float], at start: Int
  ) {
    let mask = numbers.span
    var out = values.mutableSpan
    precondition(
      count >= 0 && from >= 0 && from + count <= mask.count && start >= 0 && start + count <= out.count)
    for i in 0..<count { out[start &+ i] *= 1 - opacity * mask[from &+ i] }
  }

  /// Limits numbers to 0...`most`.
  static func clamp(_ values: inout MutableSpan<Float>, to most: Float) {
    for i in 0..<values.count {
      let low = values[i] > 0 ? values[i] : 0
      values[i] = low < most ? low : most
    }
  }
}
