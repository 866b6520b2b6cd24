import Relief
import ReliefPreviews

/// One picture of a batch: where it goes and of what it is made.
package struct BatchPicture: Sendable {
  /// What draws it.
  package enum Origin: Sendable {
    /// A scene, by its place in the plan.
    case scene(Int)
    /// A row of a template, by their places in the plan.
    case row(template: Int, row: Int)
    /// A preview of Swift sources, by its place in the plan and its identity there.
    case preview(sources: Int, id: String)
  }

  /// The file, below the output folder.
  package var name: String
  /// Who asked for it, for people: `buttons.csv:12`.
  package var source: String
  package var origin: Origin
  /// What was chosen on each axis of variants.
  package var labels: [(axis: String, choice: String)]
  /// The circumstances.
  package var variant: PreviewVariant
  /// What the variants of one picture share: the name without them.
  package var group: String
  /// The digest of all that it is made of.
  package var inputs: String
  /// Pixels a point.
  package var scale: Double
  /// Its place in the whole plan, the same in every part.
  package var number = 0
}

/// What became of a picture.
package struct BatchResult: Sendable {
  /// How it went.
  package enum Status: String, Sendable {
    /// It was rendered.
    case made
    /// It was there, made of the same.
    case kept
    /// It could not be made.
    case failed
  }

  package var picture: BatchPicture
  package var status: Status
  /// The file's facts, where there is one.
  package var entry: BatchLedger.Entry?
  /// What went wrong.
  package var message: String?
}
