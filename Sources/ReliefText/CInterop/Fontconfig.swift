import CFontconfig

/// The fonts that the system knows, by fontconfig.
///
/// Only its list is used: which font is chosen is decided in `FontLibrary`, so that the same fonts give the same
/// choice whatever the configuration of the machine prefers.
@safe final class Fontconfig: @unchecked Sendable {
  // Unchecked: fontconfig's objects are only read after init; FcCharSetHasChar is a lookup in constant data.
  private let config: OpaquePointer?
  private let patterns: [OpaquePointer]

  /// What a font says of itself.
  let records: [FontRecord]

  /// Reads the system's configuration and lists its fonts; without either the list is empty.
  init() {
    unsafe config = FcInitLoadConfigAndFonts()
    var found: [(FontRecord, OpaquePointer)] = unsafe []
    if let set = unsafe config.flatMap({ unsafe FcConfigGetFonts($0, FcSetSystem) }) {
      for index in 0..<Int(unsafe max(0, set.pointee.nfont)) {
        guard let pattern = unsafe set.pointee.fonts[index],
          let record = unsafe Fontconfig.record(pattern, number: 0)
        else { continue }
        unsafe found.append((record, pattern))
      }
    }
    unsafe found.sort { unsafe $0.0.sortKey < $1.0.sortKey }
    unsafe patterns = found.map { unsafe $0.1 }
    records = unsafe found.enumerated().map { index, entry in
      var record = unsafe entry.0
      record.systemNumber = index
      return record
    }
  }

  deinit { if let config = unsafe config { unsafe FcConfigDestroy(config) } }

  /// Whether a font of the list has a character, by fontconfig's cache: no file is opened.
  func covers(_ number: Int, _ scalar: UInt32) -> Bool {
    guard unsafe patterns.indices.contains(number) else { return false }
    var set: OpaquePointer?
    guard unsafe FcPatternGetCharSet(patterns[number], FC_CHARSET, 0, &set) == FcResultMatch,
      let set = unsafe set
    else { return false }
    return unsafe FcCharSetHasChar(set, scalar) != 0
  }

  private static func record(_ pattern: OpaquePointer, number: Int) -> FontRecord? {
    guard let file = unsafe string(pattern, FC_FILE, 0) else { return nil }
    let index = unsafe integer(pattern, FC_INDEX) ?? 0
    let isVariable = unsafe boolean(pattern, FC_VARIABLE)
    // The upper half numbers the instances of a variable font; the variable font itself is enough.
    if index >> 16 != 0, !isVariable { return nil }
    var families: [String] = []
    while families.count < 16, let name = unsafe string(pattern, FC_FAMILY, Int32(families.count)) {
      families.append(name)
    }
    guard !families.isEmpty else { return nil }
    let weight = unsafe range(pattern, FC_WEIGHT) ?? 80...80
    let width = unsafe range(pattern, FC_WIDTH) ?? 100...100
    return unsafe FontRecord(
      families: families,
      weights: FcWeightToOpenTypeDouble(weight.lowerBound)...FcWeightToOpenTypeDouble(weight.upperBound),
      widths: width, isItalic: (integer(pattern, FC_SLANT) ?? 0) > 0, isVariable: isVariable,
      source: .file(path: file, index: index & 0xFFFF), systemNumber: number)
  }

  private static func string(_ pattern: OpaquePointer, _ name: String, _ place: Int32) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard unsafe FcPatternGetString(pattern, name, place, &value) == FcResultMatch, let value = unsafe value
    else { return nil }
    return unsafe String(cString: value)
  }

  private static func integer(_ pattern: OpaquePointer, _ name: String) -> Int? {
    var value: Int32 = 0
    return unsafe FcPatternGetInteger(pattern, name, 0, &value) == FcResultMatch ? Int(value) : nil
  }

  private static func boolean(_ pattern: OpaquePointer, _ name: String) -> Bool {
    var value: FcBool = 0
    return unsafe FcPatternGetBool(pattern, name, 0, &value) == FcResultMatch && value != 0
  }

  private static func range(_ pattern: OpaquePointer, _ name: String) -> ClosedRange<Double>? {
    var value = 0.0
    if unsafe FcPatternGetDouble(pattern, name, 0, &value) == FcResultMatch, value.isFinite {
      return value...value
    }
    var pair: OpaquePointer?
    var (low, high) = (0.0, 0.0)
    guard unsafe FcPatternGetRange(pattern, name, 0, &pair) == FcResultMatch, let pair = unsafe pair,
      unsafe FcRangeGetDouble(pair, &low, &high) != 0, low <= high
    else { return nil }
    return low...high
  }
}
