import ReliefDrawing

/// Colours as people write them: `#F2F3F7`, `hsl(166 54% 59%)`, `rgb(…)`, `display-p3(…)`, `clear`.
package enum ColorText {
  /// What may be written, for error messages.
  package static let forms = """
    #RGB, #RGBA, #RRGGBB, #RRGGBBAA, "rgb(242 243 247)", "rgb(95% 95% 97% / 50%)", "hsl(228 24% 96%)", \
    "display-p3(0.95 0.95 0.97)" or "clear"
    """

  /// The colour that a text names; nil where it names none.
  ///
  /// Functions are those of CSS Color 4: components with spaces and an opacity behind a slash, or all with commas.
  /// Numbers out of their ranges name no colour, except for hues, which go round.
  package static func color(_ text: String) -> ResolvedColor? {
    let text = text.lowercased()
    if text == "clear" { return .clear }
    if text.hasPrefix("#") { return hexadecimal(text.utf8.dropFirst()) }
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
    let inside = text[text.index(after: open)...].dropLast()
    guard let (parts, opacity) = components(inside) else { return nil }
    switch text[..<open] {
    case "rgb", "rgba":
      guard let r = part(parts[0], of: 255), let g = part(parts[1], of: 255), let b = part(parts[2], of: 255)
      else { return nil }
      return ResolvedColor(red: r, green: g, blue: b, opacity: opacity)
    case "hsl", "hsla":
      guard let hue = degrees(parts[0]), let s = part(parts[1], of: 100), let l = part(parts[2], of: 100)
      else { return nil }
      return hsl(hue: hue, saturation: s, lightness: l, opacity: opacity)
    case "display-p3":
      guard let r = part(parts[0], of: 1), let g = part(parts[1], of: 1), let b = part(parts[2], of: 1)
      else { return nil }
      return displayP3(red: r, green: g, blue: b, opacity: opacity)
    default: return nil
    }
  }

  private static func hexadecimal(_ text: Substring.UTF8View) -> ResolvedColor? {
    hexadecimal(Array(text))
  }

  private static func hexadecimal(_ text: [UInt8]) -> ResolvedColor? {
    var digits: [UInt8] = []
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digits.append(byte - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    let parts = stride(from: 0, to: digits.count, by: 2).map {
      Double(digits[$0] * 16 + digits[$0 + 1]) / 255
    }
    return ResolvedColor(
      red: parts[0], green: parts[1], blue: parts[2], opacity: parts.count == 4 ? parts[3] : 1)
  }

  /// The three components and the opacity.
  private static func components(_ text: Substring) -> (parts: [Substring], opacity: Double)? {
    let halves = text.split(separator: "/", omittingEmptySubsequences: false)
    guard halves.count <= 2 else { return nil }
    var parts: [Substring]
    if text.contains(",") {
      guard halves.count == 1 else { return nil }
      parts = text.split(separator: ",", omittingEmptySubsequences: false).map(trimmed)
    } else {
      parts = halves[0].split(separator: " ")
      guard parts.count == 3 else { return nil }
      parts += halves.dropFirst().map(trimmed)
    }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    guard parts.count == 4 else { return (parts, 1) }
    guard let opacity = part(parts[3], of: 1) else { return nil }
    return (parts, opacity)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }

  private static func number(_ text: Substring) -> Double? {
    guard let first = text.utf8.first, first < UInt8(ascii: "a") else { return nil }
    guard !text.contains("x"), let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// A number from 0 to `whole`, or a percentage, as a fraction of 1.
  private static func part(_ text: Substring, of whole: Double) -> Double? {
    let fraction =
      text.hasSuffix("%") ? number(text.dropLast()).map { $0 / 100 } : number(text).map { $0 / whole }
    guard let fraction, fraction >= 0, fraction <= 1 else { return nil }
    return fraction
  }

  private static func degrees(_ text: Substring) -> Double? {
    number(text.hasSuffix("deg") ? text.dropLast(3) : text)
  }

  /// Source: CSS Color 4, section 7.1 (hslToRgb).
  private static func hsl(hue: Double, saturation: Double, lightness: Double, opacity: Double)
    -> ResolvedColor
  {
    let turned = hue.truncatingRemainder(dividingBy: 360)
    let h = turned < 0 ? turned + 360 : turned
    let a = saturation * min(lightness, 1 - lightness)
    func component(_ n: Double) -> Double {
      let k = (n + h / 30).truncatingRemainder(dividingBy: 12)
      return lightness - a * max(-1, min(k - 3, 9 - k, 1))
    }
    return ResolvedColor(red: component(0), green: component(8), blue: component(4), opacity: opacity)
  }

  /// Display P3 has sRGB's transfer function and white, and primaries (0.680, 0.320), (0.265, 0.690), (0.150, 0.060).
  ///
  /// Source: SMPTE EG 432-1; the matrix of linear light follows from both spaces' primaries and D65 (0.3127, 0.3290).
  private static func displayP3(red: Double, green: Double, blue: Double, opacity: Double) -> ResolvedColor {
    let (r, g, b) = (SRGB.linear(red), SRGB.linear(green), SRGB.linear(blue))
    // Greys are the same in both; the matrix would move them by its last digit.
    if red == green, green == blue { return ResolvedColor(white: red, opacity: opacity) }
    return ResolvedColor(
      red: SRGB.encoded(1.224_940_176_280_56 * r - 0.224_940_176_280_56 * g),
      green: SRGB.encoded(-0.042_056_954_709_688 * r + 1.042_056_954_709_688 * g),
      blue: SRGB.encoded(
        -0.019_637_554_590_334 * r - 0.078_636_045_550_632 * g + 1.098_273_600_140_966 * b),
      opacity: opacity)
  }
}
