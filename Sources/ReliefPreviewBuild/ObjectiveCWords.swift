import Foundation

/// Words of Objective-C in sources, which the compiler does not take on Linux: attributes are dropped, since nothing
/// here calls methods by their names, and casts to classes of Foundation's are made while the program runs.
enum ObjectiveCWords {
  /// Whether there may be such a word in a source.
  static func occur(in source: String) -> Bool {
    source.contains("@objc") || source.contains("#selector") || source.contains(" as NS")
  }

  /// What is to be said of a file with such words: each with the lines it stands in; nil where there is none.
  static func note(_ path: String, _ source: String) -> String? {
    guard source.contains("@objc") || source.contains("#selector") else { return nil }
    var (attributes, selectors): ([Int], [Int]) = ([], [])
    var line = 1
    var scanner = SourceScanner(source)
    while let piece = scanner.next() {
      let text: String
      switch piece {
      case .selector(let name):
        selectors.append(line)
        text = name
      case .code(let code):
        var rest = code[...]
        while let place = rest.range(of: "@objc") {
          attributes.append(line + code[..<place.lowerBound].utf8.count { $0 == 10 })
          rest = rest[place.upperBound...]
        }
        text = code
      case .quoted(let part), .directive(let part), .availability(_, let part): text = part
      }
      line += text.utf8.count { $0 == 10 }
    }
    guard let first = (attributes + selectors).min() else { return nil }
    let words = [("@objc", attributes), ("#selector", selectors)].filter { !$0.1.isEmpty }.map {
      word, lines in
      "\(word) in \(lines.count == 1 ? "line" : "lines") \(lines.map(String.init).joined(separator: ", "))"
    }
    return
      "\(path):\(first): \(words.joined(separator: ", ")): this needs Apple's Objective-C runtime and is not "
      + "compiled; nothing calls what it names, and the rest of the file is compiled without it"
  }

  /// A part of a source in which `#selector` was replaced before; strings and comments stay as they are.
  static func rewritten(_ text: String) -> String {
    guard text.contains("@objc") || text.contains(" as NS"),
      !["\"", "#\"", "//", "/*"].contains(where: { text.hasPrefix($0) })
    else { return text }
    // `@objc(name)`, `@objcMembers` and `@objc` are dropped; lines keep their numbers.
    var result = text.replacingOccurrences(
      of: #"@objc(Members\b|\b(\([^()\n]*\))?)"#, with: "", options: .regularExpression)
    // A cast in a pattern (`case let x as NSNumber`) tests what is there and stays.
    result = result.replacingOccurrences(
      of: #"(?m)^((?!.*\b(?:case|catch)\b).*?) as (NSNumber|NSDecimalNumber|NSString|NSDate|NSURL|NSData)\b"#,
      with: "$1 as Any as! $2", options: .regularExpression)
    return result
  }
}
