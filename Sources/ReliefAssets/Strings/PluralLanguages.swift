extension PluralRule {
  /// The rules by the codes of languages. Those that have one form for all numbers, such as Japanese, are left out.
  static let languages: [String: PluralRule] = {
    var languages: [String: PluralRule] = [:]
    for (rule, codes) in table {
      for code in codes.split(separator: " ") { languages[String(code)] = rule }
    }
    return languages
  }()

  private static let table: [(rule: PluralRule, codes: String)] = [
    (
      .one,
      """
      af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj \
      kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd \
      sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog
      """
    ),
    (.plainOne, "ast de en et fi fy gl ia io ji lij nl sc sv sw ur yi"),
    (.upToOne, "ak bho csw guw ln mg nso pa ti wa"),
    (.zeroOrOne, "am as bn doi fa gu hi kn pcm zu"),
    (.anyUpToOne, "ff hy kab"),
    (.oneTwo, "iu naq sat se sma smi smj smn sms"),
    (.zeroOne, "blo ksh"),
    (.italian, "ca it lld pt-PT scn vec"),
    (.spanish, "es"), (.french, "fr pt"), (.danish, "da"), (.sinhala, "si"), (.tagalog, "ceb fil tl"),
    (.icelandic, "is"), (.macedonian, "mk"), (.slavic, "ru uk"), (.belarusian, "be"), (.polish, "pl"),
    (.czech, "cs sk"), (.southSlavic, "bs hr sh sr"), (.slovenian, "sl"), (.sorbian, "dsb hsb"),
    (.lithuanian, "lt"), (.latvian, "lv prg"), (.romanian, "mo ro"), (.arabic, "ar ars"), (.hebrew, "he iw"),
    (.maltese, "mt"), (.irish, "ga"), (.welsh, "cy"), (.scottish, "gd"), (.breton, "br"), (.manx, "gv"),
    (.cornish, "kw"), (.langi, "lag"), (.tachelhit, "shi"), (.tamazight, "tzm"),
  ]
}
