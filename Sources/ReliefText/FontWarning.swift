/// Something about fonts that a user should know; the text is drawn nevertheless.
public enum FontWarning: Hashable, Sendable, CustomStringConvertible {
  /// A family is not there; another stands in for it (nil: none at all, characters are drawn as boxes).
  case missingFamily(String, package: String?, substitute: String?)
  /// No font has a character.
  case missingCharacter(Unicode.Scalar, package: String?)
  /// A file is not a font.
  case unreadable(file: String)

  /// A sentence that names the way out.
  public var description: String {
    switch self {
    case .missingFamily(let family, let package, let substitute):
      let drawn = substitute.map { "\($0) is used instead" } ?? "there is no other font, so boxes are drawn"
      let remedy = package.map { "install it with `apt-get install \($0)`" } ?? "register its file"
      return "The font \(family) is not installed: \(drawn); \(remedy)."
    case .missingCharacter(let scalar, let package):
      let code = String(scalar.value, radix: 16, uppercase: true)
      let remedy = package.map { "install one with `apt-get install \($0)`" } ?? "register a font that has it"
      return
        "No font has the character U+\(String(repeating: "0", count: max(0, 4 - code.count)))\(code): \(remedy)."
    case .unreadable(let file):
      return "\(file) is not a font that can be read: TrueType, OpenType and collections of them can."
    }
  }
}
