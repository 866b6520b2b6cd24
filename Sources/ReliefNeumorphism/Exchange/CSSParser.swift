import SwiftUI

/// Why a text cannot be taken over into a box or a theme.
public struct ExchangeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, with the words in question, and what is expected.
  public var description: String

  init(_ description: String) { self.description = description }
}

extension CSSBox {
  /// The box that declarations describe.
  ///
  /// Read are `background`, `background-color`, `background-image`, `border-radius` and `box-shadow`, also behind a
  /// selector and with `-webkit-` before them; other properties are passed over. Lengths are in `px`.
  public init(css text: String) throws(ExchangeError) {
    self.init()
    guard text.utf8.count <= 100_000 else { throw ExchangeError("CSS of more than 100,000 bytes") }
    for declaration in CSSParser.declarations(text) {
      let value = declaration.value
      switch declaration.name {
      case "background", "background-color", "background-image": background = try CSSParser.background(value)
      case "border-radius": radius = try CSSParser.radius(value)
      case "box-shadow": shadows = try CSSParser.shadows(value)
      default: continue
      }
    }
    if background == nil, radius == nil, shadows.isEmpty {
      throw ExchangeError("no background, border-radius or box-shadow in it; expected CSS declarations")
    }
  }
}

/// Reads declarations of CSS.
enum CSSParser {
  /// Names in lower case and values, in order.
  static func declarations(_ text: String) -> [(name: String, value: String)] {
    var plain = ""
    var rest = text[...]
    while let open = rest.range(of: "/*") {
      plain += rest[..<open.lowerBound]
      rest = rest[open.upperBound...]
      rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
    }
    plain += rest
    return plain.split(whereSeparator: { $0 == ";" || $0 == "{" || $0 == "}" }).compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      var name = trimmed(part[..<colon]).lowercased()
      if name.hasPrefix("-webkit-") { name.removeFirst(8) }
      return (name, trimmed(part[part.index(after: colon)...]))
    }
  }

  static func trimmed(_ text: some StringProtocol) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The parts between separators that stand in no bracket.
  static func parts(_ text: String, at separator: (Character) -> Bool) -> [String] {
    var (parts, part, depth) = ([String](), "", 0)
    for letter in text {
      if letter == "(" { depth += 1 }
      if letter == ")" { depth -= 1 }
      if depth <= 0, separator(letter) {
        parts.append(part)
        part = ""
      } else {
        part.append(letter)
      }
    }
    return (parts + [part]).map(trimmed).filter { !$0.isEmpty }
  }

  static func background(_ value: String) throws(ExchangeError) -> CSSBox.Background {
    let lower = value.lowercased()
    guard lower.hasPrefix("linear-gradient("), lower.hasSuffix(")") else {
      return .color(try color(value))
    }
    var arguments = parts(String(value.dropFirst(16).dropLast()), at: { $0 == "," })
    var degrees = 180.0
    if let first = arguments.first, let angle = angle(first.lowercased()) {
      degrees = angle
      arguments.removeFirst()
    }
    guard arguments.count >= 2 else { throw ExchangeError("\(value): expected at least two colours") }
    var stops: [CSSBox.Stop] = []
    for argument in arguments {
      let words = parts(argument, at: \.isWhitespace)
      var location: Double?
      if words.count == 2, words[1].hasSuffix("%"), let number = Double(words[1].dropLast()) {
        location = number / 100
      } else if words.count != 1 {
        throw ExchangeError("\(argument): expected a colour and a place in %")
      }
      stops.append(CSSBox.Stop(color: try color(words[0]), location: location))
    }
    // The ends lie there unless they say, so that they need not say it.
    if stops[0].location == 0 { stops[0].location = nil }
    if stops[stops.count - 1].location == 1 { stops[stops.count - 1].location = nil }
    return .gradient(degrees: degrees, stops: stops)
  }

  private static func angle(_ text: String) -> Double? {
    if text.hasSuffix("deg"), let number = Double(text.dropLast(3)), number.isFinite { return number }
    return ["to top": 0, "to right": 90, "to bottom": 180, "to left": 270][text]
  }

  static func radius(_ value: String) throws(ExchangeError) -> CSSBox.Radius {
    let words = parts(value, at: \.isWhitespace)
    if words.count == 1, words[0].hasSuffix("%"), let number = Double(words[0].dropLast()), number.isFinite {
      // More than half of the sides is cut back to it (CSS Backgrounds and Borders 3, 4.5).
      return .part(min(max(number / 100, 0), 0.5))
    }
    guard (1...4).contains(words.count) else {
      throw ExchangeError("border-radius: \(value): expected 1 to 4 lengths")
    }
    var radii: [Double] = []
    for word in words { radii.append(max(try length(word), 0)) }
    switch radii.count {
    case 1: return .pixels([radii[0], radii[0], radii[0], radii[0]])
    case 2: return .pixels([radii[0], radii[1], radii[0], radii[1]])
    case 3: return .pixels([radii[0], radii[1], radii[2], radii[1]])
    default: return .pixels(radii)
    }
  }

  static func length(_ word: String) throws(ExchangeError) -> Double {
    let lower = word.lowercased()
    let digits = lower.hasSuffix("px") ? String(lower.dropLast(2)) : lower
    guard let number = Double(digits), number.isFinite, lower.hasSuffix("px") || number == 0 else {
      throw ExchangeError("\(word): expected a length in px")
    }
    guard abs(number) <= 100_000 else { throw ExchangeError("\(word): expected at most 100000px") }
    return number
  }

  static func shadows(_ value: String) throws(ExchangeError) -> [CSSBox.Shadow] {
    if value.lowercased() == "none" { return [] }
    var shadows: [CSSBox.Shadow] = []
    for part in parts(value, at: { $0 == "," }) {
      var (isInset, lengths, tone) = (false, [Double](), RGB.black)
      for word in parts(part, at: \.isWhitespace) {
        if word.lowercased() == "inset" {
          isInset = true
        } else if let first = word.first, first.isNumber || "+-.".contains(first) {
          lengths.append(try length(word))
        } else {
          tone = try color(word)
        }
      }
      guard (2...4).contains(lengths.count) else {
        throw ExchangeError("\(part): expected two to four lengths, as in 20px 20px 60px #bebebe")
      }
      lengths += Array(repeating: 0, count: 4 - lengths.count)
      shadows.append(
        CSSBox.Shadow(
          isInset: isInset, x: lengths[0], y: lengths[1], blur: max(lengths[2], 0), spread: lengths[3],
          color: tone))
    }
    return shadows
  }

  /// A colour: hexadecimal, `rgb()`, `hsl()` in old and new form, or a name of the few that are used here.
  static func color(_ text: String) throws(ExchangeError) -> RGB {
    guard let color = RGB(css: text) else {
      throw ExchangeError("\(text): expected a colour such as #e0e0e0, rgb(224 224 224) or hsl(166 54% 59%)")
    }
    return color
  }
}
