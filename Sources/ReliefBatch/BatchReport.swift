import Relief

/// What a batch made, kept and could not make.
package struct BatchReport: Sendable {
  /// Every picture of the plan, in its order.
  package var results: [BatchResult]
  /// Items and rows of which nothing could be made.
  package var faults: [(source: String, message: String)]
  /// Whether the folder is as the last run left it.
  package var isUnchanged: Bool
  /// Why the run ended early.
  package var stopped: String?

  package init(results: [BatchResult], faults: [(source: String, message: String)], isUnchanged: Bool) {
    (self.results, self.faults, self.isUnchanged) = (results, faults, isUnchanged)
  }

  /// How many pictures went so.
  package func count(_ status: BatchResult.Status) -> Int {
    results.reduce(0) { $0 + ($1.status == status ? 1 : 0) }
  }

  /// Whether all was made.
  package var isWell: Bool { faults.isEmpty && stopped == nil && count(.failed) == 0 }

  /// What could not be made, and why: a line each.
  package var failures: [String] {
    faults.map { Self.failure($0.source, $0.message) }
      + results.filter { $0.status == .failed }.map {
        "\($0.picture.name): " + Self.failure($0.picture.source, $0.message ?? "")
      }
  }

  /// A fault with its source before it, unless the message names it itself.
  private static func failure(_ source: String, _ message: String) -> String {
    message.hasPrefix(source) ? message : "\(source): \(message)"
  }
}
