import Testing

@testable import ReliefAssets

@Suite struct PluralRuleTests {
  /// Numbers as they are written, whole and with decimals.
  private static let numbers = """
    0 1 2 3 5 6 7 10 11 12 13 20 21 22 29 71 99 100 101 102 103 111 1000000 0.1 0.5 1.0 1.1 1.5 2.10 0.11 2.4
    """

  /// Languages, and which of the numbers take which form; the rest take the form of the rest.
  ///
  /// Source: the rules for cardinal numbers of Unicode CLDR 45, evaluated by another program.
  private static let forms = """
    af az bg ckb dv ee el eo eu fo fur gsw ha haw hu ka kk kl ku ky lb lg ml mn mr nb nd ne nn no nr ny om or \
    os pap ps rm sd sn so sq ss st syr ta te tig tk tn tr ts ug uz ve wae xh: one 1 1.0
    ak bho guw ln mg nso pa ti wa: one 0 1 1.0
    dsb hsb: one 1 101 0.1 1.1; two 2 102; few 3 103 2.4
    iu naq sat se sma smi smj smn sms: one 1 1.0; two 2
    am as bn doi fa gu hi kn pcm zu: one 0 1 0.1 0.5 1.0 0.11
    ar: zero 0; one 1 1.0; two 2; few 3 5 6 7 10 103; many 11 12 13 20 21 22 29 71 99 111
    be: one 1 21 71 101 1.0; few 2 3 22 102 103; many 0 5 6 7 10 11 12 13 20 29 99 100 111 1000000
    bm bo dz id ig ii ja jv km ko lo ms my sg su th to vi wo yo yue zh:
    bs hr sh sr: one 1 21 71 101 0.1 1.1; few 2 3 22 102 103 2.4
    ca it pt-PT scn vec: one 1; many 1000000
    ceb fil tl: one 0 1 2 3 5 7 10 11 12 13 20 21 22 71 100 101 102 103 111 1000000 0.1 0.5 1.0 1.1 1.5 \
    2.10 0.11
    cs sk: one 1; few 2 3; many 0.1 0.5 1.0 1.1 1.5 2.10 0.11 2.4
    cy: zero 0; one 1 1.0; two 2; few 3; many 6
    da: one 1 0.1 0.5 1.0 1.1 1.5 0.11
    de en et fi nl sv sw ur: one 1
    es: one 1 1.0; many 1000000
    ff hy kab: one 0 1 0.1 0.5 1.0 1.1 1.5 0.11
    fr pt: one 0 1 0.1 0.5 1.0 1.1 1.5 0.11; many 1000000
    ga: one 1 1.0; two 2; few 3 5 6; many 7 10
    gd: one 1 11 1.0; two 2 12; few 3 5 6 7 10 13
    he iw: one 1 0.1 0.5 0.11; two 2
    is: one 1 21 71 101 0.1 1.0 1.1 2.10
    lt: one 1 21 71 101 1.0; few 2 3 5 6 7 22 29 99 102 103; many 0.1 0.5 1.1 1.5 2.10 0.11 2.4
    lv: zero 0 10 11 12 13 20 100 111 1000000 0.11; one 1 21 71 101 0.1 1.0 1.1
    mk: one 1 21 71 101 0.1 1.1
    mo ro: one 1; few 0 2 3 5 6 7 10 11 12 13 101 102 103 111 0.1 0.5 1.0 1.1 1.5 2.10 0.11 2.4
    mt: one 1 1.0; two 2; few 0 3 5 6 7 10 103; many 11 12 13 111
    pl: one 1; few 2 3 22 102 103; many 0 5 6 7 10 11 12 13 20 21 29 71 99 100 101 111 1000000
    ru uk: one 1 21 71 101; few 2 3 22 102 103; many 0 5 6 7 10 11 12 13 20 29 99 100 111 1000000
    si: one 0 1 0.1 1.0
    sl: one 1 101; two 2 102; few 3 103 0.1 0.5 1.0 1.1 1.5 2.10 0.11 2.4
    """

  @Test("Numbers take the forms of CLDR's rules in every language that has a rule here")
  func forms() {
    var languages = 0
    for line in Self.forms.split(separator: "\n") {
      let halves = line.split(separator: ":", omittingEmptySubsequences: false)
      var expected: [Substring: Substring] = [:]
      for part in halves[1].split(separator: ";") {
        let words = part.split(separator: " ")
        for number in words.dropFirst() { expected[number] = words[0] }
      }
      for language in halves[0].split(separator: " ") {
        languages += 1
        for number in Self.numbers.split(separator: " ") {
          let decimals = number.split(separator: ".").dropFirst().first?.count ?? 0
          let form = PluralRules.category(
            Double(number) ?? .nan, decimals: decimals, language: String(language))
          #expect(form.rawValue == expected[number] ?? "other", "\(language) \(number)")
        }
      }
    }
    #expect(languages == 120 + 37)
  }
}
