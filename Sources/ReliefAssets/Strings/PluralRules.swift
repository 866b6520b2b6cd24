import Foundation

/// The forms that languages have for numbers of things.
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other
}

/// Which form a number takes in a language.
///
/// Source: Unicode CLDR 46, "Language Plural Rules", cardinal numbers, for all its languages; compact exponents are
/// not looked at. A language that CLDR does not know has one form for all numbers, as its root has.
package enum PluralRules {
  /// The form for a number as it is written with so many decimals.
  ///
  /// - Parameters:
  ///   - value: the number; its sign does not count.
  ///   - decimals: how many digits are written behind the point.
  ///   - language: a code of ISO 639, such as `ar`; `pt-PT` is one of its own.
  package static func category(_ value: Double, decimals: Int = 0, language: String) -> PluralCategory {
    PluralRule.languages[language]?.category(PluralOperands(value, decimals)) ?? .other
  }
}

/// CLDR's operands: the integer digits, how many decimals are seen, and these with and without zeros at the end.
struct PluralOperands {
  let i: Int, v: Int, f: Int, t: Int

  init(_ value: Double, _ decimals: Int) {
    let value = value.isFinite ? min(abs(value), 1e15) : 0
    v = min(max(decimals, 0), 9)
    var unit = 1
    for _ in 0..<v { unit *= 10 }
    let whole = value.rounded(v == 0 ? .toNearestOrEven : .down)
    // Ties go to the even digit, as C writes them. A number whose decimals round up to one is the next integer.
    let part = v == 0 ? 0 : Int(((value - whole) * Double(unit)).rounded(.toNearestOrEven))
    i = Int(whole) + (part >= unit ? 1 : 0)
    f = part >= unit ? 0 : part
    var tail = f
    while tail != 0, tail % 10 == 0 { tail /= 10 }
    t = tail
  }

  /// Whether the number is whole, whatever zeros are seen: CLDR's n is i then.
  var isWhole: Bool { t == 0 }
  var isMillions: Bool { v == 0 && i != 0 && i % 1_000_000 == 0 }
  /// Whether it is one, and no decimals are seen.
  var isPlainOne: Bool { i == 1 && v == 0 }

  func isInteger(_ number: Int) -> Bool { i == number && t == 0 }
}

/// A set of conditions that some languages share.
enum PluralRule {
  case one, plainOne, upToOne, zeroOrOne, anyUpToOne, oneTwo, zeroOne
  case italian, spanish, french, danish, sinhala, tagalog, icelandic, macedonian
  case slavic, belarusian, polish, czech, southSlavic, slovenian, sorbian, lithuanian, latvian, romanian
  case arabic, hebrew, maltese, irish, welsh, scottish, breton, manx, cornish, langi, tachelhit, tamazight

  /// The form of a number.
  func category(_ n: PluralOperands) -> PluralCategory {
    switch self {
    case .one: n.isInteger(1) ? .one : .other
    case .plainOne: n.isPlainOne ? .one : .other
    case .upToOne: n.isWhole && n.i <= 1 ? .one : .other
    case .zeroOrOne: n.i == 0 || n.isInteger(1) ? .one : .other
    case .anyUpToOne: n.i <= 1 ? .one : .other
    case .oneTwo: n.isInteger(1) ? .one : n.isInteger(2) ? .two : .other
    case .zeroOne: n.isInteger(0) ? .zero : n.isInteger(1) ? .one : .other
    case .italian: n.isPlainOne ? .one : n.isMillions ? .many : .other
    case .spanish: n.isInteger(1) ? .one : n.isMillions ? .many : .other
    case .french: n.i <= 1 ? .one : n.isMillions ? .many : .other
    case .danish: n.isInteger(1) || (n.t != 0 && n.i <= 1) ? .one : .other
    case .sinhala: (n.isWhole && n.i <= 1) || (n.i == 0 && n.f == 1) ? .one : .other
    case .tagalog: [4, 6, 9].contains(n.v == 0 ? n.i % 10 : n.f % 10) ? .other : .one
    case .icelandic: Self.endsInOne(n.isWhole ? n.i : n.t) ? .one : .other
    case .macedonian: Self.endsInOne(n.v == 0 ? n.i : n.f) ? .one : .other
    case .slavic: n.v == 0 ? Self.slavic(n.i) : .other
    case .belarusian: n.isWhole ? Self.slavic(n.i) : .other
    case .polish: n.isPlainOne ? .one : n.v != 0 ? .other : Self.isFew(n.i) ? .few : .many
    case .czech: n.v != 0 ? .many : n.i == 1 ? .one : (2...4).contains(n.i) ? .few : .other
    case .southSlavic: Self.southSlavic(n)
    case .slovenian: n.v != 0 ? .few : Self.byHundreds(n.i)
    case .sorbian: Self.sorbian(n)
    case .lithuanian: Self.lithuanian(n)
    case .latvian: Self.latvian(n)
    case .romanian:
      n.isPlainOne ? .one : n.v != 0 || n.i == 0 || (1...19).contains(n.i % 100) ? .few : .other
    case .arabic: n.isWhole ? Self.arabic(n.i) : .other
    case .hebrew: Self.hebrew(n)
    case .maltese: n.isWhole ? Self.maltese(n.i) : .other
    case .irish: n.isWhole ? Self.irish(n.i) : .other
    case .welsh: n.isWhole ? [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][n.i] ?? .other : .other
    case .scottish: n.isWhole ? Self.scottish(n.i) : .other
    case .breton: n.isWhole ? Self.breton(n.i) : .other
    case .manx: n.v != 0 ? .many : Self.manx(n.i)
    case .cornish: n.isWhole ? Self.cornish(n.i) : .other
    case .langi: n.isInteger(0) ? .zero : n.i <= 1 ? .one : .other
    case .tachelhit:
      n.i == 0 || n.isInteger(1) ? .one : n.isWhole && (2...10).contains(n.i) ? .few : .other
    case .tamazight: n.isWhole && (n.i <= 1 || (11...99).contains(n.i)) ? .one : .other
    }
  }

