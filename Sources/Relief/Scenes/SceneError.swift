/// What is wrong with a scene, where it stands, and what would be right.
public enum SceneError: Error, Hashable, Sendable {
  /// The text is not JSON.
  case malformed(reason: String, ScenePlace)
  /// A key that scenes do not have there; the nearest that they have, or else all of them.
  case unknownKey(String, nearest: String?, known: [String], ScenePlace)
  /// A key that must be there is not.
  case missingKey(String, reason: String, ScenePlace)
  /// A value of the wrong type, out of range, or not among the choices.
  case invalid(found: String, expected: String, ScenePlace)
  /// A `$name` that `colors` does not have.
  case unknownColor(String, nearest: String?, ScenePlace)
  /// A picture file that cannot be used.
  case unreadableImage(file: String, reason: String, ScenePlace)
  /// Two keys that exclude each other, or one that means nothing without another.
  case conflict(reason: String, ScenePlace)
  /// The scene file itself cannot be read.
  case unreadableFile(file: String, reason: String)

  /// Where the fault stands; nil where there is no text.
  public var place: ScenePlace? {
    switch self {
    case .malformed(_, let place), .unknownKey(_, _, _, let place), .missingKey(_, _, let place): place
    case .invalid(_, _, let place), .unknownColor(_, _, let place), .unreadableImage(_, _, let place): place
    case .conflict(_, let place): place
    case .unreadableFile: nil
    }
  }
}

/// A place in a scene file.
public struct ScenePlace: Hashable, Sendable, CustomStringConvertible {
  /// The file, as it was named.
  public var file: String
  /// The line and the column, from 1.
  public var line: Int, column: Int
  /// The way to the value, such as `$.layers[2].fill`.
  public var path: String

  /// `button.json:7:15: $.layers[2].fill`.
  public var description: String { "\(file):\(line):\(column): \(path)" }
}

extension SceneError: CustomStringConvertible {
  /// The message: the file, the place, what is wrong, and the way out.
  public var description: String {
    switch self {
    case .malformed(let reason, let place): return "\(place): not valid JSON: \(reason)"
    case .unknownKey(let key, let nearest, let known, let place):
      let hint = nearest.map { "did you mean \"\($0)\"?" } ?? "known here: \(known.joined(separator: ", "))"
      return "\(place): unknown key \"\(key)\"; \(hint)"
    case .missingKey(let key, let reason, let place): return "\(place): \"\(key)\" is missing; \(reason)"
    case .invalid(let found, let expected, let place): return "\(place): found \(found), expected \(expected)"
    case .unknownColor(let name, let nearest, let place):
      let hint = nearest.map { "did you mean \"$\($0)\"?" } ?? "name it in the scene's \"colors\""
      return "\(place): no colour is called \"$\(name)\"; \(hint)"
    case .unreadableImage(let file, let reason, let place):
      return "\(place): cannot use \"\(file)\": \(reason)"
    case .conflict(let reason, let place): return "\(place): \(reason)"
    case .unreadableFile(let file, let reason): return "\(file): \(reason)"
    }
  }
}
