/// Rows into cubic B-splines and back, whole cells at a time: cell i lies amid nodes i...i + 3.
extension FilterKernels {
  /// Cells of `spacing` pixels: 1 (a copy), 2 or a multiple of 4. `phases` says where the pixels of a cell lie in it, by
  /// fours.
  static func evaluate(
    _ nodes: Span<Float>, at node: Int, count: Int, spacing: Int, _ phases: Span<SIMD4<Float>>,
    into out: inout MutableSpan<Float>, at start: Int
  ) {
    switch spacing {
    case 1: copy(nodes, at: node, count: count, into: &out, at: start)
    case 2: expandByTwo(nodes, at: node, count: count, into: &out, at: start)
    case 4: expandByFour(nodes, at: node, count: count, into: &out, at: start)
    default: expand(nodes, at: node, count: count, phases, into: &out, at: start)
    }
  }

  /// Cells of two pixels, at 1/4 and 3/4.
  private static func expandByTwo(
    _ nodes: Span<Float>, at node: Int, count: Int, into out: inout MutableSpan<Float>, at start: Int
  ) {
    precondition(count >= 0 && node >= 0 && node + count + 3 <= nodes.count)
    precondition(start >= 0 && start + 2 * count <= out.count)
    let w = BlurDesign.splineWeights(at: 0.25)
    let (w0, w1, w2, w3) = (w.x, w.y, w.z, w.w)
    var i = 0
    while i &+ 3 < count {
      // Four cells at once.
      let (a, b) = (load(nodes, at: node &+ i), load(nodes, at: node &+ i &+ 1))
      let (c, d) = (load(nodes, at: node &+ i &+ 2), load(nodes, at: node &+ i &+ 3))
      let left = (w0 * a + w1 * b) + (w2 * c + w3 * d)
      let right = (w3 * a + w2 * b) + (w1 * c + w0 * d)
      let place = start &+ 2 &* i
      store(SIMD4(left.x, right.x, left.y, right.y), into: &out, at: place)
      store(SIMD4(left.z, right.z, left.w, right.w), into: &out, at: place &+ 4)
      i &+= 4
    }
    while i < count {
      let (a, b) = (nodes[node &+ i], nodes[node &+ i &+ 1])
      let (c, d) = (nodes[node &+ i &+ 2], nodes[node &+ i &+ 3])
      out[start &+ 2 &* i] = (w0 * a + w1 * b) + (w2 * c + w3 * d)
      out[start &+ 2 &* i &+ 1] = (w3 * a + w2 * b) + (w1 * c + w0 * d)
      i &+= 1
    }
  }

  /// Cells of four pixels, at 1/8, 3/8, 5/8 and 7/8.
  private static func expandByFour(
    _ nodes: Span<Float>, at node: Int, count: Int, into out: inout MutableSpan<Float>, at start: Int
  ) {
    precondition(count >= 0 && node >= 0 && node + count + 3 <= nodes.count)
    let w = BlurDesign.splineWeights(at: 0.125)
    let v = BlurDesign.splineWeights(at: 0.375)
    let (first, second) = (SIMD4(w.x, v.x, v.w, w.w), SIMD4(w.y, v.y, v.z, w.z))
    let (third, fourth) = (SIMD4(w.z, v.z, v.y, w.y), SIMD4(w.w, v.w, v.x, w.x))
    for i in 0..<count {
      let left = first * nodes[node &+ i] + second * nodes[node &+ i &+ 1]
      let right = third * nodes[node &+ i &+ 2] + fourth * nodes[node &+ i &+ 3]
      store(left + right, into: &out, at: start &+ 4 &* i)
    }
  }

  /// Cells of a multiple of four pixels.
  private static func expand(
    _ nodes: Span<Float>, at node: Int, count: Int, _ phases: Span<SIMD4<Float>>,
    into out: inout MutableSpan<Float>, at start: Int
  ) {
    let groups = phases.count
    precondition(count >= 0 && node >= 0 && node + count + 3 <= nodes.count)
    for i in 0..<count {
      let (a, b) = (nodes[node &+ i], nodes[node &+ i &+ 1])
      let (c, d) = (nodes[node &+ i &+ 2], nodes[node &+ i &+ 3])
      let k = SIMD4(a + 4 * b + c, 3 * (c - a), 3 * (a - 2 * b + c), d - a + 3 * (b - c)) * (1 / 6)
      let (k0, k1) = (SIMD4(repeating: k.x), SIMD4(repeating: k.y))
      let (k2, k3) = (SIMD4(repeating: k.z), SIMD4(repeating: k.w))
      var place = start &+ 4 &* i &* groups
      for p in 0..<groups {
        let t = phases[p]
        store(((k3 * t + k2) * t + k1) * t + k0, into: &out, at: place)
        place &+= 4
      }
    }
  }

