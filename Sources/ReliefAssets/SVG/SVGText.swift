import Foundation
import ReliefGeometry

/// Numbers, lengths and transforms as SVG writes them.
enum SVGText {
  /// All numbers of a text, separated by anything that is none.
  static func numbers(_ text: String) -> [Double] {
    var numbers: [Double] = []
    var word = ""
    func isFinished(before character: Character) -> Bool {
      switch character {
      case "0"..."9": false
      case "e", "E": word.isEmpty
      case "-", "+": !(word.hasSuffix("e") || word.hasSuffix("E") || word.isEmpty)
      case ".": word.contains(".") || word.lowercased().contains("e")
      default: true
      }
    }
    for character in text {
      if isFinished(before: character) {
        if let number = Double(word), number.isFinite { numbers.append(number) }
        word = "-+.".contains(character) ? String(character) : ""
      } else {
        word.append(character)
      }
    }
    if let number = Double(word), number.isFinite { numbers.append(number) }
    return numbers
  }

  /// A length in user units; percent of `whole`. CSS Values 3, section 6.2: an inch is 96 units.
  static func length(_ text: String?, whole: Double = 0, em: Double = 16) -> Double? {
    guard let text = text?.trimmingSpaces, let number = numbers(text).first else { return nil }
    let unit = String(text.reversed().prefix { $0.isLetter || $0 == "%" }.reversed()).lowercased()
    let factors = [
      "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54, "em": em,
      "rem": em, "ex": em / 2, "%": whole / 100,
    ]
    return factors[unit].map { $0 * number }
  }

  /// What `transform` says; parts that are not understood count as nothing.
  static func transform(_ text: String?) -> CGAffineTransform {
    guard let text else { return .identity }
    var result = CGAffineTransform.identity
    for part in text.split(separator: ")") {
      guard let open = part.firstIndex(of: "(") else { continue }
      let name = String(part[..<open].filter { $0.isLetter })
      let n = numbers(String(part[part.index(after: open)...]))
      guard let one = transform(name, n) else { continue }
      result = one.concatenating(result)
    }
    return result
  }

  private static func transform(_ name: String, _ n: [Double]) -> CGAffineTransform? {
    switch (name, n.count) {
    case ("matrix", 6): return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1): return CGAffineTransform(translationX: n[0], y: 0)
    case ("translate", 2): return CGAffineTransform(translationX: n[0], y: n[1])
    case ("scale", 1): return CGAffineTransform(scaleX: n[0], y: n[0])
    case ("scale", 2): return CGAffineTransform(scaleX: n[0], y: n[1])
    case ("rotate", 1): return rotation(n[0])
    case ("rotate", 3):
      return CGAffineTransform(translationX: -n[1], y: -n[2]).concatenating(rotation(n[0]))
        .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
    case ("skewX", 1): return CGAffineTransform(a: 1, b: 0, c: tangent(n[0]), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): return CGAffineTransform(a: 1, b: tangent(n[0]), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }

  private static func rotation(_ degrees: Double) -> CGAffineTransform {
    let (sin, cos) = Elementary.sincos(degrees.truncatingRemainder(dividingBy: 360) * .pi / 180)
    return CGAffineTransform(a: cos, b: sin, c: -sin, d: cos, tx: 0, ty: 0)
  }

  private static func tangent(_ degrees: Double) -> Double {
    let (sin, cos) = Elementary.sincos(degrees.truncatingRemainder(dividingBy: 360) * .pi / 180)
    return cos == 0 ? 0 : sin / cos
  }
}
