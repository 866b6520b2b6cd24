import Testing

@testable import ReliefAssets

@Suite struct PluralRuleTests {
  /// Numbers above a thousand that some rule looks at.
  private static let large = [
    1000, 1001, 1002, 1003, 1011, 2000, 10000, 20000, 21000, 30000, 40000, 60000, 80000, 90000, 100_000,
    100_001, 100_002, 200_000, 300_000, 999_999, 1_000_000, 1_000_001, 1_000_002, 1_000_011, 1_100_000,
    2_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  ]

  /// The numbers of the table as they are written: 0...999, large ones, with one decimal, with two.
  private static let numbers: [String] = {
    let whole = (0...30).map { $0 } + [100, 101, 111, 1_000_000]
    return (0...999).map { "\($0)" } + large.map { "\($0)" }
      + whole.flatMap { i in (0...9).map { "\(i).\($0)" } }
      + [0, 1, 2, 11].flatMap { i in (0...99).map { $0 < 10 ? "\(i).0\($0)" : "\(i).\($0)" } }
  }()

  /// Languages, and the forms of the numbers: those of 0...99; of 100...199, which all hundreds up to 1000 repeat; of
  /// the large ones; with one decimal; with two. A letter is a form (`r` is that of the rest), the count how often.
  ///
  /// Source: what `uplrules_selectFormatted` of ICU 76.1 answers, whose data are Unicode CLDR 46.
  private static let forms = """
    af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj \
    kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps \
    rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh \
    xog: ror98 r100 r29 r10or339 r100or299
    bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa root sah ses sg su th to \
    tpi vi wo wuu yo yue zh: r100 r100 r29 r350 r400
    ast de en et fi fy gl ia io ji lij nl sc sv sw ur yi: ror98 r100 r29 r350 r400
    ak bho csw guw ln mg nso pa ti wa: o2r98 r100 r29 or9or339 or99or299
    am as bn doi fa gu hi kn pcm zu: o2r98 r100 r29 o11r339 o101r299
    iu naq sat se sma smi smj smn sms: rotr97 r100 r29 r10or9tr329 r100or99tr199
    ca it lld pt-PT scn vec: ror98 r100 r20mr4m4 r350 r400
    bs hr sh sr: rof3r16of3r6of3r6of3r6of3r6of3r6of3r6of3r6of3r5 \
    rof3r16of3r6of3r6of3r6of3r6of3r6of3r6of3r6of3r5 rof2r11ofr4ofr6 rof3r6of3r6of3r6of3r6of3r6of3r6of3r6\
    of3r6of3r6of3r6of3r6of3r6of3r6of3r6of3r6of3r6of3r6of3r6of3r6of3r6of3r6of3r6of3r6of3r6of3r6of3r6of3r6\
    of3r6of3r6of3r6of3r6of3r6of3r6of3r6of3r5 rof3r16of3r6of3r6of3r6of3r6of3r6of3r6of3r6of3r6of3r16of3r6o\
    f3r6of3r6of3r6of3r6of3r6of3r6of3r6of3r16of3r6of3r6of3r6of3r6of3r6of3r6of3r6of3r6of3r16of3r6of3r6of3r\
    6of3r6of3r6of3r6of3r6of3r5
    ceb fil tl: o4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2r \
    o4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2r o19ro9 o4roro2ro4ro\
    ro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2r\
    o4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4ro\
    ro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2r o4roro2ro4roro2ro4roro2ro4roro2\
    ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4r\
    oro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2\
    ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2ro4roro2r
    ff hy kab: o2r98 r100 r29 o20r330 o200r200
    ar ars: zotf8m89 r3f8m89 r3fmr14mr3mr5 \
    zr9or9tr9fr9fr9fr9fr9fr9fr9fr9fr9mr9mr9mr9mr9mr9mr9mr9mr9mr9mr9mr9mr9mr9mr9mr9mr9mr9mr9mr9mr29mr19 \
    zr99or99tr99mr99
    blo ksh: zor98 r100 r29 zr9or339 zr99or299
    cs sk: rof3r95 r100 r29 m350 m400
    dsb hsb: rotf2r95 rotf2r95 rotfr11otr4otr6 rotf2r6otf2r6otf2r6otf2r6otf2r6otf2r6otf2r6otf2r6otf2r6ot\
    f2r6otf2r6otf2r6otf2r6otf2r6otf2r6otf2r6otf2r6otf2r6otf2r6otf2r6otf2r6otf2r6otf2r6otf2r6otf2r6otf2r6\
    otf2r6otf2r6otf2r6otf2r6otf2r6otf2r6otf2r6otf2r6otf2r5 rotf2r96otf2r96otf2r96otf2r95
    fr pt: o2r98 r100 r20mr4m4 o20r330 o200r200
    he iw: rotr97 r100 r29 o10r340 o100r300
    lv prg: zor8z11or8zor8zor8zor8zor8zor8zor8zor8 zor8z11or8zor8zor8zor8zor8zor8zor8zor8 \
    zor2z11orz2rzorz6 zor8o2r9or9or9or9or9or9or9or9or8zor8zor8zor8zor8zor8zor8zor8zor8zor8zor8zor8o2r9or\
    9or9or9or9or9or9or9or8zor8zor8o2r8zor8zor8 zor9z9ror9or9or9or9or9or9or9or8o2r9z9ror9or9or9or9or9or9o\
    r9or9or9z9ror9or9or9or9or9or9or9or8zor9z9ror9or9or9or9or9or9or9or8
    mo ro: fof18r80 rf19r80 rf4r10f2r4f3r5 f350 f400
    ru uk: mof3m16of3m6of3m6of3m6of3m6of3m6of3m6of3m6of3m5 \
    mof3m16of3m6of3m6of3m6of3m6of3m6of3m6of3m6of3m5 mof2m11ofm4ofm6 r350 r400
    be: mof3m16of3m6of3m6of3m6of3m6of3m6of3m6of3m6of3m5 mof3m16of3m6of3m6of3m6of3m6of3m6of3m6of3m6of3m5 \
    mof2m11ofm4ofm6 mr9or9fr9fr9fr9mr9mr9mr9mr9mr9mr9mr9mr9mr9mr9mr9mr9mr9mr9mr9mr9or9fr9fr9fr9mr9mr9mr9\
    mr9mr9mr9mr9or9mr9mr9 mr99or99fr99mr99
    br: rotf2r4fr11otf2r4frotf2r4frotf2r4frotf2r4frotf2r4fr11otf2r4fr10 \
    rotf2r4fr11otf2r4frotf2r4frotf2r4frotf2r4frotf2r4fr11otf2r4fr10 rotfr11otr3motr2m4 \
    r10or9tr9fr9fr49fr119or9tr9fr9fr49fr29or19mr9 r100or99tr199
    cy: zotfr2mr93 r100 r29 zr9or9tr9fr29mr289 zr99or99tr199
    da: ror98 r100 r29 ro19r330 ro199r200
    es: ror98 r100 r20mr4m4 r10or339 r100or299
    ga: rotf4m4r89 r100 r29 r10or9tr9fr9fr9fr9fr9mr9mr9mr9mr249 r100or99tr199
    gd: rotf8otf7r80 r100 r29 r10or9tr9fr9fr9fr9fr9fr9fr9fr9fr9or9tr9fr9fr9fr9fr9fr9fr9fr159 \
    r100or99tr99or99
    gv: fotr8otr7fotr8otr7fotr8otr7fotr8otr7fotr8otr7 fotr8otr7fotr8otr7fotr8otr7fotr8otr7fotr8otr7 \
    fotrof10otf2rfotof5 m350 m400
    is: ror19or9or9or9or9or9or9or9or8 ror19or9or9or9or9or9or9or9or8 ror13or5or7 ror8o2r9or9or9or9or9or9o\
    r9or9or9or9or9or9or9or9or9or9or9or9or9or8o2r9or9or9or9or9or9or9or9or9or9or8o2r9or9or8 ror8or10or9or9\
    or9or9or9or9or9or8o2r8or10or9or9or9or9or9or9or9or9or8or10or9or9or9or9or9or9or9or9or8or10or9or9or9or9\
    or9or9or9or8
    kw: zotfr17mtfr17mtfr17mtfr17mtfr16 rmtfr17mtfr17mtfr17mtfr17mtfr16 tmtfrt3r2t3rtmtr4mtrtr4 \
    zr9or9tr9fr179mr9tr9fr89mr29 zr99or99tr199
    lag: zor98 r100 r29 zo19r330 zo199r200
    lt: rof8r11of8rof8rof8rof8rof8rof8rof8rof8 rof8r11of8rof8rof8rof8rof8rof8rof8rof8 rof2r11ofr2frofr6 \
    rm9om9fm9fm9fm9fm9fm9fm9fm9fm9rm9rm9rm9rm9rm9rm9rm9rm9rm9rm9rm9om9fm9fm9fm9fm9fm9fm9fm9fm9rm9rm9om9r\
    m9rm9 rm99om99fm99rm99
    mk: ror19or9or9or9or9or9or9or9or8 ror19or9or9or9or9or9or9or9or8 ror13or5or7 ror9or9or9or9or9or9or9or\
    9or9or9or9or9or9or9or9or9or9or9or9or9or9or9or9or9or9or9or9or9or9or9or9or9or9or9or8 ror19or9or9or9or9\
    or9or9or9or9or19or9or9or9or9or9or9or9or9or19or9or9or9or9or9or9or9or9or19or9or9or9or9or9or9or9or8
    mt: fotf8m9r80 r3f8m9r80 r3fmr18mr5 \
    fr9or9tr9fr9fr9fr9fr9fr9fr9fr9fr9mr9mr9mr9mr9mr9mr9mr9mr9mr139mr19 fr99or99tr99mr99
    pl: mof3m17f3m7f3m7f3m7f3m7f3m7f3m7f3m7f3m5 m2f3m17f3m7f3m7f3m7f3m7f3m7f3m7f3m7f3m5 m2f2m12fm5fm6 \
    r350 r400
    shi: o2f9r89 r100 r29 o11r9fr9fr9fr9fr9fr9fr9fr9fr9fr249 o101r99fr199
    si: o2r98 r100 r29 o2r8or339 o2r98or299
    sl: rotf2r95 rotf2r95 rotfr11otr4otr6 f350 f400
    tzm: o2r9o89 r100 r29 or9or99or9or9or9or9or9or9or9or9or9or9or9or9or9or9or9or9or9or9or9or49 \
    or99or199or99
    """

