/// Rows of coverage, 0...1.
enum CoverageKernels {
  /// Covers what is covered by a, now also by b: a + b (1 - a).
  static func join(
    _ source: borrowing Span<Float>, at first: Int, into target: inout MutableSpan<Float>, at start: Int,
    count: Int
  ) {
    precondition(
      first >= 0 && start >= 0 && count >= 0 && first + count <= source.count && start + count <= target.count
    )
    for i in 0..<count { target[start + i] += source[first + i] * (1 - target[start + i]) }
  }
}
