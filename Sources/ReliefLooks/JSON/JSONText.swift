/// Writes JSON values as text.
package enum JSONText {
  /// A string in quotation marks, with escapes where JSON asks for them.
  package static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// An object on one line, its members in the order given; values are JSON already.
  package static func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { quoted($0.key) + ": " + $0.value }.joined(separator: ", ") + "}"
  }
}
