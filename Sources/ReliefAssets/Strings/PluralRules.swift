import Foundation

/// The forms that languages have for numbers of things.
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other
}

/// Which form a number takes in a language.
///
/// Source: Unicode CLDR 45, "Language Plural Rules", cardinal numbers; compact exponents are not looked at. A language
/// that is not listed has one form for one and another for all else.
package enum PluralRules {
  /// The form for a number as it is written with so many decimals.
  ///
  /// - Parameters:
  ///   - value: the number; its sign does not count.
  ///   - decimals: how many digits are written behind the point.
  ///   - language: a code of ISO 639, such as `ar`.
  package static func category(_ value: Double, decimals: Int = 0, language: String) -> PluralCategory {
    let n = Operands(value, decimals)
    switch language {
    case "ja", "zh", "yue", "ko", "th", "vi", "id", "ms", "lo", "my", "km", "yo", "bo", "dz", "ig", "jv",
      "su", "sg", "ii", "to", "wo", "bm":
      return .other
    case "pt-PT": return n.i == 1 && n.v == 0 ? .one : n.isMillions ? .many : .other
    case "fr": return n.i == 0 || n.i == 1 ? .one : n.isMillions ? .many : .other
    case "pt": return n.i == 0 || n.i == 1 ? .one : n.isMillions ? .many : .other
    case "es": return n.isInteger(1) ? .one : n.isMillions ? .many : .other
    case "it", "ca", "vec", "scn": return n.i == 1 && n.v == 0 ? .one : n.isMillions ? .many : .other
    case "hi", "bn", "fa", "gu", "kn", "am", "zu", "as", "doi", "pcm":
      return n.i == 0 || n.isInteger(1) ? .one : .other
    case "hy", "ff", "kab": return n.i == 0 || n.i == 1 ? .one : .other
    case "pa", "ti", "ln", "mg", "ak", "wa", "bho", "guw", "nso": return n.t == 0 && n.i <= 1 ? .one : .other
    case "se", "smi", "sma", "smj", "smn", "sms", "iu", "sat", "naq":
      return n.isInteger(1) ? .one : n.isInteger(2) ? .two : .other
    case "dsb", "hsb":
      let rests = n.v == 0 ? [n.i % 100, n.f % 100] : [n.f % 100]
      return rests.contains(1)
        ? .one : rests.contains(2) ? .two : rests.contains { $0 == 3 || $0 == 4 } ? .few : .other
    case "si": return (n.t == 0 && n.i <= 1) || (n.i == 0 && n.f == 1) ? .one : .other
    case "fil", "tl", "ceb":
      let digit = n.v == 0 ? n.i % 10 : n.f % 10
      return [4, 6, 9].contains(digit) ? .other : .one
    case "tr", "hu", "el", "bg", "nb", "no", "nn", "ta", "te", "ml", "mr", "az", "kk", "ky", "uz", "ka", "sq",
      "eu", "mn", "af", "ne", "tk", "or", "ckb", "ku", "ps", "sd", "so", "ha", "sn", "xh", "ee", "eo", "fo",
      "lb",
      "rm", "gsw", "ug", "dv", "kl", "om", "os", "lg", "ny", "st", "ss", "tn", "ts", "ve", "nr", "nd", "pap",
      "fur",
      "haw", "syr", "tig", "wae":
      return n.isInteger(1) ? .one : .other
    case "da": return n.isInteger(1) || (n.t != 0 && n.i <= 1) ? .one : .other
    case "ru", "uk": return slavic(n)
    case "be": return belarusian(n)
    case "pl": return polish(n)
    case "cs", "sk": return n.v != 0 ? .many : n.i == 1 ? .one : (2...4).contains(n.i) ? .few : .other
    case "hr", "sr", "bs", "sh": return southSlavic(n)
    case "sl":
      if n.v != 0 { return .few }
      return n.i % 100 == 1 ? .one : n.i % 100 == 2 ? .two : (3...4).contains(n.i % 100) ? .few : .other
    case "ar": return arabic(n)
    case "he", "iw":
      if (n.i == 1 && n.v == 0) || (n.i == 0 && n.v != 0) { return .one }
      return n.i == 2 && n.v == 0 ? .two : .other
    case "lt":
      if n.t != 0 { return .many }
      if n.i % 10 == 1, !(11...19).contains(n.i % 100) { return .one }
      return (2...9).contains(n.i % 10) && !(11...19).contains(n.i % 100) ? .few : .other
    case "lv":
      return latvian(n)
    case "ro", "mo":
      if n.i == 1, n.v == 0 { return .one }
      return n.v != 0 || n.i == 0 || (n.i != 1 && (1...19).contains(n.i % 100)) ? .few : .other
    case "ga":
      guard n.t == 0 else { return .other }
      return n.i == 1
        ? .one
        : n.i == 2
          ? .two
          : (3...6).contains(n.i)
            ? .few
            : (7...10).contains(n.i) ? .many : .other
    case "cy":
      guard n.t == 0 else { return .other }
      switch n.i {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      case 3: return .few
      case 6: return .many
      default: return .other
      }
    case "gd":
      guard n.t == 0 else { return .other }
      return n.i == 1 || n.i == 11
        ? .one
        : n.i == 2 || n.i == 12 ? .two : (3...10).contains(n.i) || (13...19).contains(n.i) ? .few : .other
    case "mt":
      guard n.t == 0 else { return .other }
      let rest = n.i % 100
      if n.i == 1 || n.i == 2 { return n.i == 1 ? .one : .two }
      return n.i == 0 || (3...10).contains(rest) ? .few : (11...19).contains(rest) ? .many : .other
    case "is":
      return ends(n.t == 0 ? n.i : n.t) ? .one : .other
    case "mk":
      return ends(n.v == 0 ? n.i : n.f) ? .one : .other
    default: return n.i == 1 && n.v == 0 ? .one : .other
    }
  }

  /// Whether a number ends in 1, but not in 11.
  private static func ends(_ number: Int) -> Bool { number % 10 == 1 && number % 100 != 11 }

  /// CLDR's operands: the integer digits, how many decimals are seen, and these with and without zeros at the end.
  private struct Operands {
    let i: Int, v: Int, f: Int, t: Int

    init(_ value: Double, _ decimals: Int) {
      let value = value.isFinite ? min(abs(value), 1e15) : 0
      v = min(max(decimals, 0), 9)
      var unit = 1
      for _ in 0..<v { unit *= 10 }
      let whole = value.rounded(.down)
      // A number whose decimals round up to one is written as the next integer.
      let part = Int(((value - whole) * Double(unit)).rounded())
      i = Int(whole) + (part >= unit ? 1 : 0)
      f = part >= unit ? 0 : part
      var tail = f
      while tail != 0, tail % 10 == 0 { tail /= 10 }
      t = tail
    }

    func isInteger(_ number: Int) -> Bool { i == number && t == 0 }
    var isMillions: Bool { v == 0 && i != 0 && i % 1_000_000 == 0 }
  }

  private static func slavic(_ n: Operands) -> PluralCategory {
    guard n.v == 0 else { return .other }
    if n.i % 10 == 1, n.i % 100 != 11 { return .one }
    return (2...4).contains(n.i % 10) && !(12...14).contains(n.i % 100) ? .few : .many
  }

  private static func belarusian(_ n: Operands) -> PluralCategory {
    guard n.t == 0 else { return .other }
    if n.i % 10 == 1, n.i % 100 != 11 { return .one }
    return (2...4).contains(n.i % 10) && !(12...14).contains(n.i % 100) ? .few : .many
  }

  private static func polish(_ n: Operands) -> PluralCategory {
    guard n.v == 0 else { return .other }
    if n.i == 1 { return .one }
    return (2...4).contains(n.i % 10) && !(12...14).contains(n.i % 100) ? .few : .many
  }

  private static func southSlavic(_ n: Operands) -> PluralCategory {
    let (whole, part) = (n.v == 0, n.f)
    if (whole && ends(n.i)) || ends(part) { return .one }
    let isFew =
      (whole && (2...4).contains(n.i % 10) && !(12...14).contains(n.i % 100))
      || ((2...4).contains(part % 10) && !(12...14).contains(part % 100))
    return isFew ? .few : .other
  }

  private static func latvian(_ n: Operands) -> PluralCategory {
    let isTeen = (11...19).contains(n.i % 100)
    if (n.t == 0 && (n.i % 10 == 0 || isTeen)) || (n.v == 2 && (11...19).contains(n.f)) { return .zero }
    if n.t == 0 && ends(n.i) { return .one }
    return n.v == 2 ? (ends(n.f) ? .one : .other) : n.f % 10 == 1 ? .one : .other
  }

  private static func arabic(_ n: Operands) -> PluralCategory {
    guard n.t == 0 else { return .other }
    switch n.i {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    default:
      return (3...10).contains(n.i % 100) ? .few : (11...99).contains(n.i % 100) ? .many : .other
    }
  }
}
