/// Evaluates rows of cubic B-splines, whole cells at a time: cell i lies amid nodes i...i + 3.
extension FilterKernels {
  /// Cells of two pixels, at 1/4 and 3/4.
  static func expandByTwo(
    _ nodes: Span<Float>, at node: Int, count: Int, into out: inout MutableSpan<Float>, at start: Int
  ) {
    precondition(count >= 0 && node >= 0 && node + count + 3 <= nodes.count)
    precondition(start >= 0 && start + 2 * count <= out.count)
    let w = BlurDesign.splineWeights(at: 0.25)
    let (w0, w1, w2, w3) = (w.x, w.y, w.z, w.w)
    for i in 0..<count {
      let a = nodes[node &+ i]
      let b = nodes[node &+ i &+ 1]
      let c = nodes[node &+ i &+ 2]
      let d = nodes[node &+ i &+ 3]
      out[start &+ 2 &* i] = (w0 * a + w1 * b) + (w2 * c + w3 * d)
      out[start &+ 2 &* i &+ 1] = (w3 * a + w2 * b) + (w1 * c + w0 * d)
    }
  }

  /// Cells of four pixels, at 1/8, 3/8, 5/8 and 7/8.
  static func expandByFour(
    _ nodes: Span<Float>, at node: Int, count: Int, into out: inout MutableSpan<Float>, at start: Int
  ) {
    precondition(count >= 0 && node >= 0 && node + count + 3 <= nodes.count)
    precondition(start >= 0 && start + 4 * count <= out.count)
    let w = BlurDesign.splineWeights(at: 0.125)
    let v = BlurDesign.splineWeights(at: 0.375)
    let (w0, w1, w2, w3) = (w.x, w.y, w.z, w.w)
    let (v0, v1, v2, v3) = (v.x, v.y, v.z, v.w)
    for i in 0..<count {
      let a = nodes[node &+ i]
      let b = nodes[node &+ i &+ 1]
      let c = nodes[node &+ i &+ 2]
      let d = nodes[node &+ i &+ 3]
      out[start &+ 4 &* i] = (w0 * a + w1 * b) + (w2 * c + w3 * d)
      out[start &+ 4 &* i &+ 1] = (v0 * a + v1 * b) + (v2 * c + v3 * d)
      out[start &+ 4 &* i &+ 2] = (v3 * a + v2 * b) + (v1 * c + v0 * d)
      out[start &+ 4 &* i &+ 3] = (w3 * a + w2 * b) + (w1 * c + w0 * d)
    }
  }

  /// Cells of `phases.count` pixels, at those places.
  static func expand(
    _ nodes: Span<Float>, at node: Int, count: Int, _ phases: Span<Float>,
    into out: inout MutableSpan<Float>, at start: Int
  ) {
    precondition(count >= 0 && node >= 0 && node + count + 3 <= nodes.count)
    for i in 0..<count {
      let (a, b) = (nodes[node &+ i], nodes[node &+ i &+ 1])
      let (c, d) = (nodes[node &+ i &+ 2], nodes[node &+ i &+ 3])
      let k = SIMD4(a + 4 * b + c, 3 * (c - a), 3 * (a - 2 * b + c), d - a + 3 * (b - c)) * (1 / 6)
      cubic(k, phases, into: &out, at: start &+ i &* phases.count)
    }
  }

  /// A cubic with the coefficients `k`, the constant first. A loop of its own, so that its checks are made once.
  private static func cubic(
    _ k: SIMD4<Float>, _ phases: Span<Float>, into out: inout MutableSpan<Float>, at start: Int
  ) {
    let count = phases.count
    precondition(start >= 0 && start + count <= out.count)
    let (k0, k1, k2, k3) = (k.x, k.y, k.z, k.w)
    for p in 0..<count {
      let t = phases[p]
      out[start &+ p] = ((k3 * t + k2) * t + k1) * t + k0
    }
  }
}
