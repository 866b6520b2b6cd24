/// JSON with comments, as people write manifests: `// to the end of the line` and `/* between */`.
enum JSONComments {
  /// The text with spaces in place of its comments, so that every value keeps its place.
  static func blanked(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    var index = 0
    func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    while index < bytes.count {
      switch (bytes[index], byte(index + 1)) {
      case (UInt8(ascii: "\""), _):
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
      case (UInt8(ascii: "/"), UInt8(ascii: "/")):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
          result[index] = UInt8(ascii: " ")
          index += 1
        }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        // One that is never closed stays, and the reader complains of it.
        var end = index + 2
        while end < bytes.count, !(bytes[end] == UInt8(ascii: "*") && byte(end + 1) == UInt8(ascii: "/")) {
          end += 1
        }
        guard end < bytes.count else { return result }
        for place in index..<end + 2 where bytes[place] != UInt8(ascii: "\n") {
          result[place] = UInt8(ascii: " ")
        }
        index = end + 2
      default: index += 1
      }
    }
    return result
  }
}
