import SwiftUI

extension RGB {
  /// The colour of a CSS text: `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb()` and `hsl()` with commas or spaces, `white`,
  /// `black`, `transparent`; a `#` may be missing.
  public init?(css text: String) {
    let text = text.lowercased().filter { !$0.isNewline }
    if let named = ["white": RGB.white, "black": .black, "transparent": RGB(white: 0, opacity: 0)][text] {
      self = named
    } else if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
      let words = text[text.index(after: open)...].dropLast()
        .split(whereSeparator: { $0 == "," || $0 == "/" || $0 == " " }).map(String.init)
      guard let color = RGB.function(String(text[..<open]), words) else { return nil }
      self = color
    } else {
      guard let color = RGB.hexadecimal(text.hasPrefix("#") ? String(text.dropFirst()) : text) else {
        return nil
      }
      self = color
    }
  }

  private static func hexadecimal(_ digits: String) -> RGB? {
    guard digits.allSatisfy(\.isHexDigit), digits.utf8.count == digits.count else { return nil }
    let full = digits.count == 3 || digits.count == 4 ? digits.map { "\($0)\($0)" }.joined() : digits
    guard full.count == 6 || full.count == 8, let value = UInt32(full, radix: 16) else { return nil }
    return full.count == 6 ? RGB(value) : RGB(value >> 8, opacity: Double(value & 255) / 255)
  }

  private static func function(_ name: String, _ words: [String]) -> RGB? {
    guard words.count == 3 || words.count == 4 else { return nil }
    func part(_ word: String, of whole: Double) -> Double? {
      let number = word.hasSuffix("%") ? Double(word.dropLast()).map { $0 / 100 * whole } : Double(word)
      return number.flatMap { $0.isFinite ? $0 : nil }
    }
    guard let opacity = words.count == 4 ? part(words[3], of: 1) : 1 else { return nil }
    func unit(_ v: Double) -> Double { min(max(v, 0), 1) }
    switch name {
    case "rgb", "rgba":
      guard let red = part(words[0], of: 255), let green = part(words[1], of: 255),
        let blue = part(words[2], of: 255)
      else { return nil }
      return RGB(
        red: unit(red / 255), green: unit(green / 255), blue: unit(blue / 255), opacity: unit(opacity))
    case "hsl", "hsla":
      let turn = words[0].hasSuffix("deg") ? String(words[0].dropLast(3)) : words[0]
      guard let hue = part(turn, of: 360), let saturation = part(words[1], of: 100),
        let lightness = part(words[2], of: 100)
      else { return nil }
      return RGB(
        HSL(hue: hue, saturation: unit(saturation / 100), lightness: unit(lightness / 100)),
        opacity: unit(opacity))
    default: return nil
    }
  }
}