  /// Whether a number ends in 1, but not in 11.
  private static func endsInOne(_ number: Int) -> Bool { number % 10 == 1 && number % 100 != 11 }

  /// Whether a number ends in 2, 3 or 4, but not in 12, 13 or 14.
  private static func isFew(_ number: Int) -> Bool {
    (2...4).contains(number % 10) && !(12...14).contains(number % 100)
  }

  private static func slavic(_ i: Int) -> PluralCategory {
    endsInOne(i) ? .one : isFew(i) ? .few : .many
  }

  private static func southSlavic(_ n: PluralOperands) -> PluralCategory {
    if (n.v == 0 && endsInOne(n.i)) || endsInOne(n.f) { return .one }
    return (n.v == 0 && isFew(n.i)) || isFew(n.f) ? .few : .other
  }

  private static func byHundreds(_ number: Int) -> PluralCategory {
    [1: .one, 2: .two, 3: .few, 4: .few][number % 100] ?? .other
  }

  private static func sorbian(_ n: PluralOperands) -> PluralCategory {
    let forms = [n.v == 0 ? byHundreds(n.i) : .other, byHundreds(n.f)]
    return [.one, .two, .few].first { forms.contains($0) } ?? .other
  }

  private static func lithuanian(_ n: PluralOperands) -> PluralCategory {
    if n.t != 0 { return .many }
    if (11...19).contains(n.i % 100) { return .other }
    return n.i % 10 == 1 ? .one : n.i % 10 >= 2 ? .few : .other
  }

  private static func latvian(_ n: PluralOperands) -> PluralCategory {
    let isTeen = (11...19).contains(n.i % 100)
    if (n.isWhole && (n.i % 10 == 0 || isTeen)) || (n.v == 2 && (11...19).contains(n.f)) { return .zero }
    if n.isWhole && endsInOne(n.i) { return .one }
    return (n.v == 2 ? endsInOne(n.f) : n.f % 10 == 1) ? .one : .other
  }

  private static func arabic(_ i: Int) -> PluralCategory {
    switch i {
    case 0: .zero
    case 1: .one
    case 2: .two
    default: (3...10).contains(i % 100) ? .few : i % 100 >= 11 ? .many : .other
    }
  }

  private static func hebrew(_ n: PluralOperands) -> PluralCategory {
    if n.isPlainOne || (n.i == 0 && n.v != 0) { return .one }
    return n.i == 2 && n.v == 0 ? .two : .other
  }

  private static func maltese(_ i: Int) -> PluralCategory {
    switch i {
    case 1: .one
    case 2: .two
    default: i == 0 || (3...10).contains(i % 100) ? .few : (11...19).contains(i % 100) ? .many : .other
    }
  }

  private static func irish(_ i: Int) -> PluralCategory {
    switch i {
    case 1: .one
    case 2: .two
    case 3...6: .few
    case 7...10: .many
    default: .other
    }
  }

  private static func scottish(_ i: Int) -> PluralCategory {
    switch i {
    case 1, 11: .one
    case 2, 12: .two
    case 3...19: .few
    default: .other
    }
  }

  private static func breton(_ i: Int) -> PluralCategory {
    let (digit, rest) = (i % 10, i % 100)
    if digit == 1, ![11, 71, 91].contains(rest) { return .one }
    if digit == 2, ![12, 72, 92].contains(rest) { return .two }
    if [3, 4, 9].contains(digit), ![1, 7, 9].contains(rest / 10) { return .few }
    return i != 0 && i % 1_000_000 == 0 ? .many : .other
  }

  private static func manx(_ i: Int) -> PluralCategory {
    i % 10 == 1 ? .one : i % 10 == 2 ? .two : i % 20 == 0 ? .few : .other
  }

  private static func cornish(_ i: Int) -> PluralCategory {
    if i <= 1 { return i == 0 ? .zero : .one }
    let (rest, thousands) = (i % 100, i % 100_000)
    let isRound =
      i % 1000 == 0
      && ((1000...20000).contains(thousands) || [40000, 60000, 80000].contains(thousands))
    if rest % 20 == 2 || isRound || i % 1_000_000 == 100_000 { return .two }
    return rest % 20 == 3 ? .few : rest % 20 == 1 ? .many : .other
  }
}
