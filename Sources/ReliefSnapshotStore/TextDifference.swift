/// Compares texts line by line, as `diff -u` shows it.
package enum TextDifference {
  /// Lines around a change that are shown with it.
  private static let context = 3
  /// Texts with more differing lines than this are shown whole, old then new: the search takes their product in time.
  private static let limit = 2000

  /// The lines that differ with some around them; nil where the texts are equal.
  package static func lines(_ old: String, _ new: String) -> String? {
    if old == new { return nil }
    let a = old.split(separator: "\n", omittingEmptySubsequences: false)
    let b = new.split(separator: "\n", omittingEmptySubsequences: false)
    var (head, tail) = (0, 0)
    while head < min(a.count, b.count), a[head] == b[head] { head += 1 }
    while tail < min(a.count, b.count) - head, a[a.count - 1 - tail] == b[b.count - 1 - tail] { tail += 1 }
    let (removed, added) = (Array(a[head..<a.count - tail]), Array(b[head..<b.count - tail]))
    var result = a[max(head - context, 0)..<head].map { "  \($0)" }
    result += changes(removed, added)
    result += a[(a.count - tail)..<min(a.count - tail + context, a.count)].map { "  \($0)" }
    return result.joined(separator: "\n")
  }

  /// The shortest list of lines taken away and put in.
  private static func changes(_ a: [Substring], _ b: [Substring]) -> [String] {
    guard a.count <= limit, b.count <= limit, !a.isEmpty, !b.isEmpty else {
      return a.map { "- \($0)" } + b.map { "+ \($0)" }
    }
    // How many lines the rests from each pair of places have in common.
    let stride = b.count + 1
    var common = [Int32](repeating: 0, count: (a.count + 1) * stride)
    for i in a.indices.reversed() {
      for j in b.indices.reversed() {
        let here = i * stride + j
        common[here] =
          a[i] == b[j] ? common[here + stride + 1] + 1 : max(common[here + stride], common[here + 1])
      }
    }
    var lines: [String] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if i < a.count, j < b.count, a[i] == b[j] {
        lines.append("  \(a[i])")
        (i, j) = (i + 1, j + 1)
      } else if j >= b.count || i < a.count && common[(i + 1) * stride + j] >= common[i * stride + j + 1] {
        lines.append("- \(a[i])")
        i += 1
      } else {
        lines.append("+ \(b[j])")
        j += 1
      }
    }
    return lines
  }
}
