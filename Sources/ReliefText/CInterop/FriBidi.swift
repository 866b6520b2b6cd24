import CFriBidi

/// The bidirectional algorithm (UAX #9) by FriBidi.
enum FriBidi {
  /// The level of each character of a paragraph; odd levels run from right to left.
  ///
  /// The paragraph's own direction is that of its first strong character, or the one given where it has none.
  static func levels(_ text: [UInt32], defaultRightToLeft: Bool) -> (levels: [UInt8], isRightToLeft: Bool) {
    if !defaultRightToLeft, text.allSatisfy({ $0 < 0x590 }) {
      return ([UInt8](repeating: 0, count: text.count), false)
    }
    let count = Int32(clamping: text.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: text.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: text.count)
    var levels = [FriBidiLevel](repeating: 0, count: text.count)
    unsafe fribidi_get_bidi_types(text, count, &types)
    unsafe fribidi_get_bracket_types(text, count, types, &brackets)
    // Weak types: the direction used where no character is strong (FRIBIDI_PAR_WLTR, FRIBIDI_PAR_WRTL).
    var base = FriBidiParType(rawValue: defaultRightToLeft ? weakRightToLeft : weakLeftToRight)
    let top = unsafe fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels)
    guard top > 0 else { return ([UInt8](repeating: 0, count: text.count), false) }
    return (levels.map { UInt8(bitPattern: $0) }, base.rawValue & 1 != 0)
  }

  private static let weakLeftToRight: UInt32 = 0x20
  private static let weakRightToLeft: UInt32 = 0x21
}