  private static let letters: [Character: PluralCategory] = [
    "z": .zero, "o": .one, "t": .two, "f": .few, "m": .many, "r": .other,
  ]

  /// The forms that letters and counts tell.
  private static func unpacked(_ text: Substring) -> [PluralCategory] {
    var forms: [PluralCategory] = []
    var rest = text
    while let letter = rest.popFirst(), let form = letters[letter] {
      let count = rest.prefix { $0.isNumber }
      rest = rest.dropFirst(count.count)
      forms += Array(repeating: form, count: Int(count) ?? 1)
    }
    return forms
  }

  @Test("Numbers take the forms of CLDR's rules in every language that CLDR knows")
  func forms() {
    let numbers = Self.numbers.map { number in
      (Double(number) ?? .nan, number.split(separator: ".").dropFirst().first?.count ?? 0)
    }
    var languages = 0
    for line in Self.forms.split(separator: "\n") {
      let halves = line.split(separator: ":")
      let parts = halves[1].split(separator: " ").map(Self.unpacked)
      let expected = parts[0] + (1...9).flatMap { _ in parts[1] } + parts[2...].joined()
      #expect(expected.count == numbers.count)
      for language in halves[0].split(separator: " ") {
        languages += 1
        let found = numbers.map {
          PluralRules.category($0.0, decimals: $0.1, language: String(language))
        }
        guard found != expected else { continue }
        for (index, pair) in zip(found, expected).enumerated() where pair.0 != pair.1 {
          Issue.record("\(language) \(Self.numbers[index]): \(pair.0), not \(pair.1)")
        }
      }
    }
    #expect(languages == 223)
  }

  @Test("Numbers that are written with fewer digits than they have count as they are written")
  func rounding() {
    // "2.0", "2", "0.2", "2" and "0", as C rounds.
    #expect(PluralRules.category(1.96, decimals: 1, language: "ga") == .two)
    #expect(PluralRules.category(1.5, language: "sl") == .two)
    #expect(PluralRules.category(0.25, decimals: 1, language: "dsb") == .two)
    #expect(PluralRules.category(2.5, language: "cy") == .two)
    #expect(PluralRules.category(0.5, language: "ar") == .zero)
  }
}