  /// Four numbers that follow each other; checked once, so that they are read at once.
  private static func load(_ values: Span<Float>, at place: Int) -> SIMD4<Float> {
    precondition(place >= 0 && place < values.count - 3)
    return SIMD4(values[place], values[place + 1], values[place + 2], values[place + 3])
  }

  /// Four numbers that follow each other; checked once, so that they are written at once.
  private static func store(_ value: SIMD4<Float>, into out: inout MutableSpan<Float>, at place: Int) {
    precondition(place >= 0 && place < out.count - 3)
    out[place] = value.x
    out[place + 1] = value.y
    out[place + 2] = value.z
    out[place + 3] = value.w
  }

  /// Adds each cell of `values` to the four nodes about it; `weights` has one entry for each cell between two nodes.
  static func splat(
    _ values: Span<Float>, _ weights: Span<SIMD4<Float>>, into out: inout MutableSpan<Float>, at start: Int
  ) {
    let count = weights.count
    precondition(start >= 0 && start + (values.count + count - 1) / count + (count > 1 ? 3 : 0) <= out.count)
    if count == 1 {
      for i in 0..<values.count { out[start &+ i] += values[i] }
      return
    }
    var node = start
    var i = 0
    while i < values.count {
      // Two sums, so that one addition need not wait for the other.
      var (even, odd) = (SIMD4<Float>.zero, SIMD4<Float>.zero)
      let end = min(i &+ count, values.count)
      var k = i
      while k &+ 1 < end {
        even += weights[k &- i] * values[k]
        odd += weights[k &- i &+ 1] * values[k &+ 1]
        k &+= 2
      }
      if k < end { even += weights[k &- i] * values[k] }
      let sum = even + odd
      out[node] += sum.x
      out[node &+ 1] += sum.y
      out[node &+ 2] += sum.z
      out[node &+ 3] += sum.w
      node &+= 1
      i = end
    }
  }

  /// out[j] = what cells of two values, the first of which begins at `cell`, add to nodes 0..<`count`.
  ///
  /// Three cells before and behind are read, too. Of the eight weights the last four are the first in reverse.
  static func gatherByTwo(
    _ values: Span<Float>, at cell: Int, count: Int, _ weights: Span<SIMD4<Float>>,
    into out: inout MutableSpan<Float>, at start: Int
  ) {
    precondition(weights.count == 2 && cell >= 6 && count >= 0 && cell + 2 * count <= values.count)
    precondition(start >= 0 && start + count <= out.count)
    let (w0, w1, w2, w3) = (weights[0].w, weights[1].w, weights[0].z, weights[1].z)
    for j in 0..<count {
      let i = cell &+ 2 &* j
      let a = w0 * (values[i &- 6] + values[i &+ 1])
      let b = w1 * (values[i &- 5] + values[i])
      let c = w2 * (values[i &- 4] + values[i &- 1])
      let d = w3 * (values[i &- 3] + values[i &- 2])
      out[start &+ j] = (a + b) + (c + d)
    }
  }

  /// out[i] = what eight rows, which follow each other from `first` on and go on at the first of all, add to the row of
  /// nodes that the last of them is the last to add to, in cells of two rows.
  static func gatherRows(
    _ rows: Span<Float>, first: Int, stride: Int, count: Int, _ weights: Span<SIMD4<Float>>,
    into out: inout MutableSpan<Float>, at start: Int
  ) {
    precondition(weights.count == 2 && count >= 0 && stride >= count && rows.count >= 8 * stride)
    precondition(first >= 0 && first < 8 && start >= 0 && start + count <= out.count)
    let (w0, w1, w2, w3) = (weights[0].w, weights[1].w, weights[0].z, weights[1].z)
    let (r0, r1) = (first &* stride, (first &+ 1) % 8 &* stride)
    let (r2, r3) = ((first &+ 2) % 8 &* stride, (first &+ 3) % 8 &* stride)
    let (r4, r5) = ((first &+ 4) % 8 &* stride, (first &+ 5) % 8 &* stride)
    let (r6, r7) = ((first &+ 6) % 8 &* stride, (first &+ 7) % 8 &* stride)
    for i in 0..<count {
      let a = w0 * (rows[r0 &+ i] + rows[r7 &+ i])
      let b = w1 * (rows[r1 &+ i] + rows[r6 &+ i])
      let c = w2 * (rows[r2 &+ i] + rows[r5 &+ i])
      let d = w3 * (rows[r3 &+ i] + rows[r4 &+ i])
      out[start &+ i] = (a + b) + (c + d)
    }
  }
}
