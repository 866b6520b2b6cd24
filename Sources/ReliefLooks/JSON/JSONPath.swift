/// The way to a JSON value from the top, such as `$.layers[2].shadows[0].radius`.
package indirect enum JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// The whole text.
  case top
  /// The value of a key.
  case key(String, of: JSONPath)
  /// An item of a list, from 0.
  case item(Int, of: JSONPath)

  package var description: String {
    switch self {
    case .top: "$"
    case .key(let key, let parent): parent.description + JSONPath.suffix(key)
    case .item(let index, let parent): "\(parent)[\(index)]"
    }
  }

  /// How a key is written behind its object: `.key`, or quoted where it is no plain word.
  static func suffix(_ key: String) -> String {
    let isPlain =
      !key.isEmpty
      && key.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
          || Character(UnicodeScalar(byte)).isLetter && byte < 0x80
          || Character(UnicodeScalar(byte)).isNumber && byte < 0x80
      }
    return isPlain ? "." + key : "[\(JSONText.quoted(key))]"
  }
}
