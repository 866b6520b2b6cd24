/// What is known of a font before it is opened.
struct FontRecord: Hashable, Sendable {
  /// Where a font's data is.
  enum Source: Hashable, Sendable {
    case file(path: String, index: Int)
  }

  /// The family's names, the preferred one first.
  var families: [String]
  /// The weights it has, 100...900; a range for a variable font.
  var weights: ClosedRange<Double>
  /// The widths it has, in percent of the normal one.
  var widths: ClosedRange<Double>
  /// Whether it is slanted.
  var isItalic: Bool
  /// Whether it has axes.
  var isVariable: Bool
  /// Its data.
  var source: Source
  /// Its place in fontconfig's list; nil for registered files.
  var systemNumber: Int?

  /// Orders fonts in a way that does not depend on the order of folders.
  var sortKey: String {
    switch source {
    case .file(let path, let index): "\(families.first ?? "")\u{0}\(path)\u{0}\(1000 + index)"
    }
  }
}
