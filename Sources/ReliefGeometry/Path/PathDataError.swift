/// What is wrong with SVG path data. Positions count characters from 1.
public enum PathDataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The data does not start with `M` or `m`.
  case noStart(position: Int)
  /// A character that is neither a command nor part of a number where one may stand.
  case unexpected(Character, position: Int)
  /// The data ends before the last command has all its numbers.
  case unexpectedEnd(command: Character, position: Int)
  /// A number too large for a `Double`.
  case tooLarge(position: Int)
  /// An arc flag that is neither 0 nor 1.
  case badFlag(Character, position: Int)

  /// A sentence that says what to change.
  public var description: String {
    switch self {
    case .noStart(let position):
      "Path data must start with M or m (character \(position))."
    case .unexpected(let character, let position):
      "Character \(position) of the path data, “\(character)”, is neither a command nor part of a number."
    case .unexpectedEnd(let command, let position):
      "The path data ends at character \(position), before “\(command)” has all its numbers."
    case .tooLarge(let position):
      "The number at character \(position) of the path data is too large."
    case .badFlag(let character, let position):
      "Character \(position) of the path data is an arc flag and must be 0 or 1, not “\(character)”."
    }
  }
}
