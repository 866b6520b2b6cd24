/// Finds the word that somebody meant.
package enum Spelling {
  /// The known word nearest to a mistyped one; nil where none is near enough to be meant.
  ///
  /// At most a third of the letters (but two at least) may be wrong; of equally near words, the first counts. A word
  /// that starts with the mistyped one, or differs from it only in case, also counts as near.
  package static func nearest(to word: String, in known: [String]) -> String? {
    // A word that is much too long is far from all, and not worth the time.
    guard word.utf8.count <= 256 else { return nil }
    let limit = max(2, word.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in known {
      var distance = distance(
        Array(word.lowercased().unicodeScalars), Array(candidate.lowercased().unicodeScalars))
      if word.count >= 3, candidate.lowercased().hasPrefix(word.lowercased()) {
        distance = min(distance, limit)
      }
      if distance <= limit, distance < candidate.count, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.word
  }

  /// How many letters must be inserted, removed, replaced or swapped with their neighbour to turn `a` into `b`.
  ///
  /// Optimal string alignment distance, O(a b).
  static func distance(_ a: [UnicodeScalar], _ b: [UnicodeScalar]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    guard a.count <= 64, b.count <= 64 else { return max(a.count, b.count) }
    var (before, previous) = ([Int](), Array(0...b.count))
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        let replaced = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        var least = min(replaced, previous[j] + 1, row[j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { least = min(least, before[j - 2] + 1) }
        row.append(least)
      }
      (before, previous) = (previous, row)
    }
    return previous[b.count]
  }
}
