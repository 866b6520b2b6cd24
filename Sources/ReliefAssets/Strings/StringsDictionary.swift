import Foundation

/// A `.stringsdict` file: strings with forms for numbers.
///
/// Source: Apple, "Stringsdict File Format".
enum StringsDictionary {
  /// The strings; nil when it is no such file.
  static func strings(_ data: Data) -> [String: TranslatedString]? {
    guard let entries = PropertyList.dictionary(data) else { return nil }
    var result: [String: TranslatedString] = [:]
    for (key, value) in entries {
      guard let entry = value.dictionary else { continue }
      if let format = entry["NSStringLocalizedFormatKey"]?.string {
        var string = TranslatedString(format)
        for (name, value) in entry {
          if let variable = variable(value) { string.variables[name] = variable }
        }
        result[key] = string
      } else if let widths = entry["NSStringVariableWidthRuleType"]?.dictionary {
        // The widest form is shown, as on a screen with room.
        let widest = widths.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }
        result[key] = widest?.value.string.map { TranslatedString($0) }
      }
    }
    return result
  }

  private static func variable(_ value: PropertyList) -> TranslatedString.Variable? {
    guard let rule = value.dictionary,
      rule["NSStringFormatSpecTypeKey"]?.string == "NSStringPluralRuleType"
    else { return nil }
    var forms: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases {
      if let form = rule[category.rawValue]?.string { forms[category] = form }
    }
    return .init(
      argument: nil, specifier: "%" + (rule["NSStringFormatValueTypeKey"]?.string ?? "lld"), forms: forms)
  }
}
